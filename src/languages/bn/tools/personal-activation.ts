import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { ordinal } from '../cases.js';
import { disclaimers } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'আপনার চন্দ্র থেকে দিন',
  title: 'আপনার চন্দ্র থেকে দিন',
  summary: 'আপনার জন্মচন্দ্র ধরে দিনটি কেমন: তারাবল, চন্দ্রবল, বারাধিপতি, বৃহস্পতি, শনি।',
  submit: 'আমার দিন দেখুন',
  gets: [
    'আপনার জন্মচন্দ্রের জন্য দিনের নম্বর, প্রতিটি নিয়মসহ',
    'তারাবল ও চন্দ্রবল: আপনার নক্ষত্র ও রাশি থেকে গোনা',
    'দিনের মধ্যে চন্দ্র এগোলে কী বদলায়',
  ],
  disclaimer: disclaimers['personal-activation'],
  dayForYou: 'আপনার চন্দ্রের জন্য দিন',
  tara: 'তারা',
  moonFromYours: 'আপনার চন্দ্র থেকে চন্দ্র',
  house: (house) => `${ordinal(house)} ভাব`,
  natalMoon: 'জন্মচন্দ্র',
  steps: (favourable, challenging) => `${favourable} বা বেশি নম্বর অনুকূল, ${challenging}-এর কম কঠিন, মাঝেরগুলি মিশ্র।`,
  skyOfDay: 'দিনের শুরুর আকাশ',
  lordOfDay: 'বারাধিপতি',
  changesNone: 'দিন শেষ হওয়া পর্যন্ত চন্দ্র নক্ষত্রও বদলায় না, রাশিও না।',
  nakshatra: 'তখন চন্দ্রের নক্ষত্র',
  theme: 'বিষয়',
  band: 'সিদ্ধান্ত',
  eighth: 'চন্দ্রাষ্টম',
  between: (least, most) => `${least} থেকে ${most}`,
  unknownLead: 'জন্মসময় জানা নেই।',
  unknown: (from, to) =>
    `সে দিন চন্দ্র ${from} থেকে ${to} পর্যন্ত যায়, আর প্রতিটি অবস্থানে ফল আলাদা। সবগুলিই দেওয়া আছে; কোনওটিকে আপনার বলে ধরা হয়নি।`,
  unknownOne: (moon) => `সে দিন চন্দ্রের অবস্থান সারাক্ষণ একই (${moon}), তাই জন্মের যে কোনও সময়েই ফল এক।`,
  unknownNoFacts: 'নিজের চন্দ্র থেকে দিন দেখতে সময় লিখুন, আনুমানিক হলেও।',
  possible: 'চন্দ্রের সম্ভাব্য প্রতিটি অবস্থান অনুযায়ী',
  possibleSoft: 'সে দিন জন্ম হলে চন্দ্র যেখানে যেখানে থাকতে পারে, সময়ের ক্রমে।',
  withMoon: (moon) => `আপনার চন্দ্র এখানে হলে: ${moon}`,
};
