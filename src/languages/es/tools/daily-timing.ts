import type { DailyTimingWords } from '../../../tools/daily-timing/page/words.js';

export const dailyTiming: DailyTimingWords = {
  name: 'Momentos del día',
  title: 'Momentos del día',
  summary: 'Para qué es bueno un día según los almanaques, con una puntuación regla por regla.',
  submit: 'Ver el día',
  gets: [
    'Una puntuación del día, regla por regla',
    'Los buenos momentos y los que se evitan, en una misma línea de tiempo',
    'Lo que cambia a lo largo del día y la puntuación desde entonces',
    'Choghadiyas y horas planetarias',
  ],
  disclaimer:
    'La puntuación cuenta lo que los almanaques llaman favorable; ninguna hora es segura ni dañina por ello. No base en ella decisiones de salud, derecho o dinero.',
  dayScore: 'El día',
  phase: 'Fase de la Luna',
  lit: (percent) => `iluminada al ${percent}`,
  about: 'Los cinco elementos en detalle',
};
