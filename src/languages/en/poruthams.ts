import type { PoruthamLanguage } from '../words/matching/matching-words.js';
import { matching } from './matching.js';
import { gana, graha, nadi, nakshatra, porutham, porutham_waiver, rajju_group, sign, varna, yoni } from './names.js';
import { about, list, sentence } from './phrases.js';

/** The poruthams in English, the language of results. */
export const ENGLISH_PORUTHAMS: PoruthamLanguage = {
  matching,
  names: { gana, graha, nadi, nakshatra, porutham, porutham_waiver, rajju_group, sign, varna, yoni },
  rules: { texts: { about, list, sentence } },
};
