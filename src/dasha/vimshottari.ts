import type { ResolvedBirth } from '../input/birth.js';
import { roundTo } from '../math/angle.js';
import type { MoonSpan } from '../natal/unknown-birth-time.js';
import type { Span } from '../panchanga/day-divisions.js';
import { MILLISECONDS_PER_DAY, MINUTES_PER_DAY } from '../time/calendar.js';
import type { Graha } from '../zodiac/graha.js';
import { CYCLE_YEARS, DASHA_YEAR_DAYS, VIMSHOTTARI } from './vimshottari-years.js';

export const DASHA_LEVELS = ['maha', 'antar', 'pratyantar'] as const;
export type DashaLevel = (typeof DASHA_LEVELS)[number];

/** A period of a lord, [start, end) in milliseconds since 1970. */
export interface DashaPeriod {
  readonly lord: Graha;
  readonly start: number;
  readonly end: number;
}

/** The periods of the three levels that run at one instant. */
export type RunningDashas = { readonly [Level in DashaLevel]: DashaPeriod };

/** Milliseconds of a dasha year: divisible twice by 120, so the ends of all three levels are whole. */
export const DASHA_YEAR_MILLISECONDS = DASHA_YEAR_DAYS * MILLISECONDS_PER_DAY;

/** Three nakshatras are 40 000 000 microdegrees: counted in thirds of a microdegree, each is that many long. */
const NAKSHATRA_THIRDS = 40_000_000;

/** A common factor of both, taken out so that their products stay whole numbers. */
const REDUCED = 400_000;

const NAKSHATRA_DEGREES = 40 / 3;

const YEARS = Object.fromEntries(VIMSHOTTARI) as Readonly<Record<Graha, number>>;

/** The years that a lord rules in a cycle of 120. */
export function dashaYears(lord: Graha): number {
  return YEARS[lord];
}

/**
 * The nine mahadashas of a natal Moon (sidereal longitude in microdegrees) from the one that runs at birth, each in
 * full: the first begins before the birth by as much as the Moon had gone of its nakshatra. A Moon on the edge of a
 * nakshatra has the whole of its lord before it.
 */
export function mahadashas(moon: number, birthMilliseconds: number): DashaPeriod[] {
  const thirds = moon * 3;
  const first = Math.floor(thirds / NAKSHATRA_THIRDS) % VIMSHOTTARI.length;
  const years = (VIMSHOTTARI[first] as (typeof VIMSHOTTARI)[number])[1];
  const gone = thirds % NAKSHATRA_THIRDS;
  const elapsed = (gone * years * (DASHA_YEAR_MILLISECONDS / REDUCED)) / (NAKSHATRA_THIRDS / REDUCED);
  return inTurn(first, birthMilliseconds - wholeSeconds(elapsed), CYCLE_YEARS * DASHA_YEAR_MILLISECONDS);
}

/** The nine periods inside a period, its own lord first: in a mahadasha the antardashas, in one of these the pratyantardashas. */
export function subPeriods({ lord, start, end }: DashaPeriod): DashaPeriod[] {
  return inTurn(
    VIMSHOTTARI.findIndex(([name]) => name === lord),
    start,
    end - start,
  );
}

/** The periods that run at an instant, milliseconds since 1970; undefined outside the nine mahadashas. */
export function runningDashas(periods: readonly DashaPeriod[], at: number): RunningDashas | undefined {
  const maha = running(periods, at);
  const antar = maha && running(subPeriods(maha), at);
  const pratyantar = antar && running(subPeriods(antar), at);
  return pratyantar && { maha, antar, pratyantar };
}

/** A period that begins. */
export interface DashaChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly level: DashaLevel;
  readonly from: Graha | undefined;
  readonly to: Graha;
}

/**
 * Every period of the three levels that begins in a span, in the order of time and, at one instant, from the highest
 * level down.
 */
export function dashaChanges(periods: readonly DashaPeriod[], span: Span): DashaChange[] {
  const touching = (all: readonly DashaPeriod[]) =>
    all.filter(({ start, end }) => start < span.end && end >= span.start);
  const antars = touching(periods).flatMap(subPeriods);
  const pratyantars = touching(antars).flatMap(subPeriods);
  return [periods, antars, pratyantars]
    .flatMap((all, index) =>
      all.map(
        ({ lord, start }, i): DashaChange => ({
          at: start,
          level: DASHA_LEVELS[index] as DashaLevel,
          from: all[i - 1]?.lord,
          to: lord,
        }),
      ),
    )
    .filter(({ at }) => at >= span.start && at < span.end)
    .sort((a, b) => a.at - b.at);
}

/**
 * Days by which every period comes earlier for a birth one minute later, two decimals. `speed` is that of the Moon,
 * degrees a day; `lord` the first.
 */
export function daysPerBirthMinute(speed: number, lord: Graha): number {
  return roundTo(((speed / NAKSHATRA_DEGREES) * dashaYears(lord) * DASHA_YEAR_DAYS - 1) / MINUTES_PER_DAY, 2);
}

/** Milliseconds by which every period of a birth comes earlier at the end of its local day than at the start. */
export function dashaShift({ day }: ResolvedBirth, { first, last }: MoonSpan): number {
  const [late] = mahadashas(last.longitude, day.end) as [DashaPeriod];
  // Each list holds all nine lords.
  const early = mahadashas(first.longitude, day.start).find(({ lord }) => lord === late.lord) as DashaPeriod;
  return early.start - late.start;
}

function running(periods: readonly DashaPeriod[], at: number): DashaPeriod | undefined {
  return periods.find(({ start, end }) => start <= at && at < end);
}

/** So that what is printed in seconds is the instant itself; no Moon comes so near an edge that nothing would be left. */
function wholeSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000) * 1000;
}

/** The nine lords in their order from one of them, sharing a span by their years. */
function inTurn(first: number, from: number, span: number): DashaPeriod[] {
  let start = from;
  return VIMSHOTTARI.map((_, turn) => {
    const [lord, years] = VIMSHOTTARI[(first + turn) % VIMSHOTTARI.length] as (typeof VIMSHOTTARI)[number];
    const end = start + (span * years) / CYCLE_YEARS;
    const period = { lord, start, end };
    start = end;
    return period;
  });
}
