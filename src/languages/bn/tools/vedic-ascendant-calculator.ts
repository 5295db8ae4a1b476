import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'লগ্ন',
  title: 'জন্মলগ্ন',
  summary: 'জন্মের সময় উদিত রাশি, অংশ ও নক্ষত্র, আর সময়ে কতটা তফাত চলে।',
  submit: 'লগ্ন জানুন',
  gets: [
    'আপনার লগ্ন, তার অংশ, অধিপতি, নক্ষত্র ও পাদ',
    'জন্মসময়ের যে সীমার মধ্যে লগ্ন এটাই',
    'জন্ম পনেরো মিনিট পর্যন্ত আগে বা পরে হলে লগ্ন কী হত',
  ],
  disclaimer: 'লগ্ন ততটাই নিশ্চিত, যতটা জন্মসময়। স্বাস্থ্য, চেহারা বা প্রতিভার কথা এ থেকে নির্ভর করার মতো কিছু জানা যায় না।',
  shifted: 'সময় একটু এদিক-ওদিক হলে',
  shiftedSoft: 'জন্ম কয়েক মিনিট আগে বা পরে হলে কোন রাশি উদিত হত।',
  ifBorn: 'জন্ম',
  earlier: (duration) => `${duration} আগে`,
  later: (duration) => `${duration} পরে`,
  asGiven: 'দেওয়া সময়ে',
  changesSign: (sign) => `${sign}, অন্য রাশি`,
};
