import { atan2, sinCos } from '../../math/trigonometry.js';
import { deflect } from '../deflection.js';
import { LIGHT_SPEED } from '../light.js';
import { centuriesSinceJ2000 } from '../moment.js';
import type { ChebyshevVector } from './chebyshev.js';
import {
  EARTH_MOON_RATIO,
  MASS_EARTH,
  MASS_JUPITER,
  MASS_MARS,
  MASS_MERCURY,
  MASS_SATURN,
  MASS_VENUS,
} from './masses.js';
import { ellipseState } from './mean-ellipse.js';
import type { Pack, PackId } from './pack.js';

/** GM of the Sun, cubic astronomical units per square day. */
const GM_SUN = 2.9591220828559109e-4;

/** The Moon's part of the mass of Earth and Moon. */
const MOON_PART = 1 / (1 + EARTH_MOON_RATIO);

/** Bodies that go round the Sun, by their place in the state arrays. The order of the first six is that of the masses. */
export const ORBITING = {
  earth: 0,
  Mercury: 1,
  Venus: 2,
  Mars: 3,
  Jupiter: 4,
  Saturn: 5,
  Uranus: 6,
  Neptune: 7,
  Pluto: 8,
} as const;
export type Orbiting = (typeof ORBITING)[keyof typeof ORBITING];

const {
  earth: EARTH,
  Mercury: MERCURY,
  Venus: VENUS,
  Mars: MARS,
  Jupiter: JUPITER,
  Saturn: SATURN,
  Uranus: URANUS,
} = ORBITING;
const PACK_IDS: readonly PackId[] = [14, 2, 3, 4, 5, 6, 7, 8, 9];
const MOON_ID: PackId = 1;

const MASS_ALL = 1 + MASS_EARTH + MASS_MERCURY + MASS_VENUS + MASS_MARS + MASS_JUPITER + MASS_SATURN;

const STATE = 6;

/** Below this the ray passes so close to the Sun that the bending changes within a day. */
const CLOSE_TO_SUN = 0.02;
const BENDING_STEP_DAYS = 0.002;
const BENDING_STEPS_PER_DAY = 250;

/** What was computed last: angles in radians, distance in astronomical units, rates in radians per day. */
export interface Place {
  longitude: number;
  longitudeRate: number;
  distance: number;
}

/**
 * Apparent geocentric places from a pack, on the mean ecliptic of date with the precession in longitude taken out.
 *
 * The order of the floating-point operations is fixed: it decides the last bits, which golden files record. Arrays are
 * made once and written over; the state of the Earth is kept for the next body at the same instant. Neither can be seen
 * from outside: a place depends on body and instant alone.
 */
export class ApparentPlaces {
  readonly place: Place = { longitude: 0, longitudeRate: 0, distance: 0 };

  readonly #pack: Pack;
  readonly #ellipses: (Float64Array | undefined)[] = [];
  readonly #residuals: (ChebyshevVector | undefined)[] = [];
  #moonVector: ChebyshevVector | undefined;

  /** Position and velocity on the mean ellipse, and heliocentric, of each orbiting body. */
  readonly #mean = new Float64Array(STATE * PACK_IDS.length);
  readonly #helio = new Float64Array(STATE * PACK_IDS.length);
  /** Longitude, latitude, distance of the Moon and their rates. */
  #moon = new Float64Array(STATE);
  /** Heliocentric position and velocity of the Earth, and the barycentric velocity of the Sun. */
  readonly #earth = new Float64Array(STATE);
  readonly #sunVelocity = new Float64Array(3);
  /** Room for intermediate results. */
  readonly #scratch = new Float64Array(3);
  readonly #ray = new Float64Array(9);

  /** The last apparent direction of Sun or planet, of any length, and its rate; unused for the Moon. */
  readonly #direction = new Float64Array(STATE);
  #isMoon = false;

  /** The instant for which the Moon and, once it is asked for, the Earth are computed. */
  #instant = Number.NaN;
  #earthIsDone = false;
  /** The instant for which each mean ellipse is computed. */
  readonly #meanInstants = new Float64Array(PACK_IDS.length).fill(Number.NaN);

  constructor(pack: Pack) {
    this.#pack = pack;
  }

  /** The Moon. Light time and aberration are in the stored values. */
  moon(julianDayTt: number): Place {
    this.#goTo(julianDayTt);
    this.#isMoon = true;
    const m = this.#moon;
    const { place } = this;
    place.longitude = m[0] as number;
    place.longitudeRate = m[3] as number;
    place.distance = m[2] as number;
    return place;
  }

  /** Latitude and its rate of the body whose place was computed last; most callers do without. */
  latitude(): { readonly latitude: number; readonly latitudeRate: number } {
    if (this.#isMoon) return { latitude: this.#moon[1] as number, latitudeRate: this.#moon[4] as number };
    const direction = this.#direction;
    const x = direction[0] as number;
    const y = direction[1] as number;
    const z = direction[2] as number;
    const xRate = direction[3] as number;
    const yRate = direction[4] as number;
    const zRate = direction[5] as number;
    const rho2 = x * x + y * y;
    const rho = Math.sqrt(rho2);
    return {
      latitude: atan2(z, rho),
      latitudeRate: (zRate * rho2 - z * (x * xRate + y * yRate)) / ((rho2 + z * z) * rho),
    };
  }

  /** The Sun. */
  sun(julianDayTt: number): Place {
    this.#goTo(julianDayTt);
    this.#locateEarth();
    const earth = this.#earth;
    const v = this.#sunVelocity;
    const ex = earth[0] as number;
    const ey = earth[1] as number;
    const ez = earth[2] as number;
    const lightTime = Math.sqrt(ex * ex + ey * ey + ez * ez) / LIGHT_SPEED;
    const gx = -ex - (v[0] as number) * lightTime;
    const gy = -ey - (v[1] as number) * lightTime;
    const gz = -ez - (v[2] as number) * lightTime;
    const gxRate = -(earth[3] as number);
    const gyRate = -(earth[4] as number);
    const gzRate = -(earth[5] as number);
    const distance = Math.sqrt(gx * gx + gy * gy + gz * gz);
    const inverse = 1 / distance;
    const ux = gx * inverse;
    const uy = gy * inverse;
    const uz = gz * inverse;
    const away = ux * gxRate + uy * gyRate + uz * gzRate;
    const uxRate = (gxRate - ux * away) * inverse;
    const uyRate = (gyRate - uy * away) * inverse;
    const uzRate = (gzRate - uz * away) * inverse;
    const direction = this.#direction;
    direction[0] = ux;
    direction[1] = uy;
    direction[2] = uz;
    direction[3] = uxRate;
    direction[4] = uyRate;
    direction[5] = uzRate;
    this.place.distance = distance;
    return this.#aberrate();
  }

  /** A planet, or Pluto. */
  planet(julianDayTt: number, body: Orbiting): Place {
    this.#goTo(julianDayTt);
    this.#locateEarth();
    this.#locate(body);
    const earth = this.#earth;
    const v = this.#sunVelocity;
    const state = this.#helio;
    const at = body * STATE;
    const ex = earth[0] as number;
    const ey = earth[1] as number;
    const ez = earth[2] as number;
    const exRate = earth[3] as number;
    const eyRate = earth[4] as number;
    const ezRate = earth[5] as number;
    const x = state[at] as number;
    const y = state[at + 1] as number;
    const z = state[at + 2] as number;
    let vx = state[at + 3] as number;
    let vy = state[at + 4] as number;
    let vz = state[at + 5] as number;
    // Where it was when the light left: two terms of Taylor's series with the Sun's attraction, and the Sun moves too.
    const r2 = x * x + y * y + z * z;
    const pull = -GM_SUN / (r2 * Math.sqrt(r2));
    const ax = pull * x;
    const ay = pull * y;
    const az = pull * z;
    let hx = 0;
    let hy = 0;
    let hz = 0;
    let gx = x - ex;
    let gy = y - ey;
    let gz = z - ez;
    let lightTime = Math.sqrt(gx * gx + gy * gy + gz * gz) / LIGHT_SPEED;
    for (let i = 0; i < 2; i++) {
      const half = 0.5 * lightTime * lightTime;
      hx = x - vx * lightTime + half * ax;
      hy = y - vy * lightTime + half * ay;
      hz = z - vz * lightTime + half * az;
      gx = hx - (v[0] as number) * lightTime - ex;
      gy = hy - (v[1] as number) * lightTime - ey;
      gz = hz - (v[2] as number) * lightTime - ez;
      lightTime = Math.sqrt(gx * gx + gy * gy + gz * gz) / LIGHT_SPEED;
    }
    vx -= lightTime * ax;
    vy -= lightTime * ay;
    vz -= lightTime * az;
    const receding = (gx * (vx - exRate) + gy * (vy - eyRate) + gz * (vz - ezRate)) / (LIGHT_SPEED * lightTime);
    // The light time itself changes: 1 - dτ/dt.
    const stretch = 1 - receding / LIGHT_SPEED;
    const gxRate = vx * stretch - exRate;
    const gyRate = vy * stretch - eyRate;
    const gzRate = vz * stretch - ezRate;
    const distance = Math.sqrt(gx * gx + gy * gy + gz * gz);
    const inverse = 1 / distance;
    let ux = gx * inverse;
    let uy = gy * inverse;
    let uz = gz * inverse;
    const away = ux * gxRate + uy * gyRate + uz * gzRate;
    let uxRate = (gxRate - ux * away) * inverse;
    let uyRate = (gyRate - uy * away) * inverse;
    let uzRate = (gzRate - uz * away) * inverse;
    const bend = this.#scratch;
    const ray = this.#ray;
    ray[0] = gx;
    ray[1] = gy;
    ray[2] = gz;
    ray[3] = hx;
    ray[4] = hy;
    ray[5] = hz;
    ray[6] = ex;
    ray[7] = ey;
    ray[8] = ez;
    const behind = deflect(ray, bend);
    const bx = bend[0] as number;
    const by = bend[1] as number;
    const bz = bend[2] as number;
    if (behind < CLOSE_TO_SUN) {
      const t = BENDING_STEP_DAYS;
      ray[0] = gx + t * gxRate;
      ray[1] = gy + t * gyRate;
      ray[2] = gz + t * gzRate;
      ray[3] = hx + t * vx;
      ray[4] = hy + t * vy;
      ray[5] = hz + t * vz;
      ray[6] = ex + t * exRate;
      ray[7] = ey + t * eyRate;
      ray[8] = ez + t * ezRate;
      deflect(ray, bend);
      const px = bend[0] as number;
      const py = bend[1] as number;
      const pz = bend[2] as number;
      ray[0] = gx - t * gxRate;
      ray[1] = gy - t * gyRate;
      ray[2] = gz - t * gzRate;
      ray[3] = hx - t * vx;
      ray[4] = hy - t * vy;
      ray[5] = hz - t * vz;
      ray[6] = ex - t * exRate;
      ray[7] = ey - t * eyRate;
      ray[8] = ez - t * ezRate;
      deflect(ray, bend);
      uxRate += (px - (bend[0] as number)) * BENDING_STEPS_PER_DAY;
      uyRate += (py - (bend[1] as number)) * BENDING_STEPS_PER_DAY;
      uzRate += (pz - (bend[2] as number)) * BENDING_STEPS_PER_DAY;
    }
    ux += bx;
    uy += by;
    uz += bz;
    const direction = this.#direction;
    direction[0] = ux;
    direction[1] = uy;
    direction[2] = uz;
    direction[3] = uxRate;
    direction[4] = uyRate;
    direction[5] = uzRate;
    this.place.distance = distance;
    return this.#aberrate();
  }

  /** Evaluates the Moon, which everything else needs too, unless this is the instant of the last call. */
  #goTo(julianDayTt: number): void {
    if (julianDayTt === this.#instant) return;
    this.#moonVector ??= this.#pack.vector(MOON_ID);
    this.#moonVector.at(julianDayTt);
    this.#moon = this.#moonVector.state;
    this.#instant = julianDayTt;
    this.#earthIsDone = false;
  }

  /** Heliocentric state of the Earth, by way of the Earth-Moon barycentre, and the velocity of the Sun. */
  #locateEarth(): void {
    if (this.#earthIsDone) return;
    this.#follow(JUPITER);
    this.#follow(SATURN);
    this.#locate(EARTH);
    const mean = this.#mean;
    const helio = this.#helio;
    const moon = this.#moon;
    const earth = this.#earth;
    for (let axis = 0; axis < 3; axis++) {
      const jupiter = mean[JUPITER * STATE + 3 + axis] as number;
      const saturn = mean[SATURN * STATE + 3 + axis] as number;
      this.#sunVelocity[axis] = -(MASS_JUPITER * jupiter + MASS_SATURN * saturn) / MASS_ALL;
    }
    const longitude = moon[0] as number;
    const latitude = moon[1] as number;
    const r = moon[2] as number;
    const longitudeRate = moon[3] as number;
    const latitudeRate = moon[4] as number;
    const rRate = moon[5] as number;
    const trig = this.#scratch;
    sinCos(latitude, trig);
    const sb = trig[0] as number;
    const cb = trig[1] as number;
    sinCos(longitude, trig);
    const sl = trig[0] as number;
    const cl = trig[1] as number;
    const x = r * cb * cl;
    const y = r * cb * sl;
    const z = r * sb;
    earth[0] = (helio[0] as number) - MOON_PART * x;
    earth[1] = (helio[1] as number) - MOON_PART * y;
    earth[2] = (helio[2] as number) - MOON_PART * z;
    earth[3] = (helio[3] as number) - MOON_PART * (rRate * cb * cl - r * sb * cl * latitudeRate - y * longitudeRate);
    earth[4] = (helio[4] as number) - MOON_PART * (rRate * cb * sl - r * sb * sl * latitudeRate + x * longitudeRate);
    earth[5] = (helio[5] as number) - MOON_PART * (rRate * sb + r * cb * latitudeRate);
    this.#earthIsDone = true;
  }

  /** Heliocentric state: mean ellipse, what the series adds, and the Sun's own motion by the mean ellipses. */
  #locate(body: Orbiting): void {
    this.#follow(body);
    if (body >= JUPITER) {
      this.#follow(EARTH);
      this.#follow(MERCURY);
      this.#follow(VENUS);
      this.#follow(MARS);
    }
    const mean = this.#mean;
    this.#residuals[body] ??= this.#pack.vector(PACK_IDS[body] as PackId);
    const residual = this.#residuals[body];
    residual.at(this.#instant);
    const { state } = residual;
    const at = body * STATE;
    const helio = this.#helio;
    for (let axis = 0; axis < 3; axis++) {
      let position = (mean[at + axis] as number) + (state[axis] as number);
      let velocity = (mean[at + 3 + axis] as number) + (state[3 + axis] as number);
      if (body >= JUPITER) {
        position += inner(mean, axis);
        velocity += inner(mean, axis + 3);
      }
      if (body >= URANUS) {
        position += outer(mean, axis);
        velocity += outer(mean, axis + 3);
      }
      helio[at + axis] = position;
      helio[at + 3 + axis] = velocity;
    }
  }

  /** State on the mean ellipse. */
  #follow(body: Orbiting): void {
    const instant = this.#instant;
    if (this.#meanInstants[body] === instant) return;
    this.#ellipses[body] ??= this.#pack.ellipse(PACK_IDS[body] as PackId);
    ellipseState(this.#ellipses[body], centuriesSinceJ2000(instant), this.#mean, body * STATE);
    this.#meanInstants[body] = instant;
  }

  /** Turns `#direction`, of length 1, and its rate by the velocity of the Earth, and reads the longitude. */
  #aberrate(): Place {
    const direction = this.#direction;
    const ux = direction[0] as number;
    const uy = direction[1] as number;
    const uz = direction[2] as number;
    const earth = this.#earth;
    const v = this.#sunVelocity;
    const ex = earth[0] as number;
    const ey = earth[1] as number;
    const ez = earth[2] as number;
    const e2 = ex * ex + ey * ey + ez * ez;
    const acceleration = -GM_SUN / (e2 * Math.sqrt(e2)) / LIGHT_SPEED;
    const bx = ((earth[3] as number) + (v[0] as number)) / LIGHT_SPEED;
    const by = ((earth[4] as number) + (v[1] as number)) / LIGHT_SPEED;
    const bz = ((earth[5] as number) + (v[2] as number)) / LIGHT_SPEED;
    const b2 = bx * bx + by * by + bz * bz;
    const inverseGamma = 1 - 0.5 * b2;
    const along = ux * bx + uy * by + uz * bz;
    const w = 1 + along / (1 + inverseGamma);
    const x = inverseGamma * ux + w * bx;
    const y = inverseGamma * uy + w * by;
    const z = inverseGamma * uz + w * bz;
    const xRate = (direction[3] as number) + acceleration * ex;
    const yRate = (direction[4] as number) + acceleration * ey;
    const zRate = (direction[5] as number) + acceleration * ez;
    direction[0] = x;
    direction[1] = y;
    direction[2] = z;
    direction[3] = xRate;
    direction[4] = yRate;
    direction[5] = zRate;
    this.#isMoon = false;
    const { place } = this;
    place.longitude = atan2(y, x);
    place.longitudeRate = (x * yRate - y * xRate) / (x * x + y * y);
    return place;
  }
}

/** The Sun's motion by the mean ellipses of Earth, Mercury, Venus and Mars; a component of position or velocity. */
function inner(mean: Float64Array, component: number): number {
  return (
    MASS_EARTH * (mean[EARTH * STATE + component] as number) +
    MASS_MERCURY * (mean[MERCURY * STATE + component] as number) +
    MASS_VENUS * (mean[VENUS * STATE + component] as number) +
    MASS_MARS * (mean[MARS * STATE + component] as number)
  );
}

/** The same by Jupiter and Saturn. */
function outer(mean: Float64Array, component: number): number {
  return (
    MASS_JUPITER * (mean[JUPITER * STATE + component] as number) +
    MASS_SATURN * (mean[SATURN * STATE + component] as number)
  );
}
