import { capital, joinedBy } from '../locale/plural.js';
import type { Dates } from '../words/dates/dates.js';

const list = /* @__PURE__ */ joinedBy('y');

const months: Dates['months'] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** Dates in Spanish. */
export const SPANISH_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${capital(months[month - 1] as string)} de ${year}`,
  daysOfMonth: (days, month) => `${list(days.map(String))} de ${months[month - 1]}`,
  years: [' de ', ''],
};
