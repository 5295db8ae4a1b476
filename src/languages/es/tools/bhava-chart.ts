import type { BhavaChartWords } from '../../../tools/bhava-chart/page/words.js';

export const bhavaChart: BhavaChartWords = {
  name: 'Bhava chalit',
  title: 'Bhava chalit junto a signos enteros',
  summary: 'Las casas por sus centros, y los planetas que cambian de casa.',
  submit: 'Trazar los bhavas',
  gets: [
    'Los doce bhavas con centros y sandhis',
    'La casa de cada planeta de las dos maneras',
    'Quién cambia de bhava en media hora',
  ],
  disclaimer:
    'Las casas se dividen según convenciones en las que las tradiciones difieren. Un planeta en otro bhava que su signo no es por ello mejor ni peor.',
  lagna: 'Lagna',
  midheaven: 'Medio cielo',
  moved: 'En otra casa',
  noneMoved: 'Ningún planeta en otra casa',
  wheelTitle: 'Las casas',
  wheel:
    'Fuera, los signos con su número de casa; dentro, los bhavas. El lagna está a la izquierda y las marcas cortas son los centros.',
  planetsTitle: 'Los planetas de las dos maneras',
  planet: 'Planeta',
  bhava: 'Bhava',
  wholeSign: 'Signo entero',
  place: 'Lugar',
  fromSandhi: 'Desde el sandhi',
  bhavasTitle: 'Los doce bhavas',
  bhavas: 'Un bhava empieza en el sandhi, a medio camino entre su centro y el anterior.',
  house: 'Casa',
  begins: 'Empieza',
  middle: 'Centro',
  here: 'En el bhava',
  inSign: 'En el signo',
  changesTitle: 'A menos de media hora de la hora de nacimiento',
  at: 'A las',
  whatTitle: 'Cómo leerlo',
  systems: {
    sripati:
      'Sripati toma el lagna y el medio cielo como centros de la primera y la décima casa, divide en tres los arcos entre ellos y hace que las casas se toquen a medio camino.',
    equal: 'Las casas iguales toman el lagna como centro de la primera casa, y cada casa mide 30 grados.',
  },
  what: 'El signo, dicen muchos, muestra la naturaleza de un planeta, y el bhava, dónde actúa; otros se atienen a los signos enteros. Aquí están ambos.',
};
