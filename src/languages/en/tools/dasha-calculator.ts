import { grahaInSentence } from '../../../base/zodiac/rashi.js';
import type { DashaWords } from '../../../tools/dasha-calculator/page/words.js';
import { dashaCalculatorDisclaimer } from '../disclaimers.js';

export const dashaCalculator: DashaWords = {
  name: 'Dasha periods (Vimshottari)',
  title: 'Vimshottari dasha',
  answer: 'Dasha now',
  summary: 'The mahadashas of a life, the periods within them, and those that run now.',
  submit: 'Show the dashas',
  gets: [
    'The maha-, antar- and pratyantardasha that run now',
    'All nine mahadashas from birth on, with the two levels below',
    'What was left of the first at birth',
    'How far a minute of birth time moves every date',
  ],
  disclaimer: dashaCalculatorDisclaimer,
  moon: 'Moon at birth',
  noneRuns: {
    birthAhead: { lead: 'No dasha runs yet.', text: 'The birth lies after today.' },
    over: { lead: 'No dasha runs now.', text: 'The nine mahadashas, 120 years in all, have ended.' },
    noClock: { lead: 'No present dasha is given.', text: 'The current time is not known here.' },
  },
  lanesTitle: 'Three levels',
  lanes: { maha: 'Mahadashas', within: (lords) => `In ${lords}` },
  drawn: {
    mahas: (from, to) => `Mahadashas from ${from} to ${to}`,
    antars: (lord) => `Antardashas of ${lord}`,
    pratyantars: (lords) => `Pratyantardashas of ${lords}`,
    runs: (lord) => `${lord} runs now`,
  },
  tablesTitle: 'Periods',
  mahasCaption: 'Mahadashas, with the age at which they begin',
  antarsCaption: (lord) => `Antardashas of ${lord}`,
  pratyantarsCaption: (lords) => `Pratyantardashas of ${lords}`,
  lord: 'Lord',
  age: 'Age',
  certainTitle: 'How certain the dates are',
  perMinute: {
    lead: (days) => `One minute of birth time moves every date by ${days} days.`,
    year: (days) =>
      `A year is counted as ${days} days; schools count from 360 to 365.2564 days, which moves dates by months.`,
  },
  balance: (left, full, lord) =>
    `At birth ${left} of the ${full === '1' ? 'one year' : `${full} years`} of ${grahaInSentence(lord)} ${full === '1' ? 'was' : 'were'} left.`,
  open: {
    lead: 'Without a time of birth the dates stay open.',
    text: (days) =>
      `Every date comes ${days} days earlier for a birth at the end of that day than for one at its start. The table has both ends.`,
    first: 'First mahadasha',
    balance: 'Left of it at birth',
    years: (years) => (years === '1' ? '1 year' : `${years} years`),
    move: 'Dates move by',
    days: (days) => (days === '1' ? '1 day' : `${days} days`),
    caption: 'Between which months each mahadasha begins',
    earliest: 'Not before',
    latest: 'Not after',
  },
};
