import type { LanguagesWords } from '../pages/site/languages-words.js';

export const languages: LanguagesWords = {
  title: 'Languages',
  lead: 'The same numbers in every language. A language brings the customs of its region with it, until you choose others.',
  ofIndia: 'Languages of India',
  others: 'Other languages',
  terms: 'Terms side by side',
  sanskrit: 'Sanskrit',
  doubtful: 'Doubtful terms',
  printed: 'also in print',
  propose: {
    title: 'Propose a better word',
    text: 'Say which language and which word it is, what you would write instead, and where it is printed so: in an almanac, a newspaper, a grammar. Send it to those who run this site, or to the repository of the program.',
    decided: 'How a term is decided is told in the repository of the program:',
  },
};
