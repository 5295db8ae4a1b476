import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  // In Latin digits, as the sentences have them; those of Gujarati are a choice.
  tag: 'gu-IN-u-nu-latn',
  partsOfDay: '0 રાત્રે\u00a0{}|4 સવારે\u00a0{}|12 બપોરે\u00a0{}|16 સાંજે\u00a0{}|20 રાત્રે\u00a0{}',
  cardinals: { north: 'ઉ.', south: 'દ.', east: 'પૂ.', west: 'પ.' },
  // Nothing but the whole word is in use.
  units: 'long',
  // CLDR sets a comma after the month; most newspapers do not.
  dateAsWritten: [[/(\p{L}\p{M}*), (?=\d{4}\b)/gu, '$1 ']],
  // Nor does who writes Gujarati before the last of a list.
  listAsWritten: (list) => list.replace(', અથવા ', ' અથવા '),
  digits: { native: '૦૧૨૩૪૫૬૭૮૯', label: 'અંકો' },
  zones,
};
