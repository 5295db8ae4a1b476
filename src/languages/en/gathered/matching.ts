import type { MatchingPageWords } from '../../../gathered/matching/words.js';

export const matching: MatchingPageWords = {
  name: 'Matching on one page',
  title: 'Matching of two people',
  summary: 'Two births side by side on one page; it prints on two sheets.',
  submit: 'Match both',
  gets: [
    'Both charts side by side, each with the way to its kundli',
    'The 36 points and the poruthams of the school you choose',
    'Manglik of both, papasamya, and the dashas that run',
    'All of it on two sheets of paper',
  ],
  disclaimer:
    'Traditional counts, none of which measures a relationship: do not decide for or against a marriage by them.',
  sections: {
    groom: 'Chart of the groom',
    bride: 'Chart of the bride',
    kootas: 'The 36 points',
    poruthams: 'Poruthams',
    manglik: 'Manglik of both',
    papasamya: 'Papasamya',
    dashas: 'Dashas now',
  },
};
