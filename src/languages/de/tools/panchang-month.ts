import type { PanchangMonthWords } from '../../../tools/panchang-month/page/words.js';

export const panchangMonth: PanchangMonthWords = {
  name: 'Panchang des Monats',
  title: 'Der Panchang des Monats',
  summary: 'Jeder Tag eines Monats an einem Ort auf einem Blatt: Tithi, Nakshatra, Sonne und Mond.',
  submit: 'Monat zeigen',
  gets: [
    'Tithi und Nakshatra jedes Sonnenaufgangs mit der Zeit ihres Endes',
    'Ekadashis, Feste, Finsternisse, Purnima, Amavasya und Sankranti',
    'Wiederholte und ausgefallene Tithis',
    'Ein Blatt Papier für die Wand',
  ],
  disclaimer:
    'Almanache folgen verschiedenen Regeln. Fragen Sie zu einem Fasttag, einem Fest oder einem Ritus diejenigen, die ihn begehen. Gründen Sie darauf keine Entscheidung über Gesundheit, Recht oder Geld.',
  monthNav: 'Monat',
  days: 'Die Tage',
  halves: { shukla: 'S', krishna: 'K' },
  moonNote: 'der Mond bei Sonnenaufgang, der beleuchtete Teil hell',
  halvesNote: 'S helle Hälfte (Shukla), K dunkle Hälfte (Krishna), mit der Zahl der Tithi',
  nextDayNote: 'endet am nächsten Tag',
  washNote: 'getönt: Fasten, Feste, Purnima, Amavasya, Sankranti',
  inShort: 'Der Monat in Kürze',
  sankranti: 'Sankranti',
  lunarMonths: 'Mondmonate (Amanta)',
  repeated: 'Wiederholte Tithi',
  skipped: 'Ausgefallene Tithi',
  adhika: (month) => `Adhika ${month}`,
  newAt: (time) => `Neumond um ${time}`,
  fullAt: (time) => `Vollmond um ${time}`,
  conventions:
    'Die Glieder gelten für den Sonnenaufgang; die Zeit nach einem Namen ist sein Ende. Eine Tithi, die nach einem Sonnenaufgang beginnt und vor dem nächsten endet, fällt aus; eine, die zwei Sonnenaufgänge sehen, wiederholt sich. Der Tag, an dem gefastet wird, kann ein anderer sein.',
};
