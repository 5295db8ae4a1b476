import { wrap180 } from '../math/angle.js';
import type { Track } from './tracks.js';

/** Where a track is at an instant. */
export interface Sample {
  readonly tt: number;
  /** Degrees on one continuous branch. */
  readonly longitude: number;
  readonly speed: number;
}

/** How often a step is halved in search of a loop. */
export const MAX_HALVINGS = 4;
/** More steps than any search of a root has taken. */
export const MAX_ITERATIONS = 60;

/** A look at a track; on the branch of a longitude where one is given. */
export function sample(track: Track, tt: number, near?: number): Sample {
  const { longitude, speed } = track.at(tt);
  return { tt, longitude: near === undefined ? longitude : onBranch(near, longitude), speed };
}

/** The same sample with its longitude less than half a turn from another one. */
export function onBranchOf(near: number, { tt, longitude, speed }: Sample): Sample {
  return { tt, longitude: onBranch(near, longitude), speed };
}

function onBranch(near: number, longitude: number): number {
  return near + wrap180(longitude - near);
}

/** The speed between two samples by the cubic through their longitudes and speeds: its powers of the part of the way. */
export function speedBetween(a: Sample, b: Sample): { readonly linear: number; readonly quadratic: number } {
  const mean = (b.longitude - a.longitude) / (b.tt - a.tt);
  return { linear: 2 * (3 * mean - 2 * a.speed - b.speed), quadratic: 3 * (a.speed + b.speed - 2 * mean) };
}

/** Whether the cubic through both longitudes and speeds nearly stops, or turns, between the ends. */
export function mayHideLoop(a: Sample, b: Sample): boolean {
  const { linear, quadratic } = speedBetween(a, b);
  if (quadratic === 0) return false;
  const x = -linear / (2 * quadratic);
  if (!(x > 0 && x < 1)) return false;
  const extreme = a.speed + linear * x + quadratic * x * x;
  return extreme > 0 !== a.speed > 0 || Math.abs(extreme) < 0.25 * Math.min(Math.abs(a.speed), Math.abs(b.speed));
}
