import type { ManglikWords } from '../../../tools/manglik-dosha-calculator/page/words.js';
import { slavic } from '../../locale/plural.js';
import { mars } from '../results.js';

export const manglikDoshaCalculator: ManglikWords = {
  name: 'Манглик-доша (Мангал-доша)',
  title: 'Манглик-доша (Мангал-доша)',
  answer: {
    yes: (references, mitigations) => `Манглик: да; точек отсчёта: ${references}, смягчений: ${mitigations}`,
    no: 'Манглик: нет, ни от лагны, ни от Луны',
  },
  summary: 'Стоит ли Марс в одном из домов доши от лагны или Луны и что её смягчает.',
  submit: 'Проверить Марс',
  gets: [
    'Дом Марса от лагны и от Луны',
    'Все традиционные смягчения, которые действуют в карте',
    'Чего это правило не говорит',
  ],
  disclaimer: mars.disclaimer,
  dosha: 'Манглик-доша',
  flagged: 'есть по правилу',
  notFlagged: 'нет',
  byRule: 'от лагны или Луны',
  mitigations: 'Действующие смягчения',
  count: slavic('правило', 'правила', 'правил'),
  counted: 'Где стоит Марс',
  countedNote: (houses) => `Правило ищет Марс в домах ${houses}, отсчитанных целыми знаками от точки отсчёта.`,
  reference: 'Отсчёт от',
  references: { lagna: 'лагны', moon: 'Луны' },
  referenceSign: 'Знак',
  houseOfMars: 'Дом Марса',
  inRule: 'По правилу',
  yes: 'да',
  no: 'нет',
  softens: 'Что её смягчает',
  softensNote: 'Традиция считает, что это отменяет или ослабляет дошу. На вывод выше это не влияет.',
  noneHolds: 'Ни одно из рассмотренных традиционных смягчений в этой карте не действует.',
  notNeeded: 'Марс не стоит ни в одном из домов правила, так что смягчать нечего.',
  effects: { cancelling: 'отменяет', reducing: 'ослабляет' },
  factor: 'Правило',
  effect: 'Считается, что',
  reading: 'Как это читать',
  positions: 'Использованные знаки',
};
