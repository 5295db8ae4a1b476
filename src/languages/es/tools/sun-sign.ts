import type { SunSignWords } from '../../../tools/sun-sign/page/words.js';

export const sunSign: SunSignWords = {
  name: 'Signo solar (occidental)',
  title: 'Signo solar',
  summary: 'El signo occidental de un cumpleaños con su elemento, modalidad y regentes.',
  submit: 'Hallar el signo solar',
  gets: [
    'El signo y sus fechas',
    'Elemento, modalidad, polaridad y regentes',
    'Si el cumpleaños cae junto a un cambio de signo',
  ],
  disclaimer:
    'Las fechas son las habituales: cerca de un cambio el signo verdadero depende del año y de la hora. No es una prueba de carácter.',
  sign: 'Signo solar',
  ruler: 'Regente',
  modernRuler: (planet) => `en el uso moderno, ${planet}`,
  element: 'Elemento',
  modality: 'Modalidad',
  polarity: 'Polaridad',
  polarities: { masculine: 'masculina', feminine: 'femenina' },
  cusp: {
    lead: (sign) => `Este día linda con el signo ${sign}.`,
    text: 'Las fechas son las de la mayoría de las listas. Algunos años el Sol cambia de signo un día antes o después, así que el signo verdadero depende del año y de la hora.',
  },
  moreTitle: 'Sobre el signo',
  siderealNote:
    'Es el zodiaco tropical de la astrología occidental. La astrología védica lee el signo sideral, casi siempre el anterior.',
};
