import type { SignPairWords } from '../../../tools/compatibility/page/words.js';
import { oneOrOther } from '../../locale/plural.js';
import { grahaInSentence } from '../../names/english.js';
import { compatibilityDisclaimer } from '../disclaimers.js';

const signs = oneOrOther('sign', 'signs');
export const compatibility: SignPairWords = {
  name: 'Sun sign compatibility',
  title: 'Sun sign compatibility',
  summary: 'How two Western Sun signs agree by element and by the friendship of their rulers.',
  submit: 'Compare the two signs',
  gets: ['A score of 100 points', 'Where the points come from', 'The angle between the two signs'],
  disclaimer: compatibilityDisclaimer,
  score: 'Score',
  ofPoints: (maximum) => `of ${maximum} points`,
  points: (score, maximum) => `${score} of ${maximum}`,
  bar: (score) => `${score} of 100 points`,
  firstSign: 'First sign',
  secondSign: 'Second sign',
  ruledBy: (ruler) => `ruled by ${grahaInSentence(ruler)}`,
  partsTitle: 'Where the points come from',
  partsNote: 'Each part gives up to 50 points.',
  sameSign: (element) => `Both are the same sign; its element is ${element}.`,
  sameElement: (element) => `Both signs share the element ${element}.`,
  elements: (a, b) => `The elements are ${a} and ${b}.`,
  oneRuler: (ruler) => `Both signs are ruled by ${grahaInSentence(ruler)}.`,
  rulers: (a, b) => `The signs are ruled by ${grahaInSentence(a)} and ${grahaInSentence(b)}.`,
  angleTitle: 'Angle',
  angle: (name, distance) => `${name}, ${signs(distance)} apart; it gives no points`,
  howTitle: 'How to read this',
  how: 'The elements are compared as Western astrology does, the rulers by the natural friendships of the Vedic texts; the points are a convention of this calculator. Which sign comes first changes nothing.',
};
