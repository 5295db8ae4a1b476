import type { MatchingWords } from '../../../tools/vedic-compatibility-calculator/page/words.js';
import { vedicCompatibilityCalculatorDisclaimer } from '../disclaimers.js';

export const vedicCompatibilityCalculator: MatchingWords = {
  name: 'Kundli matching (Ashtakoota)',
  title: 'Kundli matching',
  summary: 'Ashtakoota: the 36 points of two birth Moons, koota by koota.',
  submit: 'Match the two Moons',
  gets: [
    'The total of 36 points, with the customary minimum of 18',
    'All eight kootas: what was compared, and why it gives its points',
    'Nadi and Bhakoot dosha, with what the texts say softens them',
    'If a time is unknown, the totals that the day allows',
  ],
  disclaimer: vedicCompatibilityCalculatorDisclaimer,
  score: 'Score',
  ofPoints: (maximum) => `of ${maximum} points`,
  points: (score, maximum) => `${score} of ${maximum}`,
  minimum: '18, the customary minimum',
  bar: (score) => `${score} of 36 points; the customary minimum is 18`,
  totalLies: (least, most) =>
    least === most
      ? `Over all possible times of birth the total stays ${least}.`
      : `Over all possible times of birth the total lies between ${least} and ${most}.`,
  personA: 'Person A',
  personB: 'Person B',
  moon: (sign, nakshatra) => `${sign} Moon, ${nakshatra}`,
  swap: 'Swap',
  swapLink: 'Read B first',
  swapNote: 'some kootas have a direction',
  nadiTitle: 'Nadi dosha',
  nadi: {
    none: { lead: 'No nadi dosha.', text: 'The two Moons have different nadis, so all 8 points are given.' },
    present: {
      lead: 'Nadi dosha is present: both Moons have the same nadi.',
      text: 'By the rule this gives 0 of 8 points. It is one rule about the birth Moons. It says nothing about anyone’s health.',
    },
    open: {
      lead: 'Nadi dosha is open: it depends on the time of birth.',
      text: 'For some of the possible times both Moons have the same nadi, for others they do not.',
    },
  },
  kootasTitle: 'The eight kootas',
  kootasNote: 'The length of a bar is what its koota can give; one cell is one point.',
  kootasOpen: 'Where a time is unknown, the points that the possible times allow; each bar shows the fewest.',
  kootas: {
    varna: { name: 'Varna', about: 'work and temper' },
    vashya: { name: 'Vashya', about: 'mutual pull' },
    tara: { name: 'Tara', about: 'well-being' },
    yoni: { name: 'Yoni', about: 'closeness' },
    graha_maitri: { name: 'Graha Maitri', about: 'friendship of the sign lords' },
    gana: { name: 'Gana', about: 'nature' },
    bhakoot: { name: 'Bhakoot', about: 'life together' },
    nadi: { name: 'Nadi', about: 'constitution' },
  },
  howTitle: 'How to read this',
  how: [
    'North Indian Ashtakoota of 36 points. Person A is read in the groom’s position and person B in the bride’s, so swapping them can change the total. A cancellation (parihara) that applies is named with its koota and never changes a score.',
    'A traditional score, one voice among many. It does not measure a relationship and should decide nothing by itself.',
  ],
};
