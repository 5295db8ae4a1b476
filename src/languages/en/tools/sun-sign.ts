import type { SunSignWords } from '../../../tools/sun-sign/page/words.js';
import { sunSignDisclaimer } from '../disclaimers.js';

export const sunSign: SunSignWords = {
  name: 'Sun sign (Western)',
  title: 'Sun sign',
  summary: 'The Western sign of a birthday with its element, modality and rulers.',
  submit: 'Find the Sun sign',
  gets: [
    'The sign and its dates',
    'Element, modality, polarity and rulers',
    'Whether the birthday lies on a change of sign',
  ],
  disclaimer: sunSignDisclaimer,
  sign: 'Sun sign',
  ruler: 'Ruler',
  modernRuler: (planet) => `in modern use ${planet}`,
  element: 'Element',
  modality: 'Modality',
  polarity: 'Polarity',
  polarities: { masculine: 'masculine', feminine: 'feminine' },
  cusp: {
    lead: (sign) => `This day lies next to ${sign}.`,
    text: 'The dates are those that most lists print. In some years the Sun changes its sign a day earlier or later, so the true sign depends on the year and the hour.',
  },
  moreTitle: 'About the sign',
  siderealNote:
    'This is the tropical zodiac of Western astrology. Vedic astrology reads the sidereal sign, which is most often the one before.',
};
