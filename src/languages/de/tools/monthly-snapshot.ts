import type { MonthlySnapshotWords } from '../../../tools/monthly-snapshot/page/words.js';
import { thousands } from '../../words/caveats/clauses.js';
import { disclaimers } from '../disclaimers.js';

export const monthlySnapshot: MonthlySnapshotWords = {
  name: 'Ihr Monat nach dem Geburtsmond',
  title: 'Ihr Monat nach dem Geburtsmond',
  summary: 'Die Tage eines Monats von Ihrem Geburtsmond aus, mit Mondphasen und Dashas.',
  submit: 'Monat zeigen',
  gets: [
    'Ein Kalender mit der Punktzahl jedes Tages und ihren Gründen',
    'Die fünf besten Tage und jene, an denen die Tradition zur Vorsicht rät',
    'Mondphasen, Zeichenwechsel, Stationen, Dashas und Sade Sati',
  ],
  disclaimer: disclaimers['monthly-snapshot'],
  monthNav: 'Monat',
  seenFrom: (moon) => `Vom Geburtsmond aus gesehen: ${moon}.`,
  favourableDays: 'Günstige Tage',
  mixedDays: 'Gemischte Tage',
  challengingDays: 'Herausfordernde Tage',
  best: (days) => `beste: ${days}`,
  caution: (days) => `Vorsicht, die fünf niedrigsten und Mond im 8. Haus: ${days}`,
  calendar: 'Kalender',
  key: (minimum, maximum) =>
    `Die Punktzahl ist die Summe aus acht Regeln und reicht von ${minimum} bis ${maximum}. Grüne Tage sind günstig, rote herausfordernd, Tage ohne Farbe gemischt.`,
  keyOpen: (minimum, maximum) =>
    `Die Punktzahl ist die Summe aus acht Regeln und reicht von ${minimum} bis ${maximum}. Grüne Tage sind bei jeder möglichen Zeit günstig, rote herausfordernd; die anderen sind gemischt oder offen.`,
  outlined: (day) => `Umrandet ist der ${day}.`,
  sheet: 'Jedes Datum führt zur Seite dieses Tages.',
  eighth: 'Mond im 8. Haus',
  whyDay: (day, score) => `Warum der ${day} die Punktzahl ${score} hat`,
  otherDays: 'Die Punktzahl eines anderen Tages',
  allDays: 'Alle Tage des Monats',
  date: 'Datum',
  moon: 'Mondzeichen',
  tara: 'Tara',
  house: 'Haus von Ihrem Mond aus',
  limbScore: 'Punkte der Glieder',
  events: 'Am Himmel',
  moonSigns: 'Zeichenwechsel des Mondes',
  station: { direct: 'wird direktläufig', retrograde: 'wird rückläufig' },
  dashas: 'Dashas und Sade Sati',
  atStart: 'Zu Beginn des Monats',
  onDate: (day) => `Am ${day}`,
  noDasha: 'keine Dasha: vor der Geburt oder nach den 120 Jahren, die die Dashas umfassen',
  sadeSati: 'Sade Sati',
  noSadeSati: 'zurzeit nicht',
  inWords: 'Kurz gefasst',
  unknownLead: 'Die Geburtszeit ist nicht bekannt.',
  unknown: (from, to) =>
    `An jenem Tag wandert der Mond weiter: zuerst ${from}, zuletzt ${to}. Der Kalender nennt für jeden Tag die Spanne der Punktzahl über alle diese Positionen; kein Tag wird als bester bezeichnet.`,
  unknownNoFacts: 'Geben Sie eine Zeit an, auch eine ungefähre, um die Tage von Ihrem Mond aus bewertet zu sehen.',
  sure: 'bei jeder Geburtszeit',
  open: 'Offene Tage',
  openNote: 'je nach Geburtszeit',
  between: (least, most) => `${least} bis ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'Dashas fehlen hier: Ihre Daten hängen von der Geburtszeit ab.'
      : `Dashas fehlen hier: Je nach Zeit verschieben sich ihre Daten um bis zu ${thousands(`${days}`, '.')} Tage.`,
  byMoon: 'Je nach möglichem Stand Ihres Mondes',
};
