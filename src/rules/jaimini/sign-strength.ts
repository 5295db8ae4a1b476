import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { type Graha, houseFrom, type Rashi, rashiNumbered, rashiOf } from '../../base/zodiac/rashi.js';
import { EXALTATION } from '../natal/dignity-tables.js';
import { aspectedSigns, grahasInSign, lordsOf } from './argala.js';

const MICRODEGREES_PER_RASHI = 30_000_000;

/** Where the nodes are exalted by P.V.R. Narasimha Rao: Gemini and Sagittarius. */
const NODES = { Rahu: 3, Ketu: 9 } as const;

/** Natural strength of a sign. */
const BY_MODALITY = { movable: 0, fixed: 1, dual: 2 } as const;

/** 1 in its sign of exaltation, -1 in that of debilitation, else 0. */
function dignitySign(graha: Graha, longitudes: GrahaLongitudes): number {
  const exalted = graha === 'Rahu' || graha === 'Ketu' ? NODES[graha] : EXALTATION[graha].sign;
  const { number } = rashiOf(longitudes[graha]);
  if (number === exalted) return 1;
  return number === rashiNumbered(exalted + 6).number ? -1 : 0;
}

/**
 * The stronger of two signs (P.V.R. Narasimha Rao 15.5.2): the one with more grahas; then with more of Jupiter, Mercury
 * and its lords in it or looking upon it; then with an exalted graha; then whose lord is in a sign of the other oddity;
 * then the dual before the fixed before the movable; then whose lord is farther in its sign; else the first.
 */
export function strongerSign(first: Rashi, second: Rashi, longitudes: GrahaLongitudes): Rashi {
  for (const measure of MEASURES) {
    const more = measure(second, longitudes) - measure(first, longitudes);
    if (more !== 0) return more > 0 ? second : first;
  }
  return first;
}

type Measure = (sign: Rashi, longitudes: GrahaLongitudes) => number;

const MEASURES: readonly Measure[] = [
  (sign, longitudes) => grahasInSign(longitudes, sign).length,
  (sign, longitudes) => {
    const from = [sign, ...aspectedSigns(sign)];
    const patrons = new Set<Graha>(['Jupiter', 'Mercury', ...lordsOf(sign)]);
    return [...patrons].filter((graha) => from.includes(rashiOf(longitudes[graha]))).length;
  },
  (sign, longitudes) => grahasInSign(longitudes, sign).filter((graha) => dignitySign(graha, longitudes) > 0).length,
  (sign, longitudes) => {
    const { number } = rashiOf(longitudes[strongerLordOf(sign, longitudes)]);
    return (number - sign.number) % 2 === 0 ? 0 : 1;
  },
  (sign) => BY_MODALITY[sign.modality],
  (sign, longitudes) => longitudes[strongerLordOf(sign, longitudes)] % MICRODEGREES_PER_RASHI,
];

/** The lord by which a sign is judged: of two the stronger. */
function strongerLordOf(sign: Rashi, longitudes: GrahaLongitudes): Graha {
  const [first, second] = lordsOf(sign) as [Graha, Graha?];
  return second === undefined ? first : strongerLord([first, second], sign, longitudes);
}

/**
 * Of the two lords of Scorpio or Aquarius the one that its years are counted to: where one is in the sign, the other;
 * else the one with more company, the exalted one, the one in a dual before a fixed before a movable sign, the one with
 * more years, the one farther in its sign (Brihat Parashara Hora Shastra 46.157-162, as Santhanam numbers it).
 */
function strongerLord([a, b]: readonly [Graha, Graha], sign: Rashi, longitudes: GrahaLongitudes): Graha {
  const at = (graha: Graha) => rashiOf(longitudes[graha]);
  const away = [a, b].filter((graha) => at(graha) !== sign);
  if (away.length === 1) return away[0] as Graha;
  const measures: readonly ((graha: Graha) => number)[] = [
    (graha) => grahasInSign(longitudes, at(graha)).length,
    (graha) => Math.max(0, dignitySign(graha, longitudes)),
    (graha) => BY_MODALITY[at(graha).modality],
    (graha) => yearsTo(sign, at(graha)),
    (graha) => longitudes[graha] % MICRODEGREES_PER_RASHI,
  ];
  for (const measure of measures) {
    const more = measure(b) - measure(a);
    if (more !== 0) return more > 0 ? b : a;
  }
  return a;
}

/** Aries to Gemini and Libra to Sagittarius, from which one counts forwards. */
export function isOddFooted({ number }: Rashi): boolean {
  return Math.floor((number - 1) / 3) % 2 === 0;
}

const FULL_YEARS = 12;

/** As many years as signs from a sign to that of its lord, one less; twelve in the sign itself. */
function yearsTo(sign: Rashi, at: Rashi): number {
  const count = isOddFooted(sign) ? houseFrom(sign, at) : houseFrom(at, sign);
  return count === 1 ? FULL_YEARS : count - 1;
}

/**
 * The years of a sign by Parashara: the count to its lord, one more where that is exalted and one less where it is
 * debilitated, 0 to 12. Mercury in Virgo is as in his own sign (P.V.R. Narasimha Rao).
 */
export function parasharaYears(sign: Rashi, longitudes: GrahaLongitudes): number {
  const lord = strongerLordOf(sign, longitudes);
  const years = yearsTo(sign, rashiOf(longitudes[lord]));
  const dignity = dignitySign(lord, longitudes);
  if (years === FULL_YEARS || (lord === 'Mercury' && dignity > 0)) return years;
  return years + dignity;
}
