import { NO_PLACE, type ProvenanceFacts, siderealProvenance } from '../contract/provenance.js';
import { limbName } from '../contract/score-rules.js';
import { momentAt } from '../ephemeris/moment.js';
import type { Catalogue } from '../locale/catalogue.js';
import { type Limb, type LimbSpan, limbSpans, varaOf } from '../panchanga/limbs.js';
import { NOMINAL_DAY_BASIS, type ResolvedNominalDay } from '../panchanga/nominal-day.js';
import type { Vara } from '../panchanga/tables.js';
import * as field from '../schema/fields.js';
import { formatLocalWithOffset } from '../time/zone.js';
import type { Sky } from '../zodiac/sidereal.js';
import { type DayLimbs, type DayScore, dayScore } from './day-score.js';
import { DAY_SCORE_MAXIMUM, DAY_SCORE_MINIMUM } from './day-score-tables.js';

/** A nominal day with its limbs and its score. */
export interface TimedDay {
  readonly day: ResolvedNominalDay;
  readonly vara: Vara;
  /** Every part of a limb that runs between 06:00 and the next 06:00; the first runs at 06:00. */
  readonly spans: { readonly [Name in Limb]: readonly LimbSpan<Name>[] };
  /** The limbs that run at 06:00. */
  readonly limbs: DayLimbs;
  readonly score: DayScore;
}

/** A limb that begins in the course of a nominal day. */
export interface LimbChange {
  readonly limb: Limb;
  /** 1 to 30 for a tithi, 1 to 27 for a nakshatra or yoga, 1 to 60 for a karana. */
  readonly number: number;
  readonly name: string;
  /** Local time with offset. */
  readonly starts_at: string;
  /** What the day score would be with the limbs that run from then on. */
  readonly score_after: number;
}

export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies readonly Limb[];

/** Reads the limbs of a nominal day and scores those that run at 06:00. */
export function timedDay(sky: Sky, day: ResolvedNominalDay): TimedDay {
  const of = <Name extends Limb>(limb: Name) => limbSpans(sky, limb, day.sunrise, day.nextSunrise);
  const spans = { tithi: of('tithi'), nakshatra: of('nakshatra'), yoga: of('yoga'), karana: of('karana') };
  const vara = varaOf(day.date);
  const limbs = limbsAt({ spans, vara }, day.sunrise);
  return { day, vara, spans, limbs, score: dayScore(limbs) };
}

/** The part of a limb that runs at an instant of a nominal day. */
export function runningAt<Name extends Limb>(
  { spans }: Pick<TimedDay, 'spans'>,
  limb: Name,
  epochMilliseconds: number,
): LimbSpan<Name> {
  const all: readonly LimbSpan<Name>[] = spans[limb];
  return all.findLast(({ startsAt }, index) => index === 0 || startsAt <= epochMilliseconds) as LimbSpan<Name>;
}

/** The limbs that run at an instant of a nominal day. */
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

/** The limbs that begin between 06:00 and the next 06:00, in the order of time. */
export function limbChangeResults(catalogue: Catalogue, timed: TimedDay): LimbChange[] {
  return LIMBS.flatMap((limb) => changesOf(catalogue, timed, limb))
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ limb, number, name, startsAt }) => ({
      limb,
      number,
      name,
      starts_at: formatLocalWithOffset(timed.day.timeZone, startsAt),
      score_after: dayScore(limbsAt(timed, startsAt + TOGETHER_MILLISECONDS)).score,
    }));
}

function changesOf<Name extends Limb>(catalogue: Catalogue, { spans }: TimedDay, limb: Name) {
  const all: readonly LimbSpan<Name>[] = spans[limb];
  return all.slice(1).map(({ value, startsAt }) => ({
    limb,
    number: value.number,
    name: limbName(catalogue, limb, value),
    startsAt,
  }));
}

/** The nominal day itself, as results show it. */
export interface NominalDayResult {
  /** 06:00 local time, as an instant with its offset. */
  readonly starts_at: string;
  /** 18:00 local time. */
  readonly night_from: string;
  /** The next 06:00. */
  readonly ends_at: string;
}

export function nominalDayResult({ timeZone, sunrise, sunset, nextSunrise }: ResolvedNominalDay): NominalDayResult {
  return {
    starts_at: formatLocalWithOffset(timeZone, sunrise),
    night_from: formatLocalWithOffset(timeZone, sunset),
    ends_at: formatLocalWithOffset(timeZone, nextSunrise),
  };
}

/** The provenance of a result that rests on the limbs at 06:00 of a nominal day. */
export function timedDayProvenance(sky: Sky, day: ResolvedNominalDay): ProvenanceFacts {
  return siderealProvenance({
    sky,
    moment: momentAt(day.sunrise),
    locationResolution: NO_PLACE,
    timezoneResolution: day.timezoneResolution,
    dstApplied: day.dstApplied,
    birthTimeKnown: false,
    caveats: { clock: day.clockCaveat, zone: day.zoneCaveat },
    houseSystem:
      'No houses: the day is read from its limbs at 06:00 local time. The ayanamsha value is of that moment.',
  });
}

// @__NO_SIDE_EFFECTS__
export function dayBasisSchema() {
  return field.oneOf([NOMINAL_DAY_BASIS], 'The day is taken from 06:00 to 18:00, because no place is known.');
}

// @__NO_SIDE_EFFECTS__
export function nominalDaySchema() {
  return field.open({
    starts_at: field.text('06:00, local time with offset.'),
    night_from: field.text('18:00, local time with offset.'),
    ends_at: field.text('The next 06:00, local time with offset.'),
  });
}

// @__NO_SIDE_EFFECTS__
export function limbChangeSchema() {
  return field.open({
    limb: field.oneOf(LIMBS),
    number: field.integer(1, 60),
    name: field.text(),
    starts_at: field.localTime(),
    score_after: field.integer(
      DAY_SCORE_MINIMUM,
      DAY_SCORE_MAXIMUM,
      'The day score with the limbs that run from then on.',
    ),
  });
}
