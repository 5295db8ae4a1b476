import type { DashaLevel, DashaPeriod, RunningDashas } from '../dasha/vimshottari.js';
import * as field from '../schema/fields.js';
import { formatInstant } from '../time/calendar.js';
import { GRAHAS, type Graha } from '../zodiac/graha.js';

/** A period of a lord: it holds its start and not its end, both UTC instants. */
export interface DashaSpan {
  readonly lord: Graha;
  readonly start: string;
  readonly end: string;
}

/** The periods of the three levels that run at one instant. */
export type RunningDashaSpans = { readonly [Level in DashaLevel]: DashaSpan };

function dashaSpan({ lord, start, end }: DashaPeriod): DashaSpan {
  return { lord, start: formatInstant(start), end: formatInstant(end) };
}

export function runningDashaSpans({ maha, antar, pratyantar }: RunningDashas): RunningDashaSpans {
  return { maha: dashaSpan(maha), antar: dashaSpan(antar), pratyantar: dashaSpan(pratyantar) };
}

// @__NO_SIDE_EFFECTS__
export function dashaSpanFields() {
  return {
    lord: field.oneOf(GRAHAS),
    start: field.instant(),
    end: field.instant('UTC instant, not in the period.'),
  };
}

// @__NO_SIDE_EFFECTS__
export function runningDashaFields() {
  return {
    maha: field.open(dashaSpanFields()),
    antar: field.open(dashaSpanFields()),
    pratyantar: field.open(dashaSpanFields()),
  };
}
