import type { PeriodsWords } from '../../../pages/shared/periods-words.js';
import { ranged } from '../../pages/slavic.js';

export const periods: PeriodsWords = {
  elements: { fire: 'вогонь', earth: 'земля', air: 'повітря', water: 'вода' },
  modalities: { cardinal: 'кардинальний хрест', fixed: 'фіксований хрест', mutable: 'мутабельний хрест' },
  now: 'зараз',
  from: 'Від',
  to: 'До',
  span: ranged,
  dates: ranged,
  clockMoved: { forward: 'За цей час годинник переводять уперед.', back: 'За цей час годинник переводять назад.' },
  retrograde: 'ретроградно',
  moveLabel: 'Раніше або пізніше',
  dayBefore: 'Попередній день',
  dayAfter: 'Наступний день',
  pada: (nakshatra, pada) => `${nakshatra}, пада ${pada}`,
  clockOfBirths: (zones) => `Дати й час за годинником місця народження кожного: ${zones}.`,
  clockOfBirth: (zone) => `Дати й час за годинником місця народження: ${zone}.`,
};
