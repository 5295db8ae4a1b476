import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  // In Latin digits, as the sentences have them; those of Devanagari are a choice.
  tag: 'mr-IN-u-nu-latn',
  partsOfDay: '0 रात्री\u00a0{}|4 पहाटे\u00a0{}|6 सकाळी\u00a0{}|12 दुपारी\u00a0{}|16 सायंकाळी\u00a0{}|20 रात्री\u00a0{}',
  cardinals: { north: 'उ.', south: 'द.', east: 'पू.', west: 'प.' },
  // Nothing but the whole word is in use.
  units: 'long',
  // CLDR sets a comma after the month; newspapers and almanacs do not.
  dateAsWritten: [[/(\p{L}\p{M}*), (?=\d{4}\b)/gu, '$1 ']],
  // Nor before the last of a list.
  listAsWritten: (list) => list.replace(/, (?=(?:आणि|किंवा) )/, ' '),
  digits: { native: '०१२३४५६७८९', label: 'अंक' },
  zones,
};
