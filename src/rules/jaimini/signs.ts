import { GRAHAS_BY_WEEKDAY, type Graha } from '../../base/zodiac/graha.js';
import type { GrahaLongitudes } from '../../base/zodiac/positions.js';
import { houseFrom, RASHIS, type Rashi, rashiNumbered, rashiOf, type SignName } from '../../base/zodiac/rashi.js';

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
