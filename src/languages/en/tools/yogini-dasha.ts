import type { YoginiWords } from '../../../tools/yogini-dasha/page/words.js';

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
  disclaimer: 'The yoginis are a traditional count of years. Their names foretell neither good nor bad.',
  over: 'Three cycles of the yoginis, 108 years in all, have ended.',
};
