import type { MatchingWords } from '../words/matching/matching-words.js';
import { from } from './cases.js';

export const matching: MatchingWords = {
  groom: 'ವರ',
  bride: 'ವಧು',
  agrees: 'ಹೊಂದುತ್ತದೆ',
  half: 'ಅರ್ಧ ಹೊಂದುತ್ತದೆ',
  doesNot: 'ಹೊಂದುವುದಿಲ್ಲ',
  waived: 'ಕೆಲವು ಗ್ರಂಥಗಳು ಇದಕ್ಕೆ ವಿನಾಯಿತಿ ಕೊಡುತ್ತವೆ',
  papa: (planet, house, reference, points) => `${from(reference)} ${house}ನೇ ಭಾವದಲ್ಲಿ ${planet} (${points})`,
  balanced: 'ವಧುವಿನ ಪಾಪ ಅಂಕಗಳು ವರನ ಅಂಕಗಳಿಗಿಂತ ಹೆಚ್ಚಿಲ್ಲ: ಸಮತೋಲನವಿದೆ.',
  notBalanced: 'ವಧುವಿನ ಪಾಪ ಅಂಕಗಳು ವರನ ಅಂಕಗಳಿಗಿಂತ ಹೆಚ್ಚು: ಈ ನಿಯಮದಂತೆ ಸಮತೋಲನವಿಲ್ಲ.',
  decimalSign: '.',
};
