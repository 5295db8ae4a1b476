import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'ലഗ്നത്തിൽ', moon: 'ചന്ദ്രനിൽ' } as const;

export const MALAYALAM_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `ചൊവ്വ സ്വക്ഷേത്രമായ ${mars} രാശിയിൽ നിൽക്കുന്നു.`,
    mars_exalted: ({ mars }) => `ചൊവ്വ ${mars} രാശിയിൽ ഉച്ചത്തിൽ നിൽക്കുന്നു.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `${mars} രാശിയിലെ ചൊവ്വ ${from} നിന്ന് ${house}-ാം ഭാവത്തിലെ ദോഷം നീക്കുന്നതായി പറയുന്നു.`,
    mars_in_leo_or_aquarius: ({ mars }) => `ചൊവ്വ ${mars} രാശിയിൽ നിൽക്കുന്നു; ചിങ്ങവും കുംഭവും ഏതു ഭാവത്തിലും ദോഷം നീക്കുന്നതായി പറയുന്നു.`,
    jupiter_conjunct_mars: ({ mars }) => `വ്യാഴം ${mars} രാശിയിൽ ചൊവ്വയോടൊപ്പം നിൽക്കുന്നു.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `${jupiter} രാശിയിലെ വ്യാഴം ${mars} രാശിയിലെ ചൊവ്വയെ നോക്കുന്നു.`,
    moon_conjunct_mars: ({ mars }) => `ചന്ദ്രൻ ${mars} രാശിയിൽ ചൊവ്വയോടൊപ്പം നിൽക്കുന്നു.`,
    jupiter_in_lagna: ({ lagna }) => `വ്യാഴം ലഗ്നത്തിൽ (${lagna}) നിൽക്കുന്നു.`,
    mars_yogakaraka_lagna: ({ lagna }) =>
      `${lagna.replace(/ം$/u, '')} ലഗ്നത്തിന് ചൊവ്വ കേന്ദ്രത്തിന്റെയും ത്രികോണത്തിന്റെയും അധിപനാണ് (യോഗകാരകൻ).`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'ഇവിടെ ചൊവ്വ ഒന്നാം ഭാവത്തിൽ മാത്രമാണ് പെടുന്നത്; ദക്ഷിണേന്ത്യൻ പട്ടികകൾ അതു ചൊവ്വാദോഷമായി കണക്കാക്കുന്നില്ല.'
        : 'ഇവിടെ ചൊവ്വ രണ്ടാം ഭാവത്തിൽ മാത്രമാണ് പെടുന്നത്; ഉത്തരേന്ത്യൻ പട്ടികകൾ അതു ചൊവ്വാദോഷമായി കണക്കാക്കുന്നില്ല.',
    movable_sign: ({ mars_sign }) =>
      `ചൊവ്വ ചരരാശിയിലാണ് (${sign[mars_sign]}); ചില ഗ്രന്ഥങ്ങൾ ഇതു പരിഹാരമായി പറയുന്നു. ഇവിടെ അതു കണക്കാക്കിയിട്ടില്ല.`,
    partner_not_evaluated: () =>
      'ഇരുവർക്കും ചൊവ്വാദോഷമുണ്ടെങ്കിൽ ദോഷം ഇല്ലാതാകുമെന്ന് പല ഗ്രന്ഥങ്ങളും പറയുന്നു. ഒരു ജാതകം മാത്രം വച്ച് അതു നോക്കാനാവില്ല.',
    others_not_evaluated: () =>
      'പ്രായം (28), ആഴ്ചദിവസം (ചൊവ്വാഴ്ച), ചൊവ്വയോടൊപ്പം ശനിയോ രാഹുവോ കേതുവോ നിൽക്കുന്നത് എന്നിവ ഇവിടെ പരിശോധിക്കുന്നില്ല.',
  },
};
