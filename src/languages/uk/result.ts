import { slavic } from '../locale/plural.js';
import type { ResultWords } from '../pages/result/words.js';

const inSeconds = slavic('секунду', 'секунди', 'секунд');

export const result: ResultWords = {
  born: ({ date, time, place }) => `${date}${time === undefined ? ', час невідомий' : `, ${time}`}, ${place}`,
  onDay: ({ date, place }) => `${date}, ${place}`,
  change: 'Змінити дані',
  whatYouGet: 'Що ви отримаєте',
  seeExample: 'Подивитися приклад',
  howCalculated: 'Як це розраховано',
  birthToCome: 'Ця дата народження ще попереду.',
  howSure: 'На що зважати',
  keepIt: 'Зберегти й перевірити',
  print: 'Надрукувати',
  share: 'Поділитися',
  shared: 'Адресу скопійовано',
  copyJson: 'Скопіювати JSON',
  copied: 'Скопійовано',
  notCopied: 'Скопіювати не вдалося',
  asJson: 'Те саме у вигляді JSON',
  addressHolds: 'Адреса цієї сторінки містить введені дані: хто її має, той бачить цей результат.',
  sameDetails: 'Ті самі дані в інших розрахунках',
  moreCalculators: (count) => `Ще ${count}`,
  within: {
    title: 'Що ці хвилини лишають відкритим',
    throughout: (v) => `${v}, увесь цей час`,
    navamsaLagna: 'Лагна навамші',
    lagnaNakshatra: 'Накшатра лагни',
    others: (n) => `Подробиць результату, що змінюються за ці хвилини: ${n}. У JSON кожна названа зі своєю хвилиною.`,
  },
  used: {
    title: 'Основа розрахунку',
    zodiac: 'Зодіак',
    sidereal: 'Сидеричний',
    tropical: 'Тропічний',
    coordinates: 'Координати',
    derived: (zone) => `${zone}, за координатами`,
    daylight: 'Літній час',
    daylightApplied: 'Діяв, його враховано',
    ephemeris: 'Ефемериди',
    version: 'Версія розрахунку',
  },
  gathered: {
    contents: 'Зміст',
    whole: (name) => `Докладно: ${name}`,
    needsTime: 'Для цієї частини потрібен час народження.',
    needsTimeText: 'Вона залежить від лагни, яка за добу проходить усі дванадцять знаків.',
    onlyWithTime: 'Потрібен час народження',
    needsBirth: 'Тут відома лише накшатра; для карти потрібне народження.',
    notHere: 'Для цього народження відповіді тут немає.',
  },
  busy: {
    title: 'Хвилинку, будь ласка',
    tooMany: (seconds) =>
      `З цієї адреси запитано більше розрахунків, ніж можна за хвилину. Спробуйте, будь ласка, ще раз через ${seconds === undefined ? 'хвилину' : inSeconds(seconds)}. Ваші дані не втрачено.`,
    unavailable: 'Зараз виконати розрахунок не вдалося. Спробуйте, будь ласка, трохи згодом. Ваші дані не втрачено.',
    again: 'Спробувати ще раз',
  },
};
