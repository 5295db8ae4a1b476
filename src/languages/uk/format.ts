import type { FormatWords } from '../pages/format-words.js';
import { WITHOUT_YEAR } from '../pages/slavic.js';
import { zones } from './zones.js';

/** How dates, numbers and places are written. */
export const format: FormatWords = {
  tag: 'uk',
  partsOfDay: '0 {}\u00a0ночі|4 {}\u00a0ранку|12 {}\u00a0дня|18 {}\u00a0вечора',
  cardinals: { north: 'пн. ш.', south: 'пд. ш.', east: 'сх. д.', west: 'зх. д.' },
  units: 'short',
  fourTogether: true,
  dateAsWritten: WITHOUT_YEAR,
  zones,
};
