import type { MoonPhasesWords } from '../../../tools/moon-phases/page/words.js';
import { germanTime } from '../../pages/times.js';

export const moonPhases: MoonPhasesWords = {
  name: 'Mondphase eines Tages',
  title: 'Mondphase eines Tages',
  summary: 'Die Mondphase an einem Datum, der beleuchtete Teil und die nächsten Phasen.',
  submit: 'Mond zeigen',
  gets: [
    'Phase, beleuchteter Teil und Alter des Mondes',
    'Die genaue Uhrzeit eines Neumonds, Vollmonds oder Viertels an diesem Tag',
    'Der nächste Neumond, der nächste Vollmond und die Viertel',
  ],
  disclaimer:
    'Die Phasen sind Astronomie und taugen für den Kalender, nicht zur Vorhersage von Gezeiten, Fruchtbarkeit oder Gesundheit.',
  phase: 'Phase',
  exactAt: (time) => `genau um ${germanTime(time)}`,
  lit: 'Beleuchtet',
  percent: (value) => `${value}\u00a0%`,
  age: 'Alter',
  days: (days) => `${days} Tage`,
  sinceNew: 'seit dem Neumond',
  moonIn: 'Mondzeichen',
  western: (sign) => `westlich: ${sign}`,
  atNoon: (time, zone) => `Beleuchteter Teil, Alter, Zeichen und Tithi gelten für den ${germanTime(time)}, ${zone}.`,
  ahead: 'Vorsprung vor der Sonne',
  tithi: 'Tithi',
  atTitle: 'Am Mittag',
  nextTitle: 'Die nächsten Phasen',
  nextCaption: (zone) => `Wann sie genau eintreten, nach der Uhr von ${zone}`,
  date: 'Datum und Zeit',
  beyond: 'nach 2200',
  aboutTitle: 'Wie der Tag zu seiner Phase kommt',
  about:
    'Neumond, Vollmond und Viertel sind Zeitpunkte: Der Tag, in den einer fällt, trägt seinen Namen. Alle anderen Tage heißen nach dem Abschnitt zwischen zweien.',
};
