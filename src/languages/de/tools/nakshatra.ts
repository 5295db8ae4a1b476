import type { NakshatraWords } from '../../../tools/nakshatra/page/words.js';
import { germanTime } from '../../pages/times.js';

export const nakshatra: NakshatraWords = {
  name: 'Nakshatra des Tages',
  title: 'Nakshatra des Tages',
  summary: 'In welchem Nakshatra der Mond steht, seit wann und bis wann, und welches folgt.',
  submit: 'Nakshatra zeigen',
  gets: [
    'Nakshatra und Pada des Mondes am Morgen',
    'Wann es begann, wann es endet und was folgt',
    'Herrscher, Gottheit, Natur und Gana',
  ],
  disclaimer:
    'Es ist an diesem Tag für alle dasselbe; wofür es gut sein soll, sagt die Tradition. Gründen Sie darauf keine Entscheidung über Gesundheit, Recht oder Geld.',
  atMorning: (time) =>
    `Nakshatra, Pada und Zeichen gelten für ${germanTime(time)}: Ohne Ort gibt es keinen Sonnenaufgang.`,
  next: 'Danach',
  about: (nakshatra) => `Über ${nakshatra}`,
  devanagari: 'In Devanagari-Schrift',
  runs: 'Dauer',
  civilDay: 'Der Tag von Mitternacht bis Mitternacht',
  changes: 'Wechsel an diesem Tag',
  noChange: 'Der Mond bleibt den ganzen Tag in diesem Nakshatra.',
};
