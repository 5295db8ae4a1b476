import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `Знак Марса — ${mars}: дім ${house}, якщо лічити від знака ${from}; до домів ${houses} він ${isOne ? 'належить' : 'не належить'}.`,
  venus: 'Деякі традиції відлічують Марс також від Венери; цей метод — ні.',
  disclaimer: 'Манглік-доша — одне традиційне правило з багатьма винятками. Одне воно не має вирішувати долю шлюбу.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'Згода майже в кожній куті: 33 бали або більше з 36.',
    very_good: 'Значно вище за звичний мінімум 18 з 36.',
    acceptable: 'На рівні звичного мінімуму 18 з 36 або вище.',
    below_customary_threshold: 'Менше ніж 18 з 36, звичного мінімуму.',
  },
  matchConvention:
    'Північноіндійська аштакута з 36 балів. Особа А стоїть на місці нареченого, особа Б — на місці нареченої, тож перестановка може змінити суму. Скасування (паріхара), яке діє, названо в поясненні його кути; балів воно не змінює.',
  ascendantNotes: {
    birth_time_unknown: 'Час народження невідомий: лагна, доми й те, що лічать від них, його потребують, тому порожні.',
    no_ascendant: 'На полюсах лагни немає: потрібна широта від -89,99 до 89,99.',
  },
  noBirthNote:
    'Народження одного або обох не вказано: те, що відлічується від асцендента, потребує обох народжень із часом і лишається порожнім.',
  noCurrentDasha: {
    no_current_time: 'Поточний час не вказано.',
    before_birth: 'Народження пізніше за поточний час.',
    ended: 'Девʼять махадаш закінчилися.',
  },
  dashasEnded: 'Усі перелічені махадаші закінчилися.',
  currentLocationNote: 'Аспекти геоцентричні: теперішнє місце приймається, та їх не змінює.',
  sunriseNotes: {
    standard:
      'Схід і захід: центр диска Сонця на 50′ нижче за горизонт на рівні моря (34′ рефракції, 16′ півдіаметра).',
    hindu_rising: 'Центр Сонця на горизонті, якщо дивитися з центра Землі, без рефракції.',
  },
  namingNotes: {
    birth_time_unknown: 'Час народження невідомий: усі склади того дня — у day_alternates.',
    near_pada_edge: 'До іншої пади Місяцю менше ніж пів години: перш ніж обирати, перевірте час народження.',
    sound_of_pada: 'Склад пади, у якій Місяць був при народженні. Написання латиницею бувають різні.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `транзитна граха: ${graha}`,
      natal: (point) => `${point} (натал)`,
      glance: { full: (aspect) => `повний погляд: ${aspect}`, special: (aspect) => `особливий погляд: ${aspect}` },
      tight: (degrees) => `${degrees}° від точного`,
      decimalSign: ',',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `Обидва знаки — ${sign}; стихія: ${element}.`,
      sameElement: (a, b, element) => `${a} і ${b} мають ту саму стихію: ${element}.`,
      elements: (a, ofA, b, ofB) => `${a} — стихія ${ofA}, ${b} — стихія ${ofB}.`,
      oneRuler: (ruler) => `Управитель обох знаків: ${ruler}.`,
      rulers: (a, b, aToB, bToA) =>
        `Управителі знаків: ${a} і ${b}. Для першого другий — ${aToB}, для другого перший — ${bToA}.`,
    },
  ),
};
