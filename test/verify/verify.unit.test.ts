import { describe, expect, it } from 'vitest';
import { recordedIn } from '../../scripts/recorded-hashes.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { verify, verifyAgainst } from '../../src/verify/verify.js';

const recorded = recordedIn();
/** The first case of each tool: `nirayana verify` of the package makes all (test/package/bin.package.test.ts). */
const share = {
  ...recorded,
  answers: Object.fromEntries(Object.entries(recorded.answers).map(([slug, cases]) => [slug, cases.slice(0, 1)])),
};

describe('verify', () => {
  it('makes recorded bytes anew, of every tool, drawing and language', async () => {
    const told: number[] = [];
    const { compared, differences } = await verifyAgainst(share, { onProgress: (done) => told.push(done) });
    expect(differences).toEqual([]);
    expect(compared).toEqual({
      answer: Object.keys(recorded.answers).length,
      chart: Object.keys(recorded.charts).length,
      interpretation: LANGUAGE_CODES.length,
    });
    expect(told).toEqual(told.map((_, index) => index));
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

  it('has every recorded byte to make, and stops where it is told to', async () => {
    const stop = new AbortController();
    const counts = new Set<number>();
    const onProgress = (done: number, all: number) => {
      counts.add(all);
      if (done === 5) stop.abort(new Error('Enough.'));
    };
    await expect(verify({ signal: stop.signal, onProgress })).rejects.toThrow('Enough.');
    const answers = Object.values(recorded.answers).flat().length;
    expect(answers).toBeGreaterThan(900);
    expect([...counts]).toEqual([answers + Object.keys(recorded.charts).length + LANGUAGE_CODES.length]);
  });
});
