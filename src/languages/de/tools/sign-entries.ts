import type { SignEntriesWords } from '../../../tools/sign-entries/page/words.js';

export const signEntries: SignEntriesWords = {
  name: 'Zeichenwechsel',
  title: 'Wann die Grahas die Zeichen wechseln',
  summary: 'Eintritte der Grahas in Zeichen und Nakshatras, Stillstände und Verbrennung, zwei Jahre.',
  submit: 'Eintritte zeigen',
  gets: [
    'Zuerst Jupiter, Saturn, Rahu und Ketu, auf die Minute',
    'Sonne, Mars, Merkur und Venus; der Mond, wenn Sie ihn wählen',
    'Stillstände, Verbrennung und Eintritte in Nakshatras',
    'Das Haus vom Mond aus, wenn Sie Ihre Geburt angeben',
  ],
  disclaimer:
    'Ein Kalender des Himmels. Was ein Eintritt bringen soll, ist Überlieferung und für ein Zwölftel der Menschen gleich.',
  noneFound: 'In diesen Tagen kein Eintritt in ein Zeichen',
  span: 'Von, bis (UTC)',
  moonSign: 'Ihr Mondzeichen',
  open: (signs) => `Ihr Mond kann stehen in: ${signs}. Die Häuser zählen vom Zeichen am Mittag`,
  slowTitle: 'Jupiter, Saturn, Rahu und Ketu wechseln das Zeichen',
  quickTitle: 'Sonne, Mars, Merkur und Venus wechseln das Zeichen',
  moonTitle: 'Der Mond wechselt das Zeichen',
  stationsTitle: 'Stillstände',
  combustionTitle: 'Verbrennung',
  combustion:
    'Ein Graha, der zu nahe an der Sonne steht, um gesehen zu werden, gilt als verbrannt, innerhalb der Grade des Surya Siddhanta.',
  nakshatrasTitle: 'Eintritte in Nakshatras',
  none: 'Keine in diesen Tagen.',
  event: 'Was geschieht',
  when: 'Wann',
  whenUtc: 'Wann (UTC)',
  whatTitle: 'So ist es zu lesen',
  what: 'Ein Graha, der umkehrt, tritt in das vorige Zeichen ein und später noch einmal in dasselbe: beide Eintritte stehen hier. Die mittleren Knoten gehen immer rückwärts, die wahren fast immer. Almanache nach den alten Vakya-Tafeln weichen um Tage oder Wochen ab.',
};
