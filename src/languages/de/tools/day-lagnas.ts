import type { DayLagnasWords } from '../../../tools/day-lagnas/page/words.js';

export const dayLagnas: DayLagnasWords = {
  name: 'Lagnas eines Tages',
  title: 'Aufsteigende Zeichen eines Tages (Lagna)',
  summary: 'Jedes aufsteigende Zeichen eines Tages an Ihrem Ort, mit Beginn, Ende und Herrscher.',
  submit: 'Lagnas zeigen',
  gets: [
    'Jedes Zeichen, das von Sonnenaufgang zu Sonnenaufgang aufsteigt, mit Beginn, Ende und Herrscher',
    'Die jetzige Lagna, wenn der gewählte Tag heute ist',
    'Ob das Zeichen beweglich (Chara), fest (Sthira) oder doppelt (Dvisvabhava) ist',
    'Auf Wunsch die neun Navamsas jedes Zeichens',
  ],
  disclaimer:
    'Ein aufsteigendes Zeichen ist Astronomie, wofür es taugt, ist Überlieferung. Legen Sie danach keinen Zeitpunkt für Behandlungen, Zahlungen oder Rechtsschritte fest.',
  lagna: 'Lagna',
  nowAt: (time) => `Jetzt, ${time}`,
  afterwards: 'Danach',
  atSunrise: 'Lagna bei Sonnenaufgang',
  lagnasTitle: 'Lagnas des Tages',
  nature: 'Art',
  since: (time) => `Das erste Zeichen steigt schon auf seit: ${time}.`,
  onwards: (time) => `Das letzte steigt noch auf bis: ${time}.`,
  navamsasTitle: 'Navamsas der Lagnas',
  navamsasOf: (sign) => `Navamsas: ${sign}`,
  navamsa: 'Navamsa',
  sign: 'Zeichen',
  vargottama: 'Vargottama',
  pushkara: 'Pushkara',
  withNavamsas: 'Navamsas zeigen',
  whatTitle: 'So liest man das',
  what: 'Die Lagna ist das Zeichen am östlichen Horizont. Sie wechselt etwa alle zwei Stunden, je nach Zeichen und Breite schneller oder langsamer, und jeden Tag rund vier Minuten früher. Einen Längengrad weiter östlich geschieht es nach derselben Uhr etwa vier Minuten früher. Eine andere Ayanamsha verschiebt jeden Wechsel um etwa vier Minuten je Grad.',
};
