import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { ordinal } from './cases.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `મંગળ ${mars} રાશિમાં છે; ${from} રાશિથી ગણતાં તે ${ordinal(house)} ભાવમાં આવે છે, જે આ ભાવોમાંનો એક ${isOne ? 'છે' : 'નથી'}: ${houses}.`,
  venus: 'કેટલીક પરંપરાઓ મંગળને શુક્રથી પણ ગણે છે; આ પદ્ધતિમાં તેમ કર્યું નથી.',
  disclaimer: 'મંગળ દોષ ઘણા અપવાદવાળો એક પરંપરાગત નિયમ છે. વિવાહનો નિર્ણય માત્ર તેના પર ન થવો જોઈએ.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'લગભગ બધાં કૂટ મળે છે: 36માંથી 33 કે વધુ ગુણ.',
    very_good: '36માંથી 18ની રૂઢ લઘુતમ મર્યાદા કરતાં ઘણા વધારે.',
    acceptable: '36માંથી 18ની રૂઢ લઘુતમ મર્યાદા જેટલા કે તેથી વધુ.',
    below_customary_threshold: '36માંથી 18ની રૂઢ લઘુતમ મર્યાદાથી ઓછા.',
  },
  matchConvention:
    'ઉત્તર ભારતીય અષ્ટકૂટ, 36 ગુણ. વ્યક્તિ “અ”ને વરના અને વ્યક્તિ “બ”ને કન્યાના સ્થાને વાંચવામાં આવે છે, એટલે સ્થાન બદલવાથી કુલ ગુણ બદલાઈ શકે. લાગુ પડતો પરિહાર તે કૂટની સમજૂતીમાં કહેલો હોય છે; તેનાથી ગુણ ક્યારેય બદલાતા નથી.',
  ascendantNotes: {
    birth_time_unknown: 'જન્મસમય ખબર નથી: લગ્ન, ભાવ અને તેમના પરથી ગણાતી બાબતો માટે તે જોઈએ, એટલે તે ખાલી રાખ્યાં છે.',
    no_ascendant: 'ધ્રુવો પર લગ્ન હોતું નથી: -89.99થી 89.99 વચ્ચેનો અક્ષાંશ આપો.',
  },
  noBirthNote: 'એકની કે બંનેની જન્મવિગતો આપી નથી: લગ્નથી જે ગણાય છે તે માટે બંનેની જન્મવિગતો સમય સાથે જોઈએ, એટલે તે ખાલી છે.',
  noCurrentDasha: {
    no_current_time: 'હાલનો સમય આપ્યો નથી.',
    before_birth: 'જન્મ હાલના સમય પછીનો છે.',
    ended: 'નવેય મહાદશા પૂરી થઈ ગઈ છે.',
  },
  dashasEnded: 'યાદીમાંની બધી મહાદશા પૂરી થઈ ગઈ છે.',
  currentLocationNote: 'દૃષ્ટિઓ પૃથ્વીના કેન્દ્રથી ગણેલી છે: હાલનું સ્થળ સ્વીકારાય છે, પણ તેનાથી તે બદલાતી નથી.',
  sunriseNotes: {
    standard: 'સૂર્યોદય અને સૂર્યાસ્ત: સમુદ્રસપાટીએ સૂર્યબિંબનું કેન્દ્ર ક્ષિતિજથી 50′ નીચે (34′ વક્રીભવન, 16′ અર્ધવ્યાસ).',
    hindu_rising: 'પૃથ્વીના કેન્દ્રથી જોતાં સૂર્યનું કેન્દ્ર ક્ષિતિજ પર, વક્રીભવન વિના.',
  },
  namingNotes: {
    birth_time_unknown: 'જન્મસમય ખબર નથી: તે દિવસના બધા અક્ષર day_alternates માં છે.',
    near_pada_edge: 'ચંદ્ર અડધા કલાકની અંદર બીજા ચરણમાં છે: પસંદ કરતાં પહેલાં જન્મસમય ચકાસો.',
    sound_of_pada: 'જન્મ વખતે ચંદ્ર જે ચરણમાં હતો તેનો અક્ષર. રોમન લિપિમાં તેનાં લખાણ જુદાં જુદાં મળે છે.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `ગોચરનો ગ્રહ: ${graha}`,
      natal: (point) => `જન્મકુંડળીનું બિંદુ: ${point}`,
      glance: { full: (aspect) => `પૂર્ણ દૃષ્ટિ: ${aspect}`, special: (aspect) => `વિશેષ દૃષ્ટિ: ${aspect}` },
      tight: (degrees) => `ચોક્કસ સ્થિતિથી ${degrees}° દૂર`,
      decimalSign: '.',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `બંને રાશિ ${sign}; તત્ત્વ ${element}.`,
      sameElement: (a, b, element) => `${a} અને ${b} રાશિનું તત્ત્વ એક જ છે: ${element}.`,
      elements: (a, ofA, b, ofB) => `${a} રાશિનું તત્ત્વ ${ofA}, ${b} રાશિનું ${ofB}.`,
      oneRuler: (ruler) => `બંને રાશિનો સ્વામી ${ruler} છે.`,
      rulers: (a, b, aToB, bToA) => `રાશિઓના સ્વામી ${a} અને ${b} છે. ${a} → ${b}: ${aToB}; ${b} → ${a}: ${bToA}.`,
    },
  ),
};
