import type { MonthlySnapshotWords } from '../../../tools/monthly-snapshot/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const monthlySnapshot: MonthlySnapshotWords = {
  name: 'Un mes desde su Luna',
  title: 'Un mes desde su Luna',
  summary: 'Los días de un mes vistos desde su Luna natal, con fases, signos y dashas.',
  submit: 'Ver el mes',
  gets: [
    'Un calendario con la puntuación de cada día y sus razones',
    'Los cinco mejores días y aquellos en que la tradición aconseja cautela',
    'Fases de la Luna, cambios de signo, estaciones, dashas y Sade Sati',
  ],
  disclaimer: disclaimers['monthly-snapshot'],
  monthNav: 'Mes',
  seenFrom: (moon) => `Visto desde la Luna natal: ${moon}.`,
  favourableDays: 'Días favorables',
  mixedDays: 'Días mixtos',
  challengingDays: 'Días difíciles',
  best: (days) => `los mejores: ${days}`,
  caution: (days) => `cautela, los cinco más bajos y Luna en casa 8: ${days}`,
  calendar: 'Calendario',
  key: (minimum, maximum) =>
    `La puntuación suma ocho reglas y va de ${minimum} a ${maximum}. En verde, los días favorables; en rojo, los difíciles; sin color, los mixtos.`,
  keyOpen: (minimum, maximum) =>
    `La puntuación suma ocho reglas y va de ${minimum} a ${maximum}. Los días verdes son favorables y los rojos difíciles sea cual sea la hora; los demás son mixtos o están sin determinar.`,
  outlined: (day) => `El día recuadrado es el ${day}.`,
  sheet: 'Cada fecha lleva a la página de ese día.',
  eighth: 'Luna en casa 8',
  whyDay: (day, score) => `Detalle de la puntuación del ${day}: ${score}`,
  otherDays: 'La puntuación de otro día',
  allDays: 'Todos los días del mes',
  date: 'Fecha',
  moon: 'Signo de la Luna',
  tara: 'Tara',
  house: 'Casa desde su Luna',
  limbScore: 'Puntos de los elementos',
  events: 'En el cielo',
  moonSigns: 'Los cambios de signo de la Luna',
  station: { direct: 'pasa a movimiento directo', retrograde: 'pasa a movimiento retrógrado' },
  dashas: 'Dashas y Sade Sati',
  atStart: 'Al comenzar el mes',
  onDate: (day) => `El ${day}`,
  noDasha: 'ninguna dasha en curso: antes del nacimiento o después de los 120 años que abarcan las dashas',
  sadeSati: 'Sade Sati',
  noSadeSati: 'no está en curso',
  inWords: 'En resumen',
  unknownLead: 'No se conoce la hora de nacimiento.',
  unknown: (from, to) =>
    `Ese día la Luna cambia de posición: primero ${from}, por último ${to}. El calendario da para cada día el margen de la puntuación en todas esas posiciones; ningún día se señala como el mejor.`,
  unknownNoFacts: 'Indique una hora, aunque sea aproximada, para ver los días desde su Luna.',
  sure: 'sea cual sea la hora',
  open: 'Días sin determinar',
  openNote: 'según la hora de nacimiento',
  between: (least, most) => `de ${least} a ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'No se indican las dashas: sus fechas dependen de la hora de nacimiento.'
      : `No se indican las dashas: según la hora, sus fechas varían hasta ${days} días.`,
  byMoon: 'Según la posición posible de su Luna',
};
