import type { BhavaChartWords } from '../../../tools/bhava-chart/page/words.js';

export const bhavaChart: BhavaChartWords = {
  name: 'Bhava chalit',
  title: 'Bhava chalit et signes entiers',
  summary: 'Les maisons par leurs milieux, et les planètes qui changent de maison.',
  submit: 'Tracer les bhavas',
  gets: [
    'Les douze bhavas, milieux et sandhis',
    'La maison de chaque planète des deux façons',
    'Qui change de bhava en une demi-heure',
  ],
  disclaimer:
    'Les maisons se divisent selon des conventions qui diffèrent d’une tradition à l’autre. Une planète dans un autre bhava que son signe n’en est ni meilleure ni pire.',
  lagna: 'Lagna',
  midheaven: 'Milieu du ciel',
  moved: 'Dans une autre maison',
  noneMoved: 'Aucune planète dans une autre maison',
  wheelTitle: 'Les maisons',
  wheel:
    'À l’extérieur les signes et leur numéro de maison, à l’intérieur les bhavas\u202f; le lagna est à gauche, les petits traits sont les milieux.',
  planetsTitle: 'Les planètes des deux façons',
  planet: 'Planète',
  bhava: 'Bhava',
  wholeSign: 'Signe entier',
  place: 'Emplacement',
  fromSandhi: 'Depuis le sandhi',
  bhavasTitle: 'Les douze bhavas',
  bhavas: 'Un bhava commence au sandhi, à mi-chemin entre son milieu et le précédent.',
  house: 'Maison',
  begins: 'Début',
  middle: 'Milieu',
  here: 'Dans le bhava',
  inSign: 'Dans le signe',
  changesTitle: 'À moins d’une demi-heure de l’heure de naissance',
  at: 'À',
  whatTitle: 'Comment le lire',
  systems: {
    sripati:
      'Sripati prend le lagna et le milieu du ciel pour milieux de la première et de la dixième maison, divise en trois les arcs qui les séparent et fait se toucher les maisons à mi-chemin.',
    equal: 'Les maisons égales prennent le lagna pour milieu de la première maison, et chaque maison mesure 30 degrés.',
  },
  what: 'Le signe, disent bien des lecteurs, montre la nature d’une planète, et le bhava où elle agit\u202f; d’autres s’en tiennent aux signes entiers. Les deux sont donnés.',
};
