import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'প্রধান পাতা',
  aside: 'খোঁজ ও ভাষা',
  panchang: 'পঞ্জিকা',
  kundli: 'কোষ্ঠী',
  matching: 'যোটক',
  festivals: 'পার্বণ',
  all: 'সব',
  search: 'খোঁজ',
};

export const home: SiteWords['home'] = {
  title: 'আজকের পঞ্জিকা, ব্রত-পার্বণ ও কোষ্ঠী',
  lead: 'আপনার জায়গার আজকের পঞ্জিকা, সামনের ব্রত ও পার্বণ, জন্মকুণ্ডলী ও যোটক বিচার। প্রতিটি পাতা জানায় গণনা কোন মতে হয়েছে আর উত্তর কতটা নিশ্চিত।',
  place: { change: 'স্থান বদলান', which: 'কোন স্থান?' },
  now: 'এখন',
  state: {
    begins: (length) => `শুরু হতে ${length}`,
    runs: (until) => `এখন, ${until} পর্যন্ত`,
    asOf: (clock) => `${clock} সময়ে`,
  },
  moonRises: (clock) => `চন্দ্রোদয় ${clock}`,
  noMoonrise: 'চন্দ্রোদয় নেই',
  light: 'দিনের আলো',
  dark: 'রাত্রি',
  whole: 'পুরো দিন',
  month: 'মাস',
  tomorrowsDay: 'আগামীকাল',
  next: 'সামনে কী আছে',
  today: 'আজ',
  tomorrow: 'কাল',
  moonSign: 'আজ, আপনার চন্দ্ররাশির জন্য',
  six: 'ছটি পথ',
  ways: {
    today: { title: 'আজ', text: 'পঞ্জিকা, হোরা ও কাল, যে কোনও দিন ও স্থানের' },
    kundli: { title: 'কোষ্ঠী', text: 'একটি জন্ম: ছক, দশা, যোগ, পুস্তিকা' },
    matching: { title: 'যোটক বিচার', text: 'দুটি জন্ম: 36 গুণ, মাঙ্গলিক, পোরুথম' },
    festivals: { title: 'পার্বণ', text: 'ব্রত ও পার্বণ, আর কেন ওই দিনেই' },
    muhurta: { title: 'শুভ মুহূর্ত', text: 'বিবাহ, গৃহপ্রবেশ, যাত্রার সময়' },
    eclipses: { title: 'গ্রহণ', text: 'আপনার জায়গা থেকে যা দেখা যাবে, সূতকসহ' },
  },
  all: {
    title: 'সব গণনা',
    count: (count) => `${count}টি গণনা, সাত বিভাগে।`,
    asList: 'একটাই তালিকায়',
    most: 'সবচেয়ে বেশি দেখা',
    special: 'শাস্ত্রজ্ঞদের জন্য',
  },
  folds: {
    chart: { title: 'জন্মকুণ্ডলী', text: 'রাশি, লগ্ন, নক্ষত্র, যোগ, কেপি' },
    dashas: { title: 'দশা', text: 'জীবনের দশা, আর যেগুলি এখন চলছে' },
    transits: { title: 'শনি ও গোচর', text: 'সাড়ে সাতি, গোচর, সামনে কী আছে' },
    pair: { title: 'যোটক বিচার', text: 'দুজন মানুষ, মাঙ্গলিক, সম্পর্ক' },
    day: { title: 'দিন ও মাস', text: 'পঞ্জিকা, হোরা, চৌঘড়িয়া, চন্দ্রকলা' },
    timing: { title: 'সময় বাছা', text: 'মুহূর্ত, সেরা সময়, দিনের নম্বর' },
    work: { title: 'জীবিকা ও পাশ্চাত্য', text: 'কর্মক্ষেত্র, সূর্যরাশি' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'কোষ্ঠী', of: { kundli: 'সব এক পাতায়', 'birth-chart-calculator': 'শুধু জন্মকুণ্ডলী' } },
  moon: {
    name: 'চন্দ্ররাশি',
    of: { 'vedic-moon-sign-calculator': 'চন্দ্ররাশি', 'vedic-zodiac-sign-calculator': 'রবিরাশি ও লগ্নসহ' },
  },
  vimshottari: {
    name: 'বিংশোত্তরী দশা',
    of: { 'dasha-calculator': 'সারা জীবন', 'running-dashas': 'এখনকার পাঁচ স্তর' },
  },
  sade_sati: { name: 'সাড়ে সাতি', of: { 'sade-sati-calculator': 'এখন', 'saturn-periods': 'সারা জীবনে' } },
  gochara: { name: 'গোচর', of: { gochara: 'চন্দ্র থেকে', 'current-transits-calculator': 'ছকের উপর' } },
  own_day: { name: 'আজ, আপনার চন্দ্রের জন্য', of: { 'personal-activation': 'দিন', 'monthly-snapshot': 'মাস' } },
  matching: {
    name: 'যোটক বিচার',
    of: { 'vedic-compatibility-calculator': '36 গুণ', 'horoscope-matching': 'বিস্তারিত', matching: 'পাশাপাশি' },
  },
  score: { name: 'দিনের নম্বর', of: { 'daily-timing': 'পঞ্জিকা থেকে দিন', 'push-or-wait': 'এগোবেন নাকি অপেক্ষা' } },
};

export const ask: SiteWords['ask'] = {
  label: 'কোনও দিন, পার্বণ, সময় বা গণনা',
  placeholder: 'পার্বণ, দিন বা সময়',
  examples: 'যেমন',
  next: 'পরের একাদশী',
  inYear: (year) => `কালীপূজা ${year}`,
  hour: 'কাল রাহুকাল',
  title: (sought) => `খোঁজ: ${sought}`,
  tools: 'যে গণনাগুলি মেলে',
  nothing: (sought) => `“${sought}” খুঁজে কিছু পাওয়া যায়নি। কাছাকাছি:`,
  falls: ({ what, date, place }) => `${what}: ${date}, স্থান ${place}।`,
  alsoOn: (date) => `আবার ${date}।`,
  notIn: ({ what, year, place }) => `${year} সালে এটি নেই: ${what}, স্থান ${place}।`,
  at: ({ told, place }) => `${place}: ${told}।`,
  ofDay: ({ what, date, place, value }) => `${what}, ${date}, স্থান ${place}: ${value}।`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `${date}, সূর্যোদয়ে (স্থান ${place}) চন্দ্রের রাশি ${moon}: ${sign} থেকে গুনলে ${count}, দুটিকেই ধরে।`,
  never: 'নেই',
  sunrise: 'সূর্যোদয়',
  sunset: 'সূর্যাস্ত',
  moonrise: 'চন্দ্রোদয়',
  moonset: 'চন্দ্রাস্ত',
  why: 'কেন এই দিনেই',
  allOf: (year) => `${year} সালের সব দিন`,
  allEclipses: 'সব গ্রহণ',
};
