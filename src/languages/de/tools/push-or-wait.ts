import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'Handeln oder abwarten',
  title: 'Handeln oder abwarten',
  summary: 'Ob der Kalender eines Tages fürs Handeln oder fürs Abwarten spricht, Punkt für Punkt.',
  submit: 'Tag bewerten',
  gets: [
    'Ein Urteil mit Punktzahl: handeln, gemischt oder abwarten',
    'Die sechs Regeln dahinter und was jede findet',
    'Die Zeiträume des Tages, die man wählt und die man meidet',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'Nach dem Kalender',
  steps: (push, wait) =>
    `Ab ${push} lautet das Urteil „Handeln“, unter ${wait} „Abwarten“; dazwischen ist der Tag gemischt.`,
};
