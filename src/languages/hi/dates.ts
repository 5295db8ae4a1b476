import { joinedBy } from '../locale/plural.js';
import type { Dates } from '../words/dates/dates.js';

const list = /* @__PURE__ */ joinedBy('और');

const months: Dates['months'] = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

/** Dates in Hindi. */
export const HINDI_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${months[month - 1]} ${year}`,
  daysOfMonth: (days, month) => `${list(days.map(String))} ${months[month - 1]}`,
  years: [' ', ''],
};
