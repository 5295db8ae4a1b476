import type { MoonSignWords } from '../../../tools/vedic-moon-sign-calculator/page/words.js';

export const vedicMoonSignCalculator: MoonSignWords = {
  name: 'চন্দ্ররাশি',
  title: 'চন্দ্ররাশি (জন্মরাশি)',
  summary: 'জন্মের সময় চন্দ্রের রাশি, নক্ষত্র ও পাদ, পাশে পাশ্চাত্য চন্দ্ররাশি।',
  submit: 'চন্দ্ররাশি জানুন',
  gets: [
    'আপনার রাশি ও তার অধিপতি',
    'আপনার নক্ষত্র ও পাদ',
    'জন্মসময়ে তফাত হয় কি না: পাঁচ দিনের মধ্যে প্রায় দু দিন চন্দ্র রাশি বদলায়',
    'সময় জানা না থাকলে সে দিনের সব চন্দ্ররাশি',
  ],
  disclaimer: 'রাশি গণনার; স্বভাব নিয়ে যা বলা হয় তা পরম্পরার। এ মনস্তাত্ত্বিক মূল্যায়ন নয়।',
  rashi: 'রাশি',
  rulerOfRashi: 'রাশির অধিপতি',
  rulerOfNakshatra: 'নক্ষত্রের অধিপতি',
  details: 'জন্মের সময় চন্দ্র',
};
