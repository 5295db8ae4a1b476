import type { TithiAnniversariesWords } from '../../../tools/tithi-anniversaries/page/words.js';

export const tithiAnniversaries: TithiAnniversariesWords = {
  name: 'Jahrestage nach Tithi',
  title: 'Geburtstage und Jahrestage nach Tithi',
  summary: 'Geburtstage, Hochzeitstage und Shraddhas nach Tithi oder Nakshatra, bis zu fünfzig Jahre.',
  submit: 'Tage finden',
  gets: [
    'Das bürgerliche Datum jedes Jahres und was es bestimmt',
    'Was mit zusätzlichen Monaten und Tithis ohne Sonnenaufgang geschieht',
    'Die Tage anderer Schulen',
    'Ein Kalender zum Abonnieren, dessen Adresse kein Geburtsdatum und keinen Namen enthält',
  ],
  disclaimer:
    'Welcher Tag gehalten wird, entscheiden Familie und Priester. Dies ist Kalenderrechnung, kein Rat über Riten, Erbe oder Fristen.',
  none: 'In diesen Jahren gibt es keinen',
  keptBy: 'Begangen nach',
  next: 'Der nächste',
  open: (others) => `Die Uhrzeit ist nicht bekannt: An jenem Datum liefen ${others}`,
  listTitle: 'Die Tage',
  date: 'Datum',
  decided: 'Was ihn bestimmt',
  others: 'Andere Schulen',
  noDay: 'Die Sonne macht hier keinen Tag',
  inAdhika: 'im zusätzlichen Monat',
  number: (number) => `Nr. ${number}`,
  addressHolds:
    'Die Adresse des Kalenders enthält Anlass, Monat und Tithi oder Nakshatra und den Ort, kein Datum des Ereignisses und keinen Namen.',
  aboutTitle: 'Wie die Tage gefunden werden',
  about:
    'Ein Geburts- oder Hochzeitstag nach Tithi ist der Tag, dessen Sonnenaufgang im Tithi desselben Mondmonats liegt; ein Shraddha der Tag, dessen Nachmittag er am meisten füllt. Wer in einem zusätzlichen Monat geboren ist, begeht den Monat seines Namens; eines Todes in einem solchen gedenkt man in einem solchen, wenn er wiederkommt. Im Süden ist der Geburtstag der Tag des Geburtssterns im Sonnenmonat. Familien halten es verschieden, darum stehen auch die anderen Tage da.',
};
