import { LATIN_VARGAS } from '../charts/sanskrit.js';
import { type ChartWords, spaced } from '../charts/words.js';

const inDegrees = (degrees: number | undefined) => degrees !== undefined && `${degrees} Grad`;

export const GERMAN_CHARTS: ChartWords = {
  grahas: {
    Sun: 'So',
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
  signs: ['Wid', 'Sti', 'Zwi', 'Kre', 'Löw', 'Jun', 'Waa', 'Sko', 'Sch', 'Ste', 'Was', 'Fis'],
  styles: { north: 'nordindischer Stil', south: 'südindischer Stil', east: 'ostindischer Stil' },
  vargas: LATIN_VARGAS,
  weekdays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  firstWeekday: 2,
  chart: ({ varga, id }) => `${varga}-Horoskop (${id})`,
  withoutLagna: 'ohne Lagna',
  atNoon: 'Positionen um 12 Uhr',
  lagnaIn: (sign, degrees) => `${spaced('Lagna', sign, inDegrees(degrees))}.`,
  house: (house, sign) => `Haus ${house}, ${sign}`,
  graha: ({ name, degrees, retrograde }) => spaced(name, inDegrees(degrees), retrograde && 'rückläufig'),
  holds: (where, grahas) => `${where}: ${grahas}.`,
};
