import type { SiteWords } from '../pages/site/words.js';
import { germanTime } from '../pages/times.js';

export const ways: SiteWords['ways'] = {
  label: 'Hauptseiten',
  aside: 'Suche und Sprache',
  panchang: 'Panchang',
  kundli: 'Kundli',
  matching: 'Vergleich',
  festivals: 'Festtage',
  all: 'Alle',
  search: 'Suche',
};

export const home: SiteWords['home'] = {
  title: 'Panchang für heute, Feste und Kundli',
  lead: 'Das Panchang von heute an Ihrem Ort, die nächsten Fasten- und Festtage, Geburtshoroskope und Partnervergleich. Jede Seite nennt die Konvention, der sie folgt, und wie sicher das Ergebnis ist.',
  place: { change: 'Ort ändern', which: 'Welcher Ort?' },
  now: 'Jetzt',
  state: {
    begins: (length) => `in ${length}`,
    runs: (until) => `jetzt, bis ${germanTime(until)}`,
    asOf: (clock) => `Stand ${germanTime(clock)}`,
  },
  moonRises: (clock) => `Mondaufgang ${clock}`,
  noMoonrise: 'kein Mondaufgang',
  light: 'Der lichte Tag',
  dark: 'Die Nacht',
  whole: 'Der ganze Tag',
  month: 'Der Monat',
  tomorrowsDay: 'Morgen',
  next: 'Als Nächstes',
  today: 'Heute',
  tomorrow: 'Morgen',
  moonSign: 'Heute für Ihr Mondzeichen',
  six: 'Sechs Wege',
  ways: {
    today: { title: 'Heute', text: 'Panchang, Stunden und Zeitfenster, jeder Tag und Ort' },
    kundli: { title: 'Kundli', text: 'Eine Geburt: Horoskop, Dashas, Yogas, Heft' },
    matching: { title: 'Vergleich', text: 'Zwei Geburten: 36 Punkte, Manglik, Poruthams' },
    festivals: { title: 'Festtage', text: 'Fasten und Feste, und warum an diesem Tag' },
    muhurta: { title: 'Muhurta', text: 'Zeiten für Hochzeit, Umzug oder Reise' },
    eclipses: { title: 'Finsternisse', text: 'Was an Ihrem Ort sichtbar ist, mit Sutak' },
  },
  all: {
    title: 'Alle Rechner',
    count: (count) => `${count} Rechner in sieben Gruppen.`,
    asList: 'Als eine Liste',
    most: 'Meistgenutzt',
    special: 'Für Fachleute',
  },
  folds: {
    chart: { title: 'Geburtshoroskop', text: 'Mondzeichen, Lagna, Nakshatra, Yogas' },
    dashas: { title: 'Dashas', text: 'Die Perioden des Lebens und die jetzigen' },
    transits: { title: 'Saturn und Transite', text: 'Sade Sati, Gochara und was kommt' },
    pair: { title: 'Partnervergleich', text: 'Zwei Menschen, Manglik, Beziehung' },
    day: { title: 'Tag und Monat', text: 'Panchang, Hora, Choghadiya, Mondphase' },
    timing: { title: 'Zeitwahl', text: 'Muhurta, beste Stunde, Tagesbewertung' },
    work: { title: 'Beruf und Westliches', text: 'Berufsfelder, Sonnenzeichen' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'Kundli', of: { kundli: 'alles auf einer Seite', 'birth-chart-calculator': 'nur das Horoskop' } },
  moon: {
    name: 'Mondzeichen (Rashi)',
    of: { 'vedic-moon-sign-calculator': 'Mondzeichen', 'vedic-zodiac-sign-calculator': 'mit Sonne und Lagna' },
  },
  vimshottari: {
    name: 'Vimshottari-Dasha',
    of: { 'dasha-calculator': 'das ganze Leben', 'running-dashas': 'fünf Ebenen jetzt' },
  },
  sade_sati: { name: 'Sade Sati', of: { 'sade-sati-calculator': 'jetzt', 'saturn-periods': 'im ganzen Leben' } },
  gochara: { name: 'Gochara', of: { gochara: 'vom Mond aus', 'current-transits-calculator': 'auf das Horoskop' } },
  own_day: { name: 'Heute für Ihren Mond', of: { 'personal-activation': 'Tag', 'monthly-snapshot': 'Monat' } },
  matching: {
    name: 'Partnervergleich (Kundli)',
    of: {
      'vedic-compatibility-calculator': '36 Punkte',
      'horoscope-matching': 'vollständig',
      matching: 'nebeneinander',
    },
  },
  score: {
    name: 'Bewertung eines Tages',
    of: { 'daily-timing': 'Tag nach dem Almanach', 'push-or-wait': 'handeln oder abwarten' },
  },
};

export const ask: SiteWords['ask'] = {
  label: 'Ein Tag, ein Fest, eine Zeit oder ein Rechner',
  placeholder: 'Fest, Tag oder Uhrzeit',
  examples: 'Zum Beispiel',
  next: 'nächste Ekadashi',
  inYear: (year) => `Diwali ${year}`,
  hour: 'Rahu Kalam morgen',
  title: (sought) => `Suche: ${sought}`,
  tools: 'Passende Rechner',
  nothing: (sought) => `Nichts zu „${sought}“. Ähnlich heißen:`,
  falls: ({ what, date, place }) => `${what} ist am ${date} (${place}).`,
  alsoOn: (date) => `Noch einmal am ${date}.`,
  notIn: ({ what, year, place }) => `${what} kommt ${year} nicht vor (${place}).`,
  at: ({ told, place }) => `${told} (${place}).`,
  ofDay: ({ what, date, place, value }) => `${what} am ${date} (${place}): ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `Bei Sonnenaufgang am ${date} (${place}) steht der Mond im Zeichen ${moon}: das ${count}. von ${sign} aus, beide mitgezählt.`,
  never: 'keine Zeit',
  sunrise: 'Sonnenaufgang',
  sunset: 'Sonnenuntergang',
  moonrise: 'Mondaufgang',
  moonset: 'Monduntergang',
  why: 'Warum an diesem Tag',
  allOf: (year) => `Alle Tage ${year}`,
  allEclipses: 'Alle Finsternisse',
};
