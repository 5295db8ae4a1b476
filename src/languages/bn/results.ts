import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { genitive, ordinal } from './cases.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `মঙ্গলের অবস্থান: ${mars}; ${from} থেকে গুনলে ${ordinal(house)} ভাব। এটি ${houses} ভাবগুলির মধ্যে ${isOne ? 'পড়ে' : 'পড়ে না'}।`,
  venus: 'কিছু পরম্পরায় শুক্র থেকেও মঙ্গল গোনা হয়; এখানে গোনা হয়নি।',
  disclaimer: 'মাঙ্গলিক দোষ বহু ব্যতিক্রমের একটি পরম্পরাগত নিয়ম। কেবল এর ভিত্তিতে বিয়ের সিদ্ধান্ত হওয়া উচিত নয়।',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'প্রায় সব কূট মেলে: 36-এর মধ্যে 33 বা তার বেশি গুণ।',
    very_good: '36-এর মধ্যে প্রচলিত ন্যূনতম 18-র অনেকটা উপরে।',
    acceptable: '36-এর মধ্যে প্রচলিত ন্যূনতম 18-র সমান বা উপরে।',
    below_customary_threshold: '36-এর মধ্যে প্রচলিত ন্যূনতম 18-র নীচে।',
  },
  matchConvention:
    'উত্তর ভারতীয় অষ্টকূট, 36 গুণ। ব্যক্তি ক-কে বরের এবং ব্যক্তি খ-কে কনের জায়গায় ধরা হয়, তাই জায়গা বদলালে মোট গুণ বদলাতে পারে। কোনও পরিহার খাটলে সেই কূটের বিবরণে তা বলা হয়, কিন্তু তাতে গুণ কখনও বদলায় না।',
  ascendantNotes: {
    birth_time_unknown: 'জন্মসময় জানা নেই: লগ্ন, ভাব এবং সেগুলি থেকে যা গোনা হয় তার জন্য সময় দরকার, তাই সেগুলি খালি।',
    no_ascendant: 'মেরুতে লগ্ন হয় না: -89.99 থেকে 89.99-এর মধ্যে অক্ষাংশ দিন।',
  },
  noBirthNote: 'একজনের বা দুজনেরই জন্মতথ্য দেওয়া হয়নি: লগ্ন থেকে যা গোনা হয় তার জন্য সময়সহ দুজনের জন্মতথ্য দরকার, তাই তা খালি।',
  noCurrentDasha: {
    no_current_time: 'বর্তমান সময় দেওয়া হয়নি।',
    before_birth: 'জন্ম বর্তমান সময়ের পরে।',
    ended: 'নয়টি মহাদশাই শেষ হয়ে গেছে।',
  },
  dashasEnded: 'তালিকার সব মহাদশা শেষ হয়ে গেছে।',
  currentLocationNote: 'দৃষ্টি পৃথিবীর কেন্দ্র থেকে গোনা: বর্তমান স্থান নেওয়া হয়, কিন্তু তাতে দৃষ্টি বদলায় না।',
  sunriseNotes: {
    standard: 'সূর্যোদয় ও সূর্যাস্ত: সমুদ্রপৃষ্ঠে সূর্যবিম্বের কেন্দ্র দিগন্তের 50′ নীচে (34′ প্রতিসরণ, 16′ অর্ধব্যাস)।',
    hindu_rising: 'পৃথিবীর কেন্দ্র থেকে দেখা সূর্যের কেন্দ্র দিগন্তে, প্রতিসরণ ছাড়া।',
  },
  namingNotes: {
    birth_time_unknown: 'জন্মসময় জানা নেই: সে দিনের সব অক্ষর day_alternates-এ আছে।',
    near_pada_edge: 'চন্দ্র আধ ঘণ্টার মধ্যে অন্য পাদে: বাছার আগে জন্মসময় মিলিয়ে নিন।',
    sound_of_pada: 'জন্মের সময় চন্দ্র যে পাদে ছিল, তার অক্ষর। রোমান হরফে বানান নানা রকম।',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `গোচরের গ্রহ: ${graha}`,
      natal: (point) => `জন্মকালীন বিন্দু: ${point}`,
      glance: { full: (aspect) => `পূর্ণ দৃষ্টি: ${aspect}`, special: (aspect) => `বিশেষ দৃষ্টি: ${aspect}` },
      tight: (degrees) => `যথাযথ থেকে ${degrees}° দূরে`,
      decimalSign: '.',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `দুজনেরই রাশি ${sign}; তত্ত্ব ${element}।`,
      sameElement: (a, b, element) => `${a} ও ${genitive(b)} তত্ত্ব একই: ${element}।`,
      elements: (a, ofA, b, ofB) => `${genitive(a)} তত্ত্ব ${ofA}, ${genitive(b)} তত্ত্ব ${ofB}।`,
      oneRuler: (ruler) => `দুই রাশিরই অধিপতি ${ruler}।`,
      rulers: (a, b, aToB, bToA) =>
        `দুই রাশির অধিপতি ${a} ও ${b}: ${genitive(a)} কাছে ${b} ${aToB}, আর ${genitive(b)} কাছে ${a} ${bToA}।`,
    },
  ),
};
