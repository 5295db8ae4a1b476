import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'Нади-доша',
  nadi_cancelled: 'Нади-доша снята',
  bhakoot_dosha: 'Бхакут-доша',
  bhakoot_cancelled: 'Бхакут-доша снята',
  rajju_disagrees: 'Раджу не согласуется',
  rajju_waived: 'Раджу снят четырьмя другими',
  vedha_disagrees: 'Ведха не согласуется',
};

export const likelihood: Names['likelihood'] = {
  certain: 'наверняка',
  possible: 'возможно',
  not: 'нет',
};

export const match_position: Names['match_position'] = {
  groom: 'жених',
  bride: 'невеста',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 баллам',
  poruthams: 'порутамам',
};
