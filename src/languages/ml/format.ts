import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  tag: 'ml-IN',
  // As newspapers divide a day: the hours before sunrise have a name of their own.
  partsOfDay: '0 രാത്രി\u00a0{}|3 പുലർച്ചെ\u00a0{}|6 രാവിലെ\u00a0{}|12 ഉച്ചയ്ക്ക്\u00a0{}|15 വൈകിട്ട്\u00a0{}|19 രാത്രി\u00a0{}',
  cardinals: { north: 'വ.', south: 'തെ.', east: 'കി.', west: 'പ.' },
  // The whole words do not change with the number.
  units: { hour: 'മണിക്കൂർ', minute: 'മിനിറ്റ്' },
  // CLDR has a letter without width within the days of the week, which newer type does not need.
  dateAsWritten: [[/\u200c/gu, '']],
  // It sets "besides" between two; people write a comma.
  listAsWritten: (list) => list.replace(' കൂടാതെ ', ', '),
  zones,
};
