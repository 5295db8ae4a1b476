import type { MoonSignWords } from '../../../tools/vedic-moon-sign-calculator/page/words.js';

export const vedicMoonSignCalculator: MoonSignWords = {
  name: 'Signo lunar (rashi)',
  title: 'Signo lunar (rashi)',
  summary: 'El signo, el nakshatra y el pada de la Luna al nacer, junto al signo lunar occidental.',
  submit: 'Hallar el signo lunar',
  gets: [
    'Su rashi y su regente',
    'Su nakshatra y su pada',
    'Si importa la hora de nacimiento: unos dos de cada cinco días la Luna cambia de signo',
    'Sin la hora, todos los signos que la Luna tuvo ese día',
  ],
  disclaimer: 'El signo se calcula; lo que dice del carácter es tradición. No es una evaluación psicológica.',
  rashi: 'Rashi',
  rulerOfRashi: 'Regente de la rashi',
  rulerOfNakshatra: 'Regente del nakshatra',
  details: 'La Luna al nacer',
};
