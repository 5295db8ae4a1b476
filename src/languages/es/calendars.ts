import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'civil (gregoriano)',
  amanta: 'lunar, amanta',
  purnimanta: 'lunar, purnimanta',
  tamil: 'tamil',
  malayalam: 'malayalam',
  bengali: 'bengalí',
  bengali_surya_siddhanta: 'bengalí, almanaques antiguos',
  odia: 'odia',
  assamese: 'asamés',
  nepali: 'nepalí (Bikram Sambat)',
  punjabi: 'panyabí (bikrami)',
  national: 'nacional de la India',
  bangladesh: 'de Bangladés',
  nanakshahi: 'nanakshahi',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'Kollam',
  bengali_san: 'San bengalí',
  odia_san: 'San de Odisha',
  bhaskarabda: 'Bhaskarabda',
  bikram_sambat: 'Bikram Sambat',
  bikrami: 'Bikrami',
  saka: 'Saka',
  bangla_san: 'Bangla San',
  nanakshahi: 'Nanakshahi',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'el Sol entró en el signo antes de su puesta',
  after_sunset: 'el Sol entró en el signo después de su puesta, por eso el día siguiente',
  before_three_fifths: 'el Sol entró en el signo en los tres primeros quintos del día',
  after_three_fifths: 'el Sol entró en el signo pasados tres quintos del día, por eso el día siguiente',
  same_date: 'la fecha de la entrada del Sol',
  next_date: 'el día después de la entrada del Sol',
  karka_before_sunrise: 'el Sol entró en Cáncer antes de su salida, por eso el día anterior',
  makara_after_sunset: 'el Sol entró en Capricornio después de su puesta, por eso el día siguiente',
  fixed_date: 'una fecha fija del calendario civil',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'el Sol moderno',
  surya_siddhanta: 'el Sol del Surya Siddhanta',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'una salida del Sol en el tithi',
  first_of_two: 'la primera de dos salidas del Sol en el tithi',
  second_of_two: 'la segunda de dos salidas del Sol en el tithi',
  none: 'ninguna salida del Sol en el tithi: el día en que empieza',
  no_day: 'el Sol no hace día aquí',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'Chennai',
  thiruvananthapuram: 'Thiruvananthapuram',
  kolkata: 'Calcuta',
  puri: 'Puri',
  guwahati: 'Guwahati',
  kathmandu: 'Katmandú',
  amritsar: 'Amritsar',
  given: 'el lugar pedido',
};

export const reckoning: Names['reckoning'] = {
  home: 'en la ciudad de cada calendario',
  place: 'en este lugar',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'cumpleaños',
  wedding: 'aniversario de boda',
  shraddha: 'shraddha',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'tithi en el mes lunar',
  nakshatra: 'nakshatra en el mes solar',
};

export const month_kind: Names['month_kind'] = {
  nija: 'el mes nija',
  adhika: 'el mes adicional',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'el tithi o nakshatra tiene la salida del Sol',
  first_sunrise: 'la primera de dos salidas del Sol',
  second_sunrise: 'la segunda de dos salidas del Sol',
  begins: 'sin salida del Sol: el día en que empieza',
  aparahna: 'la mayor parte de la tarde (aparahna)',
  madhyahna: 'la mayor parte del mediodía (madhyahna), para la ofrenda a uno solo',
  adhika_month: 'en el mes adicional',
  nija_month: 'en el mes nija',
  earlier_in_month: 'la primera de dos en el mes',
};
