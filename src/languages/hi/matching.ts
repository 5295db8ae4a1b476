import type { MatchingWords } from '../words/matching/matching-words.js';

export const matching: MatchingWords = {
  groom: 'वर',
  bride: 'वधू',
  agrees: 'मिलता है',
  half: 'आधा मिलता है',
  doesNot: 'नहीं मिलता',
  waived: 'कुछ ग्रंथ इसे क्षम्य मानते हैं',
  papa: (planet, house, reference, points) => `${reference} से भाव ${house} में ${planet} (${points})`,
  balanced: 'वधू के पाप अंक वर से अधिक नहीं: संतुलित।',
  notBalanced: 'वधू के पाप अंक वर से अधिक हैं: इस नियम से संतुलित नहीं।',
  decimalSign: '.',
};
