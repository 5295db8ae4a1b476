import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'Діяти чи зачекати',
  title: 'Діяти чи зачекати',
  summary: 'За що календар дня: за дію чи за очікування; видно кожен бал оцінки.',
  submit: 'Оцінити день',
  gets: [
    'Висновок з оцінкою: діяти, неоднозначно чи зачекати',
    'Шість правил і що знайшло кожне з них',
    'Проміжки дня, які обирають і яких уникають',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'За календарем',
  steps: (push, wait) =>
    `Оцінка ${push} і вище — «дійте», нижче за ${wait} — «зачекайте», між ними — неоднозначний день.`,
};
