import type { DayLagnasWords } from '../../../tools/day-lagnas/page/words.js';

export const dayLagnas: DayLagnasWords = {
  name: 'Lagnas d’un jour',
  title: 'Signes ascendants d’un jour (lagna)',
  summary: 'Chaque signe qui se lève chez vous en un jour, avec son début, sa fin et son maître.',
  submit: 'Afficher les lagnas',
  gets: [
    'Chaque signe qui se lève d’un lever du Soleil au suivant, avec début, fin et maître',
    'Le lagna du moment, si le jour choisi est aujourd’hui',
    'Si le signe est mobile (chara), fixe (sthira) ou double (dvisvabhava)',
    'Les neuf navamsas de chaque signe, à la demande',
  ],
  disclaimer:
    'Le signe qui se lève relève de l’astronomie, ce qu’on en fait de la tradition. Ne fixez pas d’après lui l’heure d’un traitement, d’un paiement ou d’une démarche juridique.',
  lagna: 'Le lagna',
  nowAt: (time) => `Maintenant, ${time}`,
  afterwards: 'Ensuite',
  atSunrise: 'Lagna au lever du Soleil',
  lagnasTitle: 'Lagnas du jour',
  nature: 'Genre',
  since: (time) => `Le premier se lève depuis\u202f: ${time}.`,
  onwards: (time) => `Le dernier se lève encore jusqu’à\u202f: ${time}.`,
  navamsasTitle: 'Navamsas des lagnas',
  navamsasOf: (sign) => `Navamsas\u202f: ${sign}`,
  navamsa: 'Navamsa',
  sign: 'Signe',
  vargottama: 'vargottama',
  pushkara: 'pushkara',
  withNavamsas: 'Afficher les navamsas',
  whatTitle: 'Comment le lire',
  what: 'Le lagna est le signe qui se trouve à l’horizon oriental. Il change toutes les deux heures environ, plus ou moins vite selon le signe et la latitude, et chaque jour quelque quatre minutes plus tôt. Un degré plus à l’est, il vient environ quatre minutes plus tôt à la même horloge. Un autre ayanamsha déplace chaque changement d’environ quatre minutes par degré.',
};
