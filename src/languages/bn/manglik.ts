import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { ordinal } from './cases.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'লগ্ন', moon: 'চন্দ্র' } as const;

export const BENGALI_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `মঙ্গল নিজের রাশিতে: ${mars}।`,
    mars_exalted: ({ mars }) => `মঙ্গল ${mars} রাশিতে তুঙ্গ।`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `${mars} রাশির মঙ্গল ${from} থেকে গোনা ${ordinal(house)} ভাবের দোষ কাটায়।`,
    mars_in_leo_or_aquarius: ({ mars }) => `মঙ্গল ${mars} রাশিতে; সিংহ ও কুম্ভের মঙ্গল কোনও ভাবেই দোষ দেয় না।`,
    jupiter_conjunct_mars: ({ mars }) => `বৃহস্পতি ${mars} রাশিতে মঙ্গলের সঙ্গে।`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `${jupiter} রাশির বৃহস্পতির দৃষ্টি ${mars} রাশির মঙ্গলের উপর।`,
    moon_conjunct_mars: ({ mars }) => `চন্দ্র ${mars} রাশিতে মঙ্গলের সঙ্গে।`,
    jupiter_in_lagna: ({ lagna }) => `বৃহস্পতি লগ্নে (${lagna})।`,
    mars_yogakaraka_lagna: ({ lagna }) => `${lagna} লগ্নে মঙ্গল কেন্দ্র ও ত্রিকোণের অধিপতি (যোগকারক)।`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'এখানে মঙ্গল কেবল প্রথম ভাবে পড়ে, যা দক্ষিণ ভারতীয় তালিকায় এই নিয়মে ধরা হয় না।'
        : 'এখানে মঙ্গল কেবল দ্বিতীয় ভাবে পড়ে, যা উত্তর ভারতীয় তালিকায় এই নিয়মে ধরা হয় না।',
    movable_sign: () => 'মঙ্গল চর রাশিতে; কিছু গ্রন্থ একে পরিহার বলে মানে। এখানে তা ধরা হয়নি।',
    partner_not_evaluated: () => 'অনেক গ্রন্থের মতে বর ও কনে দুজনেই মাঙ্গলিক হলে দোষ থাকে না। একটি কোষ্ঠী থেকে তা দেখা যায় না।',
    others_not_evaluated: () => 'বয়স, বার এবং মঙ্গলের সঙ্গে শনি, রাহু বা কেতু থাকার বিচার এখানে করা হয়নি।',
  },
};
