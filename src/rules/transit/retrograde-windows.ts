import { toTrueEquinox } from '../../base/ephemeris/earth.js';
import { type Body, momentAt } from '../../base/ephemeris/ephemeris.js';
import { type Station, stations } from '../../base/ephemeris/stations.js';
import { frameTrack, tropicalTrack } from '../../base/ephemeris/tracks.js';
import { toMicrodegrees } from '../../base/math/angle.js';
import { type Sky, siderealLongitude } from '../../base/zodiac/positions.js';

/** The planets that turn, by their distance from the Sun. */
export const TURNING_PLANETS = [
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const satisfies readonly Body[];
export type TurningPlanet = (typeof TURNING_PLANETS)[number];

/** The moment at which a planet turns and where. */
export interface TurningPoint {
  /** Julian day of Terrestrial Time. */
  readonly tt: number;
  /** Apparent tropical longitude, nutation included, microdegrees. */
  readonly tropical: number;
  /** Sidereal longitude, microdegrees. */
  readonly sidereal: number;
}

/** A time during which a planet goes backwards. */
export interface RetrogradeWindow {
  readonly planet: TurningPlanet;
  readonly retrograde: TurningPoint;
  readonly direct: TurningPoint;
}

/** Days that no window of a planet between 1800 and 2200 exceeds. */
const LONGEST: Readonly<Record<TurningPlanet, number>> = {
  Mercury: 26,
  Venus: 45,
  Mars: 84,
  Jupiter: 126,
  Saturn: 146,
  Uranus: 160,
  Neptune: 164,
  Pluto: 168,
};

/**
 * Days. The equinox moves by less than 0.0001 degree a day, by which the station of the slowest planet is a quarter of a
 * day earlier or later in the tropical zodiac than in the frame of the ephemeris.
 */
const NEAR_STATION = 0.5;

/** Days: how well a station is told, at least, before it is refined. */
const COARSE = 0.2;
/** Days. After a secant step as short as this the next is far below a second. */
const LAST_STEP = 1e-4;
const MAX_ROUNDS = 20;

/** Every retrograde window of a planet that has begun by one instant and not ended by another, milliseconds since 1970. */
export function retrogradeWindows(sky: Sky, planet: TurningPlanet, from: number, to: number): RetrogradeWindow[] {
  const margin = LONGEST[planet] + NEAR_STATION;
  const [start, end] = [momentAt(from).tt, momentAt(to).tt];
  const frame = frameTrack(sky.ephemeris, planet);
  const nearly = stations(frame, start - margin, end + margin, COARSE);
  return nearly.flatMap((station, i) => {
    const next = nearly[i + 1];
    if (station.turns === 'direct' || !next) return [];
    if (station.tt > end + NEAR_STATION || next.tt < start - NEAR_STATION) return [];
    const [retrograde, direct] = [station, next].map((near) => tropicalStation(sky, planet, near)) as [number, number];
    if (retrograde >= end || direct <= start) return [];
    return [{ planet, retrograde: turningPoint(sky, planet, retrograde), direct: turningPoint(sky, planet, direct) }];
  });
}

/**
 * The station of the tropical longitude next to one in the frame of the ephemeris, Julian days of Terrestrial Time. So
 * near to it the rate is almost even, and secant steps need no bracket; the first takes the slope without nutation.
 */
function tropicalStation({ ephemeris }: Sky, planet: TurningPlanet, near: Station): number {
  const track = tropicalTrack(ephemeris, planet);
  let slope = near.acceleration;
  let tt = near.tt;
  let { speed } = track.at(tt);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const step = -speed / slope;
    // The first slope is a coarse one.
    if (round > 0 && Math.abs(step) < LAST_STEP) return tt + step;
    const { speed: next } = track.at(tt + step);
    slope = (next - speed) / step;
    tt += step;
    speed = next;
  }
  return tt;
}

function turningPoint(sky: Sky, planet: TurningPlanet, tt: number): TurningPoint {
  const { longitude } = sky.ephemeris.motion(planet, tt);
  return {
    tt,
    tropical: toMicrodegrees(longitude + toTrueEquinox(tt)),
    sidereal: toMicrodegrees(siderealLongitude(sky, longitude, tt)),
  };
}
