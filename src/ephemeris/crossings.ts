import { wrap180, wrap360 } from '../math/angle.js';
import { rootBetween } from '../math/root.js';
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

interface Sample {
  readonly tt: number;
  /** Degrees on one continuous branch. */
  readonly longitude: number;
  readonly speed: number;
}

const MAX_HALVINGS = 4;
const ROOT_TOLERANCE_DAYS = 1e-9;
/** Enough to split a search at a station; what is reported as a station is found more finely. */
const STATION_TOLERANCE_DAYS = 1e-5;
const FINE_STATION_TOLERANCE_DAYS = 1e-7;
const MAX_ITERATIONS = 60;

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
    const reach = nearest(here.longitude, targets) / track.maxSpeed;
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

/** A moment at which a moving longitude turns. */
export interface Station {
  /** Julian day of Terrestrial Time. */
  readonly tt: number;
  /** Degrees in [0, 360), in the zodiac of the track. */
  readonly longitude: number;
  /** Whether it turns retrograde or direct. */
  readonly turns: 'retrograde' | 'direct';
}

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
    const { tt, longitude } = findStation(track, a, b, tolerance);
    found.push({ tt, longitude: wrap360(longitude), turns: a.speed > 0 ? 'retrograde' : 'direct' });
  } else if (halvings < MAX_HALVINGS && mayHideLoop(a, b)) {
    const middle = sample(track, (a.tt + b.tt) / 2, a.longitude);
    const deeper = { found, halvings: halvings + 1, tolerance };
    searchTurns(track, a, middle, deeper);
    searchTurns(track, middle, onBranchOf(middle.longitude, b), deeper);
  }
}

function sample(track: Track, tt: number, near?: number): Sample {
  const { longitude, speed } = track.at(tt);
  const here = { tt, longitude, speed };
  return near === undefined ? here : onBranchOf(near, here);
}

/** The same sample with its longitude less than half a turn from another one. */
function onBranchOf(near: number, sample: Sample): Sample {
  return { ...sample, longitude: near + wrap180(sample.longitude - near) };
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
    const station = findStation(track, a, b);
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

/** Whether the cubic through both longitudes and speeds nearly stops, or turns, between the ends. */
function mayHideLoop(a: Sample, b: Sample): boolean {
  const mean = (b.longitude - a.longitude) / (b.tt - a.tt);
  const linear = 2 * (3 * mean - 2 * a.speed - b.speed);
  const quadratic = 3 * (a.speed + b.speed - 2 * mean);
  if (quadratic === 0) return false;
  const x = -linear / (2 * quadratic);
  if (!(x > 0 && x < 1)) return false;
  const extreme = a.speed + linear * x + quadratic * x * x;
  return extreme > 0 !== a.speed > 0 || Math.abs(extreme) < 0.25 * Math.min(Math.abs(a.speed), Math.abs(b.speed));
}

/** The station between two samples whose speeds have opposite signs. */
function findStation(track: Track, a: Sample, b: Sample, tolerance = STATION_TOLERANCE_DAYS): Sample {
  const speedAt = (tt: number) => track.at(tt).speed;
  const tt = rootBetween(speedAt, { at: a.tt, value: a.speed }, { at: b.tt, value: b.speed }, tolerance);
  return sample(track, tt, a.longitude);
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
  let tt = a.tt + ((b.tt - a.tt) * (longitude - a.longitude)) / (b.longitude - a.longitude);
  for (let i = 0; i < MAX_ITERATIONS; i++) {
    const here = track.at(tt);
    const beyond = wrap180(here.longitude - longitude);
    if (beyond > 0 === direct) high = tt;
    else low = tt;
    const next = tt - beyond / here.speed;
    // Checked before the bracket: at the root the step may round to nothing and seem to leave it.
    if (Math.abs(next - tt) < ROOT_TOLERANCE_DAYS) return next;
    tt = next > low && next < high ? next : (low + high) / 2;
    if (high - low < ROOT_TOLERANCE_DAYS) break;
  }
  return tt;
}
