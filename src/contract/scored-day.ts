import { momentAt } from '../base/ephemeris/ephemeris.js';
import * as field from '../base/schema/fields.js';
import { formatLocalWithOffset } from '../base/time/zone.js';
import type { Catalogue } from '../languages/words/rules/catalogue.js';
import { limbName } from '../languages/words/rules/phrases.js';
import { LIMBS, limbChanges, type TimedDay } from '../rules/muhurta/day-score.js';
import { BANDS, DAY_SCORE_MAXIMUM, DAY_SCORE_MINIMUM } from '../rules/muhurta/day-score-tables.js';
import { type AlmanacDay, DAY_BASES, type DayBasis } from '../rules/panchanga/almanac-day.js';
import type { Limb } from '../rules/panchanga/limbs.js';
import { NO_PLACE, type ProvenanceFacts, siderealProvenance, type Telling } from './provenance.js';
import { named } from './vocabulary.js';

/** A limb that begins in the course of a day. */
export interface LimbChangeResult {
  readonly limb: Limb;
  /** 1 to 30 for a tithi, 1 to 27 for a nakshatra or yoga, 1 to 60 for a karana. */
  readonly number: number;
  /** The name in the language of the result. */
  readonly label: string;
  /** Local time with offset. */
  readonly starts_at: string;
  /** What the day score would be with the limbs that run from then on. */
  readonly score_after: number;
}

/** The limbs that begin before the next day, in the order of time. */
export function limbChangeResults(catalogue: Catalogue, timed: TimedDay): LimbChangeResult[] {
  return limbChanges(timed).map(({ limb, value, startsAt, scoreAfter }) => ({
    limb,
    number: value.number,
    label: limbName(catalogue, limb, value),
    starts_at: formatLocalWithOffset(timed.day.timeZone, startsAt),
    score_after: scoreAfter,
  }));
}

/** The day itself, as results show it. */
export interface DaySpanResult {
  /** Its sunrise, or 06:00 of a nominal day: local time with offset. */
  readonly starts_at: string;
  /** Its sunset, or 18:00. */
  readonly night_starts_at: string;
  /** The next sunrise, or the next 06:00. */
  readonly ends_at: string;
}

export function daySpanResult({ timeZone, sunrise, sunset, nextSunrise }: AlmanacDay): DaySpanResult {
  return {
    starts_at: formatLocalWithOffset(timeZone, sunrise),
    night_starts_at: formatLocalWithOffset(timeZone, sunset),
    ends_at: formatLocalWithOffset(timeZone, nextSunrise),
  };
}

const DAY_READ_AT: { readonly [Basis in DayBasis]: string } = {
  zone_centre_sunrise: 'sunrise at the centre of population of the zone',
  place_sunrise: 'sunrise at the place',
  nominal_06_18: '06:00 local time',
};

/** What a tool of a day says of its place. */
export function locationOf({ place, basis }: Pick<AlmanacDay, 'place' | 'basis'>): string {
  if (place) return 'The coordinates of the option place are used as they are.';
  return basis === 'zone_centre_sunrise' ? ZONE_ONLY : NO_PLACE;
}

const ZONE_ONLY = 'No coordinates are taken: the result is the same for every place in the zone.';

/** The provenance of a result that rests on the limbs at the beginning of a day. */
export function timedDayProvenance(telling: Telling, day: AlmanacDay): ProvenanceFacts {
  return siderealProvenance({
    ...telling,
    moment: momentAt(day.sunrise),
    locationResolution: locationOf(day),
    timezoneResolution: day.timezoneResolution,
    dstApplied: day.dstApplied,
    birthTimeKnown: false,
    caveats: { clock: day.dayCaveats, zone: day.zoneCaveats },
    houseSystem: `No houses: the day is read from its limbs at ${DAY_READ_AT[day.basis]}. The ayanamsha value is of that moment.`,
  });
}

export function dayBasisSchema() {
  return named(
    'day_basis',
    DAY_BASES,
    'Where the day begins: sunrise at the centre of population of the zone, sunrise at a place that was given, or 06:00.',
  );
}

export function daySpanSchema() {
  return field.open({
    starts_at: field.instant('Sunrise, or 06:00 of a nominal day.'),
    night_starts_at: field.instant('Sunset, or 18:00.'),
    ends_at: field.instant('The next sunrise, or the next 06:00.'),
  });
}

export function limbChangeSchema() {
  return field.open({
    limb: named('limb', LIMBS, 'Which of the four limbs that change within a day.'),
    number: field.integer(1, 60, 'Its number: 30 tithis, 27 nakshatras, 27 yogas, 60 karanas.'),
    label: field.text('Its name in the language of the result.'),
    starts_at: field.instant('When it begins.'),
    score_after: field.integer(
      DAY_SCORE_MINIMUM,
      DAY_SCORE_MAXIMUM,
      'The day score with the limbs that run from then on, points.',
    ),
  });
}

/** The bounds of a score. */
export function boundFields(minimum: number, maximum: number) {
  return {
    minimum: field.integer(minimum, maximum, 'The least score that there can be, points.'),
    maximum: field.integer(minimum, maximum, 'The greatest score that there can be, points.'),
  };
}

/** The least and the greatest score of a band or a verdict. */
export function stepSchema(minimum: number, maximum: number) {
  return field.open({
    minimum: field.integer(minimum, maximum, 'The least score that means this, points.'),
    maximum: field.integer(minimum, maximum, 'The greatest score that means this, points.'),
  });
}

export function bandBoundsSchema(minimum: number, maximum: number) {
  return field.open({
    favourable: stepSchema(minimum, maximum),
    mixed: stepSchema(minimum, maximum),
    challenging: stepSchema(minimum, maximum),
  });
}

export function scoreSchema(minimum: number, maximum: number, description = 'Sum of the points of the rules.') {
  return field.integer(minimum, maximum, description);
}

export function bandCode(description = 'What the score makes of the day.') {
  return named('band', BANDS, description);
}

export function bandLabel() {
  return field.text('The band in the language of the result.');
}

/** The score of a day by its six rules. */
export function dayScoreFields() {
  return {
    score: scoreSchema(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM, 'Sum of the points of the six rules of the day.'),
    ...boundFields(DAY_SCORE_MINIMUM, DAY_SCORE_MAXIMUM),
    band_code: bandCode(),
  };
}
