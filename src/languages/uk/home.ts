import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'Головні сторінки',
  aside: 'Пошук і мова',
  panchang: 'Панчанга',
  kundli: 'Кундлі',
  matching: 'Пара',
  festivals: 'Свята',
  all: 'Усі',
  search: 'Пошук',
};

export const home: SiteWords['home'] = {
  title: 'Панчанга на сьогодні, свята й кундлі',
  lead: 'Панчанга на сьогодні для вашого місця, найближчі пости та свята, натальні карти й сумісність. На кожній сторінці вказано, за якими правилами ведеться розрахунок і наскільки він надійний.',
  place: { change: 'Інше місце', which: 'Яке місце?' },
  now: 'Зараз',
  state: {
    begins: (length) => `через ${length}`,
    runs: (until) => `зараз, до ${until}`,
    asOf: (clock) => `на ${clock}`,
  },
  moonRises: (clock) => `Схід Місяця ${clock}`,
  noMoonrise: 'Місяць не сходить',
  light: 'Світла частина дня',
  dark: 'Ніч',
  whole: 'Увесь день',
  month: 'Місяць календаря',
  tomorrowsDay: 'Завтра',
  next: 'Найближче',
  today: 'Сьогодні',
  tomorrow: 'Завтра',
  moonSign: 'Сьогодні для вашого знака Місяця',
  six: 'Шість шляхів',
  ways: {
    today: { title: 'Сьогодні', text: 'Панчанга, години й проміжки будь-якого дня і місця' },
    kundli: { title: 'Кундлі', text: 'Одне народження: карта, даші, йоги, буклет' },
    matching: { title: 'Пара', text: 'Два народження: 36 балів, манглік, порутхам' },
    festivals: { title: 'Свята', text: 'Пости та свята, і чому саме цього дня' },
    muhurta: { title: 'Мухурта', text: 'Час для весілля, переїзду, подорожі' },
    eclipses: { title: 'Затемнення', text: 'Що видно з вашого місця, із сутаком' },
  },
  all: {
    title: 'Усі розрахунки',
    count: (count) => `Розрахунків: ${count}, у семи розділах.`,
    asList: 'Одним списком',
    most: 'Найпотрібніші',
    special: 'Для знавців',
  },
  folds: {
    chart: { title: 'Натальна карта', text: 'Знак Місяця, лагна, накшатра, йоги, КП' },
    dashas: { title: 'Даші', text: 'Періоди життя й ті, що тривають зараз' },
    transits: { title: 'Сатурн і транзити', text: 'Саде Саті, гочара, що попереду' },
    pair: { title: 'Сумісність', text: 'Двоє людей, манглік, стосунки' },
    day: { title: 'День і місяць', text: 'Панчанга, хора, чогхадія, фаза Місяця' },
    timing: { title: 'Вибір часу', text: 'Мухурта, найкраща година, оцінка дня' },
    work: { title: 'Робота й західне', text: 'Галузі роботи, знак Сонця' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'Кундлі', of: { kundli: 'усе на одній сторінці', 'birth-chart-calculator': 'лише карта' } },
  moon: {
    name: 'Знак Місяця (раші)',
    of: { 'vedic-moon-sign-calculator': 'знак Місяця', 'vedic-zodiac-sign-calculator': 'із Сонцем і лагною' },
  },
  vimshottari: {
    name: 'Вімшоттарі-даша',
    of: { 'dasha-calculator': 'усе життя', 'running-dashas': 'пʼять рівнів зараз' },
  },
  sade_sati: { name: 'Саде Саті', of: { 'sade-sati-calculator': 'зараз', 'saturn-periods': 'за все життя' } },
  gochara: { name: 'Гочара', of: { gochara: 'від Місяця', 'current-transits-calculator': 'за картою' } },
  own_day: { name: 'Сьогодні для вашого Місяця', of: { 'personal-activation': 'день', 'monthly-snapshot': 'місяць' } },
  matching: {
    name: 'Сумісність за кундлі',
    of: { 'vedic-compatibility-calculator': '36 балів', 'horoscope-matching': 'повністю', matching: 'поруч' },
  },
  score: {
    name: 'Оцінка дня',
    of: { 'daily-timing': 'день за календарем', 'push-or-wait': 'діяти чи чекати' },
  },
};

export const ask: SiteWords['ask'] = {
  label: 'День, свято, час або розрахунок',
  placeholder: 'Свято, день, час',
  examples: 'Наприклад',
  next: 'наступне екадаші',
  inYear: (year) => `Дівалі ${year}`,
  hour: 'Раху-калам завтра',
  title: (sought) => `Пошук: ${sought}`,
  tools: 'Відповідні розрахунки',
  nothing: (sought) => `За запитом «${sought}» нічого. Схожі:`,
  falls: ({ what, date, place }) => `${what}: ${date} (${place}).`,
  alsoOn: (date) => `Ще раз: ${date}.`,
  notIn: ({ what, year, place }) => `${what}: у ${year} році такого дня немає (${place}).`,
  at: ({ told, place }) => `${told} (${place}).`,
  ofDay: ({ what, date, place, value }) => `${what}, ${date} (${place}): ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `На сході Сонця, ${date} (${place}), знак Місяця: ${moon}, ${count}-й, якщо рахувати від знака ${sign} включно.`,
  never: 'немає',
  sunrise: 'Схід Сонця',
  sunset: 'Захід Сонця',
  moonrise: 'Схід Місяця',
  moonset: 'Захід Місяця',
  why: 'Чому цього дня',
  allOf: (year) => `Увесь ${year} рік`,
  allEclipses: 'Усі затемнення',
};
