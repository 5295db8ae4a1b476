import { modulo, toMicrodegrees } from '../../base/math/angle.js';
import type { SignRuler } from '../../base/zodiac/graha.js';
import { degreeInRashi, type Rashi, rashiOf, type SignName } from '../../base/zodiac/rashi.js';
import { drishtiOnHouse, type StrengthLongitudes } from './drishti-bala.js';
import { total, virupas } from './sthana-bala.js';

/** The house in which a sign has no dig bala, by its kind: human 7, watery 10, four-footed 4, the scorpion 1. */
const WEAK_HOUSE: Readonly<Record<SignName, number | readonly [first: number, second: number]>> = {
  Aries: 4,
  Taurus: 4,
  Gemini: 7,
  Cancer: 10,
  Leo: 4,
  Virgo: 7,
  Libra: 7,
  Scorpio: 1,
  Sagittarius: [7, 4],
  Capricorn: [4, 10],
  Aquarius: 7,
  Pisces: 10,
};

/** The strength of a house, virupas. */
export interface BhavaBala {
  readonly house: number;
  /** The sign that holds its middle. */
  readonly sign: Rashi;
  readonly rulerVirupas: number;
  readonly dig: number;
  readonly drishti: number;
  readonly total: number;
}

/** The strengths of the twelve houses, whose middles are given in degrees, the first house first. */
export function bhavaBala(
  middles: readonly number[],
  {
    longitudes,
    isBenefic,
    strengthOf,
  }: {
    readonly longitudes: StrengthLongitudes;
    readonly isBenefic: (graha: SignRuler) => boolean;
    /** The shadbala of a graha, virupas. */
    readonly strengthOf: (graha: SignRuler) => number;
  },
): BhavaBala[] {
  return middles.map((middle, index) => {
    const microdegrees = toMicrodegrees(middle);
    const sign = rashiOf(microdegrees);
    const parts = {
      rulerVirupas: strengthOf(sign.ruler),
      dig: digOfHouse(index + 1, microdegrees),
      drishti: virupas(drishtiOnHouse(middle, longitudes, isBenefic)),
    };
    return { house: index + 1, sign, ...parts, total: total(Object.values(parts)) };
  });
}

/** Ten virupas for each house, six at most, from the one where the sign of the middle has none. */
function digOfHouse(house: number, middle: number): number {
  const weak = WEAK_HOUSE[rashiOf(middle).name];
  const from = typeof weak === 'number' ? weak : weak[degreeInRashi(middle) < 15 ? 0 : 1];
  const apart = modulo(house - from, 12);
  return 10 * Math.min(apart, 12 - apart);
}
