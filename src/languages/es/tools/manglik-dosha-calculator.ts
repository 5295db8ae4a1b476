import type { ManglikWords } from '../../../tools/manglik-dosha-calculator/page/words.js';
import { mars } from '../results.js';

export const manglikDoshaCalculator: ManglikWords = {
  name: 'Manglik dosha (Mangal dosha)',
  title: 'Manglik dosha (Mangal dosha)',
  answer: {
    yes: (references, mitigations) => `Manglik: sí; puntos de referencia: ${references}, atenuantes: ${mitigations}`,
    no: 'Manglik: no, ni desde el lagna ni desde la Luna',
  },
  summary: 'Si Marte forma el dosha, contado desde el lagna o la Luna, y qué lo atenúa.',
  submit: 'Examinar a Marte',
  gets: [
    'La casa de Marte desde el lagna y desde la Luna',
    'Los atenuantes tradicionales que se cumplen en la carta',
    'Lo que la regla no dice',
  ],
  disclaimer: mars.disclaimer,
  dosha: 'Manglik dosha',
  flagged: 'presente según la regla',
  notFlagged: 'ausente',
  byRule: 'desde el lagna o la Luna',
  mitigations: 'Reglas atenuantes',
  count: (count) => (count === 1 ? '1 regla' : `${count} reglas`),
  counted: 'Dónde está Marte',
  countedNote: (houses) =>
    `La regla mira si Marte está en la casa ${houses}, en signos enteros contados desde una referencia.`,
  reference: 'Contado desde',
  references: { lagna: 'el lagna', moon: 'la Luna' },
  referenceSign: 'Su signo',
  houseOfMars: 'Casa de Marte',
  inRule: 'Dosha',
  yes: 'sí',
  no: 'no',
  softens: 'Qué lo atenúa',
  softensNote: 'La tradición ve en ello una anulación o una reducción del dosha. El resultado de arriba no cambia.',
  noneHolds: 'Ninguno de los atenuantes tradicionales examinados se cumple en esta carta.',
  notNeeded: 'Marte no está en ninguna de las casas de la regla, así que no hay nada que atenuar.',
  effects: { cancelling: 'anulación', reducing: 'reducción' },
  factor: 'Regla',
  effect: 'Efecto',
  reading: 'Cómo leerlo',
  positions: 'Signos utilizados',
};
