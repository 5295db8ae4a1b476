import type { PushOrWaitWords } from '../../../tools/push-or-wait/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const pushOrWait: PushOrWaitWords = {
  name: 'Действовать или подождать',
  title: 'Действовать или подождать',
  summary: 'За что календарь дня: за действие или за ожидание; виден каждый балл оценки.',
  submit: 'Оценить день',
  gets: [
    'Вывод с оценкой: действовать, неоднозначно или подождать',
    'Шесть правил и что нашло каждое из них',
    'Промежутки дня, которые выбирают и которых избегают',
  ],
  disclaimer: disclaimers['push-or-wait'],
  verdict: 'По календарю',
  steps: (push, wait) =>
    `Оценка ${push} и выше — «действуйте», ниже ${wait} — «подождите», между ними — неоднозначный день.`,
};
