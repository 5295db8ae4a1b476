import { rootBetween } from '../math/root.js';
import { asin, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin } from '../math/trigonometry.js';
import type { Place } from './ascendant.js';
import { earthOrientation } from './earth.js';
import type { EclipticPosition, Ephemeris } from './ephemeris.js';
import { momentOfUniversalTime } from './moment.js';

/** What rises and sets. */
export type RisingBody = 'Sun' | 'Moon';

/** Altitude of the Sun's centre at sunrise, degrees: 34' of refraction and 16' of semidiameter, at sea level. */
const SUN_ALTITUDE = -50 / 60;
const REFRACTION = 34 / 60;

/** Radii over the astronomical unit. */
const EARTH_RADIUS = 6378.137 / 149597870.7;
const MOON_RADIUS = 1737.4 / 149597870.7;

/** Days between two looks. Between two turns of the altitude, twice a day, there are several. */
const LOOK_EVERY = 1 / 12;

/**
 * Degrees. A turn is at most half a step, 15 degrees of hour angle, from the look next to it, in which the sine of the
 * altitude changes by 1 - cos 15 degrees at most: 2 degrees near the horizon, and the declination adds a fraction.
 */
const DEEPEST_TURN = 4;

const TOLERANCE_DAYS = 1e-8;
/** Narrower than this (0.9 s) a grazing touch of the horizon is not told. */
const TURN_TOLERANCE_DAYS = 1e-5;
const GOLDEN_PART = 0.381966;

/** How high a body stands over the altitude at which it rises and sets, degrees, at a Julian day of Universal Time. */
interface Look {
  readonly at: number;
  readonly height: number;
}

type Looking = (at: number) => Look;

/** A body at a place. */
export interface HorizonQuestion {
  readonly body: RisingBody;
  readonly place: Place;
}

/** A passage of a body over the horizon. */
export interface HorizonEvent {
  /** Julian day of Universal Time. */
  readonly at: number;
  readonly event: 'rise' | 'set';
}

/**
 * The risings and settings of a body at a place from one instant up to another, both Julian days of Universal Time, in
 * order of time. Empty where it stays up or down.
 *
 * Sun: its centre 50' below the horizon. Moon: its upper limb on the horizon with 34' of refraction. Both as seen from
 * the surface of the Earth, so with parallax: 9" of the Sun, a degree of the Moon.
 *
 * The altitude itself is searched, with its turns, and not the hour angle: near the poles a body also rises because its
 * declination changes.
 */
export function horizonEvents(
  ephemeris: Ephemeris,
  question: HorizonQuestion,
  { from, to }: { readonly from: number; readonly to: number },
): HorizonEvent[] {
  const look: Looking = (at) => ({ at, height: heightOf(ephemeris, at, question) });
  const count = Math.ceil((to - from) / LOOK_EVERY);
  const looks = Array.from({ length: count + 3 }, (_, i) => look(from + (i - 1) * LOOK_EVERY));
  const found: HorizonEvent[] = [];
  for (const [a, b] of pairs(withTurns(look, looks))) {
    if (isUp(a) !== isUp(b)) found.push({ at: passage(look, a, b), event: isUp(b) ? 'rise' : 'set' });
  }
  return found.filter(({ at }) => at >= from && at < to);
}

function isUp({ height }: Look): boolean {
  return height >= 0;
}

function pairs(looks: readonly Look[]): (readonly [Look, Look])[] {
  return looks.slice(1).map((look, i) => [looks[i] as Look, look]);
}

/** Whether a body stands above the altitude at which it rises, at a Julian day of Universal Time. */
export function isRisen(ephemeris: Ephemeris, question: HorizonQuestion, universalTime: number): boolean {
  return heightOf(ephemeris, universalTime, question) >= 0;
}

/** Adds to the looks the turns of a body that shows itself, or hides, for less time than lies between two looks. */
function withTurns(look: Looking, looks: readonly Look[]): Look[] {
  const turns = looks.slice(1, -1).map((here, i) => hiddenTurn(look, looks[i] as Look, here, looks[i + 2] as Look));
  return [...looks, ...turns.filter((turn) => turn !== undefined)].sort((a, b) => a.at - b.at);
}

/** A look from the other side of the horizon near the one of three looks that is nearest to it, by golden section. */
function hiddenTurn(look: Looking, a: Look, here: Look, b: Look): Look | undefined {
  if (isUp(a) !== isUp(here) || isUp(b) !== isUp(here)) return undefined;
  if (depth(a) < depth(here) || depth(b) < depth(here) || depth(here) > DEEPEST_TURN) return undefined;
  let [low, high] = [a.at, b.at];
  while (high - low > TURN_TOLERANCE_DAYS) {
    const p = look(low + (high - low) * GOLDEN_PART);
    const q = look(high - (high - low) * GOLDEN_PART);
    const crossed = [p, q].find((found) => isUp(found) !== isUp(here));
    if (crossed) return crossed;
    if (depth(p) < depth(q)) high = q.at;
    else low = p.at;
  }
  return undefined;
}

function depth({ height }: Look): number {
  return Math.abs(height);
}

/** When the height passes 0 between two looks. */
function passage(look: Looking, a: Look, b: Look): number {
  return rootBetween(
    (at) => look(at).height,
    { at: a.at, value: a.height },
    { at: b.at, value: b.height },
    TOLERANCE_DAYS,
  );
}

function heightOf(ephemeris: Ephemeris, at: number, { body, place }: HorizonQuestion): number {
  const moment = momentOfUniversalTime(at);
  const earth = earthOrientation(moment);
  const position = ephemeris.position(body, moment.tt);
  const e = earth.obliquity * RADIANS_PER_DEGREE;
  const l = (position.longitude + earth.toTrueEquinox) * RADIANS_PER_DEGREE;
  const b = position.latitude * RADIANS_PER_DEGREE;
  const p = place.latitude * RADIANS_PER_DEGREE;
  const r = (earth.siderealTime + place.longitude) * RADIANS_PER_DEGREE;
  const x = cos(b) * cos(l);
  const y = cos(b) * sin(l) * cos(e) - sin(b) * sin(e);
  const z = cos(b) * sin(l) * sin(e) + sin(b) * cos(e);
  const sine = sin(p) * z + cos(p) * (cos(r) * x + sin(r) * y);
  return asin(Math.max(-1, Math.min(1, sine))) * DEGREES_PER_RADIAN - altitudeOfEvent(body, position);
}

/** Altitude of the centre above the horizon at the event as the centre of the Earth sees it, degrees. */
function altitudeOfEvent(body: RisingBody, { distance }: EclipticPosition): number {
  const seen = body === 'Sun' ? SUN_ALTITUDE : -REFRACTION - asin(MOON_RADIUS / distance) * DEGREES_PER_RADIAN;
  const parallax = asin(EARTH_RADIUS / distance) * DEGREES_PER_RADIAN;
  return seen + parallax;
}
