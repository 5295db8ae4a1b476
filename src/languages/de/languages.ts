import type { LanguagesWords } from '../pages/site/languages-words.js';

export const languages: LanguagesWords = {
  title: 'Sprachen',
  lead: 'Dieselben Zahlen in jeder Sprache. Eine Sprache bringt die Bräuche ihrer Region mit, bis Sie andere wählen.',
  ofIndia: 'Sprachen Indiens',
  others: 'Andere Sprachen',
  terms: 'Begriffe nebeneinander',
  sanskrit: 'Sanskrit',
  doubtful: 'Strittige Begriffe',
  printed: 'auch gedruckt',
  propose: {
    title: 'Ein besseres Wort vorschlagen',
    text: 'Schreiben Sie, um welche Sprache und welches Wort es geht, was stattdessen stehen sollte und wo es so gedruckt ist: in einem Almanach, einer Zeitung, einer Grammatik. Senden Sie es an die Betreiber dieser Website oder an das Repository des Programms.',
    decided: 'Wie über einen Begriff entschieden wird, steht im Repository des Programms:',
  },
};
