import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'લગ્ન રાશિ',
  title: 'લગ્ન (વૈદિક)',
  summary: 'જન્મ વખતે ઊગતી રાશિ, તેના અંશ, અને જન્મસમયમાં કેટલો ફરક ચાલે.',
  submit: 'લગ્ન શોધો',
  gets: ['તમારું લગ્ન: અંશ, સ્વામી, નક્ષત્ર અને ચરણ', 'તે કયા સમય સુધીના જન્મો માટે લાગુ પડે છે', 'પા કલાક વહેલા કે મોડા સુધી તે શું હોય છે'],
  disclaimer: 'લગ્ન જન્મસમય જેટલું જ ચોક્કસ હોય છે. આરોગ્ય, દેખાવ કે આવડત વિશે તે ખાતરીથી કશું કહેતું નથી.',
  shifted: 'સમયમાં થોડો ફરક હોય તો',
  shiftedSoft: 'જન્મ થોડી મિનિટ વહેલો કે મોડો થયો હોત તો ઊગેલી રાશિ.',
  ifBorn: 'જન્મ',
  earlier: (duration) => `${duration} વહેલો`,
  later: (duration) => `${duration} મોડો`,
  asGiven: 'આપ્યા પ્રમાણે',
  changesSign: (sign) => `${sign}, જુદી રાશિ`,
};
