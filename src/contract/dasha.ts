import { DASHA_LEVELS, type DashaLevel, type DashaPeriod, type RunningDashas } from '../dasha/vimshottari.js';
import * as field from '../schema/fields.js';
import { formatInstant } from '../time/calendar.js';
import type { Graha } from '../zodiac/graha.js';
import { keyed } from './positions.js';
import { graha } from './vocabulary.js';

/** A period of a lord: it holds its start and not its end, both UTC instants. */
export interface DashaSpan {
  readonly lord: Graha;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The periods of the three levels that run at one instant. */
export type RunningDashaSpans = { readonly [Level in DashaLevel]: DashaSpan };

function dashaSpan({ lord, start, end }: DashaPeriod): DashaSpan {
  return { lord, starts_at: formatInstant(start), ends_at: formatInstant(end) };
}

export function runningDashaSpans({ maha, antar, pratyantar }: RunningDashas): RunningDashaSpans {
  return { maha: dashaSpan(maha), antar: dashaSpan(antar), pratyantar: dashaSpan(pratyantar) };
}

// @__NO_SIDE_EFFECTS__
export function dashaSpanFields() {
  return {
    lord: graha('The graha that the period belongs to.'),
    starts_at: field.instant('When it begins, UTC.'),
    ends_at: field.instant('When it ends, UTC: the first instant after it.'),
  };
}

// @__NO_SIDE_EFFECTS__
export function runningDashaFields() {
  return keyed(DASHA_LEVELS, () => field.open(dashaSpanFields()));
}
