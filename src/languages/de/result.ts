import { oneOrOther } from '../locale/plural.js';
import type { ResultWords } from '../pages/result/words.js';

const inSeconds = oneOrOther('Sekunde', 'Sekunden');

export const result: ResultWords = {
  born: ({ date, time, place }) => `${date}${time === undefined ? ', Uhrzeit unbekannt' : `, ${time}`}, ${place}`,
  onDay: ({ date, place }) => `${date}, ${place}`,
  change: 'Angaben ändern',
  whatYouGet: 'Was Sie erhalten',
  seeExample: 'Ein Beispiel ansehen',
  howCalculated: 'So wird gerechnet',
  birthToCome: 'Dieses Geburtsdatum liegt in der Zukunft.',
  howSure: 'Was zu beachten ist',
  keepIt: 'Aufbewahren und nachprüfen',
  print: 'Drucken',
  share: 'Teilen',
  shared: 'Die Adresse ist kopiert',
  copyJson: 'JSON kopieren',
  copied: 'Kopiert',
  notCopied: 'Das Kopieren ist nicht gelungen',
  asJson: 'Dasselbe als JSON',
  addressHolds: 'Die Adresse dieser Seite enthält Ihre Angaben: Wer sie hat, sieht dieses Ergebnis.',
  sameDetails: 'Dieselben Angaben in anderen Berechnungen',
  moreCalculators: (count) => `${count} weitere`,
  within: {
    title: 'Was diese Minuten offen lassen',
    throughout: (v) => `${v}, durchgehend`,
    navamsaLagna: 'Lagna der Navamsa',
    lagnaNakshatra: 'Nakshatra des Lagna',
    others: (n) =>
      `Einzelheiten des Ergebnisses, die sich in diesen Minuten ändern: ${n}. Das JSON nennt jede mit ihrer Minute.`,
  },
  used: {
    title: 'Grundlagen der Berechnung',
    zodiac: 'Tierkreis',
    sidereal: 'Siderisch',
    tropical: 'Tropisch',
    coordinates: 'Koordinaten',
    derived: (zone) => `${zone}, aus den Koordinaten bestimmt`,
    daylight: 'Sommerzeit',
    daylightApplied: 'Galt und ist berücksichtigt',
    ephemeris: 'Ephemeride',
    version: 'Version der Berechnung',
  },
  gathered: {
    contents: 'Inhalt',
    whole: (name) => `Ausführlich: ${name}`,
    needsTime: 'Dieser Teil braucht die Geburtszeit.',
    needsTimeText: 'Er hängt am Lagna, das an einem Tag durch alle zwölf Zeichen zieht.',
    onlyWithTime: 'Nur mit der Geburtszeit',
    needsBirth: 'Hier ist nur das Nakshatra bekannt; ein Horoskop braucht die Geburt.',
    notHere: 'Darauf gibt es für diese Geburt keine Antwort.',
  },
  busy: {
    title: 'Einen Moment bitte',
    tooMany: (seconds) =>
      `Von dieser Adresse kamen zu viele Berechnungen in einer Minute. Bitte versuchen Sie es in ${seconds === undefined ? 'einer Minute' : inSeconds(seconds)} noch einmal. Von Ihren Angaben geht nichts verloren.`,
    unavailable:
      'Die Berechnung war gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal. Von Ihren Angaben geht nichts verloren.',
    again: 'Noch einmal versuchen',
  },
};
