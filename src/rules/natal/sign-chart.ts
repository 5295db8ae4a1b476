import { type GrahaPosition, longitudesOf } from '../../base/zodiac/positions.js';
import {
  GRAHAS_BY_WEEKDAY,
  type Graha,
  houseFrom,
  type Rashi,
  rashiNumbered,
  rashiOf,
  type SignRuler,
} from '../../base/zodiac/rashi.js';
import { combustionOf } from './combustion.js';
import { dignityInChart } from './dignity.js';
import type { Dignity } from './dignity-tables.js';
import { drishti } from './drishti.js';

/** A birth chart by whole signs: all that yogas and the other rules of houses look at. */
export interface SignChart {
  /** The rising sign. */
  readonly lagna: Rashi;
  readonly rashi: Readonly<Record<Graha, Rashi>>;
  /** Null for the nodes. */
  readonly dignity: Readonly<Record<Graha, Dignity | null>>;
  readonly combust: Readonly<Record<Graha, boolean>>;
}

/** The chart of nine positions under a lagna in microdegrees. */
export function signChart(positions: readonly GrahaPosition[], lagna: number): SignChart {
  const longitudes = longitudesOf(positions);
  return {
    lagna: rashiOf(lagna),
    rashi: byGraha(positions, ({ longitude }) => rashiOf(longitude)),
    dignity: byGraha(positions, ({ graha }) => dignityInChart(graha, longitudes)),
    combust: byGraha(positions, (position) => combustionOf(position, longitudes.Sun)?.combust ?? false),
  };
}

function byGraha<Value>(
  positions: readonly GrahaPosition[],
  value: (position: GrahaPosition) => Value,
): Record<Graha, Value> {
  return Object.fromEntries(positions.map((position) => [position.graha, value(position)])) as Record<Graha, Value>;
}

/** The sign of a house counted from a sign, which is its own house 1. */
export function houseSign(house: number, from: Rashi): Rashi {
  return rashiNumbered(from.number + house - 1);
}

/** The house of a graha counted from a sign. */
export function houseOf({ rashi }: SignChart, graha: Graha, from: Rashi): number {
  return houseFrom(from, rashi[graha]);
}

/** The grahas in a sign, in the order of the weekdays. */
export function grahasIn(signs: Readonly<Record<Graha, Rashi>>, rashi: Rashi): Graha[] {
  return GRAHAS_BY_WEEKDAY.filter((graha) => signs[graha] === rashi);
}

/** Whether a graha looks upon a sign from another one, by full graha drishti. */
export function looksUpon({ rashi }: Pick<SignChart, 'rashi'>, graha: Graha, sign: Rashi): boolean {
  return rashi[graha] !== sign && drishti(graha, rashi[graha], sign) !== undefined;
}

/** How two grahas are tied to each other: by one sign, by each other's signs, or by looking upon each other. */
export const ASSOCIATIONS = ['conjunct', 'exchange', 'mutual_aspect'] as const;
export type Association = (typeof ASSOCIATIONS)[number];

/** The first tie between two different grahas; undefined where there is none. */
export function association(chart: Pick<SignChart, 'rashi'>, a: SignRuler, b: SignRuler): Association | undefined {
  const { rashi } = chart;
  if (a === b) return undefined;
  if (rashi[a] === rashi[b]) return 'conjunct';
  if (rashi[a].ruler === b && rashi[b].ruler === a) return 'exchange';
  return looksUpon(chart, a, rashi[b]) && looksUpon(chart, b, rashi[a]) ? 'mutual_aspect' : undefined;
}
