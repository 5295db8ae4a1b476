import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { ordinal } from './cases.js';
import { sign } from './names.js';

/** The lagna and the Moon as that from which Mars is counted. */
const REFERENCES = { lagna: 'લગ્નથી', moon: 'ચંદ્રથી' } as const;

export const GUJARATI_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `મંગળ પોતાની જ રાશિ ${mars}માં છે.`,
    mars_exalted: ({ mars }) => `મંગળ ${mars} રાશિમાં ઉચ્ચનો છે.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `${mars} રાશિનો મંગળ ${from} ${ordinal(house)} ભાવનો દોષ દૂર કરે છે.`,
    mars_in_leo_or_aquarius: ({ mars }) => `મંગળ ${mars} રાશિમાં છે; સિંહ અને કુંભ રાશિના મંગળનો દોષ કોઈ પણ ભાવમાં ગણાતો નથી.`,
    jupiter_conjunct_mars: ({ mars }) => `ગુરુ ${mars} રાશિમાં મંગળની સાથે છે.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `${jupiter} રાશિના ગુરુની ${mars} રાશિના મંગળ પર દૃષ્ટિ છે.`,
    moon_conjunct_mars: ({ mars }) => `ચંદ્ર ${mars} રાશિમાં મંગળની સાથે છે.`,
    jupiter_in_lagna: ({ lagna }) => `ગુરુ લગ્નમાં (${lagna}) છે.`,
    mars_yogakaraka_lagna: ({ lagna }) => `${lagna} લગ્ન માટે મંગળ કેન્દ્ર અને ત્રિકોણ બંનેનો સ્વામી (યોગકારક) છે.`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'અહીં મંગળ માત્ર પહેલા ભાવમાં આવે છે, જેને દક્ષિણ ભારતની યાદીઓ આ નિયમમાં ગણતી નથી.'
        : 'અહીં મંગળ માત્ર બીજા ભાવમાં આવે છે, જેને ઉત્તર ભારતની યાદીઓ આ નિયમમાં ગણતી નથી.',
    movable_sign: ({ mars_sign }) =>
      `મંગળ ચર રાશિમાં (${sign[mars_sign]}) છે; કેટલાક ગ્રંથ આથી દોષ ઓછો માને છે. અહીં તે ગણ્યું નથી.`,
    partner_not_evaluated: () => 'વર અને કન્યા બંનેને મંગળ હોય તો ઘણા ગ્રંથ દોષ રદ થયેલો માને છે. એક કુંડળી પરથી તે જોઈ શકાતું નથી.',
    others_not_evaluated: () => 'ઉંમર (28), વાર (મંગળવાર) અને મંગળ સાથે શનિ, રાહુ કે કેતુ હોવાનો વિચાર અહીં કર્યો નથી.',
  },
};
