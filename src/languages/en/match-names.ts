import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'Nadi dosha',
  nadi_cancelled: 'Nadi dosha cancelled',
  bhakoot_dosha: 'Bhakoot dosha',
  bhakoot_cancelled: 'Bhakoot dosha cancelled',
  rajju_disagrees: 'Rajju does not agree',
  rajju_waived: 'Rajju waived by four others',
  vedha_disagrees: 'Vedha does not agree',
};

export const likelihood: Names['likelihood'] = {
  certain: 'certain',
  possible: 'possible',
  not: 'no',
};

export const match_position: Names['match_position'] = {
  groom: 'groom',
  bride: 'bride',
};

export const rank_by: Names['rank_by'] = {
  kootas: 'the 36 points',
  poruthams: 'the poruthams',
};
