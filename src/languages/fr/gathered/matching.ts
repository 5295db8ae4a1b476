import type { MatchingPageWords } from '../../../gathered/matching/words.js';

export const matching: MatchingPageWords = {
  name: 'Compatibilité sur une page',
  title: 'Accord de deux personnes',
  summary: 'Deux naissances côte à côte sur une page, à imprimer sur deux feuilles.',
  submit: 'Comparer',
  gets: [
    'Les deux cartes côte à côte, chacune avec le chemin vers sa kundli',
    'Les 36 points et les poruthams de l’école choisie',
    'Manglik des deux, papasamya et dashas en cours',
    'Le tout sur deux feuilles',
  ],
  disclaimer:
    'Ces comptes sont traditionnels et aucun ne mesure une relation : ne décidez pas d’un mariage d’après eux.',
  sections: {
    groom: 'Carte du marié',
    bride: 'Carte de la mariée',
    kootas: 'Les 36 points',
    poruthams: 'Poruthams par école',
    manglik: 'Manglik des deux',
    papasamya: 'Papasamya des deux',
    dashas: 'Dashas en ce moment',
  },
};
