import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'Lagna (ascendant)',
  title: 'Lagna (ascendant védique)',
  summary: 'Le signe qui se levait à la naissance, son degré et la marge d’erreur de l’heure.',
  submit: 'Trouver le lagna',
  gets: [
    'Votre lagna avec son degré, son maître, son nakshatra et son pada',
    'La plage d’heures de naissance pour laquelle il vaut',
    'Ce qu’il serait jusqu’à un quart d’heure plus tôt ou plus tard',
  ],
  disclaimer:
    'Le signe ascendant n’est sûr que si l’heure de naissance l’est. Il ne dit rien de fiable sur la santé, l’apparence ou le talent.',
  shifted: 'Si l’heure n’est pas tout à fait exacte',
  shiftedSoft: 'Le signe qui se serait levé si la naissance avait eu lieu quelques minutes plus tôt ou plus tard.',
  ifBorn: 'Naissance',
  earlier: (duration) => `${duration} plus tôt`,
  later: (duration) => `${duration} plus tard`,
  asGiven: 'à l’heure indiquée',
  changesSign: (sign) => `${sign}, un autre signe`,
};
