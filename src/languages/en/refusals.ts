import type { DatedInput, SunlessDay } from '../../base/reasons.js';
import { oneOrOther } from '../locale/plural.js';
import { nearest, printed } from '../words/caveats/clauses.js';
import type { RefusalWords } from '../words/refusals/refusal-words.js';
import { ENGLISH_DATES } from './dates.js';

const DATED: Readonly<Record<DatedInput, string>> = {
  'birth date': 'The date of birth',
  date: 'The date',
  'calculation date': 'The date of the calculation',
  'calculation moment': 'The moment of the calculation',
  'target month': 'The month',
  'current time': 'The present time',
  'option asOf': 'The date of the calculation',
  instant: 'The moment',
};

const SUNLESS: Readonly<Record<SunlessDay, string>> = {
  'below all day': 'the Sun does not rise',
  'up all day': 'the Sun does not set',
  'no sunset': 'the Sun does not set within a day of rising',
  'no next sunrise': 'the Sun does not rise again within a day of setting',
};

export const ENGLISH_REFUSALS: RefusalWords = {
  reasons: {
    fields: ({ count }) => `${count === 1 ? 'One detail needs' : `${count} details need`} a second look.`,
    required: () => 'Please fill this in.',
    not_accepted: () => 'This is not used here. Please leave it out.',
    not_needed: () => 'Please leave this out: another detail already says it.',
    given_twice: () => 'This is given more than once. Please give it once.',
    one_of: () => 'Please choose one of the options offered.',
    list_of: () => 'Please choose at least one of the options offered.',
    list_length: ({ most }) => `Please give at least one of these, and at most ${most}.`,
    pada_decides: () => 'This nakshatra lies in two signs. Please give its pada too.',
    out_of_range: ({ minimum, maximum }) =>
      `Please enter a number from ${printed(minimum, '.')} to ${printed(maximum, '.')}.`,
    not_a_number: () => 'Please enter a number.',
    not_a_whole_number: () => 'Please enter a whole number.',
    not_a_text: () => 'Please enter some text.',
    not_yes_or_no: () => 'Please answer yes or no.',
    date_form: () => 'Please give a whole date: day, month and year.',
    no_such_date: ({ shown }) => `${shown} is not a day of the calendar. Please check the date.`,
    direction_without_journey: () => 'Only a journey has a direction: please leave it at any for anything else.',
    ends_before_start: () => 'Please choose a last day that is not before the first.',
    outside_span: () => 'Please choose one of the days from the first to the last.',
    span_too_long: ({ most, unit }) =>
      `Please choose a last day at most ${oneOrOther(unit, `${unit}s`)(most)} after the first.`,
    no_such_day: ({ month, day }) =>
      `${ENGLISH_DATES.daysOfMonth([day], month)} is not a day of the calendar. Please check the day and the month.`,
    month_form: () => 'Please give a month and its year.',
    no_such_month: () => 'There is no such month. Please choose one of the twelve.',
    time_form: () => 'Please give a time on the 24-hour clock, such as 14:05.',
    no_such_time: ({ shown }) => `${shown} is not a time of day. Please give one from 00:00 to 23:59.`,
    moment_form: () => 'Please give a whole date and, if you know it, a time on the 24-hour clock, such as 14:05.',
    ayanamsha_form: () => 'Please name an ayanamsha, or its degrees with the day on which they hold.',
    no_such_moment: ({ shown }) => `${shown} is not in the calendar. Please check the date and the time.`,
    zone_form: () => 'Please name a time zone, such as Asia/Kolkata.',
    clock_form: () => 'Please give the clock as an offset from UTC, such as -06:00.',
    text_form: () => 'Please enter a text of at most 200 characters.',
    too_long: ({ most }) => `Please enter at most ${oneOrOther('character', 'characters')(most)}.`,
    country_form: () => 'Please give the two letters of a country, such as IN for India.',
    place_form: () =>
      'Please give a place, with a latitude from \u221290 to 90 and a longitude from \u2212180 to 180 degrees.',
    birth_form: () => 'Please give the date and the place of a birth.',
    no_time_to_doubt: () => 'A doubt about the time needs a time: leave it out, and the whole day is told.',
    input_form: () => 'What was sent could not be read. Please fill in the form again.',
    wrong_option: () => 'One of the settings does not exist here. Please choose it again.',
    unknown_zone: ({ shown }) =>
      `We know no time zone called “${shown}”. Please name one by its region and city, such as Asia/Kolkata.`,
    no_zone_found: () => 'We found no time zone for this place. Please name one, such as Asia/Kolkata.',
    no_place_for_mean_time: () =>
      'Local mean time is that of a place, and no place is given. Please name a time zone instead.',
    clock_skipped: ({ shown, timeZone, from, to, before }) =>
      `${shown} did not exist by the clock of ${timeZone}: it went from ${from} straight to ${to}. Please choose one of the nearest times that it showed, ${nearest(before, to, 'or')}.`,
    outside_dates: ({ what }) =>
      `${DATED[what]} lies outside the years 1800 to 2200, for which we calculate. Please choose a year within them.`,
    outside_ephemeris: () =>
      'This reaches beyond the years 1800 to 2200, for which we calculate. Please choose another date.',
    no_ascendant: () =>
      'At the poles no sign rises, so there is no ascendant. Please choose a place between 89.99° south and 89.99° north.',
    no_houses: ({ system, latitude }) =>
      `There are no ${system} houses at latitude ${printed(latitude, '.')}°, beyond the polar circle. Please read the birth chart instead: its whole-sign houses exist there too.`,
    no_solar_day: ({ why, date, timeZone }) =>
      `On ${date} (${timeZone}) ${SUNLESS[why]} at this place, so the day cannot be reckoned from sunrise and sunset. This works for dates and places where the Sun both rises and sets.`,
    rate_limited: ({ seconds }) =>
      `There were too many requests from this address. Please try again in ${oneOrOther('second', 'seconds')(seconds)}. Nothing you entered is lost.`,
    ephemeris_failed: () => 'A position in the sky could not be calculated. Please try again later.',
  },
  codes: {
    invalid_input: 'What was sent could not be read. Please check your details.',
    not_found: 'There is nothing at this address. Please begin with the list of all calculators.',
    rate_limited: 'There were too many requests from this address. Please wait a minute and try again.',
    engine_unavailable: 'The service is not available at the moment. Please try again later.',
    engine_error: 'There is no result for these details. Please try others.',
    internal_error: 'Something went wrong on our side. Please try again later.',
  },
  field: 'Please check this detail.',
  caveat: 'Something may make this result another one; what it is in full is not told here.',
};
