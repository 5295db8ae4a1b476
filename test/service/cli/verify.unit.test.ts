import { describe, expect, it } from 'vitest';
import { commandLine } from '../../support/command-line.js';

const BORN = ['--birth-date', '1990-05-17', '--birth-time', '10:20', '--latitude', '28.6139', '--longitude', '77.209'];
const opinion = (...more: readonly string[]) => commandLine(['verify', '--second-opinion', ...more]);

describe('nirayana verify', () => {
  it('takes a birth with a second opinion alone, and nothing beside flags', async () => {
    for (const surplus of [BORN, ['everything']]) {
      const { code, errors } = await commandLine(['verify', ...surplus]);
      expect([code, errors.startsWith('nirayana: ')]).toEqual([2, true]);
    }
  });
});

describe('a second opinion', () => {
  it('tells how far the two are apart, and what would be told otherwise: one day of a Saturn that hardly moves', async () => {
    const { code, output } = await opinion(...BORN, '--now', '2026-01-31T12:00Z');
    const moon = /Moon +(-?[0-9.]+)″/.exec(output)?.[1];
    expect(Math.abs(Number(moon))).toBeGreaterThan(0);
    expect(Math.abs(Number(moon))).toBeLessThan(7);
    expect(code).toBe(1);
    expect(output.match(/ here, /g)).toHaveLength(1);
    expect(output).toContain('retrograde_crossings[3].date: "1993-11-09" here, "1993-11-10" there\n');
  });

  it('names each field that would be told otherwise', async () => {
    // The Moon enters Aries within this second.
    const edge = ['--birth-date', '1990-01-05', '--birth-time', '03:29:07', '--birth-timezone', 'UTC'];
    const place = ['--latitude', '28.6139', '--longitude', '77.209'];
    const { code, output } = await opinion('--json', ...edge, ...place, '--now', '2026-01-31T12:00Z');
    expect(code).toBe(1);
    const fields = JSON.parse(output).answers.map(({ field }: { readonly field: string }) => field);
    expect(fields).toContain('vedic-moon-sign-calculator: rashi.name');
  });

  it('says that nothing would be told otherwise', async () => {
    const born = ['--birth-date', '2001-08-15', '--latitude', '28.6139', '--longitude', '77.209'];
    const { code, output } = await opinion(...born, '--now', '2026-01-31T12:00Z');
    expect([code, output.includes('Nothing that is told would change.')]).toEqual([0, true]);
  });

  it('has none of a birth that is refused', async () => {
    const { code, errors } = await opinion('--birth-date', '1990-02-30', '--birth-time', '10:20');
    expect(code).toBe(1);
    expect(errors).toContain('\n  date: 1990-02-30 is not a day of the calendar.\n');
    expect(errors).toMatch(/\n {2}place\.latitude: .+\n {2}place\.longitude: .+\n$/);
  });
});
