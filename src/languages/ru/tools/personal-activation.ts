import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'Ваш день по натальной Луне',
  title: 'Ваш день по натальной Луне',
  summary: 'Оценка дня по вашей натальной Луне: тара, дом Луны, управитель дня, Юпитер и Сатурн.',
  submit: 'Показать мой день',
  gets: [
    'Оценка дня для вашей натальной Луны, где виден каждый балл',
    'Тарабала и чандрабала: накшатра и знак Луны, отсчитанные от ваших',
    'Что меняется, когда Луна в течение дня движется дальше',
  ],
  disclaimer: disclaimers['personal-activation'],
  dayForYou: 'День для вашей Луны',
  tara: 'Тара',
  moonFromYours: 'Луна от вашей Луны',
  house: (house) => `${house}-й дом`,
  natalMoon: 'Натальная Луна',
  steps: (favourable, challenging) =>
    `Оценка ${favourable} и выше — благоприятно, ниже ${challenging} — сложно, между ними — неоднозначно.`,
  skyOfDay: 'Небо на начало дня',
  lordOfDay: 'Управитель дня',
  changesNone: 'До конца суток Луна не меняет ни накшатры, ни знака.',
  nakshatra: 'Где тогда Луна',
  theme: 'Тема',
  band: 'Вывод',
  eighth: 'Чандраштама',
  between: (least, most) => `от ${least} до ${most}`,
  unknownLead: 'Время рождения неизвестно.',
  unknown: (from, to) =>
    `В тот день Луна проходит путь: ${from} — ${to}, и для каждого положения оценка дня другая. Приведены все; ни одно не принято за ваше.`,
  unknownOne: (moon) => `В тот день Луна не меняет положения: ${moon}. Для любого времени рождения оценка дня одна.`,
  unknownNoFacts: 'Введите время, хотя бы примерное, чтобы увидеть оценку дня по вашей Луне.',
  possible: 'В зависимости от вашей Луны',
  possibleSoft: 'Все положения Луны, возможные для рождения в тот день, по порядку.',
  withMoon: (moon) => `Если ваша Луна — ${moon}`,
};
