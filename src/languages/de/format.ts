import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  tag: 'de',
  partsOfDay: '0 {}\u00a0AM|12 {}\u00a0PM',
  cardinals: { north: 'N', south: 'S', east: 'O', west: 'W' },
  units: 'short',
  zones,
};
