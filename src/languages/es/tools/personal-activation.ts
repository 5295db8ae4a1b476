import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'Su día desde su Luna',
  title: 'Su día desde su Luna',
  summary: 'Un día visto desde su Luna natal: tara, casa, regente del día, Júpiter y Saturno.',
  submit: 'Ver mi día',
  gets: [
    'Una puntuación del día para su Luna natal, punto por punto',
    'Tarabala y chandrabala: el nakshatra y el signo de la Luna contados desde los suyos',
    'Lo que cambia cuando la Luna avanza a lo largo del día',
  ],
  disclaimer: disclaimers['personal-activation'],
  dayForYou: 'El día para su Luna',
  tara: 'Tara',
  moonFromYours: 'Luna desde su Luna',
  house: (house) => `casa ${house}`,
  natalMoon: 'Luna natal',
  steps: (favourable, challenging) =>
    `La puntuación es favorable a partir de ${favourable}, difícil por debajo de ${challenging} y mixta entre ambas.`,
  skyOfDay: 'El cielo al comenzar el día',
  lordOfDay: 'Regente del día',
  changesNone: 'La Luna conserva su nakshatra y su signo hasta que termina el día.',
  nakshatra: 'La Luna pasa a',
  theme: 'Tema',
  band: 'Valoración',
  eighth: 'Chandrashtama',
  between: (least, most) => `de ${least} a ${most}`,
  unknownLead: 'No se conoce la hora de nacimiento.',
  unknown: (from, to) =>
    `El día del nacimiento la Luna cambia de posición: primero ${from}, por último ${to}. El día se lee de otro modo para cada una. Se dan todas; ninguna se supone que sea la suya.`,
  unknownOne: (moon) =>
    `El día del nacimiento la Luna no cambia de posición: ${moon}. El día se lee igual para cualquier hora de nacimiento.`,
  unknownNoFacts: 'Indique una hora, aunque sea aproximada, para ver el día desde su Luna.',
  possible: 'Según la posición posible de su Luna',
  possibleSoft: 'Cada Luna posible para un nacimiento en esa fecha, en el orden de las horas.',
  withMoon: (moon) => `Si su Luna natal es: ${moon}`,
};
