import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Caveat, type CaveatCode, type CaveatFacts, caveat } from '../../../src/base/input/caveats.js';
import { NAKSHATRA_NAMES } from '../../../src/base/zodiac/nakshatra.js';
import { SIGN_NAMES } from '../../../src/base/zodiac/rashi.js';
import type { CaveatResult } from '../../../src/contract/provenance.js';
import { type AnyTool, careerDna, findTool, runTool } from '../../../src/entries/index.js';
import { CAVEAT_CODES, FOR_PROGRAMS } from '../../../src/languages/en/caveats.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/languages/locale/locales.js';
import { caveatIn } from '../../../src/languages/words/caveats/caveat-in.js';
import { caveatSentence } from '../../../src/languages/words/caveats/caveat-words.js';
import { readableFacts } from '../../../src/languages/words/caveats/readable.js';
import { DIGNITIES } from '../../../src/rules/natal/dignity-tables.js';
import { CATALOGUES, LANGUAGES } from '../../support/languages.js';
import { expectSentences } from '../../support/sentences.js';

const MOON = { nakshatra: 'Shravana', pada: 3, sign: 'Capricorn' } as const;
const LATER = { nakshatra: 'Dhanishta', pada: 1, sign: 'Aquarius' } as const;
const TROMSO = { latitude: 69.65, longitude: 18.96 };
const WHOSE = [null, 'birth', 'person A', 'person B'] as const;
const PLACED = { time_zone: 'Asia/Kolkata', offset: 19_800, own_mean_time: 18_530 } as const;

const CLOCK_REASONS = [
  'own_time',
  'no_daylight_time',
  'neighbouring_zone',
  'daylight_time',
  'local_mean_time',
] as const;
const OTHER_CLOCKS = CLOCK_REASONS.map((reason_code) => ({
  utc_offset: '+04:51',
  reason_code,
  lagna_sign_name: reason_code === 'local_mean_time' ? null : 'Virgo',
  nakshatra_name: reason_code === 'local_mean_time' || reason_code === 'own_time' ? 'Rohini' : 'Pushya',
})) satisfies CaveatFacts['zone_city_clock']['clocks'];

/** Facts of every caveat, so that each of its turns is taken. */
const SAMPLES: { readonly [Code in CaveatCode]: readonly CaveatFacts[Code][] } = {
  birth_time_unknown: ([null, 'person A', 'person B'] as const).flatMap((whose) => [
    { whose, from: MOON, to: LATER },
    { whose, from: MOON, to: { ...MOON, pada: 4 } },
  ]),
  grahas_change_that_day: [
    {
      changes: [
        { graha: 'Sun', passes: [{ of: 'sign', states: ['Aries', 'Taurus'] }] },
        {
          graha: 'Mercury',
          passes: [
            { of: 'motion', states: ['direct', 'retrograde'] },
            { of: 'combustion', states: ['combust', 'not combust'] },
            { of: 'dignity', states: DIGNITIES },
          ],
        },
      ],
    },
  ],
  sign_changes_that_day: (['Sun', 'tropical Sun', 'tropical Moon'] as const).map((what) => ({
    what,
    from: 'Leo',
    to: 'Virgo',
  })),
  chart_of_noon: [{ has_vara: true }, { has_vara: false }],
  rising_sign_left_out: [{}],
  rising_sign_sensitive: WHOSE.map((whose) => ({ sign: 'Libra', minutes: 4.57, whose })),
  natal_rising_sign_sensitive: [0.4, 1.7, 8.27].map((minutes) => ({ sign: 'Pisces', minutes })),
  rising_sign_unbounded: WHOSE.map((whose) => ({ whose })),
  no_ascendant: [{}],
  navamsa_ascendant_sensitive: [
    { holds: null },
    { holds: { from: '1990-05-17T09:37', to: '1990-05-17T09:50' } },
    { holds: { from: '1990-05-17T23:55', to: '1990-05-18T00:08' } },
  ],
  lagna_edge: [1, 2, 4, 5].map((minutes) => ({ minutes })),
  yogas_change: [1, 2, 7].map((count) => ({ count })),
  cuspal_sub_lords_sensitive: [{ holds: null }, { holds: { from: '1990-05-17T10:18', to: '1990-05-17T10:24' } }],
  bhavas_change: [{ planets: ['Mars'] }, { planets: ['Sun', 'Moon', 'Rahu'] }],
  bhavas_uneven: [{ narrowest_deg: 3.25 }],
  d10_edge: [1, 2, 7].map((minutes) => ({ minutes })),
  karakas_close: [{ degrees: 0.01 }],
  minor: [{ date: '2026-01-01' }],
  ascendant_transits_sensitive: [{}],
  score_range: [
    { what: 'score', least: -12, most: 7, maximum: null },
    { what: 'total', least: 18.5, most: 18.5, maximum: 36 },
    { what: 'total', least: 18.5, most: 22, maximum: 36 },
  ],
  match_range: [
    { least: 18.5, most: 18.5, maximum: 36 },
    { least: 18.5, most: 22, maximum: 36 },
  ],
  month_range: [
    { days: 31, open: 0, points: 0, dasha_days: 1 },
    { days: 31, open: 1, points: 1, dasha_days: 2 },
    { days: 30, open: 22, points: 5, dasha_days: 21 },
  ],
  dasha_range: [
    { first: 'Moon', last: 'Moon', days: 1.2 },
    { first: 'Moon', last: 'Mars', days: 2796.48 },
  ],
  sade_sati_uncertain: [{ date: '2026-01-01', active: ['Aquarius', 'Pisces'], inactive: ['Capricorn'] }],
  clock_time_repeated: [
    {
      shown: '2018-11-04T01:30',
      time_zone: 'America/New_York',
      earlier: '2018-11-04T05:30:00Z',
      later: '2018-11-04T06:30:00Z',
    },
  ],
  clock_time_skipped: [{ shown: '2018-03-11T02:30', time_zone: 'America/New_York', straight_to: '2018-03-11T03:00' }],
  nominal_length: [
    { part: 'day', time_zone: 'Europe/Berlin', minutes: 660 },
    { part: 'night', time_zone: 'Europe/Berlin', minutes: 749.5 },
  ],
  zone_centre_day: [
    { time_zone: 'Asia/Kolkata', latitude: 21.7, longitude: 78.4, minutes_earlier: 55, minutes_later: 30 },
    { time_zone: 'Asia/Singapore', latitude: 1.3, longitude: 103.8, minutes_earlier: 0, minutes_later: 0 },
  ],
  zone_without_people: [{ time_zone: 'Etc/GMT+2' }],
  day_without_sunrise: [
    { ...TROMSO, first: '2026-12-21', last: '2026-12-21', days: 1 },
    { latitude: -TROMSO.latitude, longitude: -TROMSO.longitude, first: '2026-12-01', last: '2026-12-22', days: 22 },
  ],
  date_skipped: [{ date: '2011-12-30', time_zone: 'Pacific/Apia' }],
  zone_border: WHOSE.flatMap((whose) => [
    {
      whose,
      time_zone: 'Asia/Kolkata',
      offset: 19_800,
      neighbours: [
        { time_zone: 'Asia/Thimphu', offset: 21_600 },
        { time_zone: 'Asia/Karachi', offset: 18_000 },
        { time_zone: 'Asia/Kathmandu', offset: 19_770 },
      ],
    },
    { whose, time_zone: 'Asia/Kolkata', offset: 0, neighbours: [{ time_zone: 'Asia/Manila', offset: -57_360 }] },
  ]),
  zone_without_clock: WHOSE.flatMap((whose) => [
    { whose, time_zone: 'Antarctica/Troll', own_mean_time: null },
    { whose, time_zone: 'Antarctica/Troll', own_mean_time: 607 },
  ]),
  zone_local_mean_time: WHOSE.map((whose) => ({ whose, ...PLACED })),
  zone_city_clock: WHOSE.flatMap((whose) => [
    { whose, ...PLACED, lagna_sign_name: 'Leo', nakshatra_name: 'Rohini', clocks: OTHER_CLOCKS },
    { whose, ...PLACED, lagna_sign_name: 'Virgo', nakshatra_name: 'Rohini', clocks: OTHER_CLOCKS.slice(0, 1) },
    { whose, ...PLACED, lagna_sign_name: null, nakshatra_name: 'Rohini', clocks: OTHER_CLOCKS.slice(4) },
  ]),
  zone_city_mean_time: WHOSE.map((whose) => ({ whose, ...PLACED })),
  zone_contradicts_place: WHOSE.flatMap((whose) => [
    { whose, ...PLACED, difference: 14_400 },
    { whose, ...PLACED, time_zone: '+05:30', difference: 15_720 },
  ]),
  before_birth: WHOSE.flatMap((whose) =>
    (['day', 'month', 'calculation date', 'calculation moment'] as const).map((what) => ({ whose, what })),
  ),
  no_dasha: [
    { when: 'in these ten years', is_before_birth: false },
    { when: 'when the month begins', is_before_birth: true },
    { when: { at: 'sunrise', date: '2026-01-01' }, is_before_birth: true },
    { when: { at: '06:00', date: '2026-01-01' }, is_before_birth: false },
  ],
  no_sunrise: [{}],
  lunar_month_cut_off: [{}],
  observances_cut_off: [{}],
  dates_cut_off: [{}],
  next_limb_cut_off: [{}],
  next_phase_cut_off: [{}],
  transit_window_cut_off: [{}],
  years_cut_off: [{}],
  cycles_cut_off: [{ cycles: ['previous'] }, { cycles: ['next', 'birth'] }, { cycles: ['previous', 'next', 'birth'] }],
  stays_cut_off: [{}],
  saturn_periods_cut_off: [{}],
};

const CASES = CAVEAT_CODES.flatMap((code) =>
  (SAMPLES[code] as readonly Caveat['facts'][]).map((facts) => caveat(code, facts as never)),
);

/** A caveat in a language, its dates as people write them. */
function worded(locale: LanguageCode, one: Caveat): string {
  return caveatSentence(LANGUAGES[locale], readableFacts(LANGUAGES[locale], one, {}));
}

const OTHERS = LANGUAGE_CODES.filter((locale) => locale !== 'en');

describe.each(LANGUAGE_CODES)('the caveats in %s', (locale) => {
  it('are whole sentences of the language', () => {
    for (const one of CASES) {
      expectSentences(locale, worded(locale, one), one.code);
    }
  });

  it('call every sign and every nakshatra by its name in the catalogue', () => {
    const { sign: signs, in_sign: inSigns, nakshatra: nakshatras } = CATALOGUES[locale].names;
    for (const sign of SIGN_NAMES) {
      const told = worded(locale, caveat('rising_sign_sensitive', { sign, minutes: 3, whose: null }));
      expect(
        [signs[sign], inSigns[sign]].some((name) => told.includes(name)),
        told,
      ).toBe(true);
    }
    for (const nakshatra of NAKSHATRA_NAMES) {
      const place = { nakshatra, pada: 1, sign: 'Aries' } as const;
      const told = worded(locale, caveat('birth_time_unknown', { whose: null, from: place, to: place }));
      expect(told).toContain(nakshatras[nakshatra]);
    }
  });

  it('name what they are about', () => {
    for (const one of CASES) {
      const { time_zone, neighbours } = one.facts as { time_zone?: string; neighbours?: { time_zone: string }[] };
      for (const zone of [time_zone, ...(neighbours ?? []).map((other) => other.time_zone)]) {
        if (zone !== undefined) expect(worded(locale, one)).toContain(zone);
      }
    }
  });

  it('tell which dates stand for what lies outside of the ephemeris', () => {
    const [first, last] = ['1800-01-01', '2200-12-31'].map((date) => readableFacts(LANGUAGES[locale], date, {}));
    const beyond = CASES.filter(({ code }) => /^(?:cycles|stays|saturn_periods)_cut_off$/.test(code));
    expect(beyond.length).toBeGreaterThan(4);
    for (const one of beyond) for (const date of [first, last]) expect(worded(locale, one)).toContain(date);
    expect(worded(locale, caveat('next_phase_cut_off', {}))).toContain(last);
  });

  it('have no words for programs', () => {
    for (const one of CASES) expect(worded(locale, one)).not.toMatch(/null|Send |JSON/);
  });

  it('say different things of different facts', () => {
    for (const code of CAVEAT_CODES) {
      const told = CASES.filter((one) => one.code === code).map((one) => worded(locale, one));
      expect(new Set(told).size, told.join('\n')).toBe(told.length);
    }
  });
});

describe('the languages', () => {
  it.each(OTHERS)('leave no sentence in English in %s', (locale) => {
    for (const one of CASES) expect(worded(locale, one)).not.toBe(worded('en', one));
  });

  it('count days and points as Slavic languages do', () => {
    const range = (open: number, points: number, dasha_days: number) =>
      caveat('month_range', { days: 31, open, points, dasha_days });
    expect(worded('ru', range(1, 21, 2))).toContain('оценки 1 дня из 31, не более чем на 21 балл,');
    expect(worded('ru', range(1, 21, 2))).toContain('на 2 дня.');
    expect(worded('ru', range(22, 3, 11))).toContain('оценки 22 дней из 31, не более чем на 3 балла,');
    expect(worded('ru', range(22, 3, 11))).toContain('на 11 дней.');
    expect(worded('uk', range(21, 5, 3))).toContain('оцінки 21 дня із 31, щонайбільше на 5 балів,');
    expect(worded('uk', range(21, 5, 3))).toContain('на 3 дні.');
    expect(worded('de', range(2, 1, 1))).toContain(
      'um höchstens 1 Punkt, und jedes Datum einer Dasha verschiebt sich um höchstens 1 Tag.',
    );
  });

  it('tell of no change within no minutes', () => {
    for (const locale of LANGUAGE_CODES) {
      for (const code of ['lagna_edge', 'd10_edge'] as const) {
        expect(worded(locale, caveat(code, { minutes: 0 }))).toBe(worded(locale, caveat(code, { minutes: 1 })));
      }
    }
  });

  it('tell how exact a time must be in whole minutes, never more than it is', () => {
    const told = (locale: LanguageCode, minutes: number) =>
      worded(locale, caveat('rising_sign_sensitive', { sign: 'Libra', minutes, whose: null }));
    for (const locale of LANGUAGE_CODES) {
      expect(told(locale, 12.94).match(/\d+(?:[.,]\d+)?/g)).toEqual(['12']);
      expect(told(locale, 0.94)).not.toMatch(/\d/);
    }
    expect(told('en', 12.94)).toContain('right to within 12 minutes.');
    expect(told('en', 0.94)).toContain('right to the minute.');
  });

  it('write dates, coordinates and decimals in their own way', () => {
    const polar = caveat('day_without_sunrise', { ...TROMSO, first: '2026-03-01', last: '2026-03-01', days: 1 });
    expect(worded('en', polar)).toContain('1 March 2026');
    expect(worded('fr', polar)).toMatch(/^Le 1er mars 2026, .* 69,7° N, 19,0° E/);
    expect(worded('de', polar)).toMatch(/^Am 1\. März 2026 .* 69,7° N, 19,0° O/);
    expect(worded('es', polar)).toMatch(/^El 1 de marzo de 2026, /);
    expect(worded('ru', polar)).toMatch(/^На 1 марта 2026 года в точке 69,7° с\. ш\., 19,0° в\. д\./);
    expect(worded('uk', polar)).toMatch(/^На 1 березня 2026 року /);
    expect(worded('hi', polar)).toMatch(/^1 मार्च 2026 को 69\.7° उत्तर, 19\.0° पूर्व पर/);
  });

  it('count yogas and doshas within their sentence, and leave no list of them open', () => {
    const told = (count: number) => worded('en', caveat('yogas_change', { count }));
    expect(told(9)).toBe('Within half an hour of the time of birth 9 yogas or doshas come or go.');
    expect(told(1)).toBe('Within half an hour of the time of birth one yoga or dosha comes or goes.');
    for (const locale of ['es', 'fr', 'de'] as const)
      expect(worded(locale, caveat('yogas_change', { count: 9 }))).not.toMatch(/:\s*9/);
  });

  it('say of a polar night what holds of every reading, whether it has a panchanga or not', () => {
    for (const locale of LANGUAGE_CODES)
      expect(worded(locale, caveat('no_sunrise', {}))).not.toMatch(/panchang|पंचांग|панчан/i);
  });

  it('give points their sign in every language, for programs too', () => {
    const range = caveat('score_range', { what: 'score', least: -12, most: 7, maximum: null });
    for (const told of [...LANGUAGE_CODES.map((locale) => worded(locale, range)), caveatSentence(FOR_PROGRAMS, range)])
      expect(told.match(/[−+]?\d+/g)).toEqual(['−12', '+7']);
  });

  it('write a date once where times of the same date follow', () => {
    const [repeated] = CASES.filter(({ code }) => code === 'clock_time_repeated') as [Caveat];
    expect(worded('en', repeated)).toBe(
      'The local time 4 November 2018, 01:30 happened twice in America/New_York, at 05:30 UTC and at 06:30 UTC; the earlier one is used.',
    );
  });
});

/** Every caveat of the golden answers, and some of career-dna, as calculations hand them out. */
function calculated(): CaveatResult[] {
  const folder = new URL('../../../golden/cases/', import.meta.url);
  const now = new Date('2026-01-01T00:00:00Z');
  const told = readdirSync(folder).flatMap((file) => {
    const tool = findTool(file.replace('.json', '')) as AnyTool;
    const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { readonly input: object }[];
    return cases.flatMap(({ input }) => {
      const envelope = runTool(tool, { ...input, locale: undefined }, { now, inputs: 'specified' });
      return 'provenance' in envelope ? envelope.provenance.caveats : [];
    });
  });
  const child = {
    person_name: 'A child',
    birth_date: '2015-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
  };
  return [...told, ...careerDna(child, { asOf: now }).provenance.caveats];
}

describe('the caveats of a calculation', () => {
  const all = calculated();

  it('bring their facts, from which their English follows, also as a copy', () => {
    expect(all.length).toBeGreaterThan(100);
    for (const told of all) {
      expect(Object.keys(told)).toEqual(['code', 'message', 'facts']);
      const copy = JSON.parse(JSON.stringify(told)) as CaveatResult;
      expect(copy).toStrictEqual(told);
      expect(caveatSentence(FOR_PROGRAMS, copy)).toBe(told.message);
    }
  });

  it.each(LANGUAGE_CODES)('are worded in %s', (locale) => {
    for (const told of all) expectSentences(locale, caveatIn(LANGUAGES[locale], told), told.code);
  });

  it('leave out whose they are where the page says so itself', () => {
    const ofSomeone = all.filter((told) => /^Person [AB]: | of person [AB] /.test(told.message));
    expect(ofSomeone.length).toBeGreaterThan(0);
    for (const told of ofSomeone) {
      expect(caveatIn(LANGUAGES.en, told, { withBearer: false })).not.toMatch(/person [AB]/i);
      expect(caveatIn(LANGUAGES.hi, told, { withBearer: false })).not.toContain('व्यक्ति');
      expect(caveatIn(LANGUAGES.hi, told)).toContain('व्यक्ति');
    }
  });

  it('take a date as the page writes it', () => {
    const told = all.find(({ code }) => code === 'date_skipped' || code === 'sade_sati_uncertain') as CaveatResult;
    const seen: string[] = [];
    const date = (iso: string) => {
      seen.push(iso);
      return 'THE DAY';
    };
    expect(caveatIn(LANGUAGES.de, told, { date })).toContain('THE DAY');
    for (const iso of seen) expect(iso).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
