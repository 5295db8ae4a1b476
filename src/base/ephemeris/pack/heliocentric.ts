import { sinCos } from '../../math/angle.js';
import { centuriesSinceJ2000, DAYS_PER_CENTURY } from '../ephemeris.js';
import type { ChebyshevVector } from './chebyshev.js';
import type { Pack, PackId } from './pack.js';

/**
 * Masses in units of the Sun's: ratios of the GM of DE430 (IPN Progress Report 42-196). That of the Earth is with the
 * Moon. They are part of the format: a pack is only right with those that it was made with.
 */
export const MASS_MERCURY = 1.6601141530543485e-7;
export const MASS_VENUS = 2.4478382877847715e-6;
export const MASS_EARTH = 3.0404326480226175e-6;
export const MASS_MARS = 3.2271560375549966e-7;
export const MASS_JUPITER = 0.0009547919152112403;
export const MASS_SATURN = 0.0002858856727222417;

/** Mass of the Earth in masses of the Moon, DE430. */
export const EARTH_MOON_RATIO = 81.30056907419062;

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

/** Numbers of a state: a position and a velocity. */
export const STATE = 6;

/**
 * Where Earth, Moon and planets are at an instant, from a pack: astronomical units and days, but for the Moon. Arrays
 * are made once and written over; the state of the Earth is kept for the next body at the same instant.
 */
export class HeliocentricStates {
  /** Heliocentric position and velocity of each orbiting body that was located at this instant. */
  readonly helio = new Float64Array(STATE * PACK_IDS.length);
  /** Longitude, latitude, distance of the Moon and their rates. */
  moon = new Float64Array(STATE);
  /** Heliocentric position and velocity of the Earth, and the barycentric velocity of the Sun. */
  readonly earth = new Float64Array(STATE);
  readonly sunVelocity = new Float64Array(3);

  readonly #pack: Pack;
  readonly #ellipses: (Float64Array | undefined)[] = [];
  readonly #residuals: (ChebyshevVector | undefined)[] = [];
  #moonVector: ChebyshevVector | undefined;
  /** Position and velocity on the mean ellipse of each orbiting body. */
  readonly #mean = new Float64Array(STATE * PACK_IDS.length);
  /** Room for intermediate results. */
  readonly #scratch = new Float64Array(3);
  /** The instant for which the Moon and, once it is asked for, the Earth are computed. */
  #instant = Number.NaN;
  #earthIsDone = false;
  /** The instant for which each mean ellipse is computed. */
  readonly #meanInstants = new Float64Array(PACK_IDS.length).fill(Number.NaN);

  constructor(pack: Pack) {
    this.#pack = pack;
  }

  /** Evaluates the Moon, which everything else needs too, unless this is the instant of the last call. */
  goTo(julianDayTt: number): void {
    if (julianDayTt === this.#instant) return;
    this.#moonVector ??= this.#pack.vector(MOON_ID);
    this.#moonVector.at(julianDayTt);
    this.moon = this.#moonVector.state;
    this.#instant = julianDayTt;
    this.#earthIsDone = false;
  }

  /** Heliocentric state of the Earth, by way of the Earth-Moon barycentre, and the velocity of the Sun. */
  locateEarth(): void {
    if (this.#earthIsDone) return;
    this.#follow(JUPITER);
    this.#follow(SATURN);
    this.locate(EARTH);
    const mean = this.#mean;
    const helio = this.helio;
    const moon = this.moon;
    const earth = this.earth;
    for (let axis = 0; axis < 3; axis++) {
      const jupiter = mean[JUPITER * STATE + 3 + axis] as number;
      const saturn = mean[SATURN * STATE + 3 + axis] as number;
      this.sunVelocity[axis] = -(MASS_JUPITER * jupiter + MASS_SATURN * saturn) / MASS_ALL;
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
  locate(body: Orbiting): void {
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
    const helio = this.helio;
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

const NEWTON_STEPS = 6;
const NEWTON_TOLERANCE = 1e-7;

/** Written over by every call, and read by no other. */
const trig = new Float64Array(2);

/**
 * Position and velocity on a slowly changing ellipse, written to `state` from `at` on: x, y, z in astronomical units,
 * then their rates per day.
 *
 * The 14 numbers are a; the mean longitude λ = L0 + L1 T + L2 T²; h = e sin ϖ and k = e cos ϖ, quadratic in T;
 * p = sin(i/2) sin Ω and q = sin(i/2) cos Ω, linear in T; radians and Julian centuries since J2000.0. These elements
 * have no singularity for a circle or an ellipse in the plane (Broucke and Cefola, Celestial Mechanics 5, 303 (1972)).
 * The velocity leaves out the drift of h and k, less than 1e-9 astronomical units a day.
 */
function ellipseState(numbers: Float64Array, t: number, state: Float64Array, at: number): void {
  // By index: taking a typed array apart with a pattern goes through its iterator, which costs more than the ellipse.
  const a = numbers[0] as number;
  const l1 = numbers[2] as number;
  const l2 = numbers[3] as number;
  const lambda = (numbers[1] as number) + t * (l1 + t * l2);
  const h = (numbers[4] as number) + t * ((numbers[5] as number) + t * (numbers[6] as number));
  const k = (numbers[7] as number) + t * ((numbers[8] as number) + t * (numbers[9] as number));
  const p = (numbers[10] as number) + (numbers[11] as number) * t;
  const q = (numbers[12] as number) + (numbers[13] as number) * t;
  // Kepler's equation in these elements: F + h cos F - k sin F = λ.
  sinCos(lambda, trig);
  let s = trig[0] as number;
  let c = trig[1] as number;
  let f = lambda - h * c + k * s;
  for (let i = 0; i < NEWTON_STEPS; i++) {
    sinCos(f, trig);
    s = trig[0] as number;
    c = trig[1] as number;
    const step = (f + h * c - k * s - lambda) / (1 - h * s - k * c);
    f -= step;
    if (step < NEWTON_TOLERANCE && step > -NEWTON_TOLERANCE) {
      // To first order, instead of a sine and a cosine more.
      const corrected = c + step * s;
      s = s - step * c;
      c = corrected;
      break;
    }
  }
  const b = 1 / (1 + Math.sqrt(1 - h * h - k * k));
  const hkb = h * k * b;
  const ax = 1 - h * h * b;
  const ay = 1 - k * k * b;
  const x = a * (ax * c + hkb * s - k);
  const y = a * (ay * s + hkb * c - h);
  const rate = (a * ((l1 + 2 * t * l2) / DAYS_PER_CENTURY)) / (1 - h * s - k * c);
  const xRate = rate * (hkb * c - ax * s);
  const yRate = rate * (ay * c - hkb * s);
  const w = 2 * Math.sqrt(1 - p * p - q * q);
  const tilt = p * x - q * y;
  const tiltRate = p * xRate - q * yRate;
  state[at] = x - 2 * p * tilt;
  state[at + 1] = y + 2 * q * tilt;
  state[at + 2] = -w * tilt;
  state[at + 3] = xRate - 2 * p * tiltRate;
  state[at + 4] = yRate + 2 * q * tiltRate;
  state[at + 5] = -w * tiltRate;
}
