import type { BabyNameWords } from '../../../tools/vedic-baby-name-letter/page/words.js';

export const vedicBabyNameLetter: BabyNameWords = {
  name: 'Inicial del nombre (namakshara)',
  title: 'Inicial del nombre del bebé (namakshara)',
  summary: 'El sonido con que empieza un nombre según el pada del nakshatra de la Luna al nacer.',
  submit: 'Hallar el sonido',
  gets: [
    'El sonido en devanagari, en transliteración académica y en sus grafías usuales',
    'El nakshatra y el pada a los que pertenece',
    'Sin la hora, todos los sonidos de ese día con sus horas',
  ],
  disclaimer: 'Un sonido inicial tradicional. Cualquier nombre es un buen nombre.',
  sound: 'Sonido',
  sounds: 'Sonidos de ese día',
  spellings: 'Grafías',
  byTime: 'Sonido según la hora de nacimiento',
  dayNote: 'El sonido cambia cada seis horas, más o menos, así que a menudo basta una hora aproximada para elegir.',
  four: (nakshatra) => `Los cuatro sonidos de ${nakshatra}`,
  fourNote:
    'Cada nakshatra tiene cuatro padas, y cada pada su sonido. Algunas familias eligen cualquiera de los cuatro.',
  thisBirth: 'este nacimiento',
  safe: 'El pada vale media hora antes y después.',
  safeRest: 'Un error de pocos minutos no cambia el sonido.',
  near: 'La Luna está a menos de media hora de otro pada.',
  nearRest: 'Conviene cotejar la hora de nacimiento con un registro antes de elegir.',
  variants:
    'Las grafías en letras latinas varían, y también las listas de sonidos de algunos padas: la página sobre el método las nombra.',
};
