import { joinedBy } from '../locale/plural.js';
import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { ordinal } from './cases.js';
import { BENGALI_DATES } from './dates.js';
import { names } from './listed.js';

const list = /* @__PURE__ */ joinedBy('ও');

/** What Bengali says of what rules find. */
const BENGALI_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'শুভ যোগ',
    inauspicious: 'অশুভ যোগ',
    gravely_inauspicious: 'সবচেয়ে অশুভ দুই যোগের একটি',
    karana_movable: 'চর করণ',
    karana_fixed: 'স্থির করণ',
    karana_vishti: 'ভদ্রা, শুভারম্ভে বর্জনীয়',
    lord_benefic: 'শুভ গ্রহ',
    lord_neutral: 'শুভ বা পাপ কোনওটিই ধরা হয় না',
    lord_malefic: 'পাপ গ্রহ',
    moon_strong: 'চন্দ্র বলবান',
    moon_moderate: 'চন্দ্র মধ্যবল',
    moon_weak: 'চন্দ্র দুর্বল',
    good: 'অনুকূল',
    mixed: 'মিশ্র',
    bad: 'প্রতিকূল',
    chandrashtama: 'চন্দ্রাষ্টম, অতি প্রতিকূল',
    same_ruler: 'একই গ্রহ',
    friendly: 'মিত্রভাব',
    neutral_ruler: 'সমভাব',
    hostile: 'শত্রুভাব',
    sade_sati: 'সাড়ে সাতি',
    ashtama_shani: 'অষ্টম শনি, ভার বাড়ায় বলে মানা হয়',
    hora_primary: 'এই উদ্দেশ্যের প্রধান অধিপতি',
    hora_secondary: 'এই উদ্দেশ্যের সহায়ক অধিপতি',
    hora_opposed: 'এই উদ্দেশ্যের বিরোধী',
    hora_other: 'এই উদ্দেশ্যের সঙ্গে বিশেষ যোগ নেই',
    choghadiya_best: 'সর্বোত্তম',
    choghadiya_good: 'ভালো',
    choghadiya_neutral_good: 'যাত্রার পক্ষে ভালো, নইলে সাধারণ',
    choghadiya_bad: 'অশুভ',
    overlap: 'এই হোরার মধ্যভাগ এই কালের মধ্যে পড়ে',
    nature_suits: 'এই উদ্দেশ্যের উপযোগী',
    nature_does_not_suit: 'এই উদ্দেশ্যের তেমন উপযোগী নয়',
    mode_good: 'এমন সম্পর্কের অনুকূল',
    mode_neutral: 'এমন সম্পর্কের পক্ষে সাধারণ',
    mode_bad: 'এমন সম্পর্কের প্রতিকূল',
    no_special_state: 'বিশেষ কোনও অবস্থা নেই',
    company_benefic: 'চন্দ্রের সঙ্গে শুভ গ্রহ',
    company_malefic: 'চন্দ্রের সঙ্গে পাপ গ্রহ',
    moon_alone: 'চন্দ্রের রাশিতে ধরার মতো অন্য কোনও গ্রহ নেই',
  },
  states: {
    exalted: 'তুঙ্গ',
    moolatrikona: 'মূলত্রিকোণে',
    own_sign: 'স্বক্ষেত্রে',
    debilitated: 'নীচস্থ',
    retrograde: 'বক্রী',
    combust: 'অস্তমিত',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${paksha === 'shukla' ? 'শুক্লপক্ষের' : 'কৃষ্ণপক্ষের'} ${tithi}`,
    houseFromMoon: (graha, house) => `আপনার জন্মচন্দ্র থেকে ${ordinal(house)} ভাবে ${graha}`,
    grahaInSign: (graha, inSign) => `${inSign} ${graha}`,
    rulers: (signRuler, dayLord) => `${signRuler} (আপনার চন্দ্ররাশির অধিপতি) → ${dayLord} (বারাধিপতি)`,
  },
};

/** Bengali. Its nouns here do not change with a count. */
export const BENGALI = /* @__PURE__ */ catalogue(BENGALI_RULES, {
  dates: BENGALI_DATES,
  houseThemes: [
    'নিজের সত্তা ও শরীর',
    'ধন ও বাক্য',
    'উদ্যোগ ও সাহস',
    'ঘর ও সুখ',
    'সৃজনশীলতা ও শিক্ষা',
    'কাজ, স্বাস্থ্য ও বাধা',
    'অংশীদারি',
    'পরিবর্তন ও সাবধানতা',
    'ভাগ্য ও পথনির্দেশ',
    'কর্মজীবন ও কর্ম',
    'লাভ ও বন্ধু',
    'বিশ্রাম ও ত্যাগ',
  ],
  texts: {
    sentence: (words) => `${words}।`,
    score: ({ score, minimum, maximum }) => `নম্বর ${score} (${minimum} থেকে ${maximum} পর্যন্ত)।`,
    bestWindow: ({ name, start, end }) => `সেরা সময়: ${name}, ${start} থেকে ${end} পর্যন্ত।`,
    avoidWindow: ({ name, start, end }) => `এই সময় এড়িয়ে চলুন: ${name}, ${start} থেকে ${end} পর্যন্ত।`,
    bestTime: ({ intent, start, end }) => `${intent}: সেরা সময় ${start} থেকে ${end} পর্যন্ত।`,
    noWindow: 'এই দিনে স্পষ্টভাবে অনুকূল কোনও সময় নেই।',
    dayTaken: {
      zone_centre_sunrise:
        'এখনকার স্থান দেওয়া হয়নি বলে সময়গুলি সময় অঞ্চলের জনবসতির কেন্দ্রের সূর্যোদয় ও সূর্যাস্ত অনুযায়ী।',
      place_sunrise: 'সময়গুলি উল্লিখিত স্থানের সূর্যোদয় ও সূর্যাস্ত অনুযায়ী।',
      nominal_06_18: 'সময়গুলি উল্লিখিত সময় অঞ্চলে 06:00 থেকে 18:00 পর্যন্ত দিন ধরে।',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'এখনকার স্থান দেওয়া হয়নি বলে দিনের বিচার সময় অঞ্চলের জনবসতির কেন্দ্রের সূর্যোদয়কালীন অবস্থান থেকে।',
      place_sunrise: 'দিনের বিচার উল্লিখিত স্থানের সূর্যোদয়কালীন অবস্থান থেকে।',
      nominal_06_18: 'দিনের বিচার উল্লিখিত সময় অঞ্চলে 06:00-টার অবস্থান থেকে।',
    },
    theme: (theme) => `দিনের বিষয়: ${theme}।`,
    chandrashtamaDay: 'চন্দ্র আপনার জন্মচন্দ্র থেকে অষ্টম রাশিতে (চন্দ্রাষ্টম)।',
    dayCount: {
      favourable: (count) => `${count}টি অনুকূল দিন`,
      mixed: (count) => `${count}টি মিশ্র দিন`,
      challenging: (count) => `${count}টি কঠিন দিন`,
    },
    bestDays: (days) => `সেরা দিন: ${days}।`,
    cautionDays: (days) => `সাবধানতার দিন: ${days}।`,
    chandrashtamaDays: (count, days) => `চন্দ্রাষ্টমের ${count} দিন: ${days}।`,
    signChanges: (count) => `${count}টি রাশি পরিবর্তন (চন্দ্র বাদে)`,
    stations: (count) => `${count}টি গতি পরিবর্তন (বক্রী বা মার্গী)`,
    dasha: ({ maha, antar, pratyantar }) => `মাসের শুরুতে দশা: ${maha}, ${antar}, ${pratyantar}।`,
    dashaChanges: (count) => `${count}টি দশা পরিবর্তন`,
    sadeSati: {
      rising: 'মাসের শুরুতে সাড়ে সাতি: প্রথম পর্ব।',
      peak: 'মাসের শুরুতে সাড়ে সাতি: মধ্য পর্ব।',
      setting: 'মাসের শুরুতে সাড়ে সাতি: শেষ পর্ব।',
      none: 'মাসের শুরুতে সাড়ে সাতি নেই।',
    },
    sadeSatiChange: (days) => `সাড়ে সাতির পরিবর্তন: ${days}।`,
  },
});
