import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Marié',
  bride: 'Mariée',
  agrees: 'accord',
  half: 'accord à moitié',
  doesNot: 'pas d’accord',
  waived: 'Peut être levé par',
  papa: (planet, house, reference, points) => `${planet} en maison ${house} depuis\u202f: ${reference} (${points})`,
  balanced: 'La mariée n’a pas plus que le marié\u202f: équilibré.',
  notBalanced: 'La mariée a plus que le marié\u202f: selon cette règle, non équilibré.',
  decimalSign: ',',
};
