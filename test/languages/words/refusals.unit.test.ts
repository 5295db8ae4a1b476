import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CalculationError, type FieldError, invalidInput, STATUS_BY_CODE } from '../../../src/base/errors.js';
import {
  because,
  likewise,
  type Reason,
  type ReasonCode,
  type ReasonFacts,
  reasonOf,
} from '../../../src/base/reasons.js';
import { FORMATS } from '../../../src/base/schema/formats.js';
import { conventionsFromTexts } from '../../../src/calculation/conventions-from-texts.js';
import {
  type AnyTool,
  allTools,
  birth,
  calculate,
  careerDna,
  type ErrorEnvelope,
  runTool,
} from '../../../src/entries/index.js';
import { findPlaces } from '../../../src/entries/places.js';
import { houses, moonrise, position } from '../../../src/entries/sky.js';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { type Refused, refusalIn } from '../../../src/languages/words/refusals/refusal-in.js';
import { tooManyRequests, unavailable, unknownTool } from '../../../src/service/http/refusals.js';
import { ANY_LANGUAGE, LANGUAGES } from '../../support/languages.js';
import { expectSentences } from '../../support/sentences.js';
import { errorOf, NOW, words } from '../../support/support.js';

const NOTHING = [{}] as const;
const SKIPPED = {
  shown: '2018-03-11T02:30',
  timeZone: 'America/New_York',
  from: '2018-03-11T02:00',
  to: '2018-03-11T03:00',
  before: '2018-03-11T01:59',
};

/** Facts of every reason, so that each of its turns is taken. */
const SAMPLES: { readonly [Code in ReasonCode]: readonly ReasonFacts[Code][] } = {
  fields: [1, 2, 5, 21].map((count) => ({ count })),
  required: NOTHING,
  not_accepted: NOTHING,
  not_needed: NOTHING,
  given_twice: NOTHING,
  one_of: [{ values: ['aries', 'taurus'] }],
  list_of: [{ values: ['Jupiter', 'Saturn'] }],
  list_length: [1, 1000].map((most) => ({ most })),
  pada_decides: NOTHING,
  out_of_range: [
    { minimum: -90, maximum: 90 },
    { minimum: 1900, maximum: 2100 },
  ],
  not_a_number: NOTHING,
  not_a_whole_number: NOTHING,
  not_a_text: NOTHING,
  not_yes_or_no: NOTHING,
  direction_without_journey: NOTHING,
  ends_before_start: NOTHING,
  outside_span: NOTHING,
  span_too_long: [
    { most: 1, unit: 'day' },
    { most: 366, unit: 'day' },
    { most: 13, unit: 'month' },
    { most: 2, unit: 'year' },
    { most: 20, unit: 'year' },
  ],
  date_form: NOTHING,
  no_such_date: [{ shown: '1990-02-30' }],
  no_such_day: [
    { month: 2, day: 30 },
    { month: 4, day: 31 },
  ],
  month_form: NOTHING,
  no_such_month: [{ shown: '2026-13' }],
  time_form: NOTHING,
  no_such_time: [{ shown: '25:00' }],
  moment_form: NOTHING,
  ayanamsha_form: NOTHING,
  no_such_moment: [{ shown: '2026-02-30T12:00' }],
  zone_form: NOTHING,
  clock_form: NOTHING,
  text_form: NOTHING,
  too_long: [1, 2, 100].map((most) => ({ most })),
  country_form: NOTHING,
  place_form: NOTHING,
  birth_form: NOTHING,
  no_time_to_doubt: NOTHING,
  input_form: NOTHING,
  wrong_option: NOTHING,
  unknown_zone: [{ shown: 'Mars/Olympus' }],
  no_zone_found: NOTHING,
  no_place_for_mean_time: NOTHING,
  clock_skipped: [
    SKIPPED,
    {
      shown: '2011-12-30',
      timeZone: 'Pacific/Apia',
      from: '2011-12-30T00:00',
      to: '2011-12-31T00:00',
      before: '2011-12-29T23:59',
    },
  ],
  outside_dates: (
    ['birth date', 'date', 'calculation date', 'calculation moment', 'target month', 'current time', 'instant'] as const
  ).map((what) => ({ what })),
  outside_ephemeris: NOTHING,
  no_ascendant: NOTHING,
  no_houses: (['Placidus', 'Koch', 'Regiomontanus', 'Campanus'] as const).map((system) => ({
    system,
    latitude: -69.65,
  })),
  no_solar_day: (['below all day', 'up all day', 'no sunset', 'no next sunrise'] as const).map((why) => ({
    why,
    date: '2026-12-21',
    timeZone: 'Europe/Oslo',
  })),
  rate_limited: [1, 2, 24, 60].map((seconds) => ({ seconds })),
  ephemeris_failed: NOTHING,
};

const CODES = Object.keys(SAMPLES) as ReasonCode[];
const OTHERS = LANGUAGE_CODES.filter((locale) => locale !== 'en');

function refused<Code extends ReasonCode>(code: Code, facts: ReasonFacts[Code]): Refused {
  return because({ message: 'English only.' }, code, facts);
}

function sample(code: ReasonCode): Refused[] {
  return (SAMPLES[code] as readonly Reason['facts'][]).map((facts) => refused(code, facts as never));
}

/** What the reader has typed and is told again. */
function typedBy(one: Refused): string[] {
  const shown = (reasonOf(one)?.facts as { readonly shown?: string } | undefined)?.shown;
  return shown === undefined ? [] : [shown];
}

describe.each(LANGUAGE_CODES)('the refusals in %s', (locale) => {
  it('are whole sentences of the language', () => {
    for (const code of CODES) {
      for (const one of sample(code)) expectSentences(locale, refusalIn(LANGUAGES[locale], one), code, typedBy(one));
    }
  });

  it('say whose birth they are about', () => {
    const error = because(new CalculationError('engine_error', 'X.'), 'no_ascendant', {});
    const told = (['birth', 'person A', 'person B'] as const).map((whose) =>
      refusalIn(LANGUAGES[locale], likewise(new CalculationError('engine_error', 'X.'), error, whose)),
    );
    for (const sentence of told) {
      expectSentences(locale, sentence, 'whose');
      expect(sentence.endsWith(refusalIn(LANGUAGES[locale], error))).toBe(true);
    }
    expect(new Set([...told, refusalIn(LANGUAGES[locale], error)]).size).toBe(4);
  });

  it('leave that to a page which says so itself, and to a date that names the birth', () => {
    const date = because({ message: 'X.' }, 'outside_dates', { what: 'birth date' });
    expect(refusalIn(LANGUAGES[locale], likewise({ message: 'X.' }, date, 'birth'))).toBe(
      refusalIn(LANGUAGES[locale], date),
    );
    const ofB = likewise({ message: 'X.' }, date, 'person B');
    expect(refusalIn(LANGUAGES[locale], ofB)).not.toBe(refusalIn(LANGUAGES[locale], date));
    expect(refusalIn(LANGUAGES[locale], ofB, { withBearer: false })).toBe(refusalIn(LANGUAGES[locale], date));
  });

  it('have a sentence for every code and for a field without a reason', () => {
    const { codes, field } = LANGUAGES[locale].refusals;
    expect(Object.keys(codes).sort()).toEqual(Object.keys(STATUS_BY_CODE).sort());
    for (const sentence of [...Object.values(codes), field]) expectSentences(locale, sentence, 'a code');
    expect(new Set(Object.values(codes)).size).toBe(6);
  });

  it('tell both times that a clock showed next to one that it skipped', () => {
    const told = refusalIn(LANGUAGES[locale], refused('clock_skipped', SKIPPED));
    for (const part of ['02:30', '01:59', '03:00', 'America/New_York']) expect(told).toContain(part);
    expect(told.split('2018')).toHaveLength(2);
  });
});

describe('what has no reason', () => {
  const error = new CalculationError('not_found', 'There is no tool tarot.');
  const field: FieldError = { field: 'q', message: 'This parameter is required.' };

  it('keeps its English and is told in general otherwise', () => {
    expect(refusalIn(LANGUAGES.en, error)).toBe('There is no tool tarot.');
    expect(refusalIn(LANGUAGES.en, field)).toBe('This parameter is required.');
    for (const locale of OTHERS) {
      expect(refusalIn(LANGUAGES[locale], error)).toBe(LANGUAGES[locale].refusals.codes.not_found);
      expect(refusalIn(LANGUAGES[locale], field)).toBe(LANGUAGES[locale].refusals.field);
      expect(refusalIn(LANGUAGES[locale], { code: 'toString', message: 'X' })).toBe(
        LANGUAGES[locale].refusals.codes.internal_error,
      );
    }
  });

  it('is what the service itself refuses, but for the limit', () => {
    for (const one of [unavailable(), unknownTool('tarot')]) {
      for (const locale of OTHERS)
        expect(refusalIn(LANGUAGES[locale], one)).toBe(LANGUAGES[locale].refusals.codes[one.code]);
    }
    expect(refusalIn(LANGUAGES.en, tooManyRequests(24))).toContain('in 24 seconds.');
    expect(refusalIn(LANGUAGES.ru, tooManyRequests(24))).toContain('через 24 секунды.');
  });
});

describe('the words', () => {
  it('bound a text as its format does', () => {
    expect(FORMATS['free-text'].expected).toContain('200 characters');
    for (const locale of LANGUAGE_CODES)
      expect(refusalIn(LANGUAGES[locale], refused('text_form', {}))).toContain('200');
  });

  it('show a date as the page does, and as the language does where the page has no way, as for no date', () => {
    const date = (iso: string) => (iso === '1990-02-30' ? undefined : `<${iso}>`);
    expect(refusalIn(LANGUAGES.en, refused('no_such_date', { shown: '1990-02-30' }), { date })).toMatch(
      /^30 February 1990 is/,
    );
    expect(refusalIn(LANGUAGES.hi, refused('no_such_date', { shown: '1990-02-30' }))).toMatch(/^30 फ़रवरी 1990 /);
    expect(refusalIn(LANGUAGES.en, refused('no_such_date', { shown: '1990-13-01' }))).toMatch(/^1990-13-01 is/);
    expect(refusalIn(LANGUAGES.de, refused('clock_skipped', SKIPPED), { date })).toMatch(/^<2018-03-11>, 02:30 gab/);
  });
});

/** What people and programs send by mistake or in malice. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  '',
  '   ',
  'x',
  '<script>alert(1)</script>',
  'x'.repeat(1000),
  '१९९०-०५-१७',
  '1990-5-7',
  '17.05.1990',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '1799-12-31',
  '2201-01-01',
  '9999-12-31',
  '2026-13',
  '1799-01',
  '2201-01',
  '25:00',
  '10:20',
  '10:20:61',
  '2:05 pm',
  '2026-02-30T12:00',
  '2201-01-01T00:00',
  'Mars/Olympus',
  'IST',
  'LMT',
  '+05:30',
  '+99:99',
  0,
  -0.5,
  1.5,
  31,
  90,
  -90,
  1e9,
  -1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  {},
  { [Symbol.toStringTag]: 'Temporal.PlainDate', toString: () => '2026-01-01[u-ca=hebrew]' },
  { [Symbol.toStringTag]: 'Temporal.Duration', toString: () => 'P1D' },
  () => 'a function',
  Symbol('a symbol'),
  10n,
];

/** Whole inputs that are wrong as a whole, or together. */
const WHOLE: readonly unknown[] = [undefined, null, 42, 'x', [], {}, { colour: 'red', mood: 1, __proto__: null }];

/** Clocks and places that have no answer, by the names that inputs have for them. */
const CONFUSED: readonly Readonly<Record<string, unknown>>[] = [
  { date: '2018-03-11', time: '02:30', tz: 'America/New_York' },
  { birth_date: '2018-03-11', birth_time: '02:30', birth_timezone: 'America/New_York' },
  { person_a_birth_date: '2018-03-11', person_a_birth_time: '02:30', person_a_birth_timezone: 'America/New_York' },
  { person_b_birth_date: '2011-12-30', person_b_birth_timezone: 'Pacific/Apia' },
  { date: '2011-12-30', timezone: 'Pacific/Apia', tz: 'Pacific/Apia' },
  { birth_date: '2011-12-30', birth_time: null, birth_timezone: 'Pacific/Apia' },
  { latitude: 90, lat: 90, longitude: 0, lon: 0, birth_latitude: 90, birth_longitude: 0 },
  { date: '2026-06-21', latitude: 70, lat: 70, longitude: 19, lon: 19, timezone: 'Europe/Oslo', tz: 'Europe/Oslo' },
  { date: '2026-12-21', latitude: 70, lat: 70, longitude: 19, lon: 19, timezone: 'Europe/Oslo', tz: 'Europe/Oslo' },
  { date: '2026-05-18', latitude: 70, lat: 70, longitude: 19, lon: 19, timezone: 'Europe/Oslo', tz: 'Europe/Oslo' },
  { month: 2, day: 30 },
  { month: 13, day: 0 },
];

/** An input of a tool with what it has of other fields, and one with all of them. */
function* inputsOf({ example, inputSchema, births = {} }: AnyTool): Generator<unknown> {
  yield* WHOLE;
  for (const name of [...Object.keys(inputSchema.properties), 'colour']) {
    for (const value of HOSTILE) yield { ...example, [name]: value };
  }
  // A birth beside the fields that it fills, and what is none in its place.
  for (const name of Object.keys(births)) {
    yield { ...example, [name]: birth({ date: '1990-05-17', place: { latitude: 28.6, longitude: 77.2 } }) };
    yield { ...example, [name]: {} };
    yield { ...example, [name]: 'Delhi' };
  }
  for (const fields of CONFUSED) {
    const own = Object.entries(fields).filter(([name]) => Object.hasOwn(inputSchema.properties, name));
    yield { ...example, ...Object.fromEntries(own) };
    yield { ...example, ...fields };
  }
}

function goldenInputs(slug: string): { readonly input: unknown; readonly options?: object }[] {
  const folder = new URL('../../../golden/cases/', import.meta.url);
  if (!readdirSync(folder).includes(`${slug}.json`)) return [];
  const cases = JSON.parse(readFileSync(new URL(`${slug}.json`, folder), 'utf8')) as {
    readonly input: unknown;
    readonly options?: object;
  }[];
  return cases;
}

const worded = new Set<string>();

/** That an error and each of its fields say why, and are worded in every language. */
function expectReasons(error: Refused, fields: readonly FieldError[], what: string): void {
  const items: Refused[] = [error, ...fields];
  for (const one of items) {
    const reason = reasonOf(one);
    // Most of what tools refuse they refuse alike.
    const text = JSON.stringify([one.message, one, reason]);
    if (worded.has(text)) continue;
    worded.add(text);
    expect(reason, `${what}: ${one.message}`).toBeDefined();
    expect(SAMPLES, what).toHaveProperty(reason?.code as string);
    for (const locale of LANGUAGE_CODES) expectSentences(locale, refusalIn(LANGUAGES[locale], one), what, typedBy(one));
  }
}

/** The errors that a tool has for all of these inputs, each once. */
function errorsOf(tool: AnyTool): ErrorEnvelope['error'][] {
  const errors = new Map<string, ErrorEnvelope['error']>();
  for (const inputs of ['specified', 'wide'] as const) {
    const made = Array.from(inputsOf(tool), (input) => ({ input, options: {} }));
    for (const { input, options: environment = {} } of [...goldenInputs(tool.slug), ...made]) {
      const envelope = runTool(tool, input, { now: NOW, inputs, environment: { ...ANY_LANGUAGE, ...environment } });
      if ('error' in envelope) errors.set(JSON.stringify(envelope.error), envelope.error);
    }
  }
  return [...errors.values()];
}

const toolErrors = allTools.map((tool) => ({ slug: tool.slug, errors: errorsOf(tool) }));
const seen = new Set<string | undefined>();

describe('every error of a tool', () => {
  it.each(toolErrors)('of $slug has a reason and is worded in every language', ({ slug, errors }) => {
    expect(errors.length).toBeGreaterThan(10);
    for (const error of errors) {
      expectReasons(error, error.field_errors, slug);
      for (const one of [error, ...error.field_errors]) seen.add(reasonOf(one)?.code);
    }
  });

  it('looks the same as without reasons', () => {
    for (const error of toolErrors.flatMap(({ errors }) => errors)) {
      expect(Object.keys(error)).toEqual(['code', 'message', 'field_errors']);
      for (const field of error.field_errors) expect(Object.keys(field)).toEqual(['field', 'message']);
      expect(JSON.parse(JSON.stringify(error))).toStrictEqual(error);
    }
  });

  it('is of nearly every kind that there is', () => {
    const elsewhere = words`
      given_twice clock_form ayanamsha_form no_time_to_doubt not_a_text not_yes_or_no direction_without_journey
      ends_before_start outside_span
      too_long country_form place_form wrong_option no_zone_found outside_ephemeris no_houses rate_limited
      ephemeris_failed
    `;
    expect(CODES).toEqual(expect.arrayContaining(elsewhere));
    expect(CODES.filter((code) => !seen.has(code) && !elsewhere.includes(code))).toEqual([]);
  });
});

describe('every error beside the tools', () => {
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  const born = { birth_date: '1990-05-17', birth_time: '10:20', ...delhi };
  const [moonSign] = allTools.filter(({ slug }) => slug === 'vedic-moon-sign-calculator') as [AnyTool];
  const temporal = (name: string, text: string) => ({ [Symbol.toStringTag]: name, toString: () => text }) as never;
  const run = (environment: object) => {
    const envelope = runTool(moonSign, born, { now: NOW, environment });
    if (!('error' in envelope)) throw new Error('It should have failed.');
    throw likewise(new CalculationError(envelope.error.code, envelope.error.message), envelope.error);
  };

  it.each<readonly [string, () => unknown]>([
    ['a birth that is none', () => birth(null as never)],
    ['a birth without a place', () => birth({ date: '1990-05-17' } as never)],
    ['a birth at no place', () => birth({ date: '1990-05-17', place: { latitude: 91, longitude: 0 } })],
    ['a birth in no zone', () => birth({ date: '1990-05-17', zone: 'Mars/Olympus', place: delhi })],
    ['a birth with more', () => birth({ date: '1990-05-17', place: delhi, colour: 'red' } as never)],
    [
      'a birth with two times',
      () => birth({ date: temporal('Temporal.PlainDateTime', '1990-05-17T10:20:00'), time: '10:20', place: delhi }),
    ],
    [
      'a birth in another calendar',
      () => birth({ date: temporal('Temporal.PlainDateTime', '1990-05-17T10:20:00[u-ca=hebrew]'), place: delhi }),
    ],
    ['a doubt about a time that is not there', () => birth({ date: '1990-05-17', within: 30, place: delhi })],
    ['options that are none', () => calculate(moonSign, born, [] as never)],
    ['an option that there is not', () => run({ zodiac: 'tropical' })],
    ['an ayanamsha that there is not', () => run({ ayanamsha: 'own' })],
    ['an ephemeris that is none', () => run({ ephemeris: {} })],
    ['a finder that is none', () => run({ zoneAt: 'Asia/Kolkata' })],
    ['a finder that finds nothing', () => run({ zoneAt: () => undefined })],
    ['no clock', () => careerDna({ ...born, person_name: 'A', birth_timezone: 'Asia/Kolkata' }, {} as never)],
    [
      'a clock of another time',
      () => careerDna({ ...born, person_name: 'A', birth_timezone: 'Asia/Kolkata' }, { asOf: new Date('1700-01-01') }),
    ],
    [
      'parameters',
      () =>
        conventionsFromTexts(
          ['node', 'place'],
          [
            ['node', 'x'],
            ['node', 'y'],
            ['colour', 'red'],
          ],
        ),
    ],
    ['half a place', () => conventionsFromTexts(['place'], [['at_lat', '91']])],
    ['a query that is none', () => findPlaces(42 as never)],
    ['a query that is long', () => findPlaces('x'.repeat(101), { country: 'XX', limit: 0, colour: 'red' } as never)],
    ['options of a search that are none', () => findPlaces('Delhi', 42 as never)],
    ['an instant that is none', () => position('Moon', 'now' as never)],
    ['an instant of another time', () => position('Moon', new Date('1700-01-01'))],
    ['a body that is none', () => position('Vulcan' as never, NOW)],
    ['houses at a pole', () => houses(NOW, { latitude: 90, longitude: 0 })],
    ['Placidus beyond the circle', () => houses(NOW, { latitude: 70, longitude: 0 }, { houses: 'placidus' })],
    [
      'a search beyond the end',
      () => moonrise(new Date('2200-12-30'), { latitude: 89.9, longitude: 0 }, { within: 9 }),
    ],
  ])('has a reason: %s', (what, action) => {
    const error = errorOf(action);
    expectReasons(error, error.fieldErrors, what);
  });
});

describe('a reason', () => {
  it('is not seen by whatever lists properties', () => {
    const bare = new CalculationError('engine_error', 'X.');
    const error = because(new CalculationError('engine_error', 'X.'), 'no_ascendant', {});
    expect(Object.entries(error)).toEqual(Object.entries(bare));
    expect({ ...error }).toEqual({ ...bare });
    const field = because({ field: 'a', message: 'X.' }, 'required', {});
    expect(field).toStrictEqual({ field: 'a', message: 'X.' });
    expect(JSON.stringify(field)).toBe('{"field":"a","message":"X."}');
    expect(reasonOf(structuredClone(field))).toBeUndefined();
    expect(reasonOf({ ...field })).toBeUndefined();
    expect(reasonOf(Object.freeze(field))).toEqual({ code: 'required', facts: {} });
  });

  it('goes on to a copy that takes it', () => {
    const field = because({ field: 'query', message: 'X.' }, 'too_long', { most: 100 });
    const renamed = likewise({ ...field, field: 'q' }, field);
    expect(renamed).toEqual({ field: 'q', message: 'X.' });
    expect(reasonOf(renamed)).toBe(reasonOf(field));
    expect(reasonOf(likewise({}, { field: 'x' }))).toBeUndefined();
  });

  it('counts the fields that fail, also those that are not told', () => {
    expect(reasonOf(invalidInput([{ field: 'a', message: 'X.' }], 2_000))?.facts).toEqual({ count: 2_000 });
  });
});
