import type { AshtottariWords } from '../../../tools/ashtottari-dasha/page/words.js';

export const ashtottariDasha: AshtottariWords = {
  name: 'Ashtottari-Dasha',
  title: 'Ashtottari-Dasha',
  summary: 'Die acht Herrscher von 108 Jahren, welcher jetzt läuft, und ob diese Dasha gilt.',
  submit: 'Dashas zeigen',
  gets: [
    'Die Perioden, die jetzt laufen, in drei Ebenen',
    'Acht Mahadashas ab der Geburt mit der Ebene darunter',
    'Ob die Texte diese Dasha für die Geburt nehmen, nach ihren beiden Regeln',
  ],
  disclaimer:
    'Eine zweite Zählung der Jahre neben Vimshottari. Sie sagt nichts über Ereignisse und nichts über die Lebensdauer.',
  over: 'Die acht Mahadashas der 108 Jahre sind zu Ende.',
  applies: {
    title: 'Ob sie gilt',
    what: 'Die Texte nehmen diese Dasha nur für manche Geburten und sind sich nicht einig, für welche. Hier wird sie für jede gezählt.',
    byRahu: 'Rahu in einem Kendra oder Trikona vom Herrscher des Lagna und nicht im Lagna',
    byPaksha: 'Geburt am Tag in der dunklen Monatshälfte oder nachts in der hellen',
    yes: 'ja',
    no: 'nein',
  },
};
