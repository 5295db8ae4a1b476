import type { PrashnaChartWords } from '../../../tools/prashna-chart/page/words.js';

export const prashnaChart: PrashnaChartWords = {
  name: 'Prashna (Stundenhoroskop)',
  title: 'Prashna: das Horoskop einer Frage',
  summary: 'Der Augenblick einer Frage oder eine KP-Nummer von 1 bis 249 als Horoskop.',
  submit: 'Horoskop zeichnen',
  gets: [
    'Lagna, Grahas und Panchanga des Augenblicks',
    'Die Herrscher von Lagna und Mond und wo sie stehen',
    'Mit einer Nummer von 1 bis 249 ihr Aszendent und ihre Spitzen',
    'Signifikatoren und regierende Planeten nach Krishnamurti',
  ],
  disclaimer:
    'Das Horoskop einer Frage wird nach Regeln einer Tradition gelesen. Es kennt keine Antwort: Fragen nach Gesundheit, Recht oder Geld gehören zu Fachleuten.',
  asked: 'Gefragt',
  rulerOf: { ascendant: 'Lagna', moon: 'Mondzeichen' },
  rulersTitle: 'Herrscher von Lagna und Mondzeichen',
  panchanga: 'Panchanga des Augenblicks',
  kpNumber: (number) => `KP-Nummer ${number}`,
  part: 'Ihr Teil des Tierkreises',
  byNumber:
    'Die Nummer legt den Aszendenten an den Anfang ihres Teils; die übrigen Spitzen sind die von Placidus, wenn dieser Grad an diesem Ort aufgeht. Die Planeten sind die des Augenblicks.',
  byMoment: 'Ohne Nummer sind die Spitzen die des Augenblicks.',
  siderealTime: 'Sternzeit der Häuser',
  rulingFor: (moment, place) => `${moment}, berechnet für ${place}`,
  whatTitle: 'So liest man es',
  what: 'Die Tradition liest eine Frage aus dem Horoskop des Augenblicks, in dem sie gestellt oder beurteilt wird, am Ort dessen, der urteilt. In der Schule von Krishnamurti nennt der Fragende eine Nummer; der Unterherrscher der Spitze, zu der die Sache gehört, und die Häuser, die er bezeichnet, sollen antworten. Diese Seite zeigt das Horoskop und lässt das Urteil weg.',
};
