import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { type Sky, siderealPosition, siderealTrack } from '../../base/zodiac/positions.js';
import type { Span } from '../panchanga/day-divisions.js';
import { nextElongation } from '../panchanga/elongation.js';
import { limbSpans, type SignSpan, signSpans } from '../panchanga/limbs.js';
import { type LunarMonth, lunarMonths } from '../panchanga/lunar-month.js';
import type { Exclusion } from './activity-tables.js';
import type { Asta } from './asta.js';
import { type SpanSet, spanSet } from './span-sets.js';

/** A day of a vara: from a sunrise to the next. */
export interface VaraDay {
  readonly sunrise: number;
  readonly nextSunrise: number;
}

/** What several rules ask of the sky of a span. */
export interface MuhurtaSky {
  readonly sky: Sky;
  readonly span: Span;
  readonly days: readonly VaraDay[];
  /** They end where the ephemeris tells no new moon any more. */
  readonly months: readonly LunarMonth[];
  /** They reach beyond the span by what a sankranti colours. */
  readonly sunStays: readonly SignSpan[];
  readonly asta: Asta;
}

const HOUR = 3_600_000;
const GHATI = 24 * 60_000;
const SANKRANTI_GHATIS = 16;
/** Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Vyatipata, Parigha, Vaidhriti. */
export const BAD_YOGAS = [1, 6, 9, 10, 13, 15, 17, 19, 27];
/** Dhanishta to Revati, whole, as lists of muhurtas have it; that of almanacs begins at 300 degrees. */
const PANCHAKA = [293 + 1 / 3, 0];
const TITHI = 12;

export function muhurtaSky(sky: Sky, days: readonly VaraDay[], astaDuring: (span: Span) => Asta): MuhurtaSky {
  const span = { start: (days[0] as VaraDay).sunrise, end: (days.at(-1) as VaraDay).nextSunrise };
  const around = { start: span.start - SANKRANTI_GHATIS * GHATI, end: span.end + SANKRANTI_GHATIS * GHATI };
  const [months, sunStays] = [lunarMonths(sky, span), signSpans(sky, 'Sun', around)];
  return { sky, span, days, months, sunStays, asta: astaDuring(span) };
}

/** The month that runs at an instant. */
function monthAt({ months }: MuhurtaSky, at: number): LunarMonth | undefined {
  return months.find(({ amanta }) => amanta.startsAt <= at && at < amanta.endsAt);
}

/**
 * The times of each exclusion. Month and asta count for a whole day by its sunrise, as the published lists have
 * them; all else begins and ends to the instant. Sources: AstroSage's tables, the marriage list of 2026, Raman.
 */
const SPANS: Readonly<Record<Exclusion, (within: MuhurtaSky) => readonly Span[]>> = {
  adhika: (within) => daysWhere(within, ({ sunrise }) => monthAt(within, sunrise)?.amanta.adhika ?? false),
  kharmas: ({ sunStays }) => sunStays.filter(({ sign }) => sign.name === 'Sagittarius' || sign.name === 'Pisces'),
  chaturmas: (within) =>
    within.months.flatMap(({ amanta }) => {
      const { startsAt, endsAt, number, adhika } = amanta;
      if (number === 4 && !adhika) return partOfMonth(within, amanta, 10, 30);
      if (number === 8 && !adhika) return partOfMonth(within, amanta, 0, 11);
      return number >= 5 && number <= 8 ? [{ start: startsAt, end: endsAt }] : [];
    }),
  guru_asta: (within) => daysWhere(within, ({ sunrise }) => within.asta.isSet('guru_asta', sunrise)),
  shukra_asta: (within) => daysWhere(within, ({ sunrise }) => within.asta.isSet('shukra_asta', sunrise)),
  bhadra: ({ sky, span }) =>
    limbSpans(sky, 'karana', { from: span.start, to: span.end })
      .filter(({ value }) => value.name === 'Vishti')
      .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
  panchaka: ({ sky, span }) => moonBetween(sky, span, PANCHAKA),
  sankranti: ({ sunStays }) =>
    sunStays.slice(1).map(({ start }) => ({
      start: start - SANKRANTI_GHATIS * GHATI,
      end: start + SANKRANTI_GHATIS * GHATI,
    })),
  holashtaka: (within) => namedPart(within, 12, 7, 15),
  pitri_paksha: (within) => namedPart(within, 6, 15, 30),
  bad_yogas: ({ sky, span }) =>
    limbSpans(sky, 'yoga', { from: span.start, to: span.end })
      .filter(({ value }) => BAD_YOGAS.includes(value.number))
      .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
};

export function exclusionSpans(within: MuhurtaSky, exclusion: Exclusion): SpanSet {
  return spanSet(SPANS[exclusion](within));
}

/** Of the days those that fit, whole. */
function daysWhere({ days }: MuhurtaSky, fits: (day: VaraDay) => boolean): Span[] {
  return days.filter(fits).map(({ sunrise, nextSunrise }) => ({ start: sunrise, end: nextSunrise }));
}

/** Of a month that is no additional one the time from the end of one tithi to that of another. */
function namedPart(within: MuhurtaSky, month: number, from: number, to: number): Span[] {
  return within.months
    .filter(({ amanta }) => amanta.number === month && !amanta.adhika)
    .flatMap(({ amanta }) => partOfMonth(within, amanta, from, to));
}

function partOfMonth(
  { sky }: MuhurtaSky,
  { startsAt, endsAt }: LunarMonth['amanta'],
  from: number,
  to: number,
): Span[] {
  const tithiEnd = (tithi: number) => {
    if (tithi === 0) return startsAt;
    return tithi === 30 ? endsAt : nextElongation(sky, startsAt + HOUR, tithi * TITHI);
  };
  const [start, end] = [tithiEnd(from), tithiEnd(to)];
  return start === undefined || end === undefined ? [] : [{ start, end }];
}

/** When the Moon is between two longitudes, degrees, of less than half a circle. */
function moonBetween(sky: Sky, { start, end }: Span, [from = 0, to = 0]: readonly number[]): Span[] {
  const passed = crossings(siderealTrack(sky, 'Moon'), momentAt(start).tt, momentAt(end).tt, [from, to]);
  const edges = [
    { at: start, enters: false },
    ...passed.map(({ tt, target }) => ({ at: epochMillisecondsOf(tt), enters: target === 0 })),
  ];
  // Before the first edge the Moon is between them where that edge is the second one, or by where it stands.
  const first = passed[0];
  const isInside = first
    ? first.target === 1
    : (siderealPosition(sky, 'Moon', momentAt(start).tt).longitude - from + 360) % 360 < (to - from + 360) % 360;
  return edges.flatMap(({ at, enters }, index) =>
    (index === 0 ? isInside : enters) ? [{ start: at, end: edges[index + 1]?.at ?? end }] : [],
  );
}
