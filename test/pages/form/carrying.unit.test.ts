import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneAt } from '../../../src/base/time/zone-at.js';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { reading } from '../../../src/pages/form/reading.js';
import { type Pairs, queryOf } from '../../../src/pages/shell/address.js';
import { pageContext } from '../../../src/pages/shell/context.js';
import { FormPage } from '../../../src/site/form-page.js';
import { LISTED } from '../../../src/site/tool-list.js';
import { PAGE_WORDS } from '../../support/page-words.js';
import { runs } from '../../support/support.js';
import { fieldsOf } from './asked.js';

const AT = new Date('2026-11-22T12:00:00Z');

const number = (min: number, max: number) =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((value) => String(value / 10_000));
const date = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const zone = fc.constantFrom('Asia/Kolkata', 'Europe/Kyiv', 'America/New_York', 'UTC', 'Asia/Kathmandu');
const text = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...'abcÉжदि|,&"\'<>+%#=?; ', '👩‍🚀', 'ß'), minLength: 1, maxLength })
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
    .filter((each) => each !== '');

const person = (prefix: string, needsTime: boolean): fc.Arbitrary<Pairs> =>
  fc
    .record({
      date,
      time: needsTime ? time : fc.option(time),
      lat: number(-90, 90),
      lon: number(-180, 180),
      tz: fc.option(zone),
      place: fc.option(text(60)),
    })
    .map((born) => {
      const hour: Pairs = born.time === null ? [[`${prefix}time_unknown`, '1']] : [[`${prefix}time`, born.time]];
      return [
        [`${prefix}date`, born.date] as const,
        ...hour,
        [`${prefix}lat`, born.lat] as const,
        [`${prefix}lon`, born.lon] as const,
        ...given(`${prefix}tz`, born.tz),
        ...given(`${prefix}place`, born.place),
      ];
    });

const given = (name: string, value: string | null): Pairs => (value === null ? [] : [[name, value]]);

const day: fc.Arbitrary<Pairs> = fc
  .record({ date, zone, lat: number(-90, 90), lon: number(-180, 180), place: fc.option(text(60)) })
  .map((at) => [
    ['on', at.date],
    ['on_tz', at.zone],
    ['at_lat', at.lat],
    ['at_lon', at.lon],
    ...given('at_place', at.place),
  ]);

/** Where somebody is beside the birth place, of which no zone is told. */
const secondPlace: fc.Arbitrary<Pairs> = fc
  .option(fc.record({ lat: number(-90, 90), lon: number(-180, 180), place: fc.option(text(60)) }))
  .map((at) => (at === null ? [] : [['at_lat', at.lat], ['at_lon', at.lon], ...given('at_place', at.place)]));

const conventions = (...names: string[]): fc.Arbitrary<Pairs> => {
  const values: Readonly<Record<string, string>> = { ayanamsha: 'raman', node: 'true', day: 'nominal' };
  return fc.subarray(names).map((some) => some.map((name) => [name, values[name] ?? ''] as const));
};

const one = (name: string, values: fc.Arbitrary<string>): fc.Arbitrary<Pairs> => values.map((value) => [[name, value]]);
const perhaps = (name: string, values: fc.Arbitrary<string>): fc.Arbitrary<Pairs> =>
  fc.option(values).map((value) => given(name, value));

const joined = (...parts: fc.Arbitrary<Pairs>[]): fc.Arbitrary<Pairs> => fc.tuple(...parts).map((each) => each.flat());

/** Addresses as they are handed on, for tools of every kind. */
const ADDRESSES: Readonly<Record<string, fc.Arbitrary<Pairs>>> = {
  'vedic-moon-sign-calculator': joined(person('', false), conventions('ayanamsha')),
  'birth-chart-calculator': joined(person('', false), conventions('ayanamsha', 'node')),
  kundli: joined(person('', false), conventions('ayanamsha', 'node')),
  matching: joined(person('a_', false), person('b_', false), conventions('ayanamsha')),
  career: joined(person('', true), conventions('ayanamsha', 'node')),
  'vedic-ascendant-calculator': person('', true),
  'vedic-compatibility-calculator': joined(person('a_', false), person('b_', false)),
  'sade-sati-calculator': joined(person('', false), perhaps('calculation_date', date)),
  'current-transits-calculator': joined(
    person('', true),
    perhaps(
      'calculation_datetime',
      fc.tuple(date, fc.option(time)).map(([d, t]) => (t === null ? d : `${d}T${t}`)),
    ),
  ),
  'personal-activation': joined(person('', false), day, conventions('ayanamsha', 'day')),
  'monthly-snapshot': joined(
    person('', false),
    day,
    one(
      'target_month',
      date.map((each) => each.slice(0, 7)),
    ),
  ),
  'annual-chart': joined(
    person('', true),
    secondPlace,
    perhaps('year_of_life', fc.integer({ min: 1, max: 120 }).map(String)),
  ),
  'kp-chart': joined(person('', true), secondPlace),
  panchang: day,
  'planetary-hours': day,
  'moon-phases': day,
  'best-time-today': joined(day, one('intent', text(120)), conventions('ayanamsha', 'day')),
  'relationship-weather': joined(day, one('relationship_mode', fc.constantFrom('Romantic', 'Professional'))),
  'sun-sign': joined(
    one('month', fc.integer({ min: 1, max: 12 }).map(String)),
    one('day', fc.integer({ min: 1, max: 31 }).map(String)),
  ),
  retrogrades: one('year', fc.integer({ min: 1900, max: 2100 }).map(String)),
  compatibility: joined(one('sign_a', fc.constantFrom('aries', 'pisces')), one('sign_b', fc.constantFrom('leo'))),
};

function contextIn(locale: (typeof LANGUAGE_CODES)[number], query = '') {
  return pageContext({
    locale,
    words: PAGE_WORDS[locale],
    root: '',
    baseUrl: 'https://example.org',
    path: '/tools/x',
    query,
    at: AT,
  });
}

describe('an address', () => {
  it.each(Object.keys(ADDRESSES))('comes back from the form that it fills, for %s', async (slug) => {
    const listed = LISTED.find((each) => each.slug === slug);
    if (!listed) throw new Error(slug);
    const { asked: tool, wordsIn } = listed;
    await fc.assert(
      fc.asyncProperty(
        ADDRESSES[slug] as fc.Arbitrary<Pairs>,
        fc.constantFrom(...LANGUAGE_CODES),
        async (pairs, locale) => {
          const page = contextIn(locale);
          const query = queryOf(pairs);
          const sent = new URLSearchParams(query);
          const options = { choices: [], zoneAt, beforeSearch: async () => {} };
          const read = await reading(tool, sent, page, options);
          expect(read).toMatchObject({ kind: 'input', texts: new Map(pairs) });
          const html = String(FormPage({ page, tool, words: wordsIn(page.words), choices: [], sent, errors: [] }));
          const typed = new URLSearchParams(fieldsOf(html));
          const again = await reading(tool, typed, page, options);
          // A form without dates sends what its address has already.
          const came =
            again.kind === 'elsewhere' ? again.query : again.kind === 'input' ? queryOf([...again.texts]) : again;
          expect(came).toBe(query);
        },
      ),
      runs(60),
    );
  });
});
