import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'Lagna (Aszendent)',
  title: 'Lagna (vedischer Aszendent)',
  summary: 'Das bei der Geburt aufgehende Zeichen, sein Grad und wie weit die Zeit abweichen darf.',
  submit: 'Lagna bestimmen',
  gets: [
    'Ihr Lagna mit Grad, Herrscher, Nakshatra und Pada',
    'Die Spanne der Geburtszeiten, für die er gilt',
    'Welches Zeichen bis zu einer Viertelstunde früher oder später aufginge',
  ],
  disclaimer:
    'Das aufsteigende Zeichen ist nur so sicher wie die Geburtszeit. Über Gesundheit, Aussehen oder Begabung sagt es nichts Verlässliches.',
  shifted: 'Falls die Zeit etwas abweicht',
  shiftedSoft: 'Welches Zeichen bei einer Geburt einige Minuten früher oder später aufgegangen wäre.',
  ifBorn: 'Geburt',
  earlier: (duration) => `${duration} früher`,
  later: (duration) => `${duration} später`,
  asGiven: 'wie angegeben',
  changesSign: (sign) => `${sign}, ein anderes Zeichen`,
};
