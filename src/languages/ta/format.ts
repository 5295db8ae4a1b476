import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  // In Latin digits; those of Tamil are archaic.
  tag: 'ta-IN-u-nu-latn',
  // As almanacs tell a time: no "AM", but the part of the day before it.
  partsOfDay: '0 இரவு\u00a0{}|3 அதிகாலை\u00a0{}|6 காலை\u00a0{}|12 மதியம்\u00a0{}|16 மாலை\u00a0{}|19 இரவு\u00a0{}',
  cardinals: { north: 'வ.', south: 'தெ.', east: 'கி.', west: 'மே.' },
  units: { hour: 'மணி', minute: 'நிமிடம்' },
  // In short dates CLDR has the month before the day, elsewhere the day before the month.
  dateAsWritten: [[/^(\P{Nd}+?) (\d+), /gu, '$2 $1, ']],
  // CLDR sets "and" before the last; people write commas alone.
  listAsWritten: (list) => list.replace(/,? மற்றும் /, ', '),
  zones,
};
