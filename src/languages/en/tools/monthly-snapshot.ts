import type { MonthlySnapshotWords } from '../../../tools/monthly-snapshot/page/words.js';
import { thousands } from '../../words/caveats/clauses.js';
import { monthlySnapshotDisclaimer } from '../disclaimers.js';

export const monthlySnapshot: MonthlySnapshotWords = {
  name: 'Month from your Moon',
  title: 'A month from your Moon',
  summary: 'Every day of a month scored from your natal Moon, with Moon phases and dashas.',
  submit: 'Show the month',
  gets: [
    'A calendar with the score of every day and the reasons for it',
    'The best five days, and those on which tradition advises care',
    'Moon phases, sign changes, stations, dashas and Sade Sati',
  ],
  disclaimer: monthlySnapshotDisclaimer,
  monthNav: 'Month',
  seenFrom: (moon) => `Seen from the natal Moon in ${moon}.`,
  favourableDays: 'Favourable days',
  mixedDays: 'Mixed days',
  challengingDays: 'Challenging days',
  best: (days) => `best: ${days}`,
  caution: (days) => `days for caution, the five lowest and those with the Moon in the 8th: ${days}`,
  calendar: 'Calendar',
  key: (minimum, maximum) =>
    `The score adds eight rules and can go from ${minimum} to ${maximum}. Green is favourable, plain mixed, red challenging.`,
  keyOpen: (minimum, maximum) =>
    `The score adds eight rules and can go from ${minimum} to ${maximum}. Green days are favourable and red ones challenging for every possible time; the others are mixed or open.`,
  outlined: (day) => `The outlined day is ${day}.`,
  sheet: 'Each date links to its day.',
  eighth: 'Moon in the 8th',
  whyDay: (day, score) => `Why ${day} scores ${score}`,
  otherDays: 'Another day’s score',
  allDays: 'All days of the month',
  date: 'Date',
  moon: 'Moon in',
  tara: 'Tara',
  house: 'House from your Moon',
  limbScore: 'From the limbs',
  events: 'What happens',
  moonSigns: 'The Moon’s changes of sign',
  station: { direct: 'turns direct', retrograde: 'turns retrograde' },
  dashas: 'Dashas and Sade Sati',
  atStart: 'When the month begins',
  onDate: (day) => `On ${day}`,
  noDasha: 'no dasha runs: it is before the birth, or after the 120 years that the dashas cover',
  sadeSati: 'Sade Sati',
  noSadeSati: 'does not run',
  inWords: 'In words',
  unknownLead: 'The birth time is not known.',
  unknown: (from, to) =>
    `On that day the Moon goes from ${from} to ${to}. For each day the calendar gives the range of its score over every Moon of that day; no day is called best.`,
  unknownNoFacts: 'Enter a time, even a rough one, to see the days scored from your Moon.',
  sure: 'the same for every possible time',
  open: 'Open days',
  openNote: 'depending on the birth time',
  between: (least, most) => `${least} to ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'Dashas are left out: their dates depend on the birth time.'
      : `Dashas are left out: over the possible times their dates move by up to ${thousands(`${days}`, ',')} days.`,
  byMoon: 'For each possible Moon',
};
