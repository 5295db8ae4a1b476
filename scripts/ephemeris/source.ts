/** The quantities the pack stores, calculated from a kernel. Distances are au, angles radians, times Julian days. */
import { LIGHT_SPEED } from '../../src/base/ephemeris/light.js';
import { asin, atan2 } from '../../src/base/math/trigonometry.js';
import {
  BARYCENTRE_NAIF_ID,
  EARTH_NAIF_ID,
  KILOMETRES_PER_AU,
  MASSES,
  MOON,
  PLANETS,
  type Planet,
  type PlanetName,
  SUN_NAIF_ID,
} from './bodies.js';
import { type Ellipse, ellipsePosition } from './ellipse.js';
import { toPackFrame } from './frame.js';
import type { Kernel, Span } from './spk.js';
import { loadTrack, type State, type Track } from './track.js';
import { add, dot, length, scale, subtract, type Vector, ZERO } from './vector.js';

const LIGHT_TIME_ROUNDS = 2;

/** Mean ellipses by body, as far as they are fitted. */
export type Ellipses = ReadonlyMap<PlanetName, Ellipse>;

/** The solar system as a kernel has it. */
export class Source {
  readonly #sun: Track;
  readonly #earth: Track;
  readonly #moon: Track;
  readonly #barycentre: Track;
  readonly #planets: ReadonlyMap<PlanetName, Track>;

  /** Loads what lies within a span. Throws a KernelError when anything is missing. */
  constructor(kernels: readonly Kernel[], span: Span) {
    const track = (target: number, center: number) => loadTrack(kernels, { target, center }, span);
    this.#sun = track(SUN_NAIF_ID, 0);
    this.#earth = track(EARTH_NAIF_ID, BARYCENTRE_NAIF_ID);
    this.#moon = track(MOON.naifId, BARYCENTRE_NAIF_ID);
    this.#barycentre = track(BARYCENTRE_NAIF_ID, 0);
    this.#planets = new Map(PLANETS.map(({ name, naifId }) => [name, track(naifId, 0)]));
  }

  /** A planet from the Sun, in the frame of the pack, both at the same instant. */
  heliocentric(name: PlanetName, julianDay: number): Vector {
    const track = this.#planets.get(name) as Track;
    const planet = inAu(track.position(julianDay));
    const sun = inAu(this.#sun.position(julianDay));
    return toPackFrame(subtract(planet, sun), julianDay);
  }

  /** The Earth from the Sun, in the frame of the pack, both at the same instant. */
  heliocentricEarth(julianDay: number): Vector {
    const sun = inAu(this.#sun.position(julianDay));
    return toPackFrame(subtract(this.#earthState(julianDay).position, sun), julianDay);
  }

  /**
   * The apparent Moon from the Earth, light time and aberration included: x is the longitude in the frame of the
   * pack, y the latitude, z the distance.
   */
  apparentMoon(julianDay: number): Vector {
    const earth = this.#earthState(julianDay);
    let toMoon = subtract(this.#moonPosition(julianDay), earth.position);
    for (let round = 0; round < LIGHT_TIME_ROUNDS; round++) {
      const lightTime = length(toMoon) / LIGHT_SPEED;
      toMoon = subtract(this.#moonPosition(julianDay - lightTime), earth.position);
    }
    const distance = length(toMoon);
    const seen = aberrated(scale(toMoon, 1 / distance), scale(earth.velocity, 1 / LIGHT_SPEED));
    const direction = toPackFrame(seen, julianDay);
    return { x: atan2(direction.y, direction.x), y: asin(direction.z), z: distance };
  }

  /** With respect to the barycentre of the solar system, ICRF; per day. */
  #earthState(julianDay: number): State {
    const barycentre = this.#barycentre.state(julianDay);
    const earth = this.#earth.state(julianDay);
    return {
      position: inAu(add(barycentre.position, earth.position)),
      velocity: inAu(add(barycentre.velocity, earth.velocity)),
    };
  }

  #moonPosition(julianDay: number): Vector {
    return inAu(add(this.#barycentre.position(julianDay), this.#moon.position(julianDay)));
  }
}

/** What the ellipses of other bodies stand for in the position of a planet: the motion of the Sun. */
export function offset({ offsets }: Planet, ellipses: Ellipses, julianDay: number): Vector {
  return offsets.reduce((sum, name) => {
    const ellipse = ellipses.get(name);
    const mass = MASSES[name];
    if (ellipse === undefined || mass === undefined) throw new Error(`The ellipse of ${name} is not known yet.`);
    return add(sum, scale(ellipsePosition(ellipse, julianDay), mass));
  }, ZERO);
}

/**
 * A unit vector turned by aberration, in full special relativity.
 * Explanatory Supplement to the Astronomical Almanac, 3rd ed., chapter 7.
 *
 * @param beta velocity of the observer in units of the speed of light
 */
function aberrated(u: Vector, beta: Vector): Vector {
  const inverseGamma = Math.sqrt(1 - dot(beta, beta));
  const along = dot(u, beta);
  return scale(add(scale(u, inverseGamma), scale(beta, 1 + along / (1 + inverseGamma))), 1 / (1 + along));
}

function inAu(kilometres: Vector): Vector {
  return scale(kilometres, 1 / KILOMETRES_PER_AU);
}
