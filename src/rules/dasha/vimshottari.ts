import type { ResolvedBirth } from '../../base/input/birth.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { type Graha, type Rashi, rashiNumbered } from '../../base/zodiac/rashi.js';
import type { MoonSpan } from '../natal/unknown-birth-time.js';
import type { Span } from '../panchanga/day-divisions.js';
import { CYCLE_YEARS, DASHA_YEAR_DAYS, VIMSHOTTARI } from './dasha-year.js';
import {
  type DashaPeriod,
  type DashaReckoning,
  type DashaScheme,
  type DashaStretch,
  dayShift,
  mahadashasOf,
  partsOf,
  runningPeriod,
  yearsOf,
} from './scheme.js';

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
export const DASHA_DEPTHS = ['maha', 'antar', 'pratyantar', 'sukshma', 'prana'] as const;
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

/**
 * The Mudda dasha of a year: the lords of Vimshottari share the year by their years. The first is as many lords on from
 * that of the natal nakshatra as years are completed (P.V.R. Narasimha Rao: the number of the natal lord, the
 * Sun being 1, and the years, by nine). What the natal Moon had gone of its nakshatra comes at the end of the year.
 */
export function muddaDashas(
  moon: number,
  completedYears: number,
  year: { readonly start: number; readonly end: number },
): DashaPeriod[] {
  const scheme: DashaScheme = {
    ...VIMSHOTTARI_SCHEME,
    cycles: 2,
    stretchOf: (nakshatra) => {
      const stretch = VIMSHOTTARI_SCHEME.stretchOf(nakshatra);
      return { ...stretch, turn: (stretch.turn + completedYears) % VIMSHOTTARI_SCHEME.lords.length };
    },
  };
  const yearDays = (year.end - year.start) / MILLISECONDS_PER_DAY / scheme.cycleYears;
  return mahadashasOf({ scheme, yearDays }, moon, year.start)
    .filter(({ start, end }) => end > year.start && start < year.end)
    .map((period) => ({ ...period, end: Math.min(period.end, year.end) }));
}

/** The eight lords with their years and how many nakshatras each has, from Ardra on: Brihat Parashara Hora Shastra 46. */
const LORDS = [
  ['Sun', 6, 4],
  ['Moon', 15, 3],
  ['Mars', 8, 4],
  ['Mercury', 17, 3],
  ['Saturn', 10, 3],
  ['Jupiter', 19, 3],
  ['Rahu', 12, 4],
  ['Venus', 21, 3],
] as const satisfies readonly (readonly [Graha, number, number])[];

/** Index of the nakshatra with which the Sun begins. */
const ARDRA = 5;
const NAKSHATRAS = 27;

/** Where the nakshatras of each lord begin, and how many there are. */
const STRETCHES: readonly DashaStretch[] = /* @__PURE__ */ LORDS.map(([, , count], turn) => ({
  turn,
  first: (ARDRA + LORDS.slice(0, turn).reduce((sum, [, , before]) => sum + before, 0)) % NAKSHATRAS,
  count,
}));

/** The Ashtottari dasha: eight lords in 108 years, each with three or four nakshatras that follow one another. */
export const ASHTOTTARI_SCHEME: DashaScheme = {
  lords: /* @__PURE__ */ LORDS.map(([lord, years]) => [lord, years] as const),
  cycleYears: 108,
  cycles: 1,
  // The stretches go once round the zodiac.
  stretchOf: (nakshatra) =>
    STRETCHES.find(({ first, count }) => (nakshatra - first + NAKSHATRAS) % NAKSHATRAS < count) as DashaStretch,
};

/** Kendras and trikonas. */
const KENDRAS_AND_TRIKONAS = [1, 4, 5, 7, 9, 10];

/** Whether Rahu is in a kendra or trikona from the lord of the lagna and not in the lagna itself. */
export function appliesByRahu(lagna: Rashi, signOf: (graha: Graha) => Rashi): boolean {
  const rahu = signOf('Rahu');
  const from = signOf(lagna.ruler).number;
  return rahu !== lagna && KENDRAS_AND_TRIKONAS.some((house) => rashiNumbered(from + house - 1) === rahu);
}

/** Whether a birth by day falls in the dark half of the month, or one by night in the bright half. */
export function appliesByPaksha(isDay: boolean, paksha: 'shukla' | 'krishna'): boolean {
  return isDay === (paksha === 'krishna');
}
