import type { AshtottariWords } from '../../../tools/ashtottari-dasha/page/words.js';
import { ashtottariDashaDisclaimer } from '../disclaimers.js';

export const ashtottariDasha: AshtottariWords = {
  name: 'Ashtottari dasha',
  title: 'Ashtottari dasha',
  summary: 'The eight lords of 108 years, which one runs now, and whether the texts use them for this birth.',
  submit: 'Show the dashas',
  gets: [
    'The periods that run now, in three levels',
    'Eight mahadashas from birth on, with the level below',
    'Whether the texts use this dasha for the birth, by both of their rules',
  ],
  disclaimer: ashtottariDashaDisclaimer,
  over: 'The eight mahadashas of the 108 years have ended.',
  applies: {
    title: 'Whether it applies',
    what: 'Texts use this dasha only for some births and differ in which. It is counted here for every birth.',
    byRahu: 'Rahu in a kendra or trikona from the lord of the lagna, not in the lagna',
    byPaksha: 'Born by day in the dark half of the month, or by night in the bright half',
    yes: 'yes',
    no: 'no',
  },
};
