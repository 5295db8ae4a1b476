import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'Nadi dosha',
  nadi_cancelled: 'Nadi dosha anulado',
  bhakoot_dosha: 'Bhakoot dosha',
  bhakoot_cancelled: 'Bhakoot dosha anulado',
  rajju_disagrees: 'Rajju no concuerda',
  rajju_waived: 'Rajju dispensado por otros cuatro',
  vedha_disagrees: 'Vedha no concuerda',
};

export const likelihood: Names['likelihood'] = {
  certain: 'seguro',
  possible: 'posible',
  not: 'no',
};

export const match_position: Names['match_position'] = {
  groom: 'novio',
  bride: 'novia',
};

export const rank_by: Names['rank_by'] = {
  kootas: 'los 36 puntos',
  poruthams: 'los poruthams',
};
