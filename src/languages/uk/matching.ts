import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Наречений',
  bride: 'Наречена',
  agrees: 'згода',
  half: 'згода наполовину',
  doesNot: 'немає згоди',
  waived: 'Може знімати',
  papa: (planet, house, reference, points) => `${planet}, дім ${house}, від: ${reference} (${points})`,
  balanced: 'У нареченої не більше, ніж у нареченого: рівновага.',
  notBalanced: 'У нареченої більше, ніж у нареченого: за цим правилом рівноваги немає.',
  decimalSign: ',',
};
