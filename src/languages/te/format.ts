import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  tag: 'te-IN',
  // As almanacs and newspapers divide a day: the hours before sunrise have a name of their own.
  partsOfDay: '0 రాత్రి\u00a0{}|3 తెల్లవారుజామున\u00a0{}|6 ఉదయం\u00a0{}|12 మధ్యాహ్నం\u00a0{}|16 సాయంత్రం\u00a0{}|19 రాత్రి\u00a0{}',
  cardinals: { north: 'ఉ.', south: 'ద.', east: 'తూ.', west: 'ప.' },
  // As almanacs shorten them; the whole words would change with the number.
  units: { hour: 'గం.', minute: 'ని.' },
  // "26 నవంబర్ 2025", and "26 నవంబర్ 2025, బుధవారం" with its weekday: CLDR sets a comma after the month, and with the
  // weekday one after the day too.
  dateAsWritten: [
    [/^(\d+), /gu, '$1 '],
    [/^(\d+ \P{Nd}+?), (?=\d{4})/gu, '$1 '],
  ],
  // It sets "and" before the last; people write commas alone.
  listAsWritten: (list) => list.replace(/,? మరియు /, ', '),
  digits: { native: '౦౧౨౩౪౫౬౭౮౯', label: 'అంకెలు' },
  zones,
};
