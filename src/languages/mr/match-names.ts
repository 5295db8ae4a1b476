import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'नाडी दोष',
  nadi_cancelled: 'नाडी दोषाचा परिहार',
  bhakoot_dosha: 'भकूट दोष',
  bhakoot_cancelled: 'भकूट दोषाचा परिहार',
  rajju_disagrees: 'रज्जू जुळत नाही',
  rajju_waived: 'इतर चारांमुळे रज्जू क्षम्य',
  vedha_disagrees: 'वेध जुळत नाही',
};

export const likelihood: Names['likelihood'] = {
  certain: 'निश्चित',
  possible: 'शक्य',
  not: 'नाही',
};

export const match_position: Names['match_position'] = {
  groom: 'वर',
  bride: 'वधू',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 गुण',
  poruthams: 'पोरुत्तम',
};
