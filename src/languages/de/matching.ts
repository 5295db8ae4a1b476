import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Bräutigam',
  bride: 'Braut',
  agrees: 'stimmt',
  half: 'stimmt zur Hälfte',
  doesNot: 'stimmt nicht',
  waived: 'Kann entfallen durch',
  papa: (planet, house, reference, points) => `${planet} im Haus ${house}, gezählt von: ${reference} (${points})`,
  balanced: 'Die Braut hat nicht mehr als der Bräutigam: ausgeglichen.',
  notBalanced: 'Die Braut hat mehr als der Bräutigam: nach dieser Regel nicht ausgeglichen.',
  decimalSign: ',',
};
