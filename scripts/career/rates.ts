import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import { type CareerChart, careerChart } from '../../src/rules/career/chart.js';
import { careerFactors } from '../../src/rules/career/factors.js';
import { hitsOf } from '../../src/rules/career/hits.js';
import { PERIOD_LINKS, type PeriodLink } from '../../src/rules/career/period-links.js';
import { THEME_CODES, type ThemeCode } from '../../src/rules/career/tables.js';
import { rankedThemes } from '../../src/rules/career/themes.js';
import { CONFIDENCES, type Confidence } from '../../src/rules/natal/unknown-birth-time.js';
import type { CareerResult } from '../../src/tools/career-dna/result.js';
import { careerDna } from '../../src/tools/career-dna/tool.js';
import { uniform } from '../uniform.mjs';

/** Ten cities of both hemispheres, degrees. */
const CITIES = [
  [28.61, 77.21],
  [19.08, 72.88],
  [13.08, 80.27],
  [51.51, -0.13],
  [40.71, -74.01],
  [34.05, -118.24],
  [35.68, 139.69],
  [-33.87, 151.21],
  [-23.55, -46.63],
  [-26.2, 28.05],
] as const;

const FROM = Date.UTC(1930, 0, 1);
const TO = Date.UTC(2010, 0, 1);
/** When the youngest of them is of age. */
const AS_OF = new Date('2028-01-01T00:00:00Z');

interface RandomBirth {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly place: { readonly latitude: number; readonly longitude: number };
}

/** Random instants of eighty years, in ten cities in turn. The same seed gives the same births. */
function* randomBirths(count: number, seed: number): Generator<RandomBirth> {
  const random = uniform(seed);
  for (let i = 0; i < count; i++) {
    const [latitude, longitude] = CITIES[i % CITIES.length] as (typeof CITIES)[number];
    yield { at: FROM + Math.floor(random() * (TO - FROM)), place: { latitude, longitude } };
  }
}

/** The charts of random births. */
export function* randomCharts(count: number, seed: number): Generator<CareerChart> {
  const sky = { ephemeris: defaultEphemeris, ayanamsha: 'lahiri', node: 'mean', sunrise: 'standard' } as const;
  for (const { at, place } of randomBirths(count, seed)) yield careerChart(sky, at, place);
}

/** How a theme comes out in many charts. */
interface ThemeRates {
  readonly code: ThemeCode;
  /** Percent of the charts in which it is the first, and among the first three. */
  readonly first: number;
  readonly firstThree: number;
  /** Its points in all charts, ascending. */
  readonly points: readonly number[];
}

export interface Rates {
  readonly themes: readonly ThemeRates[];
  /** Percent of the charts whose primary reference it is. */
  readonly primary: Readonly<Record<'lagna' | 'moon' | 'sun', number>>;
}

/** The rates of {@link randomCharts}. */
export function careerRates(count: number, seed: number): Rates {
  const primary = { lagna: 0, moon: 0, sun: 0 };
  const places: ThemeCode[][] = [];
  const points: Record<string, number[]> = Object.fromEntries(THEME_CODES.map((code) => [code, []]));
  for (const chart of randomCharts(count, seed)) {
    const factors = careerFactors(chart);
    const ranked = rankedThemes(hitsOf(factors, 'all'));
    primary[factors.primary.name] += 100 / count;
    places.push(ranked.map(({ code }) => code));
    for (const theme of ranked) points[theme.code]?.push(theme.points);
  }
  const share = (code: ThemeCode, first: number) =>
    (100 * places.filter((ranked) => ranked.slice(0, first).includes(code)).length) / count;
  return {
    primary,
    themes: THEME_CODES.map((code) => ({
      code,
      first: share(code, 1),
      firstThree: share(code, 3),
      points: (points[code] as number[]).toSorted((a, b) => a - b),
    })),
  };
}

/** The values that one tenth, two tenths and so on to nine tenths of ascending ones do not exceed. */
export function decilesOf(sorted: readonly number[]): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenths) => sorted[Math.ceil((tenths * sorted.length) / 10) - 1] as number);
}

/** What whole answers say, percent. */
export interface AnswerRates {
  /** Of the first three themes. */
  readonly confidence: Readonly<Record<Confidence, number>>;
  /** Of the first three themes, those that are not among them in all seven charts. */
  readonly lost: number;
  /** Of the periods. */
  readonly link: Readonly<Record<PeriodLink, number>>;
  /** Of the births, those whose dashamsha lagna changes within minutes. */
  readonly dashamshaEdge: number;
  /** Bytes of the longest answer. */
  readonly longest: number;
}

/** The answers to random births, all of them of age. */
export function answerRates(count: number, seed: number): AnswerRates {
  const answers = [...randomBirths(count, seed)].map(({ at, place }) => answerTo(new Date(at).toISOString(), place));
  const themes = answers.flatMap((answer) => answer.themes.slice(0, 3));
  const periods = answers.flatMap((answer) => answer.periods.items);
  return {
    confidence: sharesOf(CONFIDENCES, themes, (theme) => theme.confidence),
    lost: (100 * themes.filter((theme) => theme.kept_variants < 7).length) / themes.length,
    link: sharesOf(PERIOD_LINKS, periods, (period) => period.link),
    dashamshaEdge:
      (100 * answers.filter(({ provenance }) => provenance.caveats.some(({ code }) => code === 'd10_edge')).length) /
      count,
    longest: Math.max(...answers.map((answer) => Buffer.byteLength(JSON.stringify(answer)))),
  };
}

function answerTo(utc: string, place: RandomBirth['place']): CareerResult {
  const [birth_date = '', clock = ''] = utc.split('T');
  const born = { birth_date, birth_time: clock.slice(0, 5), birth_timezone: 'UTC', ...place };
  return careerDna({ person_name: 'Nobody', ...born }, { asOf: AS_OF });
}

function sharesOf<Value extends string, Item>(
  values: readonly Value[],
  items: readonly Item[],
  of: (item: Item) => Value,
) {
  const share = (value: Value) => (100 * items.filter((item) => of(item) === value).length) / items.length;
  return Object.fromEntries(values.map((value) => [value, share(value)])) as Record<Value, number>;
}
