import { byTitle, byVargaName, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';

export * from './calendars.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'Овен',
  Taurus: 'Телець',
  Gemini: 'Близнюки',
  Cancer: 'Рак',
  Leo: 'Лев',
  Virgo: 'Діва',
  Libra: 'Терези',
  Scorpio: 'Скорпіон',
  Sagittarius: 'Стрілець',
  Capricorn: 'Козеріг',
  Aquarius: 'Водолій',
  Pisces: 'Риби',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'в Овні',
  Taurus: 'у Тельці',
  Gemini: 'у Близнюках',
  Cancer: 'у Раку',
  Leo: 'у Леві',
  Virgo: 'у Діві',
  Libra: 'у Терезах',
  Scorpio: 'у Скорпіоні',
  Sagittarius: 'у Стрільці',
  Capricorn: 'у Козерозі',
  Aquarius: 'у Водолії',
  Pisces: 'у Рибах',
};

export const graha: Names['graha'] = {
  Sun: 'Сонце',
  Moon: 'Місяць',
  Mercury: 'Меркурій',
  Venus: 'Венера',
  Mars: 'Марс',
  Jupiter: 'Юпітер',
  Saturn: 'Сатурн',
  Rahu: 'Раху',
  Ketu: 'Кету',
  Uranus: 'Уран',
  Neptune: 'Нептун',
  Pluto: 'Плутон',
};

export const nakshatra: Names['nakshatra'] = {
  Ashwini: 'Ашвіні',
  Bharani: 'Бхарані',
  Krittika: 'Кріттіка',
  Rohini: 'Рохіні',
  Mrigashira: 'Мрігашіра',
  Ardra: 'Ардра',
  Punarvasu: 'Пунарвасу',
  Pushya: 'Пушʼя',
  Ashlesha: 'Ашлеша',
  Magha: 'Магха',
  'Purva Phalguni': 'Пурва Пхалгуні',
  'Uttara Phalguni': 'Уттара Пхалгуні',
  Hasta: 'Хаста',
  Chitra: 'Чітра',
  Swati: 'Сваті',
  Vishakha: 'Вішакха',
  Anuradha: 'Анурадха',
  Jyeshtha: 'Джйештха',
  Mula: 'Мула',
  'Purva Ashadha': 'Пурва Ашадха',
  'Uttara Ashadha': 'Уттара Ашадха',
  Shravana: 'Шравана',
  Dhanishta: 'Дханіштха',
  Shatabhisha: 'Шатабхіша',
  'Purva Bhadrapada': 'Пурва Бхадрапада',
  'Uttara Bhadrapada': 'Уттара Бхадрапада',
  Revati: 'Реваті',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'Ашвіні-кумари',
  Yama: 'Яма',
  Agni: 'Агні',
  'Brahma (Prajapati)': 'Брахма (Праджапаті)',
  Soma: 'Сома',
  Rudra: 'Рудра',
  Aditi: 'Адіті',
  Brihaspati: 'Бріхаспаті',
  'Nagas (Sarpas)': 'Наги (Сарпи)',
  Pitris: 'Пітрі',
  Bhaga: 'Бхага',
  Aryaman: 'Арʼяман',
  Savitar: 'Савітар',
  Tvashtar: 'Тваштар',
  Vayu: 'Ваю',
  'Indra and Agni': 'Індра й Агні',
  Mitra: 'Мітра',
  Indra: 'Індра',
  Nirriti: 'Нірріті',
  Apas: 'Апас',
  Vishvedevas: 'Вішведеви',
  Vishnu: 'Вішну',
  Vasus: 'Васу',
  Varuna: 'Варуна',
  'Aja Ekapada': 'Аджа Екапада',
  'Ahir Budhnya': 'Ахір Будхнʼя',
  Pushan: 'Пушан',
};

export const nature: Names['nature'] = {
  laghu: 'легка (лагху)',
  mridu: 'мʼяка (мріду)',
  dhruva: 'стійка (дхрува)',
  chara: 'рухлива (чара)',
  mishra: 'змішана (мішра)',
  ugra: 'люта (угра)',
  tikshna: 'гостра (тікшна)',
};

export const gana: Names['gana'] = {
  deva: 'Дева (божественна)',
  manushya: 'Манушʼя (людська)',
  rakshasa: 'Ракшаса (нестримна)',
};

export const nadi: Names['nadi'] = {
  adi: 'Аді (перша)',
  madhya: 'Мадхʼя (середня)',
  antya: 'Антʼя (остання)',
};

export const yoni: Names['yoni'] = {
  horse: 'Кінь',
  elephant: 'Слон',
  sheep: 'Вівця',
  serpent: 'Змія',
  dog: 'Собака',
  cat: 'Кішка',
  rat: 'Щур',
  cow: 'Корова',
  buffalo: 'Буйвіл',
  tiger: 'Тигр',
  deer: 'Олень',
  monkey: 'Мавпа',
  mongoose: 'Мангуст',
  lion: 'Лев',
};

export const tithi: Names['tithi'] = {
  Pratipada: 'Пратіпада',
  Dvitiya: 'Двітія',
  Tritiya: 'Трітія',
  Chaturthi: 'Чатуртхі',
  Panchami: 'Панчамі',
  Shashthi: 'Шаштхі',
  Saptami: 'Саптамі',
  Ashtami: 'Аштамі',
  Navami: 'Навамі',
  Dashami: 'Дашамі',
  Ekadashi: 'Екадаші',
  Dvadashi: 'Двадаші',
  Trayodashi: 'Трайодаші',
  Chaturdashi: 'Чатурдаші',
  Purnima: 'Пурніма',
  Amavasya: 'Амавасʼя',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'група Нанда (радість)',
  bhadra: 'група Бхадра (добробут)',
  jaya: 'група Джая (перемога)',
  rikta: 'група Рікта (порожнеча)',
  purna: 'група Пурна (повнота)',
  amavasya: 'день нового Місяця, якого уникають',
};

export const paksha: Names['paksha'] = {
  shukla: 'світла половина, шукла-пакша',
  krishna: 'темна половина, крішна-пакша',
};

export const yoga: Names['yoga'] = {
  Vishkambha: 'Вішкамбха',
  Priti: 'Пріті',
  Ayushman: 'Аюшман',
  Saubhagya: 'Саубхагʼя',
  Shobhana: 'Шобхана',
  Atiganda: 'Атіганда',
  Sukarma: 'Сукарма',
  Dhriti: 'Дхріті',
  Shula: 'Шула',
  Ganda: 'Ганда',
  Vriddhi: 'Вріддхі',
  Dhruva: 'Дхрува',
  Vyaghata: 'Вʼягхата',
  Harshana: 'Харшана',
  Vajra: 'Ваджра',
  Siddhi: 'Сіддхі',
  Vyatipata: 'Вʼятіпата',
  Variyan: 'Варіян',
  Parigha: 'Парігха',
  Shiva: 'Шива',
  Siddha: 'Сіддха',
  Sadhya: 'Садхʼя',
  Shubha: 'Шубха',
  Shukla: 'Шукла',
  Brahma: 'Брахма',
  Indra: 'Індра',
  Vaidhriti: 'Вайдхріті',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'сприятлива',
  inauspicious: 'несприятлива',
};

export const karana: Names['karana'] = {
  Bava: 'Бава',
  Balava: 'Балава',
  Kaulava: 'Каулава',
  Taitila: 'Тайтіла',
  Gara: 'Гара',
  Vanija: 'Ваніджа',
  Vishti: 'Вішті',
  Kimstughna: 'Кімстугхна',
  Shakuni: 'Шакуні',
  Chatushpada: 'Чатушпада',
  Naga: 'Нага',
};

export const karana_type: Names['karana_type'] = {
  movable: 'рухома',
  fixed: 'нерухома',
};

export const limb: Names['limb'] = {
  tithi: 'Тітхі',
  nakshatra: 'Накшатра',
  yoga: 'Йога',
  karana: 'Карана',
};

export const weekday: Names['weekday'] = {
  Sunday: 'неділя',
  Monday: 'понеділок',
  Tuesday: 'вівторок',
  Wednesday: 'середа',
  Thursday: 'четвер',
  Friday: 'пʼятниця',
  Saturday: 'субота',
};

export const vara: Names['vara'] = {
  Ravivara: 'Равівара',
  Somavara: 'Сомавара',
  Mangalavara: 'Мангалавара',
  Budhavara: 'Будхавара',
  Guruvara: 'Гурувара',
  Shukravara: 'Шукравара',
  Shanivara: 'Шанівара',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'Чайтра',
  Vaishakha: 'Вайшакха',
  Jyeshtha: 'Джйештха',
  Ashadha: 'Ашадха',
  Shravana: 'Шравана',
  Bhadrapada: 'Бхадрапада',
  Ashvina: 'Ашвіна',
  Kartika: 'Карттіка',
  Margashirsha: 'Маргаширша',
  Pausha: 'Пауша',
  Magha: 'Магха',
  Phalguna: 'Пхалгуна',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'Новий Місяць',
  waxing_crescent: 'Молодий серп',
  first_quarter: 'Перша чверть',
  waxing_gibbous: 'Прибутний Місяць',
  full_moon: 'Повня',
  waning_gibbous: 'Спадний Місяць',
  last_quarter: 'Остання чверть',
  waning_crescent: 'Старий серп',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'схід Сонця в центрі розселення людей часового поясу',
  place_sunrise: 'схід Сонця в цьому місці',
  nominal_06_18: 'день з 06:00 до 18:00',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'день',
  night: 'ніч',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'Удвег',
  Char: 'Чар',
  Labh: 'Лабх',
  Amrit: 'Амріт',
  Kaal: 'Каал',
  Shubh: 'Шубх',
  Rog: 'Рог',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'Раху-калам',
    yamaganda: 'Ямаганда',
    gulika: 'Гуліка-калам',
    dur_muhurta: 'Дур-мухурта',
    abhijit: 'Абхіджіт-мухурта',
    brahma_muhurta: 'Брахма-мухурта',
    varjyam: 'Варджʼям',
    amrita_kala: 'Амріта-кала',
    vijaya: 'Віджая-мухурта',
    godhuli: 'Годхулі',
    nishita: 'Нішіта',
    pratah_sandhya: 'Пратах-сандхʼя',
    sayahna_sandhya: 'Саяхна-сандхʼя',
    night_dur_muhurta: 'Нічна дур-мухурта',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'Джанма',
  Sampat: 'Сампат',
  Vipat: 'Віпат',
  Kshema: 'Кшема',
  Pratyari: 'Пратʼярі',
  Sadhaka: 'Садхака',
  Vadha: 'Вадха',
  Mitra: 'Мітра',
  'Ati Mitra': 'Аті Мітра',
};

export const quality: Names['quality'] = {
  best: 'найкраща',
  good: 'добра',
  neutral_good: 'помірна',
  mixed: 'неоднозначна',
  neutral: 'нейтральна',
  bad: 'уникають',
  very_bad: 'дуже несприятлива',
};

export const band: Names['band'] = {
  favourable: 'Сприятливо',
  mixed: 'Неоднозначно',
  challenging: 'Складно',
};

export const verdict: Names['verdict'] = {
  push: 'Дійте',
  mixed: 'Неоднозначно',
  wait: 'Зачекайте',
};

export const intent: Names['intent'] = {
  communication: 'Спілкування',
  career: 'Карʼєра',
  money: 'Гроші',
  love: 'Кохання',
  travel: 'Подорож',
  study: 'Навчання',
  health: 'Здоровʼя',
  home: 'Дім і родина',
  property: 'Нерухомість і довгострокові справи',
  contract: 'Договори та підписання',
  vehicle: 'Транспорт',
  conflict: 'Конфлікт або суд',
  spiritual: 'Духовна практика',
  creative: 'Творчість',
  general: 'Будь-яка справа',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'Романтичні стосунки',
  Friendship: 'Дружба',
  Professional: 'Професійні стосунки',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'Група місячного дня',
  nakshatra_nature: 'Природа накшатри',
  yoga_quality: 'Йога дня',
  karana_quality: 'Карана дня',
  vara_lord: 'Управитель дня тижня',
  paksha_bala: 'Сила Місяця за фазою',
  tarabala: 'Сила тари',
  chandrabala: 'Сила Місяця',
  day_lord_affinity: 'Управитель дня і ваш знак Місяця',
  jupiter_transit: 'Юпітер від вашого Місяця',
  saturn_transit: 'Сатурн від вашого Місяця',
  hora_lord: 'Планетарна година',
  choghadiya: 'Чогхадія',
  window_overlap: 'Особливий період дня',
  nakshatra_match: 'Накшатра і намір',
  mode_day_lord: 'Управитель дня і стосунки',
  mode_nakshatra: 'Накшатра і стосунки',
  karaka_state: 'Стан сигніфікатора',
  moon_company: 'Планети поруч із Місяцем',
};

export const rule_source: Names['rule_source'] = {
  classical: 'тексти мухурти',
  almanac: 'сучасні календарі',
  own: 'наше правило',
};

export const element: Names['element'] = {
  fire: 'вогонь',
  earth: 'земля',
  air: 'повітря',
  water: 'вода',
};

export const modality: Names['modality'] = {
  cardinal: 'кардинальний хрест',
  fixed: 'фіксований хрест',
  mutable: 'мутабельний хрест',
};

export const polarity: Names['polarity'] = {
  masculine: 'чоловіча',
  feminine: 'жіноча',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'сполучення',
  semisextile: 'напівсекстиль',
  sextile: 'секстиль',
  square: 'квадрат',
  trine: 'тригон',
  quincunx: 'квінконс',
  opposition: 'опозиція',
};

export const sign_band: Names['sign_band'] = {
  high: 'Висока',
  good: 'Добра',
  moderate: 'Помірна',
  low: 'Низька',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'Стихії',
  rulership: 'Управителі',
};

export const dignity: Names['dignity'] = {
  exalted: 'екзальтація',
  moolatrikona: 'мулатрікона',
  own_sign: 'власний знак',
  great_friend: 'знак великого друга',
  friend: 'знак друга',
  neutral: 'нейтральний знак',
  enemy: 'знак ворога',
  great_enemy: 'знак великого ворога',
  debilitated: 'падіння',
};

export const relation: Names['relation'] = {
  great_friend: 'великий друг',
  friend: 'друг',
  neutral: 'нейтральний',
  enemy: 'ворог',
  great_enemy: 'великий ворог',
};

export const motion: Names['motion'] = {
  direct: 'директний рух',
  retrograde: 'ретроградний рух',
};

export const varga: Names['varga'] = {
  D1: 'Раші',
  D2: 'Хора',
  D3: 'Дреккана',
  D4: 'Чатуртхамша',
  D7: 'Саптамша',
  D9: 'Навамша',
  D10: 'Дашамша',
  D12: 'Двадашамша',
  D16: 'Шодашамша',
  D20: 'Вімшамша',
  D24: 'Чатурвімшамша',
  D27: 'Саптавімшамша',
  D30: 'Трімшамша',
  D40: 'Кхаведамша',
  D45: 'Акшаведамша',
  D60: 'Шаштіамша',
};

export const aspect: Names['aspect'] = {
  conjunction: 'сполучення',
  third_aspect: '3-й аспект',
  fourth_aspect: '4-й аспект',
  fifth_aspect: '5-й аспект',
  opposition: '7-й аспект (опозиція)',
  eighth_aspect: '8-й аспект',
  ninth_aspect: '9-й аспект',
  tenth_aspect: '10-й аспект',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'сходиться',
  separating: 'розходиться',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'Граха',
  natal_point_weight: 'Натальна точка',
  aspect_weight: 'Аспект',
  tight_orb_within_1deg: 'У межах 1°',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': '12-й знак від натального Місяця',
  '1st': 'знак натального Місяця',
  '2nd': '2-й знак від натального Місяця',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'перша фаза',
  peak: 'середня фаза',
  setting: 'остання фаза',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'Саде Саті',
  ardhashtama: 'Ардхаштама (дхая, 4-й від Місяця)',
  ashtama: 'Аштама (дхая, 8-й від Місяця)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'Небо (Сварга)',
  patala: 'Підземний світ (Патала)',
  mrityu: 'Земля (Мрітʼю-лока)',
};

export const compass: Names['compass'] = {
  east: 'Схід',
  south: 'Південь',
  west: 'Захід',
  north: 'Північ',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'на землі',
  sky: 'на небі',
  patala: 'у Паталі',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'на місці кремації',
  kailasa: 'на Кайласі',
  gauri: 'з Гаурі',
  nandi: 'на Нанді',
  sabha: 'у зібранні',
  bhojana: 'за трапезою',
  krida: 'у грі',
};

export const panchaka: Names['panchaka'] = {
  roga: 'Рога-панчака',
  raja: 'Раджа-панчака',
  agni: 'Агні-панчака',
  chora: 'Чора-панчака',
  mrityu: 'Мрітʼю-панчака',
};

export const gowri: Names['gowri'] = {
  Uthi: 'Утхі',
  Amirdha: 'Амірдха',
  Rogam: 'Рогам',
  Laabam: 'Лабам',
  Dhanam: 'Дханам',
  Sugam: 'Сугам',
  Soram: 'Сорам',
  Visham: 'Вішам',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'Рудра',
  Ahi: 'Ахі',
  Mitra: 'Мітра',
  Pitri: 'Пітрі',
  Vasu: 'Васу',
  Udaka: 'Удака',
  Vishvedeva: 'Вішведева',
  Vidhi: 'Відхі',
  Brahma: 'Брахма',
  Indra: 'Індра',
  Indragni: 'Індрагні',
  Nirriti: 'Нірріті',
  Varuna: 'Варуна',
  Aryaman: 'Арʼяман',
  Bhaga: 'Бхага',
  Isha: 'Іша',
  Ajapada: 'Аджапада',
  Ahirbudhnya: 'Ахірбудхнʼя',
  Pushan: 'Пушан',
  Ashvin: 'Ашвін',
  Yama: 'Яма',
  Agni: 'Агні',
  Dhatri: 'Дхатрі',
  Chandra: 'Чандра',
  Aditi: 'Адіті',
  Jiva: 'Джіва',
  Vishnu: 'Вішну',
  Arka: 'Арка',
  Tvashtri: 'Тваштрі',
  Vayu: 'Ваю',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'Сарвартха-сіддхі',
  amrita_siddhi: 'Амріта-сіддхі',
  ravi_pushya: 'Раві-пушʼя',
  guru_pushya: 'Гуру-пушʼя',
  siddha_tithi: 'Сіддха-тітхі',
  dwipushkara: 'Двіпушкара',
  tripushkara: 'Тріпушкара',
  ravi_yoga: 'Раві-йога',
  adal: 'Адал',
  vidal: 'Відал',
  jwalamukhi: 'Джваламукхі',
  yamaghanta: 'Ямагханта',
  dagdha_nakshatra: 'Дагдха-накшатра',
  dagdha_tithi: 'Дагдха-тітхі',
  sun_dagdha_tithi: 'Сурʼя-дагдха-тітхі',
  visha_tithi: 'Віша-тітхі',
  hutashana_tithi: 'Хуташана-тітхі',
  krakacha_tithi: 'Кракача-тітхі',
  samvartaka_tithi: 'Самвартака-тітхі',
  mrityu_tithi: 'Мрітʼю-тітхі',
};

export const anandadi: Names['anandadi'] = {
  Ananda: 'Ананда',
  Kaladanda: 'Каладанда',
  Dhumra: 'Дхумра',
  Dhata: 'Дхата',
  Saumya: 'Саумʼя',
  Dhvanksha: 'Дхванкша',
  Dhvaja: 'Дхваджа',
  Shrivatsa: 'Шріватса',
  Vajra: 'Ваджра',
  Mudgara: 'Мудгара',
  Chhatra: 'Чхатра',
  Mitra: 'Мітра',
  Manasa: 'Манаса',
  Padma: 'Падма',
  Lumbaka: 'Лумбака',
  Utpata: 'Утпата',
  Mrityu: 'Мрітʼю',
  Kana: 'Кана',
  Siddhi: 'Сіддхі',
  Shubha: 'Шубха',
  Amrita: 'Амріта',
  Musala: 'Мусала',
  Gada: 'Гада',
  Matanga: 'Матанга',
  Rakshasa: 'Ракшаса',
  Chara: 'Чара',
  Sthira: 'Стхіра',
  Pravardhamana: 'Правардхамана',
};

export const samvatsara: Names['samvatsara'] = {
  Prabhava: 'Прабхава',
  Vibhava: 'Вібхава',
  Shukla: 'Шукла',
  Pramoda: 'Прамода',
  Prajapati: 'Праджапаті',
  Angiras: 'Ангірас',
  Shrimukha: 'Шрімукха',
  Bhava: 'Бхава',
  Yuva: 'Юва',
  Dhata: 'Дхата',
  Ishvara: 'Ішвара',
  Bahudhanya: 'Бахудханʼя',
  Pramathi: 'Праматхі',
  Vikrama: 'Вікрама',
  Vrisha: 'Вріша',
  Chitrabhanu: 'Чітрабхану',
  Subhanu: 'Субхану',
  Tarana: 'Тарана',
  Parthiva: 'Партхіва',
  Vyaya: 'Вʼяя',
  Sarvajit: 'Сарваджіт',
  Sarvadhari: 'Сарвадхарі',
  Virodhi: 'Віродхі',
  Vikriti: 'Вікріті',
  Khara: 'Кхара',
  Nandana: 'Нандана',
  Vijaya: 'Віджая',
  Jaya: 'Джая',
  Manmatha: 'Манматха',
  Durmukha: 'Дурмукха',
  Hemalamba: 'Хемаламба',
  Vilamba: 'Віламба',
  Vikari: 'Вікарі',
  Sharvari: 'Шарварі',
  Plava: 'Плава',
  Shubhakrit: 'Шубхакріт',
  Shobhakrit: 'Шобхакріт',
  Krodhi: 'Кродхі',
  Vishvavasu: 'Вішвавасу',
  Parabhava: 'Парабхава',
  Plavanga: 'Плаванга',
  Kilaka: 'Кілака',
  Saumya: 'Саумʼя',
  Sadharana: 'Садхарана',
  Virodhakrit: 'Віродхакріт',
  Paridhavi: 'Парідхаві',
  Pramadi: 'Прамаді',
  Ananda: 'Ананда',
  Rakshasa: 'Ракшаса',
  Nala: 'Нала',
  Pingala: 'Пінгала',
  Kalayukta: 'Калаюкта',
  Siddharthi: 'Сіддхартхі',
  Raudra: 'Раудра',
  Durmati: 'Дурматі',
  Dundubhi: 'Дундубхі',
  Rudhirodgari: 'Рудхіродгарі',
  Raktaksha: 'Рактакша',
  Krodhana: 'Кродхана',
  Akshaya: 'Акшая',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'Чіттірай',
  Vaikasi: 'Вайкасі',
  Aani: 'Ані',
  Aadi: 'Аді',
  Aavani: 'Авані',
  Purattasi: 'Пураттасі',
  Aippasi: 'Айппасі',
  Karthigai: 'Картігай',
  Margazhi: 'Маргажі',
  Thai: 'Тай',
  Maasi: 'Масі',
  Panguni: 'Пангуні',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'Медам',
  Edavam: 'Едавам',
  Mithunam: 'Мітхунам',
  Karkidakam: 'Каркідакам',
  Chingam: 'Чінгам',
  Kanni: 'Канні',
  Thulam: 'Тулам',
  Vrischikam: 'Врішчікам',
  Dhanu: 'Дхану',
  Makaram: 'Макарам',
  Kumbham: 'Кумбхам',
  Meenam: 'Мінам',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'Бойшакх',
  Joishtho: 'Джойштхо',
  Asharh: 'Ашарх',
  Srabon: 'Срабон',
  Bhadro: 'Бхадро',
  Ashwin: 'Ашвін',
  Kartik: 'Картік',
  Ogrohayon: 'Огрохайон',
  Poush: 'Поуш',
  Magh: 'Магх',
  Falgun: 'Фалгун',
  Choitro: 'Чойтро',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'Байшакха',
  Jyestha: 'Джʼєштха',
  Asadha: 'Ашадха',
  Srabana: 'Срабана',
  Bhadraba: 'Бхадраба',
  Aswina: 'Ашвіна',
  Kartika: 'Картіка',
  Margasira: 'Маргашіра',
  Pausa: 'Пауша',
  Magha: 'Магха',
  Phalguna: 'Пхалгуна',
  Chaitra: 'Чайтра',
};

export const ayana: Names['ayana'] = {
  uttarayana: 'Уттараяна',
  dakshinayana: 'Дакшінаяна',
};

export const ritu: Names['ritu'] = {
  vasanta: 'Васанта (весна)',
  grishma: 'Грішма (літо)',
  varsha: 'Варша (дощі)',
  sharad: 'Шарад (осінь)',
  hemanta: 'Хеманта (початок зими)',
  shishira: 'Шішіра (кінець зими)',
};

export const activity: Names['activity'] = {
  marriage: 'Весілля',
  griha_pravesh: 'Вселення в дім (гріха-правеша)',
  house_construction: 'Початок будівництва дому',
  namakarana: 'Наречення імені (намакарана)',
  annaprashana: 'Перша тверда їжа (аннапрашана)',
  mundan: 'Перша стрижка (мундан)',
  upanayana: 'Священний шнур (упанаяна)',
  vidyarambha: 'Початок навчання (відʼярамбха)',
  travel: 'Подорож',
  vehicle: 'Купівля транспорту',
  property_purchase: 'Купівля нерухомості',
  business_start: 'Відкриття справи',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'Не враховується',
  by_rule: 'Як вимагає правило',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'Як у друкованих списках',
  strict: 'За буквою текстів',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'Будь-який напрямок' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'День тижня',
  nakshatra: 'Накшатра Місяця',
  tithi: 'Місячний день (тітхі)',
  lunar_month: 'Місячний місяць',
  sun_sign: 'Знак Сонця',
  disha_shula: 'Напрямок подорожі (діша-шула)',
  adhika: 'Додатковий місяць (адхіка)',
  kharmas: 'Кхармас: Сонце у Стрільці або Рибах',
  chaturmas: 'Чатурмас: чотири місяці сну Вішну',
  guru_asta: 'Юпітер заблизько до Сонця',
  shukra_asta: 'Венера заблизько до Сонця',
  bhadra: 'Бхадра (карана Вішті)',
  panchaka: 'Панчака: Місяць від Дханіштхи до Реваті',
  sankranti: 'Санкранті: по 16 гхаті з обох боків',
  holashtaka: 'Холаштака: вісім днів перед Холі',
  pitri_paksha: 'Два тижні предків (пітрі-пакша)',
  bad_yogas: 'Йоги, яких уникають',
  lagna: 'Висхідний знак (лагна)',
  lagna_house: 'Граха в домі, який має бути порожнім',
  too_short: 'Закоротко',
  no_sunrise: 'Немає сходу Сонця',
  nakshatra_tolerated: 'Накшатра, яку лише терплять',
  tithi_tolerated: 'Тітхі, який лише терплять',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'Сонячне затемнення',
  lunar: 'Місячне затемнення',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'часткове',
  annular: 'кільцеподібне',
  total: 'повне',
  hybrid: 'гібридне',
  penumbral: 'півтіньове',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'Перший дотик',
  second: 'Другий дотик',
  third: 'Третій дотик',
  fourth: 'Останній дотик',
  penumbral_begins: 'Початок півтіні',
  partial_begins: 'Початок тіні',
  total_begins: 'Початок повної фази',
  total_ends: 'Кінець повної фази',
  partial_ends: 'Кінець тіні',
  penumbral_ends: 'Кінець півтіні',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'не вказується',
  combustion: 'спалення на сході Сонця',
  kalamsha: 'градуси часу («Сурʼя-сіддханта»)',
  arcus_visionis: 'глибина Сонця (Шох)',
  elongation: 'елонгація',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'рухомий',
  fixed: 'нерухомий',
  dual: 'двоїстий',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'лише знаки',
  navamsas: 'з навамшами',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'не видно (аста)',
  combust: 'спалення',
  retrograde: 'ретроградність',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'Входить у знак',
  nakshatra_entry: 'Входить у накшатру',
  station: 'Стояння',
  combustion_begins: 'Спалення починається',
  combustion_ends: 'Спалення закінчується',
  asta: 'Зникає у променях Сонця (аста)',
  udaya: 'Знову показується (удая)',
  paksha: 'Повня або новий місяць',
  vedha: 'Ведха змінюється',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'Махадаша',
  antar: 'Антардаша',
  pratyantar: 'Пратʼянтардаша',
  sukshma: 'Сукшмадаша',
  prana: 'Пранадаша',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'Вімшоттарі',
  yogini: 'Йогіні',
  ashtottari: 'Аштоттарі',
  chara: 'Чара',
  chara_parashara: 'Чара (Парашара)',
  narayana: 'Нараяна',
  shoola: 'Шула',
  sudasa: 'Судаша',
  kalachakra: 'Калачакра',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'Атмакарака',
  amatya: 'Аматʼякарака',
  bhratri: 'Бхратрікарака',
  matri: 'Матрікарака',
  pitri: 'Пітрікарака',
  putra: 'Путракарака',
  gnati: 'Гнатікарака',
  dara: 'Даракарака',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'Парашара',
  varahamihira: 'Варахаміхіра',
};

export const yogini: Names['yogini'] = {
  Mangala: 'Мангала',
  Pingala: 'Пінгала',
  Dhanya: 'Дханʼя',
  Bhramari: 'Бхрамарі',
  Bhadrika: 'Бхадріка',
  Ulka: 'Улька',
  Siddha: 'Сіддха',
  Sankata: 'Санката',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'тропічний',
  sidereal: 'сидеричний',
};

export const koota: Names['koota'] = {
  varna: 'Варна',
  vashya: 'Вашʼя',
  tara: 'Тара',
  yoni: 'Йоні',
  graha_maitri: 'Граха-майтрі',
  gana: 'Гана',
  bhakoot: 'Бхакут',
  nadi: 'Наді',
};

export const varna: Names['varna'] = {
  shudra: 'шудра',
  vaishya: 'вайшʼя',
  kshatriya: 'кшатрій',
  brahmin: 'брахман',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'чатушпада (чотириногі)',
  manava: 'манава (люди)',
  jalachara: 'джалачара (водні)',
  vanachara: 'ваначара (лісові)',
  keeta: 'кіта (комахи)',
};

export const match_band: Names['match_band'] = {
  excellent: 'Відмінно',
  very_good: 'Дуже добре',
  acceptable: 'Прийнятно',
  below_customary_threshold: 'Нижче за звичний мінімум',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'Лагна',
  moon: 'Місяць',
  both: 'Лагна й Місяць',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'Марс у власному знаку',
  mars_exalted: 'Марс в екзальтації',
  mars_sign_house_exception: 'Марс у знаку, що знімає дошу його дому',
  mars_in_leo_or_aquarius: 'Марс у Леві або Водолії',
  jupiter_conjunct_mars: 'Юпітер разом із Марсом',
  jupiter_aspects_mars: 'Аспект Юпітера на Марс',
  moon_conjunct_mars: 'Місяць разом із Марсом',
  jupiter_in_lagna: 'Юпітер у лагні',
  mars_yogakaraka_lagna: 'Марс як йогакарака лагни',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'скасовує',
  reducing: 'послаблює',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'тамільська, десять',
  kerala: 'керальська, десять',
  twelve: 'дванадцять, цілі бали',
  stars_only: 'десять, за зірками',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'таблиці цієї оцінки',
  north_indian_printed: 'друковані таблиці півночі',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'лагна і Місяць',
  lagna_moon_and_venus: 'лагна, Місяць і Венера',
};

export const porutham: Names['porutham'] = {
  dina: 'Діна',
  gana: 'Гана',
  mahendra: 'Махендра',
  stree_deergha: 'Стрі-діргха',
  yoni: 'Йоні',
  rasi: 'Раші',
  rasiyathipati: 'Рашʼядхіпаті',
  vasya: 'Васʼя',
  rajju: 'Раджджу',
  vedha: 'Ведха',
  nadi: 'Наді',
  varna: 'Варна',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'пада',
  kati: 'каті',
  udara: 'удара',
  kantha: 'кантха',
  siro: 'широ',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'обидва знаки мають одного володаря або дружніх володарів',
  nadi_same_or_friendly_lords: 'володарі обох місячних знаків — той самий або друзі',
  gana_bride_beyond_14th: 'зірка нареченої далі чотирнадцятої від зірки нареченого',
  rajju_waived_by_four: 'володарі, Раші, Діна й Махендра згодні',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'за остачею від девʼяти',
  cycle_graded: 'за колом 27 зір',
  graded: 'з половинами бала',
  binary: 'цілими балами',
  graded_13_7: 'понад 13 зір, 7 для половини',
  above_7: 'понад 7 зір',
  sex_graded: 'за статтю тварин, з половинами бала',
  stars_only: 'за статтю тварин',
  eighth_bad: '8-й знак не узгоджується',
  eighth_good: '8-й знак узгоджується',
  lord_yavana: 'друзі за списком Явани',
  lord_bphs_graded: 'природні друзі, з половинами бала',
  lord_not_hostile: 'не вороги один одному',
  either_way: 'у будь-який бік',
  five_groups: 'не та сама з пʼяти груп',
  directional: 'за групою й напрямком',
  kerala_three: 'не обоє в середній з трьох груп',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'таблиця Прокерали',
  hindupanchangam: 'таблиця, яку друкують на півночі',
  symmetric_5_1_0: 'таблиця, яку друкують на півночі: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'повний погляд',
  special: 'особливий погляд',
};

export const method: Names['method'] = {
  service_transit_v1: 'транзити за граха-дришті',
  service_manglik_v1: 'манглік від лагни й Місяця',
  own_manglik_pair_v1: 'манглік обох, за власними вагами',
  nakshatra_syllables_v1: 'звуки пад',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'раніший день',
  last: 'пізніший день',
  more: 'той, де її більше, інакше раніший',
  more_last: 'той, де її більше, інакше пізніший',
  full: 'єдиний, де вона вся, інакше раніший',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'останній зі сходом у ній, інакше день початку',
  last: 'останній зі сходом у ній, інакше день після початку',
  first: 'день її початку',
  next: 'наступний день',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'лагна',
  moon: 'Місяць',
  venus: 'Венера',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'немає',
  mild: 'слабка',
  moderate: 'помірна',
  strong: 'сильна',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'жоден не манглік',
  both_flagged_balanced: 'обоє мангліки, що врівноважує',
  cancelled: 'манглік, але знято',
  one_sided: 'манглік лише один',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'згідно з джерелами',
  all: 'усі вживані',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'один знак, дві зірки',
  nadi_same_nakshatra: 'одна зірка, два знаки',
  nadi_padas: 'одна зірка, дві пади',
  bhakoot_one_ruler: 'один володар обох знаків',
  bhakoot_friends: 'володарі знаків — друзі',
  gana_rulers: 'один володар обох знаків або дружні володарі',
};

export const confidence: Names['confidence'] = {
  high: 'висока',
  medium: 'середня',
  low: 'низька',
};

export const language: Names['language'] = {
  en: 'англійська',
  uk: 'українська',
  ru: 'російська',
  hi: 'гінді',
  fr: 'французька',
  de: 'німецька',
  es: 'іспанська',
  ta: 'тамільська',
  te: 'телугу',
  kn: 'каннада',
  ml: 'малаялам',
  mr: 'маратхі',
  gu: 'гуджараті',
  bn: 'бенгальська',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'Асцендент' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'Пхаладіпіка',
  raman: 'Раман',
  muhurta_chintamani: 'Мухурта Чінтамані',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'Найсильніша з тих, хто має дружній аспект на лагну, з дому 3, 5, 9 або 11.',
  aspect: 'Найсильніша з тих, хто має аспект на лагну.',
  greatest_strength: 'Ніхто не дивиться на лагну: найсильніша.',
  first_candidate: 'Ніхто не дивиться на лагну й ніхто не сильний: перша.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'Управитель знака Сонця чи Місяця',
  natal_lagna: 'Управитель лагни народження',
  muntha: 'Управитель мунтхи',
  annual_lagna: 'Управитель лагни року',
  tri_rashi: 'Управитель тріраші',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'Сильний дружній',
  weak_friendly: 'Слабкий дружній',
  strong_inimical: 'Сильний ворожий',
  weak_inimical: 'Слабкий ворожий',
  neutral: 'Нейтральний',
};

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'Ітхасала',
  ishrafa: 'Ішрафа',
  nakta: 'Накта',
  yamaya: 'Ямая',
  ikkavala: 'Іккавала',
  induvara: 'Індувара',
  manau: 'Манау',
  kamboola: 'Камбула',
  gairi_kamboola: 'Гаїрі-камбула',
  khallasara: 'Кхалласара',
  radda: 'Радда',
  duphali_kuttha: 'Дупхалі-куттха',
  dutthotthadavira: 'Дуттхоттхадавіра',
  tambira: 'Тамбіра',
  kuttha: 'Куттха',
  durapha: 'Дурапха',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'Шріпаті',
  equal: 'Рівні',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'сім грах',
  nine: 'девʼять грах, разом із Раху та Кету',
};

export const murti: Names['murti'] = {
  gold: 'золото',
  silver: 'срібло',
  copper: 'мідь',
  iron: 'залізо',
};

export const house_quality: Names['house_quality'] = {
  good: 'сприятливий',
  bad: 'несприятливий',
};

export const grade: Names['grade'] = {
  A: 'джерела згодні',
  B: 'школи різняться',
  C: 'підтвердження не знайдено: непевно',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'псують добрий дім',
  saves: 'рятують поганий',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'Ручака',
  bhadra: 'Бхадра',
  hamsa: 'Хамса',
  malavya: 'Малавʼя',
  shasha: 'Шаша',
  sunapha: 'Сунапха',
  anapha: 'Анапха',
  durudhara: 'Дурудхара',
  kemadruma: 'Кемадрума',
  gajakesari: 'Гаджакесарі',
  chandra_mangala: 'Чандра-Мангала',
  adhi: 'Адхі',
  amala: 'Амала',
  vasumati: 'Васуматі',
  shakata: 'Шаката',
  moon_benefic_upachaya: 'Дхана від Місяця',
  lagnadhi: 'Лагнадхі',
  vesi: 'Веші',
  vasi: 'Ваші',
  ubhayachari: 'Убхаячарі',
  budhaditya: 'Будхадітʼя',
  guru_mangala: 'Гуру-Мангала',
  shubha_kartari: 'Шубха-картарі',
  papa_kartari: 'Папа-картарі',
  parvata: 'Парвата',
  kahala: 'Кахала',
  chamara: 'Чамара',
  shankha: 'Шанкха',
  bheri: 'Бхері',
  lakshmi: 'Лакшмі',
  saraswati: 'Сарасваті',
  gauri: 'Гаурі',
  kalanidhi: 'Каланідхі',
  khadga: 'Кхадга',
  srinatha: 'Шрінатха',
  matsya: 'Матсʼя',
  shiva: 'Шіва',
  trilochana: 'Трілочана',
  chatussagara: 'Чатуссагара',
  pushkala: 'Пушкала',
  kusuma: 'Кусума',
  amsavatara: 'Амшаватара',
  raja_kendra_trikona: 'Раджа (володарі кендр і трикон)',
  dharma_karmadhipati: 'Дхарма-Кармадхіпаті',
  yogakaraka: 'Йогакарака',
  harsha: 'Харша',
  sarala: 'Сарала',
  vimala: 'Вімала',
  neechabhanga: 'Ніча-бханга',
  maha_parivartana: 'Маха-парівартана',
  khala_parivartana: 'Кхала-парівартана',
  dainya_parivartana: 'Дайнʼя-парівартана',
  dhana: 'Дхана',
  daridra: 'Дарідра',
  kala_sarpa: 'Кала-сарпа',
  guru_chandala: 'Гуру-чандала',
  grahan: 'Грахана',
  angaraka: 'Ангарака',
  shrapit: 'Шрапіт',
  vish: 'Віша',
  rajju: 'Раджу',
  musala: 'Мусала',
  nala: 'Нала',
  mala: 'Мала',
  sarpa: 'Сарпа',
  gada: 'Гада',
  shakata_nabhasa: 'Шаката (набхаса)',
  vihaga: 'Віхага',
  shringataka: 'Шрінгатака',
  hala: 'Хала',
  vajra: 'Ваджра',
  yava: 'Ява',
  kamala: 'Камала',
  vapi: 'Вапі',
  yupa: 'Юпа',
  shara: 'Шара',
  shakti: 'Шакті',
  danda: 'Данда',
  nauka: 'Наука',
  kuta: 'Кута',
  chhatra: 'Чхатра',
  chapa: 'Чапа',
  ardha_chandra: 'Ардха-Чандра',
  chakra: 'Чакра',
  samudra: 'Самудра',
  gola: 'Гола',
  yuga: 'Юга',
  shula: 'Шула',
  kedara: 'Кедара',
  pasha: 'Паша',
  dama: 'Дама',
  vallaki: 'Валлакі',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'Ананта',
  Kulika: 'Куліка',
  Vasuki: 'Васукі',
  Shankhapala: 'Шанкхапала',
  Padma: 'Падма',
  Mahapadma: 'Махападма',
  Takshaka: 'Такшака',
  Karkotaka: 'Каркотака',
  Shankhachuda: 'Шанкхачуда',
  Ghataka: 'Гхатака',
  Vishadhara: 'Вішадхара',
  Sheshanaga: 'Шешанага',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'махапуруша',
  lunar: 'від Місяця',
  solar: 'від Сонця',
  raja: 'раджа',
  parivartana: 'обмін володарів',
  dhana: 'достатку',
  other: 'інші',
  nabhasa_ashraya: 'набхаса: види знаків',
  nabhasa_dala: 'набхаса: гірлянда і змія',
  nabhasa_akriti: 'набхаса: фігури',
  nabhasa_sankhya: 'набхаса: числа',
  dosha: 'доші',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'ширше визначення',
  strict: 'вужче визначення',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'у домі',
  not_in_house: 'поза названими домами',
  dignity: 'гідність',
  not_dignity: 'немає поганої гідності',
  not_combust: 'не спалений',
  conjunct: 'в одному знаку',
  aspects: 'дивиться на',
  aspects_lagna: 'дивиться на лагну',
  exchange: 'обмін знаками',
  mutual_aspect: 'дивляться один на одного',
  strong: 'сильний',
  houses_occupied: 'зайняті доми',
  none_in_houses: 'жодної з них у домах',
  movable_sign: 'у рухомому знаку',
  fixed_sign: 'у нерухомому знаку',
  dual_sign: 'у двоїстому знаку',
  sign_count: 'лік за знаками',
  yogakaraka: 'володіє кендрою і триконою',
  between_nodes: 'усі сім між ними',
  debilitated: 'у падінні',
  dispositor_in_kendra: 'володар його знака в кендрі',
  exaltation_lord_in_kendra: 'володар його екзальтації в кендрі',
  planet_exalted_there_in_kendra: 'екзальтована там планета в кендрі',
  dispositor_joins_or_aspects: 'володар його знака з ним або дивиться на нього',
  dispositor_and_exaltation_lord_mutual_kendra: 'обидва володарі в кендрах один від одного',
  no_other_nabhasa: 'немає іншої набхаса-йоги',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'планета поруч із Місяцем',
  planet_in_kendra_from_moon: 'планета в кендрі від Місяця',
  planet_in_kendra_from_lagna: 'планета в кендрі від лагни',
  moon_in_kendra_from_lagna: 'Місяць у кендрі від лагни',
  jupiter_aspects_moon: 'Юпітер дивиться на Місяць',
  moon_exalted_or_own: 'Місяць екзальтований або у своєму знаку',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'Дхума',
  vyatipata: 'Вʼятіпата',
  parivesha: 'Парівеша',
  indrachapa: 'Індрачапа',
  upaketu: 'Упакету',
  kala: 'Кала',
  mrityu: 'Мрітʼю',
  ardhaprahara: 'Ардхапрахара',
  yamaghantaka: 'Ямагхантака',
  gulika: 'Гуліка',
  mandi: 'Манді',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'Бхава-лагна',
  hora: 'Хора-лагна',
  ghati: 'Гхаті-лагна',
  sree: 'Шрі-лагна',
  indu: 'Інду-лагна',
  varnada: 'Варнада-лагна',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'Реваті–Ашвіні',
  ashlesha_magha: 'Ашлеша–Магха',
  jyeshtha_mula: 'Джйештха–Мула',
};

export const baladi: Names['baladi'] = {
  bala: 'Бала',
  kumara: 'Кумара',
  yuva: 'Юва',
  vriddha: 'Вріддха',
  mrita: 'Мріта',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'Джаграт',
  svapna: 'Свапна',
  sushupti: 'Сушупті',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'Діпта',
  svastha: 'Свастха',
  mudita: 'Мудіта',
  shanta: 'Шанта',
  dina: 'Діна',
  duhkhita: 'Духкхіта',
  khala: 'Кхала',
  kopa: 'Копа',
  vikala: 'Вікала',
};

export const saham: Names['saham'] = {
  punya: 'Пунʼя (щастя)',
  vidya: 'Відʼя (навчання)',
  yashas: 'Яшас (слава)',
  mitra: 'Мітра (друзі)',
  mahatmya: 'Махатмʼя (велич)',
  asha: 'Аша (бажання)',
  samartha: 'Самартха (здатність)',
  bhratri: 'Бхратрі (брати й сестри)',
  gaurava: 'Гаурава (повага)',
  pitri: 'Пітрі (батько)',
  rajya: 'Раджʼя (влада)',
  matri: 'Матрі (мати)',
  putra: 'Путра (діти)',
  jiva: 'Джіва (життя)',
  karma: 'Карма (праця)',
  roga: 'Рога (хвороба)',
  kali: 'Калі (чвари)',
  shastra: 'Шастра (науки)',
  bandhu: 'Бандху (рідня)',
  mrityu: 'Мрітʼю (смерть)',
  paradesha: 'Парадеша (чужі краї)',
  artha: 'Артха (багатство)',
  paradara: 'Парадара (зрада)',
  vanik: 'Ванік (торгівля)',
  karyasiddhi: 'Карʼясіддхі (успіх)',
  vivaha: 'Віваха (шлюб)',
  santapa: 'Сантапа (печаль)',
  shraddha: 'Шраддха (віра)',
  priti: 'Пріті (прихильність)',
  jadya: 'Джадʼя (хронічна хвороба)',
  vyapara: 'Вʼяпара (справа)',
  shatru: 'Шатру (вороги)',
  jalapatana: 'Джалапатана (шлях водою)',
  bandhana: 'Бандхана (неволя)',
  apamrityu: 'Апамрітʼю (передчасна смерть)',
  labha: 'Лабха (прибуток)',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'У межах градуса',
  present: 'У межах орба',
  future: 'Ще поза орбом',
};

export const year_by: Names['year_by'] = {
  solar: 'Повернення Сонця',
  tithi: 'Повернення тітхі (тітхі-правеша)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'Лахірі (Чітрапакша)',
  lahiri_icrc: 'Лахірі (Комітет із реформи календаря)',
  lahiri_1940: 'Лахірі (1940)',
  lahiri_vp285: 'Лахірі (нуль у 285 році)',
  true_chitra: 'Істинна Чітра (Спіка на 180°)',
  true_pushya: 'Істинна Пушʼя (δ Рака на 106°)',
  true_revati: 'Істинна Реваті (ζ Риб на 359°50′)',
  true_mula: 'Істинна Мула (λ Скорпіона на 240°)',
  true_sheoran: 'Шеоран',
  galactic_center_0_sagittarius: 'Центр Галактики на 0° Стрільця',
  galactic_center_mula: 'Центр Галактики в середині Мули (Вільгельм)',
  raman: 'Раман',
  krishnamurti: 'Крішнамурті (КП)',
  krishnamurti_vp291: 'Крішнамурті (нуль у 291 році)',
  yukteshwar: 'Шрі Юктешвар',
  surya_siddhanta: 'Сурʼя-сіддханта',
  surya_siddhanta_mean_sun: 'Сурʼя-сіддханта (середнє Сонце)',
  ss_revati: 'Сурʼя-сіддханта (Реваті)',
  ss_chitra: 'Сурʼя-сіддханта (Чітра)',
  aryabhata: 'Арʼябхата',
  aryabhata_mean_sun: 'Арʼябхата (середнє Сонце)',
  aryabhata_522: 'Арʼябхата (нуль у 522 році)',
  ushashashi: 'Уша і Шаші',
  jn_bhasin: 'Дж. Н. Бхасін',
  fagan_bradley: 'Фаган — Бредлі',
  deluce: 'Де Люс',
  djwhal_khul: 'Джвал Кхул',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'Бхрігу-бінду',
  yogi_point: 'Йогі',
  avayogi_point: 'Авайогі',
  beeja_sphuta: 'Біджа-спхута',
  kshetra_sphuta: 'Кшетра-спхута',
  pranapada: 'Пранапада',
  prana_sphuta: 'Прана-спхута',
  deha_sphuta: 'Деха-спхута',
  mrityu_sphuta: 'Мрітʼю-спхута',
  sukshma_trisphuta: 'Сукшма-тріспхута',
  trisphuta: 'Тріспхута',
  chatuhsphuta: 'Чатухспхута',
  panchasphuta: 'Панчаспхута',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22-га дреккана',
  navamsa_64: '64-та навамша',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'Цей час до народження.',
  ended: 'Її періоди закінчилися.',
  birth_time_needed: 'Для неї потрібен час народження.',
};
