import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'the lagna', moon: 'the Moon' } as const;

export const ENGLISH_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `Mars is in its own sign, ${mars}.`,
    mars_exalted: ({ mars }) => `Mars is exalted in ${mars}.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `Mars in ${mars} waives the dosha of house ${house}, counted from ${from}.`,
    mars_in_leo_or_aquarius: ({ mars }) => `Mars is in ${mars}; Leo and Aquarius waive the dosha in any house.`,
    jupiter_conjunct_mars: ({ mars }) => `Jupiter is with Mars in ${mars}.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `Jupiter in ${jupiter} aspects Mars in ${mars}.`,
    moon_conjunct_mars: ({ mars }) => `The Moon is with Mars in ${mars}.`,
    jupiter_in_lagna: ({ lagna }) => `Jupiter is in the lagna, ${lagna}.`,
    mars_yogakaraka_lagna: ({ lagna }) => `With the lagna in ${lagna}, Mars rules an angle and a trine (yogakaraka).`,
  },
  notes: {
    only_house: ({ house }) =>
      `Only house ${house} is flagged, which ${house === 1 ? 'South Indian' : 'North Indian'} lists of Manglik houses leave out.`,
    movable_sign: ({ mars_sign }) =>
      `Mars is in a movable sign, ${mars_sign}, which some texts count as mitigating; it is not counted here.`,
    partner_not_evaluated: () =>
      'Whether both partners are Manglik, which many texts read as a cancellation, is not evaluated.',
    others_not_evaluated: () =>
      'Readings by age (28) or weekday (Tuesday), and by Saturn or the nodes with Mars, are not evaluated.',
  },
};
