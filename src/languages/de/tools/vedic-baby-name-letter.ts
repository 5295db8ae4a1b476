import type { BabyNameWords } from '../../../tools/vedic-baby-name-letter/page/words.js';

export const vedicBabyNameLetter: BabyNameWords = {
  name: 'Anfangslaut des Namens (Namakshara)',
  title: 'Anfangslaut für den Namen eines Kindes (Namakshara)',
  summary: 'Der Laut, mit dem ein Name nach Nakshatra und Pada des Geburtsmonds beginnt.',
  submit: 'Laut bestimmen',
  gets: [
    'Der Laut in Devanagari, in wissenschaftlicher Umschrift und in üblichen Schreibweisen',
    'Nakshatra und Pada, zu denen er gehört',
    'Ohne Uhrzeit alle Laute dieses Tages mit ihren Stunden',
  ],
  disclaimer: 'Ein überlieferter Anfangslaut. Jeder Name ist ein guter Name.',
  sound: 'Laut',
  sounds: 'Laute dieses Tages',
  spellings: 'Schreibweisen',
  byTime: 'Laut nach der Geburtszeit',
  dayNote: 'Der Laut wechselt etwa alle sechs Stunden; für die Wahl genügt daher oft eine ungefähre Geburtszeit.',
  four: (nakshatra) => `Die vier Laute von ${nakshatra}`,
  fourNote: 'Jedes Nakshatra hat vier Padas und jedes Pada seinen Laut. Manche Familien wählen unter allen vieren.',
  thisBirth: 'diese Geburt',
  safe: 'Das Pada gilt auch eine halbe Stunde früher und später.',
  safeRest: 'Eine um wenige Minuten falsche Uhr ändert den Laut nicht.',
  near: 'Der Mond steht weniger als eine halbe Stunde vor oder nach einem anderen Pada.',
  nearRest: 'Es lohnt sich, die Geburtszeit vor der Wahl mit einer Urkunde zu vergleichen.',
  variants:
    'Schreibweisen in lateinischen Buchstaben schwanken, und für einige Padas auch die Lautlisten selbst: Die Seite zur Methode nennt sie.',
};
