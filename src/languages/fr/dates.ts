import { capital, joinedBy } from '../locale/plural.js';
import type { Dates } from '../words/dates/dates.js';

const list = /* @__PURE__ */ joinedBy('et');

const months: Dates['months'] = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** Dates in French. */
export const FRENCH_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${capital(months[month - 1] as string)} ${year}`,
  daysOfMonth: (days, month) => `${list(days.map((day) => (day === 1 ? '1er' : `${day}`)))} ${months[month - 1]}`,
  years: [' ', ''],
};
