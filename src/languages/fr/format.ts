import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  tag: 'fr',
  partsOfDay: '0 {}\u00a0AM|12 {}\u00a0PM',
  cardinals: { north: 'N', south: 'S', east: 'E', west: 'O' },
  units: 'short',
  // An ordinal for the first of a month alone: 1er mai, 2 mai.
  dateAsWritten: [[/\b1(?= \p{L})/gu, '1er']],
  zones,
};
