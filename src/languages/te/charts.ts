import { type ChartWords, spaced } from '../charts/words.js';
import { varga as vargas } from './names.js';

const inDegrees = (degrees: number | undefined) => degrees !== undefined && `${degrees}°`;

export const TELUGU_CHARTS: ChartWords = {
  grahas: {
    Sun: 'ర',
    Moon: 'చం',
    Mercury: 'బు',
    Venus: 'శు',
    Mars: 'కు',
    Jupiter: 'గు',
    Saturn: 'శ',
    Rahu: 'రా',
    Ketu: 'కే',
  },
  lagna: 'ల',
  retrograde: 'వ',
  isTall: true,
  signs: ['మేష', 'వృష', 'మిథు', 'కర్క', 'సింహ', 'కన్య', 'తుల', 'వృశ్చి', 'ధను', 'మకర', 'కుంభ', 'మీన'],
  styles: { north: 'ఉత్తర భారత పద్ధతి', south: 'దక్షిణ భారత పద్ధతి', east: 'తూర్పు భారత పద్ధతి' },
  vargas,
  weekdays: ['ఆది', 'సోమ', 'మంగళ', 'బుధ', 'గురు', 'శుక్ర', 'శని'],
  firstWeekday: 1,
  chart: ({ varga, id }) => `${varga} చక్రం (${id})`,
  withoutLagna: 'లగ్నం లేకుండా',
  atNoon: 'మధ్యాహ్నం 12 గంటల స్థితి',
  lagnaIn: (sign, degrees) => `${spaced('లగ్నం', sign, inDegrees(degrees))}.`,
  house: (house, sign) => `${house}వ భావం, ${sign}`,
  graha: ({ name, degrees, retrograde }) => spaced(name, inDegrees(degrees), retrograde && 'వక్రగతి'),
  holds: (where, grahas) => `${where}: ${grahas}.`,
};
