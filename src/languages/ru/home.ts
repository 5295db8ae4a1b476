import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'Главные страницы',
  aside: 'Поиск и язык',
  panchang: 'Панчанга',
  kundli: 'Кундли',
  matching: 'Пара',
  festivals: 'Праздники',
  all: 'Все',
  search: 'Поиск',
};

export const home: SiteWords['home'] = {
  title: 'Панчанга на сегодня, праздники и кундли',
  lead: 'Панчанга на сегодня для вашего места, ближайшие посты и праздники, натальные карты и совместимость. На каждой странице указано, по каким правилам ведётся расчёт и насколько он надёжен.',
  place: { change: 'Другое место', which: 'Какое место?' },
  now: 'Сейчас',
  state: {
    begins: (length) => `через ${length}`,
    runs: (until) => `сейчас, до ${until}`,
    asOf: (clock) => `на ${clock}`,
  },
  moonRises: (clock) => `Восход Луны ${clock}`,
  noMoonrise: 'Луна не восходит',
  light: 'Светлая часть дня',
  dark: 'Ночь',
  whole: 'Весь день',
  month: 'Месяц',
  tomorrowsDay: 'Завтра',
  next: 'Ближайшее',
  today: 'Сегодня',
  tomorrow: 'Завтра',
  moonSign: 'Сегодня для вашего знака Луны',
  six: 'Шесть путей',
  ways: {
    today: { title: 'Сегодня', text: 'Панчанга, часы и периоды любого дня и места' },
    kundli: { title: 'Кундли', text: 'Одно рождение: карта, даши, йоги, буклет' },
    matching: { title: 'Пара', text: 'Два рождения: 36 баллов, манглик, порутхам' },
    festivals: { title: 'Праздники', text: 'Посты и праздники, и почему в этот день' },
    muhurta: { title: 'Мухурта', text: 'Время для свадьбы, переезда, поездки' },
    eclipses: { title: 'Затмения', text: 'Что видно из вашего места, с сутаком' },
  },
  all: {
    title: 'Все расчёты',
    count: (count) => `Расчётов: ${count}, в семи разделах.`,
    asList: 'Одним списком',
    most: 'Самые нужные',
    special: 'Для знатоков',
  },
  folds: {
    chart: { title: 'Натальная карта', text: 'Знак Луны, лагна, накшатра, йоги, КП' },
    dashas: { title: 'Даши', text: 'Периоды жизни и те, что идут сейчас' },
    transits: { title: 'Сатурн и транзиты', text: 'Саде Сати, гочара, что впереди' },
    pair: { title: 'Совместимость', text: 'Два человека, манглик, отношения' },
    day: { title: 'День и месяц', text: 'Панчанга, хора, чогхадия, фаза Луны' },
    timing: { title: 'Выбор времени', text: 'Мухурта, лучший час, оценка дня' },
    work: { title: 'Работа и западное', text: 'Области работы, знак Солнца' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'Кундли', of: { kundli: 'всё на одной странице', 'birth-chart-calculator': 'только карта' } },
  moon: {
    name: 'Знак Луны (раши)',
    of: { 'vedic-moon-sign-calculator': 'знак Луны', 'vedic-zodiac-sign-calculator': 'с Солнцем и лагной' },
  },
  vimshottari: {
    name: 'Вимшоттари-даша',
    of: { 'dasha-calculator': 'вся жизнь', 'running-dashas': 'пять уровней сейчас' },
  },
  sade_sati: { name: 'Саде Сати', of: { 'sade-sati-calculator': 'сейчас', 'saturn-periods': 'за всю жизнь' } },
  gochara: { name: 'Гочара', of: { gochara: 'от Луны', 'current-transits-calculator': 'по карте' } },
  own_day: { name: 'Сегодня для вашей Луны', of: { 'personal-activation': 'день', 'monthly-snapshot': 'месяц' } },
  matching: {
    name: 'Совместимость по кундли',
    of: { 'vedic-compatibility-calculator': '36 баллов', 'horoscope-matching': 'полностью', matching: 'рядом' },
  },
  score: {
    name: 'Оценка дня',
    of: { 'daily-timing': 'день по календарю', 'push-or-wait': 'действовать или ждать' },
  },
};

export const ask: SiteWords['ask'] = {
  label: 'День, праздник, время или расчёт',
  placeholder: 'Праздник, день, время',
  examples: 'Например',
  next: 'следующее экадаши',
  inYear: (year) => `Дивали ${year}`,
  hour: 'Раху-калам завтра',
  title: (sought) => `Поиск: ${sought}`,
  tools: 'Подходящие расчёты',
  nothing: (sought) => `По запросу «${sought}» ничего. Похожие:`,
  falls: ({ what, date, place }) => `${what}: ${date} (${place}).`,
  alsoOn: (date) => `Ещё раз: ${date}.`,
  notIn: ({ what, year, place }) => `${what}: в ${year} году такого дня нет (${place}).`,
  at: ({ told, place }) => `${told} (${place}).`,
  ofDay: ({ what, date, place, value }) => `${what}, ${date} (${place}): ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `На восходе Солнца, ${date} (${place}), знак Луны: ${moon}, ${count}-й, если считать от знака ${sign} включительно.`,
  never: 'нет',
  sunrise: 'Восход Солнца',
  sunset: 'Заход Солнца',
  moonrise: 'Восход Луны',
  moonset: 'Заход Луны',
  why: 'Почему в этот день',
  allOf: (year) => `Весь ${year} год`,
  allEclipses: 'Все затмения',
};
