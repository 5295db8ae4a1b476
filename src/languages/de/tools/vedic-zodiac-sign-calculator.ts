import type { ZodiacWords } from '../../../tools/vedic-zodiac-sign-calculator/page/words.js';

export const vedicZodiacSignCalculator: ZodiacWords = {
  name: 'Vedische Tierkreiszeichen',
  title: 'Vedische Tierkreiszeichen: Mond, Sonne, Lagna',
  summary: 'Die Zeichen von Mond, Sonne und Aszendent bei der Geburt, daneben die westlichen.',
  submit: 'Zeichen bestimmen',
  gets: [
    'Ihr Mondzeichen, auf das die vedische Astrologie zuerst sieht, Ihr Sonnenzeichen und Ihr aufsteigendes Zeichen',
    'Ihr Nakshatra',
    'Die westlichen Zeichen von Sonne und Mond zum Vergleich',
  ],
  disclaimer:
    'Drei Zeichen sind ein kleiner Teil eines Horoskops, und was sie bedeuten, ist Überlieferung. Ein Charaktertest sind sie nicht.',
  compared: 'Vedische und westliche Zeichen',
  body: 'Graha',
  vedic: 'Vedisches Zeichen',
  western: 'Westliches Zeichen',
};
