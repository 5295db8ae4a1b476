import { oneOrOther } from '../locale/plural.js';
import type { ResultWords } from '../pages/result/words.js';

const inSeconds = oneOrOther('segundo', 'segundos');

export const result: ResultWords = {
  born: ({ date, time, place }) => `${date}${time === undefined ? ', hora desconocida' : `, ${time}`}, ${place}`,
  onDay: ({ date, place }) => `${date}, ${place}`,
  change: 'Cambiar los datos',
  whatYouGet: 'Qué obtendrá',
  seeExample: 'Ver un ejemplo',
  howCalculated: 'Cómo se calcula',
  birthToCome: 'Esta fecha de nacimiento está todavía por llegar.',
  howSure: 'Qué tener en cuenta',
  keepIt: 'Conservar y comprobar',
  print: 'Imprimir',
  share: 'Compartir',
  shared: 'La dirección está copiada',
  copyJson: 'Copiar el JSON',
  copied: 'Copiado',
  notCopied: 'No se ha podido copiar',
  asJson: 'Lo mismo en JSON',
  addressHolds:
    'La dirección de esta página contiene los datos que ha introducido: quien la tenga verá este resultado.',
  sameDetails: 'Los mismos datos en otros cálculos',
  moreCalculators: (count) => `${count} más`,
  within: {
    title: 'Lo que dejan abierto estos minutos',
    throughout: (v) => `${v}, todo el tiempo`,
    navamsaLagna: 'Lagna de la navamsa',
    lagnaNakshatra: 'Nakshatra del lagna',
    others: (n) => `Detalles del resultado que cambian en estos minutos: ${n}. El JSON da el minuto de cada uno.`,
  },
  used: {
    title: 'Con qué se ha calculado',
    zodiac: 'Zodiaco',
    sidereal: 'Sideral',
    tropical: 'Tropical',
    coordinates: 'Coordenadas',
    derived: (zone) => `${zone}, deducida de las coordenadas`,
    daylight: 'Horario de verano',
    daylightApplied: 'Vigente, y tenido en cuenta',
    ephemeris: 'Efemérides',
    version: 'Versión del cálculo',
  },
  gathered: {
    contents: 'Contenido',
    whole: (name) => `En detalle: ${name}`,
    needsTime: 'Esta parte necesita la hora de nacimiento.',
    needsTimeText: 'Depende del lagna, que recorre los doce signos en un día.',
    onlyWithTime: 'Solo con la hora de nacimiento',
    needsBirth: 'Aquí solo se conoce el nakshatra; una carta necesita el nacimiento.',
    notHere: 'Para este nacimiento no hay respuesta a esto.',
  },
  busy: {
    title: 'Un momento, por favor',
    tooMany: (seconds) =>
      `Desde esta dirección se han pedido demasiados cálculos en un minuto. Inténtelo de nuevo dentro de ${seconds === undefined ? 'un minuto' : inSeconds(seconds)}. No se pierde nada de lo que ha introducido.`,
    unavailable:
      'El cálculo no ha podido hacerse en este momento. Inténtelo de nuevo enseguida. No se pierde nada de lo que ha introducido.',
    again: 'Intentar de nuevo',
  },
};
