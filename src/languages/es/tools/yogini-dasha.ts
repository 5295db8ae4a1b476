import type { YoginiWords } from '../../../tools/yogini-dasha/page/words.js';

export const yoginiDasha: YoginiWords = {
  name: 'Dasha Yogini',
  title: 'Dasha Yogini',
  summary: 'Las ocho yoginis de 36 años, en tres ciclos, y la que está en curso.',
  submit: 'Mostrar las yoginis',
  gets: [
    'La yogini en curso, con los dos niveles inferiores',
    'Tres ciclos de 36 años desde el nacimiento',
    'Lo que quedaba de la primera yogini al nacer',
  ],
  disclaimer: 'Las yoginis son un cómputo tradicional de los años. Sus nombres no anuncian ni bien ni mal.',
  over: 'Tres ciclos de las yoginis, 108 años en total, han terminado.',
};
