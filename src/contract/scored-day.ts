import { momentAt } from '../ephemeris/moment.js';
import type { Catalogue } from '../locale/catalogue.js';
import { limbName } from '../locale/phrases.js';
import { DAY_SCORE_MAXIMUM, DAY_SCORE_MINIMUM } from '../muhurta/day-score-tables.js';
import { LIMBS, limbChanges, type TimedDay } from '../muhurta/scored-day.js';
import type { Limb } from '../panchanga/limbs.js';
import { NOMINAL_DAY_BASIS, type ResolvedNominalDay } from '../panchanga/nominal-day.js';
import * as field from '../schema/fields.js';
import { formatLocalWithOffset } from '../time/zone.js';
import type { Sky } from '../zodiac/sidereal.js';
import { NO_PLACE, type ProvenanceFacts, siderealProvenance } from './provenance.js';

/** A limb that begins in the course of a nominal day. */
export interface LimbChangeResult {
  readonly limb: Limb;
  /** 1 to 30 for a tithi, 1 to 27 for a nakshatra or yoga, 1 to 60 for a karana. */
  readonly number: number;
  readonly name: string;
  /** Local time with offset. */
  readonly starts_at: string;
  /** What the day score would be with the limbs that run from then on. */
  readonly score_after: number;
}

/** The limbs that begin between 06:00 and the next 06:00, in the order of time. */
export function limbChangeResults(catalogue: Catalogue, timed: TimedDay): LimbChangeResult[] {
  return limbChanges(timed).map(({ limb, value, startsAt, scoreAfter }) => ({
    limb,
    number: value.number,
    name: limbName(catalogue, limb, value),
    starts_at: formatLocalWithOffset(timed.day.timeZone, startsAt),
    score_after: scoreAfter,
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
    caveats: { clock: day.clockCaveats, zone: day.zoneCaveats },
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
