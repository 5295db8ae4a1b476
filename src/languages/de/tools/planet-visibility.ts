import type { PlanetVisibilityWords } from '../../../tools/planet-visibility/page/words.js';

export const planetVisibility: PlanetVisibilityWords = {
  name: 'Asta und Udaya',
  title: 'Planeten, die unter- und aufgehen (Asta, Udaya)',
  summary: 'Wann Planeten bei der Sonne verschwinden und wieder erscheinen; verbrannt, rückläufig.',
  submit: 'Zeiten zeigen',
  gets: [
    'Asta und Udaya von Jupiter und Venus, auch von Merkur, Mars und Saturn',
    'Auf welcher Seite des Himmels sie unter- und aufgehen',
    'Nach Zeitgraden, nach der Tiefe der Sonne oder nach der Elongation',
    'Daneben, wann sie verbrannt und rückläufig sind',
  ],
  disclaimer:
    'Wann ein Planet gesehen wird, hängt von Luft und Auge ab; Almanache gehen um Tage auseinander. Eine Hochzeit wird dadurch weder gut noch schlecht.',
  span: 'Von, bis',
  rule: 'Ein Planet gilt als sichtbar nach',
  hidden: 'nicht zu sehen',
  none: 'In diesen Tagen keine.',
  planet: 'Planet',
  from: 'Von',
  until: 'Bis',
  titles: { asta: 'Nicht zu sehen (Asta)', combust: 'Verbrannt', retrograde: 'Rückläufig' },
  soft: 'Vom ersten Sonnenauf- oder -untergang, an dem ein Planet fehlt, bis zum ersten, an dem er wieder zu sehen ist.',
  whatTitle: 'So liest man es',
  what: 'Almanache beginnen keine Ehe, solange Jupiter oder Venus bei der Sonne verschwunden ist. Die Surya Siddhanta zählt Zeitgrade zwischen Auf- oder Untergang des Planeten und der Sonne; ein Modell aus Beobachtungen fragt, wie tief die Sonne steht. Von Almanach zu Almanach unterscheiden sich die Tage um einige.',
};
