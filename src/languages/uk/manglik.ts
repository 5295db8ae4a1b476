import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'лагни', moon: 'Місяця' } as const;

export const UKRAINIAN_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `Марс у власному знаку: ${mars}.`,
    mars_exalted: ({ mars }) => `Марс в екзальтації: ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Знак Марса (${mars}) знімає дошу ${house}-го дому від ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) => `Знак Марса — ${mars}; Лев і Водолій знімають дошу в будь-якому домі.`,
    jupiter_conjunct_mars: ({ mars }) => `Юпітер разом із Марсом, знак: ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Юпітер (${jupiter}) аспектує Марс (${mars}).`,
    moon_conjunct_mars: ({ mars }) => `Місяць разом із Марсом, знак: ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Юпітер у лагні: ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) => `Для лагни ${lagna} Марс керує кутовим і тригональним домом (йогакарака).`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'Тут ідеться лише про 1-й дім, якого немає в південноіндійських переліках правила.'
        : 'Тут ідеться лише про 2-й дім, якого немає в північноіндійських переліках правила.',
    movable_sign: () => 'Марс у рухомому знаку; деякі тексти вважають це помʼякшенням. Тут цього не враховано.',
    partner_not_evaluated: () =>
      'За багатьма текстами доші двох партнерів скасовують одна одну. З однієї карти цього не видно.',
    others_not_evaluated: () =>
      'Тлумачень за віком, днем тижня, а також за Сатурном чи вузлами поруч із Марсом тут не розглянуто.',
  },
};
