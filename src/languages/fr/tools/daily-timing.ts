import type { DailyTimingWords } from '../../../tools/daily-timing/page/words.js';

export const dailyTiming: DailyTimingWords = {
  name: 'Les moments du jour',
  title: 'Les moments du jour',
  summary: 'Ce que les almanachs disent d’un jour, avec un score détaillé règle par règle.',
  submit: 'Afficher le jour',
  gets: [
    'Un score du jour, règle par règle',
    'Les bons moments et ceux que l’on évite, sur une même frise',
    'Ce qui change au cours du jour et le score à partir de là',
    'Choghadiyas et heures planétaires',
  ],
  disclaimer:
    'Le score compte ce que les almanachs disent favorable\u202f; aucune heure n’en devient sûre ni nuisible. Ne fondez sur lui aucune décision de santé, de droit ou d’argent.',
  dayScore: 'Le jour',
  phase: 'Phase de la Lune',
  lit: (percent) => `éclairée à ${percent}`,
  about: 'Les cinq éléments en détail',
};
