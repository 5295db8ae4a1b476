import { ascendantCandidates, type Place } from '../../base/ephemeris/ascendant.js';
import { epochMillisecondsOfUniversalTime, momentAt } from '../../base/ephemeris/ephemeris.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { nakshatraOf, padaStart } from '../../base/zodiac/nakshatra.js';
import { frameLongitude, lagnaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { RASHI_EDGES, type Rashi, rashiNumbered, rashiOf } from '../../base/zodiac/rashi.js';
import type { Span } from './day-divisions.js';

export const LAGNA_PARTS = ['signs', 'navamsas'] as const;
/** How finely the lagnas of a day are told. */
export type LagnaParts = (typeof LAGNA_PARTS)[number];

/** How long a sign rises; it holds its start and not its end. */
export interface LagnaSpan extends Span {
  readonly sign: Rashi;
}

/** How long a navamsa of a sign rises; it holds its start and not its end. */
export interface NavamsaSpan extends Span {
  /** 1 to 9 within the sign. */
  readonly number: number;
  /** The sign that it is in the navamsa chart. */
  readonly sign: Rashi;
}

/** A sign that rises in a day, and the whole time in which it does. */
export interface DayLagna extends LagnaSpan {
  /** When the lagna entered the sign and leaves it: beyond the day for the first and the last. */
  readonly whole: Span;
}

/**
 * The signs that rise at a place in a span of at most a day, one after the other. Within the polar circles some do
 * not rise, and the lagna may jump or run backward. The place must have an ascendant.
 */
export function lagnaSpans(sky: Sky, place: Place, span: Span): LagnaSpan[] {
  return risingSpans(sky, place, span, { edges: RASHI_EDGES, partOf: rashiOf }).map(({ start, end, part }) => ({
    start,
    end,
    sign: part,
  }));
}

/** Those of a day, told as far as they lie in it and whole. */
export function dayLagnas(sky: Sky, place: Place, { start, end }: Span): DayLagna[] {
  const spans = lagnaSpans(sky, place, { start, end });
  // However near the poles, the lagna is in two signs at least within a turn of the Earth.
  const before = lagnaSpans(sky, place, { start: start - MILLISECONDS_PER_DAY, end: start }).at(-1);
  const [after] = lagnaSpans(sky, place, { start: end, end: end + MILLISECONDS_PER_DAY });
  return spans.map((span, index) => {
    const startsBefore = index === 0 && before?.sign === span.sign;
    const endsAfter = index === spans.length - 1 && after?.sign === span.sign;
    return {
      ...span,
      whole: { start: startsBefore ? before.start : span.start, end: endsAfter ? after.end : span.end },
    };
  });
}

/** Navamsas of a sign. */
const NAVAMSAS = 9;

/** The navamsas that rise while a sign does; they tile its span. */
export function navamsaSpans(sky: Sky, place: Place, { start, end, sign }: LagnaSpan): NavamsaSpan[] {
  const first = (sign.number - 1) * NAVAMSAS;
  const edges = Array.from({ length: NAVAMSAS - 1 }, (_, index) => padaStart(first + index + 1));
  const partOf = (microdegrees: number) => nakshatraOf(microdegrees).padaIndex - first;
  // Where the lagna jumps, its instant is not known to the millisecond: what lies there beyond the sign is the jump.
  const inside = risingSpans(sky, place, { start, end }, { edges, partOf }).filter(
    ({ part }) => part >= 0 && part < NAVAMSAS,
  );
  return inside.map((span, index) => ({
    start: index === 0 ? start : span.start,
    end: inside[index + 1]?.start ?? end,
    number: span.part + 1,
    sign: rashiNumbered(first + span.part + 1),
  }));
}

/** Parts of the zodiac: the sidereal degrees at which they meet, and which of them holds some microdegrees. */
interface Parts<Part> {
  readonly edges: readonly number[];
  readonly partOf: (microdegrees: number) => Part;
}

function risingSpans<Part>(
  sky: Sky,
  place: Place,
  { start, end }: Span,
  { edges, partOf }: Parts<Part>,
): (Span & { readonly part: Part })[] {
  const middle = momentAt((start + end) / 2);
  // An edge sets as well as it rises: that changes nothing, and both sides are one span.
  const candidates = ascendantCandidates(middle, place, {
    longitudes: edges.map((edge) => frameLongitude(sky, edge, middle.tt)),
    days: (end - start) / 2 / MILLISECONDS_PER_DAY,
  }).map(epochMillisecondsOfUniversalTime);
  const bounds = [start, ...candidates.filter((at) => at > start && at < end), end];
  const spans: (Span & { readonly part: Part })[] = [];
  for (const [index, until] of bounds.slice(1).entries()) {
    const from = bounds[index] as number;
    if (until <= from) continue;
    const part = partOf(lagnaLongitude(sky, momentAt((from + until) / 2), place));
    const last = spans.at(-1);
    if (last?.part === part) spans[spans.length - 1] = { start: last.start, end: until, part };
    else spans.push({ start: from, end: until, part });
  }
  return spans;
}
