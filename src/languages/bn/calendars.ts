import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'ইংরেজি (গ্রেগরীয়)',
  amanta: 'চান্দ্র, অমান্ত',
  purnimanta: 'চান্দ্র, পূর্ণিমান্ত',
  tamil: 'তামিল',
  malayalam: 'মালয়ালম',
  bengali: 'বাংলা',
  bengali_surya_siddhanta: 'বাংলা, প্রাচীন সিদ্ধান্তের পঞ্জিকা',
  odia: 'ওড়িয়া',
  assamese: 'অসমিয়া',
  nepali: 'নেপালি (বিক্রম সংবৎ)',
  punjabi: 'পঞ্জাবি (বিক্রমী)',
  national: 'ভারতের জাতীয়',
  bangladesh: 'বাংলাদেশের',
  nanakshahi: 'নানকশাহি',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'কোল্লম',
  bengali_san: 'বঙ্গাব্দ',
  odia_san: 'ওড়িয়া সন',
  bhaskarabda: 'ভাস্করাব্দ',
  bikram_sambat: 'বিক্রম সংবৎ',
  bikrami: 'বিক্রমী',
  saka: 'শকাব্দ',
  bangla_san: 'বাংলা সন',
  nanakshahi: 'নানকশাহি',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'সূর্যাস্তের আগে রবি রাশিতে প্রবেশ করেছে',
  after_sunset: 'সূর্যাস্তের পরে রবি রাশিতে প্রবেশ করেছে, তাই পরের দিন',
  before_three_fifths: 'দিনের প্রথম তিন পঞ্চমাংশের মধ্যে রবি রাশিতে প্রবেশ করেছে',
  after_three_fifths: 'দিনের তিন পঞ্চমাংশের পরে রবি রাশিতে প্রবেশ করেছে, তাই পরের দিন',
  same_date: 'রবির প্রবেশের তারিখ',
  next_date: 'রবির প্রবেশের পরের দিন',
  karka_before_sunrise: 'সূর্যোদয়ের আগে রবি কর্কটে প্রবেশ করেছে, তাই আগের দিন',
  makara_after_sunset: 'সূর্যাস্তের পরে রবি মকরে প্রবেশ করেছে, তাই পরের দিন',
  fixed_date: 'ইংরেজি ক্যালেন্ডারের নির্দিষ্ট তারিখ',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'আধুনিক গণনার রবি',
  surya_siddhanta: 'সূর্যসিদ্ধান্তের রবি',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'তিথিতে একটি সূর্যোদয়',
  first_of_two: 'তিথির দুই সূর্যোদয়ের প্রথমটি',
  second_of_two: 'তিথির দুই সূর্যোদয়ের দ্বিতীয়টি',
  none: 'তিথিতে সূর্যোদয় নেই: যে দিন তিথি শুরু হয়',
  no_day: 'এখানে সূর্যের উদয়-অস্তের দিন হয় না',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'চেন্নাই',
  thiruvananthapuram: 'তিরুবনন্তপুরম',
  kolkata: 'কলকাতা',
  puri: 'পুরী',
  guwahati: 'গুয়াহাটি',
  kathmandu: 'কাঠমান্ডু',
  amritsar: 'অমৃতসর',
  given: 'উল্লিখিত স্থান',
};

export const reckoning: Names['reckoning'] = {
  home: 'প্রতিটি ক্যালেন্ডারের নিজের শহরে',
  place: 'এই স্থানেই',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'বহাগ',
  Jeth: 'জেঠ',
  Ahar: 'আহার',
  Saon: 'শাওন',
  Bhado: 'ভাদ',
  Ahin: 'আহিন',
  Kati: 'কাতি',
  Aghon: 'আঘোণ',
  Puh: 'পুহ',
  Magh: 'মাঘ',
  Phagun: 'ফাগুন',
  Sot: 'চ’ত',
};

export const nepali_month: Names['nepali_month'] = {
  Baisakh: 'বৈশাখ',
  Jestha: 'জেঠ',
  Asar: 'অসার',
  Shrawan: 'সাউন',
  Bhadra: 'ভদৌ',
  Asoj: 'অসোজ',
  Kartik: 'কার্তিক',
  Mangsir: 'মংসির',
  Poush: 'পুস',
  Magh: 'মাঘ',
  Falgun: 'ফাগুন',
  Chaitra: 'চৈত',
};

export const punjabi_month: Names['punjabi_month'] = {
  Vaisakh: 'বৈসাখ',
  Jeth: 'জেঠ',
  Harh: 'হাড়',
  Sawan: 'সাওন',
  Bhadon: 'ভাদোঁ',
  Assu: 'অস্সু',
  Katak: 'কত্তক',
  Maghar: 'মঘ্ঘর',
  Poh: 'পোহ',
  Magh: 'মাঘ',
  Phagun: 'ফগ্গন',
  Chet: 'চেত',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'জন্মতিথি',
  wedding: 'বিবাহবার্ষিকী',
  shraddha: 'শ্রাদ্ধ',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'চান্দ্র মাসের তিথি',
  nakshatra: 'সৌর মাসের নক্ষত্র',
};

export const month_kind: Names['month_kind'] = {
  nija: 'শুদ্ধ মাস',
  adhika: 'মলমাস',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'তিথি বা নক্ষত্রে সূর্যোদয়',
  first_sunrise: 'দুই সূর্যোদয়ের প্রথমটি',
  second_sunrise: 'দুই সূর্যোদয়ের দ্বিতীয়টি',
  begins: 'সূর্যোদয় নেই: যে দিন শুরু হয়',
  aparahna: 'অপরাহ্ণের বেশির ভাগ',
  madhyahna: 'মধ্যাহ্নের বেশির ভাগ, একোদ্দিষ্ট শ্রাদ্ধের জন্য',
  adhika_month: 'মলমাসে',
  nija_month: 'শুদ্ধ মাসে',
  earlier_in_month: 'মাসে দুটির প্রথমটি',
};
