import type { DailyTimingWords } from '../../../tools/daily-timing/page/words.js';
import { dailyTimingDisclaimer } from '../disclaimers.js';

export const dailyTiming: DailyTimingWords = {
  name: 'Daily timing',
  title: 'Daily timing',
  summary: 'A day by the almanac: limbs, windows, choghadiyas, hours, and a score point by point.',
  submit: 'Show the day',
  gets: [
    'A score of the day, rule by rule',
    'The windows to choose and to avoid, on one scale of time',
    'What changes in the course of the day, with the score from then on',
    'Choghadiyas and planetary hours',
  ],
  disclaimer: dailyTimingDisclaimer,
  dayScore: 'The day',
  phase: 'Phase of the Moon',
  lit: (percent) => `${percent} lit`,
  about: 'About the limbs',
};
