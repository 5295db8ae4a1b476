import type { ZodiacWords } from '../../../tools/vedic-zodiac-sign-calculator/page/words.js';

export const vedicZodiacSignCalculator: ZodiacWords = {
  name: 'Signes védiques du zodiaque',
  title: 'Signes védiques\u202f: Lune, Soleil, lagna',
  summary: 'Les signes de la Lune, du Soleil et de l’ascendant, avec les signes occidentaux.',
  submit: 'Trouver les signes',
  gets: [
    'Votre signe lunaire, que l’astrologie védique lit en premier, votre signe solaire et votre signe ascendant',
    'Votre nakshatra',
    'Les signes occidentaux du Soleil et de la Lune, pour comparer',
  ],
  disclaimer:
    'Trois signes ne sont qu’une petite partie d’un thème, et leur sens relève de la tradition. Ce n’est pas un test de caractère.',
  compared: 'Signes védiques et occidentaux',
  body: 'Graha',
  vedic: 'Signe védique',
  western: 'Signe occidental',
};
