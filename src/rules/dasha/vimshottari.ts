import type { ResolvedBirth } from '../../base/input/birth.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import type { MoonSpan } from '../natal/unknown-birth-time.js';
import type { Span } from '../panchanga/day-divisions.js';
import { DASHA_YEAR_DAYS } from './dasha-year.js';
import {
  type DashaPeriod,
  type DashaReckoning,
  type DashaScheme,
  dayShift,
  mahadashasOf,
  partsOf,
  runningPeriod,
  yearsOf,
} from './scheme.js';
import { CYCLE_YEARS, VIMSHOTTARI } from './vimshottari-years.js';

export type { DashaPeriod } from './scheme.js';

export const DASHA_LEVELS = ['maha', 'antar', 'pratyantar'] as const;
export type DashaLevel = (typeof DASHA_LEVELS)[number];

/** The periods of the three levels that run at one instant. */
export type RunningDashas = { readonly [Level in DashaLevel]: DashaPeriod };

/** The lords take the nakshatras in turn, one each. */
export const VIMSHOTTARI_SCHEME: DashaScheme = {
  lords: VIMSHOTTARI,
  cycleYears: CYCLE_YEARS,
  cycles: 1,
  stretchOf: (nakshatra) => ({ turn: nakshatra % VIMSHOTTARI.length, first: nakshatra, count: 1 }),
};

/** Vimshottari as it is counted where nobody asks for other years. */
export const USUAL_VIMSHOTTARI: DashaReckoning = { scheme: VIMSHOTTARI_SCHEME, yearDays: DASHA_YEAR_DAYS };

/** Milliseconds of a dasha year: divisible twice by 120, so the ends of all three levels are whole. */
export const DASHA_YEAR_MILLISECONDS = DASHA_YEAR_DAYS * MILLISECONDS_PER_DAY;

/** The years that a lord rules in a cycle of 120. */
export function dashaYears(lord: Graha): number {
  return yearsOf(VIMSHOTTARI_SCHEME, lord);
}

/** The nine mahadashas of a natal Moon, sidereal longitude in microdegrees, from the one that runs at birth. */
export function mahadashas(moon: number, birthMilliseconds: number): DashaPeriod[] {
  return mahadashasOf(USUAL_VIMSHOTTARI, moon, birthMilliseconds);
}

/** The nine periods inside a period, its own lord first: in a mahadasha the antardashas, in one of these the pratyantardashas. */
export function subPeriods(period: DashaPeriod): DashaPeriod[] {
  return partsOf(VIMSHOTTARI_SCHEME, period);
}

/** The periods that run at an instant, milliseconds since 1970; undefined outside the mahadashas. */
export function runningDashas(
  periods: readonly DashaPeriod[],
  at: number,
  scheme: DashaScheme = VIMSHOTTARI_SCHEME,
): RunningDashas | undefined {
  const maha = runningPeriod(periods, at);
  const antar = maha && runningPeriod(partsOf(scheme, maha), at);
  const pratyantar = antar && runningPeriod(partsOf(scheme, antar), at);
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

/** Milliseconds by which every period of a birth comes earlier at the end of its local day than at the start. */
export function dashaShift(birth: ResolvedBirth, span: MoonSpan): number {
  return dayShift(USUAL_VIMSHOTTARI, birth, span);
}

/** The five levels of the dashas. */
export const DASHA_DEPTHS = [...DASHA_LEVELS, 'sukshma', 'prana'] as const;
export type DashaDepth = (typeof DASHA_DEPTHS)[number];

/** A level of the dashas at an instant: the period that runs, among those beside it. */
export interface RunningLevel {
  readonly level: DashaDepth;
  readonly running: DashaPeriod;
  readonly periods: readonly DashaPeriod[];
}

/**
 * The path of the periods that run at an instant, milliseconds since 1970, each level with the periods beside it: of the
 * 59,049 periods of the fifth level nine are made. Empty outside the mahadashas.
 */
export function runningPath(scheme: DashaScheme, mahadashas: readonly DashaPeriod[], at: number): RunningLevel[] {
  let periods = mahadashas;
  return DASHA_DEPTHS.flatMap((level) => {
    const running = runningPeriod(periods, at);
    if (!running) return [];
    const told = { level, running, periods };
    periods = partsOf(scheme, running);
    return [told];
  });
}
