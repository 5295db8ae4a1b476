import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'Le meilleur moment du jour',
  title: 'Le meilleur moment du jour',
  summary: 'Les heures que la tradition préfère pour ce que vous comptez faire, point par point.',
  submit: 'Trouver les heures',
  gets: [
    'La meilleure heure du jour pour votre projet, si l’une d’elles se détache',
    'Les cinq meilleures heures et les raisons de la première',
    'Les moments que la tradition évite',
  ],
  disclaimer: disclaimers['best-time-today'],
  bestHour: 'Meilleure heure',
  bestToCome: 'Meilleure heure à venir',
  noneLeft: 'aucune bonne heure ne reste aujourd’hui',
  hoursOf: (date) => `Voir les heures du ${date}`,
  wasBest: (hour) => `la meilleure du jour est passée\u202f: ${hour}`,
  noBestHour: 'aucune ne se détache',
  belowGood: (score) => `aucune heure n’atteint ${score}`,
  about: 'De quoi il s’agit',
  quoted: (intent) => `«\u202f${intent}\u202f»`,
  nothingTyped: 'rien n’a été saisi',
  generalNote:
    'Vos mots n’ont pas permis de savoir de quoi il s’agit\u202f: les heures sont évaluées pour les affaires courantes. D’autres mots en diront peut-être plus.',
  dayScore: 'Le jour dans son ensemble',
  ranked: 'Les cinq meilleures heures',
  rankedNote: (from, to) => `Sont classées les heures qui commencent entre ${from} et ${to}.`,
  rank: 'Rang',
  whyBest: (hour) => `Pourquoi la meilleure heure est celle qui va ${hour}`,
  whyFirst: (hour) => `Le pour et le contre de l’heure qui va ${hour}`,
  allHours: 'Les 24 heures',
  hour: 'Heure',
};
