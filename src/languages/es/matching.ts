import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Novio',
  bride: 'Novia',
  agrees: 'concuerda',
  half: 'concuerda a medias',
  doesNot: 'no concuerda',
  waived: 'Algunos textos lo dispensan',
  papa: (planet, house, reference, points) => `${planet} en la casa ${house} desde: ${reference} (${points})`,
  balanced: 'Los maléficos no dan a la novia más puntos que al novio: equilibrado.',
  notBalanced: 'Los maléficos dan a la novia más puntos que al novio: según esta regla, no equilibrado.',
  decimalSign: ',',
};
