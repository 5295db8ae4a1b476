import type { ZodiacWords } from '../../../tools/vedic-zodiac-sign-calculator/page/words.js';

export const vedicZodiacSignCalculator: ZodiacWords = {
  name: 'Signos védicos del zodiaco',
  title: 'Signos védicos: Luna, Sol, lagna',
  summary: 'Los signos de la Luna, el Sol y el ascendente al nacer, junto a los occidentales.',
  submit: 'Hallar los signos',
  gets: [
    'Su signo lunar, que la astrología védica lee primero, su signo solar y su signo ascendente',
    'Su nakshatra',
    'Los signos occidentales del Sol y de la Luna, para comparar',
  ],
  disclaimer:
    'Tres signos son una pequeña parte de una carta, y lo que significan es tradición. No son un test de carácter.',
  compared: 'Signos védicos y occidentales',
  body: 'Graha',
  vedic: 'Signo védico',
  western: 'Signo occidental',
};
