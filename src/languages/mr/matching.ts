import type { MatchingWords } from '../words/matching/matching-words.js';
import { ordinal } from './cases.js';

export const matching: MatchingWords = {
  groom: 'वर',
  bride: 'वधू',
  agrees: 'जुळते',
  half: 'अर्धे जुळते',
  doesNot: 'जुळत नाही',
  waived: 'काही ग्रंथ हे क्षम्य मानतात',
  papa: (planet, house, reference, points) =>
    `${reference} कुंडलीत ${ordinal(Number(house))} भावात ${planet} (${points})`,
  balanced: 'पापग्रहांचे गुण वधूला वरापेक्षा जास्त नाहीत: समतोल आहे.',
  notBalanced: 'पापग्रहांचे गुण वधूला वरापेक्षा जास्त आहेत: या नियमाने समतोल नाही.',
  decimalSign: '.',
};
