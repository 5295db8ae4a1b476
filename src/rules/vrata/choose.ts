import type { Span } from '../panchanga/day-divisions.js';
import { dayAfter, dayOf, holds, type VrataAlmanac } from './almanac.js';
import type { VrataDay } from './days.js';
import type { DayChoice, VrataWindow } from './rules.js';
import { earliestOf, shareOf, windowOf } from './windows.js';

/**
 * Why a day next to the chosen one is not it: its window does not meet the span, another has a larger share or the rule
 * of ties prefers it, the span does not last long enough after its sunrise, or another clause of the rule decides.
 */
export const NEIGHBOUR_REASONS = ['outside_window', 'other_by_tie', 'too_short', 'by_rule'] as const;
export type NeighbourReason = (typeof NEIGHBOUR_REASONS)[number];

/** A day that was chosen, and by what. */
export interface ChosenDay {
  readonly day: VrataDay;
  /** The window that decided, with its times on that day; without one another clause of the rule decided. */
  readonly window: VrataWindow | undefined;
  readonly decidedBy: Span;
  /** The days before and after it. */
  readonly neighbours: () => Neighbour[];
}

/** A day next to the chosen one. */
interface Neighbour {
  readonly day: VrataDay;
  readonly reason: NeighbourReason;
}

const MINUTE = 60_000;
const MUHURTAS_OF_DAY = 15;

interface Hit {
  readonly day: VrataDay;
  readonly window: Span;
  readonly share: number;
}

/** The days whose window meets a span, in order. */
export function hitsOf(almanac: VrataAlmanac, span: Span, window: VrataWindow): Hit[] {
  const hits: Hit[] = [];
  for (const day of almanac.daysAbout(span)) {
    const at = mayMeet(day, span) ? windowOf(day, window) : undefined;
    const share = at ? shareOf(at, span) : 0;
    if (at && share > 0) hits.push({ day, window: at, share });
  }
  return hits;
}

/** Whether any window of a day, the earliest of which begins before sunrise, can meet a span: moonrises are dear. */
function mayMeet(day: VrataDay, { start, end }: Span): boolean {
  return end > earliestOf(day) && start < day.nextSunrise;
}

/** The day of a span by window, tie and none; undefined where the Sun makes no day there. */
export function chooseDay(almanac: VrataAlmanac, span: Span, choice: DayChoice): ChosenDay | undefined {
  const hits = hitsOf(almanac, span, choice.window);
  const long = hits.filter(({ day }) => lasts(day, span, choice));
  const hit = long.length > 0 ? byTie(long, choice.tie) : undefined;
  if (hit) return chosen(almanac, span, hit.day, { choice, hit });
  const [short] = hits;
  const day = short ? dayAfter(almanac, short.day, -1) : dayWithout(almanac, span, choice.none);
  return day && chosen(almanac, span, day, { choice, hit: undefined });
}

/** Whether a span lasts as long after the sunrise of a day as a rule wants. */
function lasts({ sunrise, sunset }: VrataDay, { end }: Span, { leastMuhurtas = 0, leastMinutes = 0 }: DayChoice) {
  const least = (leastMuhurtas * (sunset - sunrise)) / MUHURTAS_OF_DAY + leastMinutes * MINUTE;
  return least === 0 || end - sunrise >= least;
}

/** One of several hits, in the order of their days. Shares less than a minute apart are equal, as almanacs print. */
function byTie(hits: readonly Hit[], tie: DayChoice['tie']): Hit {
  const [first, last] = [hits[0], hits.at(-1)] as [Hit, Hit];
  if (tie === 'first') return first;
  if (tie === 'last') return last;
  if (tie === 'full') {
    const whole = hits.filter(({ share }) => share === 1);
    return whole.length === 1 ? (whole[0] as Hit) : first;
  }
  return hits.reduce((best, hit) => {
    const more = hit.share - best.share;
    const minute = MINUTE / (hit.window.end - hit.window.start);
    return tie === 'more_last' ? (more > -minute ? hit : best) : more >= minute ? hit : best;
  });
}

/** The day where no window meets the span. */
export function dayWithout(almanac: VrataAlmanac, span: Span, none: DayChoice['none']): VrataDay | undefined {
  const first = dayOf(almanac, span.start);
  if (none === 'first') return first;
  const next = first && dayAfter(almanac, first);
  if (none === 'next') return next;
  return sunriseDays(almanac, span).at(-1) ?? (none === 'kshaya' ? first : next);
}

/** The days whose sunrise lies in a span: one as a rule, sometimes none or two. */
export function sunriseDays(almanac: VrataAlmanac, span: Span): VrataDay[] {
  return almanac.daysAbout(span).filter(({ sunrise }) => holds(span, sunrise));
}

function chosen(
  almanac: VrataAlmanac,
  span: Span,
  day: VrataDay,
  { choice, hit }: { readonly choice: DayChoice; readonly hit: Hit | undefined },
): ChosenDay {
  // A day without a moonrise has no such window: the span alone decided.
  const at = hit?.window ?? windowOf(day, choice.window);
  return {
    day,
    window: at && choice.window,
    decidedBy: at ?? span,
    neighbours: () =>
      neighboursOf(almanac, day, (other) => {
        const window = mayMeet(other, span) ? windowOf(other, choice.window) : undefined;
        if (!window || shareOf(window, span) === 0) return 'outside_window';
        return lasts(other, span, choice) ? 'other_by_tie' : 'too_short';
      }),
  };
}

/** A day that another clause than a window chose. */
export function chosenByRule(almanac: VrataAlmanac, day: VrataDay, decidedBy: Span, window?: VrataWindow): ChosenDay {
  return { day, window, decidedBy, neighbours: () => neighboursOf(almanac, day, () => 'by_rule') };
}

function neighboursOf(
  almanac: VrataAlmanac,
  day: VrataDay,
  reasonOf: (other: VrataDay) => NeighbourReason,
): Neighbour[] {
  return [-1, 1].flatMap((count) => {
    const other = dayAfter(almanac, day, count);
    return other ? [{ day: other, reason: reasonOf(other) }] : [];
  });
}
