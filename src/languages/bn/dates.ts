import { joinedBy } from '../locale/plural.js';
import type { Dates } from '../words/dates/dates.js';

const list = /* @__PURE__ */ joinedBy('ও');

const months: Dates['months'] = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
];

/** Dates in Bengali. */
export const BENGALI_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${months[month - 1]} ${year}`,
  daysOfMonth: (days, month) => `${list(days.map(String))} ${months[month - 1]}`,
  years: [' ', ''],
};
