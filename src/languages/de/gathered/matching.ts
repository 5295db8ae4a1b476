import type { MatchingPageWords } from '../../../gathered/matching/words.js';

export const matching: MatchingPageWords = {
  name: 'Abgleich auf einer Seite',
  title: 'Abgleich zweier Menschen',
  summary: 'Zwei Geburten nebeneinander auf einer Seite, druckbar auf zwei Blättern.',
  submit: 'Abgleichen',
  gets: [
    'Beide Karten nebeneinander, jede mit dem Weg zu ihrer Kundli',
    'Die 36 Punkte und die Poruthams der gewählten Schule',
    'Manglik beider, Papasamya und die laufenden Dashas',
    'Alles auf zwei Blatt Papier',
  ],
  disclaimer:
    'Überlieferte Zählungen, von denen keine eine Beziehung misst: Entscheiden Sie danach nicht über eine Ehe.',
  sections: {
    groom: 'Karte des Bräutigams',
    bride: 'Karte der Braut',
    kootas: 'Die 36 Punkte',
    poruthams: 'Poruthams nach Schule',
    manglik: 'Manglik beider',
    papasamya: 'Papasamya beider',
    dashas: 'Dashas derzeit',
  },
};
