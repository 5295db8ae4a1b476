import { describe, expect, it } from 'vitest';
import { commandLine } from '../../support/command-line.js';

const DELHI = ['--latitude', '28.6139', '--longitude', '77.209'];
const BORN = ['--birth-date', '1990-05-17', '--birth-time', '10:20', ...DELHI];
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
  it('tells how far the two are apart, what was asked, and what would be told otherwise', async () => {
    const { code, output } = await opinion(...BORN, '--now', '2026-01-31T12:00Z');
    const moon = /Moon +(-?[0-9.]+)″/.exec(output)?.[1];
    expect(Math.abs(Number(moon))).toBeGreaterThan(0);
    expect(Math.abs(Number(moon))).toBeLessThan(7);
    expect(code).toBe(1);
    expect(output).toContain('24 calculators were asked, each to which a birth is enough: vedic-moon-sign-calculator,');
    expect(output).toMatch(/kp-chart,\s+jaimini-chart\.\n/);
    expect(output).toContain('\n  sade-sati-calculator\n');
    expect(output).toContain('retrograde crossings, 4, date: 1993-11-09 here, 1993-11-10 there\n');
    expect(output).toMatch(
      /^Instants move by [0-9.]+ minutes at most \(.+\)\.\n[0-9,]+ would be told with another minute/m,
    );
    expect(output).toMatch(/ {4}mahadashas, .+ there \(and [0-9]+ more on another day\)\n/);
  });

  it('asks what looks at parts of a nakshatra: a sub lord may differ where no sign does', async () => {
    const born = ['--birth-date', '1972-02-29', '--birth-time', '22:34', '--birth-timezone', 'Asia/Kolkata'];
    const { code, output } = await opinion(...born, ...DELHI, '--now', '2026-01-31T12:00Z');
    expect(code).toBe(1);
    expect(output).toContain(
      ' of the 24 would tell otherwise:\n  kp-chart\n    planets, Saturn, sub ruler: Mercury here, Ketu there\n',
    );
  });

  it('names each field that would be told otherwise', async () => {
    // The Moon enters Aries within this second.
    const edge = ['--birth-date', '1990-01-05', '--birth-time', '03:29:07', '--birth-timezone', 'UTC'];
    const { code, output } = await opinion('--json', ...edge, ...DELHI, '--now', '2026-01-31T12:00Z');
    expect(code).toBe(1);
    const fields = JSON.parse(output).answers.map(
      ({ tool, field }: Readonly<Record<string, string>>) => `${tool}: ${field}`,
    );
    expect(fields).toContain('vedic-moon-sign-calculator: rashi.name');
  });

  it('has none of a birth that is refused', async () => {
    const { code, errors } = await opinion('--birth-date', '1990-02-30', '--birth-time', '10:20');
    expect(code).toBe(1);
    expect(errors).toContain('\n  date: 1990-02-30 is not a day of the calendar.\n');
    expect(errors).toMatch(/\n {2}place\.latitude: .+\n {2}place\.longitude: .+\n$/);
  });
});
