import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Marié',
  bride: 'Mariée',
  agrees: 'accord',
  half: 'accord à moitié',
  doesNot: 'pas d’accord',
  waived: 'Certains textes le lèvent',
  papa: (planet, house, reference, points) => `${planet} en maison ${house} depuis\u202f: ${reference} (${points})`,
  balanced: 'Les maléfiques ne donnent pas plus de points à la mariée qu’au marié\u202f: équilibré.',
  notBalanced: 'Les maléfiques donnent plus de points à la mariée qu’au marié\u202f: selon cette règle, non équilibré.',
  decimalSign: ',',
};
