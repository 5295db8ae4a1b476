import { describe, expect, it } from 'vitest';
import { recordedIn } from '../../scripts/recorded-hashes.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { verify, verifyAgainst } from '../../src/verify/verify.js';

const recorded = recordedIn();

describe('verify', () => {
  it('makes every recorded byte anew', async () => {
    const told: number[] = [];
    const { compared, differences } = await verify({ onProgress: (done) => told.push(done) });
    expect(differences).toEqual([]);
    expect(compared).toEqual({
      answer: Object.values(recorded.answers).flat().length,
      chart: Object.keys(recorded.charts).length,
      interpretation: LANGUAGE_CODES.length,
    });
    expect(told).toEqual(told.map((_, index) => index));
    expect(compared.answer).toBeGreaterThan(900);
  });

  it('tells what came out otherwise, and what threw', async () => {
    const { slug, name } = { slug: 'sun-sign', name: 'the documented example' };
    const [first] = recorded.answers[slug] ?? [];
    expect(first?.[0]).toBe(name);
    const { koota: _koota, ...charts } = recorded.charts;
    const answers = {
      'no-such-tool': [['one', 'hash', {}]],
      [slug]: [[name, '0'.repeat(32), { month: 5, day: 17 }]],
    } as const;
    const { compared, differences } = await verifyAgainst({ ...recorded, answers, charts });
    expect(compared.answer).toBe(2);
    expect(differences.map((one) => [one.kind, one.name, one.recordedHash])).toEqual([
      ['answer', 'no-such-tool: one', 'hash'],
      ['answer', `${slug}: ${name}`, '0'.repeat(32)],
      ['chart', 'koota', ''],
    ]);
    expect(differences[0]?.made).toContain('no tool');
    expect(JSON.parse(differences[1]?.made ?? '').result.sign_name).toBe('Taurus');
    expect(differences[1]?.madeHash).toBe(first?.[1]);
  });

  it('stops where it is told to', async () => {
    const stop = new AbortController();
    const asked = verify({ signal: stop.signal, onProgress: (done) => done === 5 && stop.abort(new Error('Enough.')) });
    await expect(asked).rejects.toThrow('Enough.');
  });
});
