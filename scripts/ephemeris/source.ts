/** What series are fitted to, calculated from a kernel. Distances are au, angles radians, times Julian days. */
/**
 * The frame of the series: the mean ecliptic of date with the general precession in longitude taken out. It tilts by
 * 47 arc-seconds a century and does not turn, so that a longitude in it minus a constant is a sidereal one.
 *
 * R3(p_A - psi) R1(phi) R3(gamma), where R1(phi) and R3(gamma) are the Fukushima-Williams angles of the IAU 2006
 * precession with the frame bias inside: Hilton et al., Celestial Mechanics and Dynamical Astronomy 94, 351 (2006);
 * Wallace and Capitaine, Astronomy & Astrophysics 459, 981 (2006). p_A: Capitaine, Wallace and Chapront, Astronomy &
 * Astrophysics 412, 567 (2003), eq. 39.
 *
 * It is the frame of `frameMatrix` in the library, to the last bits: one rotation after the other instead of their
 * product. The shipped series was made with these bits, and others would move some of its integers by one.
 */

import { centuriesSinceJ2000 } from '../../src/base/ephemeris/ephemeris.js';
import { LIGHT_SPEED } from '../../src/base/ephemeris/light.js';
import { ARCSECONDS_PER_RADIAN, asin, atan2, cos, sin } from '../../src/base/math/angle.js';
import {
  BARYCENTRE_NAIF_ID,
  EARTH_NAIF_ID,
  KILOMETRES_PER_AU,
  MASSES,
  MOON_NAIF_ID,
  PLANETS,
  type Planet,
  type PlanetName,
  SUN_NAIF_ID,
} from './bodies.js';
import { type Ellipse, ellipsePosition } from './ellipse.js';
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
    this.#moon = track(MOON_NAIF_ID, BARYCENTRE_NAIF_ID);
    this.#barycentre = track(BARYCENTRE_NAIF_ID, 0);
    this.#planets = new Map(PLANETS.map(({ name, naifId }) => [name, track(naifId, 0)]));
  }

  /** A planet from the Sun, in the frame of the series, both at the same instant. */
  heliocentric(name: PlanetName, julianDay: number): Vector {
    const track = this.#planets.get(name) as Track;
    const planet = inAu(track.position(julianDay));
    const sun = inAu(this.#sun.position(julianDay));
    return toSeriesFrame(subtract(planet, sun), julianDay);
  }

  /** The Earth from the Sun, in the frame of the series, both at the same instant. */
  heliocentricEarth(julianDay: number): Vector {
    const sun = inAu(this.#sun.position(julianDay));
    return toSeriesFrame(subtract(this.#earthState(julianDay).position, sun), julianDay);
  }

  /**
   * The apparent Moon from the Earth, light time and aberration included: x is the longitude in the frame of the
   * series, y the latitude, z the distance.
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
    const direction = toSeriesFrame(seen, julianDay);
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

/** Coefficients of powers of T (Julian centuries from J2000), arc-seconds. */
const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026] as const;
const PHI = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176] as const;
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148] as const;
const P_A = [0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, -0.0000000383] as const;

/** A vector of the ICRF in the frame of the series at a Julian day. */
export function toSeriesFrame(v: Vector, julianDay: number): Vector {
  const t = centuriesSinceJ2000(julianDay);
  const gamma = polynomial(GAMMA, t) / ARCSECONDS_PER_RADIAN;
  const phi = polynomial(PHI, t) / ARCSECONDS_PER_RADIAN;
  const turn = (polynomial(P_A, t) - polynomial(PSI, t)) / ARCSECONDS_PER_RADIAN;
  return aboutZ(turn, aboutX(phi, aboutZ(gamma, v)));
}

function polynomial(c: readonly [number, number, number, number, number, number], t: number): number {
  return c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * (c[4] + t * c[5]))));
}

/** R1: the axes turn about x. */
function aboutX(angle: number, v: Vector): Vector {
  const c = cos(angle);
  const s = sin(angle);
  return { x: v.x, y: c * v.y + s * v.z, z: c * v.z - s * v.y };
}

/** R3: the axes turn about z. */
function aboutZ(angle: number, v: Vector): Vector {
  const c = cos(angle);
  const s = sin(angle);
  return { x: c * v.x + s * v.y, y: c * v.y - s * v.x, z: v.z };
}
