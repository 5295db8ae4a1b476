import { describe, expect, it } from 'vitest';
import { findTool, runTool } from '../../../src/entries/index.js';
import { shown, textOf } from '../../pages/shared/period-pages.js';
import { options, words } from '../../support/support.js';

/** Where the date of the clock is another than that of UTC for half of each day. */
const PLACES = [
  { birth_timezone: 'Pacific/Auckland', latitude: -36.85, longitude: 174.76 },
  { birth_timezone: 'Pacific/Honolulu', latitude: 21.3, longitude: -157.85 },
] as const;

const BORN = { birth_date: '1990-05-17' };
/** Of some of these the dates that a page tells fall in the hours between. */
const TIMES = ['01:20', '06:40', '10:20', '14:10', '19:30', '23:50'];
/** What else stands on pages: the birth, and the moment that is asked about. */
const OTHERS = ['1990-05-17', '2026-01-01', '2026-01-15'].map((date) => Date.parse(date));
const TWO_DAYS = 172_800_000;
const MONTH = { date: '2026-01-01', timezone: 'Asia/Kolkata', target_month: '2026-01' };

type Input = Readonly<Record<string, unknown>>;

function prefixed(prefix: string, input: Input): Input {
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [prefix + key, value]));
}

function chartInput({ birth_time, birth_timezone: tz, latitude: lat, longitude: lon }: Input): Input {
  return { date: BORN.birth_date, time: birth_time, lat, lon, tz };
}

const INPUTS: Readonly<Record<string, (place: Input) => Input>> = {
  'horoscope-matching': (place) => {
    const bride = { birth_date: '1992-06-03', ...place };
    return { ...prefixed('person_a_', { ...BORN, ...place }), ...prefixed('person_b_', bride) };
  },
  'monthly-snapshot': (place) => {
    const { latitude, longitude, ...zone } = place;
    return { ...MONTH, ...BORN, ...zone, birth_place: 'There', birth_latitude: latitude, birth_longitude: longitude };
  },
  'birth-chart-calculator': chartInput,
  'dasha-calculator': chartInput,
  'annual-chart': (place) => ({ ...BORN, ...place, year_of_life: 36 }),
  'running-dashas': (place) => ({ ...BORN, ...place, as_of: '2026-01-15T00:00' }),
};

/** Every date beside which there is one of the clock, as a page writes both. */
function datesIn(value: unknown): { readonly at: number; readonly utc: string; readonly local: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Input;
  return Object.entries(fields).flatMap(([key, told]) => {
    const local = fields[`${key}_local`];
    if (typeof told !== 'string' || typeof local !== 'string' || told.length < 12) return datesIn(told);
    const at = Date.parse(told);
    return [{ at, utc: written(new Date(at).toISOString()), local: written(local) }];
  });
}

function written(instant: string): string {
  const day = new Date(`${instant.slice(0, 10)}T00:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** The dates of a result that the clock moves, and the text of its page. */
function pageOf(slug: string, input: Input) {
  const tool = findTool(slug);
  const envelope = tool && runTool(tool, input, { ...options, inputs: 'specified' });
  if (!envelope || 'error' in envelope) throw new Error(JSON.stringify(envelope));
  const dates = datesIn(envelope.result);
  const locals = new Set(dates.map(({ local }) => local));
  const isNearOthers = (at: number) => OTHERS.some((other) => Math.abs(at - other) < TWO_DAYS);
  const moved = dates.filter(({ at, utc, local }) => utc !== local && !isNearOthers(at));
  const text = textOf(shown(slug, input) ?? '');
  return {
    text,
    told: moved.filter(({ local }) => text.includes(local)),
    wrong: moved.filter(({ utc }) => !locals.has(utc) && new RegExp(`\\b${utc}`).test(text)),
  };
}

describe.each(words`
  dasha-calculator yogini-dasha ashtottari-dasha running-dashas jaimini-chart annual-chart birth-chart-calculator
  horoscope-matching monthly-snapshot
`)('the page of %s', (slug) => {
  it.each(PLACES)('tells the dashas by the clock of the birth place, and says so: $birth_timezone', (place) => {
    const inputOf = INPUTS[slug] ?? ((where: Input) => ({ ...BORN, ...where }));
    const pages = TIMES.map((birth_time) => pageOf(slug, inputOf({ ...place, birth_time })));
    expect(pages.flatMap(({ told }) => told).length).toBeGreaterThan(0);
    expect(pages.flatMap(({ wrong }) => wrong)).toEqual([]);
    for (const { text } of pages) expect(text).toContain('by the clock of the birth place');
  });
});
