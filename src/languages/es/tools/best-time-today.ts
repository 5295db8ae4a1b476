import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { endedOnce, spanishTime } from '../../pages/times.js';
import { disclaimers } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'El mejor momento de hoy',
  title: 'El mejor momento de hoy',
  summary: 'Qué horas del día prefiere la tradición para lo que usted se propone, punto por punto.',
  submit: 'Buscar las horas',
  gets: [
    'La mejor hora del día para lo que se propone, si alguna destaca',
    'Las cinco mejores horas y las razones de la primera',
    'Los momentos que la tradición evita',
  ],
  disclaimer: disclaimers['best-time-today'],
  bestHour: 'Mejor hora',
  bestToCome: 'Mejor hora por venir',
  noneLeft: 'hoy ya no queda ninguna hora buena',
  hoursOf: (date) => `Ver las horas del ${date}`,
  wasBest: (hour) => `la mejor del día, ya pasada: ${hour}`,
  noBestHour: 'ninguna destaca',
  belowGood: (score) => `ninguna hora llega a ${score}`,
  about: 'De qué se trata',
  quoted: (intent) => `«${intent}»`,
  nothingTyped: 'no se ha escrito nada',
  generalNote:
    'Sus palabras no dejan ver de qué se trata, así que las horas se valoran para asuntos generales. Otras palabras quizá digan más.',
  dayScore: 'El día en conjunto',
  ranked: 'Las cinco mejores horas',
  rankedNote: (from, to) =>
    endedOnce(`Se ordenan las horas que comienzan entre ${spanishTime(from)} y ${spanishTime(to)}.`),
  rank: 'Puesto',
  whyBest: (hour) => `Por qué la mejor hora es la que va ${hour}`,
  whyFirst: (hour) => `Qué hay a favor y en contra de la hora que va ${hour}`,
  allHours: 'Las 24 horas del día',
  hour: 'Hora',
};
