import type { Sky } from '../../base/zodiac/positions.js';
import type { AlmanacDay } from '../panchanga/almanac-day.js';
import { type Limb, type LimbSpan, type LimbValues, limbSpans, sunAndMoon, varaOf } from '../panchanga/limbs.js';
import type { Vara } from '../panchanga/tables.js';
import { type DayLimbs, type DayScore, dayScore } from './day-score.js';

/** A day with its limbs and its score. */
export interface TimedDay {
  readonly day: AlmanacDay;
  readonly vara: Vara;
  /** Every part of a limb that runs in it; the first runs when it begins. */
  readonly spans: { readonly [Name in Limb]: readonly LimbSpan<Name>[] };
  /** The limbs that run when it begins. */
  readonly limbs: DayLimbs;
  readonly score: DayScore;
}

export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies readonly Limb[];

/** Reads the limbs of a day and scores those that run when it begins. */
export function timedDay(sky: Sky, day: AlmanacDay): TimedDay {
  const longitudes = sunAndMoon(sky, day.sunrise);
  const span = { from: day.sunrise, to: day.nextSunrise };
  const of = <Name extends Limb>(limb: Name) => limbSpans(sky, limb, span, longitudes);
  const spans = { tithi: of('tithi'), nakshatra: of('nakshatra'), yoga: of('yoga'), karana: of('karana') };
  const vara = varaOf(day.date);
  const limbs = limbsAt({ spans, vara }, day.sunrise);
  return { day, vara, spans, limbs, score: dayScore(limbs) };
}

/** The part of a limb that runs at an instant of a day. */
export function runningAt<Name extends Limb>(
  { spans }: Pick<TimedDay, 'spans'>,
  limb: Name,
  epochMilliseconds: number,
): LimbSpan<Name> {
  const all: readonly LimbSpan<Name>[] = spans[limb];
  return all.findLast(({ startsAt }, index) => index === 0 || startsAt <= epochMilliseconds) as LimbSpan<Name>;
}

/** The limbs that run at an instant of a day. */
export function limbsAt(day: Pick<TimedDay, 'spans' | 'vara'>, at: number): DayLimbs {
  const value = <Name extends Limb>(limb: Name) => runningAt(day, limb, at).value;
  return {
    tithi: value('tithi'),
    nakshatra: value('nakshatra'),
    yoga: value('yoga'),
    karana: value('karana'),
    vara: day.vara,
  };
}

/** A tithi begins with a karana. Found apart, the two instants may differ by a hair; this is more than that. */
export const TOGETHER_MILLISECONDS = 500;

/** A limb that begins in the course of a day. */
export type LimbChange = {
  readonly [Name in Limb]: {
    readonly limb: Name;
    readonly value: LimbValues[Name];
    /** Milliseconds since 1970. */
    readonly startsAt: number;
    /** What the day score would be with the limbs that run from then on. */
    readonly scoreAfter: number;
  };
}[Limb];

/** The limbs that begin before the next day, in the order of time. */
export function limbChanges(timed: TimedDay): LimbChange[] {
  const scoreAfter = (at: number) => dayScore(limbsAt(timed, at + TOGETHER_MILLISECONDS)).score;
  return LIMBS.flatMap((limb) =>
    timed.spans[limb]
      .slice(1)
      .map(({ value, startsAt }) => ({ limb, value, startsAt, scoreAfter: scoreAfter(startsAt) }) as LimbChange),
  ).sort((a, b) => a.startsAt - b.startsAt);
}
