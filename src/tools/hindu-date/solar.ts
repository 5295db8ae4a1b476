import * as field from '../../base/schema/fields.js';
import type { CalendarDate } from '../../base/time/calendar.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { lunarMonthName } from '../../contract/birth-panchanga.js';
import { entryResult, fixedResult, type SolarDateResult } from '../../contract/solar-date.js';
import { named, signName, timeZone } from '../../contract/vocabulary.js';
import { fixedDate } from '../../rules/calendars/fixed-calendars.js';
import { sunDate } from '../../rules/calendars/solar-dates.js';
import {
  ENTRY_CALENDARS,
  FIXED_CALENDARS,
  HOMES,
  MONTH_RULES,
  MONTHS_OF,
  type Reckoned,
  SUN_ERAS,
  SUNS,
  type SunCalendar,
} from '../../rules/calendars/solar-tables.js';
import { SAMVATSARAS } from '../../rules/panchanga/calendar-tables.js';

/** The date in each calendar of the Sun; null before the first entry of the ephemeris. */
export type SolarDatesResult = {
  readonly [Calendar in SunCalendar as `${Calendar}_month`]: SolarDateResult<Calendar> | null;
};

/** What a date is called in every calendar of the Sun. */
export function solarDates(sky: Sky, date: CalendarDate, given: Reckoned | undefined): SolarDatesResult {
  const told: Partial<Record<`${SunCalendar}_month`, SolarDateResult | null>> = {};
  for (const calendar of ENTRY_CALENDARS) {
    const found = sunDate(sky, calendar, date, given);
    told[`${calendar}_month`] = found ? entryResult(calendar, found) : null;
  }
  for (const calendar of FIXED_CALENDARS) told[`${calendar}_month`] = fixedResult(calendar, fixedDate(calendar, date));
  return told as SolarDatesResult;
}

export function solarDatesSchema() {
  const description = 'Name of the month.';
  return field.open({
    tamil_month: solarDate(named('tamil_month', MONTHS_OF.tamil, description)),
    malayalam_month: solarDate(named('malayalam_month', MONTHS_OF.malayalam, description)),
    bengali_month: solarDate(named('bengali_month', MONTHS_OF.bengali, description)),
    bengali_surya_siddhanta_month: solarDate(
      named(
        'bengali_month',
        MONTHS_OF.bengali_surya_siddhanta,
        `${description} By the almanacs that keep the old Sun.`,
      ),
    ),
    odia_month: solarDate(named('odia_month', MONTHS_OF.odia, description)),
    assamese_month: solarDate(named('assamese_month', MONTHS_OF.assamese, description)),
    nepali_month: solarDate(named('nepali_month', MONTHS_OF.nepali, description)),
    punjabi_month: solarDate(named('punjabi_month', MONTHS_OF.punjabi, description)),
    national_month: solarDate(lunarMonthName(description)),
    bangladesh_month: solarDate(named('bengali_month', MONTHS_OF.bangladesh, description)),
    nanakshahi_month: solarDate(named('punjabi_month', MONTHS_OF.nanakshahi, description)),
  });
}

function solarDate<Name>(name: field.Schema<Name>) {
  return field.orNull(
    field.open({
      number: field.integer(1, 12, 'Which month it is: from Mesha, Chaitra or Chet on.'),
      name,
      day_number: field.integer(1, 33, 'Which day of the month it is.'),
      year_number: field.orNull(
        field.integer(300, 2400, 'The year; null in the Tamil calendar, whose years have names.'),
      ),
      era_code: field.orNull(eraSchema()),
      samvatsara_name: field.orNull(
        named('samvatsara', SAMVATSARAS, 'The name of a Tamil year; null in the other calendars.'),
      ),
      grade: named('grade', ['A', 'B'], 'A where sources agree, B where almanacs differ or few could be compared.'),
      reckoned_at: field.orNull(
        field.open({
          town_code: named('calendar_town', [...HOMES, 'given'], 'The town, or the place that was asked about.'),
          latitude: field.latitude(),
          longitude: field.longitude(),
          timezone: timeZone(),
        }),
      ),
      month_began: field.orNull(monthBegunSchema()),
    }),
  );
}

export function eraSchema() {
  return named('sun_era', SUN_ERAS, 'The era in which the years are counted.');
}

export function monthBegunSchema() {
  return field.open({
    date: field.date('The first day of the month.'),
    sign_name: field.orNull(signName('The sign that the Sun enters; null in a calendar of fixed dates.')),
    entered_at: field.orNull(field.instant('When it enters, on the clock of the town.')),
    sun_code: field.orNull(named('sun_reckoning', SUNS, 'By which Sun.')),
    month_rule_code: named('month_rule', MONTH_RULES, 'What made this date the first.'),
    limit_at: field.orNull(field.instant('Beyond it the entry would have made another date the first.')),
    is_near_limit: field.flag(
      'Whether less than half an hour lies between them, so that almanacs may differ by a day.',
    ),
  });
}
