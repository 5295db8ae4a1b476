import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'лагны', moon: 'Луны' } as const;

export const RUSSIAN_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `Марс в собственном знаке: ${mars}.`,
    mars_exalted: ({ mars }) => `Марс в экзальтации: ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Знак Марса (${mars}) снимает дошу ${house}-го дома от ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) => `Знак Марса — ${mars}; Лев и Водолей снимают дошу в любом доме.`,
    jupiter_conjunct_mars: ({ mars }) => `Юпитер вместе с Марсом, знак: ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Юпитер (${jupiter}) аспектирует Марс (${mars}).`,
    moon_conjunct_mars: ({ mars }) => `Луна вместе с Марсом, знак: ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Юпитер в лагне: ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) =>
      `Для лагны ${lagna} Марс управляет угловым и тригональным домом (йогакарака).`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'Здесь речь лишь о 1-м доме, которого нет в южноиндийских перечнях правила.'
        : 'Здесь речь лишь о 2-м доме, которого нет в североиндийских перечнях правила.',
    movable_sign: () => 'Марс в подвижном знаке; некоторые тексты считают это смягчением. Здесь это не учтено.',
    partner_not_evaluated: () =>
      'По многим текстам доши двух партнёров отменяют друг друга. По одной карте этого не видно.',
    others_not_evaluated: () =>
      'Толкования по возрасту, дню недели, а также по Сатурну или узлам рядом с Марсом не рассматриваются.',
  },
};
