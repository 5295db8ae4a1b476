import type { MoonSignWords } from '../../../tools/vedic-moon-sign-calculator/page/words.js';

export const vedicMoonSignCalculator: MoonSignWords = {
  name: 'Signe lunaire (rashi)',
  title: 'Signe lunaire (rashi)',
  summary: 'Le signe, le nakshatra et le pada de la Lune à la naissance, et le signe occidental.',
  submit: 'Trouver le signe lunaire',
  gets: [
    'Votre rashi (signe lunaire) et son maître',
    'Votre nakshatra et votre pada',
    'Si l’heure de naissance importe\u202f: environ deux jours sur cinq, la Lune change de signe',
    'Sans l’heure, tous les signes que la Lune a occupés ce jour-là',
  ],
  disclaimer:
    'Le signe est calculé\u202f; ce qu’il dirait du caractère relève de la tradition. Ce n’est pas une évaluation psychologique.',
  rashi: 'Rashi',
  rulerOfRashi: 'Maître de la rashi',
  rulerOfNakshatra: 'Maître du nakshatra',
  details: 'La Lune à la naissance',
};
