import { type ChartWords, spaced } from '../charts/words.js';
import { varga as vargas } from './names.js';

const inDegrees = (degrees: number | undefined) => degrees !== undefined && `${degrees}°`;

export const KANNADA_CHARTS: ChartWords = {
  grahas: {
    Sun: 'ರ',
    Moon: 'ಚಂ',
    Mercury: 'ಬು',
    Venus: 'ಶು',
    Mars: 'ಕು',
    Jupiter: 'ಗು',
    Saturn: 'ಶ',
    Rahu: 'ರಾ',
    Ketu: 'ಕೇ',
  },
  lagna: 'ಲ',
  retrograde: 'ವ',
  isTall: true,
  signs: ['ಮೇಷ', 'ವೃಷ', 'ಮಿಥು', 'ಕರ್ಕ', 'ಸಿಂಹ', 'ಕನ್ಯಾ', 'ತುಲಾ', 'ವೃಶ್ಚಿ', 'ಧನು', 'ಮಕರ', 'ಕುಂಭ', 'ಮೀನ'],
  styles: { north: 'ಉತ್ತರ ಭಾರತದ ಪದ್ಧತಿ', south: 'ದಕ್ಷಿಣ ಭಾರತದ ಪದ್ಧತಿ', east: 'ಪೂರ್ವ ಭಾರತದ ಪದ್ಧತಿ' },
  vargas,
  weekdays: ['ಭಾ', 'ಸೋ', 'ಮಂ', 'ಬು', 'ಗು', 'ಶು', 'ಶ'],
  firstWeekday: 1,
  chart: ({ varga, id }) => `${varga} ಕುಂಡಲಿ (${id})`,
  withoutLagna: 'ಲಗ್ನವಿಲ್ಲದೆ',
  atNoon: 'ಮಧ್ಯಾಹ್ನ 12 ಗಂಟೆಯ ಸ್ಥಿತಿ',
  lagnaIn: (sign, degrees) => `${spaced('ಲಗ್ನ', sign, inDegrees(degrees))}.`,
  house: (house, sign) => `${house}ನೇ ಭಾವ, ${sign}`,
  graha: ({ name, degrees, retrograde }) => spaced(name, inDegrees(degrees), retrograde && 'ವಕ್ರಿ'),
  holds: (where, grahas) => `${where}: ${grahas}.`,
};
