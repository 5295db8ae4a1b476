import type { MatchRankingWords } from '../../../tools/match-ranking/page/words.js';

export const matchRanking: MatchRankingWords = {
  name: 'Rangliste des Horoskopvergleichs',
  title: 'Mehrere im Vergleich mit einer Person',
  summary: 'Geordnet nach den 36 Punkten oder den Poruthams, aus Geburten oder aus Nakshatra und Pada.',
  submit: 'Ordnen',
  gets: [
    'Wer die meisten der 36 Punkte hat, oder der Poruthams einer Schule',
    'Welche Doshas da sind oder aufgehoben, und Manglik beider',
    'Was eine unbekannte Zeit offen lässt: Punkte und Plätze',
  ],
  disclaimer:
    'Eine Reihenfolge nach überlieferten Punkten, die keinen Menschen messen. Lernen Sie sich erst kennen und schließen Sie niemanden wegen eines Platzes aus.',
  forOne: 'Geordnet für',
  by: 'Nach',
  place: 'Platz',
  candidate: 'Person',
  points: 'Punkte',
  moon: 'Mond',
  reasons: 'Was auffällt',
  nothing: 'nichts',
  fromMoonCertain: 'Mars macht das Dosha vom Mond aus',
  fromMoonPossible: 'Mars macht das Dosha vom Mond aus vielleicht',
  line: (line) => `Zeile ${line}`,
  placeBetween: (best, worst) => `zwischen Platz ${best} und ${worst}`,
  possible: (what) => `${what} (möglich)`,
  first: (count, who, points) => `${count} geordnet; vorn: ${who}, ${points}`,
  pointsOf: (score, maximum) => `${score} von ${maximum}`,
  openLead: 'Eine Zeit oder ein Pada ist nicht bekannt.',
  openText:
    'Wen es betrifft, der steht nach den wenigsten möglichen Punkten, und neben dem Platz steht, wie weit er sich verschieben kann.',
  howTitle: 'Wie man es liest',
  how: 'Die Punkte sind die des Vergleichs zweier Menschen. Gleiche Punkte teilen sich einen Platz. Ein Dosha und seine Aufhebung ändern hier keinen Punkt. Manglik wird verglichen, wo beide Geburtszeiten bekannt sind.',
};
