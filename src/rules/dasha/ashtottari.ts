import { type Graha, type Rashi, rashiNumbered } from '../../base/zodiac/rashi.js';
import type { DashaScheme, DashaStretch } from './scheme.js';

/** The eight lords with their years and how many nakshatras each has, from Ardra on: Brihat Parashara Hora Shastra 46. */
const LORDS = [
  ['Sun', 6, 4],
  ['Moon', 15, 3],
  ['Mars', 8, 4],
  ['Mercury', 17, 3],
  ['Saturn', 10, 3],
  ['Jupiter', 19, 3],
  ['Rahu', 12, 4],
  ['Venus', 21, 3],
] as const satisfies readonly (readonly [Graha, number, number])[];

/** Index of the nakshatra with which the Sun begins. */
const ARDRA = 5;
const NAKSHATRAS = 27;

/** Where the nakshatras of each lord begin, and how many there are. */
const STRETCHES: readonly DashaStretch[] = LORDS.map(([, , count], turn) => ({
  turn,
  first: (ARDRA + LORDS.slice(0, turn).reduce((sum, [, , before]) => sum + before, 0)) % NAKSHATRAS,
  count,
}));

/** The Ashtottari dasha: eight lords in 108 years, each with three or four nakshatras that follow one another. */
export const ASHTOTTARI_SCHEME: DashaScheme = {
  lords: LORDS.map(([lord, years]) => [lord, years] as const),
  cycleYears: 108,
  cycles: 1,
  // The stretches go once round the zodiac.
  stretchOf: (nakshatra) =>
    STRETCHES.find(({ first, count }) => (nakshatra - first + NAKSHATRAS) % NAKSHATRAS < count) as DashaStretch,
};

/** Kendras and trikonas. */
const KENDRAS_AND_TRIKONAS = [1, 4, 5, 7, 9, 10];

/** Whether Rahu is in a kendra or trikona from the lord of the lagna and not in the lagna itself. */
export function appliesByRahu(lagna: Rashi, signOf: (graha: Graha) => Rashi): boolean {
  const rahu = signOf('Rahu');
  const from = signOf(lagna.ruler).number;
  return rahu !== lagna && KENDRAS_AND_TRIKONAS.some((house) => rashiNumbered(from + house - 1) === rahu);
}

/** Whether a birth by day falls in the dark half of the month, or one by night in the bright half. */
export function appliesByPaksha(isDay: boolean, paksha: 'shukla' | 'krishna'): boolean {
  return isDay === (paksha === 'krishna');
}
