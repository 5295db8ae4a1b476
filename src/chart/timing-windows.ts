import type { Catalogue, WindowCode } from '../data/locale/catalogue.js';
import type { ChoghadiyaName } from '../data/panchanga.js';
import { SOUGHT_CHOGHADIYAS } from '../data/timing-rules.js';
import * as field from '../schema/fields.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { choghadiyas, type DayWindows, dayWindows, type Span } from './day-parts.js';
import type { TimedDay } from './timed-day.js';

export const QUALITIES = ['good', 'neutral', 'bad'] as const;
export type Quality = (typeof QUALITIES)[number];

/** A stretch of a day that the tables of its weekday seek or avoid. */
export interface TimingWindow extends Span {
  /** A window code, or the name of a choghadiya in lower case. */
  readonly code: WindowCode | Lowercase<ChoghadiyaName>;
  readonly quality: Quality;
}

/** A stretch of a day, as results list it. */
export interface TimingWindowResult {
  readonly code: string;
  readonly name: string;
  /** Local time with offset; the window holds its start and not its end. */
  readonly start: string;
  readonly end: string;
  readonly quality: Quality;
}

/** Rahu Kalam, Yamaganda, Gulika Kalam and Dur Muhurta, by start. */
export function avoidedWindows({ day, vara }: TimedDay): TimingWindow[] {
  return avoided(dayWindows(day, vara)).sort(byStart);
}

function avoided({ rahuKalam, yamaganda, gulika, durMuhurtas }: DayWindows): TimingWindow[] {
  return [
    { code: 'rahu_kalam', quality: 'bad', ...rahuKalam },
    { code: 'yamaganda', quality: 'bad', ...yamaganda },
    { code: 'gulika', quality: 'bad', ...gulika },
    ...durMuhurtas.map((span): TimingWindow => ({ code: 'dur_muhurta', quality: 'bad', ...span })),
  ];
}

/** Abhijit Muhurta; none on a Wednesday. */
export function abhijitWindows({ day, vara }: TimedDay): TimingWindow[] {
  const { abhijit } = dayWindows(day, vara);
  return abhijit ? [{ code: 'abhijit', quality: 'good', ...abhijit }] : [];
}

/** Everything that has a name of its own, by start: Brahma Muhurta lies before the day. */
export function namedWindows(timed: TimedDay): TimingWindow[] {
  const brahma: TimingWindow = {
    code: 'brahma_muhurta',
    quality: 'good',
    ...dayWindows(timed.day, timed.vara).brahmaMuhurta,
  };
  return [brahma, ...avoidedWindows(timed), ...abhijitWindows(timed)].sort(byStart);
}

/**
 * What of the good choghadiyas of the daylight and of Abhijit lies in no avoided window, by start. Abhijit may lie in
 * a choghadiya; the choghadiyas themselves never overlap.
 */
export function soughtWindows(timed: TimedDay): TimingWindow[] {
  const good = choghadiyas(timed.day, timed.vara)
    .filter(({ period, choghadiya }) => period === 'day' && SOUGHT_CHOGHADIYAS.includes(choghadiya.name))
    .map(
      ({ choghadiya, start, end }): TimingWindow => ({
        code: choghadiya.name.toLowerCase() as Lowercase<ChoghadiyaName>,
        quality: 'good',
        start,
        end,
      }),
    );
  const shunned = avoidedWindows(timed);
  return [...good, ...abhijitWindows(timed)].flatMap((window) => without(window, shunned)).sort(byStart);
}

/** What a window keeps when others are cut out of it. */
function without(window: TimingWindow, others: readonly Span[]): TimingWindow[] {
  return others.reduce<TimingWindow[]>(
    (kept, other) =>
      kept.flatMap((piece) =>
        [
          { ...piece, end: Math.min(piece.end, Math.max(piece.start, other.start)) },
          { ...piece, start: Math.max(piece.start, Math.min(piece.end, other.end)) },
        ].filter(({ start, end }) => start < end),
      ),
    [window],
  );
}

function byStart(a: Span, b: Span): number {
  return a.start - b.start;
}

/** A window with its name and its local times. */
export function timingWindowResult({ names }: Catalogue, timeZone: string, window: TimingWindow): TimingWindowResult {
  const choghadiya = Object.entries(names.choghadiyas).find(([name]) => name.toLowerCase() === window.code);
  return {
    code: window.code,
    name: choghadiya?.[1] ?? names.windows[window.code as WindowCode],
    start: formatLocalWithOffset(timeZone, window.start),
    end: formatLocalWithOffset(timeZone, window.end),
    quality: window.quality,
  };
}

// @__NO_SIDE_EFFECTS__
export function timingWindowSchema() {
  return field.open({
    code: field.text('rahu_kalam, yamaganda, gulika, dur_muhurta, abhijit, brahma_muhurta, amrit, shubh or labh.'),
    name: field.text(),
    start: field.text('Local time with offset.'),
    end: field.text('Local time with offset.'),
    quality: field.oneOf(QUALITIES),
  });
}
