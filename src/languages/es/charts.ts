import { LATIN_VARGAS } from '../charts/sanskrit.js';
import { type ChartWords, spaced } from '../charts/words.js';
import { oneOrOther } from '../locale/plural.js';

const inDegrees = oneOrOther('grado', 'grados');

export const SPANISH_CHARTS: ChartWords = {
  grahas: {
    Sun: 'So',
    Moon: 'Lu',
    Mercury: 'Me',
    Venus: 'Ve',
    Mars: 'Ma',
    Jupiter: 'Jú',
    Saturn: 'Sa',
    Rahu: 'Ra',
    Ketu: 'Ke',
  },
  lagna: 'Lg',
  retrograde: 'R',
  isTall: false,
  signs: ['Ari', 'Tau', 'Gém', 'Cán', 'Leo', 'Vir', 'Lib', 'Esc', 'Sag', 'Cap', 'Acu', 'Pis'],
  styles: {
    north: 'estilo del norte de la India',
    south: 'estilo del sur de la India',
    east: 'estilo del este de la India',
  },
  vargas: LATIN_VARGAS,
  weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  firstWeekday: 2,
  chart: ({ varga, id }) => `Carta ${varga} (${id})`,
  withoutLagna: 'sin lagna',
  atNoon: 'posiciones al mediodía',
  lagnaIn: (sign, degrees) => `${spaced('Lagna', sign, degrees !== undefined && inDegrees(degrees))}.`,
  house: (house, sign) => `Casa ${house}, ${sign}`,
  graha: ({ name, degrees, retrograde }) =>
    spaced(name, degrees !== undefined && inDegrees(degrees), retrograde && 'en retrogradación'),
  holds: (where, grahas) => `${where}: ${grahas}.`,
};
