import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'Найкращий час сьогодні',
  title: 'Найкращий час сьогодні',
  summary: 'Напишіть, що плануєте, і побачите, які години дня традиція радить для цього і чому.',
  submit: 'Знайти години',
  gets: [
    'Найкраща година дня для вашої справи, якщо така є',
    'Пʼять найкращих годин і причини для першої',
    'Проміжки, яких традиція радить уникати',
  ],
  disclaimer: disclaimers['best-time-today'],
  bestHour: 'Найкраща година',
  bestToCome: 'Найкраща година з тих, що попереду',
  noneLeft: 'добрих годин сьогодні вже немає',
  hoursOf: (date) => `Подивитися години дня ${date}`,
  wasBest: (hour) => `найкраща за день, уже минула: ${hour}`,
  noBestHour: 'жодна не вирізняється',
  belowGood: (score) => `жодна година не має оцінки ${score} чи вищої`,
  about: 'Про що йдеться',
  quoted: (intent) => `«${intent}»`,
  nothingTyped: 'нічого не введено',
  generalNote:
    'За цими словами не вдалося визначити вид справи, тому години оцінено для будь-якої справи. Спробуйте сказати інакше.',
  dayScore: 'День загалом',
  ranked: 'Пʼять найкращих годин',
  rankedNote: (from, to) => `Порівняно години, що починаються між ${from} і ${to}.`,
  rank: 'Місце',
  whyBest: (hour) => `Чому ${hour} — найкраща година`,
  whyFirst: (hour) => `${hour}: що за і що проти`,
  allHours: 'Усі 24 години',
  hour: 'Година',
};
