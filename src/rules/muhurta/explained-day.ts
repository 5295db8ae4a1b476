import type { Sky } from '../../base/zodiac/positions.js';
import type { Span } from '../panchanga/day-divisions.js';
import { type LimbSpan, limbSpans } from '../panchanga/limbs.js';
import type { FoundMuhurtas, Strike } from './finder.js';
import { shared, without } from './span-sets.js';

/** What a rule strikes out of one day. */
interface DayStrike {
  readonly code: Strike;
  /** In the order of time, within the day. */
  readonly spans: readonly Span[];
  /** Whether nothing of the day is left by this rule alone. */
  readonly isWhole: boolean;
}

/** Why a day has the times that it has: what runs in it, and what each rule strikes out of it. */
export interface ExplainedDay {
  readonly nakshatras: readonly LimbSpan<'nakshatra'>[];
  readonly tithis: readonly LimbSpan<'tithi'>[];
  /** In the order of the rules. */
  readonly strikes: readonly DayStrike[];
}

/** What is found and struck out in a day of a search. */
export function explainedDay(sky: Sky, day: Span, { excluded }: Pick<FoundMuhurtas, 'excluded'>): ExplainedDay {
  const range = { from: day.start, to: day.end };
  const strikes = new Map<Strike, Span[]>();
  for (const { code, ...span } of excluded) {
    const within = shared([day], [span]);
    if (within.length > 0) strikes.set(code, [...(strikes.get(code) ?? []), ...within]);
  }
  return {
    nakshatras: limbSpans(sky, 'nakshatra', range),
    tithis: limbSpans(sky, 'tithi', range),
    strikes: [...strikes].map(([code, spans]) => ({ code, spans, isWhole: without([day], spans).length === 0 })),
  };
}
