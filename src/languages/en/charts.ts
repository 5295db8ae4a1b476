import { LATIN_VARGAS } from '../charts/sanskrit.js';
import { type ChartWords, spaced } from '../charts/words.js';
import { oneOrOther } from '../locale/plural.js';

const inDegrees = oneOrOther('degree', 'degrees');

export const ENGLISH_CHARTS: ChartWords = {
  grahas: {
    Sun: 'Su',
    Moon: 'Mo',
    Mercury: 'Me',
    Venus: 'Ve',
    Mars: 'Ma',
    Jupiter: 'Ju',
    Saturn: 'Sa',
    Rahu: 'Ra',
    Ketu: 'Ke',
  },
  lagna: 'Lg',
  retrograde: 'R',
  isTall: false,
  signs: ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'],
  styles: { north: 'North Indian', south: 'South Indian', east: 'East Indian' },
  vargas: LATIN_VARGAS,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  firstWeekday: 2,
  chart: ({ varga, id }) => `${varga} chart (${id})`,
  withoutLagna: 'without lagna',
  atNoon: 'noon positions',
  lagnaIn: (sign, degrees) => `${spaced('Lagna', sign, degrees !== undefined && inDegrees(degrees))}.`,
  house: (house, sign) => `House ${house}, ${sign}`,
  graha: ({ name, degrees, retrograde }) =>
    spaced(name, degrees !== undefined && inDegrees(degrees), retrograde && 'retrograde'),
  holds: (where, grahas) => `${where}: ${grahas}.`,
};
