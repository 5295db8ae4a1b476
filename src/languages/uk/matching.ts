import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Наречений',
  bride: 'Наречена',
  agrees: 'згода',
  half: 'згода наполовину',
  doesNot: 'немає згоди',
  waived: 'Деякі тексти це знімають',
  papa: (planet, house, reference, points) => `${planet}, дім ${house}, від: ${reference} (${points})`,
  balanced: 'Шкідники дають нареченій не більше балів, ніж нареченому: рівновага.',
  notBalanced: 'Шкідники дають нареченій більше балів, ніж нареченому: за цим правилом рівноваги немає.',
  decimalSign: ',',
};
