import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'Nadi-Dosha',
  nadi_cancelled: 'Nadi-Dosha aufgehoben',
  bhakoot_dosha: 'Bhakoot-Dosha',
  bhakoot_cancelled: 'Bhakoot-Dosha aufgehoben',
  rajju_disagrees: 'Rajju stimmt nicht',
  rajju_waived: 'Rajju durch vier andere erlassen',
  vedha_disagrees: 'Vedha stimmt nicht',
};

export const likelihood: Names['likelihood'] = {
  certain: 'sicher',
  possible: 'möglich',
  not: 'nein',
};

export const match_position: Names['match_position'] = {
  groom: 'Bräutigam',
  bride: 'Braut',
};

export const rank_by: Names['rank_by'] = {
  kootas: 'den 36 Punkten',
  poruthams: 'den Poruthams',
};
