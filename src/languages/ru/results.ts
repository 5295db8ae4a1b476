import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `Знак Марса — ${mars}: дом ${house}, если считать от знака ${from}; к домам ${houses} он ${isOne ? 'относится' : 'не относится'}.`,
  venus: 'Некоторые традиции отсчитывают Марс также от Венеры; этот метод — нет.',
  disclaimer:
    'Манглик-доша — одно традиционное правило со многими исключениями. Само по себе оно не должно решать судьбу брака.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'Согласие почти в каждой куте: 33 балла или больше из 36.',
    very_good: 'Заметно выше обычного минимума 18 из 36.',
    acceptable: 'На уровне обычного минимума 18 из 36 или выше.',
    below_customary_threshold: 'Меньше 18 из 36, обычного минимума.',
  },
  matchConvention:
    'Североиндийская аштакута из 36 баллов. Человек А стоит на месте жениха, человек Б — на месте невесты, поэтому перестановка может изменить сумму. Отмена (парихара), которая действует, названа в пояснении своей куты; баллов она не меняет.',
  ascendantNotes: {
    birth_time_unknown:
      'Время рождения неизвестно: лагна, дома и то, что отсчитывают от них, его требуют, поэтому пусты.',
    no_ascendant: 'На полюсах лагны нет: нужна широта от -89,99 до 89,99.',
  },
  noBirthNote:
    'Рождение одного или обоих не указано: то, что отсчитывается от асцендента, требует обоих рождений с временем и остаётся пустым.',
  noCurrentDasha: {
    no_current_time: 'Текущее время не указано.',
    before_birth: 'Рождение позже текущего времени.',
    ended: 'Девять махадаш закончились.',
  },
  dashasEnded: 'Все перечисленные махадаши закончились.',
  currentLocationNote: 'Аспекты геоцентрические: нынешнее место принимается, но их не меняет.',
  sunriseNotes: {
    standard:
      'Восход и заход: центр диска Солнца на 50′ ниже горизонта на уровне моря (34′ рефракции, 16′ полудиаметра).',
    hindu_rising: 'Центр Солнца на горизонте, если смотреть из центра Земли, без рефракции.',
  },
  namingNotes: {
    birth_time_unknown: 'Время рождения неизвестно: все слоги того дня — в day_alternates.',
    near_pada_edge: 'До другой пады Луне меньше получаса: прежде чем выбирать, проверьте время рождения.',
    sound_of_pada: 'Слог пады, в которой Луна была при рождении. Написания латиницей бывают разные.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `транзитная граха: ${graha}`,
      natal: (point) => `${point} (натал)`,
      glance: { full: (aspect) => `полный взгляд: ${aspect}`, special: (aspect) => `особый взгляд: ${aspect}` },
      tight: (degrees) => `${degrees}° от точного`,
      decimalSign: ',',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `Оба знака — ${sign}; стихия: ${element}.`,
      sameElement: (a, b, element) => `${a} и ${b} имеют одну стихию: ${element}.`,
      elements: (a, ofA, b, ofB) => `${a} — стихия ${ofA}, ${b} — стихия ${ofB}.`,
      oneRuler: (ruler) => `Управитель обоих знаков: ${ruler}.`,
      rulers: (a, b, aToB, bToA) =>
        `Управители знаков: ${a} и ${b}. Для первого второй — ${aToB}, для второго первый — ${bToA}.`,
    },
  ),
};
