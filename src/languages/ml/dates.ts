import type { Dates } from '../words/dates/dates.js';

const months: Dates['months'] = [
  'ജനുവരി',
  'ഫെബ്രുവരി',
  'മാർച്ച്',
  'ഏപ്രിൽ',
  'മേയ്',
  'ജൂൺ',
  'ജൂലൈ',
  'ഓഗസ്റ്റ്',
  'സെപ്റ്റംബർ',
  'ഒക്ടോബർ',
  'നവംബർ',
  'ഡിസംബർ',
];

/** Dates in Malayalam. */
export const MALAYALAM_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${year} ${months[month - 1]}`,
  daysOfMonth: (days, month) => `${months[month - 1]} ${days.join(', ')}`,
  years: [', ', ''],
};
