import { fromMicrodegrees, roundTo, wrap180 } from '../../base/math/angle.js';
import { degreeInRashi, houseFrom, type Rashi, rashiOf, type SignRuler } from '../../base/zodiac/rashi.js';
import { type CompoundRelation, compoundRelation, degreesFromExaltation } from '../natal/dignity.js';
import { MOOLATRIKONA } from '../natal/dignity-tables.js';
import type { HoraVariant } from '../natal/hora-variants.js';
import { vargaOf } from '../natal/varga.js';
import type { VargaId } from '../natal/varga-names.js';
import { SAPTAVARGA, SAPTAVARGAJA, STRONG_THIRD, WEAK_CORNER } from './shadbala-tables.js';

/** Sidereal longitudes of the seven grahas, microdegrees. */
export type SevenLongitudes = Readonly<Record<SignRuler, number>>;

/** The strength of place, virupas. */
export interface SthanaBala {
  readonly uchcha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
  readonly total: number;
}

/** To what virupas are told: their sums are sums of what is told. */
export function virupas(value: number): number {
  return roundTo(value, 3);
}

/** Virupas that are told, together. */
export function total(parts: readonly number[]): number {
  return virupas(parts.reduce((sum, part) => sum + part, 0));
}

/** The strength of place of a graha (Brihat Parashara Hora Shastra 27). */
export function sthanaBala(graha: SignRuler, longitudes: SevenLongitudes, lagna: Rashi, hora: HoraVariant): SthanaBala {
  const longitude = longitudes[graha];
  const parts = {
    uchcha: virupas((180 - degreesFromExaltation(graha, longitude)) / 3),
    saptavargaja: total(SAPTAVARGA.map((id) => SAPTAVARGAJA[standing(graha, id, longitudes, hora)])),
    ojayugma: ojayugma(graha, longitude),
    kendradi: [60, 30, 15][(houseFrom(lagna, rashiOf(longitude)) - 1) % 3] as number,
    drekkana: Math.floor(degreeInRashi(longitude) / 10) === STRONG_THIRD[graha] ? 15 : 0,
  };
  return { ...parts, total: total(Object.values(parts)) };
}

/** How a graha stands with the ruler of its sign in a varga; who is a friend for the time, the first varga tells. */
function standing(
  graha: SignRuler,
  id: VargaId,
  longitudes: SevenLongitudes,
  hora: HoraVariant,
): 'moolatrikona' | 'own' | CompoundRelation {
  const { rashi } = vargaOf(id, longitudes[graha], hora);
  if (id === 'D1' && rashi.number === MOOLATRIKONA[graha].sign) return 'moolatrikona';
  if (rashi.ruler === graha) return 'own';
  const house = houseFrom(rashiOf(longitudes[graha]), rashiOf(longitudes[rashi.ruler]));
  return compoundRelation(graha, rashi.ruler, house).compound;
}

/** The Moon and Venus are strong in even signs and navamsas, the others in odd ones. */
function ojayugma(graha: SignRuler, longitude: number): number {
  const wanted = graha === 'Moon' || graha === 'Venus' ? 0 : 1;
  return [rashiOf(longitude), vargaOf('D9', longitude).rashi].reduce(
    (sum, { number }) => (number % 2 === wanted ? sum + 15 : sum),
    0,
  );
}

/** Degrees of the ascendant and the midheaven. */
export interface StrengthCorners {
  readonly ascendant: number;
  readonly midheaven: number;
}

/** Directional strength: a third of the degrees from the corner where the graha has none. */
export function digBala(graha: SignRuler, longitude: number, { ascendant, midheaven }: StrengthCorners): number {
  const corners = {
    ascendant,
    descendant: ascendant + 180,
    midheaven,
    lower_midheaven: midheaven + 180,
  };
  return virupas(Math.abs(wrap180(fromMicrodegrees(longitude) - corners[WEAK_CORNER[graha]])) / 3);
}
