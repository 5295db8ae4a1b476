import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Novio',
  bride: 'Novia',
  agrees: 'concuerda',
  half: 'concuerda a medias',
  doesNot: 'no concuerda',
  waived: 'Puede dispensarse por',
  papa: (planet, house, reference, points) => `${planet} en la casa ${house} desde: ${reference} (${points})`,
  balanced: 'La novia no tiene más que el novio: equilibrado.',
  notBalanced: 'La novia tiene más que el novio: según esta regla, no equilibrado.',
  decimalSign: ',',
};
