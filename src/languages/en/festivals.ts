import type { FestivalWords } from '../pages/site/festival-words.js';
import { customs } from './customs.js';

export const festivals: FestivalWords = {
  title: (name) => `${name}: date, hours and reason`,
  description: (name) =>
    `${name}: its date this year and in the next five, its hours, and why it is that day, at your place.`,
  ofYear: (year) => `Festivals of ${year}`,
  lead: 'The great and the widely kept days of the region of your place, on one sheet to print.',
  whole: 'All fasts, by kind and span',
  more: 'Six years, hours and customs',
  last: 'Last time',
  six: 'This year and the next five',
  coming: 'The next ones',
  rule: {
    byClause: (clause) => `The rule of Ekadashi: ${clause}.`,
    byTithi: ({ tithi, hour }) =>
      `It is kept on the day on which this tithi runs at the hour asked for. Tithi: ${tithi}; hour: ${hour}.`,
    byNakshatra: ({ nakshatra, hour }) =>
      `It is kept on the day on which this nakshatra runs at the hour asked for. Nakshatra: ${nakshatra}; hour: ${hour}.`,
    bySun: 'The Sun decides: its entry into a sign, or the day of a solar month counted from it.',
    onWeekday: 'It is kept on a weekday of its month.',
    onDate: 'It has a fixed date in the civil calendar.',
    sameAs: (name) => `It is kept on the day of another observance: ${name}.`,
    countedFrom: ({ name, days }) => `Its day is counted from another observance: ${name}; days: ${days}.`,
    own: 'It has a rule of its own, which is told among the methods.',
    here: (facts) => `On this day: ${facts}.`,
    notBeside: (facts) => `Why not the days beside it: ${facts}.`,
  },
  missing: {
    noSun: 'On some dates of this year the Sun does not rise there, so that there is no day to choose.',
    noDay: 'No day of this year fits the rule.',
    inNone: 'At this place no day of these years fits the rule.',
  },
  custom: 'What people do',
  byRegion: 'By region',
  customs,
  customSource: 'Custom is common knowledge of the regions; no text was read for it, and families differ.',
  keptIn: 'Kept in',
  schools: 'Other rules for it',
  around: 'On the days around it',
};
