import type { Dates } from '../words/dates/dates.js';
import { list } from './phrases.js';

const months: Dates['months'] = [
  'ஜனவரி',
  'பிப்ரவரி',
  'மார்ச்',
  'ஏப்ரல்',
  'மே',
  'ஜூன்',
  'ஜூலை',
  'ஆகஸ்ட்',
  'செப்டம்பர்',
  'அக்டோபர்',
  'நவம்பர்',
  'டிசம்பர்',
];

/** Dates in Tamil. */
export const TAMIL_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${months[month - 1]} ${year}`,
  daysOfMonth: (days, month) => `${list(days.map(String))} ${months[month - 1]}`,
  years: [', ', ''],
};
