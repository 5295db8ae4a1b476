import type { PrashnaChartWords } from '../../../tools/prashna-chart/page/words.js';
import { prashnaChartDisclaimer } from '../disclaimers.js';

export const prashnaChart: PrashnaChartWords = {
  name: 'Prashna (horary chart)',
  title: 'Prashna: the chart of a question',
  summary: 'The moment of a question, or a KP number from 1 to 249, as a chart.',
  submit: 'Draw the chart',
  gets: [
    'Lagna, grahas and panchanga of the moment',
    'The rulers of lagna and Moon, and where they stand',
    'With a number from 1 to 249, its ascendant and cusps',
    'Significators and ruling planets after Krishnamurti',
  ],
  disclaimer: prashnaChartDisclaimer,
  asked: 'Asked',
  rulerOf: { ascendant: 'Lagna', moon: 'Moon sign' },
  rulersTitle: 'Rulers of lagna and Moon sign',
  panchanga: 'Panchanga of the moment',
  kpNumber: (number) => `KP number ${number}`,
  part: 'Its part of the zodiac',
  byNumber:
    'The number fixes the ascendant at the beginning of its part; the other cusps are those of Placidus when that degree rises at this place. Planets are those of the moment.',
  byMoment: 'Without a number, the cusps are those of the moment.',
  siderealTime: 'Sidereal time of the houses',
  rulingFor: (moment, place) => `${moment}, reckoned for ${place}`,
  whatTitle: 'How to read it',
  what: 'Tradition reads a question from the chart of the moment at which it is asked or judged, at the place of the one who judges. In the school of Krishnamurti the one who asks says a number; the sub lord of the cusp of the matter, and the houses that it signifies, are said to answer. This page shows the chart and leaves the judgement out.',
};
