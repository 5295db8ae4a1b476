import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';
import { vedicAscendantCalculatorDisclaimer } from '../disclaimers.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'Lagna (ascendant)',
  title: 'Lagna (Vedic ascendant)',
  summary: 'The sign that rose at birth, its degree, and how far the birth time may be off.',
  submit: 'Find the lagna',
  gets: [
    'Your lagna with its degree, lord, nakshatra and pada',
    'The span of birth times for which it holds',
    'What it would be up to a quarter of an hour earlier or later',
  ],
  disclaimer: vedicAscendantCalculatorDisclaimer,
  shifted: 'If the time is a little off',
  shiftedSoft: 'The sign that would have risen, had the birth been some minutes earlier or later.',
  ifBorn: 'Birth',
  earlier: (duration) => `${duration} earlier`,
  later: (duration) => `${duration} later`,
  asGiven: 'as given',
  changesSign: (sign) => `${sign}, another sign`,
};
