import type { Element, Modality, Rashi } from '../../base/zodiac/rashi.js';
import { VARGA_NAMES } from './varga-names.js';

/** A divisional chart: each sign cut into parts, each part given a sign of its own. */
export interface VargaRule {
  readonly id: string;
  readonly name: string;
  /** Parts of a sign. */
  readonly parts: number;
  /** Number of the sign of a part, counted from 0, on any turn of the zodiac. */
  readonly signOf: (rashi: Rashi, part: number) => number;
}

const isOdd = ({ number }: Rashi) => number % 2 === 1;

const fromItself = ({ number }: Rashi, part: number) => number + part;

function byParity(odd: number, even: number): VargaRule['signOf'] {
  return (rashi, part) => (isOdd(rashi) ? odd : even) + part;
}

/** Odd signs count from themselves, even ones from a house of theirs. */
function evenFromHouse(house: number): VargaRule['signOf'] {
  return (rashi, part) => rashi.number + (isOdd(rashi) ? 0 : house - 1) + part;
}

function byModality(first: Readonly<Record<Modality, number>>): VargaRule['signOf'] {
  return ({ modality }, part) => first[modality] + part;
}

function byElement(first: Readonly<Record<Element, number>>): VargaRule['signOf'] {
  return ({ element }, part) => first[element] + part;
}

const LEO = 5;
const CANCER = 4;

/**
 * Two signs for each sign, round the zodiac twice, the second first in even signs: what Jagannatha Hora calls the hora
 * of Uma and Shambhu, and reckons its vimshopaka by.
 */
export const PARIVRITTI_HORA: VargaRule['signOf'] = (rashi, part) =>
  2 * rashi.number - 1 + (isOdd(rashi) ? part : 1 - part);

/** Signs of the thirty degrees of a sign: how many degrees, and whose. */
const TRIMSHAMSHA_ODD = degrees([5, 1], [5, 11], [8, 9], [7, 3], [5, 7]);
const TRIMSHAMSHA_EVEN = degrees([5, 2], [7, 6], [8, 12], [5, 10], [5, 8]);

function degrees(...stretches: readonly (readonly [length: number, sign: number])[]): readonly number[] {
  return stretches.flatMap(([length, sign]) => Array.from({ length }, () => sign));
}

/**
 * The sixteen vargas of Brihat Parashara Hora Shastra, chapter 6. Equal to jyotishganit at 20,000 longitudes each, but
 * for the even signs of D30, where PyJHora and AstroEngine have them as here. PyJHora counts D24 of even signs from
 * Leo by default, vedaksha D4 by successive signs.
 */
export const VARGAS = [
  { id: 'D1', name: VARGA_NAMES.D1, parts: 1, signOf: fromItself },
  {
    id: 'D2',
    name: VARGA_NAMES.D2,
    parts: 2,
    signOf: (rashi, part) => (isOdd(rashi) === (part === 0) ? LEO : CANCER),
  },
  { id: 'D3', name: VARGA_NAMES.D3, parts: 3, signOf: (rashi, part) => rashi.number + 4 * part },
  { id: 'D4', name: VARGA_NAMES.D4, parts: 4, signOf: (rashi, part) => rashi.number + 3 * part },
  { id: 'D7', name: VARGA_NAMES.D7, parts: 7, signOf: evenFromHouse(7) },
  { id: 'D9', name: VARGA_NAMES.D9, parts: 9, signOf: byElement({ fire: 1, earth: 10, air: 7, water: 4 }) },
  { id: 'D10', name: VARGA_NAMES.D10, parts: 10, signOf: evenFromHouse(9) },
  { id: 'D12', name: VARGA_NAMES.D12, parts: 12, signOf: fromItself },
  { id: 'D16', name: VARGA_NAMES.D16, parts: 16, signOf: byModality({ movable: 1, fixed: 5, dual: 9 }) },
  { id: 'D20', name: VARGA_NAMES.D20, parts: 20, signOf: byModality({ movable: 1, fixed: 9, dual: 5 }) },
  { id: 'D24', name: VARGA_NAMES.D24, parts: 24, signOf: byParity(LEO, CANCER) },
  { id: 'D27', name: VARGA_NAMES.D27, parts: 27, signOf: byElement({ fire: 1, earth: 4, air: 7, water: 10 }) },
  {
    id: 'D30',
    name: VARGA_NAMES.D30,
    parts: 30,
    signOf: (rashi, part) => (isOdd(rashi) ? TRIMSHAMSHA_ODD : TRIMSHAMSHA_EVEN)[part] as number,
  },
  { id: 'D40', name: VARGA_NAMES.D40, parts: 40, signOf: byParity(1, 7) },
  { id: 'D45', name: VARGA_NAMES.D45, parts: 45, signOf: byModality({ movable: 1, fixed: 5, dual: 9 }) },
  { id: 'D60', name: VARGA_NAMES.D60, parts: 60, signOf: fromItself },
] as const satisfies readonly VargaRule[];

/** D1 to D60. */
