import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Groom',
  bride: 'Bride',
  agrees: 'agrees',
  half: 'agrees by half',
  doesNot: 'does not agree',
  waived: 'May be waived by',
  papa: (planet, house, reference, points) =>
    `${planet} in house ${house} from ${reference.replace(/^(?:lagna|Moon)$/, 'the $&')} (${points})`,
  balanced: 'The bride has no more than the groom: balanced.',
  notBalanced: 'The bride has more than the groom: by this rule not balanced.',
  decimalSign: '.',
};
