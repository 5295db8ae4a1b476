import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'నాడీ దోషం',
  nadi_cancelled: 'నాడీ దోషానికి పరిహారం ఉంది',
  bhakoot_dosha: 'భకూట దోషం',
  bhakoot_cancelled: 'భకూట దోషానికి పరిహారం ఉంది',
  rajju_disagrees: 'రజ్జు కుదరదు',
  rajju_waived: 'మిగతా నాలుగింటి వల్ల రజ్జు మినహాయింపు',
  vedha_disagrees: 'వేధ ఉంది',
};

export const likelihood: Names['likelihood'] = {
  certain: 'ఖాయం',
  possible: 'ఉండవచ్చు',
  not: 'లేదు',
};

export const match_position: Names['match_position'] = {
  groom: 'వరుడు',
  bride: 'వధువు',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 గుణాలు',
  poruthams: 'దశ పొంతనలు',
};
