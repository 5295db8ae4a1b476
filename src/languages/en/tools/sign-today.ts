import type { SignTodayWords } from '../../../tools/sign-today/page/words.js';
import { signTodayDisclaimer } from '../disclaimers.js';

const ORDINALS = ['1st', '2nd', '3rd'];

export const signToday: SignTodayWords = {
  name: 'Today for a Moon sign',
  title: 'Today for your Moon sign',
  summary: 'Chandrabala, tarabala and gochara of a day for a Moon sign, with the hours, the week and the month ahead.',
  submit: 'Show the day',
  gets: [
    'The house of the Moon, the hour it changes, and the next Chandrashtama',
    'The tara for each nakshatra of the sign',
    'Saturn, Jupiter, Rahu and Ketu with entries, turns and returns over five years',
    'The week and the month ahead',
  ],
  disclaimer: signTodayDisclaimer,
  heading: (sign) => `Today for ${sign}`,
  headingOn: (sign, date) => `${date} for ${sign}`,
  house: (house) => `${ORDINALS[house - 1] ?? `${house}th`} house`,
  qualities: { good: 'good', bad: 'difficult', worst: 'most difficult' },
  traditionSays: 'Good and difficult are what tradition says of a house counted from the Moon sign.',
  nextChandrashtama: 'Next Chandrashtama',
  nakshatraTitle: 'By nakshatra',
  nakshatraNote: 'The tara is counted from the nakshatra of birth to that of the Moon.',
  allNakshatras: 'All nakshatras of the sign',
  changesTitle: 'What changes at which hour',
  noChanges: 'Nothing changes before the next sunrise.',
  noVedha: 'No vedha any more',
  slowTitle: 'Slow planets',
  fastTitle: 'Fast planets',
  next: 'then',
  again: 'again',
  nodesNote: 'Rahu and Ketu are read by the rule for Saturn (3, 6 and 11 are good). Books differ on them.',
  lanesTitle: 'Five years',
  weekTitle: 'The week ahead',
  monthTitle: 'The month ahead',
  moonThrough: 'The Moon through the houses',
  entries: 'Planets enter signs',
  turns: 'Planets turn',
  sourcesTitle: 'What each line rests on',
  sources: [
    'Houses are counted by whole signs from the Moon sign, itself the 1st. Good for Saturn, Mars, Rahu and Ketu: 3, 6, 11; Jupiter: 2, 5, 7, 9, 11; Sun: 3, 6, 10, 11. Most difficult: the 8th, for Saturn the 1st too. Phaladeepika 26.',
    'Chandrabala: the Moon is good in 1, 3, 6, 7, 10 and 11, while she waxes in 2, 5 and 9 too (Muhurta Chintamani 4). Chandrashtama is the Moon in the 8th, two and a quarter days in each month.',
    'Vedha: a good house gives nothing while another planet stands in the house that obstructs it, and a bad one is lifted in the same way. Phaladeepika 26.',
    'Tara: from the nakshatra of birth to that of the day, in nines. 3, 5 and 7 are avoided; on the 1st books differ. Muhurta texts. “Good” and “avoid” are words of the texts for when to begin something.',
  ],
  otherSigns: 'Another Moon sign',
};
