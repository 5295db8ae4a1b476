import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE, MICRODEGREES_PER_DEGREE } from '../../base/math/angle.js';
import { naturalRelation, type Relation } from '../../base/zodiac/graha-friendship.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import {
  degreeInRashi,
  type Graha,
  houseFrom,
  rashiNumbered,
  rashiOf,
  type SignRuler,
} from '../../base/zodiac/rashi.js';
import { type Dignity, EXALTATION, MOOLATRIKONA, type SignStretch, TEMPORARY_FRIEND_HOUSES } from './dignity-tables.js';

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
