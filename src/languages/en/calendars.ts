import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'civil (Gregorian)',
  amanta: 'lunar, amanta',
  purnimanta: 'lunar, purnimanta',
  tamil: 'Tamil',
  malayalam: 'Malayalam',
  bengali: 'Bengali',
  bengali_surya_siddhanta: 'Bengali, old almanacs',
  odia: 'Odia',
  assamese: 'Assamese',
  nepali: 'Nepali (Bikram Sambat)',
  punjabi: 'Punjabi (Bikrami)',
  national: 'Indian national',
  bangladesh: 'of Bangladesh',
  nanakshahi: 'Nanakshahi',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'Kollam',
  bengali_san: 'Bengali San',
  odia_san: 'San of Odisha',
  bhaskarabda: 'Bhaskarabda',
  bikram_sambat: 'Bikram Sambat',
  bikrami: 'Bikrami',
  saka: 'Saka',
  bangla_san: 'Bangla San',
  nanakshahi: 'Nanakshahi',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'the Sun entered the sign before sunset',
  after_sunset: 'the Sun entered the sign after sunset, hence the next date',
  before_three_fifths: 'the Sun entered the sign in the first three fifths of the day',
  after_three_fifths: 'the Sun entered the sign after three fifths of the day, hence the next date',
  same_date: 'the date of the entry of the Sun',
  next_date: 'the date after the entry of the Sun',
  karka_before_sunrise: 'the Sun entered Cancer before sunrise, hence the date before',
  makara_after_sunset: 'the Sun entered Capricorn after sunset, hence the next date',
  fixed_date: 'a fixed date of the civil calendar',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'the modern Sun',
  surya_siddhanta: 'the Sun of the Surya Siddhanta',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'one sunrise in the tithi',
  first_of_two: 'the first of two sunrises in the tithi',
  second_of_two: 'the second of two sunrises in the tithi',
  none: 'no sunrise in the tithi: the day in which it begins',
  no_day: 'the Sun makes no day here',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'Chennai',
  thiruvananthapuram: 'Thiruvananthapuram',
  kolkata: 'Kolkata',
  puri: 'Puri',
  guwahati: 'Guwahati',
  kathmandu: 'Kathmandu',
  amritsar: 'Amritsar',
  given: 'the place asked about',
};

export const reckoning: Names['reckoning'] = {
  home: 'in the town of each calendar',
  place: 'at this place',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'birthday',
  wedding: 'wedding anniversary',
  shraddha: 'shraddha',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'tithi in the lunar month',
  nakshatra: 'nakshatra in the solar month',
};

export const month_kind: Names['month_kind'] = {
  nija: 'the nija month',
  adhika: 'the additional month',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'the tithi or nakshatra has the sunrise',
  first_sunrise: 'the first of two sunrises',
  second_sunrise: 'the second of two sunrises',
  begins: 'no sunrise: the day in which it begins',
  aparahna: 'most of the afternoon (aparahna)',
  madhyahna: 'most of noon (madhyahna), for an offering to one alone',
  adhika_month: 'in the additional month',
  nija_month: 'in the nija month',
  earlier_in_month: 'the earlier of two in the month',
};
