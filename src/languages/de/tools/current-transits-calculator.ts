import type { TransitsWords } from '../../../tools/current-transits-calculator/page/words.js';
import { oneOrOther } from '../../locale/plural.js';

export const currentTransitsCalculator: TransitsWords = {
  name: 'Aktuelle Transite (Gochara)',
  title: 'Transite zum Geburtshoroskop',
  fromMoon: (house) => `${house}. Haus vom Mond aus`,
  fromLagna: (house) => `${house}. Haus vom Lagna aus`,
  houseFromMoon: 'Haus vom Mond aus',
  houseFromLagna: 'Haus vom Lagna aus',
  housesTitle: 'Häuser der Transite',
  summary: 'Welche Grahas ein Geburtshoroskop jetzt aspektieren: seit wann, bis wann, wann genau.',
  submit: 'Transite zeigen',
  gets: [
    'Jeder Transit innerhalb von 3 Grad mit Zeitraum und exakten Durchgängen',
    'Wie viel jeder zählt: Punkte nach offengelegten Regeln',
    'Die Positionen am Himmel und im Geburtshoroskop',
  ],
  disclaimer:
    'Die Gewichte ordnen Aspekte nach offengelegten Regeln; sie sagen keine Ereignisse voraus. Gründen Sie keine Entscheidung über Gesundheit, Recht oder Geld darauf.',
  moment: 'Zeitpunkt (UTC)',
  count: oneOrOther('Transit', 'Transite'),
  major: (count, threshold) =>
    count === 0 ? `keiner ist wichtig (ab ${threshold} Punkten)` : `davon wichtig (ab ${threshold} Punkten): ${count}`,
  natal: (point) => `${point} (Radix)`,
  lagna: 'Lagna',
  none: {
    lead: 'Zu diesem Zeitpunkt ist kein Transit im Orbis.',
    text: 'Kein Graha steht bis auf 3 Grad genau in einem Aspekt zu einem Punkt des Geburtshoroskops.',
  },
  transitsTitle: 'Transite im Orbis',
  transitsCaption: 'Die meisten Punkte zuerst, dann die kleinste Abweichung',
  transit: 'Transit',
  aspect: 'Aspekt',
  orb: 'Abweichung',
  exact: 'Exakt am',
  window: 'Im Orbis',
  weight: 'Punkte',
  isMajor: 'wichtig',
  never: 'in diesem Zeitraum nicht exakt',
  rulesTitle: 'Woraus die Punkte bestehen',
  rulesNote: (threshold) =>
    `Ab ${threshold} Punkten heißt ein Transit hier wichtig. Die Punkte sind eine Festlegung dieses Rechners.`,
  positionsTitle: 'Positionen',
  skyCaption: 'Der Himmel zu diesem Zeitpunkt',
  natalCaption: 'Das Geburtshoroskop',
  graha: 'Graha',
  point: 'Punkt',
  position: 'Position',
  placeNote: 'Die Aspekte sind geozentrisch: Wo Sie jetzt sind, ändert nichts daran.',
};
