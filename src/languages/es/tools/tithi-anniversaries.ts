import type { TithiAnniversariesWords } from '../../../tools/tithi-anniversaries/page/words.js';

export const tithiAnniversaries: TithiAnniversariesWords = {
  name: 'Aniversarios por tithi',
  title: 'Cumpleaños y aniversarios por tithi',
  summary: 'Cumpleaños, bodas y shraddhas por tithi o nakshatra, hasta cincuenta años.',
  submit: 'Hallar los días',
  gets: [
    'La fecha civil de cada año, con lo que la decide',
    'Qué pasa con los meses adicionales y los tithis sin salida del Sol',
    'Los días de otras escuelas',
    'Un calendario al que suscribirse, cuya dirección no lleva fecha de nacimiento ni nombre',
  ],
  disclaimer:
    'Qué día se guarda lo deciden la familia y el sacerdote. Es cálculo de calendario, no consejo sobre ritos, herencias ni plazos.',
  none: 'No hay ninguno en estos años',
  keptBy: 'Se guarda por',
  next: 'El próximo',
  open: (others) => `No se conoce la hora: ese día corrían ${others}`,
  listTitle: 'Los días',
  date: 'Fecha',
  decided: 'Lo que la decide',
  others: 'Otras escuelas',
  noDay: 'El Sol no hace día aquí',
  inAdhika: 'en el mes adicional',
  number: (number) => `n.º ${number}`,
  addressHolds:
    'La dirección del calendario lleva la ocasión, el mes y el tithi o nakshatra, y el lugar: ninguna fecha del hecho y ningún nombre.',
  aboutTitle: 'Cómo se hallan los días',
  about:
    'Un cumpleaños o aniversario de boda por tithi es el día cuya salida del Sol cae en el tithi del mismo mes lunar; un shraddha, aquel cuya tarde llena más. Quien nació en un mes adicional guarda el mes de su nombre; una muerte en él se recuerda en otro así cuando vuelve. En el sur el cumpleaños es el día de la estrella natal en el mes solar. Las familias difieren, y por eso se nombran también los otros días.',
};
