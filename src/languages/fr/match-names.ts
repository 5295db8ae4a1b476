import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'Nadi dosha',
  nadi_cancelled: 'Nadi dosha annulé',
  bhakoot_dosha: 'Bhakoot dosha',
  bhakoot_cancelled: 'Bhakoot dosha annulé',
  rajju_disagrees: 'Rajju n’est pas en accord',
  rajju_waived: 'Rajju levé par quatre autres',
  vedha_disagrees: 'Vedha n’est pas en accord',
};

export const likelihood: Names['likelihood'] = {
  certain: 'sûr',
  possible: 'peut-être',
  not: 'non',
};

export const match_position: Names['match_position'] = {
  groom: 'marié',
  bride: 'mariée',
};

export const rank_by: Names['rank_by'] = {
  kootas: 'les 36 points',
  poruthams: 'les poruthams',
};
