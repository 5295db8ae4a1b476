import type { MoonSignWords } from '../../../tools/vedic-moon-sign-calculator/page/words.js';
import { vedicMoonSignCalculatorDisclaimer } from '../disclaimers.js';

export const vedicMoonSignCalculator: MoonSignWords = {
  name: 'Moon sign (rashi)',
  title: 'Moon sign (rashi)',
  summary: 'The sign, nakshatra and pada of the Moon at birth, with the Western Moon sign beside it.',
  submit: 'Find the Moon sign',
  gets: [
    'Your rashi and its lord',
    'Your nakshatra and pada',
    'Whether the birth time matters: on about two days in five the Moon changes sign',
    'Without a time, every sign that the Moon had that day',
  ],
  disclaimer: vedicMoonSignCalculatorDisclaimer,
  rashi: 'Rashi',
  rulerOfRashi: 'Lord of the rashi',
  rulerOfNakshatra: 'Lord of the nakshatra',
  details: 'The Moon at birth',
};
