import type { BhavaChartWords } from '../../../tools/bhava-chart/page/words.js';
import { bhavaChartDisclaimer } from '../disclaimers.js';

export const bhavaChart: BhavaChartWords = {
  name: 'Bhava chalit',
  title: 'Bhava chalit beside whole signs',
  summary: 'The houses by their middles, and which planets stand in another house than by sign.',
  submit: 'Draw the bhavas',
  gets: [
    'The twelve bhavas with middles and sandhis',
    'The house of each planet both ways',
    'Who changes bhava within half an hour',
  ],
  disclaimer: bhavaChartDisclaimer,
  lagna: 'Lagna',
  midheaven: 'Midheaven',
  moved: 'In another house',
  noneMoved: 'No planet is in another house',
  wheelTitle: 'The houses',
  wheel:
    'Outside the signs with their numbers as houses, inside the bhavas; the lagna is at the left, small ticks are the middles.',
  planetsTitle: 'Planets both ways',
  planet: 'Planet',
  bhava: 'Bhava',
  wholeSign: 'Whole sign',
  place: 'Place',
  fromSandhi: 'From the sandhi',
  bhavasTitle: 'The twelve bhavas',
  bhavas: 'A bhava begins at the sandhi, halfway between its middle and the one before.',
  house: 'House',
  begins: 'Begins',
  middle: 'Middle',
  here: 'In the bhava',
  inSign: 'In the sign',
  changesTitle: 'Within half an hour of the time of birth',
  at: 'At',
  whatTitle: 'How to read it',
  systems: {
    sripati:
      'Sripati takes the lagna and the midheaven for the middles of the first and the tenth house, divides the arcs between them by three, and lets the houses meet halfway.',
    equal: 'Equal houses take the lagna for the middle of the first house, and each house is 30 degrees wide.',
  },
  what: 'Signs tell the nature of a planet, many readers say, and the bhava where it works; others keep to whole signs. Both are given.',
};
