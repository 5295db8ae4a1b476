import { type WindowResult, windowFields, windowResult } from '../contract/day-divisions.js';
import type { Catalogue } from '../locale/catalogue.js';
import { choghadiyas, dayWindows, type Span } from '../panchanga/day-divisions.js';
import { CHOGHADIYA_NAMES, type ChoghadiyaName } from '../panchanga/tables.js';
import * as field from '../schema/fields.js';
import { formatLocal } from '../time/zone.js';
import {
  CHOGHADIYA_RULE,
  SOUGHT_CHOGHADIYAS,
  type WeighedWindow,
  WINDOW_RULE,
  type WindowCode,
} from './day-score-tables.js';
import type { TimedDay } from './scored-day.js';

export const WINDOW_QUALITIES = ['good', 'neutral', 'bad'] as const;
export type WindowQuality = (typeof WINDOW_QUALITIES)[number];

/** Of the daylight: half a muhurta, 24 minutes of the nominal day. */
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

/** A stretch of a day, as results list it. */
export interface TimingWindowResult extends WindowResult {
  /** Of a choghadiya the name in lower case. */
  readonly code: string;
  readonly name: string;
  readonly quality: WindowQuality;
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

/** Everything that has a name of its own, by start: Brahma Muhurta lies before the day. */
export function namedWindows(timed: TimedDay): TimingWindow[] {
  const { brahmaMuhurta } = dayWindows(timed.day, timed.vara);
  const brahma: TimingWindow = { code: 'brahma_muhurta', quality: 'good', points: 0, ...brahmaMuhurta };
  return [brahma, ...avoidedWindows(timed), ...abhijitWindows(timed)].sort(byStart);
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
    .flatMap((window) => without(window, shunned))
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
export function timingWindowResult(catalogue: Catalogue, timeZone: string, window: TimingWindow): TimingWindowResult {
  return {
    code: window.code.toLowerCase(),
    name: windowName(catalogue, window),
    ...windowResult(timeZone, window),
    quality: window.quality,
  };
}

/** The sentence that recommends a window or warns of it, or says that there is none. */
export function windowSentence(catalogue: Catalogue, timeZone: string, window: TimingWindow | undefined): string {
  const { texts } = catalogue;
  if (!window) return texts.noWindow;
  const facts = { name: windowName(catalogue, window), ...clockTimes(timeZone, window) };
  return window.quality === 'good' ? texts.bestWindow(facts) : texts.avoidWindow(facts);
}

/** The ends of a stretch as its wall clock shows them, HH:MM. */
export function clockTimes(timeZone: string, { start, end }: Span) {
  const clock = (at: number) => formatLocal(timeZone, at).slice(11);
  return { start: clock(start), end: clock(end) };
}

function windowName({ names }: Catalogue, { code }: TimingWindow): string {
  return isChoghadiya(code) ? names.choghadiyas[code] : names.windows[code];
}

function isChoghadiya(code: TimingWindow['code']): code is ChoghadiyaName {
  return CHOGHADIYA_NAMES.some((name) => name === code);
}

// @__NO_SIDE_EFFECTS__
export function timingWindowSchema() {
  return field.open({
    code: field.text('rahu_kalam, yamaganda, gulika, dur_muhurta, abhijit, brahma_muhurta, amrit, shubh or labh.'),
    name: field.text(),
    ...windowFields(),
    quality: field.oneOf(WINDOW_QUALITIES),
  });
}
