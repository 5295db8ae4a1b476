import { joinedBy } from '../locale/plural.js';
import type { Dates } from '../words/dates/dates.js';

const list = /* @__PURE__ */ joinedBy('and');

const months: Dates['months'] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Dates in English. */
export const ENGLISH_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${months[month - 1]} ${year}`,
  daysOfMonth: (days, month) => `${list(days.map(String))} ${months[month - 1]}`,
  years: [' ', ''],
};
