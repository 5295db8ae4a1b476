import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { stations } from '../../base/ephemeris/stations.js';
import { elongationTrack, tropicalTrack } from '../../base/ephemeris/tracks.js';
import { toMicrodegrees } from '../../base/math/angle.js';
import { type Nakshatra, nakshatraOf, nakshatraOfPada, PADA_COUNT } from '../../base/zodiac/nakshatra.js';
import { grahaLongitude, type Sky, siderealPosition, siderealTrack } from '../../base/zodiac/positions.js';
import { GRAHAS, type Graha, RASHI_EDGES, type Rashi, rashiNumbered, rashiOf } from '../../base/zodiac/rashi.js';
import { COMBUSTION_ORBS, combustionOf } from '../natal/combustion.js';
import type { Span } from '../panchanga/day-divisions.js';

/** What can happen to a graha; of one instant in this order. */
export const SKY_EVENTS = [
  'sign_entry',
  'nakshatra_entry',
  'station',
  'combustion_begins',
  'combustion_ends',
  'asta',
  'udaya',
] as const;
export type SkyEventCode = (typeof SKY_EVENTS)[number];

/** Where a graha stands. */
interface Stand {
  readonly rashi: Rashi;
  readonly nakshatra: Nakshatra;
}

/** Something that happens to a graha. */
export interface SkyEvent {
  readonly code: SkyEventCode;
  readonly graha: Graha;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How it moves from then on. */
  readonly motion: 'direct' | 'retrograde';
  /** The same on both sides of what is no entry. */
  readonly before: Stand;
  readonly after: Stand;
}

const PADAS_OF_SIGN = 9;
const PADAS_OF_NAKSHATRA = 4;

/** Edges of signs and of nakshatras, as the padas that begin there, 0 to 107. */
const EDGES = Array.from({ length: PADA_COUNT }, (_, pada) => pada).filter(
  (pada) => pada % PADAS_OF_SIGN === 0 || pada % PADAS_OF_NAKSHATRA === 0,
);
const EDGE_DEGREES = EDGES.map((pada) => (pada * 360) / PADA_COUNT);

/**
 * Every entry of some grahas into a sign or a nakshatra, every station and every beginning and end of a combustion in a
 * span, in the order of time; what happens at once in that of the grahas and of {@link SKY_EVENTS}.
 */
export function skyEvents(sky: Sky, grahas: readonly Graha[], span: Span): SkyEvent[] {
  const stationary = turns(sky, span, grahas).map(
    ({ at, graha, turns: motion }): SkyEvent => ({ code: 'station', graha, at, motion, ...standingAt(sky, graha, at) }),
  );
  const events = grahas.flatMap((graha) => [
    ...entries(sky, graha, span),
    ...stationary.filter((event) => event.graha === graha),
    ...combustions(sky, graha, span),
  ]);
  return events.sort(bySecond);
}

/** By the second that is told: Rahu and Ketu pass their edges together but for the last digits of a search. */
export function bySecond(a: SkyEvent, b: SkyEvent): number {
  return Math.round(a.at / SECOND) - Math.round(b.at / SECOND);
}

const SECOND = 1000;

function entries(sky: Sky, graha: Graha, { start, end }: Span): SkyEvent[] {
  const passed = crossings(siderealTrack(sky, graha), momentAt(start).tt, momentAt(end).tt, EDGE_DEGREES);
  return passed.flatMap(({ tt, target, direct }) => {
    const edge = EDGES[target] as number;
    const [above, below] = [standInPada(edge), standInPada((edge + PADA_COUNT - 1) % PADA_COUNT)];
    const event = {
      graha,
      at: epochMillisecondsOf(tt),
      motion: direct ? 'direct' : 'retrograde',
      before: direct ? below : above,
      after: direct ? above : below,
    } as const;
    return [
      ...(edge % PADAS_OF_SIGN === 0 ? [{ code: 'sign_entry', ...event } as const] : []),
      ...(edge % PADAS_OF_NAKSHATRA === 0 ? [{ code: 'nakshatra_entry', ...event } as const] : []),
    ];
  });
}

function standInPada(pada: number): Stand {
  return {
    rashi: rashiNumbered(Math.floor(pada / PADAS_OF_SIGN) + 1),
    nakshatra: nakshatraOfPada(pada).nakshatra,
  };
}

function combustions(sky: Sky, graha: Graha, { start, end }: Span): SkyEvent[] {
  if (!isCombustible(graha)) return [];
  return combustionChanges(sky, graha, momentAt(start).tt, momentAt(end).tt).map(({ tt, begins }) => ({
    code: begins ? 'combustion_begins' : 'combustion_ends',
    graha,
    at: epochMillisecondsOf(tt),
    motion: siderealPosition(sky, graha, tt).speed < 0 ? 'retrograde' : 'direct',
    ...standingAt(sky, graha, epochMillisecondsOf(tt)),
  }));
}

function isCombustible(graha: Graha): graha is CombustibleGraha {
  return Object.hasOwn(COMBUSTION_ORBS, graha);
}

/** Where a graha stands at an instant that is no entry. */
export function standingAt(sky: Sky, graha: Graha, at: number): Pick<SkyEvent, 'before' | 'after'> {
  const longitude = grahaLongitude(sky, graha, momentAt(at));
  const stand = { rashi: rashiOf(longitude), nakshatra: nakshatraOf(longitude).nakshatra };
  return { before: stand, after: stand };
}

/** A graha that can be combust. */
type CombustibleGraha = keyof typeof COMBUSTION_ORBS;

/** A moment at which a combustion begins or ends. */
interface CombustionChange {
  /** Julian day of Terrestrial Time. */
  readonly tt: number;
  readonly begins: boolean;
}

/**
 * When the combustion of a graha, as a chart tells it, begins and ends between two Julian days of Terrestrial Time, in
 * the order of time: at the orb of its motion, or as it turns between its two orbs.
 */
function combustionChanges(sky: Sky, graha: CombustibleGraha, from: number, to: number): CombustionChange[] {
  const { direct, retrograde } = COMBUSTION_ORBS[graha];
  const orbs = direct === retrograde ? [direct] : [direct, retrograde];
  const edges = orbs.flatMap((orb) => [orb, -orb]);
  const passed = crossings(elongationTrack(sky.ephemeris, graha), from, to, edges).map(({ tt }) => tt);
  const turned = orbs.length > 1 ? stations(siderealTrack(sky, graha), from, to).map(({ tt }) => tt) : [];
  const moments = [...passed, ...turned].sort((a, b) => a - b);
  const changes: CombustionChange[] = [];
  let isCombust = isCombustAt(sky, graha, (from + (moments[0] ?? to)) / 2);
  for (const [index, tt] of moments.entries()) {
    const isNext = isCombustAt(sky, graha, (tt + (moments[index + 1] ?? to)) / 2);
    if (isNext !== isCombust) changes.push({ tt, begins: isNext });
    isCombust = isNext;
  }
  return changes;
}

/** A time that holds for a graha, milliseconds since 1970; undefined where it begins or ends beyond the ephemeris. */
export interface GrahaSpan {
  readonly start: number | undefined;
  readonly end: number | undefined;
}

/** Days that no combustion and no retrograde motion exceeds: Mars passes 34 degrees behind the Sun. */
const LONGEST_SPAN = 160;
/** Days before the ends of the ephemeris, for the looks beyond a search. */
const SHY = 1;

/** Every combustion of a graha that touches a span. */
export function combustionSpans(sky: Sky, graha: CombustibleGraha, span: Span): GrahaSpan[] {
  const { start, end } = around(sky, span);
  const changes = combustionChanges(sky, graha, momentAt(start).tt, momentAt(end).tt);
  return spansBetween(
    changes.map(({ tt, begins }) => ({ at: epochMillisecondsOf(tt), begins })),
    span,
  );
}

/** Every time in which one of Mercury to Saturn goes backwards that touches a span: between zeros of its tropical speed. */
export function retrogradeSpans(sky: Sky, graha: (typeof TURNING)[number], span: Span): GrahaSpan[] {
  const changes = turns(sky, around(sky, span), [graha]).map(({ at, turns: way }) => ({
    at,
    begins: way === 'retrograde',
  }));
  return spansBetween(changes, span);
}

/** A span with what may reach into it, as far as the ephemeris goes. */
function around({ ephemeris }: Sky, { start, end }: Span): Span {
  const margin = LONGEST_SPAN * DAY;
  return {
    start: Math.max(start - margin, epochMillisecondsOf(ephemeris.span.first + SHY)),
    end: Math.min(end + margin, epochMillisecondsOf(ephemeris.span.last - SHY)),
  };
}

const DAY = 86_400_000;

function spansBetween(
  changes: readonly { readonly at: number; readonly begins: boolean }[],
  { start, end }: Span,
): GrahaSpan[] {
  const spans = changes.flatMap(({ at, begins }, index): GrahaSpan[] => {
    if (begins) return [{ start: at, end: changes[index + 1]?.at }];
    return index === 0 ? [{ start: undefined, end: at }] : [];
  });
  return spans.filter((one) => (one.start ?? start) < end && (one.end ?? end) > start);
}

function isCombustAt(sky: Sky, graha: CombustibleGraha, tt: number): boolean {
  const { longitude, speed } = siderealPosition(sky, graha, tt);
  const sun = toMicrodegrees(siderealPosition(sky, 'Sun', tt).longitude);
  return combustionOf({ graha, longitude: toMicrodegrees(longitude), speed }, sun)?.combust ?? false;
}

/** Something that happens, milliseconds since 1970. */
interface Event {
  readonly at: number;
}

/** A graha passing from one sidereal sign to the next, or back. */
export interface Ingress extends Event {
  readonly graha: Graha;
  readonly from: Rashi;
  readonly to: Rashi;
  readonly isDirect: boolean;
}

/** A planet turning. */
export interface TurnEvent extends Event {
  readonly graha: Graha;
  readonly turns: 'retrograde' | 'direct';
  /** Its sidereal sign. */
  readonly rashi: Rashi;
}

const TURNING = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

/** Every passage of a graha into another sidereal sign in a span, in the order of time. */
export function ingresses(sky: Sky, span: Span): Ingress[] {
  const [start, end] = ends(span);
  return GRAHAS.flatMap((graha) =>
    crossings(siderealTrack(sky, graha), start, end, RASHI_EDGES).map(({ tt, target, direct }) => {
      const [before, after] = [rashiNumbered(target), rashiNumbered(target + 1)];
      return {
        at: epochMillisecondsOf(tt),
        graha,
        from: direct ? before : after,
        to: direct ? after : before,
        isDirect: direct,
      };
    }),
  ).sort(byTime);
}

/**
 * Every station of Mercury to Saturn, or of those of them that are among some grahas, in a span, in the order of time:
 * zeros of the apparent tropical speed.
 */
export function turns(sky: Sky, span: Span, grahas: readonly Graha[] = TURNING): TurnEvent[] {
  const [start, end] = ends(span);
  return TURNING.filter((graha) => grahas.includes(graha))
    .flatMap((graha) =>
      stations(tropicalTrack(sky.ephemeris, graha), start, end).map(({ tt, turns: way }) => ({
        at: epochMillisecondsOf(tt),
        graha,
        turns: way,
        rashi: rashiOf(toMicrodegrees(siderealPosition(sky, graha, tt).longitude)),
      })),
    )
    .sort(byTime);
}

function ends({ start, end }: Span): [number, number] {
  return [momentAt(start).tt, momentAt(end).tt];
}

function byTime(a: Event, b: Event): number {
  return a.at - b.at;
}
