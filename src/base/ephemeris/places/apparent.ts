import { atan2 } from '../../math/angle.js';
import { deflect, deflectionRate } from '../deflection.js';
import { LIGHT_SPEED } from '../light.js';
import type { SkySource } from '../series/sky-series.js';
import { HeliocentricStates, MASS_EARTH, MOON_PART, type Orbiting, STATE } from './heliocentric.js';

/** GM of the Sun, cubic astronomical units per square day. */
const GM_SUN = 2.9591220828559109e-4;

/** The same of the Moon. */
const GM_MOON = GM_SUN * MASS_EARTH * MOON_PART;

/** Below this the ray passes so close to the Sun that the bending changes within a day. */
const CLOSE_TO_SUN = 0.02;

/** What was computed last: angles in radians, distance in astronomical units, rates per day. */
export interface Place {
  longitude: number;
  longitudeRate: number;
  distance: number;
  distanceRate: number;
}

/**
 * Apparent geocentric places from the series, on the mean ecliptic of date with the precession in longitude taken out.
 *
 * The order of the floating-point operations is fixed: it decides the last bits, which golden files record. Arrays are
 * made once and written over, which cannot be seen from outside: a place depends on body and instant alone.
 */
export class ApparentPlaces {
  readonly place: Place = { longitude: 0, longitudeRate: 0, distance: 0, distanceRate: 0 };

  readonly #states: HeliocentricStates;
  /** The last apparent direction of Sun or planet, of any length, and its rate; unused for the Moon. */
  readonly #direction = new Float64Array(STATE);
  #isMoon = false;

  /** Room for intermediate results. */
  readonly #bend = new Float64Array(3);
  readonly #ray = new Float64Array(9);
  readonly #rayRates = new Float64Array(9);

  constructor(series: SkySource) {
    this.#states = new HeliocentricStates(series);
  }

  /** The Moon. Light time and aberration are in the stored values. */
  moon(julianDayTt: number): Place {
    this.#states.goTo(julianDayTt);
    this.#states.locateMoon();
    this.#isMoon = true;
    const m = this.#states.moon;
    const { place } = this;
    place.longitude = m[0] as number;
    place.longitudeRate = m[3] as number;
    place.distance = m[2] as number;
    place.distanceRate = m[5] as number;
    return place;
  }

  /** Latitude and its rate of the body whose place was computed last; most callers do without. */
  latitude(): { readonly latitude: number; readonly latitudeRate: number } {
    if (this.#isMoon) return { latitude: this.#states.moon[1] as number, latitudeRate: this.#states.moon[4] as number };
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
    const states = this.#states;
    states.goTo(julianDayTt);
    states.locateEarth();
    const { earth, sunVelocity: v } = states;
    const ex = earth[0] as number;
    const ey = earth[1] as number;
    const ez = earth[2] as number;
    const lightTime = Math.sqrt(ex * ex + ey * ey + ez * ez) / LIGHT_SPEED;
    const direction = this.#direction;
    direction[0] = -ex - (v[0] as number) * lightTime;
    direction[1] = -ey - (v[1] as number) * lightTime;
    direction[2] = -ez - (v[2] as number) * lightTime;
    direction[3] = -(earth[3] as number);
    direction[4] = -(earth[4] as number);
    direction[5] = -(earth[5] as number);
    this.#normalise();
    return this.#aberrate();
  }

  /** A planet, or Pluto. */
  planet(julianDayTt: number, body: Orbiting): Place {
    const states = this.#states;
    states.goTo(julianDayTt);
    states.locateEarth();
    states.locate(body);
    const { earth, sunVelocity: v, helio: state } = states;
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
    const direction = this.#direction;
    direction[0] = gx;
    direction[1] = gy;
    direction[2] = gz;
    direction[3] = gxRate;
    direction[4] = gyRate;
    direction[5] = gzRate;
    this.#normalise();
    const bend = this.#bend;
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
    (direction[0] as number) += bend[0] as number;
    (direction[1] as number) += bend[1] as number;
    (direction[2] as number) += bend[2] as number;
    if (behind < CLOSE_TO_SUN) {
      const rates = this.#rayRates;
      rates[0] = gxRate;
      rates[1] = gyRate;
      rates[2] = gzRate;
      rates[3] = vx;
      rates[4] = vy;
      rates[5] = vz;
      rates[6] = exRate;
      rates[7] = eyRate;
      rates[8] = ezRate;
      deflectionRate(ray, rates, bend);
      (direction[3] as number) += bend[0] as number;
      (direction[4] as number) += bend[1] as number;
      (direction[5] as number) += bend[2] as number;
    }
    return this.#aberrate();
  }

  /** Gives `#direction` the length 1, with its rate, and notes how long it was. */
  #normalise(): void {
    const direction = this.#direction;
    const gx = direction[0] as number;
    const gy = direction[1] as number;
    const gz = direction[2] as number;
    const gxRate = direction[3] as number;
    const gyRate = direction[4] as number;
    const gzRate = direction[5] as number;
    const distance = Math.sqrt(gx * gx + gy * gy + gz * gz);
    const inverse = 1 / distance;
    const ux = gx * inverse;
    const uy = gy * inverse;
    const uz = gz * inverse;
    const away = ux * gxRate + uy * gyRate + uz * gzRate;
    direction[0] = ux;
    direction[1] = uy;
    direction[2] = uz;
    direction[3] = (gxRate - ux * away) * inverse;
    direction[4] = (gyRate - uy * away) * inverse;
    direction[5] = (gzRate - uz * away) * inverse;
    this.place.distance = distance;
    this.place.distanceRate = away;
  }

  /** Turns `#direction`, of length 1, and its rate by the velocity of the Earth, and reads the longitude. */
  #aberrate(): Place {
    const direction = this.#direction;
    const ux = direction[0] as number;
    const uy = direction[1] as number;
    const uz = direction[2] as number;
    const { earth, toMoon, sunVelocity: v } = this.#states;
    const ex = earth[0] as number;
    const ey = earth[1] as number;
    const ez = earth[2] as number;
    const e2 = ex * ex + ey * ey + ez * ez;
    const mx = toMoon[0] as number;
    const my = toMoon[1] as number;
    const mz = toMoon[2] as number;
    const m2 = mx * mx + my * my + mz * mz;
    const bySun = -GM_SUN / (e2 * Math.sqrt(e2)) / LIGHT_SPEED;
    // The Moon pulls with a two-hundredth of that, which moves the stations of Saturn by minutes.
    const byMoon = GM_MOON / (m2 * Math.sqrt(m2)) / LIGHT_SPEED;
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
    const xRate = (direction[3] as number) + bySun * ex + byMoon * mx;
    const yRate = (direction[4] as number) + bySun * ey + byMoon * my;
    const zRate = (direction[5] as number) + bySun * ez + byMoon * mz;
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
