import type { SunSignWords } from '../../../tools/sun-sign/page/words.js';

export const sunSign: SunSignWords = {
  name: 'Signe solaire (occidental)',
  title: 'Signe solaire',
  summary: 'Le signe occidental d’un anniversaire, avec son élément, sa modalité et ses maîtres.',
  submit: 'Trouver le signe solaire',
  gets: [
    'Le signe et ses dates',
    'Élément, modalité, polarité et maîtres',
    'Si l’anniversaire tombe près d’un changement de signe',
  ],
  disclaimer:
    'Les dates sont celles de l’usage\u202f: près d’un changement, le vrai signe dépend de l’année et de l’heure. Ce n’est pas un test de caractère.',
  sign: 'Signe solaire',
  ruler: 'Maître',
  modernRuler: (planet) => `dans l’usage moderne, ${planet}`,
  element: 'Élément',
  modality: 'Modalité',
  polarity: 'Polarité',
  polarities: { masculine: 'masculine', feminine: 'féminine' },
  cusp: {
    lead: (sign) => `Ce jour est voisin du signe ${sign}.`,
    text: 'Les dates sont celles de la plupart des listes. Certaines années, le Soleil change de signe un jour plus tôt ou plus tard\u202f: le vrai signe dépend de l’année et de l’heure.',
  },
  moreTitle: 'À propos du signe',
  siderealNote:
    'C’est le zodiaque tropical de l’astrologie occidentale. L’astrologie védique lit le signe sidéral, le plus souvent celui d’avant.',
};
