import { earthOrientation } from '../../base/ephemeris/earth.js';
import {
  type Ephemeris,
  epochMillisecondsOf,
  epochMillisecondsOfUniversalTime,
  momentAt,
  universalTimeAt,
} from '../../base/ephemeris/ephemeris.js';
import { type HorizonEvent, horizonEvents, isRisen } from '../../base/ephemeris/rise-set.js';
import { asin, atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, wrap360 } from '../../base/math/angle.js';
import { rootBetween } from '../../base/math/root.js';
import { bodyAt, dot, lengthOf, MOON_RADIUS, minus, type Vector } from './bodies.js';
import { earthPoint, type GeographicPlace, STEP_DAYS } from './earth-point.js';
import { discDistance, discRatio, type LocalSun, localSun, obscuration, phaseOf, solarMagnitude } from './local-sun.js';
import { type LunarContactCode, type LunarEclipse, type LunarType, lunarType } from './lunar-eclipse.js';
import { lunarDepth, penumbralMagnitude, umbralMagnitude } from './lunar-elements.js';
import type { SolarEclipse } from './solar-eclipse.js';
import type { SolarElements } from './solar-elements.js';

/** A contact as a place has it; `at` in milliseconds since 1970, not rounded. */
export interface ContactAtPlace<Code extends string> {
  readonly code: Code;
  readonly at: number;
  /** Degrees of the centre over the horizon, without refraction. */
  readonly altitude: number;
  readonly isVisible: boolean;
}

/** What a place has of an eclipse whatever is eclipsed. Instants in milliseconds since 1970, not rounded. */
export interface EclipseAtPlace<Type extends string, Code extends string> {
  /** What the eclipse is at `maximum`. */
  readonly type: Type;
  /** Whether some of it is over the horizon. */
  readonly isVisible: boolean;
  /** When it is deepest while it is seen; where none of it is seen, when it is deepest below the horizon. */
  readonly maximum: number;
  /** Of the centre of the eclipsed body then, degrees: over the horizon without refraction, and from north through east. */
  readonly altitude: number;
  readonly azimuth: number;
  /** In the order of time, also those below the horizon. */
  readonly contacts: readonly ContactAtPlace<Code>[];
  /** The first rising and the first setting of the body within the eclipse. */
  readonly rises: number | undefined;
  readonly sets: number | undefined;
}

/**
 * When an eclipse is deepest while it is seen: at its maximum where that is over the horizon, else at the rising or setting
 * with the greatest magnitude.
 */
function deepestSeen(maximum: number, { isUpAt, passages }: Risen, magnitude: (at: number) => number): number {
  if (isUpAt(maximum)) return maximum;
  const [first, ...others] = passages.map(({ at }) => at);
  if (first === undefined) return maximum;
  return others.reduce((best, at) => (magnitude(at) > magnitude(best) ? at : best), first);
}

function passage({ passages }: Risen, event: 'rise' | 'set'): number | undefined {
  return passages.find((one) => one.event === event)?.at;
}

/** The shadow over the Moon at the maximum, as the place sees it with the zenith up; radii of the Moon. */
interface LunarDiscs {
  readonly umbraRadius: number;
  readonly penumbraRadius: number;
  /** From the centre of the Moon to that of the shadow. */
  readonly distance: number;
  /** Which way, degrees from the zenith against the clock, in [0, 360). */
  readonly direction: number;
}

export interface LunarAtPlace extends EclipseAtPlace<LunarType, LunarContactCode> {
  readonly kind: 'lunar';
  /** At `maximum`; below 0 where the Moon is outside the umbra. */
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  readonly discs: LunarDiscs;
}

/** How a place has a lunar eclipse. */
export function lunarAtPlace(ephemeris: Ephemeris, eclipse: LunarEclipse, place: GeographicPlace): LunarAtPlace {
  const { elements } = eclipse;
  const depthAt = (at: number) => lunarDepth(elements, (momentAt(at).tt - elements.at) / STEP_DAYS);
  const risen = risenIn(ephemeris, 'Moon', place, [eclipse.begins, eclipse.ends]);
  const maximum = deepestSeen(eclipse.maximum, risen, (at) => penumbralMagnitude(depthAt(at)));
  const depth = depthAt(maximum);
  const sight = sightOf(ephemeris, 'Moon', maximum, place);
  return {
    kind: 'lunar',
    type: lunarType(umbralMagnitude(depth)),
    isVisible: risen.isSeen,
    maximum,
    altitude: sight.altitude,
    azimuth: sight.azimuth,
    umbralMagnitude: umbralMagnitude(depth),
    penumbralMagnitude: penumbralMagnitude(depth),
    contacts: eclipse.contacts.map(({ code, at }) => ({
      code,
      at,
      altitude: sightOf(ephemeris, 'Moon', at, place).altitude,
      isVisible: risen.isUpAt(at),
    })),
    rises: passage(risen, 'rise'),
    sets: passage(risen, 'set'),
    discs: {
      umbraRadius: depth.umbra / MOON_RADIUS,
      penumbraRadius: depth.penumbra / MOON_RADIUS,
      distance: depth.apart / MOON_RADIUS,
      direction: wrap360(atan2(-depth.east, -depth.north) * DEGREES_PER_RADIAN - sight.zenith),
    },
  };
}

export const SOLAR_CONTACTS = ['first', 'second', 'third', 'fourth'] as const;
export type SolarContactCode = (typeof SOLAR_CONTACTS)[number];
export type LocalSolarType = 'partial' | 'annular' | 'total';

/** The discs at the maximum, as the place sees them with the zenith up; radii of the Sun. */
interface SolarDiscs {
  /** Radius of the Moon's disc. */
  readonly moonRadius: number;
  /** From the centre of the Sun to that of the Moon. */
  readonly distance: number;
  /** Which way, degrees from the zenith against the clock, in [0, 360). */
  readonly direction: number;
}

export interface SolarAtPlace extends EclipseAtPlace<LocalSolarType, SolarContactCode> {
  readonly kind: 'solar';
  /** At `maximum`: the covered part of the Sun's diameter; above 1 where more than all of it is. */
  readonly magnitude: number;
  /** The covered part of the Sun's disc then, 0 to 1. */
  readonly obscuration: number;
  readonly discs: SolarDiscs;
}

/** Steps; a millisecond has 2e-7. */
const TOLERANCE = 1e-8;
/** Steps from the middle within which a shadow can touch a place. */
const EDGE = 2;

/** How a place has a solar eclipse; undefined where the penumbra passes it by, below the horizon too. */
export function solarAtPlace(
  ephemeris: Ephemeris,
  { elements }: SolarEclipse,
  place: GeographicPlace,
): SolarAtPlace | undefined {
  const point = earthPoint(place);
  const seenAt = (steps: number) => localSun(elements, point, steps);
  const nearest = nearestDiscs((steps) => discDistance(seenAt(steps)));
  const touched = contactsOf(seenAt, nearest);
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return undefined;
  const timed = touched.map(({ code, steps }) => ({ code, at: timeOf(elements, steps) }));
  const risen = risenIn(ephemeris, 'Sun', place, [timeOf(elements, first.steps), timeOf(elements, last.steps)]);
  const stepsOf = (at: number) => (momentAt(at).tt - elements.at) / STEP_DAYS;
  const maximum = deepestSeen(timeOf(elements, nearest), risen, (at) => solarMagnitude(seenAt(stepsOf(at))));
  const seen = seenAt(stepsOf(maximum));
  const phase = phaseOf(seen);
  const sight = sightOf(ephemeris, 'Sun', maximum, place);
  return {
    kind: 'solar',
    // A rising or setting that falls on a contact to the last bit still is one of a partial eclipse.
    type: phase === 'none' ? 'partial' : phase,
    isVisible: risen.isSeen,
    maximum,
    altitude: sight.altitude,
    azimuth: sight.azimuth,
    magnitude: solarMagnitude(seen),
    obscuration: obscuration(seen),
    contacts: timed.map(({ code, at }) => ({
      code,
      at,
      altitude: sightOf(ephemeris, 'Sun', at, place).altitude,
      isVisible: risen.isUpAt(at),
    })),
    rises: passage(risen, 'rise'),
    sets: passage(risen, 'set'),
    discs: {
      moonRadius: discRatio(seen),
      distance: discDistance(seen),
      direction: wrap360(atan2(seen.east, seen.north) * DEGREES_PER_RADIAN - sight.zenith),
    },
  };
}

function timeOf({ at }: SolarElements, steps: number): number {
  return epochMillisecondsOf(at + steps * STEP_DAYS);
}

/** Steps (1 s) over which the rate of the distance is a difference. */
const RATE_HALF_SPAN = 1 / 6300;

/** When the centres of the discs are nearest. The shadow overtakes every place, so that they come nearest once. */
function nearestDiscs(distance: (steps: number) => number): number {
  const rate = (steps: number) => distance(steps + RATE_HALF_SPAN) - distance(steps - RATE_HALF_SPAN);
  return rootBetween(rate, { at: -EDGE, value: rate(-EDGE) }, { at: EDGE, value: rate(EDGE) }, TOLERANCE);
}

function contactsOf(seenAt: (steps: number) => LocalSun, nearest: number) {
  const crossings = (inside: (steps: number) => number) => {
    const middle = { at: nearest, value: inside(nearest) };
    if (middle.value <= 0) return undefined;
    return [-EDGE, EDGE].map((at) => rootBetween(inside, middle, { at, value: inside(at) }, TOLERANCE));
  };
  const outer = crossings((steps) => {
    const { outer, apart } = seenAt(steps);
    return outer - apart;
  });
  const inner = crossings((steps) => {
    const { inner, apart } = seenAt(steps);
    return Math.abs(inner) - apart;
  });
  const steps = [outer?.[0], inner?.[0], inner?.[1], outer?.[1]];
  return SOLAR_CONTACTS.flatMap((code, i) => {
    const at = steps[i];
    return at === undefined ? [] : [{ code, steps: at }];
  });
}

type EclipsedBody = 'Sun' | 'Moon';

/** A body as a place sees it, degrees. */
export interface Sight {
  /** Of the centre over the horizon, without refraction. */
  readonly altitude: number;
  /** From north through east, in [0, 360). */
  readonly azimuth: number;
  /** Where the zenith lies on the disc: from its north point through east. */
  readonly zenith: number;
}

/** `at`: milliseconds since 1970. */
export function sightOf(ephemeris: Ephemeris, body: EclipsedBody, at: number, place: GeographicPlace): Sight {
  const moment = momentAt(at);
  const earth = earthOrientation(moment);
  const r = (earth.siderealTime + place.longitude) * RADIANS_PER_DEGREE;
  const p = place.latitude * RADIANS_PER_DEGREE;
  const [sr, cr, sp, cp] = [sin(r), cos(r), sin(p), cos(p)];
  const { fromAxis, north } = earthPoint(place);
  const seen = minus(bodyAt(ephemeris, body, moment, earth), [fromAxis * cr, fromAxis * sr, north]);
  const up: Vector = [cp * cr, cp * sr, sp];
  const distance = lengthOf(seen);
  const across = Math.sqrt(seen[0] * seen[0] + seen[1] * seen[1]);
  const [ca, sa, cd, sd] = [seen[0] / across, seen[1] / across, across / distance, seen[2] / distance];
  return {
    altitude: asin(Math.max(-1, Math.min(1, dot(seen, up) / distance))) * DEGREES_PER_RADIAN,
    azimuth: wrap360(atan2(dot(seen, [-sr, cr, 0]), dot(seen, [-sp * cr, -sp * sr, cp])) * DEGREES_PER_RADIAN),
    zenith: atan2(dot(up, [-sa, ca, 0]), dot(up, [-sd * ca, -sd * sa, cd])) * DEGREES_PER_RADIAN,
  };
}

/** When the body stands over the horizon of a place in a span, as almanacs count its rising and setting. */
interface Risen {
  /** The passages within the span, milliseconds since 1970. */
  readonly passages: readonly { readonly event: HorizonEvent['event']; readonly at: number }[];
  /** Whether it stands over the horizon at any time of the span. */
  readonly isSeen: boolean;
  /** Whether it stands over the horizon at an instant, milliseconds since 1970. */
  isUpAt(at: number): boolean;
}

function risenIn(
  ephemeris: Ephemeris,
  body: EclipsedBody,
  place: GeographicPlace,
  [from, to]: readonly [number, number],
): Risen {
  const question = { body, place };
  const passages = horizonEvents(ephemeris, question, { from: universalTimeAt(from), to: universalTimeAt(to) }).map(
    ({ event, at }) => ({ event, at: epochMillisecondsOfUniversalTime(at) }),
  );
  const [first] = passages;
  const isUpAtStart = first ? first.event === 'set' : isRisen(ephemeris, question, universalTimeAt(from));
  return {
    passages,
    isSeen: isUpAtStart || passages.length > 0,
    isUpAt: (at) => {
      const before = passages.findLast((passage) => passage.at <= at);
      return before ? before.event === 'rise' : isUpAtStart;
    },
  };
}
