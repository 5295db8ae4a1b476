import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { pushOrWaitDisclaimer } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'Push or wait',
  title: 'Push or wait',
  summary: 'Whether the day’s calendar speaks for going ahead or for waiting, point by point.',
  submit: 'Show',
  gets: [
    'A verdict with its score: push, mixed or wait',
    'The six rules behind it and what each of them found',
    'The windows of the day to choose and to avoid',
  ],
  disclaimer: pushOrWaitDisclaimer,
  verdict: 'The calendar says',
  steps: (push, wait) =>
    `A score of ${push} or more reads “push”, one below ${wait} “wait”, and what lies between is mixed.`,
};
