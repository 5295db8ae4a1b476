import type { YoginiWords } from '../../../tools/yogini-dasha/page/words.js';
import { yoginiDashaDisclaimer } from '../disclaimers.js';

export const yoginiDasha: YoginiWords = {
  name: 'Yogini dasha',
  title: 'Yogini dasha',
  summary: 'The eight yoginis of 36 years, three times round, and which one runs now.',
  submit: 'Show the yoginis',
  gets: [
    'The yogini that runs now, with the two levels below',
    'Three cycles of 36 years from birth on',
    'What was left of the first yogini at birth',
  ],
  disclaimer: yoginiDashaDisclaimer,
  over: 'Three cycles of the yoginis, 108 years in all, have ended.',
};
