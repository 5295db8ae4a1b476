import { meanApogee } from '../../base/ephemeris/lunar-apogee.js';
import { meanNode } from '../../base/ephemeris/lunar-node.js';
import { MEAN_ORBITS, type MeanOrbit, meanOrbit } from '../../base/ephemeris/mean-orbits.js';
import { type Orbit, osculatingOrbit, pointOf } from '../../base/ephemeris/orbit.js';
import {
  earthVelocity,
  fromSun,
  gravityOn,
  lengthOf,
  type Sphere,
  scaled,
  stateFromSun,
  stateOfMoon,
  sum,
  type Vector,
} from '../../base/ephemeris/places/geometric.js';
import { aberrated } from '../../base/ephemeris/places/seen.js';
import { momentOf, type When } from '../../base/input/instant.js';
import { oneOf, refusal } from '../../base/input/options.js';
import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, wrap360 } from '../../base/math/angle.js';
import { originOf, requireDistant, type SkyOptions, settingsOf } from './position.js';

/** The options of {@link nodesAndApsides}. */
export interface NodesAndApsidesOptions extends Pick<SkyOptions, 'zodiac' | 'ayanamsha'> {
  /** The mean orbit (default), which there is none of Pluto, or that of the moment (osculating). */
  readonly orbit?: 'mean' | 'osculating';
  /**
   * From where the points are seen: what the body goes round (default), that is the Sun, or of the Moon the Earth; or the
   * Earth, with aberration.
   */
  readonly centre?: 'own' | 'earth';
}

/** A point of an orbit. Nothing is rounded. */
export interface OrbitPoint {
  /** Degrees in [0, 360) in the zodiac of the options. */
  readonly longitude: number;
  /** Degrees from the mean ecliptic of date. */
  readonly latitude: number;
  /** Astronomical units. */
  readonly distance: number;
}

/** The nodes and apsides of an orbit, and its elements. */
export interface NodesAndApsides {
  /** Where it crosses the ecliptic northwards; null of the Earth, which defines it. */
  readonly ascending: OrbitPoint | null;
  /** Where it crosses the ecliptic southwards. */
  readonly descending: OrbitPoint | null;
  /** Perihelion, of the Moon perigee. */
  readonly nearest: OrbitPoint;
  /** Aphelion, of the Moon apogee. */
  readonly farthest: OrbitPoint;
  /** Astronomical units. */
  readonly semiMajorAxis: number;
  readonly eccentricity: number;
  /** Degrees against the mean ecliptic of date. */
  readonly inclination: number;
}

/**
 * Where the orbit of a body crosses the ecliptic and where it is nearest to what it goes round and farthest from it. Mean
 * orbits after Simon et al. (1994), osculating ones from the ephemeris of the package. That of the Earth is that of its
 * common centre with the Moon.
 *
 * @throws CalculationError `invalid_input` for what has no orbit, no instant or no option, and for the mean orbit of Pluto;
 * `engine_error` outside 1800 to 2200.
 *
 * @example
 * import { nodesAndApsides } from 'nirayana/sky';
 *
 * const when = { jd: 2451545, scale: 'tt' };
 * const mars = nodesAndApsides('Mars', when, { zodiac: 'mean_tropical' });
 * mars.ascending.longitude.toFixed(4); // => '49.5581'
 * mars.nearest.distance.toFixed(5); // => '1.38137'
 */
export function nodesAndApsides(
  body: Exclude<Sphere, 'Sun'>,
  when: When,
  options: NodesAndApsidesOptions = {},
): NodesAndApsides {
  const { orbit: kind = 'mean', centre = 'own', ...rest } = options;
  const settings = settingsOf(rest, ['zodiac', 'ayanamsha', 'orbit', 'centre']);
  requireOrbit(body);
  oneOf('centre', ['own', 'earth'], centre);
  const { tt } = momentOf(when);
  const orbit = oneOf('orbit', ['mean', 'osculating'], kind) === 'mean' ? meanOf(body, tt) : osculatingOf(body, tt);
  const origin = originOf(settings, tt).longitude;
  const pointAt = (anomaly: number): OrbitPoint => {
    const point = pointOf(orbit, anomaly);
    const [x, y, z] = centre === 'earth' && body !== 'Moon' ? seenFromEarth(point, tt) : point;
    const distance = lengthOf([x, y, z]);
    return {
      longitude: wrap360(atan2(y, x) * DEGREES_PER_RADIAN + origin),
      latitude: asin(z / distance) * DEGREES_PER_RADIAN,
      distance,
    };
  };
  const { semiMajorAxis, eccentricity, inclination, fromNode } = orbit;
  const isEarth = body === 'Earth';
  return {
    ascending: isEarth ? null : pointAt(-fromNode),
    descending: isEarth ? null : pointAt(180 - fromNode),
    nearest: pointAt(0),
    farthest: pointAt(180),
    semiMajorAxis,
    eccentricity,
    inclination,
  };
}

function requireOrbit(body: unknown): asserts body is Exclude<Sphere, 'Sun'> {
  if (body === 'Earth') return;
  if (body === 'Sun') throw refusal('The body must go round something: of the Sun it is the orbit of the Earth.');
  requireDistant(body);
}

function seenFromEarth(point: Vector, julianDayTt: number): Vector {
  const relative = sum(point, scaled(fromSun('Earth', julianDayTt), -1));
  const distance = lengthOf(relative);
  return scaled(aberrated(scaled(relative, 1 / distance), earthVelocity(julianDayTt)), distance);
}

function osculatingOf(body: Exclude<Sphere, 'Sun'>, julianDayTt: number): Orbit {
  const [position, velocity] = body === 'Moon' ? stateOfMoon(julianDayTt) : stateFromSun(body, julianDayTt);
  return osculatingOrbit(position, velocity, gravityOn(body));
}

/** Astronomical units, and degrees: M. Chapront-Touzé and J. Chapront, "Lunar Tables and Programs" (1991). */
const MOON = { semiMajorAxis: 384400 / 149597870.7, eccentricity: 0.054900489, inclination: 5.1453964 } as const;

function meanOf(body: Exclude<Sphere, 'Sun'>, julianDayTt: number): Orbit {
  if (body !== 'Moon') {
    if (!(MEAN_ORBITS as readonly string[]).includes(body)) throw refusal('There is no mean orbit of Pluto.');
    return meanOrbit(body as MeanOrbit, julianDayTt);
  }
  const node = meanNode(julianDayTt).longitude;
  const apogee = meanApogee(julianDayTt);
  const [l, b] = [(apogee.longitude - node) * RADIANS_PER_DEGREE, apogee.latitude * RADIANS_PER_DEGREE];
  const i = MOON.inclination * RADIANS_PER_DEGREE;
  // Along the orbit, of which the latitude tells the sine and the longitude the cosine.
  const along = atan2(sin(b) / sin(i), cos(b) * cos(l)) * DEGREES_PER_RADIAN;
  return { ...MOON, ascendingNode: node, fromNode: along + 180 };
}
