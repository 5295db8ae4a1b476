import type { TransitsWords } from '../../../tools/current-transits-calculator/page/words.js';
import { oneOrOther } from '../../locale/plural.js';
import { currentTransitsCalculatorDisclaimer } from '../disclaimers.js';

export const currentTransitsCalculator: TransitsWords = {
  name: 'Current transits (gochara)',
  title: 'Transits over the birth chart',
  fromMoon: (house) => `house ${house} from the Moon`,
  fromLagna: (house) => `house ${house} from the lagna`,
  houseFromMoon: 'House from the Moon',
  houseFromLagna: 'House from the lagna',
  housesTitle: 'Houses of the transits',
  summary: 'Which grahas aspect the birth chart now: since when, until when and when exactly.',
  submit: 'Show the transits',
  gets: [
    'Every transit within 3 degrees, with its window and its exact passes',
    'How much each counts: points by rules that are listed',
    'The positions of the sky and of the birth chart',
  ],
  disclaimer: currentTransitsCalculatorDisclaimer,
  moment: 'Moment (UTC)',
  count: oneOrOther('transit', 'transits'),
  major: (count, threshold) =>
    count === 0
      ? `none is major (${threshold} points or more)`
      : `${count} ${count === 1 ? 'is' : 'are'} major (${threshold} points or more)`,
  natal: (point) => `natal ${point}`,
  lagna: 'lagna',
  none: {
    lead: 'No transit is in orb at this moment.',
    text: 'No graha is within 3 degrees of an aspect to a natal point.',
  },
  transitsTitle: 'Transits in orb',
  transitsCaption: 'Most points first, then closest to exact',
  transit: 'Transit',
  aspect: 'Aspect',
  orb: 'From exact',
  exact: 'Exact',
  window: 'In orb',
  weight: 'Points',
  isMajor: 'major',
  never: 'not exact in this window',
  rulesTitle: 'What the points are made of',
  rulesNote: (threshold) =>
    `A transit of ${threshold} points or more is called major. The points are a convention of this calculator.`,
  positionsTitle: 'Positions',
  skyCaption: 'The sky at the moment',
  natalCaption: 'The birth chart',
  graha: 'Graha',
  point: 'Point',
  position: 'Position',
  placeNote: 'The positions are as seen from the Earth’s centre: where you are now does not change them.',
};
