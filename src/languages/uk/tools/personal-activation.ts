import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'Ваш день за натальним Місяцем',
  title: 'Ваш день за натальним Місяцем',
  summary: 'Оцінка дня за вашим натальним Місяцем: тара, дім Місяця, управитель дня, Юпітер і Сатурн.',
  submit: 'Показати мій день',
  gets: [
    'Оцінка дня для вашого натального Місяця, де видно кожен бал',
    'Тарабала й чандрабала: накшатра і знак Місяця, відлічені від ваших',
    'Що змінюється, коли Місяць упродовж дня рухається далі',
  ],
  disclaimer: disclaimers['personal-activation'],
  dayForYou: 'День для вашого Місяця',
  tara: 'Тара',
  moonFromYours: 'Місяць від вашого Місяця',
  house: (house) => `${house}-й дім`,
  natalMoon: 'Натальний Місяць',
  steps: (favourable, challenging) =>
    `Оцінка ${favourable} і вище — сприятливо, нижче за ${challenging} — складно, між ними — неоднозначно.`,
  skyOfDay: 'Небо на початок дня',
  lordOfDay: 'Управитель дня',
  changesNone: 'До кінця доби Місяць не змінює ні накшатри, ні знака.',
  nakshatra: 'Де тоді Місяць',
  theme: 'Тема',
  band: 'Висновок',
  eighth: 'Чандраштама',
  between: (least, most) => `від ${least} до ${most}`,
  unknownLead: 'Час народження невідомий.',
  unknown: (from, to) =>
    `Того дня Місяць проходить шлях: ${from} — ${to}, і для кожного положення оцінка дня інша. Наведено всі; жодне не взято за ваше.`,
  unknownOne: (moon) => `Того дня Місяць не змінює положення: ${moon}. Для будь-якого часу народження оцінка дня одна.`,
  unknownNoFacts: 'Введіть час, хоча б приблизний, щоб побачити оцінку дня за вашим Місяцем.',
  possible: 'Залежно від вашого Місяця',
  possibleSoft: 'Усі положення Місяця, можливі для народження того дня, за порядком.',
  withMoon: (moon) => `Якщо ваш Місяць — ${moon}`,
};
