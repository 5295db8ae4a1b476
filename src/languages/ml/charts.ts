import { type ChartWords, spaced } from '../charts/words.js';
import { varga as vargas } from './names.js';

const inDegrees = (degrees: number | undefined) => degrees !== undefined && `${degrees}°`;

export const MALAYALAM_CHARTS: ChartWords = {
  grahas: {
    Sun: 'ര',
    Moon: 'ച',
    Mercury: 'ബു',
    Venus: 'ശു',
    Mars: 'കു',
    Jupiter: 'ഗു',
    Saturn: 'മ',
    Rahu: 'സ',
    Ketu: 'ശി',
  },
  lagna: 'ല',
  retrograde: 'വ',
  isTall: true,
  isWide: true,
  signs: ['മേട', 'ഇടവ', 'മിഥു', 'കർ', 'ചിങ്ങ', 'കന്നി', 'തുലാ', 'വൃ', 'ധനു', 'മകര', 'കുംഭ', 'മീന'],
  styles: { north: 'ഉത്തരേന്ത്യൻ രീതി', south: 'ദക്ഷിണേന്ത്യൻ രീതി', east: 'കിഴക്കേ ഇന്ത്യൻ രീതി' },
  vargas,
  weekdays: ['ഞാ', 'തി', 'ചൊ', 'ബു', 'വ്യാ', 'വെ', 'ശ'],
  firstWeekday: 1,
  chart: ({ varga, id }) => `${varga} ചക്രം (${id})`,
  withoutLagna: 'ലഗ്നമില്ലാതെ',
  atNoon: 'ഉച്ചയ്ക്ക് 12 മണിയിലെ സ്ഥിതി',
  lagnaIn: (sign, degrees) => `${spaced('ലഗ്നം', sign, inDegrees(degrees))}.`,
  house: (house, sign) => `${house}-ാം ഭാവം, ${sign}`,
  graha: ({ name, degrees, retrograde }) => spaced(name, inDegrees(degrees), retrograde && 'വക്രം'),
  holds: (where, grahas) => `${where}: ${grahas}.`,
};
