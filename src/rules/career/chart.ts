import type { Place } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import {
  type GrahaLongitudes,
  type GrahaPosition,
  grahaPositions,
  lagnaLongitude,
  longitudesOf,
  type Sky,
} from '../../base/zodiac/positions.js';
import { GRAHAS, type Graha, type Rashi } from '../../base/zodiac/rashi.js';
import { type SignChart, signChart } from '../natal/dignity.js';
import { vargaOf } from '../natal/varga.js';

/** A birth chart as the career rules read it: by whole signs in D1, D9 and D10. */
export interface CareerChart extends SignChart {
  readonly positions: readonly GrahaPosition[];
  readonly longitudes: GrahaLongitudes;
  /** Sidereal longitude of the ascendant, microdegrees. */
  readonly ascendant: number;
  readonly navamsa: Readonly<Record<Graha, Rashi>>;
  readonly dashamsha: Readonly<Record<Graha, Rashi>>;
  readonly dashamshaLagna: Rashi;
}

/** The chart of an instant, milliseconds since 1970, at a place where points of the ecliptic rise. */
export function careerChart(sky: Sky, epochMilliseconds: number, place: Place): CareerChart {
  const moment = momentAt(epochMilliseconds);
  return chartOf(grahaPositions(sky, moment), lagnaLongitude(sky, moment, place));
}

/** The chart of positions under an ascendant in microdegrees. */
function chartOf(positions: readonly GrahaPosition[], ascendant: number): CareerChart {
  const longitudes = longitudesOf(positions);
  const signsIn = (varga: 'D9' | 'D10') =>
    Object.fromEntries(GRAHAS.map((graha) => [graha, vargaOf(varga, longitudes[graha]).rashi])) as Record<Graha, Rashi>;
  return {
    ...signChart(positions, ascendant),
    positions,
    longitudes,
    ascendant,
    navamsa: signsIn('D9'),
    dashamsha: signsIn('D10'),
    dashamshaLagna: vargaOf('D10', ascendant).rashi,
  };
}
