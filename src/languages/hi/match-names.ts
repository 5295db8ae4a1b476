import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'नाड़ी दोष',
  nadi_cancelled: 'नाड़ी दोष निरस्त',
  bhakoot_dosha: 'भकूट दोष',
  bhakoot_cancelled: 'भकूट दोष निरस्त',
  rajju_disagrees: 'रज्जु नहीं मिलता',
  rajju_waived: 'चार अन्य से रज्जु क्षम्य',
  vedha_disagrees: 'वेध नहीं मिलता',
};

export const likelihood: Names['likelihood'] = {
  certain: 'निश्चित',
  possible: 'संभव',
  not: 'नहीं',
};

export const match_position: Names['match_position'] = {
  groom: 'वर',
  bride: 'वधू',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 गुण',
  poruthams: 'पोरुथम',
};
