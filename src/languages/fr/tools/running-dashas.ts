import type { RunningDashasWords } from '../../../tools/running-dashas/page/words.js';

export const runningDashas: RunningDashasWords = {
  name: 'Dashas en cours, cinq niveaux',
  title: 'Dashas en cours',
  summary: 'Les cinq périodes en cours à un moment donné, de la mahadasha à la prana.',
  submit: 'Afficher les dashas en cours',
  gets: [
    'Maha-, antar-, pratyantar-, sukshma- et pranadasha d’un moment quelconque',
    'Les périodes voisines de chacune',
    'De combien une minute d’écart sur l’heure de naissance les déplace',
  ],
  disclaimer: 'Les niveaux inférieurs dépendent de la minute de naissance. Ils ne disent pas ce qui arrive tel jour.',
  over: 'Les neuf mahadashas, 120 ans en tout, sont terminées.',
  levelsTitle: 'Les cinq niveaux',
  level: 'Niveau',
  moment: 'Instant (UTC)',
  lower:
    'Une sukshma dure de quelques heures à quelques semaines, une prana de quelques minutes à quelques jours\u202f: il leur faut une heure de naissance à la seconde.',
};
