import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'ನಾಡಿ ದೋಷ',
  nadi_cancelled: 'ನಾಡಿ ದೋಷಕ್ಕೆ ಪರಿಹಾರವಿದೆ',
  bhakoot_dosha: 'ಭಕೂಟ ದೋಷ',
  bhakoot_cancelled: 'ಭಕೂಟ ದೋಷಕ್ಕೆ ಪರಿಹಾರವಿದೆ',
  rajju_disagrees: 'ರಜ್ಜು ಹೊಂದುವುದಿಲ್ಲ',
  rajju_waived: 'ಉಳಿದ ನಾಲ್ಕರಿಂದ ರಜ್ಜುವಿಗೆ ವಿನಾಯಿತಿ',
  vedha_disagrees: 'ವೇಧೆ ಇದೆ',
};

export const likelihood: Names['likelihood'] = {
  certain: 'ಖಚಿತ',
  possible: 'ಇರಬಹುದು',
  not: 'ಇಲ್ಲ',
};

export const match_position: Names['match_position'] = {
  groom: 'ವರ',
  bride: 'ವಧು',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 ಗುಣಗಳು',
  poruthams: 'ದಶಕೂಟ',
};
