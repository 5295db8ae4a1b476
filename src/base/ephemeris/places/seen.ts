import { ARCSECONDS_PER_RADIAN, cos, RADIANS_PER_DEGREE, sin } from '../../math/angle.js';
import { deflect } from '../deflection.js';
import { earthOrientation } from '../earth.js';
import { momentOfTerrestrialTime } from '../ephemeris.js';
import { LIGHT_SPEED } from '../light.js';
import { type CatalogueStar, starDirection } from '../stars.js';
import { type Observer, onEcliptic } from '../topocentric.js';
import {
  earthVelocity,
  fromSun,
  lengthOf,
  product,
  type Sphere,
  scaled,
  sum,
  sunFromBarycentre,
  sunVelocity,
  type Vector,
} from './geometric.js';

/** What light does on its way that is taken into account. */
export interface LightEffects {
  /** It has been under way: the body is where it was when the light left. */
  readonly time: boolean;
  /** The Sun bends it. Only seen from the Earth. */
  readonly bending: boolean;
  /** Who moves sees it from farther ahead. Only seen from the Earth. */
  readonly aberration: boolean;
}

/** From where it is seen. */
export type Centre = 'earth' | 'sun' | 'barycentre';

/** From where, and how, something is seen. */
export interface View {
  readonly centre: Centre;
  readonly light: LightEffects;
  /** A place on the Earth, where the centre is the Earth. */
  readonly observer?: Observer | undefined;
}

const LIGHT_TIME_ROUNDS = 4;
/** Days of light time between two rounds after which nothing moves by 0.00001". */
const SAME_DAYS = 1e-8;
/** Astronomical units: how far a star counts of which no parallax is known. */
const STARS_AWAY = 1e10;

/**
 * From an eye to a body or a star, astronomical units in the frame of `EclipticPosition`, at a Julian day of Terrestrial
 * Time, by the ephemeris of the package. The length is the distance. Formulas: "Explanatory Supplement to the
 * Astronomical Almanac", 3rd edition, section 7.2.
 */
export function seenAs(target: Sphere | CatalogueStar, view: View, julianDayTt: number): Vector {
  const { centre, light } = view;
  const eye = eyeOf(view, julianDayTt);
  const { relative, helio } = retarded(target, eye.at, centre, light.time, julianDayTt);
  if (centre !== 'earth') return relative;
  const distance = lengthOf(relative);
  let direction = scaled(relative, 1 / distance);
  // The Moon is in front of the Sun at any time, and the Sun does not bend its own light.
  if (light.bending && target !== 'Sun' && target !== 'Moon') direction = bent(direction, relative, helio, eye.at);
  if (light.aberration) direction = aberrated(direction, eye.velocity());
  return scaled(direction, distance / lengthOf(direction));
}

/** The eye from the Sun, and how fast it goes about the barycentre. */
function eyeOf({ centre, observer }: View, julianDayTt: number): { at: Vector; velocity: () => Vector } {
  if (centre === 'sun') return { at: [0, 0, 0], velocity: () => [0, 0, 0] };
  if (centre === 'barycentre') {
    return { at: scaled(sunFromBarycentre(julianDayTt), -1), velocity: () => [0, 0, 0] };
  }
  const earth = fromSun('Earth', julianDayTt);
  if (!observer) return { at: earth, velocity: () => earthVelocity(julianDayTt) };
  const [place, motion] = placeOn(observer, julianDayTt);
  return { at: sum(earth, place), velocity: () => sum(earthVelocity(julianDayTt), motion) };
}

/** An observer from the centre of the Earth, and how fast its turn carries him. */
function placeOn(observer: Observer, julianDayTt: number): readonly [Vector, Vector] {
  const earth = earthOrientation(momentOfTerrestrialTime(julianDayTt));
  const [c, s] = [cos(earth.toTrueEquinox * RADIANS_PER_DEGREE), sin(earth.toTrueEquinox * RADIANS_PER_DEGREE)];
  const turned = ([x, y, z]: Vector): Vector => [c * x + s * y, c * y - s * x, z];
  const [place, motion] = onEcliptic(observer, earth);
  return [turned(place), turned(motion)];
}

/** From an eye, that is so far from the Sun, to a target, and from the Sun to it; both when the light left. */
function retarded(target: Sphere | CatalogueStar, eye: Vector, centre: Centre, lightTime: boolean, tt: number) {
  if (typeof target !== 'string') {
    const helio = starFromSun(target, tt);
    return { helio, relative: sum(helio, scaled(eye, -1)) };
  }
  // The Sun itself went on while the light was under way; who stands still in it does not see that.
  const drift = centre === 'sun' ? ([0, 0, 0] as const) : sunVelocity(tt);
  let helio = fromSun(target, tt);
  let relative = sum(helio, scaled(eye, -1));
  let before = 0;
  for (let round = 0; lightTime && round < LIGHT_TIME_ROUNDS; round++) {
    const days = lengthOf(relative) / LIGHT_SPEED;
    if (Math.abs(days - before) < SAME_DAYS) break;
    before = days;
    helio = fromSun(target, tt - days);
    relative = sum(sum(helio, scaled(drift, -days)), scaled(eye, -1));
  }
  return { helio, relative };
}

/** From the Sun to a star. Its own motion is told as seen from here, so that no light time is to be taken off. */
function starFromSun(star: CatalogueStar, julianDayTt: number): Vector {
  const away = star.parallax > 0 ? ARCSECONDS_PER_RADIAN / star.parallax : STARS_AWAY;
  return scaled(starDirection(star, julianDayTt), away);
}

function bent(direction: Vector, relative: Vector, helio: Vector, eye: Vector): Vector {
  const change = new Float64Array(3);
  deflect(Float64Array.of(...relative, ...helio, ...eye), change);
  return sum(direction, [change[0] as number, change[1] as number, change[2] as number]);
}

export function aberrated(direction: Vector, velocity: Vector): Vector {
  const beta = scaled(velocity, 1 / LIGHT_SPEED);
  const inverseGamma = 1 - 0.5 * product(beta, beta);
  const along = 1 + product(direction, beta) / (1 + inverseGamma);
  return sum(scaled(direction, inverseGamma), scaled(beta, along));
}

/** How fast what a function tells changes a day: from half a span to either side. */
export function rateOf(at: (julianDayTt: number) => Vector, julianDayTt: number, halfSpan: number): Vector {
  const before = at(julianDayTt - halfSpan);
  return scaled(sum(at(julianDayTt + halfSpan), scaled(before, -1)), 1 / (2 * halfSpan));
}
