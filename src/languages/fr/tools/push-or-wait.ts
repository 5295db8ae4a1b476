import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'Agir ou attendre',
  title: 'Agir ou attendre',
  summary: 'Le calendrier d’un jour invite-t-il à agir ou à attendre\u202f? Le score point par point.',
  submit: 'Évaluer le jour',
  gets: [
    'Un avis et son score\u202f: agir, mitigé ou attendre',
    'Les six règles qui le fondent et ce que chacune constate',
    'Les moments du jour à choisir et à éviter',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'Selon le calendrier',
  steps: (push, wait) =>
    `À partir de ${push}, le score dit «\u202fallez-y\u202f»\u202f; en dessous de ${wait}, «\u202fattendez\u202f»\u202f; entre les deux, le jour est mitigé.`,
};
