import { centuriesSinceJ2000 } from '../ephemeris.js';
import { ellipseState } from '../series/ellipse.js';
import type { Segments } from '../series/segments.js';
import type { SkySource } from '../series/sky-series.js';

/**
 * Masses in units of the Sun's: ratios of the GM of DE430 (IPN Progress Report 42-196). That of the Earth is with the
 * Moon. They are part of the format: a series is only right with those that it was fitted with.
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
export const MOON_PART = 1 / (1 + EARTH_MOON_RATIO);

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
const BODIES = Object.keys(ORBITING).length;

const MASS_ALL = 1 + MASS_EARTH + MASS_MERCURY + MASS_VENUS + MASS_MARS + MASS_JUPITER + MASS_SATURN;

/** Numbers of a state: a position and a velocity. */
export const STATE = 6;

/**
 * Where Earth, Moon and planets are at an instant, from the series: astronomical units and days, but for the Moon. Arrays
 * are made once and written over; the state of the Earth is kept for the next body at the same instant.
 */
export class HeliocentricStates {
  /** Heliocentric position and velocity of each orbiting body that was located at this instant. */
  readonly helio = new Float64Array(STATE * BODIES);
  /** Longitude, latitude, distance of the Moon and their rates. */
  moon = new Float64Array(STATE);
  /** Heliocentric position and velocity of the Earth, the vector from it to the Moon, and the Sun's barycentric velocity. */
  readonly earth = new Float64Array(STATE);
  toMoon = new Float64Array(STATE);
  readonly sunVelocity = new Float64Array(3);

  readonly #series: SkySource;
  readonly #ellipses: (Float64Array | undefined)[] = [];
  readonly #beside: (Segments | undefined)[] = [];
  #moon: Segments | undefined;
  #moonVector: Segments | undefined;
  /** Position and velocity on the mean ellipse of each orbiting body. */
  readonly #mean = new Float64Array(STATE * BODIES);
  /** The instant for which the Earth, once it is asked for, is computed. */
  #instant = Number.NaN;
  #earthIsDone = false;
  /** The instant for which each mean ellipse is computed. */
  readonly #meanInstants = new Float64Array(BODIES).fill(Number.NaN);

  constructor(series: SkySource) {
    this.#series = series;
  }

  /** What is asked for from now on is at this instant. */
  goTo(julianDayTt: number): void {
    if (julianDayTt === this.#instant) return;
    this.#instant = julianDayTt;
    this.#earthIsDone = false;
  }

  /** Longitude, latitude, distance of the Moon and their rates. */
  locateMoon(): void {
    this.#moon ??= this.#series.moon();
    this.#moon.at(this.#instant);
    this.moon = this.#moon.state;
  }

  /** Heliocentric state of the Earth, by way of the Earth-Moon barycentre, and the velocity of the Sun. */
  locateEarth(): void {
    if (this.#earthIsDone) return;
    this.#follow(JUPITER);
    this.#follow(SATURN);
    this.locate(EARTH);
    const mean = this.#mean;
    const helio = this.helio;
    const earth = this.earth;
    for (let axis = 0; axis < 3; axis++) {
      const jupiter = mean[JUPITER * STATE + 3 + axis] as number;
      const saturn = mean[SATURN * STATE + 3 + axis] as number;
      this.sunVelocity[axis] = -(MASS_JUPITER * jupiter + MASS_SATURN * saturn) / MASS_ALL;
    }
    this.#moonVector ??= this.#series.moonVector();
    this.#moonVector.at(this.#instant);
    const { state } = this.#moonVector;
    this.toMoon = state;
    for (let i = 0; i < STATE; i++) earth[i] = (helio[i] as number) - MOON_PART * (state[i] as number);
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
    this.#beside[body] ??= this.#series.beside(body);
    const beside = this.#beside[body];
    beside.at(this.#instant);
    const { state } = beside;
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
    this.#ellipses[body] ??= this.#series.ellipse(body);
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
