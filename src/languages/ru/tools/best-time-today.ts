import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'Лучшее время сегодня',
  title: 'Лучшее время сегодня',
  summary: 'Напишите, что планируете, и увидите, какие часы дня традиция советует для этого и почему.',
  submit: 'Найти часы',
  gets: [
    'Лучший час дня для вашего дела, если такой есть',
    'Пять лучших часов и причины для первого',
    'Промежутки, которых традиция советует избегать',
  ],
  disclaimer: disclaimers['best-time-today'],
  bestHour: 'Лучший час',
  bestToCome: 'Лучший час из оставшихся',
  noneLeft: 'хороших часов сегодня больше нет',
  hoursOf: (date) => `Посмотреть часы дня ${date}`,
  wasBest: (hour) => `лучший за день, уже прошёл: ${hour}`,
  noBestHour: 'ни один не выделяется',
  belowGood: (score) => `ни у одного часа нет оценки ${score} или выше`,
  about: 'О чём речь',
  quoted: (intent) => `«${intent}»`,
  nothingTyped: 'ничего не введено',
  generalNote:
    'По этим словам не удалось определить вид дела, поэтому часы оценены для любого дела. Попробуйте сказать иначе.',
  dayScore: 'День в целом',
  ranked: 'Пять лучших часов',
  rankedNote: (from, to) => `Сравниваются часы, которые начинаются между ${from} и ${to}.`,
  rank: 'Место',
  whyBest: (hour) => `Почему ${hour} — лучший час`,
  whyFirst: (hour) => `${hour}: что за и что против`,
  allHours: 'Все 24 часа',
  hour: 'Час',
};
