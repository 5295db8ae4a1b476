import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { at, to } from './cases.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `ചൊവ്വ ${mars} രാശിയിൽ; അത് ${at(from)} നിന്ന് ${house}-ാം ഭാവമാണ്, ${houses} ഭാവങ്ങളിൽ ${isOne ? 'ഒന്നാണ്' : 'പെടുന്നില്ല'}.`,
  venus: 'ചില സമ്പ്രദായങ്ങളിൽ ചൊവ്വയെ ശുക്രനിൽ നിന്നും എണ്ണുന്നു; ഇവിടെ എണ്ണുന്നില്ല.',
  disclaimer: 'ചൊവ്വാദോഷം ഏറെ ഇളവുകളുള്ള ഒരു പാരമ്പര്യനിയമമാണ്. അതു മാത്രം നോക്കി വിവാഹം തീരുമാനിക്കരുത്.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'മിക്കവാറും എല്ലാ കൂടങ്ങളും ചേരുന്നു: 36-ൽ 33 ഗുണമോ അതിലേറെയോ.',
    very_good: 'നടപ്പുള്ള കുറഞ്ഞ പരിധിയായ 36-ൽ 18-നെക്കാൾ ഏറെ കൂടുതൽ.',
    acceptable: 'നടപ്പുള്ള കുറഞ്ഞ പരിധിയായ 36-ൽ 18, അല്ലെങ്കിൽ അതിലേറെ.',
    below_customary_threshold: 'നടപ്പുള്ള കുറഞ്ഞ പരിധിയായ 36-ൽ 18-നെക്കാൾ കുറവ്.',
  },
  matchConvention:
    '36 ഗുണങ്ങളുള്ള ഉത്തരേന്ത്യൻ അഷ്ടകൂടരീതി. ഒന്നാമത്തെയാളെ വരന്റെ സ്ഥാനത്തും രണ്ടാമത്തെയാളെ വധുവിന്റെ സ്ഥാനത്തും കാണുന്നു, അതിനാൽ ഇരുവരെയും പരസ്പരം മാറ്റിയാൽ ആകെത്തുക മാറാം. ബാധകമായ പരിഹാരം ആ കൂടത്തിന്റെ വിവരണത്തിൽ പറയുന്നു, അതു ഗുണം മാറ്റുന്നില്ല.',
  ascendantNotes: {
    birth_time_unknown: 'ജനനസമയം അറിയില്ല: ലഗ്നത്തിനും ഭാവങ്ങൾക്കും അവയിൽ നിന്ന് എണ്ണുന്നവയ്ക്കും അതു വേണം, അതിനാൽ അവ ഒഴിഞ്ഞുകിടക്കുന്നു.',
    no_ascendant: 'ധ്രുവങ്ങളിൽ ലഗ്നമില്ല: -89.99 മുതൽ 89.99 വരെയുള്ള അക്ഷാംശം നൽകുക.',
  },
  noBirthNote:
    'ഒരാളുടെയോ ഇരുവരുടെയുമോ ജനനവിവരം നൽകിയിട്ടില്ല: ലഗ്നത്തിൽ നിന്ന് എണ്ണുന്നതിന് ഇരുവരുടെയും ജനനവിവരം സമയത്തോടെ വേണം, അതിനാൽ അത് ഒഴിഞ്ഞുകിടക്കുന്നു.',
  noCurrentDasha: {
    no_current_time: 'ഇപ്പോഴത്തെ സമയം നൽകിയിട്ടില്ല.',
    before_birth: 'ജനനം ഇപ്പോഴത്തെ സമയത്തിനു ശേഷമാണ്.',
    ended: 'ഒൻപതു മഹാദശകളും കഴിഞ്ഞു.',
  },
  dashasEnded: 'പട്ടികയിലെ മഹാദശകളെല്ലാം കഴിഞ്ഞു.',
  currentLocationNote: 'ദൃഷ്ടികൾ ഭൂകേന്ദ്രത്തിൽ നിന്നാണ് കണക്കാക്കുന്നത്: ഇപ്പോഴത്തെ സ്ഥലം സ്വീകരിക്കും, എന്നാൽ അതുകൊണ്ട് അവ മാറുന്നില്ല.',
  sunriseNotes: {
    standard: 'സൂര്യോദയവും സൂര്യാസ്തമയവും: സമുദ്രനിരപ്പിൽ സൂര്യബിംബത്തിന്റെ മധ്യം ചക്രവാളത്തിന് 50′ താഴെ (അപവർത്തനം 34′, അർധവ്യാസം 16′).',
    hindu_rising: 'ഭൂകേന്ദ്രത്തിൽ നിന്നു കാണുംപോലെ സൂര്യന്റെ മധ്യം ചക്രവാളത്തിൽ, അപവർത്തനമില്ലാതെ.',
  },
  namingNotes: {
    birth_time_unknown: 'ജനനസമയം അറിയില്ല: അന്നത്തെ എല്ലാ അക്ഷരങ്ങളും day_alternates എന്നതിലുണ്ട്.',
    near_pada_edge: 'അരമണിക്കൂറിൽ താഴെ വ്യത്യാസം മതി, ചന്ദ്രൻ മറ്റൊരു പാദത്തിലാകും: തിരഞ്ഞെടുക്കും മുൻപ് ജനനസമയം നോക്കുക.',
    sound_of_pada: 'ജനനസമയത്ത് ചന്ദ്രൻ നിൽക്കുന്ന പാദത്തിന്റെ അക്ഷരം. ഇംഗ്ലീഷ് അക്ഷരങ്ങളിൽ എഴുതുന്ന രീതി പലതാണ്.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (planet) => `ഗോചരഗ്രഹം: ${planet}`,
      natal: (point) => `ജാതകത്തിലെ ബിന്ദു: ${point}`,
      glance: { full: (glance) => `പൂർണദൃഷ്ടി: ${glance}`, special: (glance) => `വിശേഷദൃഷ്ടി: ${glance}` },
      tight: (degrees) => `കൃത്യസ്ഥാനത്തു നിന്ന് ${degrees}° അകലെ`,
      decimalSign: '.',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (name, nature) => `രണ്ടു രാശിയും ${name}; തത്ത്വം: ${nature}.`,
      sameElement: (a, b, nature) => `രണ്ടു രാശികൾക്കും (${a}, ${b}) ഒരേ തത്ത്വം: ${nature}.`,
      elements: (a, ofA, b, ofB) => `തത്ത്വങ്ങൾ: ${to(a)} ${ofA}, ${to(b)} ${ofB}.`,
      oneRuler: (ruler) => `രണ്ടു രാശികൾക്കും അധിപൻ ${ruler}.`,
      rulers: (a, b, aToB, bToA) => `രാശ്യധിപന്മാർ ${a}, ${b}: ${to(a)} ${b} ${aToB}, ${to(b)} ${a} ${bToA}.`,
    },
  ),
};
