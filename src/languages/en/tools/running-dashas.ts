import type { RunningDashasWords } from '../../../tools/running-dashas/page/words.js';
import { runningDashasDisclaimer } from '../disclaimers.js';

export const runningDashas: RunningDashasWords = {
  name: 'Running dashas, five levels',
  title: 'Running dashas',
  summary: 'The five periods that run at a moment, from mahadasha to prana.',
  submit: 'Show what runs',
  gets: [
    'Maha-, antar-, pratyantar-, sukshma- and pranadasha of any moment',
    'The periods beside each of them',
    'How far a minute of birth time moves them',
  ],
  disclaimer: runningDashasDisclaimer,
  over: 'The nine mahadashas, 120 years in all, have ended.',
  levelsTitle: 'The five levels',
  level: 'Level',
  moment: 'Moment (UTC)',
  lower: 'A sukshma lasts from hours to weeks, a prana from minutes to days: they need a birth time to the second.',
};
