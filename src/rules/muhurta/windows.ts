import { choghadiyas, dayWindows, type Span } from '../panchanga/day-divisions.js';
import type { ChoghadiyaName } from '../panchanga/tables.js';
import type { TimedDay } from './day-score.js';
import {
  CHOGHADIYA_RULE,
  SOUGHT_CHOGHADIYAS,
  type WeighedWindow,
  WINDOW_RULE,
  type WindowCode,
} from './day-score-tables.js';

export const WINDOW_QUALITIES = ['good', 'neutral', 'bad'] as const;
export type WindowQuality = (typeof WINDOW_QUALITIES)[number];

/** Of the daylight: half a muhurta, 24 minutes of a day of twelve hours. */
const SHORTEST_OF_USE = 1 / 30;
/** What the edges of parts may be off by rounding. */
const EDGE_MILLISECONDS = 1;

/** A stretch of a day that the tables of its weekday seek or avoid. */
export interface TimingWindow<Code = WindowCode | ChoghadiyaName> extends Span {
  readonly code: Code;
  readonly quality: WindowQuality;
  /** How much it counts for or against an hour; 0 for one that lies outside the day. */
  readonly points: number;
}

/** Rahu Kalam, Yamaganda, Gulika Kalam and Dur Muhurta, by start. */
export function avoidedWindows({ day, vara }: TimedDay): TimingWindow<WeighedWindow>[] {
  const { rahuKalam, yamaganda, gulika, durMuhurtas } = dayWindows(day, vara);
  return [
    weighed('rahu_kalam', rahuKalam),
    weighed('yamaganda', yamaganda),
    weighed('gulika', gulika),
    ...durMuhurtas.map((span) => weighed('dur_muhurta', span)),
  ].sort(byStart);
}

/** Abhijit Muhurta; none on a Wednesday. */
export function abhijitWindows({ day, vara }: TimedDay): TimingWindow<WeighedWindow>[] {
  const { abhijit } = dayWindows(day, vara);
  return abhijit ? [weighed('abhijit', abhijit)] : [];
}

function weighed(code: WeighedWindow, { start, end }: Span): TimingWindow<WeighedWindow> {
  const points = WINDOW_RULE.points[code];
  return { code, quality: points > 0 ? 'good' : 'bad', points, start, end };
}

/** Everything that has a name of its own, by start. `brahmaMuhurta` lies before the day. */
export function namedWindows(timed: TimedDay, brahmaMuhurta: Span | undefined): TimingWindow[] {
  const brahma: TimingWindow[] = brahmaMuhurta
    ? [{ code: 'brahma_muhurta', quality: 'good', points: 0, ...brahmaMuhurta }]
    : [];
  return [...brahma, ...avoidedWindows(timed), ...abhijitWindows(timed)].sort(byStart);
}

/**
 * What of the good choghadiyas of the daylight and of Abhijit lies in no avoided window, by start; what is left of a
 * window is of use only when it lasts half a muhurta. Abhijit may lie in a choghadiya; the choghadiyas themselves
 * never overlap.
 */
export function soughtWindows(timed: TimedDay): TimingWindow[] {
  const good = choghadiyas(timed.day, timed.vara)
    .filter(({ period, choghadiya }) => period === 'day' && SOUGHT_CHOGHADIYAS.includes(choghadiya.name))
    .map(
      ({ choghadiya: { name }, start, end }): TimingWindow => ({
        code: name,
        quality: 'good',
        points: CHOGHADIYA_RULE.points[name],
        start,
        end,
      }),
    );
  const shunned = avoidedWindows(timed);
  return [...good, ...abhijitWindows(timed)]
    .flatMap(({ code, quality, points, ...window }) =>
      without(window, shunned).map((span): TimingWindow => ({ code, quality, points, ...span })),
    )
    .filter(
      ({ start, end }) => end - start >= SHORTEST_OF_USE * (timed.day.sunset - timed.day.sunrise) - EDGE_MILLISECONDS,
    )
    .sort(byStart);
}

/** The window that counts most, for or against; the earliest of equals. */
export function foremost(windows: readonly TimingWindow[]): TimingWindow | undefined {
  return windows.reduce<TimingWindow | undefined>(
    (most, window) => (most && Math.abs(most.points) >= Math.abs(window.points) ? most : window),
    undefined,
  );
}

/** What a span keeps when others are cut out of it. */
function without(span: Span, others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (kept, other) =>
      kept.flatMap((piece) =>
        [
          { start: piece.start, end: Math.min(piece.end, Math.max(piece.start, other.start)) },
          { start: Math.max(piece.start, Math.min(piece.end, other.end)), end: piece.end },
        ].filter(({ start, end }) => start < end),
      ),
    [span],
  );
}

function byStart(a: Span, b: Span): number {
  return a.start - b.start;
}
