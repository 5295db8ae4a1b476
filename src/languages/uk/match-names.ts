import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'Наді-доша',
  nadi_cancelled: 'Наді-дошу знято',
  bhakoot_dosha: 'Бхакут-доша',
  bhakoot_cancelled: 'Бхакут-дошу знято',
  rajju_disagrees: 'Раджджу не узгоджується',
  rajju_waived: 'Раджджу знято чотирма іншими',
  vedha_disagrees: 'Ведха не узгоджується',
};

export const likelihood: Names['likelihood'] = {
  certain: 'напевно',
  possible: 'можливо',
  not: 'ні',
};

export const match_position: Names['match_position'] = {
  groom: 'наречений',
  bride: 'наречена',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 балами',
  poruthams: 'порутамами',
};
