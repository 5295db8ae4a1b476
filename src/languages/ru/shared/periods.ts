import type { PeriodsWords } from '../../../pages/shared/periods-words.js';
import { ranged } from '../../pages/slavic.js';

export const periods: PeriodsWords = {
  elements: { fire: 'огонь', earth: 'земля', air: 'воздух', water: 'вода' },
  modalities: { cardinal: 'кардинальный крест', fixed: 'фиксированный крест', mutable: 'мутабельный крест' },
  now: 'сейчас',
  from: 'С',
  to: 'До',
  span: ranged,
  dates: ranged,
  clockMoved: { forward: 'За это время часы переводят вперёд.', back: 'За это время часы переводят назад.' },
  retrograde: 'ретроградно',
  moveLabel: 'Раньше или позже',
  dayBefore: 'Предыдущий день',
  dayAfter: 'Следующий день',
  pada: (nakshatra, pada) => `${nakshatra}, пада ${pada}`,
  clockOfBirths: (zones) => `Даты и время по часам места рождения каждого: ${zones}.`,
  clockOfBirth: (zone) => `Даты и время по часам места рождения: ${zone}.`,
};
