import type { NavamsaWords } from '../../../tools/navamsa-chart-calculator/page/words.js';
import { germanTime } from '../../pages/times.js';

export const navamsaChartCalculator: NavamsaWords = {
  name: 'Navamsa-Horoskop (D9)',
  title: 'Navamsa-Horoskop (D9)',
  summary: 'Der neunte Teil jedes Zeichens für Lagna und neun Grahas, als Horoskop gezeichnet.',
  submit: 'Navamsa zeichnen',
  gets: [
    'Das Navamsa in nord-, süd- oder ostindischer Darstellung',
    'Das Navamsa-Zeichen des Lagnas und jedes Grahas',
    'Welche Grahas vargottama sind: in beiden Horoskopen im selben Zeichen',
  ],
  disclaimer:
    'Die Überlieferung liest im Navamsa über die Ehe. Entscheiden Sie danach nicht, ob, wann oder wen Sie heiraten.',
  navamsa: 'Navamsa',
  navamsaLagna: 'Navamsa-Lagna',
  rashiLagna: 'Lagna (D1)',
  vargottama: 'Vargottama',
  vargottamaNote: 'dasselbe Zeichen in D1 und D9',
  inRashi: 'Rashi (D1)',
  inNavamsa: 'Navamsa (D9)',
  grahas: 'Grahas in beiden Horoskopen',
  holds: (from, to) => `Der Navamsa-Lagna gilt für Geburten zwischen ${from} und ${germanTime(to)}.`,
  holdsRest: (duration) =>
    `Das sind ${duration}, wo 13 Minuten üblich sind; die Geburtszeit muss genauer als das bekannt sein. Die Zeichen der Grahas gelten weit länger.`,
  unbounded: 'So nahe am Pol hat der Navamsa-Lagna keine gewöhnliche Spanne.',
  unboundedRest: 'Wie weit die Geburtszeit abweichen darf, lässt sich nicht sagen.',
};
