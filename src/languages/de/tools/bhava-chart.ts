import type { BhavaChartWords } from '../../../tools/bhava-chart/page/words.js';

export const bhavaChart: BhavaChartWords = {
  name: 'Bhava Chalit',
  title: 'Bhava Chalit neben ganzen Zeichen',
  summary: 'Die Häuser nach ihren Mitten und welche Planeten dabei das Haus wechseln.',
  submit: 'Bhavas zeichnen',
  gets: [
    'Die zwölf Bhavas mit Mitten und Sandhis',
    'Das Haus jedes Planeten auf beide Arten',
    'Wer innerhalb einer halben Stunde das Bhava wechselt',
  ],
  disclaimer:
    'Häuser werden nach Übereinkünften geteilt, in denen die Traditionen auseinandergehen. Ein Planet in einem anderen Bhava als seinem Zeichen ist deshalb weder besser noch schlechter.',
  lagna: 'Lagna',
  midheaven: 'Himmelsmitte',
  moved: 'In einem anderen Haus',
  noneMoved: 'Kein Planet in einem anderen Haus',
  wheelTitle: 'Die Häuser',
  wheel:
    'Außen die Zeichen mit ihrer Hausnummer, innen die Bhavas; der Lagna ist links, kurze Striche sind die Mitten.',
  planetsTitle: 'Die Planeten auf beide Arten',
  planet: 'Planet',
  bhava: 'Bhava',
  wholeSign: 'Ganzes Zeichen',
  place: 'Ort',
  fromSandhi: 'Vom Sandhi',
  bhavasTitle: 'Die zwölf Bhavas',
  bhavas: 'Ein Bhava beginnt am Sandhi, auf halbem Weg zwischen seiner Mitte und der vorigen.',
  house: 'Haus',
  begins: 'Beginn',
  middle: 'Mitte',
  here: 'Im Bhava',
  inSign: 'Im Zeichen',
  changesTitle: 'Innerhalb einer halben Stunde um die Geburtszeit',
  at: 'Um',
  whatTitle: 'So liest man es',
  systems: {
    sripati:
      'Sripati nimmt den Lagna und die Himmelsmitte als Mitten des ersten und des zehnten Hauses, teilt die Bögen dazwischen in drei Teile und lässt die Häuser auf halbem Weg aneinanderstoßen.',
    equal: 'Gleiche Häuser nehmen den Lagna als Mitte des ersten Hauses, und jedes Haus ist 30 Grad breit.',
  },
  what: 'Das Zeichen, sagen viele, zeige die Art eines Planeten, das Bhava, wo er wirkt; andere bleiben bei ganzen Zeichen. Hier steht beides.',
};
