import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'নাড়ীদোষ',
  nadi_cancelled: 'নাড়ীদোষ কেটে গেছে',
  bhakoot_dosha: 'রাশিকূট দোষ',
  bhakoot_cancelled: 'রাশিকূট দোষ কেটে গেছে',
  rajju_disagrees: 'রজ্জু মেলে না',
  rajju_waived: 'অন্য চারটি মেলায় রজ্জু ধরা হয় না',
  vedha_disagrees: 'বেধ মেলে না',
};

export const likelihood: Names['likelihood'] = {
  certain: 'নিশ্চিত',
  possible: 'সম্ভব',
  not: 'না',
};

export const match_position: Names['match_position'] = {
  groom: 'বর',
  bride: 'কনে',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 গুণ',
  poruthams: 'পোরুথম',
};
