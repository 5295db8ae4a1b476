import type { MatchRankingWords } from '../../../tools/match-ranking/page/words.js';
import { matchRankingDisclaimer } from '../disclaimers.js';

export const matchRanking: MatchRankingWords = {
  name: 'Match ranking',
  title: 'Many candidates for one person',
  summary: 'Candidates ranked by the 36 points or the poruthams, from births or from nakshatras and padas.',
  submit: 'Rank',
  gets: [
    'Who has most of the 36 points, or of the poruthams of a school',
    'Doshas that are found or cancelled, and Manglik of both',
    'What an unknown time leaves open: the points and the places',
  ],
  disclaimer: matchRankingDisclaimer,
  forOne: 'Ranked for',
  by: 'By',
  place: 'Place',
  candidate: 'Candidate',
  points: 'Points',
  moon: 'Moon',
  reasons: 'What stands out',
  nothing: 'nothing',
  fromMoonCertain: 'Mars makes the dosha from the Moon',
  fromMoonPossible: 'Mars may make the dosha from the Moon',
  line: (line) => `line ${line}`,
  placeBetween: (best, worst) => `between place ${best} and ${worst}`,
  possible: (what) => `${what} (possible)`,
  first: (count, who, points) => `${count} ranked; first: ${who}, ${points}`,
  pointsOf: (score, maximum) => `${score} of ${maximum}`,
  openLead: 'A time or a pada is not known.',
  openText:
    'Whoever it concerns is ranked by the fewest points that are possible, and beside the place stands how far it could move.',
  howTitle: 'How to read this',
  how: 'The points are those of the matching of two. Equal points share a place. A dosha and its cancellation change no point here. Manglik is compared where both times of birth are known.',
};
