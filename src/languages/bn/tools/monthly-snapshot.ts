import type { MonthlySnapshotWords } from '../../../tools/monthly-snapshot/page/words.js';
import { thousands } from '../../words/caveats/clauses.js';
import { disclaimers } from '../disclaimers.js';

export const monthlySnapshot: MonthlySnapshotWords = {
  name: 'আপনার চন্দ্র থেকে মাস',
  title: 'আপনার চন্দ্র থেকে মাস',
  summary: 'আপনার জন্মচন্দ্র ধরে মাসের প্রতিটি দিনের নম্বর, চন্দ্রকলা ও দশা।',
  submit: 'মাসটি দেখুন',
  gets: [
    'প্রতিটি দিনের নম্বর ও তার কারণসহ ক্যালেন্ডার',
    'সেরা পাঁচ দিন, আর যে দিনগুলিতে পরম্পরা সাবধান হতে বলে',
    'চন্দ্রকলা, রাশি পরিবর্তন, গ্রহের বক্রী-মার্গী হওয়া, দশা ও সাড়ে সাতি',
  ],
  disclaimer: disclaimers['monthly-snapshot'],
  monthNav: 'মাস',
  seenFrom: (moon) => `জন্মচন্দ্র: ${moon}।`,
  favourableDays: 'অনুকূল দিন',
  mixedDays: 'মিশ্র দিন',
  challengingDays: 'কঠিন দিন',
  best: (days) => `সেরা: ${days}`,
  caution: (days) => `সাবধানতা, সবচেয়ে কম পাঁচটি ও চন্দ্রাষ্টম: ${days}`,
  calendar: 'ক্যালেন্ডার',
  key: (minimum, maximum) => `নম্বর আটটি নিয়মের যোগফল, ${minimum} থেকে ${maximum} পর্যন্ত। সবুজ অনুকূল, রংহীন মিশ্র, লাল কঠিন।`,
  keyOpen: (minimum, maximum) =>
    `নম্বর আটটি নিয়মের যোগফল, ${minimum} থেকে ${maximum} পর্যন্ত। সবুজ দিন সম্ভাব্য সব সময়েই অনুকূল, লাল দিন কঠিন; বাকিগুলি মিশ্র বা অনিশ্চিত।`,
  outlined: (day) => `ঘেরা দিনটি: ${day}।`,
  sheet: 'কোনও তারিখ বাছলে সেই দিনের পাতা খোলে।',
  eighth: 'চন্দ্রাষ্টম',
  whyDay: (day, score) => `${day}: কেন ${score}`,
  otherDays: 'অন্য দিনের নম্বর',
  allDays: 'মাসের সব দিন',
  date: 'তারিখ',
  moon: 'চন্দ্ররাশি',
  tara: 'তারা',
  house: 'আপনার চন্দ্র থেকে ভাব',
  limbScore: 'অঙ্গ থেকে',
  events: 'ঘটনা',
  moonSigns: 'চন্দ্রের রাশি পরিবর্তন',
  station: { direct: 'মার্গী হয়', retrograde: 'বক্রী হয়' },
  dashas: 'দশা ও সাড়ে সাতি',
  atStart: 'মাসের শুরুতে',
  onDate: (day) => `${day} তারিখে`,
  noDasha: 'কোনও দশা নেই: জন্মের আগে, অথবা দশার 120 বছর পূর্ণ হওয়ার পরে',
  sadeSati: 'সাড়ে সাতি',
  noSadeSati: 'চলছে না',
  inWords: 'কথায়',
  unknownLead: 'জন্মসময় জানা নেই।',
  unknown: (from, to) =>
    `সে দিন চন্দ্র ${from} থেকে ${to} পর্যন্ত যায়। ক্যালেন্ডারে প্রতিটি দিনের নম্বরের সীমা এই সব অবস্থানের জন্য; কোনও দিনকে সেরা বলা হয়নি।`,
  unknownNoFacts: 'নিজের চন্দ্র থেকে দিনের নম্বর দেখতে সময় লিখুন, আনুমানিক হলেও।',
  sure: 'সম্ভাব্য সব সময়েই তা-ই',
  open: 'অনিশ্চিত দিন',
  openNote: 'জন্মসময়ের উপর নির্ভর করে',
  between: (least, most) => `${least} থেকে ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'দশা দেওয়া হয়নি: তার তারিখ জন্মসময়ের উপর নির্ভর করে।'
      : `দশা দেওয়া হয়নি: সম্ভাব্য সময়গুলিতে তার তারিখ ${thousands(`${days}`, ',')} দিন পর্যন্ত সরে।`,
  byMoon: 'চন্দ্রের সম্ভাব্য প্রতিটি অবস্থান অনুযায়ী',
};
