import { byTitle, byVargaName, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';

export * from './calendars.js';
export * from './limbs.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'ಮೇಷ',
  Taurus: 'ವೃಷಭ',
  Gemini: 'ಮಿಥುನ',
  Cancer: 'ಕರ್ಕಾಟಕ',
  Leo: 'ಸಿಂಹ',
  Virgo: 'ಕನ್ಯಾ',
  Libra: 'ತುಲಾ',
  Scorpio: 'ವೃಶ್ಚಿಕ',
  Sagittarius: 'ಧನು',
  Capricorn: 'ಮಕರ',
  Aquarius: 'ಕುಂಭ',
  Pisces: 'ಮೀನ',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'ಮೇಷ ರಾಶಿಯಲ್ಲಿ',
  Taurus: 'ವೃಷಭ ರಾಶಿಯಲ್ಲಿ',
  Gemini: 'ಮಿಥುನ ರಾಶಿಯಲ್ಲಿ',
  Cancer: 'ಕರ್ಕಾಟಕ ರಾಶಿಯಲ್ಲಿ',
  Leo: 'ಸಿಂಹ ರಾಶಿಯಲ್ಲಿ',
  Virgo: 'ಕನ್ಯಾ ರಾಶಿಯಲ್ಲಿ',
  Libra: 'ತುಲಾ ರಾಶಿಯಲ್ಲಿ',
  Scorpio: 'ವೃಶ್ಚಿಕ ರಾಶಿಯಲ್ಲಿ',
  Sagittarius: 'ಧನು ರಾಶಿಯಲ್ಲಿ',
  Capricorn: 'ಮಕರ ರಾಶಿಯಲ್ಲಿ',
  Aquarius: 'ಕುಂಭ ರಾಶಿಯಲ್ಲಿ',
  Pisces: 'ಮೀನ ರಾಶಿಯಲ್ಲಿ',
};

export const graha: Names['graha'] = {
  Sun: 'ಸೂರ್ಯ',
  Moon: 'ಚಂದ್ರ',
  Mercury: 'ಬುಧ',
  Venus: 'ಶುಕ್ರ',
  Mars: 'ಕುಜ',
  Jupiter: 'ಗುರು',
  Saturn: 'ಶನಿ',
  Rahu: 'ರಾಹು',
  Ketu: 'ಕೇತು',
  Uranus: 'ಯುರೇನಸ್',
  Neptune: 'ನೆಪ್ಚೂನ್',
  Pluto: 'ಪ್ಲುಟೊ',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'ಅಶ್ವಿನೀ ದೇವತೆಗಳು',
  Yama: 'ಯಮ',
  Agni: 'ಅಗ್ನಿ',
  'Brahma (Prajapati)': 'ಬ್ರಹ್ಮ (ಪ್ರಜಾಪತಿ)',
  Soma: 'ಸೋಮ (ಚಂದ್ರ)',
  Rudra: 'ರುದ್ರ',
  Aditi: 'ಅದಿತಿ',
  Brihaspati: 'ಬೃಹಸ್ಪತಿ',
  'Nagas (Sarpas)': 'ನಾಗಗಳು (ಸರ್ಪಗಳು)',
  Pitris: 'ಪಿತೃದೇವತೆಗಳು',
  Bhaga: 'ಭಗ',
  Aryaman: 'ಅರ್ಯಮ',
  Savitar: 'ಸವಿತೃ',
  Tvashtar: 'ತ್ವಷ್ಟೃ',
  Vayu: 'ವಾಯು',
  'Indra and Agni': 'ಇಂದ್ರ, ಅಗ್ನಿ',
  Mitra: 'ಮಿತ್ರ',
  Indra: 'ಇಂದ್ರ',
  Nirriti: 'ನಿರೃತಿ',
  Apas: 'ಆಪಃ (ಜಲ)',
  Vishvedevas: 'ವಿಶ್ವೇದೇವತೆಗಳು',
  Vishnu: 'ವಿಷ್ಣು',
  Vasus: 'ವಸುಗಳು',
  Varuna: 'ವರುಣ',
  'Aja Ekapada': 'ಅಜ ಏಕಪಾದ',
  'Ahir Budhnya': 'ಅಹಿರ್ಬುಧ್ನ್ಯ',
  Pushan: 'ಪೂಷ',
};

export const nature: Names['nature'] = {
  laghu: 'ಲಘು (ಕ್ಷಿಪ್ರ) ಸ್ವಭಾವ',
  mridu: 'ಮೃದು ಸ್ವಭಾವ',
  dhruva: 'ಧ್ರುವ (ಸ್ಥಿರ) ಸ್ವಭಾವ',
  chara: 'ಚರ ಸ್ವಭಾವ',
  mishra: 'ಮಿಶ್ರ ಸ್ವಭಾವ',
  ugra: 'ಉಗ್ರ ಸ್ವಭಾವ',
  tikshna: 'ತೀಕ್ಷ್ಣ ಸ್ವಭಾವ',
};

export const gana: Names['gana'] = {
  deva: 'ದೇವ',
  manushya: 'ಮನುಷ್ಯ',
  rakshasa: 'ರಾಕ್ಷಸ',
};

export const nadi: Names['nadi'] = {
  adi: 'ಆದಿ',
  madhya: 'ಮಧ್ಯ',
  antya: 'ಅಂತ್ಯ',
};

export const yoni: Names['yoni'] = {
  horse: 'ಅಶ್ವ',
  elephant: 'ಗಜ',
  sheep: 'ಮೇಷ',
  serpent: 'ಸರ್ಪ',
  dog: 'ಶ್ವಾನ',
  cat: 'ಮಾರ್ಜಾಲ',
  rat: 'ಮೂಷಿಕ',
  cow: 'ಗೋವು',
  buffalo: 'ಮಹಿಷ',
  tiger: 'ವ್ಯಾಘ್ರ',
  deer: 'ಮೃಗ',
  monkey: 'ವಾನರ',
  mongoose: 'ನಕುಲ',
  lion: 'ಸಿಂಹ',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'ನಂದಾ ವರ್ಗ (ಆನಂದ)',
  bhadra: 'ಭದ್ರಾ ವರ್ಗ (ಕ್ಷೇಮ)',
  jaya: 'ಜಯಾ ವರ್ಗ (ವಿಜಯ)',
  rikta: 'ರಿಕ್ತಾ ವರ್ಗ (ಬರಿದು)',
  purna: 'ಪೂರ್ಣಾ ವರ್ಗ (ಸಮೃದ್ಧಿ)',
  amavasya: 'ಶುಭ ಕಾರ್ಯಗಳಿಗೆ ವರ್ಜ್ಯ ತಿಥಿ',
};

export const paksha: Names['paksha'] = {
  shukla: 'ಶುಕ್ಲ ಪಕ್ಷ',
  krishna: 'ಕೃಷ್ಣ ಪಕ್ಷ',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'ಶುಭ',
  inauspicious: 'ಅಶುಭ',
};

export const karana_type: Names['karana_type'] = {
  movable: 'ಚರ',
  fixed: 'ಸ್ಥಿರ',
};

export const limb: Names['limb'] = {
  tithi: 'ತಿಥಿ',
  nakshatra: 'ನಕ್ಷತ್ರ',
  yoga: 'ಯೋಗ',
  karana: 'ಕರಣ',
};

export const weekday: Names['weekday'] = {
  Sunday: 'ಭಾನುವಾರ',
  Monday: 'ಸೋಮವಾರ',
  Tuesday: 'ಮಂಗಳವಾರ',
  Wednesday: 'ಬುಧವಾರ',
  Thursday: 'ಗುರುವಾರ',
  Friday: 'ಶುಕ್ರವಾರ',
  Saturday: 'ಶನಿವಾರ',
};

export const vara: Names['vara'] = {
  Ravivara: 'ಭಾನುವಾರ',
  Somavara: 'ಸೋಮವಾರ',
  Mangalavara: 'ಮಂಗಳವಾರ',
  Budhavara: 'ಬುಧವಾರ',
  Guruvara: 'ಗುರುವಾರ',
  Shukravara: 'ಶುಕ್ರವಾರ',
  Shanivara: 'ಶನಿವಾರ',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'ಚೈತ್ರ',
  Vaishakha: 'ವೈಶಾಖ',
  Jyeshtha: 'ಜ್ಯೇಷ್ಠ',
  Ashadha: 'ಆಷಾಢ',
  Shravana: 'ಶ್ರಾವಣ',
  Bhadrapada: 'ಭಾದ್ರಪದ',
  Ashvina: 'ಆಶ್ವಯುಜ',
  Kartika: 'ಕಾರ್ತಿಕ',
  Margashirsha: 'ಮಾರ್ಗಶಿರ',
  Pausha: 'ಪುಷ್ಯ',
  Magha: 'ಮಾಘ',
  Phalguna: 'ಫಾಲ್ಗುಣ',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'ಅಮಾವಾಸ್ಯೆ',
  waxing_crescent: 'ಬೆಳೆಯುತ್ತಿರುವ ಚಂದ್ರರೇಖೆ',
  first_quarter: 'ಶುಕ್ಲ ಪಕ್ಷದ ಅರ್ಧಚಂದ್ರ',
  waxing_gibbous: 'ಬೆಳೆಯುತ್ತಿರುವ ಚಂದ್ರ (ಅರ್ಧಕ್ಕಿಂತ ಹೆಚ್ಚು)',
  full_moon: 'ಹುಣ್ಣಿಮೆ',
  waning_gibbous: 'ಕ್ಷೀಣಿಸುತ್ತಿರುವ ಚಂದ್ರ (ಅರ್ಧಕ್ಕಿಂತ ಹೆಚ್ಚು)',
  last_quarter: 'ಕೃಷ್ಣ ಪಕ್ಷದ ಅರ್ಧಚಂದ್ರ',
  waning_crescent: 'ಕ್ಷೀಣಿಸುತ್ತಿರುವ ಚಂದ್ರರೇಖೆ',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'ಸಮಯ ವಲಯದಲ್ಲಿ ಹೆಚ್ಚು ಜನರಿರುವ ಕೇಂದ್ರದ ಸೂರ್ಯೋದಯ',
  place_sunrise: 'ಆ ಊರಿನ ಸೂರ್ಯೋದಯ',
  nominal_06_18: 'ಹಗಲು 06:00 ರಿಂದ 18:00 ರವರೆಗೆ',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'ಹಗಲು',
  night: 'ರಾತ್ರಿ',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'ಉದ್ವೇಗ',
  Char: 'ಚರ',
  Labh: 'ಲಾಭ',
  Amrit: 'ಅಮೃತ',
  Kaal: 'ಕಾಲ',
  Shubh: 'ಶುಭ',
  Rog: 'ರೋಗ',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'ರಾಹುಕಾಲ',
    yamaganda: 'ಯಮಗಂಡ ಕಾಲ',
    gulika: 'ಗುಳಿಕ ಕಾಲ',
    dur_muhurta: 'ದುರ್ಮುಹೂರ್ತ',
    abhijit: 'ಅಭಿಜಿತ್ ಮುಹೂರ್ತ',
    brahma_muhurta: 'ಬ್ರಾಹ್ಮೀ ಮುಹೂರ್ತ',
    varjyam: 'ವರ್ಜ್ಯ',
    amrita_kala: 'ಅಮೃತ ಕಾಲ',
    vijaya: 'ವಿಜಯ ಮುಹೂರ್ತ',
    godhuli: 'ಗೋಧೂಳಿ ಮುಹೂರ್ತ',
    nishita: 'ನಿಶೀಥ',
    pratah_sandhya: 'ಪ್ರಾತಃಸಂಧ್ಯಾ',
    sayahna_sandhya: 'ಸಾಯಂಸಂಧ್ಯಾ',
    night_dur_muhurta: 'ರಾತ್ರಿ ದುರ್ಮುಹೂರ್ತ',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'ಜನ್ಮ ತಾರೆ',
  Sampat: 'ಸಂಪತ್ ತಾರೆ',
  Vipat: 'ವಿಪತ್ ತಾರೆ',
  Kshema: 'ಕ್ಷೇಮ ತಾರೆ',
  Pratyari: 'ಪ್ರತ್ಯರಿ ತಾರೆ',
  Sadhaka: 'ಸಾಧಕ ತಾರೆ',
  Vadha: 'ವಧ ತಾರೆ',
  Mitra: 'ಮಿತ್ರ ತಾರೆ',
  'Ati Mitra': 'ಪರಮ ಮಿತ್ರ ತಾರೆ',
};

export const quality: Names['quality'] = {
  best: 'ಅತ್ಯುತ್ತಮ',
  good: 'ಒಳ್ಳೆಯದು',
  neutral_good: 'ತಕ್ಕಮಟ್ಟಿಗೆ ಒಳ್ಳೆಯದು',
  mixed: 'ಮಿಶ್ರ',
  neutral: 'ಸಮ',
  bad: 'ಅಶುಭ',
  very_bad: 'ಅತ್ಯಂತ ಅಶುಭ',
};

export const band: Names['band'] = {
  favourable: 'ಅನುಕೂಲ',
  mixed: 'ಮಿಶ್ರ',
  challenging: 'ಪ್ರತಿಕೂಲ',
};

export const verdict: Names['verdict'] = {
  push: 'ಮುಂದುವರಿಯಿರಿ',
  mixed: 'ಮಿಶ್ರ',
  wait: 'ಕಾದು ನೋಡಿ',
};

export const intent: Names['intent'] = {
  communication: 'ಸಂವಹನ',
  career: 'ಉದ್ಯೋಗ',
  money: 'ಹಣ',
  love: 'ಪ್ರೀತಿ',
  travel: 'ಪ್ರಯಾಣ',
  study: 'ವಿದ್ಯಾಭ್ಯಾಸ',
  health: 'ಆರೋಗ್ಯ',
  home: 'ಮನೆ, ಕುಟುಂಬ',
  property: 'ಆಸ್ತಿ, ದೀರ್ಘಕಾಲದ ಕೆಲಸಗಳು',
  contract: 'ಒಪ್ಪಂದ, ಸಹಿ',
  vehicle: 'ವಾಹನ',
  conflict: 'ವಿವಾದ ಅಥವಾ ನ್ಯಾಯಾಲಯದ ವಿಷಯ',
  spiritual: 'ಆಧ್ಯಾತ್ಮಿಕ ಸಾಧನೆ',
  creative: 'ಸೃಜನಶೀಲ ಕೆಲಸ',
  general: 'ಸಾಮಾನ್ಯ ಕೆಲಸಗಳು',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'ಪ್ರೇಮ ಸಂಬಂಧ',
  Friendship: 'ಸ್ನೇಹ',
  Professional: 'ವೃತ್ತಿ ಸಂಬಂಧ',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'ತಿಥಿ ವರ್ಗ',
  nakshatra_nature: 'ನಕ್ಷತ್ರದ ಸ್ವಭಾವ',
  yoga_quality: 'ಆ ದಿನದ ಯೋಗ',
  karana_quality: 'ಆ ದಿನದ ಕರಣ',
  vara_lord: 'ವಾರಾಧಿಪತಿ',
  paksha_bala: 'ಪಕ್ಷ ಬಲ',
  tarabala: 'ತಾರಾಬಲ',
  chandrabala: 'ಚಂದ್ರಬಲ',
  day_lord_affinity: 'ವಾರಾಧಿಪತಿ, ನಿಮ್ಮ ಚಂದ್ರ ರಾಶಿ',
  jupiter_transit: 'ನಿಮ್ಮ ಚಂದ್ರನಿಂದ ಗುರು',
  saturn_transit: 'ನಿಮ್ಮ ಚಂದ್ರನಿಂದ ಶನಿ',
  hora_lord: 'ಗ್ರಹ ಹೋರಾ',
  choghadiya: 'ಚೌಘಡಿಯಾ',
  window_overlap: 'ದಿನದ ವಿಶೇಷ ಕಾಲ',
  nakshatra_match: 'ನಕ್ಷತ್ರ, ಉದ್ದೇಶ',
  mode_day_lord: 'ವಾರಾಧಿಪತಿ, ಸಂಬಂಧ',
  mode_nakshatra: 'ನಕ್ಷತ್ರ, ಸಂಬಂಧ',
  karaka_state: 'ಕಾರಕ ಗ್ರಹದ ಸ್ಥಿತಿ',
  moon_company: 'ಚಂದ್ರನ ಜೊತೆಗಿರುವ ಗ್ರಹಗಳು',
};

export const rule_source: Names['rule_source'] = {
  classical: 'ಮುಹೂರ್ತ ಗ್ರಂಥಗಳು',
  almanac: 'ಇಂದಿನ ಪಂಚಾಂಗಗಳು',
  own: 'ನಮ್ಮದೇ ನಿಯಮ',
};

export const element: Names['element'] = {
  fire: 'ಅಗ್ನಿ',
  earth: 'ಪೃಥ್ವಿ',
  air: 'ವಾಯು',
  water: 'ಜಲ',
};

export const modality: Names['modality'] = {
  cardinal: 'ಚರ',
  fixed: 'ಸ್ಥಿರ',
  mutable: 'ದ್ವಿಸ್ವಭಾವ',
};

export const polarity: Names['polarity'] = {
  masculine: 'ಪುರುಷ ರಾಶಿ',
  feminine: 'ಸ್ತ್ರೀ ರಾಶಿ',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'ಯುತಿ',
  semisextile: 'ದ್ವಿರ್ದ್ವಾದಶ (30°)',
  sextile: 'ತೃತೀಯ ಏಕಾದಶ (60°)',
  square: 'ಕೇಂದ್ರ (90°)',
  trine: 'ತ್ರಿಕೋಣ (120°)',
  quincunx: 'ಷಷ್ಟಾಷ್ಟಕ (150°)',
  opposition: 'ಸಮಸಪ್ತಕ (180°)',
};

export const sign_band: Names['sign_band'] = {
  high: 'ತುಂಬಾ ಚೆನ್ನಾಗಿದೆ',
  good: 'ಚೆನ್ನಾಗಿದೆ',
  moderate: 'ಮಧ್ಯಮ',
  low: 'ಕಡಿಮೆ',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'ತತ್ತ್ವ',
  rulership: 'ರಾಶ್ಯಧಿಪತಿ',
};

export const dignity: Names['dignity'] = {
  exalted: 'ಉಚ್ಚ',
  moolatrikona: 'ಮೂಲತ್ರಿಕೋಣ',
  own_sign: 'ಸ್ವಕ್ಷೇತ್ರ',
  great_friend: 'ಅಧಿಮಿತ್ರ ಕ್ಷೇತ್ರ',
  friend: 'ಮಿತ್ರ ಕ್ಷೇತ್ರ',
  neutral: 'ಸಮ ಕ್ಷೇತ್ರ',
  enemy: 'ಶತ್ರು ಕ್ಷೇತ್ರ',
  great_enemy: 'ಅಧಿಶತ್ರು ಕ್ಷೇತ್ರ',
  debilitated: 'ನೀಚ',
};

export const relation: Names['relation'] = {
  great_friend: 'ಅಧಿಮಿತ್ರ',
  friend: 'ಮಿತ್ರ',
  neutral: 'ಸಮ',
  enemy: 'ಶತ್ರು',
  great_enemy: 'ಅಧಿಶತ್ರು',
};

export const motion: Names['motion'] = {
  direct: 'ಮಾರ್ಗಿ',
  retrograde: 'ವಕ್ರಿ',
};

export const varga: Names['varga'] = {
  D1: 'ರಾಶಿ',
  D2: 'ಹೋರಾ',
  D3: 'ದ್ರೇಕ್ಕಾಣ',
  D4: 'ಚತುರ್ಥಾಂಶ',
  D7: 'ಸಪ್ತಮಾಂಶ',
  D9: 'ನವಾಂಶ',
  D10: 'ದಶಮಾಂಶ',
  D12: 'ದ್ವಾದಶಾಂಶ',
  D16: 'ಷೋಡಶಾಂಶ',
  D20: 'ವಿಂಶಾಂಶ',
  D24: 'ಚತುರ್ವಿಂಶಾಂಶ',
  D27: 'ಸಪ್ತವಿಂಶಾಂಶ',
  D30: 'ತ್ರಿಂಶಾಂಶ',
  D40: 'ಖವೇದಾಂಶ',
  D45: 'ಅಕ್ಷವೇದಾಂಶ',
  D60: 'ಷಷ್ಟ್ಯಂಶ',
};

export const aspect: Names['aspect'] = {
  conjunction: 'ಯುತಿ',
  third_aspect: 'ಮೂರನೇ ದೃಷ್ಟಿ',
  fourth_aspect: 'ನಾಲ್ಕನೇ ದೃಷ್ಟಿ',
  fifth_aspect: 'ಐದನೇ ದೃಷ್ಟಿ',
  opposition: 'ಏಳನೇ ದೃಷ್ಟಿ',
  eighth_aspect: 'ಎಂಟನೇ ದೃಷ್ಟಿ',
  ninth_aspect: 'ಒಂಬತ್ತನೇ ದೃಷ್ಟಿ',
  tenth_aspect: 'ಹತ್ತನೇ ದೃಷ್ಟಿ',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'ಹತ್ತಿರವಾಗುತ್ತಿದೆ',
  separating: 'ದೂರವಾಗುತ್ತಿದೆ',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'ಗ್ರಹ',
  natal_point_weight: 'ಜನ್ಮ ಬಿಂದು',
  aspect_weight: 'ದೃಷ್ಟಿ',
  tight_orb_within_1deg: '1° ಒಳಗೆ',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': 'ಜನ್ಮ ಚಂದ್ರನಿಂದ ಹನ್ನೆರಡನೇ ರಾಶಿ',
  '1st': 'ಜನ್ಮ ಚಂದ್ರನ ರಾಶಿ',
  '2nd': 'ಜನ್ಮ ಚಂದ್ರನಿಂದ ಎರಡನೇ ರಾಶಿ',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'ಮೊದಲ ಹಂತ',
  peak: 'ಎರಡನೇ ಹಂತ',
  setting: 'ಕೊನೆಯ ಹಂತ',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'ಸಾಡೇಸಾತಿ',
  ardhashtama: 'ಅರ್ಧಾಷ್ಟಮ ಶನಿ (ಚಂದ್ರನಿಂದ ನಾಲ್ಕನೇ ರಾಶಿ)',
  ashtama: 'ಅಷ್ಟಮ ಶನಿ (ಚಂದ್ರನಿಂದ ಎಂಟನೇ ರಾಶಿ)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'ಸ್ವರ್ಗ',
  patala: 'ಪಾತಾಳ',
  mrityu: 'ಮೃತ್ಯುಲೋಕ (ಭೂಮಿ)',
};

export const compass: Names['compass'] = {
  east: 'ಪೂರ್ವ',
  south: 'ದಕ್ಷಿಣ',
  west: 'ಪಶ್ಚಿಮ',
  north: 'ಉತ್ತರ',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'ಭೂಮಿಯಲ್ಲಿ',
  sky: 'ಆಕಾಶದಲ್ಲಿ',
  patala: 'ಪಾತಾಳದಲ್ಲಿ',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'ಸ್ಮಶಾನದಲ್ಲಿ',
  kailasa: 'ಕೈಲಾಸದಲ್ಲಿ',
  gauri: 'ಗೌರಿಯ ಸನ್ನಿಧಿಯಲ್ಲಿ',
  nandi: 'ನಂದಿಯ ಮೇಲೆ',
  sabha: 'ಸಭೆಯಲ್ಲಿ',
  bhojana: 'ಭೋಜನದಲ್ಲಿ',
  krida: 'ಕ್ರೀಡೆಯಲ್ಲಿ',
};

export const panchaka: Names['panchaka'] = {
  roga: 'ರೋಗ ಪಂಚಕ',
  raja: 'ರಾಜ ಪಂಚಕ',
  agni: 'ಅಗ್ನಿ ಪಂಚಕ',
  chora: 'ಚೋರ ಪಂಚಕ',
  mrityu: 'ಮೃತ್ಯು ಪಂಚಕ',
};

export const gowri: Names['gowri'] = {
  Uthi: 'ಉದ್ಯೋಗ',
  Amirdha: 'ಅಮೃತ',
  Rogam: 'ರೋಗ',
  Laabam: 'ಲಾಭ',
  Dhanam: 'ಧನ',
  Sugam: 'ಸುಖ',
  Soram: 'ಚೋರ',
  Visham: 'ವಿಷ',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'ರುದ್ರ',
  Ahi: 'ಅಹಿ',
  Mitra: 'ಮಿತ್ರ',
  Pitri: 'ಪಿತೃ',
  Vasu: 'ವಸು',
  Udaka: 'ಉದಕ',
  Vishvedeva: 'ವಿಶ್ವೇದೇವ',
  Vidhi: 'ವಿಧಿ',
  Brahma: 'ಬ್ರಹ್ಮ',
  Indra: 'ಇಂದ್ರ',
  Indragni: 'ಇಂದ್ರಾಗ್ನಿ',
  Nirriti: 'ನಿರೃತಿ',
  Varuna: 'ವರುಣ',
  Aryaman: 'ಅರ್ಯಮ',
  Bhaga: 'ಭಗ',
  Isha: 'ಈಶ',
  Ajapada: 'ಅಜಪಾದ',
  Ahirbudhnya: 'ಅಹಿರ್ಬುಧ್ನ್ಯ',
  Pushan: 'ಪೂಷ',
  Ashvin: 'ಅಶ್ವಿನಿ',
  Yama: 'ಯಮ',
  Agni: 'ಅಗ್ನಿ',
  Dhatri: 'ಧಾತೃ',
  Chandra: 'ಚಂದ್ರ',
  Aditi: 'ಅದಿತಿ',
  Jiva: 'ಜೀವ',
  Vishnu: 'ವಿಷ್ಣು',
  Arka: 'ಅರ್ಕ',
  Tvashtri: 'ತ್ವಷ್ಟೃ',
  Vayu: 'ವಾಯು',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'ಸರ್ವಾರ್ಥ ಸಿದ್ಧಿ',
  amrita_siddhi: 'ಅಮೃತ ಸಿದ್ಧಿ',
  ravi_pushya: 'ರವಿ ಪುಷ್ಯ',
  guru_pushya: 'ಗುರು ಪುಷ್ಯ',
  siddha_tithi: 'ಸಿದ್ಧ ತಿಥಿ',
  dwipushkara: 'ದ್ವಿಪುಷ್ಕರ',
  tripushkara: 'ತ್ರಿಪುಷ್ಕರ',
  ravi_yoga: 'ರವಿ ಯೋಗ',
  adal: 'ಆಡಲ್',
  vidal: 'ವಿಡಲ್',
  jwalamukhi: 'ಜ್ವಾಲಾಮುಖಿ',
  yamaghanta: 'ಯಮಘಂಟ',
  dagdha_nakshatra: 'ದಗ್ಧ ನಕ್ಷತ್ರ',
  dagdha_tithi: 'ದಗ್ಧ ತಿಥಿ',
  sun_dagdha_tithi: 'ಸೂರ್ಯ ದಗ್ಧ ತಿಥಿ',
  visha_tithi: 'ವಿಷ ತಿಥಿ',
  hutashana_tithi: 'ಹುತಾಶನ ತಿಥಿ',
  krakacha_tithi: 'ಕ್ರಕಚ ತಿಥಿ',
  samvartaka_tithi: 'ಸಂವರ್ತಕ ತಿಥಿ',
  mrityu_tithi: 'ಮೃತ್ಯು ತಿಥಿ',
};

export const anandadi: Names['anandadi'] = {
  Ananda: 'ಆನಂದ',
  Kaladanda: 'ಕಾಲದಂಡ',
  Dhumra: 'ಧೂಮ್ರ',
  Dhata: 'ಧಾತೃ',
  Saumya: 'ಸೌಮ್ಯ',
  Dhvanksha: 'ಧ್ವಾಂಕ್ಷ',
  Dhvaja: 'ಧ್ವಜ',
  Shrivatsa: 'ಶ್ರೀವತ್ಸ',
  Vajra: 'ವಜ್ರ',
  Mudgara: 'ಮುದ್ಗರ',
  Chhatra: 'ಛತ್ರ',
  Mitra: 'ಮಿತ್ರ',
  Manasa: 'ಮಾನಸ',
  Padma: 'ಪದ್ಮ',
  Lumbaka: 'ಲುಂಬಕ',
  Utpata: 'ಉತ್ಪಾತ',
  Mrityu: 'ಮೃತ್ಯು',
  Kana: 'ಕಾಣ',
  Siddhi: 'ಸಿದ್ಧಿ',
  Shubha: 'ಶುಭ',
  Amrita: 'ಅಮೃತ',
  Musala: 'ಮುಸಲ',
  Gada: 'ಗದ',
  Matanga: 'ಮಾತಂಗ',
  Rakshasa: 'ರಾಕ್ಷಸ',
  Chara: 'ಚರ',
  Sthira: 'ಸ್ಥಿರ',
  Pravardhamana: 'ಪ್ರವರ್ಧಮಾನ',
};

export const samvatsara: Names['samvatsara'] = {
  Prabhava: 'ಪ್ರಭವ',
  Vibhava: 'ವಿಭವ',
  Shukla: 'ಶುಕ್ಲ',
  Pramoda: 'ಪ್ರಮೋದೂತ',
  Prajapati: 'ಪ್ರಜೋತ್ಪತ್ತಿ',
  Angiras: 'ಆಂಗೀರಸ',
  Shrimukha: 'ಶ್ರೀಮುಖ',
  Bhava: 'ಭಾವ',
  Yuva: 'ಯುವ',
  Dhata: 'ಧಾತು',
  Ishvara: 'ಈಶ್ವರ',
  Bahudhanya: 'ಬಹುಧಾನ್ಯ',
  Pramathi: 'ಪ್ರಮಾಥಿ',
  Vikrama: 'ವಿಕ್ರಮ',
  Vrisha: 'ವೃಷ',
  Chitrabhanu: 'ಚಿತ್ರಭಾನು',
  Subhanu: 'ಸ್ವಭಾನು',
  Tarana: 'ತಾರಣ',
  Parthiva: 'ಪಾರ್ಥಿವ',
  Vyaya: 'ವ್ಯಯ',
  Sarvajit: 'ಸರ್ವಜಿತ್',
  Sarvadhari: 'ಸರ್ವಧಾರಿ',
  Virodhi: 'ವಿರೋಧಿ',
  Vikriti: 'ವಿಕೃತಿ',
  Khara: 'ಖರ',
  Nandana: 'ನಂದನ',
  Vijaya: 'ವಿಜಯ',
  Jaya: 'ಜಯ',
  Manmatha: 'ಮನ್ಮಥ',
  Durmukha: 'ದುರ್ಮುಖಿ',
  Hemalamba: 'ಹೇವಿಳಂಬಿ',
  Vilamba: 'ವಿಳಂಬಿ',
  Vikari: 'ವಿಕಾರಿ',
  Sharvari: 'ಶಾರ್ವರಿ',
  Plava: 'ಪ್ಲವ',
  Shubhakrit: 'ಶುಭಕೃತ್',
  Shobhakrit: 'ಶೋಭಕೃತ್',
  Krodhi: 'ಕ್ರೋಧಿ',
  Vishvavasu: 'ವಿಶ್ವಾವಸು',
  Parabhava: 'ಪರಾಭವ',
  Plavanga: 'ಪ್ಲವಂಗ',
  Kilaka: 'ಕೀಲಕ',
  Saumya: 'ಸೌಮ್ಯ',
  Sadharana: 'ಸಾಧಾರಣ',
  Virodhakrit: 'ವಿರೋಧಿಕೃತ್',
  Paridhavi: 'ಪರಿಧಾವಿ',
  Pramadi: 'ಪ್ರಮಾದೀಚ',
  Ananda: 'ಆನಂದ',
  Rakshasa: 'ರಾಕ್ಷಸ',
  Nala: 'ನಳ',
  Pingala: 'ಪಿಂಗಳ',
  Kalayukta: 'ಕಾಳಯುಕ್ತಿ',
  Siddharthi: 'ಸಿದ್ಧಾರ್ಥಿ',
  Raudra: 'ರೌದ್ರಿ',
  Durmati: 'ದುರ್ಮತಿ',
  Dundubhi: 'ದುಂದುಭಿ',
  Rudhirodgari: 'ರುಧಿರೋದ್ಗಾರಿ',
  Raktaksha: 'ರಕ್ತಾಕ್ಷಿ',
  Krodhana: 'ಕ್ರೋಧನ',
  Akshaya: 'ಅಕ್ಷಯ',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'ಚಿತ್ತಿರೈ',
  Vaikasi: 'ವೈಕಾಸಿ',
  Aani: 'ಆನಿ',
  Aadi: 'ಆಡಿ',
  Aavani: 'ಆವಣಿ',
  Purattasi: 'ಪುರಟ್ಟಾಸಿ',
  Aippasi: 'ಐಪ್ಪಸಿ',
  Karthigai: 'ಕಾರ್ತಿಗೈ',
  Margazhi: 'ಮಾರ್ಗಳಿ',
  Thai: 'ತೈ',
  Maasi: 'ಮಾಸಿ',
  Panguni: 'ಪಂಗುಣಿ',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'ಮೇಡಂ',
  Edavam: 'ಇಡವಂ',
  Mithunam: 'ಮಿಥುನಂ',
  Karkidakam: 'ಕರ್ಕಿಡಕಂ',
  Chingam: 'ಚಿಂಗಂ',
  Kanni: 'ಕನ್ನಿ',
  Thulam: 'ತುಲಾಂ',
  Vrischikam: 'ವೃಶ್ಚಿಕಂ',
  Dhanu: 'ಧನು',
  Makaram: 'ಮಕರಂ',
  Kumbham: 'ಕುಂಭಂ',
  Meenam: 'ಮೀನಂ',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'ಬೈಶಾಖ್',
  Joishtho: 'ಜ್ಯೈಷ್ಠ',
  Asharh: 'ಆಷಾಢ್',
  Srabon: 'ಶ್ರಾವಣ್',
  Bhadro: 'ಭಾದ್ರ',
  Ashwin: 'ಆಶ್ವಿನ್',
  Kartik: 'ಕಾರ್ತಿಕ್',
  Ogrohayon: 'ಅಗ್ರಹಾಯಣ್',
  Poush: 'ಪೌಷ್',
  Magh: 'ಮಾಘ್',
  Falgun: 'ಫಾಲ್ಗುನ್',
  Choitro: 'ಚೈತ್ರ',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'ಬೈಶಾಖ',
  Jyestha: 'ಜ್ಯೇಷ್ಠ',
  Asadha: 'ಆಷಾಢ',
  Srabana: 'ಶ್ರಾಬಣ',
  Bhadraba: 'ಭಾದ್ರಬ',
  Aswina: 'ಆಶ್ವಿನ',
  Kartika: 'ಕಾರ್ತಿಕ',
  Margasira: 'ಮಾರ್ಗಶಿರ',
  Pausa: 'ಪೌಷ',
  Magha: 'ಮಾಘ',
  Phalguna: 'ಫಾಲ್ಗುನ',
  Chaitra: 'ಚೈತ್ರ',
};

export const ayana: Names['ayana'] = {
  uttarayana: 'ಉತ್ತರಾಯಣ',
  dakshinayana: 'ದಕ್ಷಿಣಾಯನ',
};

export const ritu: Names['ritu'] = {
  vasanta: 'ವಸಂತ ಋತು',
  grishma: 'ಗ್ರೀಷ್ಮ ಋತು',
  varsha: 'ವರ್ಷ ಋತು',
  sharad: 'ಶರದೃತು',
  hemanta: 'ಹೇಮಂತ ಋತು',
  shishira: 'ಶಿಶಿರ ಋತು',
};

export const activity: Names['activity'] = {
  marriage: 'ವಿವಾಹ',
  griha_pravesh: 'ಗೃಹ ಪ್ರವೇಶ',
  house_construction: 'ಗೃಹಾರಂಭ',
  namakarana: 'ನಾಮಕರಣ',
  annaprashana: 'ಅನ್ನಪ್ರಾಶನ',
  mundan: 'ಚೌಲ (ಮೊದಲ ಮುಡಿ)',
  upanayana: 'ಉಪನಯನ',
  vidyarambha: 'ಅಕ್ಷರಾಭ್ಯಾಸ',
  travel: 'ಪ್ರಯಾಣ',
  vehicle: 'ವಾಹನ ಖರೀದಿ',
  property_purchase: 'ನಿವೇಶನ ಅಥವಾ ಮನೆ ಖರೀದಿ',
  business_start: 'ವ್ಯಾಪಾರದ ಆರಂಭ',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'ನೋಡುವುದಿಲ್ಲ',
  by_rule: 'ನಿಯಮ ಹೇಳಿದಂತೆ',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'ಅಚ್ಚಾದ ಪಟ್ಟಿಗಳ ಪ್ರಕಾರ',
  strict: 'ಗ್ರಂಥಗಳ ಪ್ರಕಾರ',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'ಯಾವ ದಿಕ್ಕಾದರೂ' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'ವಾರ',
  nakshatra: 'ಚಂದ್ರನ ನಕ್ಷತ್ರ',
  tithi: 'ತಿಥಿ',
  lunar_month: 'ಚಾಂದ್ರಮಾನ ಮಾಸ',
  sun_sign: 'ಸೂರ್ಯನ ರಾಶಿ',
  disha_shula: 'ಪ್ರಯಾಣದ ದಿಕ್ಕು (ವಾರಶೂಲ)',
  adhika: 'ಅಧಿಕ ಮಾಸ',
  kharmas: 'ಸೂರ್ಯ ಧನು ಅಥವಾ ಮೀನ ರಾಶಿಯಲ್ಲಿ (ಖರ ಮಾಸ)',
  chaturmas: 'ಚಾತುರ್ಮಾಸ್ಯ: ವಿಷ್ಣು ಶಯನದ ನಾಲ್ಕು ತಿಂಗಳು',
  guru_asta: 'ಗುರು ಅಸ್ತ (ಮೌಢ್ಯ)',
  shukra_asta: 'ಶುಕ್ರ ಅಸ್ತ (ಮೌಢ್ಯ)',
  bhadra: 'ಭದ್ರ (ವಿಷ್ಟಿ)',
  panchaka: 'ಪಂಚಕ: ಚಂದ್ರ ಧನಿಷ್ಠದಿಂದ ರೇವತಿಯವರೆಗೆ',
  sankranti: 'ಸಂಕ್ರಾಂತಿ: ಎರಡೂ ಕಡೆ 16 ಘಳಿಗೆ',
  holashtaka: 'ಹೋಳಾಷ್ಟಕ: ಹೋಳಿಗೆ ಮುಂಚಿನ ಎಂಟು ದಿನ',
  pitri_paksha: 'ಪಿತೃ ಪಕ್ಷ',
  bad_yogas: 'ಬಿಡಬೇಕಾದ ಯೋಗಗಳು',
  lagna: 'ಲಗ್ನ',
  lagna_house: 'ಶುದ್ಧವಾಗಿರಬೇಕಾದ ಭಾವದಲ್ಲಿ ಗ್ರಹ',
  too_short: 'ತೀರಾ ಕಡಿಮೆ ಅವಧಿ',
  no_sunrise: 'ಸೂರ್ಯೋದಯವಿಲ್ಲ',
  nakshatra_tolerated: 'ಒಪ್ಪಬಹುದಾದ ನಕ್ಷತ್ರ',
  tithi_tolerated: 'ಒಪ್ಪಬಹುದಾದ ತಿಥಿ',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'ಸೂರ್ಯ ಗ್ರಹಣ',
  lunar: 'ಚಂದ್ರ ಗ್ರಹಣ',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'ಪಾರ್ಶ್ವ',
  annular: 'ಕಂಕಣ',
  total: 'ಸಂಪೂರ್ಣ',
  hybrid: 'ಮಿಶ್ರ',
  penumbral: 'ಉಪಚ್ಛಾಯಾ',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'ಸ್ಪರ್ಶ',
  second: 'ನಿಮೀಲನ',
  third: 'ಉನ್ಮೀಲನ',
  fourth: 'ಮೋಕ್ಷ',
  penumbral_begins: 'ಉಪಚ್ಛಾಯೆಗೆ ಪ್ರವೇಶ',
  partial_begins: 'ಛಾಯೆಗೆ ಪ್ರವೇಶ (ಸ್ಪರ್ಶ)',
  total_begins: 'ಸಂಪೂರ್ಣ ಗ್ರಹಣ ಆರಂಭ (ನಿಮೀಲನ)',
  total_ends: 'ಸಂಪೂರ್ಣ ಗ್ರಹಣ ಮುಕ್ತಾಯ (ಉನ್ಮೀಲನ)',
  partial_ends: 'ಛಾಯೆಯಿಂದ ಬಿಡುಗಡೆ (ಮೋಕ್ಷ)',
  penumbral_ends: 'ಉಪಚ್ಛಾಯೆಯಿಂದ ಬಿಡುಗಡೆ',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'ಹೇಳುವುದಿಲ್ಲ',
  combustion: 'ಸೂರ್ಯೋದಯದಲ್ಲಿ ಸೂರ್ಯನಿಗೆ ಸಮೀಪ',
  kalamsha: 'ಕಾಲಾಂಶಗಳು (ಸೂರ್ಯ ಸಿದ್ಧಾಂತ)',
  arcus_visionis: 'ಕ್ಷಿತಿಜದ ಕೆಳಗೆ ಸೂರ್ಯನ ಆಳ (ಶೋಖ್)',
  elongation: 'ಸೂರ್ಯನಿಂದ ದೂರ',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'ಚರ',
  fixed: 'ಸ್ಥಿರ',
  dual: 'ದ್ವಿಸ್ವಭಾವ',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'ರಾಶಿಗಳು ಮಾತ್ರ',
  navamsas: 'ನವಾಂಶಗಳ ಸಹಿತ',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'ಅಸ್ತ (ಮೌಢ್ಯ)',
  combust: 'ಅಸ್ತಂಗತ',
  retrograde: 'ವಕ್ರಗತಿ',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'ರಾಶಿ ಪ್ರವೇಶ',
  nakshatra_entry: 'ನಕ್ಷತ್ರ ಪ್ರವೇಶ',
  station: 'ಸ್ತಂಭನ',
  combustion_begins: 'ಅಸ್ತಂಗತ ಆರಂಭ',
  combustion_ends: 'ಅಸ್ತಂಗತ ಮುಕ್ತಾಯ',
  asta: 'ಕಣ್ಣಿಗೆ ಕಾಣುವ ಅಸ್ತ',
  udaya: 'ಕಣ್ಣಿಗೆ ಕಾಣುವ ಉದಯ',
  paksha: 'ಪಕ್ಷ ಬದಲಾಗುತ್ತದೆ',
  vedha: 'ವೇಧೆ ಬದಲಾಗುತ್ತದೆ',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'ಮಹಾದಶೆ',
  antar: 'ಅಂತರ್ದಶೆ',
  pratyantar: 'ಪ್ರತ್ಯಂತರ್ದಶೆ',
  sukshma: 'ಸೂಕ್ಷ್ಮ ದಶೆ',
  prana: 'ಪ್ರಾಣ ದಶೆ',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'ವಿಂಶೋತ್ತರಿ',
  yogini: 'ಯೋಗಿನಿ',
  ashtottari: 'ಅಷ್ಟೋತ್ತರಿ',
  chara: 'ಚರ',
  chara_parashara: 'ಚರ (ಪರಾಶರ)',
  narayana: 'ನಾರಾಯಣ',
  shoola: 'ಶೂಲ',
  sudasa: 'ಸುದಶಾ',
  kalachakra: 'ಕಾಲಚಕ್ರ',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'ಆತ್ಮಕಾರಕ',
  amatya: 'ಅಮಾತ್ಯಕಾರಕ',
  bhratri: 'ಭ್ರಾತೃಕಾರಕ',
  matri: 'ಮಾತೃಕಾರಕ',
  pitri: 'ಪಿತೃಕಾರಕ',
  putra: 'ಪುತ್ರಕಾರಕ',
  gnati: 'ಜ್ಞಾತಿಕಾರಕ',
  dara: 'ದಾರಕಾರಕ',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'ಪರಾಶರ',
  varahamihira: 'ವರಾಹಮಿಹಿರ',
};

export const yogini: Names['yogini'] = {
  Mangala: 'ಮಂಗಳಾ',
  Pingala: 'ಪಿಂಗಳಾ',
  Dhanya: 'ಧಾನ್ಯಾ',
  Bhramari: 'ಭ್ರಾಮರಿ',
  Bhadrika: 'ಭದ್ರಿಕಾ',
  Ulka: 'ಉಲ್ಕಾ',
  Siddha: 'ಸಿದ್ಧಾ',
  Sankata: 'ಸಂಕಟಾ',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'ಸಾಯನ',
  sidereal: 'ನಿರಯನ',
};

export const koota: Names['koota'] = {
  varna: 'ವರ್ಣ',
  vashya: 'ವಶ್ಯ',
  tara: 'ತಾರಾ',
  yoni: 'ಯೋನಿ',
  graha_maitri: 'ಗ್ರಹ ಮೈತ್ರಿ',
  gana: 'ಗಣ',
  bhakoot: 'ಭಕೂಟ',
  nadi: 'ನಾಡಿ',
};

export const varna: Names['varna'] = {
  shudra: 'ಶೂದ್ರ',
  vaishya: 'ವೈಶ್ಯ',
  kshatriya: 'ಕ್ಷತ್ರಿಯ',
  brahmin: 'ಬ್ರಾಹ್ಮಣ',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'ಚತುಷ್ಪದ',
  manava: 'ಮಾನವ',
  jalachara: 'ಜಲಚರ',
  vanachara: 'ವನಚರ',
  keeta: 'ಕೀಟ',
};

export const match_band: Names['match_band'] = {
  excellent: 'ಉತ್ತಮ',
  very_good: 'ತುಂಬಾ ಚೆನ್ನಾಗಿದೆ',
  acceptable: 'ಒಪ್ಪಬಹುದು',
  below_customary_threshold: 'ರೂಢಿಯ ಕನಿಷ್ಠಕ್ಕಿಂತ ಕಡಿಮೆ',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'ಲಗ್ನ',
  moon: 'ಚಂದ್ರ',
  both: 'ಲಗ್ನ, ಚಂದ್ರ',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'ಕುಜ ಸ್ವಕ್ಷೇತ್ರದಲ್ಲಿ',
  mars_exalted: 'ಕುಜ ಉಚ್ಚದಲ್ಲಿ',
  mars_sign_house_exception: 'ಆ ಭಾವದಲ್ಲಿ ದೋಷವಿಲ್ಲವೆನ್ನುವ ರಾಶಿಯಲ್ಲಿ ಕುಜ',
  mars_in_leo_or_aquarius: 'ಕುಜ ಸಿಂಹ ಅಥವಾ ಕುಂಭ ರಾಶಿಯಲ್ಲಿ',
  jupiter_conjunct_mars: 'ಕುಜನ ಜೊತೆ ಗುರು',
  jupiter_aspects_mars: 'ಕುಜನ ಮೇಲೆ ಗುರು ದೃಷ್ಟಿ',
  moon_conjunct_mars: 'ಕುಜನ ಜೊತೆ ಚಂದ್ರ',
  jupiter_in_lagna: 'ಲಗ್ನದಲ್ಲಿ ಗುರು',
  mars_yogakaraka_lagna: 'ಲಗ್ನಕ್ಕೆ ಕುಜ ಯೋಗಕಾರಕ',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'ದೋಷ ಪರಿಹಾರ',
  reducing: 'ದೋಷ ತಗ್ಗಿಸುವುದು',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'ತಮಿಳು ಪದ್ಧತಿ, ಹತ್ತು',
  kerala: 'ಕೇರಳ ಪದ್ಧತಿ, ಹತ್ತು',
  twelve: 'ಹನ್ನೆರಡು, ಪೂರ್ಣ ಅಂಕಗಳು',
  stars_only: 'ಹತ್ತು, ನಕ್ಷತ್ರಗಳಿಂದ',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'ಗುಣಗಳ ಲೆಕ್ಕದವು (ಪ್ರೊಕೇರಳ)',
  north_indian_printed: 'ಉತ್ತರ ಭಾರತದ ಅಚ್ಚು ಕೋಷ್ಟಕಗಳು',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'ಲಗ್ನ, ಚಂದ್ರ',
  lagna_moon_and_venus: 'ಲಗ್ನ, ಚಂದ್ರ, ಶುಕ್ರ',
};

export const porutham: Names['porutham'] = {
  dina: 'ದಿನ',
  gana: 'ಗಣ',
  mahendra: 'ಮಹೇಂದ್ರ',
  stree_deergha: 'ಸ್ತ್ರೀ ದೀರ್ಘ',
  yoni: 'ಯೋನಿ',
  rasi: 'ರಾಶಿ',
  rasiyathipati: 'ರಾಶ್ಯಧಿಪತಿ',
  vasya: 'ವಶ್ಯ',
  rajju: 'ರಜ್ಜು',
  vedha: 'ವೇಧೆ',
  nadi: 'ನಾಡಿ',
  varna: 'ವರ್ಣ',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'ಪಾದ ರಜ್ಜು',
  kati: 'ಕಟಿ ರಜ್ಜು',
  udara: 'ಉದರ ರಜ್ಜು',
  kantha: 'ಕಂಠ ರಜ್ಜು',
  siro: 'ಶಿರೋ ರಜ್ಜು',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'ಎರಡೂ ರಾಶಿಗಳಿಗೆ ಒಬ್ಬನೇ ಅಧಿಪತಿ ಅಥವಾ ಮಿತ್ರರಾದ ಅಧಿಪತಿಗಳು',
  nadi_same_or_friendly_lords: 'ಎರಡೂ ಚಂದ್ರ ರಾಶಿಗಳ ಅಧಿಪತಿ ಒಬ್ಬನೇ ಅಥವಾ ಅಧಿಪತಿಗಳು ಮಿತ್ರರು',
  gana_bride_beyond_14th: 'ವಧುವಿನ ನಕ್ಷತ್ರ ವರನ ನಕ್ಷತ್ರದಿಂದ ಹದಿನಾಲ್ಕನ್ನು ದಾಟಿದೆ',
  rajju_waived_by_four: 'ರಾಶ್ಯಧಿಪತಿ, ರಾಶಿ, ದಿನ, ಮಹೇಂದ್ರ ನಾಲ್ಕೂ ಕೂಡಿಬಂದಿವೆ',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'ಒಂಬತ್ತರಿಂದ ಭಾಗಿಸಿದ ಶೇಷದಿಂದ',
  cycle_graded: '27 ನಕ್ಷತ್ರಗಳ ಸುತ್ತಿನಿಂದ',
  graded: 'ಅರ್ಧ ಅಂಕಗಳೊಂದಿಗೆ',
  binary: 'ಪೂರ್ಣ ಅಂಕಗಳಲ್ಲಿ',
  graded_13_7: '13 ದಾಟಿದರೆ ಪೂರ್ಣ, 7 ದಾಟಿದರೆ ಅರ್ಧ',
  above_7: '7 ದಾಟಿದರೆ',
  sex_graded: 'ಯೋನಿಯ ಲಿಂಗದಂತೆ, ಅರ್ಧ ಅಂಕಗಳೊಂದಿಗೆ',
  stars_only: 'ಯೋನಿಯ ಲಿಂಗದಂತೆ',
  eighth_bad: 'ಎಂಟನೇ ರಾಶಿ ಹೊಂದುವುದಿಲ್ಲ',
  eighth_good: 'ಎಂಟನೇ ರಾಶಿ ಹೊಂದುತ್ತದೆ',
  lord_yavana: 'ಯವನರ ಮೈತ್ರಿ',
  lord_bphs_graded: 'ನೈಸರ್ಗಿಕ ಮೈತ್ರಿ, ಅರ್ಧ ಅಂಕಗಳೊಂದಿಗೆ',
  lord_not_hostile: 'ಶತ್ರುಗಳಲ್ಲದಿದ್ದರೆ',
  either_way: 'ಎರಡು ಕಡೆಗಳಲ್ಲಿ ಯಾವುದಾದರೂ ಒಂದು',
  five_groups: 'ಐದರಲ್ಲಿ ಒಂದೇ ವರ್ಗವಲ್ಲದಿದ್ದರೆ',
  directional: 'ವರ್ಗ ಮತ್ತು ದಿಕ್ಕಿನಂತೆ',
  kerala_three: 'ಇಬ್ಬರೂ ಮಧ್ಯ ವರ್ಗದಲ್ಲಿ ಇಲ್ಲದಿದ್ದರೆ',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'ಪ್ರೊಕೇರಳ',
  hindupanchangam: 'ಉತ್ತರ ಭಾರತದಲ್ಲಿ ಅಚ್ಚಾದ ಕೋಷ್ಟಕ',
  symmetric_5_1_0: 'ಉತ್ತರ ಭಾರತದಲ್ಲಿ ಅಚ್ಚಾದ ಕೋಷ್ಟಕ: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'ಪೂರ್ಣ ದೃಷ್ಟಿ',
  special: 'ವಿಶೇಷ ದೃಷ್ಟಿ',
};

export const method: Names['method'] = {
  service_transit_v1: 'ಗ್ರಹ ದೃಷ್ಟಿಗಳೊಂದಿಗೆ ಗೋಚಾರ',
  service_manglik_v1: 'ಲಗ್ನ, ಚಂದ್ರರಿಂದ ಕುಜ ದೋಷ',
  own_manglik_pair_v1: 'ಇಬ್ಬರ ಕುಜ ದೋಷ, ನಾವು ಕೊಟ್ಟ ಅಂಕಗಳಿಂದ',
  nakshatra_syllables_v1: 'ಪಾದಗಳ ನಾಮಾಕ್ಷರಗಳು',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'ಮೊದಲ ದಿನ',
  last: 'ನಂತರದ ದಿನ',
  more: 'ಹೆಚ್ಚು ವ್ಯಾಪ್ತಿಯ ದಿನ, ಇಲ್ಲದಿದ್ದರೆ ಮೊದಲ ದಿನ',
  more_last: 'ಹೆಚ್ಚು ವ್ಯಾಪ್ತಿಯ ದಿನ, ಇಲ್ಲದಿದ್ದರೆ ನಂತರದ ದಿನ',
  full: 'ಪೂರ್ಣ ವ್ಯಾಪ್ತಿಯ ದಿನ, ಇಲ್ಲದಿದ್ದರೆ ಮೊದಲ ದಿನ',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'ಸೂರ್ಯೋದಯಕ್ಕೆ ಇರುವ ಕೊನೆಯ ದಿನ, ಇಲ್ಲದಿದ್ದರೆ ಆರಂಭವಾಗುವ ದಿನ',
  last: 'ಸೂರ್ಯೋದಯಕ್ಕೆ ಇರುವ ಕೊನೆಯ ದಿನ, ಇಲ್ಲದಿದ್ದರೆ ಆರಂಭವಾದ ಮರುದಿನ',
  first: 'ಆರಂಭವಾಗುವ ದಿನ',
  next: 'ಮರುದಿನ',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'ಲಗ್ನ',
  moon: 'ಚಂದ್ರ',
  venus: 'ಶುಕ್ರ',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'ಇಲ್ಲ',
  mild: 'ಸೌಮ್ಯ',
  moderate: 'ಮಧ್ಯಮ',
  strong: 'ಪ್ರಬಲ',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'ಇಬ್ಬರಿಗೂ ಕುಜ ದೋಷವಿಲ್ಲ',
  both_flagged_balanced: 'ಇಬ್ಬರಿಗೂ ಕುಜ ದೋಷವಿದೆ, ಸಮವಾಗಿದೆ',
  cancelled: 'ಕುಜ ದೋಷವಿದೆ, ಆದರೆ ಪರಿಹಾರವಾಗಿದೆ',
  one_sided: 'ಒಬ್ಬರಿಗೆ ಮಾತ್ರ ಕುಜ ದೋಷವಿದೆ',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'ಎಲ್ಲ ಮೂಲಗಳೂ ಒಪ್ಪುವವು',
  all: 'ರೂಢಿಯಲ್ಲಿರುವ ಎಲ್ಲವೂ',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'ಒಂದೇ ರಾಶಿ, ಬೇರೆ ಬೇರೆ ನಕ್ಷತ್ರ',
  nadi_same_nakshatra: 'ಒಂದೇ ನಕ್ಷತ್ರ, ಬೇರೆ ಬೇರೆ ರಾಶಿ',
  nadi_padas: 'ಒಂದೇ ನಕ್ಷತ್ರ, ಬೇರೆ ಬೇರೆ ಪಾದ',
  bhakoot_one_ruler: 'ಎರಡೂ ರಾಶಿಗಳಿಗೆ ಒಬ್ಬನೇ ಅಧಿಪತಿ',
  bhakoot_friends: 'ರಾಶಿಗಳ ಅಧಿಪತಿಗಳು ಮಿತ್ರರು',
  gana_rulers: 'ಎರಡೂ ರಾಶಿಗಳಿಗೆ ಒಬ್ಬನೇ ಅಧಿಪತಿ ಅಥವಾ ಮಿತ್ರರಾದ ಅಧಿಪತಿಗಳು',
};

export const confidence: Names['confidence'] = {
  high: 'ಹೆಚ್ಚು',
  medium: 'ಮಧ್ಯಮ',
  low: 'ಕಡಿಮೆ',
};

export const language: Names['language'] = {
  en: 'ಇಂಗ್ಲಿಷ್',
  uk: 'ಉಕ್ರೇನಿಯನ್',
  ru: 'ರಷ್ಯನ್',
  hi: 'ಹಿಂದಿ',
  fr: 'ಫ್ರೆಂಚ್',
  de: 'ಜರ್ಮನ್',
  es: 'ಸ್ಪ್ಯಾನಿಷ್',
  ta: 'ತಮಿಳು',
  te: 'ತೆಲುಗು',
  kn: 'ಕನ್ನಡ',
  ml: 'ಮಲಯಾಳಂ',
  mr: 'ಮರಾಠಿ',
  gu: 'ಗುಜರಾತಿ',
  bn: 'ಬಂಗಾಳಿ',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'ಲಗ್ನ' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'ಫಲದೀಪಿಕಾ',
  raman: 'ರಾಮನ್',
  muhurta_chintamani: 'ಮುಹೂರ್ತ ಚಿಂತಾಮಣಿ',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'ಲಗ್ನದ ಮೇಲೆ ಮಿತ್ರ ದೃಷ್ಟಿ (3, 5, 9 ಅಥವಾ 11ನೇ ಭಾವದಿಂದ) ಇರುವವರಲ್ಲಿ ಅತ್ಯಂತ ಬಲಶಾಲಿ.',
  aspect: 'ಲಗ್ನದ ಮೇಲೆ ದೃಷ್ಟಿ ಇರುವವರಲ್ಲಿ ಅತ್ಯಂತ ಬಲಶಾಲಿ.',
  greatest_strength: 'ಲಗ್ನದ ಮೇಲೆ ಯಾರ ದೃಷ್ಟಿಯೂ ಇಲ್ಲ: ಅತ್ಯಂತ ಬಲಶಾಲಿ.',
  first_candidate: 'ಲಗ್ನದ ಮೇಲೆ ಯಾರ ದೃಷ್ಟಿಯೂ ಇಲ್ಲ, ಯಾರೂ ಬಲವಾಗಿಲ್ಲ: ಮೊದಲನೆಯವನು.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'ಸೂರ್ಯನ ಅಥವಾ ಚಂದ್ರನ ರಾಶ್ಯಧಿಪತಿ',
  natal_lagna: 'ಜನ್ಮ ಲಗ್ನಾಧಿಪತಿ',
  muntha: 'ಮುಂಥಾಧಿಪತಿ',
  annual_lagna: 'ವರ್ಷ ಲಗ್ನಾಧಿಪತಿ',
  tri_rashi: 'ತ್ರಿರಾಶಿ ಪತಿ',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'ಪ್ರಬಲ ಮಿತ್ರ ದೃಷ್ಟಿ',
  weak_friendly: 'ದುರ್ಬಲ ಮಿತ್ರ ದೃಷ್ಟಿ',
  strong_inimical: 'ಪ್ರಬಲ ಶತ್ರು ದೃಷ್ಟಿ',
  weak_inimical: 'ದುರ್ಬಲ ಶತ್ರು ದೃಷ್ಟಿ',
  neutral: 'ಸಮ ದೃಷ್ಟಿ',
};

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'ಇತ್ಥಶಾಲ',
  ishrafa: 'ಈಶರಾಫ',
  nakta: 'ನಕ್ತ',
  yamaya: 'ಯಮಯಾ',
  ikkavala: 'ಇಕ್ಕವಾಲ',
  induvara: 'ಇಂದುವಾರ',
  manau: 'ಮಣಊ',
  kamboola: 'ಕಂಬೂಲ',
  gairi_kamboola: 'ಗೈರಿ ಕಂಬೂಲ',
  khallasara: 'ಖಲ್ಲಾಸರ',
  radda: 'ರದ್ದ',
  duphali_kuttha: 'ದುಃಫಾಲಿ ಕುತ್ಥ',
  dutthotthadavira: 'ದುತ್ಥೋತ್ಥ ದವೀರ',
  tambira: 'ತಂಬೀರ',
  kuttha: 'ಕುತ್ಥ',
  durapha: 'ದುರಫ',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'ಶ್ರೀಪತಿ',
  equal: 'ಸಮ ಭಾವಗಳು',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'ಏಳು ಗ್ರಹಗಳು',
  nine: 'ರಾಹು, ಕೇತು ಸೇರಿ ಒಂಬತ್ತು ಗ್ರಹಗಳು',
};

export const murti: Names['murti'] = {
  gold: 'ಸ್ವರ್ಣ ಮೂರ್ತಿ',
  silver: 'ರಜತ ಮೂರ್ತಿ',
  copper: 'ತಾಮ್ರ ಮೂರ್ತಿ',
  iron: 'ಲೋಹ ಮೂರ್ತಿ',
};

export const house_quality: Names['house_quality'] = {
  good: 'ಶುಭ',
  bad: 'ಅಶುಭ',
};

export const grade: Names['grade'] = {
  A: 'ಎಲ್ಲ ಗ್ರಂಥಗಳೂ ಒಪ್ಪುತ್ತವೆ',
  B: 'ಅಭಿಪ್ರಾಯ ಭೇದಗಳಿವೆ',
  C: 'ಆಧಾರ ಸಿಕ್ಕಿಲ್ಲ: ಅನಿಶ್ಚಿತ',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'ಶುಭ ಭಾವವನ್ನು ಕೆಡಿಸುತ್ತವೆ',
  saves: 'ಅಶುಭ ಭಾವವನ್ನು ಕಾಪಾಡುತ್ತವೆ',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'ರುಚಕ',
  bhadra: 'ಭದ್ರ',
  hamsa: 'ಹಂಸ',
  malavya: 'ಮಾಲವ್ಯ',
  shasha: 'ಶಶ',
  sunapha: 'ಸುನಫಾ',
  anapha: 'ಅನಫಾ',
  durudhara: 'ದುರುಧರಾ',
  kemadruma: 'ಕೇಮದ್ರುಮ',
  gajakesari: 'ಗಜಕೇಸರಿ',
  chandra_mangala: 'ಚಂದ್ರ ಮಂಗಳ',
  adhi: 'ಅಧಿ',
  amala: 'ಅಮಲ',
  vasumati: 'ವಸುಮತಿ',
  shakata: 'ಶಕಟ',
  moon_benefic_upachaya: 'ಚಂದ್ರನಿಂದ ಧನ',
  lagnadhi: 'ಲಗ್ನಾಧಿ',
  vesi: 'ವೇಶಿ',
  vasi: 'ವಾಶಿ',
  ubhayachari: 'ಉಭಯಚರಿ',
  budhaditya: 'ಬುಧಾದಿತ್ಯ',
  guru_mangala: 'ಗುರು ಮಂಗಳ',
  shubha_kartari: 'ಶುಭ ಕರ್ತರಿ',
  papa_kartari: 'ಪಾಪ ಕರ್ತರಿ',
  parvata: 'ಪರ್ವತ',
  kahala: 'ಕಾಹಳ',
  chamara: 'ಚಾಮರ',
  shankha: 'ಶಂಖ',
  bheri: 'ಭೇರಿ',
  lakshmi: 'ಲಕ್ಷ್ಮೀ',
  saraswati: 'ಸರಸ್ವತಿ',
  gauri: 'ಗೌರಿ',
  kalanidhi: 'ಕಲಾನಿಧಿ',
  khadga: 'ಖಡ್ಗ',
  srinatha: 'ಶ್ರೀನಾಥ',
  matsya: 'ಮತ್ಸ್ಯ',
  shiva: 'ಶಿವ',
  trilochana: 'ತ್ರಿಲೋಚನ',
  chatussagara: 'ಚತುಸ್ಸಾಗರ',
  pushkala: 'ಪುಷ್ಕಲ',
  kusuma: 'ಕುಸುಮ',
  amsavatara: 'ಅಂಶಾವತಾರ',
  raja_kendra_trikona: 'ರಾಜಯೋಗ (ಕೇಂದ್ರ, ತ್ರಿಕೋಣಾಧಿಪತಿಗಳು)',
  dharma_karmadhipati: 'ಧರ್ಮ ಕರ್ಮಾಧಿಪತಿ',
  yogakaraka: 'ಯೋಗಕಾರಕ',
  harsha: 'ಹರ್ಷ',
  sarala: 'ಸರಳ',
  vimala: 'ವಿಮಲ',
  neechabhanga: 'ನೀಚಭಂಗ',
  maha_parivartana: 'ಮಹಾ ಪರಿವರ್ತನ',
  khala_parivartana: 'ಖಲ ಪರಿವರ್ತನ',
  dainya_parivartana: 'ದೈನ್ಯ ಪರಿವರ್ತನ',
  dhana: 'ಧನ',
  daridra: 'ದರಿದ್ರ',
  kala_sarpa: 'ಕಾಳಸರ್ಪ',
  guru_chandala: 'ಗುರು ಚಂಡಾಲ',
  grahan: 'ಗ್ರಹಣ',
  angaraka: 'ಅಂಗಾರಕ',
  shrapit: 'ಶ್ರಾಪಿತ',
  vish: 'ವಿಷ',
  rajju: 'ರಜ್ಜು',
  musala: 'ಮುಸಲ',
  nala: 'ನಳ',
  mala: 'ಮಾಲಾ',
  sarpa: 'ಸರ್ಪ',
  gada: 'ಗದಾ',
  shakata_nabhasa: 'ಶಕಟ (ನಾಭಸ)',
  vihaga: 'ವಿಹಗ',
  shringataka: 'ಶೃಂಗಾಟಕ',
  hala: 'ಹಲ',
  vajra: 'ವಜ್ರ',
  yava: 'ಯವ',
  kamala: 'ಕಮಲ',
  vapi: 'ವಾಪಿ',
  yupa: 'ಯೂಪ',
  shara: 'ಶರ',
  shakti: 'ಶಕ್ತಿ',
  danda: 'ದಂಡ',
  nauka: 'ನೌಕಾ',
  kuta: 'ಕೂಟ',
  chhatra: 'ಛತ್ರ',
  chapa: 'ಚಾಪ',
  ardha_chandra: 'ಅರ್ಧಚಂದ್ರ',
  chakra: 'ಚಕ್ರ',
  samudra: 'ಸಮುದ್ರ',
  gola: 'ಗೋಲ',
  yuga: 'ಯುಗ',
  shula: 'ಶೂಲ',
  kedara: 'ಕೇದಾರ',
  pasha: 'ಪಾಶ',
  dama: 'ದಾಮ',
  vallaki: 'ವಲ್ಲಕಿ',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'ಅನಂತ',
  Kulika: 'ಕುಳಿಕ',
  Vasuki: 'ವಾಸುಕಿ',
  Shankhapala: 'ಶಂಖಪಾಲ',
  Padma: 'ಪದ್ಮ',
  Mahapadma: 'ಮಹಾಪದ್ಮ',
  Takshaka: 'ತಕ್ಷಕ',
  Karkotaka: 'ಕಾರ್ಕೋಟಕ',
  Shankhachuda: 'ಶಂಖಚೂಡ',
  Ghataka: 'ಘಾತಕ',
  Vishadhara: 'ವಿಷಧರ',
  Sheshanaga: 'ಶೇಷನಾಗ',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'ಮಹಾಪುರುಷ',
  lunar: 'ಚಂದ್ರ',
  solar: 'ಸೂರ್ಯ',
  raja: 'ರಾಜ',
  parivartana: 'ಪರಿವರ್ತನ',
  dhana: 'ಧನ',
  other: 'ಇತರ',
  nabhasa_ashraya: 'ನಾಭಸ: ಆಶ್ರಯ',
  nabhasa_dala: 'ನಾಭಸ: ದಳ',
  nabhasa_akriti: 'ನಾಭಸ: ಆಕೃತಿ',
  nabhasa_sankhya: 'ನಾಭಸ: ಸಂಖ್ಯೆ',
  dosha: 'ದೋಷ',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'ವಿಶಾಲ ವ್ಯಾಖ್ಯೆ',
  strict: 'ಕಟ್ಟುನಿಟ್ಟಿನ ವ್ಯಾಖ್ಯೆ',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'ಭಾವದಲ್ಲಿ',
  not_in_house: 'ಕೇಳಿದ ಭಾವಗಳ ಹೊರಗೆ',
  dignity: 'ಸ್ಥಿತಿ',
  not_dignity: 'ಕೆಟ್ಟ ಸ್ಥಿತಿಯಲ್ಲಿಲ್ಲ',
  not_combust: 'ಅಸ್ತಂಗತವಲ್ಲ',
  conjunct: 'ಒಂದೇ ರಾಶಿಯಲ್ಲಿ',
  aspects: 'ದೃಷ್ಟಿ',
  aspects_lagna: 'ಲಗ್ನದ ಮೇಲೆ ದೃಷ್ಟಿ',
  exchange: 'ರಾಶಿ ಪರಿವರ್ತನೆ',
  mutual_aspect: 'ಪರಸ್ಪರ ದೃಷ್ಟಿ',
  strong: 'ಬಲ',
  houses_occupied: 'ಗ್ರಹಗಳಿರುವ ಭಾವಗಳು',
  none_in_houses: 'ಈ ಭಾವಗಳಲ್ಲಿ ಇವುಗಳಲ್ಲಿ ಯಾವುದೂ ಇಲ್ಲ',
  movable_sign: 'ಚರ ರಾಶಿಯಲ್ಲಿ',
  fixed_sign: 'ಸ್ಥಿರ ರಾಶಿಯಲ್ಲಿ',
  dual_sign: 'ದ್ವಿಸ್ವಭಾವ ರಾಶಿಯಲ್ಲಿ',
  sign_count: 'ರಾಶಿಗಳ ಸಂಖ್ಯೆ',
  yogakaraka: 'ಕೇಂದ್ರಕ್ಕೂ ತ್ರಿಕೋಣಕ್ಕೂ ಅಧಿಪತಿ',
  between_nodes: 'ಏಳೂ ಇವುಗಳ ನಡುವೆ',
  debilitated: 'ನೀಚದಲ್ಲಿ',
  dispositor_in_kendra: 'ನೀಚ ರಾಶಿಯ ಅಧಿಪತಿ ಕೇಂದ್ರದಲ್ಲಿ',
  exaltation_lord_in_kendra: 'ಉಚ್ಚ ರಾಶಿಯ ಅಧಿಪತಿ ಕೇಂದ್ರದಲ್ಲಿ',
  planet_exalted_there_in_kendra: 'ಅಲ್ಲಿ ಉಚ್ಚವಾಗುವ ಗ್ರಹ ಕೇಂದ್ರದಲ್ಲಿ',
  dispositor_joins_or_aspects: 'ರಾಶ್ಯಧಿಪತಿ ಜೊತೆಗಿದ್ದಾನೆ ಅಥವಾ ನೋಡುತ್ತಾನೆ',
  dispositor_and_exaltation_lord_mutual_kendra: 'ಇಬ್ಬರು ಅಧಿಪತಿಗಳೂ ಪರಸ್ಪರ ಕೇಂದ್ರದಲ್ಲಿ',
  no_other_nabhasa: 'ಬೇರೆ ನಾಭಸ ಯೋಗವಿಲ್ಲ',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'ಚಂದ್ರನ ಜೊತೆ ಗ್ರಹ',
  planet_in_kendra_from_moon: 'ಚಂದ್ರನಿಂದ ಕೇಂದ್ರದಲ್ಲಿ ಗ್ರಹ',
  planet_in_kendra_from_lagna: 'ಲಗ್ನದಿಂದ ಕೇಂದ್ರದಲ್ಲಿ ಗ್ರಹ',
  moon_in_kendra_from_lagna: 'ಲಗ್ನದಿಂದ ಕೇಂದ್ರದಲ್ಲಿ ಚಂದ್ರ',
  jupiter_aspects_moon: 'ಚಂದ್ರನ ಮೇಲೆ ಗುರು ದೃಷ್ಟಿ',
  moon_exalted_or_own: 'ಚಂದ್ರ ಉಚ್ಚದಲ್ಲಿ ಅಥವಾ ಸ್ವಕ್ಷೇತ್ರದಲ್ಲಿ',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'ಧೂಮ',
  vyatipata: 'ವ್ಯತೀಪಾತ',
  parivesha: 'ಪರಿವೇಷ',
  indrachapa: 'ಇಂದ್ರಚಾಪ',
  upaketu: 'ಉಪಕೇತು',
  kala: 'ಕಾಲ',
  mrityu: 'ಮೃತ್ಯು',
  ardhaprahara: 'ಅರ್ಧಪ್ರಹರ',
  yamaghantaka: 'ಯಮಘಂಟಕ',
  gulika: 'ಗುಳಿಕ',
  mandi: 'ಮಾಂದಿ',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'ಭಾವ ಲಗ್ನ',
  hora: 'ಹೋರಾ ಲಗ್ನ',
  ghati: 'ಘಟಿ ಲಗ್ನ',
  sree: 'ಶ್ರೀ ಲಗ್ನ',
  indu: 'ಇಂದು ಲಗ್ನ',
  varnada: 'ವರ್ಣದ ಲಗ್ನ',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'ರೇವತಿ–ಅಶ್ವಿನಿ',
  ashlesha_magha: 'ಆಶ್ಲೇಷ–ಮಘ',
  jyeshtha_mula: 'ಜ್ಯೇಷ್ಠ–ಮೂಲ',
};

export const baladi: Names['baladi'] = {
  bala: 'ಬಾಲ',
  kumara: 'ಕುಮಾರ',
  yuva: 'ಯುವ',
  vriddha: 'ವೃದ್ಧ',
  mrita: 'ಮೃತ',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'ಜಾಗ್ರತ್',
  svapna: 'ಸ್ವಪ್ನ',
  sushupti: 'ಸುಷುಪ್ತಿ',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'ದೀಪ್ತ',
  svastha: 'ಸ್ವಸ್ಥ',
  mudita: 'ಮುದಿತ',
  shanta: 'ಶಾಂತ',
  dina: 'ದೀನ',
  duhkhita: 'ದುಃಖಿತ',
  khala: 'ಖಲ',
  kopa: 'ಕೋಪ',
  vikala: 'ವಿಕಲ',
};

export const saham: Names['saham'] = {
  punya: 'ಪುಣ್ಯ',
  vidya: 'ವಿದ್ಯಾ',
  yashas: 'ಯಶಸ್ಸು (ಕೀರ್ತಿ)',
  mitra: 'ಮಿತ್ರ',
  mahatmya: 'ಮಾಹಾತ್ಮ್ಯ',
  asha: 'ಆಶಾ',
  samartha: 'ಸಾಮರ್ಥ್ಯ',
  bhratri: 'ಭ್ರಾತೃ',
  gaurava: 'ಗೌರವ',
  pitri: 'ಪಿತೃ',
  rajya: 'ರಾಜ್ಯ',
  matri: 'ಮಾತೃ',
  putra: 'ಪುತ್ರ',
  jiva: 'ಜೀವ',
  karma: 'ಕರ್ಮ',
  roga: 'ರೋಗ',
  kali: 'ಕಲಿ',
  shastra: 'ಶಾಸ್ತ್ರ',
  bandhu: 'ಬಂಧು',
  mrityu: 'ಮೃತ್ಯು',
  paradesha: 'ಪರದೇಶ',
  artha: 'ಅರ್ಥ',
  paradara: 'ಪರದಾರ',
  vanik: 'ವಣಿಕ್',
  karyasiddhi: 'ಕಾರ್ಯಸಿದ್ಧಿ',
  vivaha: 'ವಿವಾಹ',
  santapa: 'ಸಂತಾಪ',
  shraddha: 'ಶ್ರದ್ಧಾ',
  priti: 'ಪ್ರೀತಿ',
  jadya: 'ಜಾಡ್ಯ',
  vyapara: 'ವ್ಯಾಪಾರ',
  shatru: 'ಶತ್ರು',
  jalapatana: 'ಜಲಪತನ',
  bandhana: 'ಬಂಧನ',
  apamrityu: 'ಅಪಮೃತ್ಯು',
  labha: 'ಲಾಭ',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'ಒಂದು ಭಾಗದ ಒಳಗೆ (ಪೂರ್ಣ)',
  present: 'ದೀಪ್ತಾಂಶದ ಒಳಗೆ (ವರ್ತಮಾನ)',
  future: 'ಇನ್ನೂ ದೀಪ್ತಾಂಶದ ಹೊರಗೆ (ಭವಿಷ್ಯತ್)',
};

export const year_by: Names['year_by'] = {
  solar: 'ಸೂರ್ಯ ಜನ್ಮ ಸ್ಥಾನಕ್ಕೆ ಮರಳುವುದು',
  tithi: 'ಜನ್ಮ ತಿಥಿ ಮರಳುವುದು (ತಿಥಿ ಪ್ರವೇಶ)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'ಲಾಹಿರಿ (ಚಿತ್ರಪಕ್ಷ)',
  lahiri_icrc: 'ಲಾಹಿರಿ (ಪಂಚಾಂಗ ಸುಧಾರಣಾ ಸಮಿತಿ)',
  lahiri_1940: 'ಲಾಹಿರಿ (1940)',
  lahiri_vp285: 'ಲಾಹಿರಿ (ಶೂನ್ಯ ವರ್ಷ 285)',
  true_chitra: 'ನಿಜ ಚಿತ್ತ (ಚಿತ್ತ ತಾರೆ 180° ಯಲ್ಲಿ)',
  true_pushya: 'ನಿಜ ಪುಷ್ಯ (ಪುಷ್ಯ ತಾರೆ 106° ಯಲ್ಲಿ)',
  true_revati: 'ನಿಜ ರೇವತಿ (ರೇವತಿ ತಾರೆ 359°50′ ಯಲ್ಲಿ)',
  true_mula: 'ನಿಜ ಮೂಲ (ಮೂಲ ತಾರೆ 240° ಯಲ್ಲಿ)',
  true_sheoran: 'ಶಿಯೋರಾನ್',
  galactic_center_0_sagittarius: 'ಕ್ಷೀರಪಥದ ಕೇಂದ್ರ ಧನು 0° ಯಲ್ಲಿ',
  galactic_center_mula: 'ಕ್ಷೀರಪಥದ ಕೇಂದ್ರ ಮೂಲ ನಕ್ಷತ್ರದ ಮಧ್ಯದಲ್ಲಿ (ವಿಲ್ಹೆಲ್ಮ್)',
  raman: 'ರಾಮನ್',
  krishnamurti: 'ಕೃಷ್ಣಮೂರ್ತಿ (ಕೆ.ಪಿ.)',
  krishnamurti_vp291: 'ಕೃಷ್ಣಮೂರ್ತಿ (ಶೂನ್ಯ ವರ್ಷ 291)',
  yukteshwar: 'ಶ್ರೀ ಯುಕ್ತೇಶ್ವರ್',
  surya_siddhanta: 'ಸೂರ್ಯ ಸಿದ್ಧಾಂತ',
  surya_siddhanta_mean_sun: 'ಸೂರ್ಯ ಸಿದ್ಧಾಂತ (ಮಧ್ಯಮ ಸೂರ್ಯ)',
  ss_revati: 'ಸೂರ್ಯ ಸಿದ್ಧಾಂತ (ರೇವತಿ)',
  ss_chitra: 'ಸೂರ್ಯ ಸಿದ್ಧಾಂತ (ಚಿತ್ತ)',
  aryabhata: 'ಆರ್ಯಭಟ',
  aryabhata_mean_sun: 'ಆರ್ಯಭಟ (ಮಧ್ಯಮ ಸೂರ್ಯ)',
  aryabhata_522: 'ಆರ್ಯಭಟ (ಶೂನ್ಯ ವರ್ಷ 522)',
  ushashashi: 'ಉಷಾ ಶಶಿ',
  jn_bhasin: 'ಜೆ. ಎನ್. ಭಸೀನ್',
  fagan_bradley: 'ಫಾಗನ್ ಬ್ರಾಡ್ಲಿ',
  deluce: 'ಡಿ ಲೂಸ್',
  djwhal_khul: 'ಜ್ವಾಲ್ ಖೂಲ್',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'ಭೃಗು ಬಿಂದು',
  yogi_point: 'ಯೋಗಿ ಬಿಂದು',
  avayogi_point: 'ಅವಯೋಗಿ ಬಿಂದು',
  beeja_sphuta: 'ಬೀಜ ಸ್ಫುಟ',
  kshetra_sphuta: 'ಕ್ಷೇತ್ರ ಸ್ಫುಟ',
  pranapada: 'ಪ್ರಾಣಪದ',
  prana_sphuta: 'ಪ್ರಾಣ ಸ್ಫುಟ',
  deha_sphuta: 'ದೇಹ ಸ್ಫುಟ',
  mrityu_sphuta: 'ಮೃತ್ಯು ಸ್ಫುಟ',
  sukshma_trisphuta: 'ಸೂಕ್ಷ್ಮ ತ್ರಿಸ್ಫುಟ',
  trisphuta: 'ತ್ರಿಸ್ಫುಟ',
  chatuhsphuta: 'ಚತುಃಸ್ಫುಟ',
  panchasphuta: 'ಪಂಚಸ್ಫುಟ',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22ನೇ ದ್ರೇಕ್ಕಾಣ',
  navamsa_64: '64ನೇ ನವಾಂಶ',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'ಈ ಸಮಯ ಜನನಕ್ಕಿಂತ ಮುಂಚಿನದು.',
  ended: 'ಇದರ ದಶೆಗಳು ಮುಗಿದಿವೆ.',
  birth_time_needed: 'ಇದಕ್ಕೆ ಜನ್ಮ ಸಮಯ ಬೇಕು.',
};
