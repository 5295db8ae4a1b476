import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Жених',
  bride: 'Невеста',
  agrees: 'согласие',
  half: 'согласие наполовину',
  doesNot: 'нет согласия',
  waived: 'Некоторые тексты это снимают',
  papa: (planet, house, reference, points) => `${planet}, дом ${house}, от: ${reference} (${points})`,
  balanced: 'Вредители дают невесте не больше баллов, чем жениху: равновесие.',
  notBalanced: 'Вредители дают невесте больше баллов, чем жениху: по этому правилу равновесия нет.',
  decimalSign: ',',
};
