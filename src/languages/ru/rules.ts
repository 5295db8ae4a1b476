import { joinedBy, slavic } from '../locale/plural.js';
import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { RUSSIAN_DATES } from './dates.js';
import { names } from './listed.js';

const list = joinedBy('и');

/** What Russian says of what rules find. */
const RUSSIAN_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'благоприятная',
    inauspicious: 'неблагоприятная',
    gravely_inauspicious: 'одна из двух самых тяжёлых йог',
    karana_movable: 'подвижная карана',
    karana_fixed: 'неподвижная карана',
    karana_vishti: 'Бхадра, для начинаний не подходит',
    lord_benefic: 'благотворная планета',
    lord_neutral: 'считается нейтральной планетой',
    lord_malefic: 'вредоносная планета',
    moon_strong: 'Луна сильна',
    moon_moderate: 'Луна умеренной силы',
    moon_weak: 'Луна слаба',
    good: 'благоприятно',
    mixed: 'неоднозначно',
    bad: 'неблагоприятно',
    chandrashtama: 'чандраштама, очень неблагоприятно',
    same_ruler: 'та же планета',
    friendly: 'дружба',
    neutral_ruler: 'нейтралитет',
    hostile: 'вражда',
    sade_sati: 'Саде Сати',
    ashtama_shani: 'Аштама Шани, тяжёлое восьмое положение',
    hora_primary: 'главный управитель этого намерения',
    hora_secondary: 'вспомогательный управитель этого намерения',
    hora_opposed: 'противодействует этому намерению',
    hora_other: 'без особой связи с этим намерением',
    choghadiya_best: 'лучшая',
    choghadiya_good: 'хорошая',
    choghadiya_neutral_good: 'хороша для движения, в остальном нейтральна',
    choghadiya_bad: 'неблагоприятная',
    overlap: 'сюда попадает середина этого часа',
    nature_suits: 'подходит для этого намерения',
    nature_does_not_suit: 'не особенно подходит для этого намерения',
    mode_good: 'поддерживает такие отношения',
    mode_neutral: 'нейтрально для таких отношений',
    mode_bad: 'отягощает такие отношения',
    no_special_state: 'без особого состояния',
    company_benefic: 'благотворное соседство для Луны',
    company_malefic: 'вредоносное соседство для Луны',
    moon_alone: 'В знаке Луны нет других учитываемых планет',
  },
  states: {
    exalted: 'экзальтация',
    moolatrikona: 'мулатрикона',
    own_sign: 'собственный знак',
    debilitated: 'падение',
    retrograde: 'ретроградность',
    combust: 'сожжение',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${tithi}, ${paksha === 'shukla' ? 'светлая' : 'тёмная'} половина месяца`,
    houseFromMoon: (graha, house) => `${graha} ${house === 2 ? 'во' : 'в'} ${house}-м доме от вашей натальной Луны`,
    grahaInSign: (graha, inSign) => `${graha} ${inSign}`,
    rulers: (signRuler, dayLord) => `${signRuler} (управитель вашего знака Луны) → ${dayLord} (управитель дня)`,
  },
};

/** Russian. */
export const RUSSIAN = /* @__PURE__ */ catalogue(RUSSIAN_RULES, {
  dates: RUSSIAN_DATES,
  houseThemes: [
    'личность и тело',
    'деньги и речь',
    'усилия и смелость',
    'дом и уют',
    'творчество и учёба',
    'работа, здоровье и препятствия',
    'партнёрство',
    'перемены и осторожность',
    'удача и наставничество',
    'карьера и действие',
    'доходы и друзья',
    'отдых и освобождение',
  ],
  texts: {
    sentence: (words) => `${words}.`,
    score: ({ score, minimum, maximum }) => `Оценка ${score} (от ${minimum} до ${maximum}).`,
    bestWindow: ({ name, start, end }) => `Лучшее время: ${name}, ${start}–${end}.`,
    avoidWindow: ({ name, start, end }) => `Чего избегать: ${name}, ${start}–${end}.`,
    bestTime: ({ intent, start, end }) => `${intent}: лучше всего с ${start} до ${end}.`,
    noWindow: 'В этот день нет явно благоприятного времени.',
    dayTaken: {
      zone_centre_sunrise:
        'Время рассчитано по восходу и заходу Солнца в центре расселения людей указанного часового пояса, так как текущее место в запросе не задано.',
      place_sunrise: 'Время рассчитано по восходу и заходу Солнца в указанном месте.',
      nominal_06_18: 'Время рассчитано для дня с 06:00 до 18:00 в указанном часовом поясе.',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'День оценивается по состоянию на восход Солнца в центре расселения людей указанного часового пояса, так как текущее место в запросе не задано.',
      place_sunrise: 'День оценивается по состоянию на восход Солнца в указанном месте.',
      nominal_06_18: 'День оценивается по состоянию на 06:00 в указанном часовом поясе.',
    },
    theme: (theme) => `Тема дня: ${theme}.`,
    chandrashtamaDay: 'Луна в восьмом знаке от вашей натальной Луны (чандраштама).',
    dayCount: {
      favourable: slavic('благоприятный день', 'благоприятных дня', 'благоприятных дней'),
      mixed: slavic('неоднозначный день', 'неоднозначных дня', 'неоднозначных дней'),
      challenging: slavic('сложный день', 'сложных дня', 'сложных дней'),
    },
    bestDays: (days) => `Лучшие дни: ${days}.`,
    cautionDays: (days) => `Дни, когда стоит быть осторожнее: ${days}.`,
    chandrashtamaDays: (count, days) =>
      `${slavic('день чандраштамы', 'дня чандраштамы', 'дней чандраштамы')(count)}: ${days}.`,
    signChanges: slavic(
      'переход в новый знак (не считая Луны)',
      'перехода в новый знак (не считая Луны)',
      'переходов в новый знак (не считая Луны)',
    ),
    stations: slavic('стояние планеты', 'стояния планет', 'стояний планет'),
    dasha: ({ maha, antar, pratyantar }) => `Даша в начале месяца: ${maha}, ${antar}, ${pratyantar}.`,
    dashaChanges: slavic('смена даши', 'смены даши', 'смен даши'),
    sadeSati: {
      rising: 'Саде Сати в начале месяца: первая фаза.',
      peak: 'Саде Сати в начале месяца: средняя фаза.',
      setting: 'Саде Сати в начале месяца: последняя фаза.',
      none: 'В начале месяца Саде Сати нет.',
    },
    sadeSatiChange: (days) => `Изменение в Саде Сати: ${days}.`,
  },
});
