import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  // British order of dates: the specification writes them so, and no reader can swap day and month.
  tag: 'en-GB',
  partsOfDay: '0 {}\u00a0am|12 {}\u00a0pm',
  cardinals: { north: 'N', south: 'S', east: 'E', west: 'W' },
  // British English would write "hrs" and "mins".
  units: { hour: 'h', minute: 'min' },
  zones,
};
