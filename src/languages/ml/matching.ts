import type { MatchingWords } from '../words/matching/matching-words.js';
import { at } from './cases.js';

export const matching: MatchingWords = {
  groom: 'വരൻ',
  bride: 'വധു',
  agrees: 'ചേർന്നു',
  half: 'പകുതി ചേർന്നു',
  doesNot: 'ചേർന്നില്ല',
  waived: 'ചില ഗ്രന്ഥങ്ങൾ ഇത് ഒഴിവാക്കുന്നു',
  papa: (planet, house, reference, points) => `${at(reference)} നിന്ന് ${house}-ാം ഭാവത്തിൽ ${planet} (${points})`,
  balanced: 'വധുവിന്റെ പാപസംഖ്യ വരന്റേതിലും കൂടുതലല്ല: പാപസാമ്യമുണ്ട്.',
  notBalanced: 'വധുവിന്റെ പാപസംഖ്യ വരന്റേതിലും കൂടുതലാണ്: ഈ നിയമപ്രകാരം പാപസാമ്യമില്ല.',
  decimalSign: '.',
};
