import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  // In Latin digits, as websites write it.
  tag: 'hi-IN-u-nu-latn',
  partsOfDay: '0 रात\u00a0{}|4 सुबह\u00a0{}|12 दोपहर\u00a0{}|16 शाम\u00a0{}|20 रात\u00a0{}',
  cardinals: { north: 'उ.', south: 'द.', east: 'पू.', west: 'प.' },
  // Nothing but the whole word is in use.
  units: 'long',
  // CLDR sets a comma before the last; who writes Hindi does not.
  listAsWritten: (list) => list.replace(', और ', ' और '),
  digits: { native: '०१२३४५६७८९', label: 'अंक' },
  zones,
};
