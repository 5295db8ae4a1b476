import type { LanguagesWords } from '../pages/site/languages-words.js';

export const languages: LanguagesWords = {
  title: 'Idiomas',
  lead: 'Los mismos números en todos los idiomas. Cada idioma trae las costumbres de su región, mientras no se elijan otras.',
  ofIndia: 'Idiomas de la India',
  others: 'Otros idiomas',
  terms: 'Términos en paralelo',
  sanskrit: 'Sánscrito',
  doubtful: 'Términos dudosos',
  printed: 'también se imprime',
  propose: {
    title: 'Proponer una palabra mejor',
    text: 'Indique el idioma y la palabra, qué pondría en su lugar y dónde está impreso así: en un almanaque, un periódico, una gramática. Envíelo a quienes llevan este sitio o al repositorio del programa.',
    decided: 'Cómo se decide un término se explica en el repositorio del programa:',
  },
};
