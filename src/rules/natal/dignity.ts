import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE, MICRODEGREES_PER_DEGREE } from '../../base/math/angle.js';
import { naturalRelation, type Relation } from '../../base/zodiac/graha-friendship.js';
import { type GrahaLongitudes, type GrahaPosition, longitudesOf } from '../../base/zodiac/positions.js';
import {
  degreeInRashi,
  GRAHAS_BY_WEEKDAY,
  type Graha,
  houseFrom,
  type Rashi,
  rashiNumbered,
  rashiOf,
  type SignRuler,
} from '../../base/zodiac/rashi.js';
import { combustionOf } from './combustion.js';
import { type Dignity, EXALTATION, MOOLATRIKONA, type SignStretch, TEMPORARY_FRIEND_HOUSES } from './dignity-tables.js';
import { drishti } from './drishti.js';

/** Two grahas as nature and their places together have them (panchadha maitri). */
export type CompoundRelation = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy';

/** How a graha stands with the ruler of the sign it is in. */
export interface DispositorRelation {
  readonly dispositor: SignRuler;
  readonly natural: Relation;
  readonly temporary: 'friend' | 'enemy';
  readonly compound: CompoundRelation;
}

/**
 * The dignity of a graha at a longitude in microdegrees, as far as sign and degree decide it: exalted, moolatrikona,
 * own sign or debilitated, else undefined.
 */
export function dignityOfPlace(graha: SignRuler, microdegrees: number): Dignity | undefined {
  if (isIn(EXALTATION[graha], microdegrees)) return 'exalted';
  if (isIn(MOOLATRIKONA[graha], microdegrees)) return 'moolatrikona';
  const rashi = rashiOf(microdegrees);
  if (rashi.ruler === graha) return 'own_sign';
  return rashi === rashiNumbered(EXALTATION[graha].sign + 6) ? 'debilitated' : undefined;
}

/** The dignity of a graha in a chart. The nodes have none: the texts disagree on their signs. */
export function dignityInChart(graha: Graha, longitudes: GrahaLongitudes): Dignity | null {
  if (graha === 'Rahu' || graha === 'Ketu') return null;
  return dignityOfPlace(graha, longitudes[graha]) ?? dispositorRelation(graha, longitudes)?.compound ?? null;
}

/** How a graha stands with its dispositor; undefined in its own sign. */
export function dispositorRelation(graha: SignRuler, longitudes: GrahaLongitudes): DispositorRelation | undefined {
  const dispositor = rashiOf(longitudes[graha]).ruler;
  if (dispositor === graha) return undefined;
  const { natural, temporary, compound } = compoundRelation(
    graha,
    dispositor,
    houseFrom(rashiOf(longitudes[graha]), rashiOf(longitudes[dispositor])),
  );
  return { dispositor, natural, temporary, compound };
}

/** How one graha stands with another that is in a house from it. */
export function compoundRelation(
  from: SignRuler,
  to: SignRuler,
  house: number,
): Omit<DispositorRelation, 'dispositor'> {
  const natural = naturalRelation(from, to);
  const temporary = TEMPORARY_FRIEND_HOUSES.includes(house) ? 'friend' : 'enemy';
  return { natural, temporary, compound: COMPOUND[temporary][natural] };
}

const COMPOUND = {
  friend: { friend: 'great_friend', neutral: 'friend', enemy: 'neutral' },
  enemy: { friend: 'neutral', neutral: 'enemy', enemy: 'great_enemy' },
} as const satisfies Record<'friend' | 'enemy', Record<Relation, CompoundRelation>>;

/** Degrees, 0 to 180, from the highest point of a graha's exaltation; 180 is the depth of its debilitation. */
export function degreesFromExaltation(graha: SignRuler, microdegrees: number): number {
  const apart = Math.abs(microdegrees - deepestExaltation(graha));
  return fromMicrodegrees(Math.min(apart, MICRODEGREES_PER_CIRCLE - apart));
}

function deepestExaltation(graha: SignRuler): number {
  const { sign, deepest } = EXALTATION[graha];
  return ((sign - 1) * 30 + deepest) * MICRODEGREES_PER_DEGREE;
}

function isIn({ sign, from, to }: SignStretch, microdegrees: number): boolean {
  const degree = degreeInRashi(microdegrees);
  return rashiOf(microdegrees).number === sign && degree >= from && degree < to;
}

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
