import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'નાડી દોષ',
  nadi_cancelled: 'નાડી દોષનો પરિહાર',
  bhakoot_dosha: 'ભકૂટ દોષ',
  bhakoot_cancelled: 'ભકૂટ દોષનો પરિહાર',
  rajju_disagrees: 'રજ્જુમાં મેળ નથી',
  rajju_waived: 'બીજા ચારને લીધે રજ્જુ ક્ષમ્ય',
  vedha_disagrees: 'વેધમાં મેળ નથી',
};

export const likelihood: Names['likelihood'] = {
  certain: 'ચોક્કસ',
  possible: 'શક્ય',
  not: 'નથી',
};

export const match_position: Names['match_position'] = {
  groom: 'વર',
  bride: 'કન્યા',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 ગુણ',
  poruthams: 'પોરુત્તમ',
};
