import { wrap180 } from '../math/angle.js';
import { MAX_HALVINGS, MAX_ITERATIONS, mayHideLoop, onBranchOf, type Sample, sample, speedBetween } from './samples.js';
import { findStation } from './stations.js';
import type { Track } from './tracks.js';

/** A moment at which a moving longitude passes a fixed one. */
export interface Crossing {
  /** Julian day of Terrestrial Time. */
  readonly tt: number;
  /** Which of the given longitudes, as an index. */
  readonly target: number;
  /** Whether it passes forwards, in the order of the signs. */
  readonly direct: boolean;
}

const ROOT_TOLERANCE_DAYS = 1e-9;
/** Days and part of the speed: of a step so short, in which the speed hardly changes, less than 1e-9 day is left. */
const LAST_STEP_DAYS = 1e-4;
const LAST_STEP_CHANGE = 1e-5;
const GUESS_ROUNDS = 4;
/** Enough to split a search at a station; what is reported as a station is found more finely. */
const STATION_TOLERANCE_DAYS = 1e-5;

/**
 * Every instant from `from` up to, not including, `to` (Julian days of Terrestrial Time) at which the track passes
 * one of the target longitudes (degrees), in order of time.
 *
 * Neither a pass forward and back within one step nor a start on a target escapes: steps are shorter than any
 * retrograde loop and are split at the station, each half is monotone, and in a monotone piece a target is passed
 * exactly once. Where the nearest target is farther than the track can move, the search leaps.
 */
export function crossings(track: Track, from: number, to: number, targets: readonly number[]): Crossing[] {
  const found: Crossing[] = [];
  let here = sample(track, from);
  while (here.tt < to) {
    const reach = timeToTargets(track, here, targets);
    if (reach > track.step) {
      here = sample(track, Math.min(to, here.tt + reach));
      continue;
    }
    const next = sample(track, Math.min(to, here.tt + track.step), here.longitude);
    search(track, here, next, { targets, found, halvings: 0 });
    here = next;
  }
  return found;
}

/** Days in which a track cannot reach any of the targets. */
function timeToTargets(track: Track, { longitude, speed }: Sample, targets: readonly number[]): number {
  const { drift, swing, widestLoop } = track;
  let [ahead, behind] = [360, 360];
  for (const target of targets) {
    const way = wayTo(drift > 0 ? target - longitude : longitude - target);
    ahead = Math.min(ahead, way);
    behind = Math.min(behind, 360 - way);
  }
  const forwards = Math.max(timeToGo(track, speed, ahead), (ahead - swing) / Math.abs(drift));
  return behind > widestLoop ? forwards : Math.min(forwards, timeToGo(track, speed, behind));
}

/** Days in which a track that has a speed cannot go so many degrees, forwards or backwards. */
function timeToGo({ maxSpeed, maxAcceleration: a }: Track, speed: number, degrees: number): number {
  const v = Math.abs(speed);
  return Math.max(degrees / maxSpeed, (Math.sqrt(v * v + 2 * a * degrees) - v) / a);
}

function nearest(longitude: number, targets: readonly number[]): number {
  return targets.reduce((least, target) => Math.min(least, Math.abs(wrap180(target - longitude))), 360);
}

interface Search {
  readonly targets: readonly number[];
  readonly found: Crossing[];
  readonly halvings: number;
}

function search(track: Track, a: Sample, b: Sample, context: Search): void {
  if (!canReach(a, b, context.targets)) return;
  const turns = track.widestLoop > 0;
  if (a.speed > 0 !== b.speed > 0) {
    const station = findStation(track, a, b, STATION_TOLERANCE_DAYS);
    searchMonotone(track, a, station, context);
    searchMonotone(track, station, onBranchOf(station.longitude, b), context);
  } else if (turns && context.halvings < MAX_HALVINGS && mayHideLoop(a, b)) {
    const middle = sample(track, (a.tt + b.tt) / 2, a.longitude);
    const deeper = { ...context, halvings: context.halvings + 1 };
    search(track, a, middle, deeper);
    search(track, middle, onBranchOf(middle.longitude, b), deeper);
  } else {
    searchMonotone(track, a, b, context);
  }
}

/**
 * Whether a target lies between two samples or so near that a turn between them could touch it. From the faster end
 * the track runs at most at that speed towards a station, so twice that way is a safe margin.
 */
function canReach(a: Sample, b: Sample, targets: readonly number[]): boolean {
  const margin = 2 * Math.max(Math.abs(a.speed), Math.abs(b.speed)) * (b.tt - a.tt);
  const middle = (a.longitude + b.longitude) / 2;
  return nearest(middle, targets) <= Math.abs(b.longitude - a.longitude) / 2 + margin;
}

function searchMonotone(track: Track, a: Sample, b: Sample, { targets, found }: Search): void {
  const direct = b.longitude > a.longitude;
  const travelled = Math.abs(b.longitude - a.longitude);
  const passed = targets
    .map((target, index) => ({ index, ahead: wayTo(direct ? target - a.longitude : a.longitude - target) }))
    .filter(({ ahead }) => ahead < travelled)
    .sort((p, q) => p.ahead - q.ahead);
  for (const { index, ahead } of passed) {
    const longitude = direct ? a.longitude + ahead : a.longitude - ahead;
    found.push({ tt: passage(track, a, b, longitude), target: index, direct });
  }
}

/** Degrees on from here in [0, 360]. A target just behind is nearly a turn away and not, as `wrap360` has it, here. */
function wayTo(degrees: number): number {
  return degrees - 360 * Math.floor(degrees / 360);
}

/** When a monotone piece reaches a longitude: Newton's steps inside a shrinking bracket. */
function passage(track: Track, a: Sample, b: Sample, longitude: number): number {
  const direct = b.longitude > a.longitude;
  let low = a.tt;
  let high = b.tt;
  let tt = a.tt + (b.tt - a.tt) * passingPart(a, b, longitude);
  for (let i = 0; i < MAX_ITERATIONS; i++) {
    const here = track.at(tt);
    const beyond = wrap180(here.longitude - longitude);
    if (beyond > 0 === direct) high = tt;
    else low = tt;
    const step = beyond / here.speed;
    const next = tt - step;
    // Checked before the bracket: at the root the step may round to nothing and seem to leave it.
    if (isLast(track, step, here.speed)) return next;
    tt = next > low && next < high ? next : (low + high) / 2;
    if (high - low < ROOT_TOLERANCE_DAYS) break;
  }
  return tt;
}

/** Whether what a step of Newton's method leaves is below the tolerance: half its square times the change of the speed. */
function isLast({ maxAcceleration }: Track, step: number, speed: number): boolean {
  const days = Math.abs(step);
  if (days < ROOT_TOLERANCE_DAYS) return true;
  return days < LAST_STEP_DAYS && days * maxAcceleration < LAST_STEP_CHANGE * Math.abs(speed);
}

/** The part of the way, 0 to 1, at which the cubic through two samples of a monotone piece reaches a longitude. */
function passingPart(a: Sample, b: Sample, longitude: number): number {
  const days = b.tt - a.tt;
  const { linear, quadratic } = speedBetween(a, b);
  const even = (longitude - a.longitude) / (b.longitude - a.longitude);
  let x = even;
  for (let i = 0; i < GUESS_ROUNDS; i++) {
    const ahead = a.longitude - longitude + x * days * (a.speed + x * (linear / 2 + (x * quadratic) / 3));
    x -= ahead / (days * (a.speed + x * (linear + x * quadratic)));
  }
  return x >= 0 && x <= 1 ? x : even;
}
