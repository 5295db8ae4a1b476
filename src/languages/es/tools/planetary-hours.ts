import type { PlanetaryHoursWords } from '../../../tools/planetary-hours/page/words.js';

export const planetaryHours: PlanetaryHoursWords = {
  name: 'Horas planetarias (hora)',
  title: 'Horas planetarias (hora)',
  summary: 'Las 24 horas planetarias de un día en su localidad, cada una con su regente.',
  submit: 'Ver las horas',
  gets: [
    'Doce horas del día y doce de la noche con sus regentes',
    'La hora en curso, si el día elegido es hoy',
    'Salida y puesta del Sol y duración de una hora de día y de noche',
  ],
  disclaimer:
    'Es una división tradicional del día. No fije por ella la hora de un tratamiento, un pago o un trámite legal.',
  nowAt: (time) => `Ahora, ${time}`,
  afterwards: 'Después',
  lordOfDay: 'Regente del día',
  dayHour: 'Una hora del día',
  nightHour: 'Una hora de la noche',
  each: (minutes) => `${minutes} minutos cada una`,
  order:
    'La primera hora es del regente del día de la semana; las demás siguen del graha más lento al más rápido: Saturno, Júpiter, Marte, Sol, Venus, Mercurio, Luna.',
};
