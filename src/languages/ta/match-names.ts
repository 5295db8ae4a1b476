import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'நாடி தோஷம்',
  nadi_cancelled: 'நாடி தோஷம் நிவர்த்தி',
  bhakoot_dosha: 'ராசி (பகூட) தோஷம்',
  bhakoot_cancelled: 'ராசி (பகூட) தோஷம் நிவர்த்தி',
  rajju_disagrees: 'ரஜ்ஜு பொருந்தவில்லை',
  rajju_waived: 'மற்ற நான்கு பொருத்தங்களால் ரஜ்ஜு விலக்கு',
  vedha_disagrees: 'வேதை பொருந்தவில்லை',
};

export const likelihood: Names['likelihood'] = {
  certain: 'உறுதி',
  possible: 'இருக்கலாம்',
  not: 'இல்லை',
};

export const match_position: Names['match_position'] = {
  groom: 'மணமகன்',
  bride: 'மணமகள்',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 குணங்கள்',
  poruthams: 'பொருத்தங்கள்',
};
