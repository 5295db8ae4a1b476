import type { ZodiacWords } from '../../../tools/vedic-zodiac-sign-calculator/page/words.js';

export const vedicZodiacSignCalculator: ZodiacWords = {
  name: 'বৈদিক রাশি',
  title: 'বৈদিক রাশি: চন্দ্র, রবি ও লগ্ন',
  summary: 'জন্মের চন্দ্ররাশি, রবিরাশি, লগ্ন ও নক্ষত্র, পাশে পাশ্চাত্য রাশি।',
  submit: 'রাশি জানুন',
  gets: ['আপনার চন্দ্ররাশি, বৈদিক জ্যোতিষে যা সবার আগে দেখা হয়, রবিরাশি ও লগ্ন', 'আপনার নক্ষত্র', 'তুলনার জন্য পাশ্চাত্য রবি ও চন্দ্ররাশি'],
  disclaimer: 'তিনটি রাশি কোষ্ঠীর ছোট একটু অংশ, তার অর্থও পরম্পরার। কারও চরিত্রের পরীক্ষা এতে হয় না।',
  compared: 'বৈদিক ও পাশ্চাত্য রাশি',
  body: 'গ্রহ',
  vedic: 'বৈদিক রাশি',
  western: 'পাশ্চাত্য রাশি',
};
