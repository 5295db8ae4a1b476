import type { NavamsaWords } from '../../../tools/navamsa-chart-calculator/page/words.js';
import { endedOnce, spanishTime } from '../../pages/times.js';

export const navamsaChartCalculator: NavamsaWords = {
  name: 'Carta navamsa (D9)',
  title: 'Carta navamsa (D9)',
  summary: 'La novena parte de cada signo para el lagna y los nueve grahas, dibujada como carta.',
  submit: 'Dibujar la navamsa',
  gets: [
    'La navamsa en el estilo del norte, del sur o del este de la India',
    'El signo navamsa del lagna y de cada graha',
    'Qué grahas son vargottama: en el mismo signo en las dos cartas',
  ],
  disclaimer: 'La tradición lee el matrimonio en la navamsa. No decida por ella si casarse, cuándo ni con quién.',
  navamsa: 'Navamsa',
  navamsaLagna: 'Lagna de la navamsa',
  rashiLagna: 'Lagna (D1)',
  vargottama: 'Vargottama',
  vargottamaNote: 'el mismo signo en D1 y D9',
  inRashi: 'Rashi (D1)',
  inNavamsa: 'Navamsa (D9)',
  grahas: 'Los grahas en las dos cartas',
  holds: (from, to) =>
    endedOnce(`El lagna de la navamsa vale para los nacimientos entre ${spanishTime(from)} y ${spanishTime(to)}.`),
  holdsRest: (duration) =>
    `Son ${duration}, cuando lo habitual son 13 minutos: la hora de nacimiento tiene que conocerse con más exactitud. Los signos de los grahas valen mucho más tiempo.`,
  unbounded: 'Tan cerca de un polo, el lagna de la navamsa no tiene una duración habitual.',
  unboundedRest: 'No se puede decir cuánto puede desviarse la hora de nacimiento.',
};
