import { kootaWords } from '../words/kootas/koota-words.js';
import { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni } from './names.js';

export const GUJARATI_KOOTAS = /* @__PURE__ */ kootaWords(
  { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni },
  {
    each: (a, b) => `વ્યક્તિ અ: ${a}; વ્યક્તિ બ: ${b}.`,
    both: (shared) => `બંનેનું એક જ: ${shared}.`,
    varnaRule: '“અ”નો વર્ણ “બ”ના વર્ણથી નીચો ન હોય ત્યારે ગુણ મળે છે.',
    tara: (toA, toB) => `“બ”થી “અ” સુધી ગણતાં તારા ${toA}, “અ”થી “બ” સુધી ${toB}.`,
    taraRule: 'ત્રીજી, પાંચમી અને સાતમી સિવાય દરેક તારા 1.5 ગુણ આપે છે.',
    sworn: 'પરંપરામાં આ બે યોનિ વચ્ચે વેર ગણાય છે.',
    oneRuler: (ruler) => `બંને ચંદ્ર રાશિનો સ્વામી એક જ છે: ${ruler}.`,
    signs: { same: 'બંનેની ચંદ્ર રાશિ એક જ છે.', opposite: 'ચંદ્ર રાશિઓ એકબીજીથી સાતમી છે.' },
    signsApart: (count, back) => `ચંદ્ર રાશિઓ એકબીજીથી ${count}/${back} છે.`,
    bhakootDosha: 'આને ભકૂટ દોષ કહે છે.',
    nadiDosha: 'આને નાડી દોષ કહે છે.',
    notes: {
      varna_rulers: ({ ruler_a, ruler_b }) =>
        `“અ”નો રાશિસ્વામી (${ruler_a}) “બ”ના રાશિસ્વામીથી (${ruler_b}) ઊંચા વર્ણનો હોવાથી કેટલાક ગ્રંથ આ દોષ ગણતા નથી.`,
      tara_rulers: () => 'રાશિસ્વામી એક જ છે કે એકબીજાના મિત્ર છે, તેથી દોષ ઓછો ગણાય છે.',
      gana_rulers: () => 'ચંદ્ર રાશિઓના કે ચંદ્રના નવમાંશના સ્વામી એક જ છે કે એકબીજાના મિત્ર છે, તેથી દોષ ઓછો ગણાય છે.',
      bhakoot_one_ruler: ({ ruler_a }) =>
        `બંને રાશિનો સ્વામી એક જ છે (${ruler_a}): ત્યારે મોટા ભાગના ગ્રંથ દોષનો પરિહાર માને છે.`,
      bhakoot_friends: ({ ruler_a, ruler_b }) =>
        `રાશિસ્વામી (${ruler_a} અને ${ruler_b}) એકબીજાના મિત્ર છે, તેથી દોષનો પરિહાર થયો કે તે ઘટ્યો એમ મનાય છે.`,
      bhakoot_nadi_and_tara: () => 'નાડી જુદી હોય અને તારાના પૂરા ગુણ મળે તો કેટલાક ગ્રંથ દોષ ઓછો માને છે.',
      nadi_same_sign: () => 'ચંદ્ર રાશિ એક જ છે અને નક્ષત્ર જુદાં છે: ઘણા ગ્રંથ દોષનો પરિહાર માને છે.',
      nadi_same_nakshatra: () => 'નક્ષત્ર એક જ છે અને ચંદ્ર રાશિ જુદી છે: ઘણા ગ્રંથ દોષનો પરિહાર માને છે.',
      nadi_padas: () => 'નક્ષત્ર એક જ છે અને ચરણ જુદાં છે, તેથી દોષ ઘણુંખરું ઓછો કે રદ થયેલો મનાય છે.',
      nadi_one_ruler: ({ ruler_a }) => `બંને ચંદ્ર રાશિનો સ્વામી એક જ છે (${ruler_a}): કેટલાક ગ્રંથ આને પરિહાર કહે છે.`,
      nadi_exempt: ({ nakshatra }) => `બંનેનું નક્ષત્ર ${nakshatra} હોય તો કેટલાક ગ્રંથ દોષ ગણતા નથી; તેમની યાદીઓ જુદી જુદી છે.`,
    },
  },
);
