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
