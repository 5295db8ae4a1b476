import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'le lagna', moon: 'la Lune' } as const;

export const FRENCH_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `Mars est dans son propre signe, ${mars}.`,
    mars_exalted: ({ mars }) => `Mars est en exaltation en ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Mars en ${mars} lève le dosha de la maison ${house}, comptée depuis ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) =>
      `Mars est en ${mars}\u202f; le Lion et le Verseau lèvent le dosha dans toute maison.`,
    jupiter_conjunct_mars: ({ mars }) => `Jupiter est avec Mars en ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Jupiter en ${jupiter} aspecte Mars en ${mars}.`,
    moon_conjunct_mars: ({ mars }) => `La Lune est avec Mars en ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Jupiter est dans le lagna, ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) =>
      `Pour le lagna en ${lagna}, Mars gouverne un angle et un trigone (yogakaraka).`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'Seule la maison 1 est en cause ici\u202f; les listes du sud de l’Inde ne la comptent pas.'
        : 'Seule la maison 2 est en cause ici\u202f; les listes du nord de l’Inde ne la comptent pas.',
    movable_sign: () =>
      'Mars est dans un signe mobile, ce que certains textes tiennent pour une atténuation. Ce n’est pas compté ici.',
    partner_not_evaluated: () =>
      'Pour beaucoup de textes, les doshas de deux partenaires s’annulent. Un seul thème ne peut pas le montrer.',
    others_not_evaluated: () =>
      'Les lectures selon l’âge, le jour de la semaine, ou Saturne et les nœuds avec Mars ne sont pas examinées.',
  },
};
