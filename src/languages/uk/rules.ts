import { joinedBy, slavic } from '../locale/plural.js';
import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { UKRAINIAN_DATES } from './dates.js';
import { names } from './listed.js';

const list = joinedBy('і');

/** After a vowel "in" is в; after a consonant, and before another в, it is у. */
const VOWEL_AT_END = /[аеєиіїоуюя]$/;

/** What Ukrainian says of what rules find. */
const UKRAINIAN_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'сприятлива',
    inauspicious: 'несприятлива',
    gravely_inauspicious: 'одна з двох найважчих йог',
    karana_movable: 'рухома карана',
    karana_fixed: 'нерухома карана',
    karana_vishti: 'Бхадра, для починань не підходить',
    lord_benefic: 'добродійна планета',
    lord_neutral: 'вважається нейтральною планетою',
    lord_malefic: 'шкідлива планета',
    moon_strong: 'Місяць сильний',
    moon_moderate: 'Місяць помірної сили',
    moon_weak: 'Місяць слабкий',
    good: 'сприятливо',
    mixed: 'неоднозначно',
    bad: 'несприятливо',
    chandrashtama: 'чандраштама, дуже несприятливо',
    same_ruler: 'та сама планета',
    friendly: 'дружба',
    neutral_ruler: 'нейтралітет',
    hostile: 'ворожнеча',
    sade_sati: 'Саде Саті',
    ashtama_shani: 'Аштама Шані, обтяжлива восьма позиція',
    hora_primary: 'головний управитель цього наміру',
    hora_secondary: 'допоміжний управитель цього наміру',
    hora_opposed: 'протидіє цьому наміру',
    hora_other: 'без особливого звʼязку з цим наміром',
    choghadiya_best: 'найкраща',
    choghadiya_good: 'добра',
    choghadiya_neutral_good: 'добра для руху, для решти справ нейтральна',
    choghadiya_bad: 'несприятлива',
    overlap: 'сюди припадає середина цієї години',
    nature_suits: 'підходить для цього наміру',
    nature_does_not_suit: 'не надто підходить для цього наміру',
    mode_good: 'підтримує такі стосунки',
    mode_neutral: 'нейтрально для таких стосунків',
    mode_bad: 'обтяжує такі стосунки',
    no_special_state: 'без особливого стану',
    company_benefic: 'добродійне товариство для Місяця',
    company_malefic: 'шкідливе товариство для Місяця',
    moon_alone: 'У знаку Місяця немає інших планет, які враховуються',
  },
  states: {
    exalted: 'екзальтація',
    moolatrikona: 'мулатрікона',
    own_sign: 'власний знак',
    debilitated: 'падіння',
    retrograde: 'ретроградність',
    combust: 'спалення',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${tithi}, ${paksha === 'shukla' ? 'світла' : 'темна'} половина місяця`,
    houseFromMoon: (graha, house) =>
      `${graha} ${house === 11 ? 'в' : 'у'} ${house}-му домі від вашого натального Місяця`,
    grahaInSign: (graha, inSign) => `${graha} ${VOWEL_AT_END.test(graha) ? inSign.replace(/^у (?!В)/, 'в ') : inSign}`,
    rulers: (signRuler, dayLord) => `${signRuler} (управитель вашого знака Місяця) → ${dayLord} (управитель дня)`,
  },
};

/** Ukrainian. Aspirates are written with х (Бхарані), as most Ukrainian pages do. */
export const UKRAINIAN = /* @__PURE__ */ catalogue(UKRAINIAN_RULES, {
  dates: UKRAINIAN_DATES,
  houseThemes: [
    'особистість і тіло',
    'гроші й мовлення',
    'зусилля й відвага',
    'дім і затишок',
    'творчість і навчання',
    'робота, здоровʼя й перешкоди',
    'партнерство',
    'зміни й обережність',
    'удача й наставництво',
    'карʼєра й дія',
    'прибутки й друзі',
    'відпочинок і звільнення',
  ],
  texts: {
    sentence: (words) => `${words}.`,
    score: ({ score, minimum, maximum }) => `Оцінка ${score} (від ${minimum} до ${maximum}).`,
    bestWindow: ({ name, start, end }) => `Найкращий час: ${name}, ${start}–${end}.`,
    avoidWindow: ({ name, start, end }) => `Чого уникати: ${name}, ${start}–${end}.`,
    bestTime: ({ intent, start, end }) => `${intent}: найкраще з ${start} до ${end}.`,
    noWindow: 'Цього дня немає явно сприятливого часу.',
    dayTaken: {
      zone_centre_sunrise:
        'Час розраховано за сходом і заходом Сонця в центрі розселення людей указаного часового поясу, бо поточне місце в запиті не задано.',
      place_sunrise: 'Час розраховано за сходом і заходом Сонця у вказаному місці.',
      nominal_06_18: 'Час розраховано для дня з 06:00 до 18:00 у вказаному часовому поясі.',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'День оцінюється станом на схід Сонця в центрі розселення людей указаного часового поясу, бо поточне місце в запиті не задано.',
      place_sunrise: 'День оцінюється станом на схід Сонця у вказаному місці.',
      nominal_06_18: 'День оцінюється станом на 06:00 у вказаному часовому поясі.',
    },
    theme: (theme) => `Тема дня: ${theme}.`,
    chandrashtamaDay: 'Місяць у восьмому знаку від вашого натального Місяця (чандраштама).',
    dayCount: {
      favourable: slavic('сприятливий день', 'сприятливі дні', 'сприятливих днів'),
      mixed: slavic('неоднозначний день', 'неоднозначні дні', 'неоднозначних днів'),
      challenging: slavic('складний день', 'складні дні', 'складних днів'),
    },
    bestDays: (days) => `Найкращі дні: ${days}.`,
    cautionDays: (days) => `Дні, коли варто бути обережними: ${days}.`,
    chandrashtamaDays: (count, days) =>
      `${slavic('день чандраштами', 'дні чандраштами', 'днів чандраштами')(count)}: ${days}.`,
    signChanges: slavic(
      'перехід у новий знак (не рахуючи Місяця)',
      'переходи в новий знак (не рахуючи Місяця)',
      'переходів у новий знак (не рахуючи Місяця)',
    ),
    stations: slavic('стояння планети', 'стояння планет', 'стоянь планет'),
    dasha: ({ maha, antar, pratyantar }) => `Даша на початку місяця: ${maha}, ${antar}, ${pratyantar}.`,
    dashaChanges: slavic('зміна даші', 'зміни даші', 'змін даші'),
    sadeSati: {
      rising: 'Саде Саті на початку місяця: перша фаза.',
      peak: 'Саде Саті на початку місяця: середня фаза.',
      setting: 'Саде Саті на початку місяця: остання фаза.',
      none: 'На початку місяця Саде Саті немає.',
    },
    sadeSatiChange: (days) => `Зміна в Саде Саті: ${days}.`,
  },
});
