import { asin, sin, wrap180 } from '../../base/math/angle.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';

/** The Sun by one reckoning. Instants are milliseconds since 1970, longitudes sidereal degrees. */
export interface Sun {
  /** Longitude and degrees a day; undefined outside the ephemeris. */
  readonly at: (instant: number) => { readonly longitude: number; readonly speed: number } | undefined;
}

/** Days of an age, and revolutions of the Sun in it. */
const CIVIL_DAYS = 1_577_917_828;
const REVOLUTIONS = 4_320_000;
const MEAN_SPEED = (360 * REVOLUTIONS) / CIVIL_DAYS;
/** Degrees. The epicycle shrinks by a third of a degree at the odd quadrants. */
const APOGEE = 77 + 17 / 60;
const EPICYCLE = 14;
const EPICYCLE_SHRINKS = 1 / 3;
/** Midnight of Ujjain with which the Kali Yuga began, milliseconds since 1970. */
const KALI_EPOCH = (588465.5 - 75.7683 / 360 - 2440587.5) * MILLISECONDS_PER_DAY;
const RADIANS = Math.PI / 180;

/** Source: Surya Siddhanta 1, 29 to 37 and 2, 34 to 39, as Burgess has it; no correction (bija) is applied to the Sun. */
export const SURYA_SIDDHANTA: Sun = {
  at(instant) {
    const mean = MEAN_SPEED * ((instant - KALI_EPOCH) / MILLISECONDS_PER_DAY);
    const sine = sin((mean - APOGEE) * RADIANS);
    const epicycle = EPICYCLE - EPICYCLE_SHRINKS * Math.abs(sine);
    return { longitude: mean - asin((epicycle / 360) * sine) / RADIANS, speed: MEAN_SPEED };
  },
};

/** The Kali Yuga of Aryabhata begins at six in the morning; its age has the same years, and days of its own. */
const ARYABHATA = { days: 1_577_917_500, epoch: KALI_EPOCH + MILLISECONDS_PER_DAY / 4, apogee: 78, epicycle: 13.5 };
const ARYABHATA_SPEED = (360 * REVOLUTIONS) / ARYABHATA.days;

/** On which the Vakya almanacs stand. Source: Aryabhatiya, Gitikapada 3, 9 and 10. */
export const ARYABHATIYA: Sun = {
  at(instant) {
    const mean = ARYABHATA_SPEED * ((instant - ARYABHATA.epoch) / MILLISECONDS_PER_DAY);
    const sine = sin((mean - ARYABHATA.apogee) * RADIANS);
    return { longitude: mean - asin((ARYABHATA.epicycle / 360) * sine) / RADIANS, speed: ARYABHATA_SPEED };
  },
};

/** The speed hardly changes over the last days, so the error shrinks to a thirtieth in each round at least. */
const ROUNDS = 12;
const LAST_STEP = 1;

/**
 * When the Sun comes to the beginning of a sign, 1 (Mesha) to 12, nearest to an instant; undefined outside the
 * ephemeris.
 */
export function entryNear({ at }: Sun, sign: number, instant: number): number | undefined {
  let found = instant;
  for (let round = 0; round < ROUNDS; round++) {
    const position = at(found);
    if (!position) return undefined;
    const step = (wrap180(position.longitude - (sign - 1) * 30) / position.speed) * MILLISECONDS_PER_DAY;
    found -= step;
    if (Math.abs(step) < LAST_STEP) break;
  }
  return Math.round(found);
}
