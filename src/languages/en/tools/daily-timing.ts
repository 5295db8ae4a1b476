import type { DailyTimingWords } from '../../../tools/daily-timing/page/words.js';

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
  disclaimer:
    'The score counts what almanacs call favourable; no hour is safe or harmful because of it. Not for decisions about health, law or money.',
  dayScore: 'The day',
  phase: 'Phase of the Moon',
  lit: (percent) => `${percent} lit`,
  about: 'About the limbs',
};
