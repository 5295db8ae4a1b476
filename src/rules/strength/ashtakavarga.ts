import { houseFrom, type Rashi, type SignRuler } from '../../base/zodiac/rashi.js';
import {
  ASHTAKAVARGA_GRAHAS,
  type BinduSchool,
  CO_OWNED,
  CONTRIBUTORS,
  type Contributor,
  GRAHA_MULTIPLIERS,
  PARASHARA_BINDUS,
  SIGN_MULTIPLIERS,
  VARAHAMIHIRA_CELLS,
} from './ashtakavarga-tables.js';

/** The sign of each contributor. */
export type ContributorSigns = Readonly<Record<Contributor, Rashi>>;

/** Numbers for the twelve signs, Aries first. */
export type BySign = readonly number[];

/** The ashtakavarga of a graha, or of the lagna. */
export interface Bhinna<Of extends Contributor = Contributor> {
  readonly of: Of;
  readonly total: number;
  readonly bindus: BySign;
  /** 1 or 0 of each contributor. */
  readonly contributors: readonly { readonly from: Contributor; readonly bindus: BySign }[];
}

const SIGNS = 12;

/** The bindus of a graha, or of the lagna, in each sign. */
export function bhinnashtakavarga<Of extends Contributor>(
  of: Of,
  signs: ContributorSigns,
  school: BinduSchool,
): Bhinna<Of> {
  const contributors = CONTRIBUTORS.map((from) => {
    const houses = housesOf(of, from, school);
    const bindus = forSigns(() => 0);
    for (const house of houses) bindus[(signs[from].number + house - 2) % SIGNS] = 1;
    return { from, bindus };
  });
  const bindus = forSigns((sign) => contributors.reduce((total, each) => total + (each.bindus[sign] as number), 0));
  return { of, total: sum(bindus), bindus, contributors };
}

function housesOf(of: Contributor, from: Contributor, school: BinduSchool): readonly number[] {
  const parashara = PARASHARA_BINDUS[of][from];
  if (school !== 'varahamihira') return parashara;
  return VARAHAMIHIRA_CELLS.find((cell) => cell.of === of && cell.from === from)?.houses ?? parashara;
}

/** The bindus of a graha, or of the lagna, in one sign. */
export function bindusIn(of: Contributor, sign: Rashi, signs: ContributorSigns, school: BinduSchool): number {
  return CONTRIBUTORS.filter((from) => housesOf(of, from, school).includes(houseFrom(signs[from], sign))).length;
}

/** The sarvashtakavarga: what the seven grahas have together. The lagna's own row is never in it. */
export function sarvashtakavarga(bhinnas: readonly Bhinna[]): BySign {
  const seven = bhinnas.filter(({ of }) => of !== 'Lagna');
  return forSigns((sign) => sum(seven.map(({ bindus }) => bindus[sign] as number)));
}

/** What both reductions leave of bindus. `occupied` tells the signs that hold one of the seven grahas, by their index. */
export function reducedBindus(bindus: BySign, occupied: (sign: number) => boolean): BySign {
  return ekadhipatya(trikona(bindus), occupied);
}

/** From each of three signs in trine the least of the three is taken off. */
function trikona(bindus: BySign): BySign {
  return forSigns((sign) => {
    const three = [sign, sign + 4, sign + 8].map((each) => bindus[each % SIGNS] as number);
    return (bindus[sign] as number) - Math.min(...three);
  });
}

/** Of two signs of one lord, both with bindus, the empty one loses them, or comes down to the occupied one. */
function ekadhipatya(bindus: BySign, occupied: (sign: number) => boolean): BySign {
  const left = [...bindus];
  for (const [first, second] of CO_OWNED) {
    const [a, b] = [bindus[first] as number, bindus[second] as number];
    if (a === 0 || b === 0) continue;
    left[first] = leftBeside(a, b, occupied(first), occupied(second));
    left[second] = leftBeside(b, a, occupied(second), occupied(first));
  }
  return left;
}

/** What is left of a sign beside the other one of its lord. */
function leftBeside(own: number, other: number, isHeld: boolean, isOtherHeld: boolean): number {
  if (isHeld) return own;
  if (isOtherHeld) return own <= other ? 0 : other;
  return own === other ? 0 : Math.min(own, other);
}

/** The pindas of reduced bindus: by signs, by the grahas in them, and both. */
export function pindas(reduced: BySign, signs: ContributorSigns) {
  const rasi = sum(reduced.map((bindus, sign) => bindus * (SIGN_MULTIPLIERS[sign] as number)));
  const graha = sum(
    ASHTAKAVARGA_GRAHAS.map((each) => (reduced[signs[each].number - 1] as number) * GRAHA_MULTIPLIERS[each]),
  );
  return { rasi, graha, sodhya: rasi + graha };
}

/** Whether a sign, by its index, holds one of the seven grahas. */
export function occupancy(signs: ContributorSigns): (sign: number) => boolean {
  const held = new Set(ASHTAKAVARGA_GRAHAS.map((graha: SignRuler) => signs[graha].number - 1));
  return (sign) => held.has(sign);
}

function forSigns(value: (sign: number) => number): number[] {
  return Array.from({ length: SIGNS }, (_, sign) => value(sign));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
