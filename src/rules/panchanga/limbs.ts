import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE, modulo, toMicrodegrees, wrap180 } from '../../base/math/angle.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import { weekdayOf } from '../../base/time/gregorian.js';
import { NAKSHATRAS, type Nakshatra } from '../../base/zodiac/nakshatra.js';
import { grahaLongitude, type Sky, siderealPosition, siderealTrack } from '../../base/zodiac/positions.js';
import { type Graha, RASHI_EDGES, type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import type { Span } from './day-divisions.js';
import { KARANAS, type Karana, TITHIS, type Tithi, VARAS, type Vara, YOGAS, type Yoga } from './tables.js';

/** What each limb of the panchanga that the Moon makes is called and what it tells. The fifth limb is the vara. */
export interface LimbValues {
  readonly tithi: Tithi;
  readonly nakshatra: Nakshatra;
  readonly yoga: Yoga;
  readonly karana: Karana;
}

/** A limb that runs through its numbers as the Moon moves. */
export type Limb = keyof LimbValues & string;

/** One of the parts of a limb and the time it lasts. */
export interface LimbSpan<Name extends Limb = Limb> {
  readonly value: LimbValues[Name];
  /** Milliseconds since 1970. The span holds its start and not its end. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The four limbs that run at an instant. */
export type RunningLimbs = { readonly [Name in Limb]: LimbSpan<Name> };

/** Sidereal longitudes, microdegrees, from which every limb of an instant follows. */
export interface SunAndMoonLongitudes {
  readonly sun: number;
  readonly moon: number;
}

/** The longitudes of an instant, once they have been looked up: to hand on to whatever else is asked of that instant. */
export interface SunAndMoon extends SunAndMoonLongitudes {
  /** Julian day of Terrestrial Time. */
  readonly tt: number;
}

interface LimbRule<Name extends Limb> {
  readonly values: readonly LimbValues[Name][];
  /** How often the Sun's longitude counts beside the Moon's: none for a nakshatra, less for a difference. */
  readonly sunPart: -1 | 0 | 1;
  /** Mean rate, degrees per day: a first step towards a far edge. */
  readonly meanSpeed: number;
}

const MEAN_MOON = 13.176358;
const MEAN_SUN = 0.985647;

const RULES = /* @__PURE__ */ limbRules();

/** By a call, since a bundler keeps an object with sums in it where nobody asks for limbs. */
function limbRules(): { readonly [Name in Limb]: LimbRule<Name> } {
  return {
    tithi: { values: TITHIS, sunPart: -1, meanSpeed: MEAN_MOON - MEAN_SUN },
    nakshatra: { values: NAKSHATRAS, sunPart: 0, meanSpeed: MEAN_MOON },
    yoga: { values: YOGAS, sunPart: 1, meanSpeed: MEAN_MOON + MEAN_SUN },
    karana: { values: KARANAS, sunPart: -1, meanSpeed: MEAN_MOON - MEAN_SUN },
  };
}

/** The rounds of Newton's method; three do from anywhere in a limb, since the error is squared in each. */
const MAX_ROUNDS = 8;
/** Days. After a step as short as this the next error is far below what a double tells of a Julian day. */
const LAST_STEP = 1e-5;

/**
 * Days. A lunar month is not even: by its mean rate a part of it is told up to 31 hours wrong. It is less than half a
 * month, so that a search from the end of the ephemeris does not go back to the edge of the month before.
 */
const WORST_GUESS = 2;

/** The part of a limb that holds two longitudes. An edge belongs to what begins there. */
export function limbAt<Name extends Limb>(limb: Name, longitudes: SunAndMoonLongitudes): LimbValues[Name] {
  const { values } = RULES[limb];
  return values[Math.floor((argument(limb, longitudes) * values.length) / MICRODEGREES_PER_CIRCLE)] as LimbValues[Name];
}

/** How far a limb has come round the circle, microdegrees. */
export function argument(limb: Limb, { sun, moon }: SunAndMoonLongitudes): number {
  return modulo(moon + RULES[limb].sunPart * sun, MICRODEGREES_PER_CIRCLE);
}

/** Sidereal longitudes of the Sun and the Moon as they are printed, at milliseconds since 1970. */
export function sunAndMoon(sky: Sky, epochMilliseconds: number): SunAndMoon {
  const { tt } = momentAt(epochMilliseconds);
  return {
    tt,
    sun: toMicrodegrees(siderealPosition(sky, 'Sun', tt).longitude),
    moon: toMicrodegrees(siderealPosition(sky, 'Moon', tt).longitude),
  };
}

/** The part of a limb that runs at an instant, milliseconds since 1970, with its start and end. */
export function limbSpan<Name extends Limb>(
  sky: Sky,
  limb: Name,
  epochMilliseconds: number,
  longitudes = sunAndMoon(sky, epochMilliseconds),
): LimbSpan<Name> {
  return spanOf(sky, limb, epochMilliseconds, longitudes);
}

/** All four limbs that run at an instant, milliseconds since 1970. */
export function runningLimbs(
  sky: Sky,
  epochMilliseconds: number,
  longitudes = sunAndMoon(sky, epochMilliseconds),
): RunningLimbs {
  const tithi = spanOf(sky, 'tithi', epochMilliseconds, longitudes);
  return {
    tithi,
    nakshatra: spanOf(sky, 'nakshatra', epochMilliseconds, longitudes),
    yoga: spanOf(sky, 'yoga', epochMilliseconds, longitudes),
    karana: karanaOf(sky, tithi, epochMilliseconds, longitudes),
  };
}

/** The part of a limb that follows another; undefined where it ends after the ephemeris does, in January 2201. */
export function nextSpan<Name extends Limb>(
  sky: Sky,
  limb: Name,
  { value, endsAt }: LimbSpan<Name>,
): LimbSpan<Name> | undefined {
  const { values } = RULES[limb];
  const next = values[value.number % values.length] as LimbValues[Name];
  const end = reach(sky, limb, { from: momentAt(endsAt).tt, ahead: 360 / values.length, edge: edgeAfter(limb, next) });
  return end === undefined ? undefined : { value: next, startsAt: endsAt, endsAt: end };
}

/** The part of a limb that comes before another; undefined where it begins before the ephemeris does. */
export function previousSpan<Name extends Limb>(
  sky: Sky,
  limb: Name,
  { value, startsAt }: LimbSpan<Name>,
): LimbSpan<Name> | undefined {
  const { values } = RULES[limb];
  const before = values[modulo(value.number - 2, values.length)] as LimbValues[Name];
  const part = 360 / values.length;
  const edge = edgeAfter(limb, before) - part;
  const start = reach(sky, limb, { from: momentAt(startsAt).tt, ahead: -part, edge });
  return start === undefined ? undefined : { value: before, startsAt: start, endsAt: startsAt };
}

/**
 * Every part of a limb that runs in some moment from one instant up to another, milliseconds since 1970, in order: the
 * first has begun at or before `from`, each begins when the one before it ends.
 */
export function limbSpans<Name extends Limb>(
  sky: Sky,
  limb: Name,
  { from, to }: { readonly from: number; readonly to: number },
  longitudes = sunAndMoon(sky, from),
): LimbSpan<Name>[] {
  return limbSpansFrom(sky, limb, limbSpan(sky, limb, from, longitudes), to);
}

/** A part of a limb and what follows it up to an instant, milliseconds since 1970, as {@link limbSpans} has them. */
export function limbSpansFrom<Name extends Limb>(
  sky: Sky,
  limb: Name,
  first: LimbSpan<Name>,
  to: number,
): LimbSpan<Name>[] {
  const spans: LimbSpan<Name>[] = [];
  let span: LimbSpan<Name> | undefined = first;
  while (span) {
    spans.push(span);
    span = span.endsAt < to ? nextSpan(sky, limb, span) : undefined;
  }
  return spans;
}

/** Of the parts of a limb those that begin from one instant up to another: what changes, and when. */
export function limbChanges<Name extends Limb>(
  spans: readonly LimbSpan<Name>[],
  { from, to }: { readonly from: number; readonly to: number },
): LimbSpan<Name>[] {
  return spans.filter(({ startsAt }) => startsAt >= from && startsAt < to);
}

/** The weekday of a date, which holds from its sunrise to the next. */
export function varaOf(date: CalendarDate): Vara {
  return VARAS[weekdayOf(date)] as Vara;
}

/** Longitude, degrees, at which a part of a limb ends. */
function edgeAfter(limb: Limb, { number }: { readonly number: number }): number {
  return (number * 360) / RULES[limb].values.length;
}

function spanOf<Name extends Limb>(sky: Sky, limb: Name, at: number, longitudes: SunAndMoon): LimbSpan<Name> {
  const value = limbAt(limb, longitudes);
  const end = edgeAfter(limb, value);
  const start = end - 360 / RULES[limb].values.length;
  const here = fromMicrodegrees(argument(limb, longitudes));
  // No part lasts longer than 28 hours, so both ends are in the ephemeris for every accepted day.
  const startsAt = reach(sky, limb, { from: longitudes.tt, ahead: start - here, edge: start }) as number;
  const endsAt = reach(sky, limb, { from: longitudes.tt, ahead: end - here, edge: end }) as number;
  // The longitudes are rounded: an instant 5 ms before an edge counts as after it, and so as the edge.
  return { value, startsAt: Math.min(at, startsAt), endsAt: Math.max(at, endsAt) };
}

/** The half of a tithi that runs at an instant: one of its ends is that of the tithi. */
function karanaOf(sky: Sky, tithi: LimbSpan<'tithi'>, at: number, longitudes: SunAndMoon): LimbSpan<'karana'> {
  const value = limbAt('karana', longitudes);
  const end = edgeAfter('karana', value);
  const isFirst = value.number % 2 === 1;
  const edge = isFirst ? end : end - 360 / KARANAS.length;
  const ahead = edge - fromMicrodegrees(argument('karana', longitudes));
  const middle = reach(sky, 'karana', { from: longitudes.tt, ahead, edge }) as number;
  return isFirst
    ? { value, startsAt: tithi.startsAt, endsAt: Math.max(at, middle) }
    : { value, startsAt: Math.min(at, middle), endsAt: tithi.endsAt };
}

interface Reach {
  /** Julian day of Terrestrial Time. */
  readonly from: number;
  /** How far off the edge lies, degrees, forwards or backwards. */
  readonly ahead: number;
  /** Its longitude, degrees on any branch. */
  readonly edge: number;
}

/**
 * When a limb comes to an edge: milliseconds since 1970, or undefined where the ephemeris does not reach. Newton's
 * method needs no bracket here, for the rate is never zero and changes by less than a third.
 */
export function reach(sky: Sky, limb: Limb, { from, ahead, edge }: Reach): number | undefined {
  const { sunPart, meanSpeed } = RULES[limb];
  const { first, last } = sky.ephemeris.span;
  const within = (tt: number) => Math.min(last, Math.max(first, tt));
  const guess = from + ahead / meanSpeed;
  if (Math.abs(guess - within(guess)) > WORST_GUESS) return undefined;
  let tt = within(guess);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const moon = siderealPosition(sky, 'Moon', tt);
    const sun = sunPart === 0 ? STILL : siderealPosition(sky, 'Sun', tt);
    const beyond = wrap180(moon.longitude + sunPart * sun.longitude - edge);
    const better = tt - beyond / (moon.speed + sunPart * sun.speed);
    if (Math.abs(better - tt) < LAST_STEP) return epochMillisecondsOf(better);
    tt = within(better);
  }
  return undefined;
}

const STILL = { longitude: 0, speed: 0 };

/** The part of a span for which a graha stays in a sign. */
export interface SignSpan extends Span {
  readonly sign: Rashi;
}

/** A span, parted where the Sun or the Moon changes signs. */
export function signSpans(sky: Sky, graha: Graha, { start, end }: Span): SignSpan[] {
  const track = siderealTrack(sky, graha);
  const changes = crossings(track, momentAt(start).tt, momentAt(end).tt, RASHI_EDGES).map(({ tt }) =>
    epochMillisecondsOf(tt),
  );
  const edges = [start, ...changes, end];
  return edges.slice(1).map((until, index) => {
    const from = edges[index] as number;
    return { start: from, end: until, sign: rashiOf(grahaLongitude(sky, graha, momentAt((from + until) / 2))) };
  });
}
