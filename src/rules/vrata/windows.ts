import { nightPart, type Span } from '../panchanga/day-divisions.js';
import type { VrataDay } from './days.js';
import type { VrataWindow } from './rules.js';

const MINUTE = 60_000;
const GHATI = 24 * MINUTE;
/** Before sunrise. */
const ARUNODAYA = 96 * MINUTE;

/** The fifths of the day from sunrise on. */
const FIFTHS = ['pratah', 'sangava', 'madhyahna', 'aparahna', 'sayahna'] as const;

/**
 * A window of a day; an instant starts and ends at once. Undefined where the Moon does not rise between two sunrises.
 * Arunodaya, four ghatis, lies before the sunrise of the day; pradosha is a fifth of the night (others take 96 or 144
 * minutes); nishita the eighth of its fifteen muhurtas. Source: Dharmasindhu. What meets `after_pradosha` outlasts
 * pradosha by a ghati; source: the days of Drik Panchang.
 */
export function windowOf(day: VrataDay, window: VrataWindow): Span | undefined {
  const { sunrise, sunset } = day;
  switch (window) {
    case 'sunrise':
      return { start: sunrise, end: sunrise };
    case 'sunset':
      return { start: sunset, end: sunset };
    case 'arunodaya':
      return { start: sunrise - ARUNODAYA, end: sunrise };
    case 'purvahna':
      return { start: sunrise, end: (sunrise + sunset) / 2 };
    case 'whole':
      return { start: sunrise, end: day.nextSunrise };
    case 'pradosha':
      return nightPart(day, 1, 5);
    case 'after_pradosha':
      return { start: nightPart(day, 1, 5).end + GHATI, end: day.nextSunrise };
    case 'nishita':
      return nightPart(day, 8, 15);
    case 'moonrise': {
      const at = day.moonrise();
      return at === undefined ? undefined : { start: at, end: at };
    }
    default:
      return dayFifth(day, FIFTHS.indexOf(window) + 1);
  }
}

/** When the first of the windows of a day begins. */
export function earliestOf({ sunrise }: VrataDay): number {
  return sunrise - ARUNODAYA;
}

function dayFifth(day: VrataDay, number: number): Span {
  return { start: inDay(day, (number - 1) / 5), end: inDay(day, number / 5) };
}

/** The instant at which so large a part of the day from sunrise to sunset is over. */
export function inDay({ sunrise, sunset }: VrataDay, part: number): number {
  return sunrise + (sunset - sunrise) * part;
}

/** The part of a window for which a span runs, 0 to 1; of an instant 0 or 1. What is covered wholly has exactly 1. */
export function shareOf(window: Span, span: Span): number {
  const { start, end } = window;
  if (start === end) return span.start <= start && start < span.end ? 1 : 0;
  if (span.start <= start && end <= span.end) return 1;
  return Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)) / (end - start);
}
