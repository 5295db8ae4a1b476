import type { FeedWords } from '../../feeds/words.js';

export const feeds: FeedWords = {
  subscribe: 'Abonnieren',
  asFile: 'Als Datei (.ics)',
  foundAsFile: 'Diese Zeiten als Kalenderdatei (.ics)',
  lead: {
    anniversaries:
      'Die Tage dieses Tithi oder Nakshatra im Kalender Ihres Telefons oder Computers, dieses und das nächste Jahr.',
    vrata:
      'Was hier steht, im Kalender Ihres Telefons oder Rechners: jedes an seinem Tag, der Grund in der Beschreibung, dieses Jahr und das nächste.',
    panchang:
      'Die Tage dieses Ortes im Kalender Ihres Telefons oder Rechners: ein Eintrag je Tag, die Einzelheiten in der Beschreibung, dieses Jahr und das nächste.',
    eclipses:
      'Die Finsternisse, die von diesem Ort zu sehen sind, zu ihren Stunden im Kalender Ihres Telefons oder Rechners, dieses Jahr und das nächste.',
    transits:
      'Eintritte von Saturn, Jupiter, Rahu und Ketu, gezählt von diesem Mondzeichen, die Phasen von Sade Sati und Finsternisse im Zeichen, im Kalender Ihres Telefons oder Rechners, dieses Jahr und das nächste.',
  },
  withAlarm: 'Mit Erinnerung',
  alarm: {
    eve: (clock) => `Erinnerung am Vorabend um ${clock}`,
    morning: (clock) => `Erinnerung am Morgen des Tages um ${clock}`,
  },
  fetched: 'Google und Outlook rufen den Kalender selbst ab: Seine Adresse mit Ort oder Zeichen geht an sie.',
  noBirth: 'Seine Adresse enthält das Zeichen und eine Zeitzone, nichts von der Geburt.',
  transitsOf: (sign) => `Transite vom Mond aus: ${sign}`,
  begins: (period) => `${period} beginnt`,
  ends: (period) => `${period} endet`,
  years: (first, last) => `${first} und ${last}`,
  unknownName: (name, names) => `Einen Parameter ${name} gibt es nicht. Es gibt: ${names}.`,
  unknownCode: (code, codes) => `Einen Code ${code} gibt es nicht. Es gibt: ${codes}.`,
  twice: (name) => `${name} darf nur einmal stehen.`,
  unknownLanguage: (codes) => `Diese Sprache gibt es nicht. Es gibt: ${codes}.`,
  noDetails: 'Die Adresse enthält keine Angaben.',
};
