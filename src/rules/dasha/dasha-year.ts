import type { Graha } from '../../base/zodiac/rashi.js';

/**
 * Days of a dasha year by the name of its choice: the Julian year, the 360 days of the savana year, the Gregorian year
 * and the sidereal one.
 */
export const DASHA_YEARS = {
  '365.25': 365.25,
  '360': 360,
  '365.2425': 365.2425,
  sidereal: 365.256363,
} as const satisfies Record<string, number>;

export type DashaYear = keyof typeof DASHA_YEARS;

/** Days of a dasha year. All 81 spans that Prokerala publishes for one birth are multiples of it. */
export const DASHA_YEAR_DAYS = DASHA_YEARS['365.25'];

/**
 * The Vimshottari order and the years of each lord, 120 in all: Brihat Parashara Hora Shastra, chapter 46. The lords
 * take the nakshatras in turn, Ketu the first, the tenth and the nineteenth.
 */
export const VIMSHOTTARI = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
] as const satisfies readonly (readonly [Graha, number])[];

/** The years of all nine lords together. */
export const CYCLE_YEARS = 120;
