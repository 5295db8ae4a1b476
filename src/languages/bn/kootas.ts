import { kootaWords } from '../words/kootas/koota-words.js';
import { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni } from './names.js';

export const BENGALI_KOOTAS = /* @__PURE__ */ kootaWords(
  { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni },
  {
    each: (a, b) => `ব্যক্তি ক: ${a}; ব্যক্তি খ: ${b}।`,
    both: (shared) => `দুজনেরই: ${shared}।`,
    varnaRule: 'ক-এর বর্ণ খ-এর বর্ণের নীচে না হলে গুণ মেলে।',
    tara: (toA, toB) => `খ থেকে ক পর্যন্ত গুনলে তারা ${toA}, ক থেকে খ পর্যন্ত ${toB}।`,
    taraRule: 'তৃতীয়, পঞ্চম ও সপ্তম ছাড়া প্রতিটি তারায় 1.5 গুণ।',
    sworn: 'পরম্পরায় এই দুই যোনির মধ্যে বৈর মানা হয়।',
    oneRuler: (ruler) => `দুই চন্দ্ররাশির অধিপতি একই: ${ruler}।`,
    signs: { same: 'দুজনের চন্দ্ররাশি একই।', opposite: 'দুই চন্দ্ররাশি পরস্পরের সপ্তম।' },
    signsApart: (count, back) => `দুই চন্দ্ররাশির পারস্পরিক অবস্থান ${count}/${back}।`,
    bhakootDosha: 'এটি রাশিকূট দোষ।',
    nadiDosha: 'এটি নাড়ীদোষ।',
    stop: '।',
    notes: {
      varna_rulers: ({ ruler_a, ruler_b }) =>
        `কিছু গ্রন্থ এই দোষ মানে না, কারণ ক-এর রাশ্যধিপতির (${ruler_a}) বর্ণ খ-এর রাশ্যধিপতির (${ruler_b}) বর্ণের উপরে।`,
      tara_rulers: () => 'দুই রাশির অধিপতি এক বা পরস্পর মিত্র, তাই দোষ কম ধরা হয়।',
      gana_rulers: () => 'দুই চন্দ্ররাশির বা দুই চন্দ্রনবাংশের অধিপতি এক বা পরস্পর মিত্র, তাই দোষ কম ধরা হয়।',
      bhakoot_one_ruler: ({ ruler_a }) => `দুই রাশির অধিপতি একই (${ruler_a}): বেশির ভাগ গ্রন্থের মতে তখন দোষ কেটে যায়।`,
      bhakoot_friends: ({ ruler_a, ruler_b }) =>
        `দুই রাশির অধিপতি (${ruler_a} ও ${ruler_b}) পরস্পর মিত্র, তাই দোষ কাটে বা কমে বলে ধরা হয়।`,
      bhakoot_nadi_and_tara: () => 'নাড়ী আলাদা হলে এবং তারার পূর্ণ গুণ মিললে কিছু গ্রন্থ দোষ কম ধরে।',
      nadi_same_sign: () => 'চন্দ্ররাশি এক, নক্ষত্র আলাদা: অনেক গ্রন্থের মতে দোষ কেটে যায়।',
      nadi_same_nakshatra: () => 'নক্ষত্র এক, চন্দ্ররাশি আলাদা: অনেক গ্রন্থের মতে দোষ কেটে যায়।',
      nadi_padas: () => 'নক্ষত্র এক, পাদ আলাদা; সাধারণত তখন দোষ কমে বা কাটে বলে ধরা হয়।',
      nadi_one_ruler: ({ ruler_a }) => `দুই চন্দ্ররাশির অধিপতি একই (${ruler_a}): কিছু গ্রন্থ একে পরিহার বলে গোনে।`,
      nadi_exempt: ({ nakshatra }) => `দুজনেরই নক্ষত্র ${nakshatra} হলে কিছু গ্রন্থ দোষ মানে না; তাদের তালিকা অবশ্য এক নয়।`,
    },
  },
);
