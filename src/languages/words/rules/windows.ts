import { formatLocalWithSeconds, type Zone } from '../../../base/time/zone.js';
import type { TimingWindow } from '../../../rules/muhurta/windows.js';
import type { Span } from '../../../rules/panchanga/day-divisions.js';
import { CHOGHADIYA_NAMES, type ChoghadiyaName } from '../../../rules/panchanga/tables.js';
import type { Catalogue, Stretch } from './catalogue.js';

/** The sentence that recommends a window or warns of it, or says that there is none. */
export function windowSentence(catalogue: Catalogue, timeZone: Zone, window: TimingWindow | undefined): string {
  const { texts } = catalogue;
  if (!window) return texts.noWindow;
  const facts = { name: windowName(catalogue, window), ...clockTimes(timeZone, window) };
  return window.quality === 'good' ? texts.bestWindow(facts) : texts.avoidWindow(facts);
}

/** The ends of a stretch as its wall clock shows them, HH:MM, cut to the minute as pages have it. */
export function clockTimes(timeZone: Zone, { start, end }: Span): Stretch {
  const clock = (at: number) => formatLocalWithSeconds(timeZone, at).slice(11, 16);
  return { start: clock(start), end: clock(end) };
}

/** What a window is called. */
export function windowName({ names }: Catalogue, { code }: TimingWindow): string {
  return isChoghadiya(code) ? names.choghadiya[code] : names.window[code];
}

function isChoghadiya(code: TimingWindow['code']): code is ChoghadiyaName {
  return CHOGHADIYA_NAMES.some((name) => name === code);
}
