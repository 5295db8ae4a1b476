import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'ലഗ്നം',
  title: 'ജന്മലഗ്നം',
  summary: 'ജനനസമയത്ത് ഉദിച്ചുകൊണ്ടിരുന്ന രാശി, അതിന്റെ ഡിഗ്രി, ജനനസമയം എത്ര തെറ്റാം.',
  submit: 'ലഗ്നം നോക്കുക',
  gets: [
    'നിങ്ങളുടെ ലഗ്നം, ഡിഗ്രി, അധിപൻ, നക്ഷത്രം, പാദം എന്നിവയോടെ',
    'ഇതേ ലഗ്നമുള്ള ജനനസമയങ്ങൾ',
    'കാൽ മണിക്കൂർ വരെ മുൻപോ പിൻപോ ആണെങ്കിൽ ഏതു ലഗ്നം',
  ],
  disclaimer: 'ജനനസമയത്തോളമേ ലഗ്നത്തിനു കൃത്യതയുള്ളൂ. ആരോഗ്യം, രൂപം, കഴിവ് എന്നിവയെക്കുറിച്ച് ഇത് ആശ്രയിക്കാവുന്ന ഒന്നും പറയുന്നില്ല.',
  shifted: 'സമയം അൽപം തെറ്റിയാൽ',
  shiftedSoft: 'ജനനം ഏതാനും മിനിറ്റ് മുൻപോ പിൻപോ ആയിരുന്നെങ്കിൽ ഉദിക്കുമായിരുന്ന രാശി.',
  ifBorn: 'ജനനം',
  earlier: (duration) => `${duration} മുൻപ്`,
  later: (duration) => `${duration} ശേഷം`,
  asGiven: 'നൽകിയതുപോലെ',
  changesSign: (sign) => `${sign}, മറ്റൊരു രാശി`,
};
