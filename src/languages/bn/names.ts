import { byTitle, byVargaName, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';

export * from './calendars.js';
export * from './limbs.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'মেষ',
  Taurus: 'বৃষ',
  Gemini: 'মিথুন',
  Cancer: 'কর্কট',
  Leo: 'সিংহ',
  Virgo: 'কন্যা',
  Libra: 'তুলা',
  Scorpio: 'বৃশ্চিক',
  Sagittarius: 'ধনু',
  Capricorn: 'মকর',
  Aquarius: 'কুম্ভ',
  Pisces: 'মীন',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'মেষ রাশিতে',
  Taurus: 'বৃষ রাশিতে',
  Gemini: 'মিথুন রাশিতে',
  Cancer: 'কর্কট রাশিতে',
  Leo: 'সিংহ রাশিতে',
  Virgo: 'কন্যা রাশিতে',
  Libra: 'তুলা রাশিতে',
  Scorpio: 'বৃশ্চিক রাশিতে',
  Sagittarius: 'ধনু রাশিতে',
  Capricorn: 'মকর রাশিতে',
  Aquarius: 'কুম্ভ রাশিতে',
  Pisces: 'মীন রাশিতে',
};

export const graha: Names['graha'] = {
  Sun: 'রবি',
  Moon: 'চন্দ্র',
  Mercury: 'বুধ',
  Venus: 'শুক্র',
  Mars: 'মঙ্গল',
  Jupiter: 'বৃহস্পতি',
  Saturn: 'শনি',
  Rahu: 'রাহু',
  Ketu: 'কেতু',
  Uranus: 'ইউরেনাস',
  Neptune: 'নেপচুন',
  Pluto: 'প্লুটো',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'অশ্বিনীকুমারদ্বয়',
  Yama: 'যম',
  Agni: 'অগ্নি',
  'Brahma (Prajapati)': 'ব্রহ্মা (প্রজাপতি)',
  Soma: 'সোম',
  Rudra: 'রুদ্র',
  Aditi: 'অদিতি',
  Brihaspati: 'বৃহস্পতি',
  'Nagas (Sarpas)': 'নাগ (সর্প)',
  Pitris: 'পিতৃগণ',
  Bhaga: 'ভগ',
  Aryaman: 'অর্যমা',
  Savitar: 'সবিতা',
  Tvashtar: 'ত্বষ্টা',
  Vayu: 'বায়ু',
  'Indra and Agni': 'ইন্দ্র ও অগ্নি',
  Mitra: 'মিত্র',
  Indra: 'ইন্দ্র',
  Nirriti: 'নিঋতি',
  Apas: 'অপ্ (জল)',
  Vishvedevas: 'বিশ্বদেবগণ',
  Vishnu: 'বিষ্ণু',
  Vasus: 'বসুগণ',
  Varuna: 'বরুণ',
  'Aja Ekapada': 'অজ একপাদ',
  'Ahir Budhnya': 'অহির্বুধ্ন্য',
  Pushan: 'পূষা',
};

export const nature: Names['nature'] = {
  laghu: 'লঘু (ক্ষিপ্র) প্রকৃতি',
  mridu: 'মৃদু প্রকৃতি',
  dhruva: 'ধ্রুব (স্থির) প্রকৃতি',
  chara: 'চর প্রকৃতি',
  mishra: 'মিশ্র প্রকৃতি',
  ugra: 'উগ্র প্রকৃতি',
  tikshna: 'তীক্ষ্ণ প্রকৃতি',
};

export const gana: Names['gana'] = {
  deva: 'দেব',
  manushya: 'নর',
  rakshasa: 'রাক্ষস',
};

export const nadi: Names['nadi'] = {
  adi: 'আদি',
  madhya: 'মধ্য',
  antya: 'অন্ত্য',
};

export const yoni: Names['yoni'] = {
  horse: 'ঘোটক',
  elephant: 'হস্তী',
  sheep: 'মেষ',
  serpent: 'সর্প',
  dog: 'কুকুর',
  cat: 'মার্জার',
  rat: 'মূষিক',
  cow: 'গো',
  buffalo: 'মহিষ',
  tiger: 'ব্যাঘ্র',
  deer: 'মৃগ',
  monkey: 'বানর',
  mongoose: 'নকুল',
  lion: 'সিংহ',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'নন্দা বর্গ (আনন্দ)',
  bhadra: 'ভদ্রা বর্গ (কল্যাণ)',
  jaya: 'জয়া বর্গ (বিজয়)',
  rikta: 'রিক্তা বর্গ (রিক্ততা)',
  purna: 'পূর্ণা বর্গ (পূর্ণতা)',
  amavasya: 'শুভকাজে বর্জিত তিথি',
};

export const paksha: Names['paksha'] = {
  shukla: 'শুক্লপক্ষ',
  krishna: 'কৃষ্ণপক্ষ',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'শুভ',
  inauspicious: 'অশুভ',
};

export const karana_type: Names['karana_type'] = {
  movable: 'চর',
  fixed: 'স্থির',
};

export const limb: Names['limb'] = {
  tithi: 'তিথি',
  nakshatra: 'নক্ষত্র',
  yoga: 'যোগ',
  karana: 'করণ',
};

export const weekday: Names['weekday'] = {
  Sunday: 'রবিবার',
  Monday: 'সোমবার',
  Tuesday: 'মঙ্গলবার',
  Wednesday: 'বুধবার',
  Thursday: 'বৃহস্পতিবার',
  Friday: 'শুক্রবার',
  Saturday: 'শনিবার',
};

export const vara: Names['vara'] = {
  Ravivara: 'রবিবার',
  Somavara: 'সোমবার',
  Mangalavara: 'মঙ্গলবার',
  Budhavara: 'বুধবার',
  Guruvara: 'বৃহস্পতিবার',
  Shukravara: 'শুক্রবার',
  Shanivara: 'শনিবার',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'চৈত্র',
  Vaishakha: 'বৈশাখ',
  Jyeshtha: 'জ্যৈষ্ঠ',
  Ashadha: 'আষাঢ়',
  Shravana: 'শ্রাবণ',
  Bhadrapada: 'ভাদ্র',
  Ashvina: 'আশ্বিন',
  Kartika: 'কার্তিক',
  Margashirsha: 'অগ্রহায়ণ',
  Pausha: 'পৌষ',
  Magha: 'মাঘ',
  Phalguna: 'ফাল্গুন',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'অমাবস্যা',
  waxing_crescent: 'বাড়ন্ত চাঁদ (অর্ধেকের কম)',
  first_quarter: 'শুক্লপক্ষের অর্ধচন্দ্র',
  waxing_gibbous: 'বাড়ন্ত চাঁদ (অর্ধেকের বেশি)',
  full_moon: 'পূর্ণিমা',
  waning_gibbous: 'ক্ষীয়মাণ চাঁদ (অর্ধেকের বেশি)',
  last_quarter: 'কৃষ্ণপক্ষের অর্ধচন্দ্র',
  waning_crescent: 'ক্ষীয়মাণ চাঁদ (অর্ধেকের কম)',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'সময় অঞ্চলের জনবসতির কেন্দ্রে সূর্যোদয়',
  place_sunrise: 'স্থানীয় সূর্যোদয়',
  nominal_06_18: '06:00 থেকে 18:00 পর্যন্ত দিন',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'দিবা',
  night: 'রাত্রি',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'উদ্বেগ',
  Char: 'চর',
  Labh: 'লাভ',
  Amrit: 'অমৃত',
  Kaal: 'কাল',
  Shubh: 'শুভ',
  Rog: 'রোগ',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'রাহুকাল',
    yamaganda: 'যমগণ্ড',
    gulika: 'গুলিক কাল',
    dur_muhurta: 'দুর্মুহূর্ত',
    abhijit: 'অভিজিৎ মুহূর্ত',
    brahma_muhurta: 'ব্রাহ্মমুহূর্ত',
    varjyam: 'বর্জ্য',
    amrita_kala: 'অমৃতকাল',
    vijaya: 'বিজয় মুহূর্ত',
    godhuli: 'গোধূলি',
    nishita: 'নিশীথ',
    pratah_sandhya: 'প্রাতঃসন্ধ্যা',
    sayahna_sandhya: 'সায়ংসন্ধ্যা',
    night_dur_muhurta: 'রাত্রির দুর্মুহূর্ত',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'জন্ম',
  Sampat: 'সম্পৎ',
  Vipat: 'বিপৎ',
  Kshema: 'ক্ষেম',
  Pratyari: 'প্রত্যরি',
  Sadhaka: 'সাধক',
  Vadha: 'বধ',
  Mitra: 'মিত্র',
  'Ati Mitra': 'অতিমিত্র',
};

export const quality: Names['quality'] = {
  best: 'সর্বোত্তম',
  good: 'ভালো',
  neutral_good: 'মোটামুটি ভালো',
  mixed: 'মিশ্র',
  neutral: 'সাধারণ',
  bad: 'বর্জনীয়',
  very_bad: 'অতি অশুভ',
};

export const band: Names['band'] = {
  favourable: 'অনুকূল',
  mixed: 'মিশ্র',
  challenging: 'কঠিন',
};

export const verdict: Names['verdict'] = {
  push: 'এগিয়ে যান',
  mixed: 'মিশ্র',
  wait: 'অপেক্ষা করুন',
};

export const intent: Names['intent'] = {
  communication: 'কথাবার্তা ও যোগাযোগ',
  career: 'কর্মজীবন',
  money: 'টাকাপয়সা',
  love: 'প্রেম',
  travel: 'যাত্রা',
  study: 'পড়াশোনা',
  health: 'স্বাস্থ্য',
  home: 'ঘর ও পরিবার',
  property: 'সম্পত্তি ও দীর্ঘমেয়াদি কাজ',
  contract: 'চুক্তি ও সই',
  vehicle: 'যানবাহন',
  conflict: 'বিবাদ বা আইনি বিষয়',
  spiritual: 'আধ্যাত্মিক সাধনা',
  creative: 'সৃজনশীল কাজ',
  general: 'সাধারণ কাজ',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'প্রেমের সম্পর্ক',
  Friendship: 'বন্ধুত্ব',
  Professional: 'কাজের সম্পর্ক',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'তিথির বর্গ',
  nakshatra_nature: 'নক্ষত্রের প্রকৃতি',
  yoga_quality: 'দিনের যোগ',
  karana_quality: 'দিনের করণ',
  vara_lord: 'বারাধিপতি',
  paksha_bala: 'পক্ষবল',
  tarabala: 'তারাবল',
  chandrabala: 'চন্দ্রবল',
  day_lord_affinity: 'বারাধিপতি ও আপনার চন্দ্ররাশি',
  jupiter_transit: 'আপনার চন্দ্র থেকে বৃহস্পতি',
  saturn_transit: 'আপনার চন্দ্র থেকে শনি',
  hora_lord: 'গ্রহের হোরা',
  choghadiya: 'চৌঘড়িয়া',
  window_overlap: 'দিনের বিশেষ কাল',
  nakshatra_match: 'নক্ষত্র ও উদ্দেশ্য',
  mode_day_lord: 'বারাধিপতি ও সম্পর্ক',
  mode_nakshatra: 'নক্ষত্র ও সম্পর্ক',
  karaka_state: 'কারক গ্রহের অবস্থা',
  moon_company: 'চন্দ্রের সঙ্গী গ্রহ',
};

export const rule_source: Names['rule_source'] = {
  classical: 'মুহূর্তগ্রন্থ',
  almanac: 'এখনকার পঞ্জিকা',
  own: 'আমাদের নিজস্ব নিয়ম',
};

export const element: Names['element'] = {
  fire: 'অগ্নি',
  earth: 'পৃথ্বী',
  air: 'বায়ু',
  water: 'জল',
};

export const modality: Names['modality'] = {
  cardinal: 'চর',
  fixed: 'স্থির',
  mutable: 'দ্ব্যাত্মক',
};

export const polarity: Names['polarity'] = {
  masculine: 'পুরুষ রাশি',
  feminine: 'স্ত্রী রাশি',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'একই রাশি',
  semisextile: 'দ্বিদ্বাদশ (30°)',
  sextile: 'তৃতীয়-একাদশ (60°)',
  square: 'কেন্দ্র (90°)',
  trine: 'ত্রিকোণ (120°)',
  quincunx: 'ষড়ষ্টক (150°)',
  opposition: 'সমসপ্তক (180°)',
};

export const sign_band: Names['sign_band'] = {
  high: 'খুব ভালো',
  good: 'ভালো',
  moderate: 'মাঝারি',
  low: 'কম',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'তত্ত্ব',
  rulership: 'রাশ্যধিপতি',
};

export const dignity: Names['dignity'] = {
  exalted: 'তুঙ্গ',
  moolatrikona: 'মূলত্রিকোণ',
  own_sign: 'স্বক্ষেত্র',
  great_friend: 'অধিমিত্র ক্ষেত্র',
  friend: 'মিত্রক্ষেত্র',
  neutral: 'সমক্ষেত্র',
  enemy: 'শত্রুক্ষেত্র',
  great_enemy: 'অধিশত্রু ক্ষেত্র',
  debilitated: 'নীচ',
};

export const relation: Names['relation'] = {
  great_friend: 'অধিমিত্র',
  friend: 'মিত্র',
  neutral: 'সম',
  enemy: 'শত্রু',
  great_enemy: 'অধিশত্রু',
};

export const motion: Names['motion'] = {
  direct: 'মার্গী',
  retrograde: 'বক্রী',
};

export const varga: Names['varga'] = {
  D1: 'রাশি',
  D2: 'হোরা',
  D3: 'দ্রেক্কাণ',
  D4: 'চতুর্থাংশ',
  D7: 'সপ্তাংশ',
  D9: 'নবাংশ',
  D10: 'দশাংশ',
  D12: 'দ্বাদশাংশ',
  D16: 'ষোড়শাংশ',
  D20: 'বিংশাংশ',
  D24: 'চতুর্বিংশাংশ',
  D27: 'সপ্তবিংশাংশ',
  D30: 'ত্রিংশাংশ',
  D40: 'খবেদাংশ',
  D45: 'অক্ষবেদাংশ',
  D60: 'ষষ্ট্যংশ',
};

export const aspect: Names['aspect'] = {
  conjunction: 'যুতি',
  third_aspect: 'তৃতীয় দৃষ্টি',
  fourth_aspect: 'চতুর্থ দৃষ্টি',
  fifth_aspect: 'পঞ্চম দৃষ্টি',
  opposition: 'সপ্তম দৃষ্টি',
  eighth_aspect: 'অষ্টম দৃষ্টি',
  ninth_aspect: 'নবম দৃষ্টি',
  tenth_aspect: 'দশম দৃষ্টি',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'কাছে আসছে',
  separating: 'দূরে যাচ্ছে',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'গ্রহ',
  natal_point_weight: 'জন্মকালীন বিন্দু',
  aspect_weight: 'দৃষ্টি',
  tight_orb_within_1deg: '1°-এর মধ্যে',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': 'জন্মচন্দ্র থেকে দ্বাদশ রাশি',
  '1st': 'জন্মচন্দ্রের রাশি',
  '2nd': 'জন্মচন্দ্র থেকে দ্বিতীয় রাশি',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'প্রথম পর্ব',
  peak: 'মধ্য পর্ব',
  setting: 'শেষ পর্ব',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'সাড়ে সাতি',
  ardhashtama: 'অর্ধাষ্টম শনি (ঢাইয়া, চন্দ্র থেকে চতুর্থ)',
  ashtama: 'অষ্টম শনি (ঢাইয়া, চন্দ্র থেকে অষ্টম)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'স্বর্গ',
  patala: 'পাতাল',
  mrityu: 'মর্ত্য (পৃথিবী)',
};

export const compass: Names['compass'] = {
  east: 'পূর্ব',
  south: 'দক্ষিণ',
  west: 'পশ্চিম',
  north: 'উত্তর',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'পৃথিবীতে',
  sky: 'আকাশে',
  patala: 'পাতালে',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'শ্মশানে',
  kailasa: 'কৈলাসে',
  gauri: 'গৌরীর কাছে',
  nandi: 'নন্দীর পিঠে',
  sabha: 'সভায়',
  bhojana: 'ভোজনে',
  krida: 'ক্রীড়ায়',
};

export const panchaka: Names['panchaka'] = {
  roga: 'রোগ পঞ্চক',
  raja: 'রাজ পঞ্চক',
  agni: 'অগ্নি পঞ্চক',
  chora: 'চোর পঞ্চক',
  mrityu: 'মৃত্যু পঞ্চক',
};

export const gowri: Names['gowri'] = {
  Uthi: 'উত্তি',
  Amirdha: 'অমৃত',
  Rogam: 'রোগ',
  Laabam: 'লাভ',
  Dhanam: 'ধন',
  Sugam: 'সুখ',
  Soram: 'চোর',
  Visham: 'বিষ',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'রুদ্র',
  Ahi: 'অহি',
  Mitra: 'মিত্র',
  Pitri: 'পিতৃ',
  Vasu: 'বসু',
  Udaka: 'উদক',
  Vishvedeva: 'বিশ্বদেব',
  Vidhi: 'বিধি',
  Brahma: 'ব্রহ্মা',
  Indra: 'ইন্দ্র',
  Indragni: 'ইন্দ্রাগ্নি',
  Nirriti: 'নিঋতি',
  Varuna: 'বরুণ',
  Aryaman: 'অর্যমা',
  Bhaga: 'ভগ',
  Isha: 'ঈশ',
  Ajapada: 'অজপাদ',
  Ahirbudhnya: 'অহির্বুধ্ন্য',
  Pushan: 'পূষা',
  Ashvin: 'অশ্বিনীকুমার',
  Yama: 'যম',
  Agni: 'অগ্নি',
  Dhatri: 'ধাতা',
  Chandra: 'চন্দ্র',
  Aditi: 'অদিতি',
  Jiva: 'জীব',
  Vishnu: 'বিষ্ণু',
  Arka: 'অর্ক',
  Tvashtri: 'ত্বষ্টা',
  Vayu: 'বায়ু',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'সর্বার্থসিদ্ধি',
  amrita_siddhi: 'অমৃতসিদ্ধি',
  ravi_pushya: 'রবিপুষ্যা',
  guru_pushya: 'গুরুপুষ্যা',
  siddha_tithi: 'সিদ্ধ তিথি',
  dwipushkara: 'দ্বিপুষ্কর',
  tripushkara: 'ত্রিপুষ্কর',
  ravi_yoga: 'রবিযোগ',
  adal: 'আডল',
  vidal: 'বিডল',
  jwalamukhi: 'জ্বালামুখী',
  yamaghanta: 'যমঘণ্ট',
  dagdha_nakshatra: 'দগ্ধ নক্ষত্র',
  dagdha_tithi: 'দগ্ধ তিথি',
  sun_dagdha_tithi: 'সৌর দগ্ধ তিথি (মাসদগ্ধা)',
  visha_tithi: 'বিষ তিথি',
  hutashana_tithi: 'হুতাশন তিথি',
  krakacha_tithi: 'ক্রকচ তিথি',
  samvartaka_tithi: 'সংবর্তক তিথি',
  mrityu_tithi: 'মৃত্যু তিথি',
};

export const anandadi: Names['anandadi'] = {
  Ananda: 'আনন্দ',
  Kaladanda: 'কালদণ্ড',
  Dhumra: 'ধূম্র',
  Dhata: 'ধাতা',
  Saumya: 'সৌম্য',
  Dhvanksha: 'ধ্বাঙ্ক্ষ',
  Dhvaja: 'ধ্বজ',
  Shrivatsa: 'শ্রীবৎস',
  Vajra: 'বজ্র',
  Mudgara: 'মুদ্গর',
  Chhatra: 'ছত্র',
  Mitra: 'মিত্র',
  Manasa: 'মানস',
  Padma: 'পদ্ম',
  Lumbaka: 'লুম্বক',
  Utpata: 'উৎপাত',
  Mrityu: 'মৃত্যু',
  Kana: 'কাণ',
  Siddhi: 'সিদ্ধি',
  Shubha: 'শুভ',
  Amrita: 'অমৃত',
  Musala: 'মুষল',
  Gada: 'গদ',
  Matanga: 'মাতঙ্গ',
  Rakshasa: 'রাক্ষস',
  Chara: 'চর',
  Sthira: 'স্থির',
  Pravardhamana: 'প্রবর্ধমান',
};

export const samvatsara: Names['samvatsara'] = {
  Prabhava: 'প্রভব',
  Vibhava: 'বিভব',
  Shukla: 'শুক্ল',
  Pramoda: 'প্রমোদ',
  Prajapati: 'প্রজাপতি',
  Angiras: 'অঙ্গিরা',
  Shrimukha: 'শ্রীমুখ',
  Bhava: 'ভাব',
  Yuva: 'যুবা',
  Dhata: 'ধাতা',
  Ishvara: 'ঈশ্বর',
  Bahudhanya: 'বহুধান্য',
  Pramathi: 'প্রমাথী',
  Vikrama: 'বিক্রম',
  Vrisha: 'বৃষ',
  Chitrabhanu: 'চিত্রভানু',
  Subhanu: 'সুভানু',
  Tarana: 'তারণ',
  Parthiva: 'পার্থিব',
  Vyaya: 'ব্যয়',
  Sarvajit: 'সর্বজিৎ',
  Sarvadhari: 'সর্বধারী',
  Virodhi: 'বিরোধী',
  Vikriti: 'বিকৃতি',
  Khara: 'খর',
  Nandana: 'নন্দন',
  Vijaya: 'বিজয়',
  Jaya: 'জয়',
  Manmatha: 'মন্মথ',
  Durmukha: 'দুর্মুখ',
  Hemalamba: 'হেমলম্ব',
  Vilamba: 'বিলম্ব',
  Vikari: 'বিকারী',
  Sharvari: 'শার্বরী',
  Plava: 'প্লব',
  Shubhakrit: 'শুভকৃৎ',
  Shobhakrit: 'শোভকৃৎ',
  Krodhi: 'ক্রোধী',
  Vishvavasu: 'বিশ্বাবসু',
  Parabhava: 'পরাভব',
  Plavanga: 'প্লবঙ্গ',
  Kilaka: 'কীলক',
  Saumya: 'সৌম্য',
  Sadharana: 'সাধারণ',
  Virodhakrit: 'বিরোধকৃৎ',
  Paridhavi: 'পরিধাবী',
  Pramadi: 'প্রমাদী',
  Ananda: 'আনন্দ',
  Rakshasa: 'রাক্ষস',
  Nala: 'নল',
  Pingala: 'পিঙ্গল',
  Kalayukta: 'কালযুক্ত',
  Siddharthi: 'সিদ্ধার্থী',
  Raudra: 'রৌদ্র',
  Durmati: 'দুর্মতি',
  Dundubhi: 'দুন্দুভি',
  Rudhirodgari: 'রুধিরোদ্গারী',
  Raktaksha: 'রক্তাক্ষ',
  Krodhana: 'ক্রোধন',
  Akshaya: 'অক্ষয়',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'চিত্তিরাই',
  Vaikasi: 'বৈকাসি',
  Aani: 'আনি',
  Aadi: 'আদি',
  Aavani: 'আবনি',
  Purattasi: 'পুরট্টাসি',
  Aippasi: 'ঐপ্পসি',
  Karthigai: 'কার্তিগাই',
  Margazhi: 'মার্গড়ি',
  Thai: 'থাই',
  Maasi: 'মাসি',
  Panguni: 'পাঙ্গুনি',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'মেডম',
  Edavam: 'ইডবম',
  Mithunam: 'মিথুনম',
  Karkidakam: 'কর্কিডকম',
  Chingam: 'চিঙ্গম',
  Kanni: 'কন্নি',
  Thulam: 'তুলাম',
  Vrischikam: 'বৃশ্চিকম',
  Dhanu: 'ধনু',
  Makaram: 'মকরম',
  Kumbham: 'কুম্ভম',
  Meenam: 'মীনম',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'বৈশাখ',
  Joishtho: 'জ্যৈষ্ঠ',
  Asharh: 'আষাঢ়',
  Srabon: 'শ্রাবণ',
  Bhadro: 'ভাদ্র',
  Ashwin: 'আশ্বিন',
  Kartik: 'কার্তিক',
  Ogrohayon: 'অগ্রহায়ণ',
  Poush: 'পৌষ',
  Magh: 'মাঘ',
  Falgun: 'ফাল্গুন',
  Choitro: 'চৈত্র',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'বৈশাখ',
  Jyestha: 'জ্যৈষ্ঠ',
  Asadha: 'আষাঢ়',
  Srabana: 'শ্রাবণ',
  Bhadraba: 'ভাদ্রব',
  Aswina: 'আশ্বিন',
  Kartika: 'কার্তিক',
  Margasira: 'মার্গশির',
  Pausa: 'পৌষ',
  Magha: 'মাঘ',
  Phalguna: 'ফাল্গুন',
  Chaitra: 'চৈত্র',
};

export const ayana: Names['ayana'] = {
  uttarayana: 'উত্তরায়ণ',
  dakshinayana: 'দক্ষিণায়ন',
};

export const ritu: Names['ritu'] = {
  vasanta: 'বসন্ত',
  grishma: 'গ্রীষ্ম',
  varsha: 'বর্ষা',
  sharad: 'শরৎ',
  hemanta: 'হেমন্ত',
  shishira: 'শীত',
};

export const activity: Names['activity'] = {
  marriage: 'বিবাহ',
  griha_pravesh: 'গৃহপ্রবেশ',
  house_construction: 'গৃহারম্ভ',
  namakarana: 'নামকরণ',
  annaprashana: 'অন্নপ্রাশন',
  mundan: 'চূড়াকরণ',
  upanayana: 'উপনয়ন',
  vidyarambha: 'বিদ্যারম্ভ',
  travel: 'যাত্রা',
  vehicle: 'যানবাহন কেনা',
  property_purchase: 'জমি বা বাড়ি কেনা',
  business_start: 'ব্যবসা আরম্ভ',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'দেখা হয় না',
  by_rule: 'নিয়মে যেমন আছে',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'ছাপা তালিকার মতো',
  strict: 'গ্রন্থ মেনে',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'যে কোনও দিক' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'বার',
  nakshatra: 'চন্দ্রের নক্ষত্র',
  tithi: 'তিথি',
  lunar_month: 'চান্দ্র মাস',
  sun_sign: 'রবির রাশি',
  disha_shula: 'যাত্রার দিক (দিকশূল)',
  adhika: 'মলমাস',
  kharmas: 'খরমাস: রবি ধনু বা মীন রাশিতে',
  chaturmas: 'চাতুর্মাস্য: বিষ্ণুশয়নের চার মাস',
  guru_asta: 'বৃহস্পতির অস্ত',
  shukra_asta: 'শুক্রের অস্ত',
  bhadra: 'বিষ্টি (ভদ্রা)',
  panchaka: 'পঞ্চক: চন্দ্র ধনিষ্ঠা থেকে রেবতী পর্যন্ত',
  sankranti: 'সংক্রান্তি: আগে ও পরে 16 ঘটিকা',
  holashtaka: 'হোলাষ্টক: দোলের আগের আট দিন',
  pitri_paksha: 'পিতৃপক্ষ',
  bad_yogas: 'বর্জিত যোগ',
  lagna: 'লগ্ন',
  lagna_house: 'যে ভাব খালি থাকার কথা সেখানে গ্রহ',
  too_short: 'সময় খুব কম',
  no_sunrise: 'সূর্যোদয় নেই',
  nakshatra_tolerated: 'যে নক্ষত্র কেবল চলনসই',
  tithi_tolerated: 'যে তিথি কেবল চলনসই',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'সূর্যগ্রহণ',
  lunar: 'চন্দ্রগ্রহণ',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'খণ্ডগ্রাস',
  annular: 'বলয়গ্রাস',
  total: 'পূর্ণগ্রাস',
  hybrid: 'মিশ্র',
  penumbral: 'উপচ্ছায়া',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'স্পর্শ',
  second: 'নিমীলন',
  third: 'উন্মীলন',
  fourth: 'মোক্ষ',
  penumbral_begins: 'উপচ্ছায়ায় প্রবেশ',
  partial_begins: 'প্রচ্ছায়ায় প্রবেশ (স্পর্শ)',
  total_begins: 'পূর্ণগ্রাস আরম্ভ (নিমীলন)',
  total_ends: 'পূর্ণগ্রাস সমাপ্তি (উন্মীলন)',
  partial_ends: 'প্রচ্ছায়া থেকে মুক্তি (মোক্ষ)',
  penumbral_ends: 'উপচ্ছায়া থেকে মুক্তি',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'জানানো হয় না',
  combustion: 'সূর্যোদয়ে রবির কাছে',
  kalamsha: 'কালাংশ (সূর্যসিদ্ধান্ত)',
  arcus_visionis: 'দিগন্তের নীচে রবির গভীরতা (শোখ)',
  elongation: 'রবি থেকে দূরত্ব',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'চর',
  fixed: 'স্থির',
  dual: 'দ্ব্যাত্মক',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'শুধু রাশি',
  navamsas: 'নবাংশসহ',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'অস্ত',
  combust: 'অস্তমিত (দগ্ধ)',
  retrograde: 'বক্রী',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'রাশি প্রবেশ',
  nakshatra_entry: 'নক্ষত্র প্রবেশ',
  station: 'স্তম্ভন',
  combustion_begins: 'অস্তমিত দশার আরম্ভ',
  combustion_ends: 'অস্তমিত দশার সমাপ্তি',
  asta: 'চোখে দেখা অস্ত',
  udaya: 'চোখে দেখা উদয়',
  paksha: 'পক্ষ বদলায়',
  vedha: 'বেধ বদলায়',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'মহাদশা',
  antar: 'অন্তর্দশা',
  pratyantar: 'প্রত্যন্তর্দশা',
  sukshma: 'সূক্ষ্মদশা',
  prana: 'প্রাণদশা',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'বিংশোত্তরী',
  yogini: 'যোগিনী',
  ashtottari: 'অষ্টোত্তরী',
  chara: 'চর',
  chara_parashara: 'চর (পরাশর)',
  narayana: 'নারায়ণ',
  shoola: 'শূল',
  sudasa: 'সুদশা',
  kalachakra: 'কালচক্র',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'আত্মকারক',
  amatya: 'অমাত্যকারক',
  bhratri: 'ভ্রাতৃকারক',
  matri: 'মাতৃকারক',
  pitri: 'পিতৃকারক',
  putra: 'পুত্রকারক',
  gnati: 'জ্ঞাতিকারক',
  dara: 'দারাকারক',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'পরাশর',
  varahamihira: 'বরাহমিহির',
};

export const yogini: Names['yogini'] = {
  Mangala: 'মঙ্গলা',
  Pingala: 'পিঙ্গলা',
  Dhanya: 'ধান্যা',
  Bhramari: 'ভ্রামরী',
  Bhadrika: 'ভদ্রিকা',
  Ulka: 'উল্কা',
  Siddha: 'সিদ্ধা',
  Sankata: 'সঙ্কটা',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'সায়ন',
  sidereal: 'নিরয়ণ',
};

export const koota: Names['koota'] = {
  varna: 'বর্ণ',
  vashya: 'বশ্য',
  tara: 'তারা',
  yoni: 'যোনি',
  graha_maitri: 'গ্রহমৈত্রী',
  gana: 'গণ',
  bhakoot: 'রাশিকূট',
  nadi: 'নাড়ী',
};

export const varna: Names['varna'] = {
  shudra: 'শূদ্র',
  vaishya: 'বৈশ্য',
  kshatriya: 'ক্ষত্রিয়',
  brahmin: 'বিপ্র',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'চতুষ্পদ',
  manava: 'মানব',
  jalachara: 'জলচর',
  vanachara: 'বনচর',
  keeta: 'কীট',
};

export const match_band: Names['match_band'] = {
  excellent: 'উত্তম',
  very_good: 'খুব ভালো',
  acceptable: 'গ্রহণযোগ্য',
  below_customary_threshold: 'প্রচলিত ন্যূনতমের নীচে',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'লগ্ন',
  moon: 'চন্দ্র',
  both: 'লগ্ন ও চন্দ্র',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'মঙ্গল স্বক্ষেত্রে',
  mars_exalted: 'মঙ্গল তুঙ্গ',
  mars_sign_house_exception: 'মঙ্গল এমন রাশিতে, যা ওই ভাবের দোষ কাটায়',
  mars_in_leo_or_aquarius: 'মঙ্গল সিংহ বা কুম্ভ রাশিতে',
  jupiter_conjunct_mars: 'মঙ্গলের সঙ্গে বৃহস্পতি',
  jupiter_aspects_mars: 'মঙ্গলের উপর বৃহস্পতির দৃষ্টি',
  moon_conjunct_mars: 'মঙ্গলের সঙ্গে চন্দ্র',
  jupiter_in_lagna: 'লগ্নে বৃহস্পতি',
  mars_yogakaraka_lagna: 'মঙ্গল লগ্নের যোগকারক',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'দোষ কাটে',
  reducing: 'দোষ কমে',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'তামিল, দশটি',
  kerala: 'কেরল, দশটি',
  twelve: 'বারোটি, পূর্ণ গুণে',
  stars_only: 'দশটি, নক্ষত্র থেকে',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'এই গুণ যেখান থেকে',
  north_indian_printed: 'উত্তর ভারতের ছাপা সারণি',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'লগ্ন ও চন্দ্র',
  lagna_moon_and_venus: 'লগ্ন, চন্দ্র ও শুক্র',
};

export const porutham: Names['porutham'] = {
  dina: 'দিন',
  gana: 'গণ',
  mahendra: 'মহেন্দ্র',
  stree_deergha: 'স্ত্রী দীর্ঘ',
  yoni: 'যোনি',
  rasi: 'রাশি',
  rasiyathipati: 'রাশ্যধিপতি',
  vasya: 'বশ্য',
  rajju: 'রজ্জু',
  vedha: 'বেধ',
  nadi: 'নাড়ী',
  varna: 'বর্ণ',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'পাদ',
  kati: 'কটি',
  udara: 'উদর',
  kantha: 'কণ্ঠ',
  siro: 'শির',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'দুই রাশির অধিপতি এক বা পরস্পর মিত্র',
  nadi_same_or_friendly_lords: 'দুই চন্দ্ররাশির অধিপতি এক বা পরস্পর মিত্র',
  gana_bride_beyond_14th: 'কনের নক্ষত্র বরের নক্ষত্র থেকে চতুর্দশের পরে',
  rajju_waived_by_four: 'রাশ্যধিপতি, রাশি, দিন ও মহেন্দ্র চারটিই মেলে',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'নয়ের ভাগশেষ থেকে',
  cycle_graded: '27 নক্ষত্রের চক্র থেকে',
  graded: 'অর্ধেক গুণসহ',
  binary: 'পূর্ণ গুণে',
  graded_13_7: '13-র বেশি, অর্ধেকের জন্য 7',
  above_7: '7-এর বেশি',
  sex_graded: 'যোনির লিঙ্গ থেকে, অর্ধেক গুণসহ',
  stars_only: 'যোনির লিঙ্গ থেকে',
  eighth_bad: 'অষ্টম রাশি মেলে না',
  eighth_good: 'অষ্টম রাশি মেলে',
  lord_yavana: 'যবনমতে মিত্র',
  lord_bphs_graded: 'নৈসর্গিক মিত্র, অর্ধেক গুণসহ',
  lord_not_hostile: 'শত্রু নয়',
  either_way: 'দুই দিকের যে কোনও একটিতে',
  five_groups: 'পাঁচ বর্গের একটিতে নয়',
  directional: 'বর্গ ও দিক থেকে',
  kerala_three: 'দুজনেই মধ্য বর্গে নন',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'প্রোকেরল',
  hindupanchangam: 'উত্তর ভারতের ছাপা সারণি',
  symmetric_5_1_0: 'উত্তর ভারতের ছাপা সারণি: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'পূর্ণ দৃষ্টি',
  special: 'বিশেষ দৃষ্টি',
};

export const method: Names['method'] = {
  service_transit_v1: 'গ্রহদৃষ্টি থেকে গোচর',
  service_manglik_v1: 'লগ্ন ও চন্দ্র থেকে মাঙ্গলিক',
  own_manglik_pair_v1: 'দুজনের মাঙ্গলিক বিচার',
  nakshatra_syllables_v1: 'পাদের নামাক্ষর',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'প্রথম দিন',
  last: 'পরের দিন',
  more: 'যে দিন বেশি সময় থাকে, নইলে প্রথম দিন',
  more_last: 'যে দিন বেশি সময় থাকে, নইলে পরের দিন',
  full: 'যে দিন পুরোটা থাকে, নইলে প্রথম দিন',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'সূর্যোদয় পায় এমন শেষ দিন, নইলে আরম্ভের দিন',
  last: 'সূর্যোদয় পায় এমন শেষ দিন, নইলে আরম্ভের পরের দিন',
  first: 'আরম্ভের দিন',
  next: 'তার পরের দিন',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'লগ্ন',
  moon: 'চন্দ্র',
  venus: 'শুক্র',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'নেই',
  mild: 'হালকা',
  moderate: 'মাঝারি',
  strong: 'প্রবল',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'দুজনের কেউই মাঙ্গলিক নন',
  both_flagged_balanced: 'দুজনেই মাঙ্গলিক, দোষে সমতা',
  cancelled: 'মাঙ্গলিক, তবে দোষ কেটে গেছে',
  one_sided: 'কেবল এক পক্ষ মাঙ্গলিক',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'যেগুলিতে সূত্রগুলি একমত',
  all: 'প্রচলিত সবগুলি',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'এক রাশি, দুই নক্ষত্র',
  nadi_same_nakshatra: 'এক নক্ষত্র, দুই রাশি',
  nadi_padas: 'এক নক্ষত্র, দুই পাদ',
  bhakoot_one_ruler: 'দুই রাশির একই অধিপতি',
  bhakoot_friends: 'দুই রাশির অধিপতি মিত্র',
  gana_rulers: 'দুই রাশির অধিপতি এক বা মিত্র',
};

export const confidence: Names['confidence'] = {
  high: 'বেশি',
  medium: 'মাঝারি',
  low: 'কম',
};

export const language: Names['language'] = {
  en: 'ইংরেজি',
  uk: 'ইউক্রেনীয়',
  ru: 'রুশ',
  hi: 'হিন্দি',
  fr: 'ফরাসি',
  de: 'জার্মান',
  es: 'স্প্যানিশ',
  ta: 'তামিল',
  te: 'তেলুগু',
  kn: 'কন্নড়',
  ml: 'মালয়ালম',
  mr: 'মারাঠি',
  gu: 'গুজরাতি',
  bn: 'বাংলা',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'লগ্ন' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'ফলদীপিকা',
  raman: 'রমন',
  muhurta_chintamani: 'মুহূর্তচিন্তামণি',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'লগ্নে মিত্র দৃষ্টি (ভাব 3, 5, 9 বা 11 থেকে) যাদের, তাদের মধ্যে সবচেয়ে বলবান।',
  aspect: 'লগ্নে যাদের দৃষ্টি আছে, তাদের মধ্যে সবচেয়ে বলবান।',
  greatest_strength: 'লগ্নে কারও দৃষ্টি নেই: সবচেয়ে বলবান।',
  first_candidate: 'লগ্নে কারও দৃষ্টি নেই, কেউ বলবানও নয়: প্রথমটি।',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'রবি বা চন্দ্রের রাশির অধিপতি',
  natal_lagna: 'জন্মলগ্নের অধিপতি',
  muntha: 'মুন্থার অধিপতি',
  annual_lagna: 'বর্ষলগ্নের অধিপতি',
  tri_rashi: 'ত্রিরাশিপতি',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'প্রবল মিত্র',
  weak_friendly: 'দুর্বল মিত্র',
  strong_inimical: 'প্রবল শত্রু',
  weak_inimical: 'দুর্বল শত্রু',
  neutral: 'সম',
};

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'ইত্থশাল',
  ishrafa: 'ঈশরাফ',
  nakta: 'নক্ত',
  yamaya: 'যময়া',
  ikkavala: 'ইক্কবাল',
  induvara: 'ইন্দুবার',
  manau: 'মণৌ',
  kamboola: 'কম্বূল',
  gairi_kamboola: 'গৈরি কম্বূল',
  khallasara: 'খল্লাসর',
  radda: 'রদ্দ',
  duphali_kuttha: 'দুঃফালি কুত্থ',
  dutthotthadavira: 'দুত্থোত্থ দবীর',
  tambira: 'তম্বীর',
  kuttha: 'কুত্থ',
  durapha: 'দুরফ',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'শ্রীপতি',
  equal: 'সমান',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'সাত গ্রহ',
  nine: 'রাহু ও কেতুসহ নয় গ্রহ',
};

export const murti: Names['murti'] = {
  gold: 'স্বর্ণ',
  silver: 'রৌপ্য',
  copper: 'তাম্র',
  iron: 'লৌহ',
};

export const house_quality: Names['house_quality'] = {
  good: 'শুভ',
  bad: 'অশুভ',
};

export const grade: Names['grade'] = {
  A: 'গ্রন্থগুলি একমত',
  B: 'মতভেদ আছে',
  C: 'প্রমাণ মেলেনি: অনিশ্চিত',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'শুভ ভাবের ফল কমায়',
  saves: 'অশুভ ভাবকে সামলায়',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'রুচক',
  bhadra: 'ভদ্র',
  hamsa: 'হংস',
  malavya: 'মালব্য',
  shasha: 'শশ',
  sunapha: 'সুনফা',
  anapha: 'অনফা',
  durudhara: 'দুরুধরা',
  kemadruma: 'কেমদ্রুম',
  gajakesari: 'গজকেশরী',
  chandra_mangala: 'চন্দ্র-মঙ্গল',
  adhi: 'অধি',
  amala: 'অমলা',
  vasumati: 'বসুমতী',
  shakata: 'শকট',
  moon_benefic_upachaya: 'চন্দ্র থেকে ধন',
  lagnadhi: 'লগ্নাধি',
  vesi: 'বেশি',
  vasi: 'বাশি',
  ubhayachari: 'উভয়চরী',
  budhaditya: 'বুধাদিত্য',
  guru_mangala: 'গুরু-মঙ্গল',
  shubha_kartari: 'শুভ কর্তরী',
  papa_kartari: 'পাপ কর্তরী',
  parvata: 'পর্বত',
  kahala: 'কাহল',
  chamara: 'চামর',
  shankha: 'শঙ্খ',
  bheri: 'ভেরী',
  lakshmi: 'লক্ষ্মী',
  saraswati: 'সরস্বতী',
  gauri: 'গৌরী',
  kalanidhi: 'কলানিধি',
  khadga: 'খড়্গ',
  srinatha: 'শ্রীনাথ',
  matsya: 'মৎস্য',
  shiva: 'শিব',
  trilochana: 'ত্রিলোচন',
  chatussagara: 'চতুঃসাগর',
  pushkala: 'পুষ্কল',
  kusuma: 'কুসুম',
  amsavatara: 'অংশাবতার',
  raja_kendra_trikona: 'রাজযোগ (কেন্দ্র ও ত্রিকোণের অধিপতি)',
  dharma_karmadhipati: 'ধর্ম-কর্মাধিপতি',
  yogakaraka: 'যোগকারক',
  harsha: 'হর্ষ',
  sarala: 'সরল',
  vimala: 'বিমল',
  neechabhanga: 'নীচভঙ্গ',
  maha_parivartana: 'মহা পরিবর্তন',
  khala_parivartana: 'খল পরিবর্তন',
  dainya_parivartana: 'দৈন্য পরিবর্তন',
  dhana: 'ধন',
  daridra: 'দরিদ্র',
  kala_sarpa: 'কালসর্প',
  guru_chandala: 'গুরু-চণ্ডাল',
  grahan: 'গ্রহণ',
  angaraka: 'অঙ্গারক',
  shrapit: 'শাপিত',
  vish: 'বিষ',
  rajju: 'রজ্জু',
  musala: 'মুষল',
  nala: 'নল',
  mala: 'মালা',
  sarpa: 'সর্প',
  gada: 'গদা',
  shakata_nabhasa: 'শকট (নাভস)',
  vihaga: 'বিহগ',
  shringataka: 'শৃঙ্গাটক',
  hala: 'হল',
  vajra: 'বজ্র',
  yava: 'যব',
  kamala: 'কমল',
  vapi: 'বাপী',
  yupa: 'যূপ',
  shara: 'শর',
  shakti: 'শক্তি',
  danda: 'দণ্ড',
  nauka: 'নৌকা',
  kuta: 'কূট',
  chhatra: 'ছত্র',
  chapa: 'চাপ',
  ardha_chandra: 'অর্ধচন্দ্র',
  chakra: 'চক্র',
  samudra: 'সমুদ্র',
  gola: 'গোল',
  yuga: 'যুগ',
  shula: 'শূল',
  kedara: 'কেদার',
  pasha: 'পাশ',
  dama: 'দাম',
  vallaki: 'বল্লকী',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'অনন্ত',
  Kulika: 'কুলিক',
  Vasuki: 'বাসুকি',
  Shankhapala: 'শঙ্খপাল',
  Padma: 'পদ্ম',
  Mahapadma: 'মহাপদ্ম',
  Takshaka: 'তক্ষক',
  Karkotaka: 'কর্কোটক',
  Shankhachuda: 'শঙ্খচূড়',
  Ghataka: 'ঘাতক',
  Vishadhara: 'বিষধর',
  Sheshanaga: 'শেষনাগ',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'মহাপুরুষ',
  lunar: 'চান্দ্র',
  solar: 'সৌর',
  raja: 'রাজ',
  parivartana: 'পরিবর্তন',
  dhana: 'ধন',
  other: 'অন্যান্য',
  nabhasa_ashraya: 'নাভস: আশ্রয়',
  nabhasa_dala: 'নাভস: দল',
  nabhasa_akriti: 'নাভস: আকৃতি',
  nabhasa_sankhya: 'নাভস: সংখ্যা',
  dosha: 'দোষ',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'ব্যাপক সংজ্ঞা',
  strict: 'কঠোর সংজ্ঞা',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'ভাবে',
  not_in_house: 'উল্লিখিত ভাবের বাইরে',
  dignity: 'অবস্থা',
  not_dignity: 'মন্দ অবস্থায় নয়',
  not_combust: 'অস্তমিত নয়',
  conjunct: 'একই রাশিতে',
  aspects: 'দৃষ্টি',
  aspects_lagna: 'লগ্নে দৃষ্টি',
  exchange: 'ক্ষেত্র বিনিময়',
  mutual_aspect: 'পরস্পর দৃষ্টি',
  strong: 'বলবান',
  houses_occupied: 'যে যে ভাবে গ্রহ',
  none_in_houses: 'এদের কেউ এই ভাবগুলিতে নেই',
  movable_sign: 'চর রাশিতে',
  fixed_sign: 'স্থির রাশিতে',
  dual_sign: 'দ্ব্যাত্মক রাশিতে',
  sign_count: 'রাশির সংখ্যা',
  yogakaraka: 'কেন্দ্র ও ত্রিকোণের অধিপতি',
  between_nodes: 'সাতটিই এদের মাঝে',
  debilitated: 'নীচস্থ',
  dispositor_in_kendra: 'নীচ রাশির অধিপতি কেন্দ্রে',
  exaltation_lord_in_kendra: 'তুঙ্গ রাশির অধিপতি কেন্দ্রে',
  planet_exalted_there_in_kendra: 'ওই রাশিতে যে গ্রহ তুঙ্গ হয়, তা কেন্দ্রে',
  dispositor_joins_or_aspects: 'রাশ্যধিপতি সঙ্গে আছে বা দৃষ্টি দিচ্ছে',
  dispositor_and_exaltation_lord_mutual_kendra: 'দুই অধিপতি পরস্পরের কেন্দ্রে',
  no_other_nabhasa: 'অন্য কোনও নাভস যোগ নেই',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'চন্দ্রের সঙ্গে গ্রহ',
  planet_in_kendra_from_moon: 'চন্দ্র থেকে কেন্দ্রে গ্রহ',
  planet_in_kendra_from_lagna: 'লগ্ন থেকে কেন্দ্রে গ্রহ',
  moon_in_kendra_from_lagna: 'চন্দ্র লগ্ন থেকে কেন্দ্রে',
  jupiter_aspects_moon: 'চন্দ্রের উপর বৃহস্পতির দৃষ্টি',
  moon_exalted_or_own: 'চন্দ্র তুঙ্গ বা স্বক্ষেত্রে',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'ধূম',
  vyatipata: 'ব্যতীপাত',
  parivesha: 'পরিবেষ',
  indrachapa: 'ইন্দ্রচাপ',
  upaketu: 'উপকেতু',
  kala: 'কাল',
  mrityu: 'মৃত্যু',
  ardhaprahara: 'অর্ধপ্রহর',
  yamaghantaka: 'যমঘণ্টক',
  gulika: 'গুলিক',
  mandi: 'মান্দি',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'ভাবলগ্ন',
  hora: 'হোরালগ্ন',
  ghati: 'ঘটিলগ্ন',
  sree: 'শ্রীলগ্ন',
  indu: 'ইন্দুলগ্ন',
  varnada: 'বর্ণদলগ্ন',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'রেবতী–অশ্বিনী',
  ashlesha_magha: 'অশ্লেষা–মঘা',
  jyeshtha_mula: 'জ্যেষ্ঠা–মূলা',
};

export const baladi: Names['baladi'] = {
  bala: 'বাল',
  kumara: 'কুমার',
  yuva: 'যুবা',
  vriddha: 'বৃদ্ধ',
  mrita: 'মৃত',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'জাগ্রৎ',
  svapna: 'স্বপ্ন',
  sushupti: 'সুষুপ্তি',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'দীপ্ত',
  svastha: 'স্বস্থ',
  mudita: 'মুদিত',
  shanta: 'শান্ত',
  dina: 'দীন',
  duhkhita: 'দুঃখিত',
  khala: 'খল',
  kopa: 'কুপিত',
  vikala: 'বিকল',
};

export const saham: Names['saham'] = {
  punya: 'পুণ্য',
  vidya: 'বিদ্যা',
  yashas: 'যশ',
  mitra: 'মিত্র',
  mahatmya: 'মাহাত্ম্য',
  asha: 'আশা',
  samartha: 'সামর্থ্য',
  bhratri: 'ভ্রাতৃ',
  gaurava: 'গৌরব',
  pitri: 'পিতৃ',
  rajya: 'রাজ্য',
  matri: 'মাতৃ',
  putra: 'পুত্র',
  jiva: 'জীব',
  karma: 'কর্ম',
  roga: 'রোগ',
  kali: 'কলি',
  shastra: 'শাস্ত্র',
  bandhu: 'বন্ধু',
  mrityu: 'মৃত্যু',
  paradesha: 'পরদেশ',
  artha: 'অর্থ',
  paradara: 'পরদারা',
  vanik: 'বণিক',
  karyasiddhi: 'কার্যসিদ্ধি',
  vivaha: 'বিবাহ',
  santapa: 'সন্তাপ',
  shraddha: 'শ্রদ্ধা',
  priti: 'প্রীতি',
  jadya: 'জাড্য',
  vyapara: 'ব্যাপার',
  shatru: 'শত্রু',
  jalapatana: 'জলপতন',
  bandhana: 'বন্ধন',
  apamrityu: 'অপমৃত্যু',
  labha: 'লাভ',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'এক অংশের মধ্যে (পূর্ণ)',
  present: 'দীপ্তাংশের মধ্যে (বর্তমান)',
  future: 'এখনও দীপ্তাংশের বাইরে (ভবিষ্যৎ)',
};

export const year_by: Names['year_by'] = {
  solar: 'রবির প্রত্যাবর্তন',
  tithi: 'তিথির প্রত্যাবর্তন (তিথিপ্রবেশ)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'লাহিড়ী (চিত্রাপক্ষ)',
  lahiri_icrc: 'লাহিড়ী (পঞ্জিকা সংস্কার কমিটি)',
  lahiri_1940: 'লাহিড়ী (1940)',
  lahiri_vp285: 'লাহিড়ী (শূন্য বর্ষ 285)',
  true_chitra: 'প্রকৃত চিত্রা (চিত্রা তারা 180°-তে)',
  true_pushya: 'প্রকৃত পুষ্যা (পুষ্যা তারা 106°-তে)',
  true_revati: 'প্রকৃত রেবতী (রেবতী তারা 359°50′-তে)',
  true_mula: 'প্রকৃত মূলা (মূলা তারা 240°-তে)',
  true_sheoran: 'শেওরান',
  galactic_center_0_sagittarius: 'ছায়াপথের কেন্দ্র ধনুর 0°-তে',
  galactic_center_mula: 'ছায়াপথের কেন্দ্র মূলার মাঝখানে (উইলহেল্ম)',
  raman: 'রমন',
  krishnamurti: 'কৃষ্ণমূর্তি (কেপি)',
  krishnamurti_vp291: 'কৃষ্ণমূর্তি (শূন্য বর্ষ 291)',
  yukteshwar: 'শ্রীযুক্তেশ্বর',
  surya_siddhanta: 'সূর্যসিদ্ধান্ত',
  surya_siddhanta_mean_sun: 'সূর্যসিদ্ধান্ত (মধ্য রবি)',
  ss_revati: 'সূর্যসিদ্ধান্ত (রেবতী)',
  ss_chitra: 'সূর্যসিদ্ধান্ত (চিত্রা)',
  aryabhata: 'আর্যভট',
  aryabhata_mean_sun: 'আর্যভট (মধ্য রবি)',
  aryabhata_522: 'আর্যভট (শূন্য বর্ষ 522)',
  ushashashi: 'ঊষা ও শশী',
  jn_bhasin: 'জে. এন. ভাসিন',
  fagan_bradley: 'ফ্যাগান-ব্র্যাডলি',
  deluce: 'ডি লুস',
  djwhal_khul: 'জোয়াল খুল',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'ভৃগু বিন্দু',
  yogi_point: 'যোগী বিন্দু',
  avayogi_point: 'অবযোগী বিন্দু',
  beeja_sphuta: 'বীজ স্ফুট',
  kshetra_sphuta: 'ক্ষেত্র স্ফুট',
  pranapada: 'প্রাণপদ',
  prana_sphuta: 'প্রাণ স্ফুট',
  deha_sphuta: 'দেহ স্ফুট',
  mrityu_sphuta: 'মৃত্যু স্ফুট',
  sukshma_trisphuta: 'সূক্ষ্ম ত্রিস্ফুট',
  trisphuta: 'ত্রিস্ফুট',
  chatuhsphuta: 'চতুঃস্ফুট',
  panchasphuta: 'পঞ্চস্ফুট',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22তম দ্রেক্কাণ',
  navamsa_64: '64তম নবাংশ',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'এই সময় জন্মের আগের।',
  ended: 'এই দশাচক্র শেষ হয়ে গেছে।',
  birth_time_needed: 'এর জন্য জন্মসময় দরকার।',
};
