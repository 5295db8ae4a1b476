import type { ManglikWords } from '../../../tools/manglik-dosha-calculator/page/words.js';
import { mars } from '../results.js';

export const manglikDoshaCalculator: ManglikWords = {
  name: 'मंगळ दोष',
  title: 'मंगळ दोष (मांगलिक)',
  answer: {
    yes: (references, mitigations) =>
      `मंगळ दोष: आहे, ${references === 1 ? 'एका संदर्भातून' : 'दोन्ही संदर्भांतून'}; परिहार ${mitigations === 0 ? 'नाही' : mitigations}`,
    no: 'मंगळ दोष: नाही, ना लग्नापासून ना चंद्रापासून',
  },
  summary: 'लग्नापासून किंवा चंद्रापासून मंगळ दोषाच्या भावात आहे का, आणि कशाने तो कमी मानतात.',
  submit: 'मंगळ तपासा',
  gets: [
    'लग्नापासून आणि चंद्रापासून मंगळाचा भाव',
    'कुंडलीत लागू होणारा प्रत्येक पारंपरिक परिहार',
    'हा नियम काय सांगत नाही',
  ],
  disclaimer: mars.disclaimer,
  dosha: 'मंगळ दोष',
  flagged: 'नियमाने आहे',
  notFlagged: 'नाही',
  byRule: 'लग्नापासून किंवा चंद्रापासून',
  mitigations: 'लागू होणारे परिहार',
  count: (count) => `${count} नियम`,
  counted: 'मंगळ कोठे आहे',
  countedNote: (houses) => `नियम मंगळ या भावांत पाहतो: ${houses}; भाव संदर्भापासून राशीगणिक मोजतात.`,
  reference: 'कोठून मोजले',
  references: { lagna: 'लग्न', moon: 'चंद्र' },
  referenceSign: 'त्याची राशी',
  houseOfMars: 'मंगळाचा भाव',
  inRule: 'नियमात',
  yes: 'होय',
  no: 'नाही',
  softens: 'दोष कशाने कमी होतो',
  softensNote: 'परंपरा यांना दोष नाहीसा करणारे किंवा कमी करणारे मानते. वरची मोजणी त्यांनी कधीच बदलत नाही.',
  noneHolds: 'येथे विचारात घेतलेला एकही पारंपरिक परिहार या कुंडलीत लागू होत नाही.',
  notNeeded: 'मंगळ नियमाच्या एकाही भावात नाही, म्हणून परिहाराची गरज नाही.',
  effects: { cancelling: 'नाहीसा', reducing: 'कमी' },
  factor: 'नियम',
  effect: 'दोष मानतात',
  reading: 'हे कसे वाचावे',
  positions: 'वापरलेल्या राशी',
};
