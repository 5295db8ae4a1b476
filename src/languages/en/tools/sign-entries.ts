import type { SignEntriesWords } from '../../../tools/sign-entries/page/words.js';
import { signEntriesDisclaimer } from '../disclaimers.js';

export const signEntries: SignEntriesWords = {
  name: 'Sign entries',
  title: 'When the grahas change signs',
  summary: 'Entries of the grahas into signs and nakshatras, stations and combustion, up to two years.',
  submit: 'Show the entries',
  gets: [
    'Entries of Jupiter, Saturn, Rahu and Ketu first, to the minute',
    'Sun, Mars, Mercury and Venus; the Moon when you choose her',
    'Stations, combustion and entries into nakshatras',
    'The house from your Moon, if you give your birth',
  ],
  disclaimer: signEntriesDisclaimer,
  noneFound: 'No entry into a sign in these days',
  span: 'From, to (UTC)',
  moonSign: 'Your Moon sign',
  open: (signs) => `Your Moon may be in ${signs}: houses are counted from the sign at noon`,
  slowTitle: 'Jupiter, Saturn, Rahu and Ketu enter signs',
  quickTitle: 'Sun, Mars, Mercury and Venus enter signs',
  moonTitle: 'The Moon enters signs',
  stationsTitle: 'Stations',
  combustionTitle: 'Combustion',
  combustion: 'A graha too near the Sun to be seen counts as combust, within the degrees of the Surya Siddhanta.',
  nakshatrasTitle: 'Entries into nakshatras',
  none: 'None in these days.',
  event: 'What happens',
  when: 'When',
  whenUtc: 'When (UTC)',
  whatTitle: 'How to read it',
  what: 'A graha that turns back enters the sign behind it and later the same sign again: both are listed. The mean nodes always go backwards, the true ones nearly always. Almanacs that follow the old vakya tables give dates that are days or weeks off these.',
};
