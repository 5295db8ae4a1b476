import { asin, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, wrap180 } from '../math/angle.js';
import { type Point, rootBetween } from '../math/root.js';
import { DAYS_PER_DEGREE, type Place } from './ascendant.js';
import { type EarthOrientation, earthOrientation, turnedTo } from './earth.js';
import { type EclipticPosition, type Ephemeris, momentOfUniversalTime } from './ephemeris.js';
import { altitudeOfEvent, equatorial, type HorizonDefinition, type RisingBody, type Seen } from './horizon.js';

/** Days between two looks. Between two turns of the altitude, twice a day, there are several. */
const LOOK_EVERY = 1 / 12;

/**
 * Degrees. A turn is at most half a step, 15 degrees of hour angle, from the look next to it, in which the sine of the
 * altitude changes by 1 - cos 15 degrees at most: 2 degrees near the horizon, and the declination adds a fraction.
 */
const DEEPEST_TURN = 4;

const TOLERANCE_DAYS = 1e-8;
/** How well a passage is told by interpolated places before one look at the true ones. */
const COARSE_DAYS = 1e-6;
/** Half the span, days, over which the rate of the height is a difference. */
const RATE_HALF_SPAN = 1e-3;
/** Degrees a day. A body that rises more slowly may turn near the horizon, and is followed step by step. */
const STEEP = 20;
/** Degrees: ten times what interpolation does to a height, so farther than this from the horizon it tells the side. */
const UNSURE = 0.01;
/** Degrees. Nearer to the horizon rounding decides on which side a look is: half an hour later it is surely on one. */
const UNDECIDED = 1e-4;
/** Narrower than this (0.9 s) a grazing touch of the horizon is not told. */
const TURN_TOLERANCE_DAYS = 1e-5;
const GOLDEN_PART = 0.381966;

/** How high a body stands over the altitude at which it rises and sets, degrees, at a Julian day of Universal Time. */
interface Look {
  readonly at: number;
  readonly height: number;
}

type Looking = (at: number) => Look;
type Height = (at: number) => number;

/** A body at a place. */
export interface HorizonQuestion {
  readonly body: RisingBody;
  readonly place: Place;
  /** Default: `standard`. */
  readonly definition?: HorizonDefinition;
}

/** What rises and sets: where it is, how high that is, and how many days may lie between two of its true places. */
export interface Rising {
  readonly positionAt: (julianDayTt: number) => EclipticPosition;
  /** Degrees above the altitude at which it rises and sets. */
  readonly heightOf: (seen: Seen, earth: EarthOrientation) => number;
  readonly days: number;
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
 * As seen from the surface of the Earth, so with parallax, 9" of the Sun and a degree of the Moon; but for
 * `hindu_rising`.
 *
 * The altitude itself is searched, with its turns, and not the hour angle: near the poles a body also rises because its
 * declination changes.
 */
export function horizonEvents(
  ephemeris: Ephemeris,
  question: HorizonQuestion,
  span: { readonly from: number; readonly to: number },
): HorizonEvent[] {
  return passagesOf(risingOf(ephemeris, question), span);
}

/** {@link horizonEvents} of anything that moves no faster than the Moon. */
export function passagesOf(
  rising: Rising,
  { from, to }: { readonly from: number; readonly to: number },
): HorizonEvent[] {
  const count = Math.ceil((to - from) / LOOK_EVERY) + 3;
  const start = from - LOOK_EVERY;
  const exact: Height = (at) => heightAt(rising, at);
  const nearly = interpolatedHeight(rising, start, start + (count - 1) * LOOK_EVERY);
  const look: Looking = (at) => {
    const height = nearly(at);
    return { at, height: Math.abs(height) < UNSURE ? exact(at) : height };
  };
  const looks = Array.from({ length: count }, (_, i) => {
    const at = start + i * LOOK_EVERY;
    const one = look(at);
    return depth(one) < UNDECIDED ? look(at + LOOK_EVERY / 4) : one;
  });
  const found: HorizonEvent[] = [];
  for (const [a, b] of pairs(withTurns(look, looks))) {
    if (isUp(a) === isUp(b) || b.at < from || a.at >= to) continue;
    const at = passage({ look, exact, nearly }, a, b);
    if (at >= from && at < to) found.push({ at, event: isUp(b) ? 'rise' : 'set' });
  }
  return found;
}

function isUp({ height }: Look): boolean {
  return height >= 0;
}

function pairs(looks: readonly Look[]): (readonly [Look, Look])[] {
  return looks.slice(1).map((look, i) => [looks[i] as Look, look]);
}

/** Whether a body stands above the altitude at which it rises, at a Julian day of Universal Time. */
export function isRisen(ephemeris: Ephemeris, question: HorizonQuestion, universalTime: number): boolean {
  return heightAt(risingOf(ephemeris, question), universalTime) >= 0;
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

/** When the height passes 0 between two looks: by interpolated places, and put right by a step from the true height there. */
function passage(
  { look, exact, nearly }: { readonly look: Looking; readonly exact: Height; readonly nearly: Height },
  a: Look,
  b: Look,
): number {
  const [from, to] = [a, b].map(({ at, height }) => ({ at, value: height })) as [Point, Point];
  if (depth(a) >= UNSURE && depth(b) >= UNSURE) {
    const near = rootBetween(nearly, from, to, COARSE_DAYS);
    const rate = (nearly(near + RATE_HALF_SPAN) - nearly(near - RATE_HALF_SPAN)) / (2 * RATE_HALF_SPAN);
    if (Math.abs(rate) > STEEP) return near - exact(near) / rate;
  }
  return rootBetween((at) => look(at).height, from, to, TOLERANCE_DAYS);
}

function heightAt({ positionAt, heightOf }: Rising, at: number): number {
  const moment = momentOfUniversalTime(at);
  return heightOf(positionAt(moment.tt), earthOrientation(moment));
}

function risingOf(ephemeris: Ephemeris, question: HorizonQuestion): Rising {
  const { body } = question;
  return {
    positionAt: (julianDayTt) => ephemeris.position(body, julianDayTt),
    heightOf: (seen, earth) => heightOf(seen, earth, question),
    days: INTERPOLATED_DAYS[body],
  };
}

function heightOf(seen: Seen, earth: EarthOrientation, { body, place, definition }: HorizonQuestion): number {
  const { x, y, z } = equatorial(definition === 'hindu_rising' ? { ...seen, latitude: 0 } : seen, earth);
  const p = place.latitude * RADIANS_PER_DEGREE;
  const r = (earth.siderealTime + place.longitude) * RADIANS_PER_DEGREE;
  const sine = sin(p) * z + cos(p) * (cos(r) * x + sin(r) * y);
  return asin(Math.max(-1, Math.min(1, sine))) * DEGREES_PER_RADIAN - altitudeOfEvent(body, seen, definition);
}

/** Days between two true places. The cubic between them leaves 0.0001 degree of the Moon, and of the Sun much less. */
export const INTERPOLATED_DAYS = { Sun: 3, Moon: 1.3 } as const;

/**
 * The height by places interpolated between a few true ones, within 0.001 degree: the parallax of the Moon is the worst
 * of it. The Earth keeps the axis of the middle of the stretch and turns evenly.
 */
function interpolatedHeight({ positionAt, heightOf, days: apart }: Rising, from: number, to: number): Height {
  const count = Math.ceil((to - from) / apart);
  const days = (to - from) / count;
  const placeAt = (index: number) => positionAt(momentOfUniversalTime(from + index * days).tt);
  const stretches: Height[] = [];
  return (at) => {
    const index = Math.min(count - 1, Math.max(0, Math.floor((at - from) / days)));
    stretches[index] ??= stretchHeight(heightOf, { start: from + index * days, days }, [
      placeAt(index),
      placeAt(index + 1),
    ]);
    return stretches[index](at);
  };
}

function stretchHeight(
  heightOf: Rising['heightOf'],
  { start, days }: { readonly start: number; readonly days: number },
  [from, to]: readonly [EclipticPosition, EclipticPosition],
): Height {
  const middle = start + days / 2;
  const earth = earthOrientation(momentOfUniversalTime(middle));
  const way = wrap180(to.longitude - from.longitude);
  return (at) => {
    const part = (at - start) / days;
    const seen = {
      longitude: from.longitude + risen(part, way, from.speed * days, to.speed * days),
      latitude:
        from.latitude + risen(part, to.latitude - from.latitude, from.latitudeSpeed * days, to.latitudeSpeed * days),
      distance: from.distance + part * (to.distance - from.distance),
    };
    const siderealTime = earth.siderealTime + (at - middle) / DAYS_PER_DEGREE;
    return heightOf(seen, turnedTo(earth, siderealTime));
  };
}

/** How far a cubic has come at a part of its way, from its rates at both ends (Hermite). */
function risen(part: number, way: number, first: number, last: number): number {
  const c2 = 3 * way - 2 * first - last;
  const c3 = first + last - 2 * way;
  return part * (first + part * (c2 + part * c3));
}
