import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'लग्न राशी',
  title: 'लग्न (वैदिक)',
  summary: 'जन्माच्या वेळी उगवणारी राशी, तिचे अंश, आणि जन्मवेळेत किती फरक चालेल.',
  submit: 'लग्न शोधा',
  gets: ['तुमचे लग्न: अंश, स्वामी, नक्षत्र आणि चरण', 'ते कोणत्या वेळांतील जन्मांसाठी लागू आहे', 'पाव तासापर्यंत आधी किंवा नंतर ते काय असते'],
  disclaimer: 'लग्न जन्मवेळेइतकेच निश्चित असते. आरोग्य, रूप किंवा कलागुण यांबद्दल ते खात्रीचे काहीही सांगत नाही.',
  shifted: 'वेळेत थोडा फरक असल्यास',
  shiftedSoft: 'जन्म काही मिनिटे आधी किंवा नंतर झाला असता तर उगवलेली राशी.',
  ifBorn: 'जन्म',
  earlier: (duration) => `${duration} आधी`,
  later: (duration) => `${duration} नंतर`,
  asGiven: 'दिल्याप्रमाणे',
  changesSign: (sign) => `${sign}, वेगळी राशी`,
};
