import { fc, test } from '@fast-check/vitest';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { readAyanamsha } from '../../src/calculation/ayanamsha-choice.js';
import { conventionsFromTexts } from '../../src/calculation/conventions-from-texts.js';
import { allTools, ascendant, kpChart, moonSign, runTool } from '../../src/entries/index.js';
import { ayanamsha, position } from '../../src/entries/sky.js';
import { DELHI_1990 } from '../support/births.js';
import { errorOf, runs } from '../support/support.js';

const BORN = new Date('1990-05-17T04:50:00Z');

const values = fc.double({ min: -360, max: 360, noNaN: true });
const instants = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });

describe('an ayanamsha of a value at an instant', () => {
  test.prop([values, instants], runs(200))('gives the zodiac that nirayana/sky gives by it', (value, at) => {
    const second = new Date(Math.round(at.getTime() / 1000) * 1000);
    const own = { value, at: second };
    const { result, provenance } = moonSign(DELHI_1990, { ayanamsha: own });
    const inSky = position('Moon', BORN, { ayanamsha: own }).longitude;
    const off = Math.abs(result.moon_longitude_sidereal - inSky);
    expect(Math.min(off, 360 - off)).toBeLessThan(0.000001);
    expect(provenance.ayanamsha_value_deg).toBeCloseTo(ayanamsha(BORN, own), 5);
    expect(provenance.options).toEqual({ ayanamsha: { value, at: second.toISOString().replace('.000', '') } });
  });

  test.prop([values, instants], runs(200))('is told so that it can be given back', (value, at) => {
    const told = readAyanamsha({ value, at });
    expect(told).toMatchObject({ value });
    expect(readAyanamsha(JSON.parse(JSON.stringify(told)))).toEqual(told);
  });

  it('has the value that it is given at that instant', () => {
    const { provenance } = moonSign(DELHI_1990, { ayanamsha: { value: 21.5, at: BORN } });
    expect(provenance.ayanamsha_value_deg).toBe(21.5);
    expect(provenance.ayanamsha).toBe('Own (21.5 degrees at 1990-05-17T04:50:00Z)');
  });

  it('may be told in each way that stands for the same', () => {
    const at = '2000-01-01T12:00:00Z';
    const told = { value: 23.857092, at };
    for (const choice of [
      told,
      '23.857092@2000-01-01T12:00',
      { value: 23.857092, at: '2000-01-01T12:00' },
      { value: 23.857092, at: new Date(at) },
      { value: 23.857092, at: Temporal.Instant.from(at) },
      { value: 23.857092, at: { jd: 2451545, scale: 'ut' } },
    ]) {
      expect(readAyanamsha(choice)).toEqual(told);
    }
    // Lahiri by its value at J2000.0: the same to the microdegree.
    const own = ascendant(DELHI_1990, { ayanamsha: '23.857092325@2000-01-01T12:00' });
    expect(own.result).toEqual(ascendant(DELHI_1990).result);
  });

  it.each([
    'own',
    '23.86',
    '23.86@',
    '361@2000-01-01',
    '23.86@2000-02-30',
    '23.86@1799-12-31',
    '23.86@2201-01-01',
    { value: 23.86 },
    { value: 23.86, at: new Date('1700-01-01') },
    { value: 23.86, at: { jd: 2451545, scale: 'local' } },
    { value: '23.86', at: '2000-01-01' },
    { value: Number.NaN, at: '2000-01-01' },
    { value: 23.86, at: '2000-01-01', zone: 'UTC' },
    null,
  ])('is refused where it is %j', (choice) => {
    const error = errorOf(() => moonSign(DELHI_1990, { ayanamsha: choice as never }));
    expect(error.code).toBe('invalid_input');
    expect(error.message).toMatch(/^The option ayanamsha must be one of: lahiri, .*, or \{ value, at \}/);
  });

  const asked = allTools.flatMap((tool) =>
    tool.options
      .filter((name) => name === 'ayanamsha' || name === 'kp_ayanamsha')
      .map((name) => [tool.slug, name, tool] as const),
  );

  it.each(asked)('is taken by %s as %s, and told', (_slug, name, tool) => {
    const { locale: _, ...example } = tool.example;
    const environment = conventionsFromTexts(tool.options, [[name, '20.5@1950-01-01']]) as object;
    const envelope = runTool(tool, example, { now: new Date('2026-01-01T00:00:00Z'), environment });
    if ('error' in envelope) return expect.fail(envelope.error.message);
    const { options, zodiac_system: zodiac, ayanamsha: told } = envelope.provenance;
    expect(options).toEqual({ [name]: { value: 20.5, at: '1950-01-01T00:00:00Z' } });
    // A chart of a question is in the one zodiac, and what KP reads from it in the other.
    const isAside = name === 'kp_ayanamsha' && tool.options.includes('ayanamsha');
    if (zodiac === 'sidereal' && !isAside) expect(told).toBe('Own (20.5 degrees at 1950-01-01T00:00:00Z)');
  });

  it('is refused in a query by the names that there are', () => {
    const errors = (text: string) =>
      errorOf(() => conventionsFromTexts(['ayanamsha'], [['ayanamsha', text]])).fieldErrors;
    expect(errors('mine')).toEqual([
      {
        field: 'ayanamsha',
        message: expect.stringMatching(/^Must be one of: lahiri, .*23\.857092@2000-01-01T12:00\.$/),
      },
    ]);
    expect(errors('23@2000-13-01')).toEqual([
      { field: 'ayanamsha', message: '23@2000-13-01 is not at most 360 degrees at a moment of 1800 to 2200.' },
    ]);
  });
});

it('is any of the named ones in a KP chart', () => {
  const chart = kpChart({ ...DELHI_1990, as_of: '2026-01-01' }, { kp_ayanamsha: 'krishnamurti_vp291' });
  expect(chart.provenance.ayanamsha).toBe('Krishnamurti (zero in 291)');
  expect(chart.provenance.ayanamsha_value_deg).toBeCloseTo(ayanamsha(BORN, 'krishnamurti_vp291'), 6);
});
