import type { Body } from '../../src/base/ephemeris/ephemeris.js';
import type { Track } from '../../src/base/ephemeris/tracks.js';
import { wrap180 } from '../../src/base/math/angle.js';
import { trackOf } from './default-sky.js';

/** A planet that turns, looked at so often that nothing of its way can be missed. */
export interface Sampled {
  readonly track: Track;
  readonly step: number;
  readonly tts: readonly number[];
  readonly longitudes: readonly number[];
  readonly speeds: readonly number[];
}

/** Days between looks, and years that hold several loops and, for all but Saturn, several rounds. */
const SAMPLING = {
  Mercury: { step: 0.1, years: 3 },
  Venus: { step: 0.25, years: 6 },
  Mars: { step: 0.5, years: 8 },
  Jupiter: { step: 1, years: 14 },
  Saturn: { step: 1, years: 32 },
} as const satisfies Partial<Record<Body, { step: number; years: number }>>;

export type Turning = keyof typeof SAMPLING;
export const TURNING = Object.keys(SAMPLING) as Turning[];

const FIRST = 2455000.5;

/** Looks at a planet from 2009 on. */
export function sampled(graha: Turning): Sampled {
  const { step, years } = SAMPLING[graha];
  const track = trackOf(graha);
  const tts = Array.from({ length: Math.floor((years * 365.25) / step) }, (_, i) => FIRST + i * step);
  const places = tts.map((tt) => track.at(tt));
  return {
    track,
    step,
    tts,
    longitudes: places.map(({ longitude }) => longitude),
    speeds: places.map(({ speed }) => speed),
  };
}

/** The looks behind which the planet turns. */
export function turns({ speeds }: Sampled): number[] {
  return speeds.slice(1).flatMap((speed, i) => (speed > 0 === (speeds[i] as number) > 0 ? [] : [i]));
}

/** Degrees that a planet may turn within between two looks without a look showing it. */
const UNSEEN = 0.001;

/** Whether looks can tell how often the planet passes a longitude: not where it nearly turns on it. */
export function canTell(stations: readonly number[], longitude: number): boolean {
  return stations.every((station) => Math.abs(wrap180(station - longitude)) >= UNSEEN);
}

/** The longitude at which a planet stands between a look and the next, found by halving. */
export function stationLongitude({ track, tts }: Sampled, look: number): number {
  let [low, high] = [tts[look] as number, tts[look + 1] as number];
  const before = track.at(low).speed > 0;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (track.at(middle).speed > 0 === before) low = middle;
    else high = middle;
  }
  return track.at((low + high) / 2).longitude;
}
