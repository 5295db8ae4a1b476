import { fc, test } from '@fast-check/vitest';
import { Compile } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { allTools, runTool } from '../src/entries/index.js';
import { ANY_LANGUAGE } from './support/languages.js';
import { runs } from './support/support.js';

const [FIRST, LAST] = [Date.UTC(1800, 0, 1), Date.UTC(2201, 0, 1) - 60_000];
const NOW = new Date('2026-01-01T00:00:00Z');

/** A minute in the first or last hours, days, years or decades. */
const atAnEnd = fc
  .tuple(fc.constantFrom(FIRST, LAST), fc.constantFrom(1 / 24, 1, 40, 400, 12_000), fc.integer({ min: 0, max: 1000 }))
  .map(([end, days, part]) => {
    const away = Math.floor((days * part * 1440) / 1000) * 60_000;
    return new Date(end === FIRST ? end + away : end - away).toISOString();
  });

/** What of an example stands at the end: the birth, the day that is looked at, or both. */
const moved = fc.constantFrom('birth', 'day', 'both');
const zone = fc.constantFrom(undefined, 'UTC', 'Pacific/Kiritimati', 'Etc/GMT+12');

/** The example of a tool at an instant. */
function inputAt(example: object, fields: readonly string[], { at, which, zoned }: Asked): Record<string, unknown> {
  const isOfBirth = (name: string) =>
    /birth|person|^time$|^lat$/.test(name) || (name === 'date' && fields.includes('lat'));
  const input: Record<string, unknown> = { ...example };
  for (const name of fields.filter((one) => which === 'both' || (which === 'birth') === isOfBirth(one))) {
    if (/timezone$|^tz$/.test(name) && zoned !== undefined) input[name] = zoned;
    else input[name] = textAt(at, name in example ? input[name] : LEFT_TO_NOW[name]) ?? input[name];
  }
  // The year of a life is told in one of two ways.
  if ('year_of_life' in example) delete input['as_of'];
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

/** What an example leaves to the clock, as it would be told. */
const LEFT_TO_NOW: Readonly<Record<string, string>> = {
  calculation_date: '2026-01-01',
  calculation_datetime: '2026-01-01T00:00',
  as_of: '2026-01-01T00:00',
};

/** An instant in the form of another text; undefined for what is no date and no time. */
function textAt(at: string, like: unknown): string | undefined {
  if (typeof like !== 'string') return undefined;
  const forms = [
    [/^\d{4}-\d\d$/, at.slice(0, 7)],
    [/^\d{4}-\d\d-\d\d$/, at.slice(0, 10)],
    [/^\d{4}-\d\d-\d\dT/, at.slice(0, 16)],
    [/^\d\d:\d\d$/, at.slice(11, 16)],
  ] as const;
  return forms.find(([form]) => form.test(like))?.[1];
}

interface Asked {
  readonly at: string;
  readonly which: string;
  readonly zoned: string | undefined;
}

/** The paths at which a result has null, without the numbers of lists. */
function nulls(value: unknown, path = ''): string[] {
  if (value === null) return [path];
  // A day that the Sun does not begin is null on any date.
  if (typeof value !== 'object' || (value as { reason_code?: string }).reason_code === 'no_sunrise') return [];
  const under = (key: string) => (Array.isArray(value) ? path : path === '' ? key : `${path}.${key}`);
  return Object.entries(value as object).flatMap(([key, one]) => nulls(one, under(key)));
}

/** What has no date that could stand for it, and is null beyond the ephemeris: the caveat that says so. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/lunar_month$|lunar_ritu$/, 'lunar_month_cut_off'],
  [/^year_numbers\.(kollam|bengali)$|^solar_months\.|^samvatsara\.(north|tamil)$/, 'years_cut_off'],
  [/^planets\.murti_code$/, 'stays_cut_off'],
  [/^lunar_date$/, 'lunar_month_cut_off'],
  [/^lunar_date\.(amanta|purnimanta)_month\.(starts|ends)_at$/, 'dates_cut_off'],
];

/** What may be null on any day: a body that does not rise on it or in an eclipse, and what an input leaves out. */
const ANY_DAY = /(moonrise|moonset)_at$|\.at_place\.|\.sutak$|^samvatsara\.gujarat$/;
const DATED = /(_at|_local|_date|_dates|^date|\.date|(^|\.)(start|end))$/;

describe.each([...allTools])('$slug at both ends of the ephemeris', (tool) => {
  const fields = Object.keys(tool.inputSchema.properties);
  const isResult = Compile(tool.resultSchema as object);
  const inMiddle = new Set(
    ['1987-03-14T04:30:00Z', '2009-07-22T02:35:00Z', '2026-11-26T12:00:00Z'].flatMap((at) =>
      ['birth', 'day', 'both'].flatMap((which) => nullsOf(inputAt(tool.example, fields, { at, which, zoned: 'UTC' }))),
    ),
  );

  function nullsOf(input: object): string[] {
    const envelope = runTool(tool, input, { now: NOW, environment: ANY_LANGUAGE });
    return 'result' in envelope ? nulls(envelope.result) : [];
  }

  test.prop([atAnEnd, moved, zone], runs(40))(
    'answers by its schema or is refused with the span',
    (at, which, zoned) => {
      const bugs: unknown[] = [];
      const input = inputAt(tool.example, fields, { at, which, zoned });
      const envelope = runTool(tool, input, { now: NOW, environment: ANY_LANGUAGE, onError: (bug) => bugs.push(bug) });
      expect(bugs).toEqual([]);
      if ('error' in envelope) {
        expect(envelope.error).toMatchObject({
          code: 'engine_error',
          message: expect.stringMatching(/1800.* to 2200/),
        });
        return;
      }
      expect(isResult.Check(envelope.result)).toBe(true);
      const codes = envelope.provenance.caveats.map(({ code }) => code as string);
      const more = new Set(nulls(envelope.result).filter((path) => !inMiddle.has(path) && !ANY_DAY.test(path)));
      for (const path of more) {
        const [, code] = LEFT_OUT.find(([left]) => left.test(path)) ?? [];
        if (code === undefined) expect([path, DATED.test(path)]).toEqual([path, false]);
        else expect(codes).toContain(code);
      }
    },
  );
});

describe('what lies beyond the ephemeris', () => {
  const born = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };

  it.each([
    ['sade-sati-calculator', { ...born, calculation_date: '1805-01-01' }, '"1800-01-01"', 'cycles_cut_off'],
    ['sade-sati-calculator', { ...born, calculation_date: '2190-01-01' }, '"2200-12-31"', 'cycles_cut_off'],
    ['saturn-periods', { ...born, birth_date: '1800-01-15' }, '"1800-01-01T00:00:00Z"', 'saturn_periods_cut_off'],
    ['saturn-periods', { ...born, birth_date: '2150-01-01' }, '"2200-12-31T23:59:59Z"', 'saturn_periods_cut_off'],
    ['gochara', { ...born, as_of: '1800-01-01T12:00' }, '"1800-01-01T00:00:00Z"', 'stays_cut_off'],
    ['gochara', { ...born, as_of: '2200-12-31T12:00' }, '"2200-12-31T23:59:59Z"', 'stays_cut_off'],
    ['moon-phases', { date: '2200-12-31', timezone: 'UTC' }, '"2200-12-31T23:59:59+00:00"', 'next_phase_cut_off'],
    [
      'upcoming-transits',
      { ...born, from: '2200-12-01', to: '2200-12-31' },
      '"2200-12-31T23:59:59Z"',
      'transit_window_cut_off',
    ],
    [
      'current-transits-calculator',
      { ...born, calculation_datetime: '1800-01-01T00:00' },
      '"window_start":"1800-01-01T00:00:00Z"',
      'transit_window_cut_off',
    ],
  ])('has the end of it as its date: %s of %o', (slug, input, told, code) => {
    const tool = allTools.find((one) => one.slug === slug) as (typeof allTools)[number];
    const envelope = runTool(tool, input, { now: NOW });
    expect(JSON.stringify(envelope)).toContain(told);
    expect('result' in envelope && envelope.provenance.caveats.map((one) => one.code as string)).toContain(code);
  });

  it('is refused where the cycle of the day that is asked needs it', () => {
    const tool = allTools.find((one) => one.slug === 'sade-sati-calculator') as (typeof allTools)[number];
    expect(runTool(tool, { ...born, calculation_date: '2199-01-01' }, { now: NOW })).toMatchObject({
      error: { code: 'engine_error', message: expect.stringContaining('1800-01-01 to 2200-12-31') },
    });
  });
});
