import { DASHA_LEVELS, type DashaLevel, type DashaPeriod, subPeriods } from '../dasha/vimshottari.js';
import { crossings, stations } from '../ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../ephemeris/moment.js';
import { tropicalTrack } from '../ephemeris/tracks.js';
import { toMicrodegrees } from '../math/angle.js';
import type { Span } from '../panchanga/day-divisions.js';
import { nextElongation } from '../panchanga/limbs.js';
import type { PhaseEvent } from '../panchanga/moon-phase.js';
import { PRINCIPAL_PHASES } from '../panchanga/moon-phase-names.js';
import { MILLISECONDS_PER_DAY } from '../time/calendar.js';
import { GRAHAS, type Graha } from '../zodiac/graha.js';
import { RASHI_EDGES, type Rashi, rashiNumbered, rashiOf } from '../zodiac/rashi.js';
import { type Sky, siderealPosition, siderealTrack } from '../zodiac/sidereal.js';

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

/** A period that begins. */
export interface DashaChange extends Event {
  readonly level: DashaLevel;
  readonly from: Graha | undefined;
  readonly to: Graha;
}

/** Milliseconds after a principal phase in which it does not come again: the shortest lunation has 29.2 days. */
const QUIET = 29 * MILLISECONDS_PER_DAY;

const TURNING = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

/** The principal phases of the Moon in a span of a month, in the order of time. */
export function monthPhases(sky: Sky, { start, end }: Span): PhaseEvent[] {
  return PRINCIPAL_PHASES.flatMap((phase) => {
    const first = nextElongation(sky, start, phase.elongation);
    const again =
      first !== undefined && first + QUIET < end ? nextElongation(sky, first + QUIET, phase.elongation) : undefined;
    return [first, again].map((at) => ({ phase, at }));
  })
    .filter((event): event is PhaseEvent => event.at !== undefined && event.at >= start && event.at < end)
    .sort(byTime);
}

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

/** Every station of Mercury to Saturn in a span, in the order of time: zeros of the apparent tropical speed. */
export function turns(sky: Sky, span: Span): TurnEvent[] {
  const [start, end] = ends(span);
  return TURNING.flatMap((graha) =>
    stations(tropicalTrack(sky.ephemeris, graha), start, end).map(({ tt, turns: way }) => ({
      at: epochMillisecondsOf(tt),
      graha,
      turns: way,
      rashi: rashiOf(toMicrodegrees(siderealPosition(sky, graha, tt).longitude)),
    })),
  ).sort(byTime);
}

/**
 * Every period of the three levels that begins in a span, in the order of time and, at one instant, from the highest
 * level down.
 */
export function dashaChanges(periods: readonly DashaPeriod[], span: Span): DashaChange[] {
  const touching = (all: readonly DashaPeriod[]) =>
    all.filter(({ start, end }) => start < span.end && end >= span.start);
  const antars = touching(periods).flatMap(subPeriods);
  const pratyantars = touching(antars).flatMap(subPeriods);
  return [periods, antars, pratyantars]
    .flatMap((all, index) =>
      all.map(
        ({ lord, start }, i): DashaChange => ({
          at: start,
          level: DASHA_LEVELS[index] as DashaLevel,
          from: all[i - 1]?.lord,
          to: lord,
        }),
      ),
    )
    .filter(({ at }) => at >= span.start && at < span.end)
    .sort(byTime);
}

function ends({ start, end }: Span): [number, number] {
  return [momentAt(start).tt, momentAt(end).tt];
}

function byTime(a: Event, b: Event): number {
  return a.at - b.at;
}
