import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import { type Caveat, caveat, type MoonPlace } from '../../base/input/caveats.js';
import { fromMicrodegrees, MICRODEGREES_PER_CIRCLE, modulo } from '../../base/math/angle.js';
import type { Bearer } from '../../base/reasons.js';
import {
  type NakshatraPosition,
  nakshatraOf,
  nakshatraOfPada,
  PADA_COUNT,
  padaStart,
} from '../../base/zodiac/nakshatra.js';
import { grahaLongitude, type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { type Rashi, rashiOf } from '../../base/zodiac/rashi.js';

const SECOND = 1000;

/** What a Moon of unknown time may be: its pada over a part of the local day. */
export interface MoonStay {
  readonly position: NakshatraPosition;
  /** Milliseconds since 1970, whole seconds, `from` before `to`; the first stay begins and the last ends with the day. */
  readonly from: number;
  readonly to: number;
}

/** What the Moon can be over a local day. */
export interface MoonSpan {
  readonly first: { readonly rashi: Rashi; readonly position: NakshatraPosition; readonly longitude: number };
  readonly last: { readonly rashi: Rashi; readonly position: NakshatraPosition; readonly longitude: number };
  readonly rashiChanges: boolean;
  readonly nakshatraChanges: boolean;
}

/** Sign, nakshatra and pada with which the Moon begins and ends the local day of a birth. */
export function moonSpan(sky: Sky, { day }: ResolvedBirth): MoonSpan {
  const [first, last] = [day.start, day.end].map((at) => {
    const longitude = grahaLongitude(sky, 'Moon', momentAt(at));
    return { longitude, rashi: rashiOf(longitude), position: nakshatraOf(longitude) };
  }) as [MoonSpan['first'], MoonSpan['last']];
  return {
    first,
    last,
    rashiChanges: first.rashi !== last.rashi,
    nakshatraChanges: first.position.nakshatra !== last.position.nakshatra,
  };
}

/**
 * Every pada the Moon is in during the local day of a birth, in order, with the times it enters and leaves. What lasts
 * less than a second at an end of the day is told as one second.
 */
export function moonStays(sky: Sky, birth: ResolvedBirth): MoonStay[] {
  const { start, end } = birth.day;
  const { first, last } = moonSpan(sky, birth);
  const count = modulo(last.position.padaIndex - first.position.padaIndex, PADA_COUNT);
  const padas = Array.from({ length: count + 1 }, (_, i) => (first.position.padaIndex + i) % PADA_COUNT);
  // A second more on both sides: the padas are those of rounded longitudes, the passages those of true ones.
  const passed = crossings(
    siderealTrack(sky, 'Moon'),
    momentAt(start - SECOND).tt,
    momentAt(end + SECOND).tt,
    padas.slice(1).map(padaStart),
  );
  const wholeSecond = (at: number) => Math.round(at / SECOND) * SECOND;
  const entered = passed.map(({ tt }) =>
    Math.min(Math.max(wholeSecond(epochMillisecondsOf(tt)), start + SECOND), end - SECOND),
  );
  const edges = [start, ...entered, end];
  return padas.map((padaIndex, i) => ({
    position: nakshatraOfPada(padaIndex),
    from: edges[i] as number,
    to: edges[i + 1] as number,
  }));
}

const RASHI_DEGREES = 30;
const NAKSHATRA_DEGREES = 40 / 3;

/** How near the Moon of a birth is to another sign and another nakshatra. */
export interface MoonBoundary {
  /** Within 0.25 degree of a sign edge or, for an unknown time, the sign changes that day. */
  readonly nearSign: boolean;
  /** The same for the nakshatra. */
  readonly nearNakshatra: boolean;
  readonly confidence: Confidence;
}

/**
 * The boundary of a Moon at a longitude in microdegrees; `span` is that of its day if the time is not known. The
 * confidence is that of the sign: low when it changes that day.
 */
export function moonBoundary(longitude: number, span: MoonSpan | undefined): MoonBoundary {
  const nearSign = isNearEdge(longitude, RASHI_DEGREES) || span?.rashiChanges === true;
  const nearNakshatra = isNearEdge(longitude, NAKSHATRA_DEGREES) || span?.nakshatraChanges === true;
  return {
    nearSign,
    nearNakshatra,
    confidence: span?.rashiChanges ? 'low' : nearSign || nearNakshatra ? 'medium' : 'high',
  };
}

/**
 * The boundary of a Moon of which the nakshatra counts as much as the sign: the confidence is low when either changes
 * on a day of unknown time.
 */
export function nakshatraBoundary(longitude: number, span: MoonSpan | undefined): MoonBoundary {
  const boundary = moonBoundary(longitude, span);
  return span?.nakshatraChanges ? { ...boundary, confidence: 'low' } : boundary;
}

/** Half a sign, where vashya changes. */
const HALF_RASHI_MICRODEGREES = 15_000_000;
const TEN_DEGREES_MICRODEGREES = 10_000_000;

/**
 * One longitude, microdegrees, for everything the Moon of a birth can be that changes a rule: the birth Moon itself
 * where the time is known, else one for each pada and half sign it touches that local day.
 */
export function possibleMoons(sky: Sky, birth: ResolvedBirth): number[] {
  if (birth.timeKnown) return [grahaLongitude(sky, 'Moon', birth.moment)];
  const { first, last } = moonSpan(sky, birth);
  const end = last.longitude >= first.longitude ? last.longitude : last.longitude + MICRODEGREES_PER_CIRCLE;
  const edges: number[] = [];
  for (let index = first.position.padaIndex + 1; ; index++) {
    const edge = Math.ceil((index * TEN_DEGREES_MICRODEGREES) / 3);
    if (edge > end) break;
    edges.push(edge);
  }
  const half = (Math.floor(first.longitude / HALF_RASHI_MICRODEGREES) + 1) * HALF_RASHI_MICRODEGREES;
  for (let edge = half; edge <= end; edge += HALF_RASHI_MICRODEGREES) edges.push(edge);
  return [first.longitude, ...edges.map((edge) => edge % MICRODEGREES_PER_CIRCLE)];
}

/** The caveat about a Moon of unknown time. */
export function unknownTimeCaveat({ first, last }: MoonSpan, whose?: Bearer): Caveat {
  const [from, to] = [first, last].map(({ rashi, position: { nakshatra, pada } }) => ({
    nakshatra: nakshatra.name,
    pada,
    sign: rashi.name,
  })) as [MoonPlace, MoonPlace];
  return caveat('birth_time_unknown', { whose: whose ?? null, from, to });
}

export const CONFIDENCES = ['high', 'medium', 'low'] as const;

/** How far an answer can be relied on. */
export type Confidence = (typeof CONFIDENCES)[number];

/** Half an hour of the Moon's mean motion, degrees: nearer to an edge than this a Moon may be on its other side. */
const NEAR_DEGREES = 0.25;

/** Whether a longitude, microdegrees, lies near an edge of a part of the zodiac so many degrees wide. */
export function isNearEdge(microdegrees: number, partDegrees: number): boolean {
  const inPart = fromMicrodegrees(microdegrees) % partDegrees;
  return Math.min(inPart, partDegrees - inPart) <= NEAR_DEGREES;
}
