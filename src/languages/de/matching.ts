import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Bräutigam',
  bride: 'Braut',
  agrees: 'stimmt',
  half: 'stimmt zur Hälfte',
  doesNot: 'stimmt nicht',
  waived: 'Manche Texte sehen davon ab',
  papa: (planet, house, reference, points) => `${planet} im Haus ${house}, gezählt von: ${reference} (${points})`,
  balanced: 'Die Übeltäter geben der Braut nicht mehr Punkte als dem Bräutigam: ausgeglichen.',
  notBalanced: 'Die Übeltäter geben der Braut mehr Punkte als dem Bräutigam: nach dieser Regel nicht ausgeglichen.',
  decimalSign: ',',
};
