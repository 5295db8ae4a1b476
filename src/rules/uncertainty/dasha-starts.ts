import type { Graha } from '../../base/zodiac/rashi.js';
import { type DashaPeriod, type DashaReckoning, mahadashasOf } from '../dasha/scheme.js';
import { USUAL_VIMSHOTTARI } from '../dasha/vimshottari.js';
import type { MoonSpan } from '../natal/unknown-birth-time.js';

/** Between which instants a mahadasha begins, milliseconds since 1970. */
export interface OpenStart {
  readonly lord: Graha;
  readonly earliest: number;
  readonly latest: number;
}

/**
 * When each mahadasha after that of the first instant of a day begins, counted from both ends of the day: the later the
 * birth, the earlier. One that has begun before some of the births begins with the day.
 */
export function openStarts(
  day: { readonly start: number; readonly end: number },
  { first, last }: MoonSpan,
  reckoning: DashaReckoning = USUAL_VIMSHOTTARI,
): OpenStart[] {
  const late = mahadashasOf(reckoning, first.longitude, day.start).slice(1);
  const early = mahadashasOf(reckoning, last.longitude, day.end);
  return late.map(({ lord, start }: DashaPeriod) => {
    // A lord that comes only later from the end of the day on has begun before that day was over. Of several turns of a
    // lord the last that is not later is meant: no day moves a date by a whole cycle.
    const begins = early.filter((period) => period.lord === lord && period.start <= start).at(-1)?.start ?? day.start;
    return { lord, earliest: Math.max(day.start, begins), latest: start };
  });
}
