import type { ZodiacWords } from '../../../tools/vedic-zodiac-sign-calculator/page/words.js';
import { vedicZodiacSignCalculatorDisclaimer } from '../disclaimers.js';

export const vedicZodiacSignCalculator: ZodiacWords = {
  name: 'Vedic zodiac signs',
  title: 'Vedic zodiac signs: Moon, Sun, lagna',
  summary: 'The Moon, Sun and rising signs of a birth and its nakshatra, beside the Western signs.',
  submit: 'Find the signs',
  gets: [
    'Your Moon sign, which Vedic astrology reads first, your Sun sign and your rising sign',
    'Your nakshatra',
    'The Western Sun and Moon signs for comparison',
  ],
  disclaimer: vedicZodiacSignCalculatorDisclaimer,
  compared: 'Vedic and Western signs',
  body: 'Graha',
  vedic: 'Vedic sign',
  western: 'Western sign',
};
