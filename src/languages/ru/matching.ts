import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'Жених',
  bride: 'Невеста',
  agrees: 'согласие',
  half: 'согласие наполовину',
  doesNot: 'нет согласия',
  waived: 'Может снимать',
  papa: (planet, house, reference, points) => `${planet}, дом ${house}, от: ${reference} (${points})`,
  balanced: 'У невесты не больше, чем у жениха: равновесие.',
  notBalanced: 'У невесты больше, чем у жениха: по этому правилу равновесия нет.',
  decimalSign: ',',
};
