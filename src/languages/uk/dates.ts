import { joinedBy } from '../locale/plural.js';
import type { Dates } from '../words/dates/dates.js';

const list = /* @__PURE__ */ joinedBy('і');

const MONTHS_OF_DAYS = [
  'січня',
  'лютого',
  'березня',
  'квітня',
  'травня',
  'червня',
  'липня',
  'серпня',
  'вересня',
  'жовтня',
  'листопада',
  'грудня',
];

const months: Dates['months'] = [
  'Січень',
  'Лютий',
  'Березень',
  'Квітень',
  'Травень',
  'Червень',
  'Липень',
  'Серпень',
  'Вересень',
  'Жовтень',
  'Листопад',
  'Грудень',
];

/** Dates in Ukrainian. */
export const UKRAINIAN_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${months[month - 1]} ${year}`,
  daysOfMonth: (days, month) => `${list(days.map(String))} ${MONTHS_OF_DAYS[month - 1]}`,
  years: [' ', ' року'],
};
