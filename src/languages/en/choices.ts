import type { ChoicesWords } from '../pages/site/choices-words.js';

/** What pages say of the choices that a visitor keeps for all of them. */
export const choices: ChoicesWords = {
  title: 'Your choices',
  lead: 'Forms begin with them. An address always shows what it says, to you and to everyone you send it to.',
  where: {
    cookie: 'Saved in one cookie of this site, for a year. It holds these choices and nothing else.',
    device: 'Saved on this device alone.',
  },
  regionHint:
    'Whose fasts and festivals are told. That of the place is found by where it lies; far from India it is that of the language.',
  monthLabel: 'Month told first',
  months: { amanta: 'until the new Moon (amanta)', purnimanta: 'until the full Moon (purnimanta)' },
  matchLabel: 'Told first of a match',
  save: 'Save',
  forget: 'Delete my choices',
  saved: 'Saved.',
  forgotten: 'Your choices have been deleted.',
  notKept: 'Your browser has saved nothing. It may take no cookies from this site.',
  change: 'Change',
  begun: 'Filled in by your choices:',
  withOwn: 'Show with your choices:',
  keepThese: 'Save as your choices:',
  because: {
    chosen: 'your choice',
    language: 'that of the language, as the place is far from India',
    far: 'usual far from India',
  },
};
