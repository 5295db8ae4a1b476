import type { SignPairWords } from '../../../tools/compatibility/page/words.js';

export const compatibility: SignPairWords = {
  name: 'Sonnenzeichen im Vergleich',
  title: 'Sonnenzeichen im Vergleich',
  summary: 'Wie zwei Sonnenzeichen nach Element und Freundschaft ihrer Herrscher zusammenpassen.',
  submit: 'Zeichen vergleichen',
  gets: ['Eine Punktzahl bis 100', 'Woher die Punkte kommen', 'Der Winkel zwischen den Zeichen'],
  disclaimer:
    'Eine Punktzahl für zwei Sonnenzeichen nach festen Regeln. Über zwei Menschen sagt sie nichts: Wählen oder verlassen Sie niemanden ihretwegen.',
  score: 'Punktzahl',
  ofPoints: (maximum) => `von ${maximum} Punkten`,
  points: (score, maximum) => `${score} von ${maximum}`,
  bar: (score) => `${score} von 100 Punkten`,
  firstSign: 'Erstes Zeichen',
  secondSign: 'Zweites Zeichen',
  ruledBy: (ruler) => `Herrscher: ${ruler}`,
  partsTitle: 'Woher die Punkte kommen',
  partsNote: 'Jeder Teil gibt bis zu 50 Punkte.',
  sameSign: (element) => `Beide Zeichen sind gleich (Element: ${element}).`,
  sameElement: (element) => `Beide Zeichen haben dasselbe Element: ${element}.`,
  elements: (a, b) => `Elemente der Zeichen: ${a} und ${b}.`,
  oneRuler: (ruler) => `Beide Zeichen haben denselben Herrscher: ${ruler}.`,
  rulers: (a, b) => `Herrscher der Zeichen: ${a} und ${b}.`,
  angleTitle: 'Winkel',
  angle: (name, distance) => `${name}, ${distance} Zeichen Abstand; ohne Einfluss auf die Punktzahl`,
  howTitle: 'So ist das zu lesen',
  how: 'Die Elemente werden verglichen wie in der westlichen Astrologie, die Herrscher nach den natürlichen Freundschaften der vedischen Texte; die Punkte sind eine Festlegung dieses Rechners. Die Reihenfolge der Zeichen ändert nichts.',
};
