import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { germanTime } from '../../pages/times.js';
import { disclaimers } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'Beste Zeit heute',
  title: 'Beste Zeit heute',
  summary: 'Welche Stunden des Tages die Tradition für Ihr Vorhaben vorzieht, Punkt für Punkt.',
  submit: 'Stunden finden',
  gets: [
    'Die beste Stunde des Tages für Ihr Vorhaben, falls eine heraussticht',
    'Die fünf besten Stunden und die Gründe für die erste',
    'Die Zeiträume, die die Tradition meidet',
  ],
  disclaimer: disclaimers['best-time-today'],
  bestHour: 'Beste Stunde',
  bestToCome: 'Beste Stunde, die noch kommt',
  noneLeft: 'heute kommt keine gute Stunde mehr',
  hoursOf: (date) => `Die Stunden des ${date} ansehen`,
  wasBest: (hour) => `die beste des Tages, schon vorbei: ${hour}`,
  noBestHour: 'keine sticht heraus',
  belowGood: (score) => `keine Stunde erreicht ${score}`,
  about: 'Worum es geht',
  quoted: (intent) => `„${intent}“`,
  nothingTyped: 'nichts eingegeben',
  generalNote:
    'Aus Ihren Worten ging nicht hervor, worum es geht; die Stunden sind daher für Allgemeines bewertet. Andere Wörter sagen vielleicht mehr.',
  dayScore: 'Der Tag insgesamt',
  ranked: 'Die fünf besten Stunden',
  rankedNote: (from, to) => `Verglichen werden die Stunden, die zwischen ${from} und ${germanTime(to)} beginnen.`,
  rank: 'Rang',
  whyBest: (hour) => `Warum ${germanTime(hour)} die beste Stunde ist`,
  whyFirst: (hour) => `Was für und was gegen die Stunde von ${germanTime(hour)} spricht`,
  allHours: 'Alle 24 Stunden',
  hour: 'Stunde',
};
