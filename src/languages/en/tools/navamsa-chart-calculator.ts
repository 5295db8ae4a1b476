import type { NavamsaWords } from '../../../tools/navamsa-chart-calculator/page/words.js';
import { navamsaChartCalculatorDisclaimer } from '../disclaimers.js';

export const navamsaChartCalculator: NavamsaWords = {
  name: 'Navamsa chart (D9)',
  title: 'Navamsa chart (D9)',
  summary: 'The navamsa signs of the lagna and the nine grahas, drawn as a chart.',
  submit: 'Draw the navamsa',
  gets: [
    'The navamsa chart in the North, South or East Indian style',
    'The navamsa sign of the lagna and of every graha',
    'Which grahas are vargottama: in the same sign in both charts',
  ],
  disclaimer: navamsaChartCalculatorDisclaimer,
  navamsa: 'Navamsa',
  navamsaLagna: 'Navamsa lagna',
  rashiLagna: 'Lagna (D1)',
  vargottama: 'Vargottama',
  vargottamaNote: 'same sign in D1 and D9',
  inRashi: 'Rashi (D1)',
  inNavamsa: 'Navamsa (D9)',
  grahas: 'Grahas in both charts',
  holds: (from, to) => `The navamsa lagna holds for births between ${from} and ${to}.`,
  holdsRest: (duration) =>
    `That is ${duration}, where 13 minutes are usual, and the birth time must be known more exactly than that. The signs of the grahas hold much longer.`,
  unbounded: 'This close to a pole the navamsa lagna has no usual span.',
  unboundedRest: 'It cannot be said how far the birth time may be off.',
};
