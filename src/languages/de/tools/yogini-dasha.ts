import type { YoginiWords } from '../../../tools/yogini-dasha/page/words.js';

export const yoginiDasha: YoginiWords = {
  name: 'Yogini-Dasha',
  title: 'Yogini-Dasha',
  summary: 'Die acht Yoginis von 36 Jahren in drei Umläufen, und welche jetzt läuft.',
  submit: 'Yoginis zeigen',
  gets: [
    'Die Yogini, die jetzt läuft, mit den beiden Ebenen darunter',
    'Drei Umläufe von 36 Jahren ab der Geburt',
    'Was von der ersten Yogini bei der Geburt noch übrig war',
  ],
  disclaimer: 'Die Yoginis sind eine überlieferte Zählung der Jahre. Ihre Namen verheißen weder Gutes noch Schlechtes.',
  over: 'Drei Umläufe der Yoginis, zusammen 108 Jahre, sind zu Ende.',
};
