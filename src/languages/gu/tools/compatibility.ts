import type { SignPairWords } from '../../../tools/compatibility/page/words.js';

export const compatibility: SignPairWords = {
  name: 'સૂર્ય રાશિનો મેળ',
  title: 'સૂર્ય રાશિનો મેળ',
  summary: 'પાશ્ચાત્ય રીતની બે સૂર્ય રાશિ તત્ત્વ અને સ્વામીઓની મિત્રતાથી કેટલી મળે છે.',
  submit: 'બે રાશિ સરખાવો',
  gets: ['100માંથી ગુણ', 'ગુણ ક્યાંથી આવ્યા', 'બે રાશિ વચ્ચેનું અંતર'],
  disclaimer:
    'નક્કી નિયમોથી કાઢેલા બે સૂર્ય રાશિના ગુણ. તે બે માણસ વિશે કશું કહેતા નથી: તેના પરથી કોઈને પસંદ ન કરો અને છોડો પણ નહીં.',
  score: 'ગુણ',
  ofPoints: (maximum) => `${maximum}માંથી`,
  points: (score, maximum) => `${maximum}માંથી ${score}`,
  bar: (score) => `100માંથી ${score} ગુણ`,
  firstSign: 'પહેલી રાશિ',
  secondSign: 'બીજી રાશિ',
  ruledBy: (ruler) => `સ્વામી ${ruler}`,
  partsTitle: 'ગુણ ક્યાંથી આવ્યા',
  partsNote: 'દરેક ભાગના 50 સુધી ગુણ.',
  sameSign: (element) => `બંને રાશિ એક જ છે; તત્ત્વ: ${element}.`,
  sameElement: (element) => `બંને રાશિનું તત્ત્વ એક જ છે: ${element}.`,
  elements: (a, b) => `તત્ત્વો ${a} અને ${b} છે.`,
  oneRuler: (ruler) => `બંને રાશિનો સ્વામી એક જ છે: ${ruler}.`,
  rulers: (a, b) => `રાશિઓના સ્વામી ${a} અને ${b} છે.`,
  angleTitle: 'અંતર',
  angle: (name, distance) => `${name}, ${distance} રાશિનું અંતર; તેના ગુણ નથી`,
  howTitle: 'આ કેવી રીતે વાંચવું',
  how: 'તત્ત્વો પાશ્ચાત્ય જ્યોતિષની રીતે સરખાવ્યાં છે, સ્વામીઓ વૈદિક ગ્રંથોની નૈસર્ગિક મિત્રતા પ્રમાણે; ગુણ આ ગણતરીનો સંકેત છે. કઈ રાશિ પહેલી લખી તેનાથી કશું બદલાતું નથી.',
};
