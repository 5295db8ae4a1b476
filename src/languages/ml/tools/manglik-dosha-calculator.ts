import type { ManglikWords } from '../../../tools/manglik-dosha-calculator/page/words.js';
import { mars } from '../results.js';

export const manglikDoshaCalculator: ManglikWords = {
  name: 'ചൊവ്വാദോഷം',
  title: 'ചൊവ്വാദോഷം (കുജദോഷം)',
  answer: {
    yes: (references, mitigations) =>
      `ചൊവ്വാദോഷം: ഉണ്ട്, ${references === 1 ? 'ഒരു സ്ഥാനത്തു നിന്ന്' : 'രണ്ടു സ്ഥാനങ്ങളിൽ നിന്നും'}; ${mitigations === 0 ? 'പരിഹാരമില്ല' : `പരിഹാരങ്ങൾ ${mitigations}`}`,
    no: 'ചൊവ്വാദോഷം: ഇല്ല, ലഗ്നത്തിൽ നിന്നും ചന്ദ്രനിൽ നിന്നും',
  },
  summary: 'ലഗ്നത്തിൽ നിന്നോ ചന്ദ്രനിൽ നിന്നോ ദോഷസ്ഥാനത്തു ചൊവ്വയുണ്ടോ, അതു കുറയ്ക്കുന്നത് എന്തെല്ലാം.',
  submit: 'ചൊവ്വ നോക്കുക',
  gets: [
    'ലഗ്നത്തിൽ നിന്നും ചന്ദ്രനിൽ നിന്നും ചൊവ്വയുടെ സ്ഥാനം',
    'ഈ ജാതകത്തിൽ ബാധകമായ ഓരോ പാരമ്പര്യപരിഹാരവും',
    'ഈ നിയമം പറയാത്തത്',
  ],
  disclaimer: mars.disclaimer,
  dosha: 'ചൊവ്വാദോഷം',
  flagged: 'നിയമപ്രകാരം ഉണ്ട്',
  notFlagged: 'ഇല്ല',
  byRule: 'ലഗ്നത്തിൽ നിന്നോ ചന്ദ്രനിൽ നിന്നോ',
  mitigations: 'ബാധകമായ പരിഹാരങ്ങൾ',
  count: (count) => `${count} ${count === 1 ? 'നിയമം' : 'നിയമങ്ങൾ'}`,
  counted: 'ചൊവ്വ എവിടെ നിൽക്കുന്നു',
  countedNote: (houses) => `നിയമം നോക്കുന്ന സ്ഥാനങ്ങൾ: ${houses}; ഓരോ ആധാരത്തിൽ നിന്നും രാശി രാശിയായി എണ്ണുന്നു.`,
  reference: 'എവിടെ നിന്ന്',
  references: { lagna: 'ലഗ്നം', moon: 'ചന്ദ്രൻ' },
  referenceSign: 'അതിന്റെ രാശി',
  houseOfMars: 'ചൊവ്വയുടെ സ്ഥാനം',
  inRule: 'നിയമത്തിലുണ്ടോ',
  yes: 'ഉണ്ട്',
  no: 'ഇല്ല',
  softens: 'കുറയ്ക്കുന്നവ',
  softensNote: 'ഇവ ദോഷം നീക്കുന്നതായോ കുറയ്ക്കുന്നതായോ പാരമ്പര്യം പറയുന്നു. മുകളിലെ എണ്ണം ഇവ മാറ്റുന്നില്ല.',
  noneHolds: 'ഇവിടെ നോക്കിയ പാരമ്പര്യപരിഹാരങ്ങളിലൊന്നും ഈ ജാതകത്തിൽ ബാധകമല്ല.',
  notNeeded: 'നിയമം പറയുന്ന സ്ഥാനങ്ങളിലൊന്നും ചൊവ്വയില്ല, അതിനാൽ പരിഹാരം വേണ്ട.',
  effects: { cancelling: 'നീക്കുന്നത്', reducing: 'കുറയ്ക്കുന്നത്' },
  factor: 'നിയമം',
  effect: 'പറയുന്ന ഫലം',
  reading: 'എങ്ങനെ വായിക്കണം',
  positions: 'ഉപയോഗിച്ച രാശികൾ',
};
