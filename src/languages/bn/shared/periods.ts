import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'অগ্নি', earth: 'পৃথ্বী', air: 'বায়ু', water: 'জল' },
  modalities: { cardinal: 'চর', fixed: 'স্থির', mutable: 'দ্ব্যাত্মক' },
  now: 'এখন',
  from: 'আরম্ভ',
  to: 'শেষ',
  span: (from, to) => `${from} থেকে ${to} পর্যন্ত`,
  dates: (from, to) => `${from} থেকে ${to} পর্যন্ত`,
  clockMoved: { forward: 'এর মাঝে ঘড়ি এগিয়ে দেওয়া হয়।', back: 'এর মাঝে ঘড়ি পিছিয়ে দেওয়া হয়।' },
  retrograde: 'বক্রী',
  moveLabel: 'আগে বা পরে',
  dayBefore: 'আগের দিন',
  dayAfter: 'পরের দিন',
  pada: (nakshatra, pada) => `${nakshatra}, পাদ ${pada}`,
  clockOfBirths: (zones) => `তারিখ ও সময় প্রত্যেকের নিজের জন্মস্থানের ঘড়ি অনুযায়ী: ${zones}।`,
  clockOfBirth: (zone) => `তারিখ ও সময় জন্মস্থানের ঘড়ি অনুযায়ী: ${zone}।`,
};
