import type { FindingWords } from '../words/matching/finding-words.js';

export const findings: FindingWords = {
  nadi_dosha: 'Nadi dosha: both have the same nadi, so this koota gives none of its 8 points.',
  nadi_cancelled: 'Nadi dosha is cancelled: a condition is met under which the sources agree to set it aside.',
  bhakoot_dosha:
    'Bhakoot dosha: the Moon signs are 2nd and 12th, 5th and 9th or 6th and 8th from each other, so this koota gives none of its 7 points.',
  bhakoot_cancelled: 'Bhakoot dosha is cancelled: a condition is met under which the sources agree to set it aside.',
  rajju_disagrees: 'Rajju does not agree: both nakshatras are of the same group, which gives no point.',
  rajju_waived: 'Rajju is waived: four other poruthams agree.',
  vedha_disagrees: 'Vedha does not agree: the two nakshatras obstruct each other, which gives no point.',
  possible: 'This holds for some of the times or padas that are left open, not for all of them.',
};
