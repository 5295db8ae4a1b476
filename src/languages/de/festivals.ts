import type { FestivalWords } from '../pages/site/festival-words.js';
import { customs } from './customs.js';

export const festivals: FestivalWords = {
  title: (name) => `${name}: Datum, Stunden und Grund`,
  description: (name) =>
    `${name}: das Datum in diesem Jahr und den nächsten fünf, die Stunden und der Grund für den Tag, an Ihrem Ort.`,
  ofYear: (year) => `Festtage ${year}`,
  lead: 'Die großen und die weithin begangenen Tage der Region Ihres Ortes, auf einem Blatt zum Drucken.',
  whole: 'Alle Fasten, nach Art und Zeitraum',
  more: 'Sechs Jahre, Stunden und Bräuche',
  last: 'Zuletzt',
  six: 'Dieses Jahr und die nächsten fünf',
  coming: 'Die nächsten',
  rule: {
    byClause: (clause) => `Die Regel von Ekadashi: ${clause}.`,
    byTithi: ({ tithi, hour }) =>
      `Es zählt der Tag, an dem diese Tithi zur verlangten Stunde läuft. Tithi: ${tithi}; Stunde: ${hour}.`,
    byNakshatra: ({ nakshatra, hour }) =>
      `Es zählt der Tag, an dem dieses Nakshatra zur verlangten Stunde läuft. Nakshatra: ${nakshatra}; Stunde: ${hour}.`,
    bySun: 'Die Sonne entscheidet: ihr Eintritt in ein Zeichen oder der von ihm an gezählte Tag eines Sonnenmonats.',
    onWeekday: 'Begangen wird ein Wochentag des Monats.',
    onDate: 'Das Datum steht im bürgerlichen Kalender fest.',
    sameAs: (name) => `Es gilt der Tag eines anderen Festes: ${name}.`,
    countedFrom: ({ name, days }) => `Der Tag wird von einem anderen Fest an gezählt: ${name}; Tage: ${days}.`,
    own: 'Es gilt eine eigene Regel; sie steht bei den Methoden.',
    here: (facts) => `An diesem Tag: ${facts}.`,
    notBeside: (facts) => `Warum nicht die Tage daneben: ${facts}.`,
  },
  missing: {
    noSun: 'An einigen Tagen dieses Jahres geht dort die Sonne nicht auf, sodass kein Tag zu wählen ist.',
    noDay: 'Kein Tag dieses Jahres erfüllt die Regel.',
    inNone: 'An diesem Ort erfüllt kein Tag dieser Jahre die Regel.',
  },
  custom: 'Was man tut',
  byRegion: 'Nach Regionen',
  customs,
  customSource: 'Der Brauch ist allgemein bekannt und keinem Text entnommen; Familien halten es verschieden.',
  keptIn: 'Begangen in',
  schools: 'Andere Regeln dafür',
  around: 'An den Tagen ringsum',
};
