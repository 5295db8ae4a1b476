import { grahaInSentence } from '../../base/zodiac/rashi.js';
import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Groom',
  bride: 'Bride',
  agrees: 'agrees',
  half: 'agrees by half',
  doesNot: 'does not agree',
  waived: 'Some texts waive it',
  papa: (planet, house, reference, points) =>
    `${grahaInSentence(planet)} in house ${house} from ${reference.replace(/^(?:lagna|Moon)$/, 'the $&')} (${points})`,
  balanced: 'The malefic planets give the bride no more points than the groom: balanced.',
  notBalanced: 'The malefic planets give the bride more points than the groom: by this rule not balanced.',
  decimalSign: '.',
};
