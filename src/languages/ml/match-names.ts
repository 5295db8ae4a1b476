import type { Names } from '../names/kinds.js';

/** What is told where many are matched with one. */

export const match_reason: Names['match_reason'] = {
  nadi_dosha: 'നാഡീദോഷം',
  nadi_cancelled: 'നാഡീദോഷത്തിന് പരിഹാരമുണ്ട്',
  bhakoot_dosha: 'ഭകൂടദോഷം',
  bhakoot_cancelled: 'ഭകൂടദോഷത്തിന് പരിഹാരമുണ്ട്',
  rajju_disagrees: 'രജ്ജു ചേരില്ല',
  rajju_waived: 'മറ്റു നാലും ചേർന്നതിനാൽ രജ്ജു ഒഴിവാക്കുന്നു',
  vedha_disagrees: 'വേധമുണ്ട്',
};

export const likelihood: Names['likelihood'] = {
  certain: 'ഉറപ്പ്',
  possible: 'ഉണ്ടാകാം',
  not: 'ഇല്ല',
};

export const match_position: Names['match_position'] = {
  groom: 'വരൻ',
  bride: 'വധു',
};

export const rank_by: Names['rank_by'] = {
  kootas: '36 ഗുണങ്ങൾ',
  poruthams: 'പൊരുത്തങ്ങൾ',
};
