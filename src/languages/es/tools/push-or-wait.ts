import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'Avanzar o esperar',
  title: 'Avanzar o esperar',
  summary: 'Si el calendario de un día invita a avanzar o a esperar, punto por punto.',
  submit: 'Valorar el día',
  gets: [
    'Un veredicto con su puntuación: avanzar, mixto o esperar',
    'Las seis reglas que lo sustentan y lo que encuentra cada una',
    'Los momentos del día que se eligen y los que se evitan',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'Según el calendario',
  steps: (push, wait) =>
    `A partir de ${push}, la puntuación dice «avance»; por debajo de ${wait}, «espere»; entre ambas, el día es mixto.`,
};
