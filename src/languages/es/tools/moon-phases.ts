import type { MoonPhasesWords } from '../../../tools/moon-phases/page/words.js';
import { spanishTime } from '../../pages/times.js';

export const moonPhases: MoonPhasesWords = {
  name: 'Fase lunar de un día',
  title: 'Fase lunar de un día',
  summary: 'La fase de la Luna en una fecha, la parte iluminada y cuándo llegan las próximas fases.',
  submit: 'Mostrar la Luna',
  gets: [
    'La fase, la parte iluminada y la edad de la Luna',
    'La hora exacta de una luna nueva, una luna llena o un cuarto ese día',
    'La próxima luna nueva, la próxima luna llena y los cuartos',
  ],
  disclaimer:
    'Las fases son astronomía, útiles para un calendario. No sirven para predecir mareas, fertilidad ni salud.',
  phase: 'Fase',
  exactAt: (time) => `exacta a ${spanishTime(time)}`,
  lit: 'Parte iluminada',
  percent: (value) => `${value}\u00a0%`,
  age: 'Edad',
  days: (days) => `${days} días`,
  sinceNew: 'desde la luna nueva',
  moonIn: 'Signo lunar',
  western: (sign) => `occidental: ${sign}`,
  atNoon: (time, zone) => `La parte iluminada, la edad, los signos y el tithi corresponden al ${time}, ${zone}.`,
  ahead: 'Ventaja sobre el Sol',
  tithi: 'Tithi',
  atTitle: 'A mediodía',
  nextTitle: 'Las próximas fases',
  nextCaption: (zone) => `Momento exacto de cada una, según el reloj de ${zone}`,
  date: 'Fecha y hora',
  beyond: 'después de 2200',
  aboutTitle: 'Qué día lleva qué fase',
  about:
    'La luna nueva, la luna llena y los cuartos son instantes: el día que contiene uno lleva su nombre. Los demás días llevan el nombre del tramo entre dos de ellos.',
};
