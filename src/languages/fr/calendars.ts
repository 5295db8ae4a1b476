import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'civil (grégorien)',
  amanta: 'lunaire, amanta',
  purnimanta: 'lunaire, purnimanta',
  tamil: 'tamoul',
  malayalam: 'malayalam',
  bengali: 'bengali',
  bengali_surya_siddhanta: 'bengali, anciens almanachs',
  odia: 'odia',
  assamese: 'assamais',
  nepali: 'népalais (Bikram Sambat)',
  punjabi: 'pendjabi (bikrami)',
  national: 'national indien',
  bangladesh: 'du Bangladesh',
  nanakshahi: 'nanakshahi',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'Kollam',
  bengali_san: 'San bengali',
  odia_san: 'San de l’Odisha',
  bhaskarabda: 'Bhaskarabda',
  bikram_sambat: 'Bikram Sambat',
  bikrami: 'Bikrami',
  saka: 'Saka',
  bangla_san: 'Bangla San',
  nanakshahi: 'Nanakshahi',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'le Soleil est entré dans le signe avant son coucher',
  after_sunset: 'le Soleil est entré dans le signe après son coucher, donc le lendemain',
  before_three_fifths: 'le Soleil est entré dans le signe dans les trois premiers cinquièmes du jour',
  after_three_fifths: 'le Soleil est entré dans le signe après trois cinquièmes du jour, donc le lendemain',
  same_date: 'la date de l’entrée du Soleil',
  next_date: 'le lendemain de l’entrée du Soleil',
  karka_before_sunrise: 'le Soleil est entré dans le Cancer avant son lever, donc la veille',
  makara_after_sunset: 'le Soleil est entré dans le Capricorne après son coucher, donc le lendemain',
  fixed_date: 'une date fixe du calendrier civil',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'le Soleil moderne',
  surya_siddhanta: 'le Soleil du Surya Siddhanta',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'un lever du Soleil dans le tithi',
  first_of_two: 'le premier de deux levers du Soleil dans le tithi',
  second_of_two: 'le second de deux levers du Soleil dans le tithi',
  none: 'aucun lever du Soleil dans le tithi\u202f: le jour où il commence',
  no_day: 'le Soleil ne fait pas de jour ici',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'Chennai',
  thiruvananthapuram: 'Thiruvananthapuram',
  kolkata: 'Calcutta',
  puri: 'Puri',
  guwahati: 'Guwahati',
  kathmandu: 'Katmandou',
  amritsar: 'Amritsar',
  given: 'le lieu demandé',
};

export const reckoning: Names['reckoning'] = {
  home: 'dans la ville de chaque calendrier',
  place: 'en ce lieu',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'anniversaire',
  wedding: 'anniversaire de mariage',
  shraddha: 'shraddha',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'tithi dans le mois lunaire',
  nakshatra: 'nakshatra dans le mois solaire',
};

export const month_kind: Names['month_kind'] = {
  nija: 'le mois nija',
  adhika: 'le mois supplémentaire',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'le tithi ou le nakshatra a le lever du Soleil',
  first_sunrise: 'le premier de deux levers du Soleil',
  second_sunrise: 'le second de deux levers du Soleil',
  begins: 'sans lever du Soleil\u202f: le jour où il commence',
  aparahna: 'la plus grande part de l’après-midi (aparahna)',
  madhyahna: 'la plus grande part de midi (madhyahna), pour l’offrande à un seul',
  adhika_month: 'dans le mois supplémentaire',
  nija_month: 'dans le mois nija',
  earlier_in_month: 'le premier de deux dans le mois',
};
