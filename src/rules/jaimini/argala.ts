import type { Graha } from '../../base/zodiac/graha.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { type Rashi, rashiNumbered } from '../../base/zodiac/rashi.js';
import { dignityOfPlace } from '../natal/dignity.js';
import type { Dignity } from '../natal/dignity-tables.js';
import { grahasInSign } from './signs.js';

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
