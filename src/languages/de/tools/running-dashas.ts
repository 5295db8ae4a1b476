import type { RunningDashasWords } from '../../../tools/running-dashas/page/words.js';

export const runningDashas: RunningDashasWords = {
  name: 'Laufende Dashas, fünf Ebenen',
  title: 'Laufende Dashas',
  summary: 'Die fünf Perioden, die zu einem Zeitpunkt laufen, von der Mahadasha bis zur Prana.',
  submit: 'Laufende Dashas zeigen',
  gets: [
    'Maha-, Antar-, Pratyantar-, Sukshma- und Pranadasha eines beliebigen Zeitpunkts',
    'Die Perioden neben jeder von ihnen',
    'Um wie viel eine Minute der Geburtszeit sie verschiebt',
  ],
  disclaimer: 'Die unteren Ebenen hängen an der Minute der Geburt. Sie sagen nicht, was an einem Tag geschieht.',
  over: 'Die neun Mahadashas, zusammen 120 Jahre, sind zu Ende.',
  levelsTitle: 'Die fünf Ebenen',
  level: 'Ebene',
  moment: 'Zeitpunkt (UTC)',
  lower:
    'Eine Sukshma dauert Stunden bis Wochen, eine Prana Minuten bis Tage: Sie brauchen eine Geburtszeit auf die Sekunde.',
};
