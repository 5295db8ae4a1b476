import type { NakshatraWords } from '../../../tools/nakshatra-calculator/page/words.js';

export const nakshatraCalculator: NakshatraWords = {
  name: 'Geburtsnakshatra',
  title: 'Geburtsnakshatra (Janma-Nakshatra)',
  summary: 'Nakshatra und Pada des Mondes bei der Geburt und was die Überlieferung dazu sagt.',
  submit: 'Nakshatra bestimmen',
  gets: [
    'Ihr Nakshatra und Pada mit Herrscher, Gottheit, Gana, Yoni und Nadi',
    'Wann der Mond es betrat und verließ',
    'Der Namenslaut des Padas',
    'Ohne Uhrzeit alle Padas dieses Tages mit ihren Stunden',
  ],
  disclaimer:
    'Gana, Yoni und die anderen Klassen sind überlieferte Bezeichnungen. Beurteilen Sie danach weder einen Menschen noch ein Paar.',
  meaning: 'Was die Überlieferung dazu sagt',
  meaningNote:
    'Das sind die Klassen, mit denen Almanache und der Paarvergleich arbeiten. Sie teilen Nakshatras ein, nicht Menschen.',
  deity: 'Gottheit',
  gana: 'Gana (Wesensart)',
  yoni: 'Yoni (Tier)',
  nadi: 'Nadi',
  nature: 'Natur',
  degree: 'Grad im Nakshatra',
  navamsa: 'Navamsa-Zeichen des Padas',
  entered: 'Eintritt des Mondes',
  left: 'Austritt des Mondes',
  sound: 'Namenslaut',
  spellings: 'Schreibweisen',
};
