import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'लग्न',
  title: 'जन्म लग्न',
  summary: 'जन्म के समय उदित राशि, अंश और नक्षत्र, और समय में कितना अंतर चल सकता है।',
  submit: 'लग्न जानें',
  gets: [
    'आपका लग्न, उसका अंश, स्वामी, नक्षत्र और चरण',
    'जन्म समय की वह अवधि जिसमें यही लग्न रहता है',
    'जन्म पंद्रह मिनट तक पहले या बाद में होता तो लग्न क्या होता',
  ],
  disclaimer: 'लग्न उतना ही निश्चित है जितना जन्म समय। स्वास्थ्य, रूप या प्रतिभा के बारे में यह कुछ विश्वसनीय नहीं बताता।',
  shifted: 'यदि समय थोड़ा आगे-पीछे हो',
  shiftedSoft: 'जन्म कुछ मिनट पहले या बाद में हुआ होता तो कौन-सी राशि उदित होती।',
  ifBorn: 'जन्म',
  earlier: (duration) => `${duration} पहले`,
  later: (duration) => `${duration} बाद`,
  asGiven: 'दिए गए समय पर',
  changesSign: (sign) => `${sign}, दूसरी राशि`,
};
