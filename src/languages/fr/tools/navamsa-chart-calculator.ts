import type { NavamsaWords } from '../../../tools/navamsa-chart-calculator/page/words.js';

export const navamsaChartCalculator: NavamsaWords = {
  name: 'Thème navamsa (D9)',
  title: 'Thème navamsa (D9)',
  summary: 'Le neuvième de chaque signe pour le lagna et les neuf grahas, dessiné comme un thème.',
  submit: 'Dessiner le navamsa',
  gets: [
    'Le navamsa dans le style du nord, du sud ou de l’est de l’Inde',
    'Le signe navamsa du lagna et de chaque graha',
    'Les grahas vargottama\u202f: dans le même signe dans les deux thèmes',
  ],
  disclaimer:
    'La tradition lit le mariage dans le navamsa. Ne décidez pas d’après lui si vous vous mariez, quand ni avec qui.',
  navamsa: 'Navamsa',
  navamsaLagna: 'Lagna du navamsa',
  rashiLagna: 'Lagna (D1)',
  vargottama: 'Vargottama',
  vargottamaNote: 'même signe en D1 et en D9',
  inRashi: 'Rashi (D1)',
  inNavamsa: 'Navamsa (D9)',
  grahas: 'Les grahas dans les deux thèmes',
  holds: (from, to) => `Le lagna du navamsa vaut pour les naissances entre ${from} et ${to}.`,
  holdsRest: (duration) =>
    `Cela fait ${duration}, au lieu des 13 minutes habituelles\u202f: l’heure de naissance doit être connue plus exactement que cela. Les signes des grahas valent bien plus longtemps.`,
  unbounded: 'Si près d’un pôle, le lagna du navamsa n’a pas de durée habituelle.',
  unboundedRest: 'On ne peut pas dire de combien l’heure de naissance peut s’écarter.',
};
