import type { FestivalWords } from '../pages/site/festival-words.js';
import { customs } from './customs.js';

export const festivals: FestivalWords = {
  title: (name) => `${name}: fecha, horas y razón`,
  description: (name) =>
    `${name}: la fecha de este año y de los cinco próximos, las horas y la razón de ese día, en su lugar.`,
  ofYear: (year) => `Festividades de ${year}`,
  lead: 'Los días grandes y los de amplia observancia en la región de su lugar, en una hoja para imprimir.',
  whole: 'Todos los ayunos, por tipo y período',
  more: 'Seis años, horas y costumbres',
  last: 'La última vez',
  six: 'Este año y los cinco próximos',
  coming: 'Los próximos',
  rule: {
    byClause: (clause) => `La regla de Ekadashi: ${clause}.`,
    byTithi: ({ tithi, hour }) =>
      `Se celebra el día en que este tithi corre a la hora pedida. Tithi: ${tithi}; hora: ${hour}.`,
    byNakshatra: ({ nakshatra, hour }) =>
      `Se celebra el día en que este nakshatra corre a la hora pedida. Nakshatra: ${nakshatra}; hora: ${hour}.`,
    bySun: 'Decide el Sol: su entrada en un signo o el día de un mes solar contado desde ella.',
    onWeekday: 'Se celebra un día de la semana de su mes.',
    onDate: 'Tiene una fecha fija en el calendario civil.',
    sameAs: (name) => `Se celebra el día de otra festividad: ${name}.`,
    countedFrom: ({ name, days }) => `Su día se cuenta desde otra festividad: ${name}; días: ${days}.`,
    own: 'Tiene una regla propia, que se explica entre los métodos.',
    here: (facts) => `Ese día: ${facts}.`,
    notBeside: (facts) => `Por qué no los días vecinos: ${facts}.`,
  },
  missing: {
    noSun: 'En algunas fechas de este año allí no sale el Sol, de modo que no hay día que elegir.',
    noDay: 'Ningún día de este año cumple la regla.',
    inNone: 'En este lugar ningún día de estos años cumple la regla.',
  },
  custom: 'Qué se hace',
  byRegion: 'Por regiones',
  customs,
  customSource: 'La costumbre es de conocimiento general y no procede de ningún texto; cada familia tiene la suya.',
  keptIn: 'Se celebra en',
  schools: 'Otras reglas',
  around: 'En los días vecinos',
};
