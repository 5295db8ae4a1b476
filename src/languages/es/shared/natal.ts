import type { ChartPageWords, MoonWords, NatalWords } from '../../../pages/shared/natal-words.js';
import { endedOnce, spanishTime } from '../../pages/times.js';

export const natal: NatalWords = {
  graha: 'Graha',
  lagna: 'Lagna',
  sign: 'Signo',
  signAndDegree: 'Signo, grado',
  moonSign: 'Signo lunar',
  nakshatra: 'Nakshatra',
  nakshatraAndPada: 'Nakshatra, pada',
  pada: 'Pada',
  house: 'Casa',
  state: 'Estado',
  ruler: 'Regente',
  none: 'ninguno',
  table: 'tabla',
  vargottama: 'vargottama',
  padaOf: (pada) => `pada ${pada}`,
  ruledBy: (graha) => `regente: ${graha}`,
  open: {
    lead: 'Sin la hora, algunas cosas no se pueden saber, pero la mayoría sí.',
    told: 'Lo que figura aquí vale para todo el día local del nacimiento. Donde algo cambia a lo largo del día, se muestra cada posibilidad con sus horas.',
    allDay: 'todo el día',
    open: 'sin determinar',
    anySign: 'cualquiera de los doce signos',
    changes: (times) => `cambia hacia ${spanishTime(times)}`,
    decides: 'Lo que decidiría la hora',
    day: 'El día local del nacimiento, de medianoche a medianoche. Saber si fue por la mañana, por la tarde o por la noche suele bastar para fijar la Luna.',
    bornBetween: 'Nacimiento entre',
    span: (from, to) => `${spanishTime(from)} y ${to === 'medianoche' ? 'la medianoche' : spanishTime(to)}`,
    midnight: 'medianoche',
    from: (time, what) => `desde ${spanishTime(time)}, ${what}`,
    lagnaByTime: 'Lagna según la hora de nacimiento',
    moonByTime: 'Luna según la hora de nacimiento',
    where:
      'La hora puede constar en el certificado de nacimiento, en un registro del hospital o en un documento de familia.',
  },
  sure: {
    title: '¿Hasta qué punto es seguro?',
    holds: (from, to) =>
      endedOnce(`El lagna vale para los nacimientos entre ${spanishTime(from)} y ${spanishTime(to)}.`),
    far: (duration) =>
      `La hora indicada está a ${duration} del límite más cercano, de modo que un error de pocos minutos no lo cambia.`,
    near: (duration) =>
      `La hora indicada está a solo ${duration} de otro signo ascendente. Conviene cotejarla con el certificado de nacimiento o un registro de familia.`,
    unbounded: 'Tan cerca de un polo, el signo ascendente no tiene una duración habitual.',
    unboundedRest:
      'Ningún otro signo asciende de manera ordinaria en el día que rodea este nacimiento, así que no se puede decir cuánto puede desviarse la hora.',
    pole: 'En un polo no hay lagna.',
    poleRest:
      'Allí nada asciende de manera ordinaria, así que no se indican las casas ni lo que se cuenta desde ellas.',
  },
};

export const moon: MoonWords = {
  position: 'Posición en el signo',
  western: 'Signo lunar occidental',
  twoZodiacs: (ayanamsha) =>
    `La astrología védica mide desde las estrellas fijas; la occidental, desde el equinoccio de primavera. En este nacimiento los dos zodiacos distan ${ayanamsha} entre sí (el ayanamsha); por eso los dos signos difieren a menudo.`,
  safe: {
    lead: 'El signo y el nakshatra son los mismos media hora antes y después.',
    rest: 'La Luna está bastante lejos de los dos límites: un error de pocos minutos no cambia ninguno.',
  },
  nearSign: {
    lead: 'La Luna está a menos de media hora de otro signo.',
    rest: 'Un pequeño error en la hora de nacimiento podría cambiar el signo. Conviene cotejar la hora con un registro.',
  },
  nearNakshatra: {
    lead: 'La Luna está a menos de media hora de otro nakshatra.',
    rest: 'El signo es seguro, pero un pequeño error en la hora de nacimiento podría cambiar el nakshatra.',
  },
};

export const charts: ChartPageWords = {
  chart: 'Carta',
  style: 'Estilo de la carta',
  styles: { north: 'Norte', south: 'Sur', east: 'Este', all: 'Los tres a la vez' },
  save: 'Guardar como SVG',
  degrees: 'Grados enteros, truncados y no redondeados; los minutos están en la tabla.',
  leftOut: 'Grados que no caben en la carta',
  retrograde: (mark) => `${mark} señala un graha retrógrado; Rahu y Ketu no llevan marca.`,
  houses: 'La casilla sombreada es el lagna, y los números pequeños son los signos, 1 para Aries.',
  signs: 'La casilla sombreada es el lagna, y las letras pequeñas son los signos.',
};
