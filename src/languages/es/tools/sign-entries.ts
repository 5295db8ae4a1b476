import type { SignEntriesWords } from '../../../tools/sign-entries/page/words.js';

export const signEntries: SignEntriesWords = {
  name: 'Entradas en los signos',
  title: 'Cuándo cambian de signo los grahas',
  summary: 'Entradas de los grahas en signos y nakshatras, estaciones y combustión, dos años.',
  submit: 'Mostrar las entradas',
  gets: [
    'Primero Júpiter, Saturno, Rahu y Ketu, al minuto',
    'El Sol, Marte, Mercurio y Venus; la Luna si la elige',
    'Estaciones, combustión y entradas en nakshatras',
    'La casa desde su Luna, si da su nacimiento',
  ],
  disclaimer:
    'Un calendario del cielo. Lo que se dice que trae una entrada es tradición, y la misma para una doceava parte de la humanidad.',
  noneFound: 'No hay entradas en signos en estos días',
  span: 'Desde, hasta (UTC)',
  moonSign: 'Su signo lunar',
  open: (signs) => `Su Luna puede estar en ${signs}: las casas se cuentan desde el signo a mediodía`,
  slowTitle: 'Júpiter, Saturno, Rahu y Ketu entran en signos',
  quickTitle: 'Sol, Marte, Mercurio y Venus entran en signos',
  moonTitle: 'La Luna entra en signos',
  stationsTitle: 'Estaciones',
  combustionTitle: 'Combustión',
  combustion:
    'Un graha demasiado cerca del Sol para verse se considera combusto, dentro de los grados del Surya Siddhanta.',
  nakshatrasTitle: 'Entradas en nakshatras',
  none: 'Ninguna en estos días.',
  event: 'Qué ocurre',
  when: 'Cuándo',
  whenUtc: 'Cuándo (UTC)',
  whatTitle: 'Cómo leerlo',
  what: 'Un graha que retrocede entra en el signo anterior y más tarde otra vez en el mismo: se dan ambas entradas. Los nodos medios van siempre hacia atrás; los verdaderos, casi siempre. Los almanaques que siguen las antiguas tablas vakya difieren en días o semanas.',
};
