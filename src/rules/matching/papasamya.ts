import { houseFrom, type Rashi } from '../../base/zodiac/rashi.js';

/** From where the grahas are counted, and what one of them weighs there. Prokerala, RoxyAPI. */
export const PAPASAMYA_WEIGHTS = { lagna: 1, moon: 0.5, venus: 0.25 } as const;
export type PapasamyaReference = keyof typeof PAPASAMYA_WEIGHTS;
export const PAPASAMYA_REFERENCES = Object.keys(PAPASAMYA_WEIGHTS) as readonly PapasamyaReference[];

export const PAPASAMYA_GRAHAS = ['Mars', 'Saturn', 'Sun', 'Rahu'] as const;
export type PapasamyaGraha = (typeof PAPASAMYA_GRAHAS)[number];

const HOUSES = [1, 2, 4, 7, 8, 12];

/** The signs that papasamya looks at. */
export type PapasamyaChart = Readonly<Record<PapasamyaReference | PapasamyaGraha, Rashi>>;

/** A graha in a house that counts. */
export interface PapaPoint {
  readonly reference: PapasamyaReference;
  readonly graha: PapasamyaGraha;
  readonly house: number;
  readonly points: number;
}

/** What the four grahas weigh in a chart, each point with its reason. No dignity is looked at. */
export function papaPoints(chart: PapasamyaChart): PapaPoint[] {
  return PAPASAMYA_REFERENCES.flatMap((reference) =>
    PAPASAMYA_GRAHAS.flatMap((graha) => {
      const house = houseFrom(chart[reference], chart[graha]);
      return HOUSES.includes(house) ? [{ reference, graha, house, points: PAPASAMYA_WEIGHTS[reference] }] : [];
    }),
  );
}
