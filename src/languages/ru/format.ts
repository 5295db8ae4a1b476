import type { FormatWords } from '../pages/format-words.js';
import { WITHOUT_YEAR } from '../pages/slavic.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  tag: 'ru',
  partsOfDay: '0 {}\u00a0ночи|4 {}\u00a0утра|12 {}\u00a0дня|18 {}\u00a0вечера|22 {}\u00a0ночи',
  cardinals: { north: 'с. ш.', south: 'ю. ш.', east: 'в. д.', west: 'з. д.' },
  units: 'short',
  fourTogether: true,
  dateAsWritten: WITHOUT_YEAR,
  zones,
};
