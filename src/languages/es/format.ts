import type { FormatWords } from '../pages/format-words.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  tag: 'es',
  partsOfDay: '0 {}\u00a0a.\u00a0m.|12 {}\u00a0p.\u00a0m.',
  cardinals: { north: 'N', south: 'S', east: 'E', west: 'O' },
  units: 'short',
  zones,
};
