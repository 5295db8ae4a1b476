import type { NakshatraWords } from '../../../tools/nakshatra/page/words.js';
import { nakshatraDisclaimer } from '../disclaimers.js';

export const nakshatra: NakshatraWords = {
  name: 'Nakshatra of the day',
  title: 'Nakshatra of the day',
  summary: 'The Moon’s nakshatra today, since when and until when, and the one that follows.',
  submit: 'Show the nakshatra',
  gets: [
    'The nakshatra and pada of the Moon in the morning',
    'When it began, when it ends and what comes next',
    'Its lord, deity, nature and gana',
  ],
  disclaimer: nakshatraDisclaimer,
  atMorning: (time) => `Nakshatra, pada and sign are those of ${time}: without a place there is no sunrise.`,
  next: 'Next',
  about: (nakshatra) => `About ${nakshatra}`,
  devanagari: 'In Devanagari',
  runs: 'Runs',
  civilDay: 'The day, midnight to midnight',
  changes: 'Changes in the day',
  noChange: 'The Moon stays in this nakshatra all day.',
};
