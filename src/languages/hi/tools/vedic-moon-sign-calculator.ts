import type { MoonSignWords } from '../../../tools/vedic-moon-sign-calculator/page/words.js';

export const vedicMoonSignCalculator: MoonSignWords = {
  name: 'चंद्र राशि',
  title: 'चंद्र राशि',
  summary: 'जन्म के समय चंद्र की राशि, नक्षत्र और चरण, साथ में पाश्चात्य चंद्र राशि।',
  submit: 'चंद्र राशि जानें',
  gets: [
    'आपकी राशि और उसका स्वामी',
    'आपका नक्षत्र और चरण',
    'जन्म समय से अंतर पड़ता है या नहीं: पाँच में से लगभग दो दिन चंद्र राशि बदलता है',
    'समय ज्ञात न हो तो उस दिन की सभी चंद्र राशियाँ',
  ],
  disclaimer: 'राशि गणना से है; स्वभाव के बारे में जो कहा जाता है, वह परंपरा है। यह मनोवैज्ञानिक मूल्यांकन नहीं है।',
  rashi: 'राशि',
  rulerOfRashi: 'राशि का स्वामी',
  rulerOfNakshatra: 'नक्षत्र का स्वामी',
  details: 'जन्म के समय चंद्र',
};
