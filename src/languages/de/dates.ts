import { joinedBy } from '../locale/plural.js';
import type { Dates } from '../words/dates/dates.js';

const list = /* @__PURE__ */ joinedBy('und');

const months: Dates['months'] = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** Dates in German. */
export const GERMAN_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${months[month - 1]} ${year}`,
  daysOfMonth: (days, month) => `${list(days.map((day) => `${day}.`))} ${months[month - 1]}`,
  years: [' ', ''],
};
