import { modulo } from '../../base/math/angle.js';
import type { Syzygy } from './syzygies.js';

/** Lunations of a saros. */
const SAROS = 223;
/** What a lunation adds to the number of the series, modulo 223: after an inex, 358 lunations, the next series is due. */
const SERIES_A_LUNATION = 38;
/** The series of the new moon of 6 January and of the full moon of 21 January 2000, by the numbers of van den Bergh. */
const FIRST_SERIES = { solar: 112, lunar: 124 } as const;

/**
 * The number of the saros series. Eclipses a saros (223 lunations) apart are of one series, eclipses an inex (358
 * lunations) apart of neighbouring ones; that settles it modulo 223. G. van den Bergh, "Periodicity and Variation of
 * Solar (and Lunar) Eclipses" (1955). The series of 1800 to 2200 all lie between 90 and 200.
 */
export function sarosNumber({ kind, lunation }: Pick<Syzygy, 'kind' | 'lunation'>): number {
  return modulo(FIRST_SERIES[kind] + SERIES_A_LUNATION * lunation, SAROS);
}
