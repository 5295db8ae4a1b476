import { cos, RADIANS_PER_DEGREE, sin } from '../../math/angle.js';
import { defaultEphemeris, sourceOfSky } from '../default.js';
import type { Body } from '../ephemeris.js';
import { LIGHT_SPEED } from '../light.js';
import type { SkySource } from '../series/sky-series.js';
import {
  HeliocentricStates,
  MASS_EARTH,
  MASS_JUPITER,
  MASS_MARS,
  MASS_MERCURY,
  MASS_SATURN,
  MASS_VENUS,
  ORBITING,
  STATE,
} from './heliocentric.js';

/** Astronomical units, in the frame of `EclipticPosition`. */
export type Vector = readonly [x: number, y: number, z: number];

/** A body of the ephemeris, or the Earth, which others see. */
export type Sphere = Body | 'Earth';

/** GM of the Sun, cubic astronomical units per square day. */
const GM_SUN = 2.9591220828559109e-4;

/** Masses of the outermost, with their moons, of which the series needs none: ratios of the GM of DE430. */
const MASS_URANUS = 4.366244043351563e-5;
const MASS_NEPTUNE = 5.151389020535497e-5;
const MASS_PLUTO = 7.361781606089468e-9;

const HEAVY = [
  ['Mercury', MASS_MERCURY],
  ['Venus', MASS_VENUS],
  ['Earth', MASS_EARTH],
  ['Mars', MASS_MARS],
  ['Jupiter', MASS_JUPITER],
  ['Saturn', MASS_SATURN],
  ['Uranus', MASS_URANUS],
  ['Neptune', MASS_NEPTUNE],
  ['Pluto', MASS_PLUTO],
] as const;
const MASS_ALL = /* @__PURE__ */ HEAVY.reduce((sum, [, mass]) => sum + mass, 1);

let opened: { readonly source: SkySource; readonly states: HeliocentricStates } | undefined;

function statesAt(julianDayTt: number): HeliocentricStates {
  const source = sourceOfSky();
  if (opened?.source !== source) opened = { source, states: new HeliocentricStates(source) };
  opened.states.goTo(julianDayTt);
  return opened.states;
}

/**
 * Where a body really is at a Julian day of Terrestrial Time, from the Sun, by the ephemeris of the package: no light
 * time and no aberration.
 */
export function fromSun(body: Sphere, julianDayTt: number): Vector {
  if (body === 'Sun') return [0, 0, 0];
  if (body === 'Moon') return sum(fromSun('Earth', julianDayTt), toMoon(julianDayTt));
  const states = statesAt(julianDayTt);
  // The outer planets are reckoned from Jupiter and Saturn, which the Earth asks for.
  states.locateEarth();
  if (body === 'Earth') return firstOf(states.earth, 0);
  states.locate(ORBITING[body]);
  return firstOf(states.helio, ORBITING[body] * STATE);
}

/** Where a planet, or the common centre of Earth and Moon, is from the Sun, and how fast it goes; astronomical units and days. */
export function stateFromSun(body: Exclude<Sphere, 'Sun' | 'Moon'>, julianDayTt: number): readonly [Vector, Vector] {
  const states = statesAt(julianDayTt);
  states.locateEarth();
  const orbiting = body === 'Earth' ? ORBITING.earth : ORBITING[body];
  states.locate(orbiting);
  return [firstOf(states.helio, orbiting * STATE), firstOf(states.helio, orbiting * STATE + STATE / 2)];
}

/** Half the span, days, over which the velocity of the Moon is a difference. */
const MOON_HALF_SPAN = 0.005;

/** The same of the Moon from the Earth. */
export function stateOfMoon(julianDayTt: number): readonly [Vector, Vector] {
  const before = toMoon(julianDayTt - MOON_HALF_SPAN);
  const way = sum(toMoon(julianDayTt + MOON_HALF_SPAN), scaled(before, -1));
  return [toMoon(julianDayTt), scaled(way, 1 / (2 * MOON_HALF_SPAN))];
}

/** What pulls a body, cubic astronomical units per square day: the Sun, or of the Moon the Earth, and the body itself. */
export function gravityOn(body: Exclude<Sphere, 'Sun'>): number {
  if (body === 'Moon') return GM_SUN * MASS_EARTH;
  const [, mass = 0] = HEAVY.find(([name]) => name === body) ?? [];
  return GM_SUN * (1 + mass);
}

function firstOf(state: Float64Array, at: number): Vector {
  return [state[at] as number, state[at + 1] as number, state[at + 2] as number];
}

/** How fast the Sun goes about the barycentre, astronomical units a day. */
export function sunVelocity(julianDayTt: number): Vector {
  const states = statesAt(julianDayTt);
  states.locateEarth();
  return firstOf(states.sunVelocity, 0);
}

/** From the barycentre of the solar system to the Sun, within 1e-7 astronomical unit. */
export function sunFromBarycentre(julianDayTt: number): Vector {
  let all: Vector = [0, 0, 0];
  for (const [body, mass] of HEAVY) all = sum(all, scaled(fromSun(body, julianDayTt), -mass / MASS_ALL));
  return all;
}

/** How fast the Earth goes about the barycentre, astronomical units a day. */
export function earthVelocity(julianDayTt: number): Vector {
  const states = statesAt(julianDayTt);
  states.locateEarth();
  return sum(firstOf(states.earth, STATE / 2), firstOf(states.sunVelocity, 0));
}

/**
 * From the Earth to where the Moon really is. What the ephemeris gives is where it appears, which is to first order where
 * it was when the light left, as the Earth itself went on meanwhile: so it appears a light time later.
 */
function toMoon(julianDayTt: number): Vector {
  const near = defaultEphemeris.position('Moon', julianDayTt);
  const lightTime = near.distance / LIGHT_SPEED;
  const seen = defaultEphemeris.position('Moon', julianDayTt + lightTime);
  const l = seen.longitude * RADIANS_PER_DEGREE;
  const b = seen.latitude * RADIANS_PER_DEGREE;
  const direction: Vector = [cos(b) * cos(l), cos(b) * sin(l), sin(b)];
  // Its distance is from where the Earth is when the light comes in.
  const towards = product(direction, earthVelocity(julianDayTt));
  return scaled(direction, seen.distance * (1 + towards / LIGHT_SPEED));
}

export function sum(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function scaled(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function product(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function lengthOf(a: Vector): number {
  return Math.sqrt(product(a, a));
}
