import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { bestTimeTodayDisclaimer } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'Best time today',
  title: 'Best time today',
  summary: 'Say what you want to do and see which hours tradition prefers for it, point by point.',
  submit: 'Find the hours',
  gets: [
    'The best hour of the day for what you have in mind, if one stands out',
    'The five best hours and the reasons for the first',
    'The windows that tradition avoids',
  ],
  disclaimer: bestTimeTodayDisclaimer,
  bestHour: 'Best hour',
  bestToCome: 'Best hour still to come',
  noneLeft: 'no good hour is left today',
  hoursOf: (date) => `See the hours of ${date}`,
  wasBest: (hour) => `best of the day, already over: ${hour}`,
  noBestHour: 'none stands out',
  belowGood: (score) => `no hour scores ${score} or more`,
  about: 'What it is about',
  quoted: (intent) => `“${intent}”`,
  nothingTyped: 'nothing was entered',
  generalNote:
    'These words did not say what it is about, so the hours are weighed for matters in general. Try other words.',
  dayScore: 'The day as a whole',
  ranked: 'The best five hours',
  rankedNote: (from, to) => `Only hours that begin between ${from} and ${to} are ranked.`,
  rank: 'Rank',
  whyBest: (hour) => `Why ${hour} is the best hour`,
  whyFirst: (hour) => `What speaks for and against ${hour}`,
  allHours: 'All 24 hours',
  hour: 'Hour',
};
