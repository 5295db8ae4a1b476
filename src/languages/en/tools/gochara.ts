import type { GocharaWords } from '../../../tools/gochara/page/words.js';
import { gocharaDisclaimer } from '../disclaimers.js';

/** A list of grahas as a sentence has it: of the two lights with their article. */
const withArticles = (grahas: string) => grahas.replaceAll(/\b(?:Sun|Moon)\b/g, 'the $&');

export const gochara: GocharaWords = {
  name: 'Gochara',
  title: 'Gochara from your Moon',
  summary: 'The nine grahas of a day counted from the natal Moon, with what obstructs and what lifts them.',
  submit: 'Show the gochara',
  gets: [
    'The house of each graha from your Moon, and until when',
    'Vedha: which good house is obstructed, which bad one is lifted',
    'Bindus of your own ashtakavarga and the murti of each entry',
  ],
  disclaimer: gocharaDisclaimer,
  helping: 'In good houses, unobstructed',
  none: 'none',
  natalMoon: 'Natal Moon',
  total: 'Total points',
  totalNote: 'of nine grahas, each −3 to +3',
  open: (signs) => `The natal Moon is in ${signs}: it changes its sign that day.`,
  openText: (sign) => `What follows holds only for a Moon in ${sign}.`,
  tableTitle: 'Nine grahas from the Moon',
  planet: 'Graha',
  house: 'House from the Moon',
  inHouse: (house, sign) => `${house}, ${sign}`,
  quality: 'Good or bad house',
  obstructed: (grahas) => `obstructed by ${withArticles(grahas)}`,
  lifted: (grahas) => `lifted by ${withArticles(grahas)}`,
  until: 'Until',
  points: 'Points',
  reasonsTitle: 'What the points are made of',
  reasons:
    'The house has points by the table of the books. Bindus are those of the sign in the graha’s own ashtakavarga, 0 to 8: three or fewer are said to spoil a good house, five or more to save a bad one. Murti is the form in which a graha enters a sign, by the place of the Moon at that moment: gold is the best, then silver, copper and iron. It has no points.',
  since: 'Since',
  murti: 'Murti',
  housePoints: 'House',
  bindus: 'Bindus',
  noBindus: 'Bindus are not counted.',
  noBindusText: 'They depend on the rising sign, which a birth without a time, or at a pole, does not have.',
  whatTitle: 'How to read it',
  what: 'Each graha is counted by whole signs from the sign of the natal Moon. The books call some houses good and the others bad. A good house gives nothing while another graha stands in the house that obstructs it (vedha), and a bad one takes nothing while one stands in the house that it would obstruct (vipareeta vedha). Good and bad are words of the books; the numbers are of this page.',
};
