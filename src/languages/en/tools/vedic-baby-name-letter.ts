import type { BabyNameWords } from '../../../tools/vedic-baby-name-letter/page/words.js';
import { vedicBabyNameLetterDisclaimer } from '../disclaimers.js';

export const vedicBabyNameLetter: BabyNameWords = {
  name: 'Baby name letter (namakshara)',
  title: 'Baby name letter (namakshara)',
  summary: 'The sound a name begins with, by the nakshatra pada of the Moon at birth.',
  submit: 'Find the sound',
  gets: [
    'The sound in Devanagari, in scholarly letters and in usual spellings',
    'The nakshatra and pada that it belongs to',
    'Without a time, every sound of that day with its hours',
  ],
  disclaimer: vedicBabyNameLetterDisclaimer,
  sound: 'Sound',
  sounds: 'Sounds of the day',
  spellings: 'Spellings',
  byTime: 'Sound by birth time',
  dayNote: 'The sound changes about every six hours, so a rough time of birth is often enough to choose.',
  four: (nakshatra) => `The four sounds of ${nakshatra}`,
  fourNote: 'Each nakshatra has four padas, and each pada its sound. Some families choose among all four.',
  thisBirth: 'this birth',
  safe: 'The pada holds for half an hour either way.',
  safeRest: 'A clock a few minutes off does not change the sound.',
  near: 'The Moon is within half an hour of another pada.',
  nearRest: 'It is worth checking the birth time against a record before choosing.',
  variants:
    'Spellings in Latin letters vary, and so do the sounds of a few padas: the page on how it is calculated names them.',
};
