import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'bürgerlich (gregorianisch)',
  amanta: 'Mond, Amanta',
  purnimanta: 'Mond, Purnimanta',
  tamil: 'Tamil',
  malayalam: 'Malayalam',
  bengali: 'Bengalisch',
  bengali_surya_siddhanta: 'Bengalisch, alte Almanache',
  odia: 'Odia',
  assamese: 'Assamesisch',
  nepali: 'Nepali (Bikram Sambat)',
  punjabi: 'Panjabi (Bikrami)',
  national: 'Indischer Nationalkalender',
  bangladesh: 'Bangladesch',
  nanakshahi: 'Nanakshahi',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'Kollam',
  bengali_san: 'Bengali San',
  odia_san: 'San von Odisha',
  bhaskarabda: 'Bhaskarabda',
  bikram_sambat: 'Bikram Sambat',
  bikrami: 'Bikrami',
  saka: 'Saka',
  bangla_san: 'Bangla San',
  nanakshahi: 'Nanakshahi',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'die Sonne trat vor Sonnenuntergang in das Zeichen',
  after_sunset: 'die Sonne trat nach Sonnenuntergang in das Zeichen, daher der nächste Tag',
  before_three_fifths: 'die Sonne trat in den ersten drei Fünfteln des Tages in das Zeichen',
  after_three_fifths: 'die Sonne trat nach drei Fünfteln des Tages in das Zeichen, daher der nächste Tag',
  same_date: 'der Tag des Sonneneintritts',
  next_date: 'der Tag nach dem Sonneneintritt',
  karka_before_sunrise: 'die Sonne trat vor Sonnenaufgang in den Krebs, daher der Tag davor',
  makara_after_sunset: 'die Sonne trat nach Sonnenuntergang in den Steinbock, daher der nächste Tag',
  fixed_date: 'ein festes Datum des bürgerlichen Kalenders',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'die moderne Sonne',
  surya_siddhanta: 'die Sonne des Surya Siddhanta',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'ein Sonnenaufgang im Tithi',
  first_of_two: 'der erste von zwei Sonnenaufgängen im Tithi',
  second_of_two: 'der zweite von zwei Sonnenaufgängen im Tithi',
  none: 'kein Sonnenaufgang im Tithi: der Tag, in dem er beginnt',
  no_day: 'die Sonne macht hier keinen Tag',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'Chennai',
  thiruvananthapuram: 'Thiruvananthapuram',
  kolkata: 'Kolkata',
  puri: 'Puri',
  guwahati: 'Guwahati',
  kathmandu: 'Kathmandu',
  amritsar: 'Amritsar',
  given: 'der gefragte Ort',
};

export const reckoning: Names['reckoning'] = {
  home: 'in der Stadt jedes Kalenders',
  place: 'an diesem Ort',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'Geburtstag',
  wedding: 'Hochzeitstag',
  shraddha: 'Shraddha',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'Tithi im Mondmonat',
  nakshatra: 'Nakshatra im Sonnenmonat',
};

export const month_kind: Names['month_kind'] = {
  nija: 'der Nija-Monat',
  adhika: 'der zusätzliche Monat',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'Tithi oder Nakshatra hat den Sonnenaufgang',
  first_sunrise: 'der erste von zwei Sonnenaufgängen',
  second_sunrise: 'der zweite von zwei Sonnenaufgängen',
  begins: 'kein Sonnenaufgang: der Tag, in dem es beginnt',
  aparahna: 'der größte Teil des Nachmittags (Aparahna)',
  madhyahna: 'der größte Teil des Mittags (Madhyahna), für eine Gabe an einen allein',
  adhika_month: 'im zusätzlichen Monat',
  nija_month: 'im Nija-Monat',
  earlier_in_month: 'das frühere von zweien im Monat',
};
