import { wrap360 } from '../math/angle.js';
import { MAX_HALVINGS, MAX_ITERATIONS, mayHideLoop, onBranchOf, type Sample, sample, speedBetween } from './samples.js';
import type { Track } from './tracks.js';

/** A moment at which a moving longitude turns. */
export interface Station {
  /** Julian day of Terrestrial Time. */
  readonly tt: number;
  /** Degrees in [0, 360), in the zodiac of the track. */
  readonly longitude: number;
  /** Whether it turns retrograde or direct. */
  readonly turns: 'retrograde' | 'direct';
  /** Rate of the speed there, degrees per day squared, about as well as the tolerance tells the instant. */
  readonly acceleration: number;
}

/** How many times its tolerance the last step towards a station may be. */
const LAST_STATION_STEP = 4;
const FINE_STATION_TOLERANCE_DAYS = 1e-7;

/**
 * Every instant from `from` up to `to`, Julian days of Terrestrial Time, at which the track turns, in order of time,
 * within a tolerance in days.
 */
export function stations(
  track: Track,
  from: number,
  to: number,
  tolerance: number = FINE_STATION_TOLERANCE_DAYS,
): Station[] {
  const found: Station[] = [];
  let here = sample(track, from);
  while (track.widestLoop > 0 && here.tt < to) {
    const leap = Math.abs(here.speed) / track.maxAcceleration;
    if (leap > track.step) {
      here = sample(track, Math.min(to, here.tt + leap));
      continue;
    }
    const next = sample(track, Math.min(to, here.tt + track.step), here.longitude);
    searchTurns(track, here, next, { found, halvings: 0, tolerance });
    here = next;
  }
  return found;
}

interface TurnSearch {
  readonly found: Station[];
  readonly halvings: number;
  readonly tolerance: number;
}

function searchTurns(track: Track, a: Sample, b: Sample, { found, halvings, tolerance }: TurnSearch): void {
  if (a.speed > 0 !== b.speed > 0) {
    const { tt, longitude, acceleration } = findStation(track, a, b, tolerance);
    found.push({ tt, longitude: wrap360(longitude), turns: a.speed > 0 ? 'retrograde' : 'direct', acceleration });
  } else if (halvings < MAX_HALVINGS && mayHideLoop(a, b)) {
    const middle = sample(track, (a.tt + b.tt) / 2, a.longitude);
    const deeper = { found, halvings: halvings + 1, tolerance };
    searchTurns(track, a, middle, deeper);
    searchTurns(track, middle, onBranchOf(middle.longitude, b), deeper);
  }
}

/**
 * The station between two samples whose speeds have opposite signs: where the cubic through both turns, then by secant
 * steps in a shrinking bracket, within a tolerance in days.
 */
export function findStation(
  track: Track,
  a: Sample,
  b: Sample,
  tolerance: number,
): Sample & Pick<Station, 'acceleration'> {
  const { linear, quadratic } = speedBetween(a, b);
  const part = turningPart(a.speed, linear, quadratic);
  let slope = (linear + 2 * quadratic * part) / (b.tt - a.tt);
  let [low, high] = [a, b];
  let here = sample(track, a.tt + part * (b.tt - a.tt), a.longitude);
  for (let i = 0; i < MAX_ITERATIONS; i++) {
    const step = -here.speed / slope;
    const tt = here.tt + step;
    if (Math.abs(step) < LAST_STATION_STEP * tolerance) {
      return { tt, longitude: here.longitude + (here.speed * step) / 2, speed: 0, acceleration: slope };
    }
    if (here.speed > 0 === low.speed > 0) low = here;
    else high = here;
    const next = sample(track, tt > low.tt && tt < high.tt ? tt : (low.tt + high.tt) / 2, a.longitude);
    slope = (next.speed - here.speed) / (next.tt - here.tt);
    here = next;
  }
  return { ...here, acceleration: slope };
}

/** The part of the way, 0 to 1, at which a + linear x + quadratic x² with opposite signs at the ends is zero. */
function turningPart(a: number, linear: number, quadratic: number): number {
  const root = Math.sqrt(Math.max(0, linear * linear - 4 * quadratic * a));
  const q = -(linear + (linear < 0 ? -root : root)) / 2;
  const x = a / q;
  return x >= 0 && x <= 1 ? x : Math.min(1, Math.max(0, q / quadratic));
}
