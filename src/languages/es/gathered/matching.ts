import type { MatchingPageWords } from '../../../gathered/matching/words.js';

export const matching: MatchingPageWords = {
  name: 'Compatibilidad en una página',
  title: 'Compatibilidad de dos personas',
  summary: 'Dos nacimientos lado a lado en una página, para imprimir en dos hojas.',
  submit: 'Comparar',
  gets: [
    'Ambas cartas lado a lado, cada una con el camino a su kundli',
    'Los 36 puntos y los poruthams de la escuela elegida',
    'Manglik de ambos, papasamya y las dashas en curso',
    'Todo en dos hojas de papel',
  ],
  disclaimer: 'Son cuentas tradicionales y ninguna mide una relación: no decida sobre un matrimonio por ellas.',
  sections: {
    groom: 'Carta del novio',
    bride: 'Carta de la novia',
    kootas: 'Los 36 puntos',
    poruthams: 'Poruthams por escuela',
    manglik: 'Manglik de ambos',
    papasamya: 'Papasamya de ambos',
    dashas: 'Dashas ahora',
  },
};
