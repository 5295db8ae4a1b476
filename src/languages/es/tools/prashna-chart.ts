import type { PrashnaChartWords } from '../../../tools/prashna-chart/page/words.js';

export const prashnaChart: PrashnaChartWords = {
  name: 'Prashna (carta horaria)',
  title: 'Prashna: la carta de una pregunta',
  summary: 'El momento de una pregunta, o un número KP del 1 al 249, como carta.',
  submit: 'Trazar la carta',
  gets: [
    'Lagna, grahas y panchanga del momento',
    'Los regentes del lagna y de la Luna, y dónde están',
    'Con un número del 1 al 249, su ascendente y sus cúspides',
    'Significadores y planetas regentes según Krishnamurti',
  ],
  disclaimer:
    'La carta de una pregunta se lee con reglas de una tradición. No conoce la respuesta: las preguntas de salud, derecho o dinero son para profesionales.',
  asked: 'Preguntado',
  rulerOf: { ascendant: 'Lagna', moon: 'Signo lunar' },
  rulersTitle: 'Regentes del lagna y del signo lunar',
  panchanga: 'Panchanga del momento',
  kpNumber: (number) => `Número KP ${number}`,
  part: 'Su parte del zodíaco',
  byNumber:
    'El número fija el ascendente al comienzo de su parte; las demás cúspides son las de Plácido cuando ese grado sale en este lugar. Los planetas son los del momento.',
  byMoment: 'Sin número, las cúspides son las del momento.',
  siderealTime: 'Tiempo sidéreo de las casas',
  rulingFor: (moment, place) => `${moment}, calculados para ${place}`,
  whatTitle: 'Cómo leerlo',
  what: 'La tradición lee una pregunta en la carta del momento en que se hace o se juzga, en el lugar de quien la juzga. En la escuela de Krishnamurti quien pregunta dice un número; se dice que responden el subregente de la cúspide del asunto y las casas que significa. Esta página muestra la carta y omite el juicio.',
};
