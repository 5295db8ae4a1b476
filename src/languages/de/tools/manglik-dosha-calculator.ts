import type { ManglikWords } from '../../../tools/manglik-dosha-calculator/page/words.js';
import { mars } from '../results.js';

export const manglikDoshaCalculator: ManglikWords = {
  name: 'Manglik-Dosha (Mangal-Dosha)',
  title: 'Manglik-Dosha (Mangal-Dosha)',
  answer: {
    yes: (references, mitigations) => `Manglik: ja; Bezugspunkte: ${references}, mildernde Regeln: ${mitigations}`,
    no: 'Manglik: nein, weder vom Lagna noch vom Mond aus',
  },
  summary: 'Ob Mars vom Lagna oder vom Mond aus das Dosha bildet und was es mildert.',
  submit: 'Mars prüfen',
  gets: [
    'Das Haus des Mars vom Lagna und vom Mond aus',
    'Jede überlieferte Milderung, die im Horoskop zutrifft',
    'Was die Regel nicht sagt',
  ],
  disclaimer: mars.disclaimer,
  dosha: 'Manglik-Dosha',
  flagged: 'nach der Regel vorhanden',
  notFlagged: 'nicht vorhanden',
  byRule: 'vom Lagna oder vom Mond aus',
  mitigations: 'Mildernde Regeln',
  count: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
  counted: 'Wo Mars steht',
  countedNote: (houses) =>
    `Die Regel fragt, ob Mars in Haus ${houses} steht, in ganzen Zeichen von einem Bezugspunkt aus gezählt.`,
  reference: 'Gezählt von',
  references: { lagna: 'Lagna', moon: 'Mond' },
  referenceSign: 'Dessen Zeichen',
  houseOfMars: 'Haus des Mars',
  inRule: 'Dosha',
  yes: 'ja',
  no: 'nein',
  softens: 'Was es mildert',
  softensNote:
    'Die Überlieferung sieht darin eine Aufhebung oder Minderung des Doshas. Am Ergebnis oben ändert das nichts.',
  noneHolds: 'Keine der geprüften überlieferten Milderungen trifft auf dieses Horoskop zu.',
  notNeeded: 'Mars steht in keinem der Häuser der Regel, es ist also nichts zu mildern.',
  effects: { cancelling: 'aufhebend', reducing: 'mindernd' },
  factor: 'Regel',
  effect: 'Wirkung',
  reading: 'So ist das zu lesen',
  positions: 'Verwendete Zeichen',
};
