import type { PrashnaChartWords } from '../../../tools/prashna-chart/page/words.js';

export const prashnaChart: PrashnaChartWords = {
  name: 'Prashna (thème horaire)',
  title: 'Prashna\u202f: le thème d’une question',
  summary: 'Le moment d’une question, ou un numéro KP de 1 à 249, en thème.',
  submit: 'Dresser le thème',
  gets: [
    'Lagna, grahas et panchanga du moment',
    'Les maîtres du lagna et de la Lune, et où ils se trouvent',
    'Avec un numéro de 1 à 249, son ascendant et ses cuspides',
    'Significateurs et planètes régentes selon Krishnamurti',
  ],
  disclaimer:
    'Le thème d’une question se lit selon les règles d’une tradition. Il ne connaît pas la réponse\u202f: santé, droit et argent relèvent de gens du métier.',
  asked: 'Posée',
  rulerOf: { ascendant: 'Lagna', moon: 'Signe lunaire' },
  rulersTitle: 'Maîtres du lagna et du signe lunaire',
  panchanga: 'Panchanga du moment',
  kpNumber: (number) => `Numéro KP ${number}`,
  part: 'Sa partie du zodiaque',
  byNumber:
    'Le numéro place l’ascendant au début de sa partie\u202f; les autres cuspides sont celles de Placidus quand ce degré se lève en ce lieu. Les planètes sont celles du moment.',
  byMoment: 'Sans numéro, les cuspides sont celles du moment.',
  siderealTime: 'Temps sidéral des maisons',
  rulingFor: (moment, place) => `${moment}, calculées pour ${place}`,
  whatTitle: 'Comment le lire',
  what: 'La tradition lit une question dans le thème du moment où elle est posée ou jugée, au lieu de celui qui juge. Dans l’école de Krishnamurti, celui qui demande dit un numéro\u202f; le sous-maître de la cuspide de l’affaire et les maisons qu’il signifie sont censés répondre. Cette page montre le thème et laisse le jugement de côté.',
};
