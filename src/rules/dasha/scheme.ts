import type { ResolvedBirth } from '../../base/input/birth.js';
import { roundTo } from '../../base/math/angle.js';
import { MILLISECONDS_PER_DAY, MINUTES_PER_DAY } from '../../base/time/calendar.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import type { MoonSpan } from '../natal/unknown-birth-time.js';

/** A period of a lord, [start, end) in milliseconds since 1970. */
export interface DashaPeriod {
  readonly lord: Graha;
  readonly start: number;
  readonly end: number;
}

/** Nakshatras with the same first lord, and which of the lords that is. */
export interface DashaStretch {
  /** Index of the lord. */
  readonly turn: number;
  /** Index of the first of the nakshatras, from 0. */
  readonly first: number;
  readonly count: number;
}

/** A dasha that the nakshatra of the natal Moon begins: its lords, their years, and where each begins. */
export interface DashaScheme {
  /** The lords in their order, no two the same, each with its years. */
  readonly lords: readonly (readonly [Graha, number])[];
  /** The years of all together. */
  readonly cycleYears: number;
  /** How often the lords take their turns in what is told of a life. */
  readonly cycles: number;
  /** Where a nakshatra, by its index from 0, belongs. */
  readonly stretchOf: (nakshatra: number) => DashaStretch;
}

/** A scheme with the days of its years. */
export interface DashaReckoning {
  readonly scheme: DashaScheme;
  readonly yearDays: number;
}

/** Three nakshatras are 40 000 000 microdegrees: counted in thirds of a microdegree, each is that many long. */
const NAKSHATRA_THIRDS = 40_000_000;
const CIRCLE_THIRDS = 27 * NAKSHATRA_THIRDS;

/** A common factor of both, taken out so that their products stay whole numbers. */
const REDUCED = 400_000;

const NAKSHATRA_DEGREES = 40 / 3;

/** Milliseconds of a year of a reckoning. */
export function yearMilliseconds({ yearDays }: DashaReckoning): number {
  return yearDays * MILLISECONDS_PER_DAY;
}

/** The years that a lord rules in a cycle. */
export function yearsOf({ lords }: DashaScheme, lord: Graha): number {
  return (lords[turnOf(lords, lord)] as (typeof lords)[number])[1];
}

/**
 * The mahadashas of a natal Moon (sidereal longitude in microdegrees) from the one that runs at birth, each in full: the
 * first begins before the birth by as much as the Moon had gone of its stretch. A Moon on the edge of a stretch has the
 * whole of its lord before it.
 */
export function mahadashasOf(reckoning: DashaReckoning, moon: number, birthMilliseconds: number): DashaPeriod[] {
  const { scheme } = reckoning;
  const thirds = moon * 3;
  const { turn, first, count } = scheme.stretchOf(Math.floor(thirds / NAKSHATRA_THIRDS));
  const gone = (thirds - first * NAKSHATRA_THIRDS + CIRCLE_THIRDS) % CIRCLE_THIRDS;
  const year = yearMilliseconds(reckoning);
  const years = (scheme.lords[turn] as (typeof scheme.lords)[number])[1];
  const elapsed = (gone * years * (year / REDUCED)) / ((count * NAKSHATRA_THIRDS) / REDUCED);
  const cycle = scheme.cycleYears * year;
  const start = birthMilliseconds - wholeSeconds(elapsed);
  return Array.from({ length: scheme.cycles }, (_, index) =>
    inTurn(scheme, turn, start + index * cycle, start + (index + 1) * cycle),
  ).flat();
}

/** The periods inside a period, its own lord first, which share it by their years. */
export function partsOf(scheme: DashaScheme, { lord, start, end }: DashaPeriod): DashaPeriod[] {
  return inTurn(scheme, turnOf(scheme.lords, lord), start, end);
}

/** The period that runs at an instant, milliseconds since 1970, among those that follow one another. */
export function runningPeriod(periods: readonly DashaPeriod[], at: number): DashaPeriod | undefined {
  return periods.find(({ start, end }) => start <= at && at < end);
}

/**
 * Days by which every period comes earlier for a birth one minute later, two decimals. `speed` is that of the Moon,
 * degrees a day; `moon` its longitude in microdegrees.
 */
export function daysPerMinute({ scheme, yearDays }: DashaReckoning, moon: number, speed: number): number {
  const { turn, count } = scheme.stretchOf(Math.floor((moon * 3) / NAKSHATRA_THIRDS));
  const years = (scheme.lords[turn] as (typeof scheme.lords)[number])[1];
  return roundTo(((speed / (NAKSHATRA_DEGREES * count)) * years * yearDays - 1) / MINUTES_PER_DAY, 2);
}

/** Milliseconds by which every period of a birth comes earlier at the end of its local day than at the start. */
export function dayShift(reckoning: DashaReckoning, { day }: ResolvedBirth, { first, last }: MoonSpan): number {
  const [late] = mahadashasOf(reckoning, last.longitude, day.end) as [DashaPeriod];
  // Each list holds all lords.
  const early = mahadashasOf(reckoning, first.longitude, day.start).find(
    ({ lord }) => lord === late.lord,
  ) as DashaPeriod;
  return early.start - late.start;
}

function turnOf(lords: DashaScheme['lords'], lord: Graha): number {
  return lords.findIndex(([name]) => name === lord);
}

/** So that what is printed in seconds is the instant itself; no Moon comes so near an edge that nothing would be left. */
function wholeSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000) * 1000;
}

/** All lords in their order from one of them, sharing a span by their years. The last ends where the span does. */
function inTurn({ lords, cycleYears }: DashaScheme, first: number, from: number, to: number): DashaPeriod[] {
  let gone = 0;
  let start = from;
  return lords.map((_, turn) => {
    const [lord, years] = lords[(first + turn) % lords.length] as (typeof lords)[number];
    gone += years;
    const end = gone === cycleYears ? to : from + ((to - from) * gone) / cycleYears;
    const period = { lord, start, end };
    start = end;
    return period;
  });
}
