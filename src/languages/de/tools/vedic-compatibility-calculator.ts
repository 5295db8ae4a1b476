import type { MatchingWords } from '../../../tools/vedic-compatibility-calculator/page/words.js';

export const vedicCompatibilityCalculator: MatchingWords = {
  name: 'Partnervergleich (Ashtakoota)',
  title: 'Partnervergleich (Ashtakoota)',
  summary: 'Ashtakoota: die 36 Punkte zweier Geburtsmonde, Koota für Koota.',
  submit: 'Die beiden Monde vergleichen',
  gets: [
    'Die Summe aus höchstens 36 Punkten mit dem üblichen Mindestwert von 18',
    'Alle acht Kootas: was verglichen wird und woher die Punkte kommen',
    'Nadi-Dosha und Bhakoot-Dosha und was sie nach den Texten mildert',
    'Bei unbekannter Uhrzeit die Summen, die an dem Tag möglich sind',
  ],
  disclaimer:
    'Eine traditionelle Punktzahl für zwei Monde. Sie misst keine Beziehung: Entscheiden Sie danach nicht über eine Ehe.',
  score: 'Punktzahl',
  ofPoints: (maximum) => `von ${maximum} Punkten`,
  points: (score, maximum) => `${score} von ${maximum}`,
  minimum: '18, üblicher Mindestwert',
  bar: (score) => `${score} von 36 Punkten; der übliche Mindestwert ist 18`,
  totalLies: (least, most) =>
    least === most
      ? `Bei allen möglichen Geburtszeiten bleibt die Summe ${least}.`
      : `Je nach Geburtszeit liegt die Summe zwischen ${least} und ${most}.`,
  personA: 'Person A',
  personB: 'Person B',
  moon: (sign, nakshatra) => `Mond: ${sign}, ${nakshatra}`,
  swap: 'Tausch',
  swapLink: 'B zuerst lesen',
  swapNote: 'bei einigen Kootas zählt die Reihenfolge',
  nadiTitle: 'Nadi-Dosha',
  nadi: {
    none: {
      lead: 'Kein Nadi-Dosha.',
      text: 'Die beiden Monde haben verschiedene Nadis, daher gibt es alle 8 Punkte.',
    },
    present: {
      lead: 'Nadi-Dosha liegt vor: Beide Monde haben dieselbe Nadi.',
      text: 'Nach der Regel gibt das 0 von 8 Punkten. Es ist eine einzelne Regel über die Geburtsmonde. Über die Gesundheit sagt sie nichts.',
    },
    open: {
      lead: 'Nadi-Dosha ist offen: Es hängt von der Geburtszeit ab.',
      text: 'Bei manchen der möglichen Zeiten haben beide Monde dieselbe Nadi, bei anderen nicht.',
    },
  },
  kootasTitle: 'Die acht Kootas',
  kootasNote: 'Die Länge des Balkens ist das Gewicht des Kootas; ein Feld ist ein Punkt.',
  kootasOpen:
    'Bei unbekannter Zeit steht die Spanne der Punkte für alle möglichen Zeiten; der Balken zeigt die kleinste Zahl.',
  kootas: {
    varna: { name: 'Varna', about: 'Tätigkeit und Gemüt' },
    vashya: { name: 'Vashya', about: 'gegenseitige Anziehung' },
    tara: { name: 'Tara', about: 'Wohlergehen' },
    yoni: { name: 'Yoni', about: 'Nähe' },
    graha_maitri: { name: 'Graha Maitri', about: 'Freundschaft der Zeichenherrscher' },
    gana: { name: 'Gana', about: 'Wesensart' },
    bhakoot: { name: 'Bhakoot', about: 'gemeinsames Leben' },
    nadi: { name: 'Nadi', about: 'Konstitution' },
  },
  howTitle: 'So ist das zu lesen',
  how: [
    'Ashtakoota nach nordindischem Brauch mit 36 Punkten. Person A steht an der Stelle des Bräutigams, Person B an der der Braut; ein Tausch kann die Summe daher ändern. Eine Aufhebung (Parihara), die zutrifft, ist bei ihrem Koota genannt und ändert nie die Punkte.',
    'Eine traditionelle Punktzahl, eine Stimme unter vielen. Sie misst keine Beziehung und sollte nie allein den Ausschlag geben.',
  ],
};
