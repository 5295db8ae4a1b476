import type { SiteWords } from '../pages/site/words.js';
import { germanTime } from '../pages/times.js';
import { festivals } from './festivals.js';
import { ask, home, twins, ways } from './home.js';
import { languages } from './languages.js';

export const site: SiteWords = {
  skip: 'Zum Inhalt springen',
  allCalculators: 'Alle Rechner',
  methods: 'Methoden',
  languageLabel: 'Sprache',
  languages,
  hours: {
    label: 'Zeitformat',
    of: { 24: '24-Stunden-Format', 12: '12-Stunden-Format' },
  },
  forPrograms: 'Für Entwickler',
  ways,
  footMeaning:
    'Die Positionen sind berechnet, ihre Bedeutung ist Überlieferung. Eine Anregung zum Nachdenken, kein Ersatz für fachlichen Rat.',
  footPrivacy:
    'Diese Seiten brauchen kein Konto, setzen kein Cookie, solange Sie keine Auswahl speichern, und verfolgen niemanden. Was Sie eingeben, steht in der Adresse der Seite und wird hier nicht gespeichert.',
  footPlaces: 'Orte: Daten von GeoNames, verändert, unter der Lizenz',
  home,
  festivals,
  ask,
  search: {
    label: 'Rechner suchen',
    submit: 'Suchen',
    found: (count) => `Gefunden: ${count}`,
    foundTitle: (sought) => `Rechner zu „${sought}“`,
    noneTitle: (sought) => `Kein Rechner passt zu „${sought}“`,
    noneHint: 'Versuchen Sie ein kürzeres Wort oder den Sanskrit-Namen. Ähnlich heißen:',
    all: (count) => `Alle ${count} Rechner`,
    groups: 'Gruppen',
  },
  groups: {
    natal: 'Geburtshoroskop',
    matching: 'Partnervergleich',
    day: 'Tag und Zeitwahl',
    western: 'Westliche Astrologie',
    reference: 'Nachschlagen',
  },
  twins,
  today: {
    title: 'Heute in Delhi',
    titleOf: (place) => `Heute: ${place}`,
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    sun: 'Sonne',
    rahuKalam: 'Rahu Kalam',
    between: ({ from, to }) => `${from} bis ${germanTime(to)}`,
  },
  method: {
    lead: 'Was jeder Rechner bestimmt, nach welchen Quellen, und wo sich die Traditionen unterscheiden.',
    how: (name) => `So wird gerechnet: ${name}`,
    contents: 'Auf dieser Seite',
    inEnglish: 'Der folgende Text ist auf Englisch.',
    open: 'Zum Rechner',
    tested: {
      title: 'Wie das geprüft wird',
      recorded: (n) => `Aufgezeichnete Antworten, die jede Fassung Byte für Byte wieder geben muss: ${n}.`,
      by: 'Die Regeln prüfen:',
    },
    career: {
      title: 'Berufsfelder (Career DNA)',
      text: 'Regeln zum Beruf, Punkt für Punkt: auf einer eigenen Seite, als JSON nur über die Schnittstelle mit Schlüssel.',
    },
  },
  docs: {
    title: 'Die Rechner für Programme',
    text: 'Hinter jeder Seite steht eine Adresse, die JSON annimmt und mit JSON antwortet. Ein Schlüssel ist nicht nötig.',
  },
  problems: {
    missing: {
      title: 'Unter dieser Adresse gibt es keine Seite',
      text: 'Vielleicht enthält sie einen Tippfehler, oder der Rechner heißt anders.',
    },
    method: {
      title: 'Diese Seite lässt sich nur lesen',
      text: 'Die Adresse nimmt keine gesendeten Daten an. Bitte öffnen Sie den Rechner und füllen Sie das Formular aus.',
    },
    failed: {
      title: 'Hier ist etwas schiefgegangen',
      text: 'Der Fehler liegt bei uns. Ihre Eingaben sind nicht verloren, sie stehen in der Adresse der Seite. Bitte versuchen Sie es später noch einmal.',
    },
    unavailable: {
      title: 'Im Augenblick nicht verfügbar',
      text: 'Das Rechenmodul antwortet nicht. Ihre Eingaben sind nicht verloren. Bitte versuchen Sie es in Kürze noch einmal.',
    },
    refused: {
      title: 'Diese Anfrage lässt sich nicht beantworten',
      text: 'Bitte prüfen Sie die Adresse, oder beginnen Sie mit einem der Rechner.',
    },
  },
};
