import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'ಇಂಗ್ಲಿಷ್ (ಗ್ರೆಗೋರಿಯನ್)',
  amanta: 'ಚಾಂದ್ರಮಾನ, ಅಮಾಂತ',
  purnimanta: 'ಚಾಂದ್ರಮಾನ, ಪೂರ್ಣಿಮಾಂತ',
  tamil: 'ತಮಿಳು',
  malayalam: 'ಮಲಯಾಳ',
  bengali: 'ಬಂಗಾಳಿ',
  bengali_surya_siddhanta: 'ಬಂಗಾಳಿ, ಹಳೆಯ ಪಂಜಿಕೆಗಳು',
  odia: 'ಒಡಿಯಾ',
  assamese: 'ಅಸ್ಸಾಮಿ',
  nepali: 'ನೇಪಾಳಿ (ವಿಕ್ರಮ ಸಂವತ್)',
  punjabi: 'ಪಂಜಾಬಿ (ಬಿಕ್ರಮಿ)',
  national: 'ಭಾರತದ ರಾಷ್ಟ್ರೀಯ',
  bangladesh: 'ಬಾಂಗ್ಲಾದೇಶ',
  nanakshahi: 'ನಾನಕ್ ಶಾಹಿ',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'ಕೊಲ್ಲಂ',
  bengali_san: 'ಬಂಗಾಬ್ದ',
  odia_san: 'ಒಡಿಯಾ ಸನ್',
  bhaskarabda: 'ಭಾಸ್ಕರಾಬ್ದ',
  bikram_sambat: 'ವಿಕ್ರಮ ಸಂವತ್',
  bikrami: 'ಬಿಕ್ರಮಿ',
  saka: 'ಶಕ ವರ್ಷ',
  bangla_san: 'ಬಾಂಗ್ಲಾ ಸನ್',
  nanakshahi: 'ನಾನಕ್ ಶಾಹಿ',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'ಸೂರ್ಯಾಸ್ತಕ್ಕೆ ಮುಂಚೆಯೇ ಸೂರ್ಯ ರಾಶಿಯನ್ನು ಪ್ರವೇಶಿಸಿದ',
  after_sunset: 'ಸೂರ್ಯಾಸ್ತದ ನಂತರ ಸೂರ್ಯ ರಾಶಿಯನ್ನು ಪ್ರವೇಶಿಸಿದ, ಆದ್ದರಿಂದ ಮರುದಿನ',
  before_three_fifths: 'ಹಗಲಿನ ಐದರಲ್ಲಿ ಮೊದಲ ಮೂರು ಭಾಗಗಳೊಳಗೆ ಸೂರ್ಯ ರಾಶಿಯನ್ನು ಪ್ರವೇಶಿಸಿದ',
  after_three_fifths: 'ಹಗಲಿನ ಐದರಲ್ಲಿ ಮೂರು ಭಾಗಗಳ ನಂತರ ಸೂರ್ಯ ರಾಶಿಯನ್ನು ಪ್ರವೇಶಿಸಿದ, ಆದ್ದರಿಂದ ಮರುದಿನ',
  same_date: 'ಸೂರ್ಯ ಪ್ರವೇಶಿಸಿದ ದಿನಾಂಕ',
  next_date: 'ಸೂರ್ಯ ಪ್ರವೇಶಿಸಿದ ಮರುದಿನ',
  karka_before_sunrise: 'ಸೂರ್ಯೋದಯಕ್ಕೆ ಮುಂಚೆ ಸೂರ್ಯ ಕರ್ಕಾಟಕವನ್ನು ಪ್ರವೇಶಿಸಿದ, ಆದ್ದರಿಂದ ಹಿಂದಿನ ದಿನ',
  makara_after_sunset: 'ಸೂರ್ಯಾಸ್ತದ ನಂತರ ಸೂರ್ಯ ಮಕರವನ್ನು ಪ್ರವೇಶಿಸಿದ, ಆದ್ದರಿಂದ ಮರುದಿನ',
  fixed_date: 'ಇಂಗ್ಲಿಷ್ ಕ್ಯಾಲೆಂಡರಿನ ನಿಗದಿತ ದಿನಾಂಕ',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'ಆಧುನಿಕ ಗಣಿತದ ಸೂರ್ಯ',
  surya_siddhanta: 'ಸೂರ್ಯ ಸಿದ್ಧಾಂತದ ಸೂರ್ಯ',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'ತಿಥಿಯಲ್ಲಿ ಒಂದು ಸೂರ್ಯೋದಯ',
  first_of_two: 'ತಿಥಿಯ ಎರಡು ಸೂರ್ಯೋದಯಗಳಲ್ಲಿ ಮೊದಲನೆಯದು',
  second_of_two: 'ತಿಥಿಯ ಎರಡು ಸೂರ್ಯೋದಯಗಳಲ್ಲಿ ಎರಡನೆಯದು',
  none: 'ತಿಥಿಯಲ್ಲಿ ಸೂರ್ಯೋದಯವಿಲ್ಲ: ಅದು ಆರಂಭವಾಗುವ ದಿನ',
  no_day: 'ಇಲ್ಲಿ ಸೂರ್ಯನಿಂದ ದಿನ ಉಂಟಾಗುವುದಿಲ್ಲ',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'ಚೆನ್ನೈ',
  thiruvananthapuram: 'ತಿರುವನಂತಪುರಂ',
  kolkata: 'ಕೋಲ್ಕತ್ತಾ',
  puri: 'ಪುರಿ',
  guwahati: 'ಗುವಾಹಟಿ',
  kathmandu: 'ಕಠ್ಮಂಡು',
  amritsar: 'ಅಮೃತಸರ',
  given: 'ಕೇಳಿದ ಊರು',
};

export const reckoning: Names['reckoning'] = {
  home: 'ಪ್ರತಿ ಕ್ಯಾಲೆಂಡರ್ ತನ್ನದೇ ಊರಿನಲ್ಲಿ',
  place: 'ಈ ಊರಿನಲ್ಲೇ',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'ಬೊಹಾಗ್',
  Jeth: 'ಜೆಠ್',
  Ahar: 'ಆಹಾರ್',
  Saon: 'ಶಾಓನ್',
  Bhado: 'ಭಾದ',
  Ahin: 'ಆಹಿನ್',
  Kati: 'ಕಾತಿ',
  Aghon: 'ಆಘೋಣ್',
  Puh: 'ಪೂಹ್',
  Magh: 'ಮಾಘ್',
  Phagun: 'ಫಾಗುನ್',
  Sot: 'ಸೊತ್',
};

export const nepali_month: Names['nepali_month'] = {
  Baisakh: 'ಬೈಶಾಖ್',
  Jestha: 'ಜೇಠ್',
  Asar: 'ಅಸಾರ್',
  Shrawan: 'ಸಾವುನ್',
  Bhadra: 'ಭದೌ',
  Asoj: 'ಅಸೋಜ್',
  Kartik: 'ಕಾರ್ತಿಕ್',
  Mangsir: 'ಮಂಸಿರ್',
  Poush: 'ಪುಸ್',
  Magh: 'ಮಾಘ್',
  Falgun: 'ಫಾಗುನ್',
  Chaitra: 'ಚೈತ್',
};

export const punjabi_month: Names['punjabi_month'] = {
  Vaisakh: 'ವೈಸಾಖ್',
  Jeth: 'ಜೇಠ್',
  Harh: 'ಹಾಢ್',
  Sawan: 'ಸಾವಣ್',
  Bhadon: 'ಭಾದೋಂ',
  Assu: 'ಅಸ್ಸೂ',
  Katak: 'ಕತ್ತಕ್',
  Maghar: 'ಮಘ್ಘರ್',
  Poh: 'ಪೋಹ್',
  Magh: 'ಮಾಘ್',
  Phagun: 'ಫಗ್ಗಣ್',
  Chet: 'ಚೇತ್',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'ಹುಟ್ಟುಹಬ್ಬ',
  wedding: 'ವಿವಾಹ ವಾರ್ಷಿಕೋತ್ಸವ',
  shraddha: 'ಶ್ರಾದ್ಧ (ವರ್ಷಾಬ್ದಿಕ)',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'ಚಾಂದ್ರಮಾನ ಮಾಸದ ತಿಥಿ',
  nakshatra: 'ಸೌರಮಾನ ಮಾಸದ ನಕ್ಷತ್ರ',
};

export const month_kind: Names['month_kind'] = {
  nija: 'ನಿಜ ಮಾಸ',
  adhika: 'ಅಧಿಕ ಮಾಸ',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'ತಿಥಿಯಲ್ಲಿ ಅಥವಾ ನಕ್ಷತ್ರದಲ್ಲಿ ಸೂರ್ಯೋದಯ',
  first_sunrise: 'ಎರಡು ಸೂರ್ಯೋದಯಗಳಲ್ಲಿ ಮೊದಲನೆಯದು',
  second_sunrise: 'ಎರಡು ಸೂರ್ಯೋದಯಗಳಲ್ಲಿ ಎರಡನೆಯದು',
  begins: 'ಸೂರ್ಯೋದಯವಿಲ್ಲ: ಆರಂಭವಾಗುವ ದಿನ',
  aparahna: 'ಅಪರಾಹ್ಣದ ಹೆಚ್ಚಿನ ಭಾಗ',
  madhyahna: 'ಮಧ್ಯಾಹ್ನದ ಹೆಚ್ಚಿನ ಭಾಗ, ಏಕೋದ್ದಿಷ್ಟಕ್ಕೆ',
  adhika_month: 'ಅಧಿಕ ಮಾಸದಲ್ಲಿ',
  nija_month: 'ನಿಜ ಮಾಸದಲ್ಲಿ',
  earlier_in_month: 'ಮಾಸದಲ್ಲಿ ಬರುವ ಎರಡರಲ್ಲಿ ಮೊದಲನೆಯದು',
};
