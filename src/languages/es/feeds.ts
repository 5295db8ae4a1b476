import type { FeedWords } from '../../feeds/words.js';

export const feeds: FeedWords = {
  subscribe: 'Suscribirse',
  asFile: 'Como archivo (.ics)',
  foundAsFile: 'Estos momentos como archivo de calendario (.ics)',
  lead: {
    anniversaries:
      'Los días de este tithi o nakshatra en el calendario de su teléfono u ordenador, este año y el próximo.',
    vrata:
      'Lo que aparece aquí en el calendario de su teléfono u ordenador: cada uno en su día, la razón en la descripción, este año y el próximo.',
    panchang:
      'Los días de este lugar en el calendario de su teléfono u ordenador: una entrada por día, los detalles en la descripción, este año y el próximo.',
    eclipses:
      'Los eclipses visibles desde este lugar, a sus horas, en el calendario de su teléfono u ordenador, este año y el próximo.',
    transits:
      'Las entradas de Saturno, Júpiter, Rahu y Ketu contadas desde este signo lunar, las fases de Sade Sati y los eclipses en el signo, en el calendario de su teléfono u ordenador, este año y el próximo.',
  },
  withAlarm: 'Con alarma',
  alarm: {
    eve: (clock) => `Alarma la víspera, a las ${clock}`,
    morning: (clock) => `Alarma la mañana del día, a las ${clock}`,
  },
  fetched: 'Google y Outlook recogen el calendario por su cuenta: reciben su dirección, con el lugar o el signo.',
  noBirth: 'Su dirección contiene el signo y una zona horaria, nada del nacimiento.',
  transitsOf: (sign) => `Tránsitos desde la Luna: ${sign}`,
  begins: (period) => `${period}: comienzo`,
  ends: (period) => `${period}: fin`,
  years: (first, last) => `${first} y ${last}`,
  unknownName: (name, names) => `No hay ningún parámetro ${name}. Los hay: ${names}.`,
  unknownCode: (code, codes) => `No hay ningún código ${code}. Los hay: ${codes}.`,
  twice: (name) => `${name} debe figurar una sola vez.`,
  unknownLanguage: (codes) => `No hay tal idioma. Los hay: ${codes}.`,
  noDetails: 'La dirección no contiene datos.',
};
