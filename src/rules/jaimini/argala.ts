import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import {
  GRAHAS_BY_WEEKDAY,
  type Graha,
  houseFrom,
  RASHIS,
  type Rashi,
  rashiNumbered,
  rashiOf,
  type SignName,
} from '../../base/zodiac/rashi.js';
import { dignityOfPlace } from '../natal/dignity.js';
import type { Dignity } from '../natal/dignity-tables.js';

/** A place that intervenes in a sign, and the one that obstructs it: Brihat Parashara Hora Shastra 31.2-9. */
const PLACES = [
  { from: 2, obstructedFrom: 12, isSecondary: false },
  { from: 4, obstructedFrom: 10, isSecondary: false },
  { from: 11, obstructedFrom: 3, isSecondary: false },
  { from: 5, obstructedFrom: 9, isSecondary: true },
] as const;

/** The 3rd intervenes itself when so many malefics are there; nothing obstructs it. */
const MALEFICS_IN_THIRD = 3;
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/** What intervenes in a sign. */
export interface ArgalaCause {
  /** Counted from the sign, which is its own 1st. */
  readonly from: number;
  readonly isSecondary: boolean;
  readonly grahas: readonly Graha[];
  /** Null for the 3rd. */
  readonly obstructedFrom: number | null;
  readonly obstructors: readonly Graha[];
  /** Whether more grahas obstruct than intervene, or of as many the better placed; null where they are placed alike. */
  readonly isObstructed: boolean | null;
}

export interface Argala {
  readonly sign: Rashi;
  /** Whether it is counted backwards, as from a sign with Ketu (P.V.R. Narasimha Rao 10.6). */
  readonly isBackward: boolean;
  readonly causes: readonly ArgalaCause[];
}

/** What intervenes in a sign (argala), from places that hold grahas. */
export function argalaOn(sign: Rashi, longitudes: GrahaLongitudes): Argala {
  const isBackward = grahasInSign(longitudes, sign).includes('Ketu');
  const at = (house: number) => grahasInSign(longitudes, countedFrom(sign, house, isBackward));
  const causes = PLACES.flatMap(({ from, obstructedFrom, isSecondary }): ArgalaCause[] => {
    const [grahas, obstructors] = [at(from), at(obstructedFrom)];
    if (grahas.length === 0) return [];
    const more = obstructors.length - grahas.length || betterPlaced(obstructors, grahas, longitudes);
    const isObstructed = more === 0 ? null : more > 0;
    return [{ from, isSecondary, grahas, obstructedFrom, obstructors, isObstructed }];
  });
  const malefics = at(3).filter((graha) => MALEFICS.includes(graha));
  const third: ArgalaCause[] =
    malefics.length < MALEFICS_IN_THIRD
      ? []
      : [{ from: 3, isSecondary: false, grahas: malefics, obstructedFrom: null, obstructors: [], isObstructed: false }];
  return { sign, isBackward, causes: [...causes, ...third] };
}

/** What a graha has of its place: of as many grahas the stronger prevail, and dignity is what all texts agree on. */
const STANDING: Readonly<Partial<Record<Dignity, number>>> = {
  exalted: 3,
  moolatrikona: 2,
  own_sign: 1,
  debilitated: -1,
};

/** Above 0 where some grahas are better placed than as many others: the best of both, and so on. */
function betterPlaced(some: readonly Graha[], others: readonly Graha[], longitudes: GrahaLongitudes): number {
  const standings = (grahas: readonly Graha[]) =>
    grahas.map((graha) => standing(graha, longitudes)).sort((a, b) => b - a);
  const against = standings(others);
  return (
    standings(some)
      .map((each, i) => each - (against[i] as number))
      .find((apart) => apart !== 0) ?? 0
  );
}

/** The nodes have no dignity. */
function standing(graha: Graha, longitudes: GrahaLongitudes): number {
  if (graha === 'Rahu' || graha === 'Ketu') return 0;
  const dignity = dignityOfPlace(graha, longitudes[graha]);
  return (dignity && STANDING[dignity]) ?? 0;
}

function countedFrom(sign: Rashi, house: number, isBackward: boolean): Rashi {
  return rashiNumbered(isBackward ? sign.number - house + 1 : sign.number + house - 1);
}

const MICRODEGREES_PER_RASHI = 30_000_000;

/** The signs with two lords, by Jaimini. */
const CO_LORDS: Readonly<Partial<Record<SignName, readonly [Graha, Graha]>>> = {
  Scorpio: ['Mars', 'Ketu'],
  Aquarius: ['Saturn', 'Rahu'],
};

/** The lords of a sign: one, or two. */
export function lordsOf(sign: Rashi): readonly Graha[] {
  return CO_LORDS[sign.name] ?? [sign.ruler];
}

/** The grahas in a sign, in the order of the weekdays. */
export function grahasInSign(longitudes: GrahaLongitudes, sign: Rashi): Graha[] {
  return GRAHAS_BY_WEEKDAY.filter((graha) => rashiOf(longitudes[graha]) === sign);
}

/** The stronger of two: the one with more grahas in its sign, then the one farther in its sign; else the first. */
export function strongerOf([a, b]: readonly [Graha, Graha], longitudes: GrahaLongitudes): Graha {
  const company = (graha: Graha) => grahasInSign(longitudes, rashiOf(longitudes[graha])).length;
  const more = company(b) - company(a);
  if (more !== 0) return more > 0 ? b : a;
  const gone = (graha: Graha) => longitudes[graha] % MICRODEGREES_PER_RASHI;
  return gone(b) > gone(a) ? b : a;
}

/** The lord of a sign; of two the stronger (P.V.R. Narasimha Rao, Jagannatha Hora). */
function strongerLord(sign: Rashi, longitudes: GrahaLongitudes): Graha {
  const [first, second] = lordsOf(sign) as [Graha, Graha?];
  return second === undefined ? first : strongerOf([first, second], longitudes);
}

/**
 * The signs that a sign looks upon (rashi drishti: Brihat Parashara Hora Shastra 8, Jaimini Sutra 1.1.2-4): a movable one
 * the fixed ones but the next, a fixed one the movable ones but the one before, a dual one the other dual ones.
 */
export function aspectedSigns(sign: Rashi): Rashi[] {
  return RASHIS.filter((other) => {
    const house = houseFrom(sign, other);
    if (sign.modality === 'movable') return other.modality === 'fixed' && house !== 2;
    if (sign.modality === 'fixed') return other.modality === 'movable' && house !== 12;
    return other.modality === 'dual' && house !== 1;
  });
}

/**
 * The arudha of a sign: as far from its lord as the lord is from it; where that is the sign itself or the 7th from it, the
 * 10th from the place found (Brihat Parashara Hora Shastra 29.4-5).
 */
export function arudhaOf(sign: Rashi, longitudes: GrahaLongitudes): { readonly sign: Rashi; readonly lord: Graha } {
  const lord = strongerLord(sign, longitudes);
  const at = rashiOf(longitudes[lord]);
  const found = rashiNumbered(at.number + houseFrom(sign, at) - 1);
  const house = houseFrom(sign, found);
  return { sign: house === 1 || house === 7 ? rashiNumbered(found.number + 9) : found, lord };
}
