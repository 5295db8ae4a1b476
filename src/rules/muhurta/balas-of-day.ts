import { NAKSHATRAS, type Nakshatra } from '../../base/zodiac/nakshatra.js';
import { houseFrom, RASHIS, type Rashi } from '../../base/zodiac/rashi.js';
import { chandrabala, tarabala } from './day-score.js';
import { CHANDRASHTAMA_HOUSE } from './day-score-tables.js';

/** For whom the Moon in a sign is good: birth signs, Aries first. */
export interface ChandrabalaOfSign {
  /** In either half of the month. */
  readonly good: readonly Rashi[];
  /** In the bright half alone (Muhurta Chintamani, chapter 4). */
  readonly goodInBrightHalf: readonly Rashi[];
  /** The birth sign from which the Moon is in the eighth. */
  readonly chandrashtama: Rashi;
}

/** The birth nakshatras for which a nakshatra of the Moon is good: the taras 2, 4, 6, 8 and 9. */
export function goodBirthNakshatras(moon: Nakshatra): Nakshatra[] {
  return NAKSHATRAS.filter(({ number }) => tarabala(number, moon.number).quality === 'good');
}

export function chandrabalaOf(moon: Rashi): ChandrabalaOfSign {
  const isGood = (birth: Rashi, isBright: boolean) => chandrabala(houseFrom(birth, moon), isBright).quality === 'good';
  return {
    good: RASHIS.filter((birth) => isGood(birth, false)),
    goodInBrightHalf: RASHIS.filter((birth) => isGood(birth, true) && !isGood(birth, false)),
    chandrashtama: RASHIS.find((birth) => houseFrom(birth, moon) === CHANDRASHTAMA_HOUSE) as Rashi,
  };
}
