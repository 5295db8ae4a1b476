import type { MatchingWords } from '../words/matching/matching-words.js';
import { ordinal } from './cases.js';

export const matching: MatchingWords = {
  groom: 'বর',
  bride: 'কনে',
  agrees: 'মেলে',
  half: 'অর্ধেক মেলে',
  doesNot: 'মেলে না',
  waived: 'কিছু গ্রন্থ এটি ধরে না',
  papa: (planet, house, reference, points) => `${reference} থেকে ${ordinal(Number(house))} ভাবে ${planet} (${points})`,
  balanced: 'কনের পাপ অঙ্ক বরের চেয়ে বেশি নয়: সমতা আছে।',
  notBalanced: 'কনের পাপ অঙ্ক বরের চেয়ে বেশি: এই নিয়মে সমতা নেই।',
  decimalSign: '.',
};
