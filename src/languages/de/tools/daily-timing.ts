import type { DailyTimingWords } from '../../../tools/daily-timing/page/words.js';

export const dailyTiming: DailyTimingWords = {
  name: 'Zeiten des Tages',
  title: 'Zeiten des Tages',
  summary: 'Wofür ein Tag nach den Almanachen taugt, mit einer Punktzahl, Regel für Regel.',
  submit: 'Tag zeigen',
  gets: [
    'Eine Punktzahl für den Tag, Regel für Regel',
    'Gute Zeiten und Zeiten, die man meidet, auf einer Zeitachse',
    'Was sich im Laufe des Tages ändert und die Punktzahl von da an',
    'Choghadiyas und Planetenstunden',
  ],
  disclaimer:
    'Gezählt wird, was Almanache günstig nennen; keine Stunde wird dadurch sicher oder schädlich. Gründen Sie darauf keine Entscheidung über Gesundheit, Recht oder Geld.',
  dayScore: 'Der Tag',
  phase: 'Mondphase',
  lit: (percent) => `zu ${percent} beleuchtet`,
  about: 'Die Glieder im Einzelnen',
};
