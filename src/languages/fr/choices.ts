import type { ChoicesWords } from '../pages/site/choices-words.js';

/** What pages say of the choices that a visitor keeps for all of them. */
export const choices: ChoicesWords = {
  title: 'Vos préférences',
  lead: 'Les formulaires commencent par elles. Une adresse montre toujours ce qu’elle dit, à vous et à qui la reçoit.',
  where: {
    cookie: 'Enregistrées dans un seul cookie de ce site, pour un an. Il contient ces préférences et rien d’autre.',
    device: 'Enregistrées sur cet appareil seulement.',
  },
  regionHint:
    'La région dont les jeûnes et les fêtes sont indiqués. Celle du lieu se déduit de sa situation, et loin de l’Inde de la langue de la page.',
  monthLabel: 'Mois indiqué d’abord',
  months: { amanta: 'jusqu’à la nouvelle lune (amanta)', purnimanta: 'jusqu’à la pleine lune (purnimanta)' },
  matchLabel: 'Ce qui est indiqué d’abord d’un accord',
  save: 'Enregistrer',
  forget: 'Effacer mes préférences',
  saved: 'Enregistré.',
  forgotten: 'Vos préférences sont effacées.',
  notKept: 'Votre navigateur n’a rien enregistré. Peut-être refuse-t-il les cookies de ce site.',
  change: 'Modifier',
  begun: 'Rempli selon vos préférences\u202f:',
  withOwn: 'Afficher avec vos préférences\u202f:',
  keepThese: 'Enregistrer comme vos préférences\u202f:',
  because: {
    chosen: 'votre préférence',
    language: 'd’après la langue, le lieu étant loin de l’Inde',
    far: 'habituel loin de l’Inde',
  },
};
