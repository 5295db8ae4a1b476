import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  // In Latin digits: those of clocks, degrees and sentences stand beside them on every page.
  tag: 'bn-IN-u-nu-latn',
  partsOfDay: '0 রাত\u00a0{}|4 ভোর\u00a0{}|6 সকাল\u00a0{}|12 দুপুর\u00a0{}|16 বিকাল\u00a0{}|18 সন্ধ্যা\u00a0{}|20 রাত\u00a0{}',
  cardinals: { north: 'উ.', south: 'দ.', east: 'পূ.', west: 'প.' },
  // Nothing but the whole word is in use.
  units: 'long',
  // CLDR has এবং; almanacs and newspapers join names with ও.
  listAsWritten: (list) => list.replace(/,? এবং /u, ' ও '),
  digits: { native: '০১২৩৪৫৬৭৮৯', label: 'সংখ্যার অঙ্ক' },
  zones,
};
