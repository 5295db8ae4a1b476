import type { MatchingWords } from '../words/matching/matching-words.js';
import { ordinal } from './cases.js';

export const matching: MatchingWords = {
  groom: 'વર',
  bride: 'કન્યા',
  agrees: 'મેળ છે',
  half: 'અડધો મેળ',
  doesNot: 'મેળ નથી',
  waived: 'કેટલાક ગ્રંથ આને ક્ષમ્ય ગણે છે',
  papa: (planet, house, reference, points) =>
    `${reference} કુંડળીના ${ordinal(Number(house))} ભાવમાં ${planet} (${points})`,
  balanced: 'પાપ ગ્રહોના ગુણ કન્યાને વર કરતાં વધારે નથી: સમતોલ છે.',
  notBalanced: 'પાપ ગ્રહોના ગુણ કન્યાને વર કરતાં વધારે છે: આ નિયમે સમતોલ નથી.',
  decimalSign: '.',
};
