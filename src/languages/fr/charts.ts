import { LATIN_VARGAS } from '../charts/sanskrit.js';
import { type ChartWords, spaced } from '../charts/words.js';
import { upToOneOrOther } from '../locale/plural.js';

const inDegrees = upToOneOrOther('degré', 'degrés');

export const FRENCH_CHARTS: ChartWords = {
  grahas: {
    Sun: 'So',
    Moon: 'Lu',
    Mercury: 'Me',
    Venus: 'Vé',
    Mars: 'Ma',
    Jupiter: 'Ju',
    Saturn: 'Sa',
    Rahu: 'Ra',
    Ketu: 'Ke',
  },
  lagna: 'Lg',
  retrograde: 'R',
  isTall: false,
  signs: ['Bél', 'Tau', 'Gém', 'Can', 'Lio', 'Vie', 'Bal', 'Sco', 'Sag', 'Cap', 'Ver', 'Poi'],
  styles: {
    north: 'style de l’Inde du Nord',
    south: 'style de l’Inde du Sud',
    east: 'style de l’Inde de l’Est',
  },
  vargas: LATIN_VARGAS,
  weekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  firstWeekday: 2,
  chart: ({ varga, id }) => `Carte ${varga} (${id})`,
  withoutLagna: 'sans lagna',
  atNoon: 'positions à midi',
  lagnaIn: (sign, degrees) => `${spaced('Lagna', sign, degrees !== undefined && inDegrees(degrees))}.`,
  house: (house, sign) => `Maison ${house}, ${sign}`,
  graha: ({ name, degrees, retrograde }) =>
    spaced(name, degrees !== undefined && inDegrees(degrees), retrograde && 'rétrograde'),
  holds: (where, grahas) => `${where}\u00a0: ${grahas}.`,
};
