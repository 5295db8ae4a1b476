import type { TransitsWords } from '../../../tools/current-transits-calculator/page/words.js';
import { oneOrOther } from '../../locale/plural.js';

export const currentTransitsCalculator: TransitsWords = {
  name: 'Tránsitos actuales (gochara)',
  title: 'Tránsitos sobre la carta natal',
  fromMoon: (house) => `casa ${house} desde la Luna`,
  fromLagna: (house) => `casa ${house} desde el lagna`,
  houseFromMoon: 'Casa desde la Luna',
  houseFromLagna: 'Casa desde el lagna',
  housesTitle: 'Casas de los tránsitos',
  summary: 'Qué grahas aspectan ahora una carta natal: desde cuándo, hasta cuándo y en qué instante.',
  submit: 'Mostrar los tránsitos',
  gets: [
    'Cada tránsito a menos de 3 grados, con su duración y sus pasos exactos',
    'Cuánto cuenta cada uno: puntos según reglas expuestas aquí',
    'Las posiciones del cielo y de la carta natal',
  ],
  disclaimer:
    'Los pesos ordenan los aspectos según reglas expuestas aquí; no predicen sucesos. No base en ellos decisiones de salud, derecho o dinero.',
  moment: 'Momento (UTC)',
  count: oneOrOther('tránsito', 'tránsitos'),
  major: (count, threshold) =>
    count === 0
      ? `ninguno importante (${threshold} puntos o más)`
      : `importantes (${threshold} puntos o más): ${count}`,
  natal: (point) => `${point} (natal)`,
  lagna: 'lagna',
  none: {
    lead: 'En este momento no hay ningún tránsito dentro del orbe.',
    text: 'Ningún graha está a menos de 3 grados de un aspecto a un punto natal.',
  },
  transitsTitle: 'Tránsitos dentro del orbe',
  transitsCaption: 'Primero los de más puntos, luego los más cercanos',
  transit: 'Tránsito',
  aspect: 'Aspecto',
  orb: 'Distancia',
  exact: 'Exacto el',
  window: 'Dentro del orbe',
  weight: 'Puntos',
  isMajor: 'importante',
  never: 'no llega a ser exacto en este periodo',
  rulesTitle: 'De qué se componen los puntos',
  rulesNote: (threshold) =>
    `A partir de ${threshold} puntos, un tránsito se llama aquí importante. Los puntos son una convención de esta calculadora.`,
  positionsTitle: 'Posiciones',
  skyCaption: 'El cielo en ese momento',
  natalCaption: 'La carta natal',
  graha: 'Graha',
  point: 'Punto',
  position: 'Posición',
  placeNote: 'Los aspectos son geocéntricos: el lugar donde está usted ahora no los cambia.',
};
