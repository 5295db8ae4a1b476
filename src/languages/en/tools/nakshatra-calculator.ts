import type { NakshatraWords } from '../../../tools/nakshatra-calculator/page/words.js';
import { nakshatraCalculatorDisclaimer } from '../disclaimers.js';

export const nakshatraCalculator: NakshatraWords = {
  name: 'Birth nakshatra',
  title: 'Birth nakshatra (janma nakshatra)',
  summary: 'The Moon’s nakshatra and pada at birth, what they stand for, and when it was there.',
  submit: 'Find the nakshatra',
  gets: [
    'Your nakshatra and pada with lord, deity, gana, yoni and nadi',
    'When the Moon entered and left it',
    'The naming sound of the pada',
    'Without a time, every pada of that day with its hours',
  ],
  disclaimer: nakshatraCalculatorDisclaimer,
  meaning: 'What tradition says of it',
  meaningNote: 'These are the classes that almanacs and matching use. They sort nakshatras, not people.',
  deity: 'Deity',
  gana: 'Gana (temperament)',
  yoni: 'Yoni (animal)',
  nadi: 'Nadi',
  nature: 'Nature',
  degree: 'Degree in the nakshatra',
  navamsa: 'Navamsa sign of the pada',
  entered: 'Moon entered',
  left: 'Moon left',
  sound: 'Naming sound',
  spellings: 'Spellings',
};
