import { byTitle, byVargaName, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';

export * from './calendars.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'Овен',
  Taurus: 'Телец',
  Gemini: 'Близнецы',
  Cancer: 'Рак',
  Leo: 'Лев',
  Virgo: 'Дева',
  Libra: 'Весы',
  Scorpio: 'Скорпион',
  Sagittarius: 'Стрелец',
  Capricorn: 'Козерог',
  Aquarius: 'Водолей',
  Pisces: 'Рыбы',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'в Овне',
  Taurus: 'в Тельце',
  Gemini: 'в Близнецах',
  Cancer: 'в Раке',
  Leo: 'во Льве',
  Virgo: 'в Деве',
  Libra: 'в Весах',
  Scorpio: 'в Скорпионе',
  Sagittarius: 'в Стрельце',
  Capricorn: 'в Козероге',
  Aquarius: 'в Водолее',
  Pisces: 'в Рыбах',
};

export const graha: Names['graha'] = {
  Sun: 'Солнце',
  Moon: 'Луна',
  Mercury: 'Меркурий',
  Venus: 'Венера',
  Mars: 'Марс',
  Jupiter: 'Юпитер',
  Saturn: 'Сатурн',
  Rahu: 'Раху',
  Ketu: 'Кету',
  Uranus: 'Уран',
  Neptune: 'Нептун',
  Pluto: 'Плутон',
};

export const nakshatra: Names['nakshatra'] = {
  Ashwini: 'Ашвини',
  Bharani: 'Бхарани',
  Krittika: 'Криттика',
  Rohini: 'Рохини',
  Mrigashira: 'Мригашира',
  Ardra: 'Ардра',
  Punarvasu: 'Пунарвасу',
  Pushya: 'Пушья',
  Ashlesha: 'Ашлеша',
  Magha: 'Магха',
  'Purva Phalguni': 'Пурва Пхалгуни',
  'Uttara Phalguni': 'Уттара Пхалгуни',
  Hasta: 'Хаста',
  Chitra: 'Читра',
  Swati: 'Свати',
  Vishakha: 'Вишакха',
  Anuradha: 'Анурадха',
  Jyeshtha: 'Джйештха',
  Mula: 'Мула',
  'Purva Ashadha': 'Пурва Ашадха',
  'Uttara Ashadha': 'Уттара Ашадха',
  Shravana: 'Шравана',
  Dhanishta: 'Дхаништха',
  Shatabhisha: 'Шатабхиша',
  'Purva Bhadrapada': 'Пурва Бхадрапада',
  'Uttara Bhadrapada': 'Уттара Бхадрапада',
  Revati: 'Ревати',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'Ашвини-кумары',
  Yama: 'Яма',
  Agni: 'Агни',
  'Brahma (Prajapati)': 'Брахма (Праджапати)',
  Soma: 'Сома',
  Rudra: 'Рудра',
  Aditi: 'Адити',
  Brihaspati: 'Брихаспати',
  'Nagas (Sarpas)': 'Наги (Сарпы)',
  Pitris: 'Питри',
  Bhaga: 'Бхага',
  Aryaman: 'Арьяман',
  Savitar: 'Савитар',
  Tvashtar: 'Тваштар',
  Vayu: 'Ваю',
  'Indra and Agni': 'Индра и Агни',
  Mitra: 'Митра',
  Indra: 'Индра',
  Nirriti: 'Ниррити',
  Apas: 'Апас',
  Vishvedevas: 'Вишведевы',
  Vishnu: 'Вишну',
  Vasus: 'Васу',
  Varuna: 'Варуна',
  'Aja Ekapada': 'Аджа Экапада',
  'Ahir Budhnya': 'Ахир Будхнья',
  Pushan: 'Пушан',
};

export const nature: Names['nature'] = {
  laghu: 'лёгкая (лагху)',
  mridu: 'мягкая (мриду)',
  dhruva: 'устойчивая (дхрува)',
  chara: 'подвижная (чара)',
  mishra: 'смешанная (мишра)',
  ugra: 'свирепая (угра)',
  tikshna: 'острая (тикшна)',
};

export const gana: Names['gana'] = {
  deva: 'Дева (божественная)',
  manushya: 'Манушья (человеческая)',
  rakshasa: 'Ракшаса (необузданная)',
};

export const nadi: Names['nadi'] = {
  adi: 'Ади (первая)',
  madhya: 'Мадхья (средняя)',
  antya: 'Антья (последняя)',
};

export const yoni: Names['yoni'] = {
  horse: 'Лошадь',
  elephant: 'Слон',
  sheep: 'Овца',
  serpent: 'Змея',
  dog: 'Собака',
  cat: 'Кошка',
  rat: 'Крыса',
  cow: 'Корова',
  buffalo: 'Буйвол',
  tiger: 'Тигр',
  deer: 'Олень',
  monkey: 'Обезьяна',
  mongoose: 'Мангуст',
  lion: 'Лев',
};

export const tithi: Names['tithi'] = {
  Pratipada: 'Пратипада',
  Dvitiya: 'Двития',
  Tritiya: 'Трития',
  Chaturthi: 'Чатуртхи',
  Panchami: 'Панчами',
  Shashthi: 'Шаштхи',
  Saptami: 'Саптами',
  Ashtami: 'Аштами',
  Navami: 'Навами',
  Dashami: 'Дашами',
  Ekadashi: 'Экадаши',
  Dvadashi: 'Двадаши',
  Trayodashi: 'Трайодаши',
  Chaturdashi: 'Чатурдаши',
  Purnima: 'Пурнима',
  Amavasya: 'Амавасья',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'группа Нанда (радость)',
  bhadra: 'группа Бхадра (благополучие)',
  jaya: 'группа Джая (победа)',
  rikta: 'группа Рикта (пустота)',
  purna: 'группа Пурна (полнота)',
  amavasya: 'день новолуния, которого избегают',
};

export const paksha: Names['paksha'] = {
  shukla: 'светлая половина, шукла-пакша',
  krishna: 'тёмная половина, кришна-пакша',
};

export const yoga: Names['yoga'] = {
  Vishkambha: 'Вишкамбха',
  Priti: 'Прити',
  Ayushman: 'Аюшман',
  Saubhagya: 'Саубхагья',
  Shobhana: 'Шобхана',
  Atiganda: 'Атиганда',
  Sukarma: 'Сукарма',
  Dhriti: 'Дхрити',
  Shula: 'Шула',
  Ganda: 'Ганда',
  Vriddhi: 'Вриддхи',
  Dhruva: 'Дхрува',
  Vyaghata: 'Вьягхата',
  Harshana: 'Харшана',
  Vajra: 'Ваджра',
  Siddhi: 'Сиддхи',
  Vyatipata: 'Вьятипата',
  Variyan: 'Вариян',
  Parigha: 'Паригха',
  Shiva: 'Шива',
  Siddha: 'Сиддха',
  Sadhya: 'Садхья',
  Shubha: 'Шубха',
  Shukla: 'Шукла',
  Brahma: 'Брахма',
  Indra: 'Индра',
  Vaidhriti: 'Вайдхрити',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'благоприятная',
  inauspicious: 'неблагоприятная',
};

export const karana: Names['karana'] = {
  Bava: 'Бава',
  Balava: 'Балава',
  Kaulava: 'Каулава',
  Taitila: 'Тайтила',
  Gara: 'Гара',
  Vanija: 'Ваниджа',
  Vishti: 'Вишти',
  Kimstughna: 'Кимстугхна',
  Shakuni: 'Шакуни',
  Chatushpada: 'Чатушпада',
  Naga: 'Нага',
};

export const karana_type: Names['karana_type'] = {
  movable: 'подвижная',
  fixed: 'неподвижная',
};

export const limb: Names['limb'] = {
  tithi: 'Титхи',
  nakshatra: 'Накшатра',
  yoga: 'Йога',
  karana: 'Карана',
};

export const weekday: Names['weekday'] = {
  Sunday: 'воскресенье',
  Monday: 'понедельник',
  Tuesday: 'вторник',
  Wednesday: 'среда',
  Thursday: 'четверг',
  Friday: 'пятница',
  Saturday: 'суббота',
};

export const vara: Names['vara'] = {
  Ravivara: 'Равивара',
  Somavara: 'Сомавара',
  Mangalavara: 'Мангалавара',
  Budhavara: 'Будхавара',
  Guruvara: 'Гурувара',
  Shukravara: 'Шукравара',
  Shanivara: 'Шанивара',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'Чайтра',
  Vaishakha: 'Вайшакха',
  Jyeshtha: 'Джйештха',
  Ashadha: 'Ашадха',
  Shravana: 'Шравана',
  Bhadrapada: 'Бхадрапада',
  Ashvina: 'Ашвина',
  Kartika: 'Карттика',
  Margashirsha: 'Маргаширша',
  Pausha: 'Пауша',
  Magha: 'Магха',
  Phalguna: 'Пхалгуна',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'Новолуние',
  waxing_crescent: 'Растущий серп',
  first_quarter: 'Первая четверть',
  waxing_gibbous: 'Растущая Луна',
  full_moon: 'Полнолуние',
  waning_gibbous: 'Убывающая Луна',
  last_quarter: 'Последняя четверть',
  waning_crescent: 'Убывающий серп',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'восход Солнца в центре расселения людей часового пояса',
  place_sunrise: 'восход Солнца в этом месте',
  nominal_06_18: 'день с 06:00 до 18:00',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'день',
  night: 'ночь',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'Удвег',
  Char: 'Чар',
  Labh: 'Лабх',
  Amrit: 'Амрит',
  Kaal: 'Каал',
  Shubh: 'Шубх',
  Rog: 'Рог',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'Раху-калам',
    yamaganda: 'Ямаганда',
    gulika: 'Гулика-калам',
    dur_muhurta: 'Дур-мухурта',
    abhijit: 'Абхиджит-мухурта',
    brahma_muhurta: 'Брахма-мухурта',
    varjyam: 'Варджьям',
    amrita_kala: 'Амрита-кала',
    vijaya: 'Виджая-мухурта',
    godhuli: 'Годхули',
    nishita: 'Нишита',
    pratah_sandhya: 'Пратах-сандхья',
    sayahna_sandhya: 'Саяхна-сандхья',
    night_dur_muhurta: 'Ночная дур-мухурта',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'Джанма',
  Sampat: 'Сампат',
  Vipat: 'Випат',
  Kshema: 'Кшема',
  Pratyari: 'Пратьяри',
  Sadhaka: 'Садхака',
  Vadha: 'Вадха',
  Mitra: 'Митра',
  'Ati Mitra': 'Ати Митра',
};

export const quality: Names['quality'] = {
  best: 'лучшая',
  good: 'хорошая',
  neutral_good: 'средняя',
  mixed: 'неоднозначная',
  neutral: 'нейтральная',
  bad: 'избегают',
  very_bad: 'очень неблагоприятная',
};

export const band: Names['band'] = {
  favourable: 'Благоприятно',
  mixed: 'Неоднозначно',
  challenging: 'Сложно',
};

export const verdict: Names['verdict'] = {
  push: 'Действуйте',
  mixed: 'Неоднозначно',
  wait: 'Подождите',
};

export const intent: Names['intent'] = {
  communication: 'Общение',
  career: 'Карьера',
  money: 'Деньги',
  love: 'Любовь',
  travel: 'Путешествие',
  study: 'Учёба',
  health: 'Здоровье',
  home: 'Дом и семья',
  property: 'Недвижимость и долгосрочные дела',
  contract: 'Договоры и подписание',
  vehicle: 'Транспорт',
  conflict: 'Конфликт или суд',
  spiritual: 'Духовная практика',
  creative: 'Творчество',
  general: 'Любое дело',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'Романтические отношения',
  Friendship: 'Дружба',
  Professional: 'Деловые отношения',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'Группа лунного дня',
  nakshatra_nature: 'Природа накшатры',
  yoga_quality: 'Йога дня',
  karana_quality: 'Карана дня',
  vara_lord: 'Управитель дня недели',
  paksha_bala: 'Сила Луны по фазе',
  tarabala: 'Сила тары',
  chandrabala: 'Сила Луны',
  day_lord_affinity: 'Управитель дня и ваш знак Луны',
  jupiter_transit: 'Юпитер от вашей Луны',
  saturn_transit: 'Сатурн от вашей Луны',
  hora_lord: 'Планетарный час',
  choghadiya: 'Чогхадия',
  window_overlap: 'Особый период дня',
  nakshatra_match: 'Накшатра и намерение',
  mode_day_lord: 'Управитель дня и отношения',
  mode_nakshatra: 'Накшатра и отношения',
  karaka_state: 'Состояние сигнификатора',
  moon_company: 'Планеты рядом с Луной',
};

export const rule_source: Names['rule_source'] = {
  classical: 'тексты мухурты',
  almanac: 'современные календари',
  own: 'наше правило',
};

export const element: Names['element'] = {
  fire: 'огонь',
  earth: 'земля',
  air: 'воздух',
  water: 'вода',
};

export const modality: Names['modality'] = {
  cardinal: 'кардинальный крест',
  fixed: 'фиксированный крест',
  mutable: 'мутабельный крест',
};

export const polarity: Names['polarity'] = {
  masculine: 'мужская',
  feminine: 'женская',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'соединение',
  semisextile: 'полусекстиль',
  sextile: 'секстиль',
  square: 'квадрат',
  trine: 'тригон',
  quincunx: 'квинконс',
  opposition: 'оппозиция',
};

export const sign_band: Names['sign_band'] = {
  high: 'Высокая',
  good: 'Хорошая',
  moderate: 'Умеренная',
  low: 'Низкая',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'Стихии',
  rulership: 'Управители',
};

export const dignity: Names['dignity'] = {
  exalted: 'экзальтация',
  moolatrikona: 'мулатрикона',
  own_sign: 'собственный знак',
  great_friend: 'знак большого друга',
  friend: 'знак друга',
  neutral: 'нейтральный знак',
  enemy: 'знак врага',
  great_enemy: 'знак большого врага',
  debilitated: 'падение',
};

export const relation: Names['relation'] = {
  great_friend: 'большой друг',
  friend: 'друг',
  neutral: 'нейтральный',
  enemy: 'враг',
  great_enemy: 'большой враг',
};

export const motion: Names['motion'] = {
  direct: 'директное движение',
  retrograde: 'ретроградное движение',
};

export const varga: Names['varga'] = {
  D1: 'Раши',
  D2: 'Хора',
  D3: 'Дреккана',
  D4: 'Чатуртхамша',
  D7: 'Саптамша',
  D9: 'Навамша',
  D10: 'Дашамша',
  D12: 'Двадашамша',
  D16: 'Шодашамша',
  D20: 'Вимшамша',
  D24: 'Чатурвимшамша',
  D27: 'Саптавимшамша',
  D30: 'Тримшамша',
  D40: 'Кхаведамша',
  D45: 'Акшаведамша',
  D60: 'Шаштиамша',
};

export const aspect: Names['aspect'] = {
  conjunction: 'соединение',
  third_aspect: '3-й аспект',
  fourth_aspect: '4-й аспект',
  fifth_aspect: '5-й аспект',
  opposition: '7-й аспект (оппозиция)',
  eighth_aspect: '8-й аспект',
  ninth_aspect: '9-й аспект',
  tenth_aspect: '10-й аспект',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'сходится',
  separating: 'расходится',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'Граха',
  natal_point_weight: 'Натальная точка',
  aspect_weight: 'Аспект',
  tight_orb_within_1deg: 'В пределах 1°',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': '12-й знак от натальной Луны',
  '1st': 'знак натальной Луны',
  '2nd': '2-й знак от натальной Луны',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'первая фаза',
  peak: 'средняя фаза',
  setting: 'последняя фаза',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'Саде Сати',
  ardhashtama: 'Ардхаштама (дхая, 4-й от Луны)',
  ashtama: 'Аштама (дхая, 8-й от Луны)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'Небо (Сварга)',
  patala: 'Подземный мир (Патала)',
  mrityu: 'Земля (Мритью-лока)',
};

export const compass: Names['compass'] = {
  east: 'Восток',
  south: 'Юг',
  west: 'Запад',
  north: 'Север',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'на земле',
  sky: 'на небе',
  patala: 'в Патале',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'на месте кремации',
  kailasa: 'на Кайласе',
  gauri: 'с Гаури',
  nandi: 'на Нанди',
  sabha: 'в собрании',
  bhojana: 'за трапезой',
  krida: 'в игре',
};

export const panchaka: Names['panchaka'] = {
  roga: 'Рога-панчака',
  raja: 'Раджа-панчака',
  agni: 'Агни-панчака',
  chora: 'Чора-панчака',
  mrityu: 'Мритью-панчака',
};

export const gowri: Names['gowri'] = {
  Uthi: 'Утхи',
  Amirdha: 'Амирдха',
  Rogam: 'Рогам',
  Laabam: 'Лабам',
  Dhanam: 'Дханам',
  Sugam: 'Сугам',
  Soram: 'Сорам',
  Visham: 'Вишам',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'Рудра',
  Ahi: 'Ахи',
  Mitra: 'Митра',
  Pitri: 'Питри',
  Vasu: 'Васу',
  Udaka: 'Удака',
  Vishvedeva: 'Вишведева',
  Vidhi: 'Видхи',
  Brahma: 'Брахма',
  Indra: 'Индра',
  Indragni: 'Индрагни',
  Nirriti: 'Ниррити',
  Varuna: 'Варуна',
  Aryaman: 'Арьяман',
  Bhaga: 'Бхага',
  Isha: 'Иша',
  Ajapada: 'Аджапада',
  Ahirbudhnya: 'Ахирбудхнья',
  Pushan: 'Пушан',
  Ashvin: 'Ашвин',
  Yama: 'Яма',
  Agni: 'Агни',
  Dhatri: 'Дхатри',
  Chandra: 'Чандра',
  Aditi: 'Адити',
  Jiva: 'Джива',
  Vishnu: 'Вишну',
  Arka: 'Арка',
  Tvashtri: 'Тваштри',
  Vayu: 'Ваю',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'Сарвартха-сиддхи',
  amrita_siddhi: 'Амрита-сиддхи',
  ravi_pushya: 'Рави-пушья',
  guru_pushya: 'Гуру-пушья',
  siddha_tithi: 'Сиддха-титхи',
  dwipushkara: 'Двипушкара',
  tripushkara: 'Трипушкара',
  ravi_yoga: 'Рави-йога',
  adal: 'Адал',
  vidal: 'Видал',
  jwalamukhi: 'Джваламукхи',
  yamaghanta: 'Ямагханта',
  dagdha_nakshatra: 'Дагдха-накшатра',
  dagdha_tithi: 'Дагдха-титхи',
  sun_dagdha_tithi: 'Сурья-дагдха-титхи',
  visha_tithi: 'Виша-титхи',
  hutashana_tithi: 'Хуташана-титхи',
  krakacha_tithi: 'Кракача-титхи',
  samvartaka_tithi: 'Самвартака-титхи',
  mrityu_tithi: 'Мритью-титхи',
};

export const anandadi: Names['anandadi'] = {
  Ananda: 'Ананда',
  Kaladanda: 'Каладанда',
  Dhumra: 'Дхумра',
  Dhata: 'Дхата',
  Saumya: 'Саумья',
  Dhvanksha: 'Дхванкша',
  Dhvaja: 'Дхваджа',
  Shrivatsa: 'Шриватса',
  Vajra: 'Ваджра',
  Mudgara: 'Мудгара',
  Chhatra: 'Чхатра',
  Mitra: 'Митра',
  Manasa: 'Манаса',
  Padma: 'Падма',
  Lumbaka: 'Лумбака',
  Utpata: 'Утпата',
  Mrityu: 'Мритью',
  Kana: 'Кана',
  Siddhi: 'Сиддхи',
  Shubha: 'Шубха',
  Amrita: 'Амрита',
  Musala: 'Мусала',
  Gada: 'Гада',
  Matanga: 'Матанга',
  Rakshasa: 'Ракшаса',
  Chara: 'Чара',
  Sthira: 'Стхира',
  Pravardhamana: 'Правардхамана',
};

export const samvatsara: Names['samvatsara'] = {
  Prabhava: 'Прабхава',
  Vibhava: 'Вибхава',
  Shukla: 'Шукла',
  Pramoda: 'Прамода',
  Prajapati: 'Праджапати',
  Angiras: 'Ангирас',
  Shrimukha: 'Шримукха',
  Bhava: 'Бхава',
  Yuva: 'Юва',
  Dhata: 'Дхата',
  Ishvara: 'Ишвара',
  Bahudhanya: 'Бахудханья',
  Pramathi: 'Праматхи',
  Vikrama: 'Викрама',
  Vrisha: 'Вриша',
  Chitrabhanu: 'Читрабхану',
  Subhanu: 'Субхану',
  Tarana: 'Тарана',
  Parthiva: 'Партхива',
  Vyaya: 'Вьяя',
  Sarvajit: 'Сарваджит',
  Sarvadhari: 'Сарвадхари',
  Virodhi: 'Виродхи',
  Vikriti: 'Викрити',
  Khara: 'Кхара',
  Nandana: 'Нандана',
  Vijaya: 'Виджая',
  Jaya: 'Джая',
  Manmatha: 'Манматха',
  Durmukha: 'Дурмукха',
  Hemalamba: 'Хемаламба',
  Vilamba: 'Виламба',
  Vikari: 'Викари',
  Sharvari: 'Шарвари',
  Plava: 'Плава',
  Shubhakrit: 'Шубхакрит',
  Shobhakrit: 'Шобхакрит',
  Krodhi: 'Кродхи',
  Vishvavasu: 'Вишвавасу',
  Parabhava: 'Парабхава',
  Plavanga: 'Плаванга',
  Kilaka: 'Килака',
  Saumya: 'Саумья',
  Sadharana: 'Садхарана',
  Virodhakrit: 'Виродхакрит',
  Paridhavi: 'Паридхави',
  Pramadi: 'Прамади',
  Ananda: 'Ананда',
  Rakshasa: 'Ракшаса',
  Nala: 'Нала',
  Pingala: 'Пингала',
  Kalayukta: 'Калаюкта',
  Siddharthi: 'Сиддхартхи',
  Raudra: 'Раудра',
  Durmati: 'Дурмати',
  Dundubhi: 'Дундубхи',
  Rudhirodgari: 'Рудхиродгари',
  Raktaksha: 'Рактакша',
  Krodhana: 'Кродхана',
  Akshaya: 'Акшая',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'Читтирай',
  Vaikasi: 'Вайкаси',
  Aani: 'Ани',
  Aadi: 'Ади',
  Aavani: 'Авани',
  Purattasi: 'Пураттаси',
  Aippasi: 'Айппаси',
  Karthigai: 'Картигай',
  Margazhi: 'Маргажи',
  Thai: 'Тай',
  Maasi: 'Маси',
  Panguni: 'Пангуни',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'Медам',
  Edavam: 'Эдавам',
  Mithunam: 'Митхунам',
  Karkidakam: 'Каркидакам',
  Chingam: 'Чингам',
  Kanni: 'Канни',
  Thulam: 'Тулам',
  Vrischikam: 'Вришчикам',
  Dhanu: 'Дхану',
  Makaram: 'Макарам',
  Kumbham: 'Кумбхам',
  Meenam: 'Минам',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'Бойшакх',
  Joishtho: 'Джойштхо',
  Asharh: 'Ашарх',
  Srabon: 'Срабон',
  Bhadro: 'Бхадро',
  Ashwin: 'Ашвин',
  Kartik: 'Картик',
  Ogrohayon: 'Огрохайон',
  Poush: 'Поуш',
  Magh: 'Магх',
  Falgun: 'Фалгун',
  Choitro: 'Чойтро',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'Байшакха',
  Jyestha: 'Джьештха',
  Asadha: 'Ашадха',
  Srabana: 'Срабана',
  Bhadraba: 'Бхадраба',
  Aswina: 'Ашвина',
  Kartika: 'Картика',
  Margasira: 'Маргашира',
  Pausa: 'Пауша',
  Magha: 'Магха',
  Phalguna: 'Пхалгуна',
  Chaitra: 'Чайтра',
};

export const ayana: Names['ayana'] = {
  uttarayana: 'Уттараяна',
  dakshinayana: 'Дакшинаяна',
};

export const ritu: Names['ritu'] = {
  vasanta: 'Васанта (весна)',
  grishma: 'Гришма (лето)',
  varsha: 'Варша (дожди)',
  sharad: 'Шарад (осень)',
  hemanta: 'Хеманта (начало зимы)',
  shishira: 'Шишира (конец зимы)',
};

export const activity: Names['activity'] = {
  marriage: 'Свадьба',
  griha_pravesh: 'Вселение в дом (гриха-правеша)',
  house_construction: 'Начало строительства дома',
  namakarana: 'Наречение имени (намакарана)',
  annaprashana: 'Первая твёрдая пища (аннапрашана)',
  mundan: 'Первая стрижка (мундан)',
  upanayana: 'Священный шнур (упанаяна)',
  vidyarambha: 'Начало учёбы (видьярамбха)',
  travel: 'Поездка',
  vehicle: 'Покупка транспорта',
  property_purchase: 'Покупка недвижимости',
  business_start: 'Открытие дела',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'Не учитывается',
  by_rule: 'Как требует правило',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'Как в печатных списках',
  strict: 'По букве текстов',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'Любое направление' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'День недели',
  nakshatra: 'Накшатра Луны',
  tithi: 'Лунный день (титхи)',
  lunar_month: 'Лунный месяц',
  sun_sign: 'Знак Солнца',
  disha_shula: 'Направление поездки (диша-шула)',
  adhika: 'Дополнительный месяц (адхика)',
  kharmas: 'Кхармас: Солнце в Стрельце или Рыбах',
  chaturmas: 'Чатурмас: четыре месяца сна Вишну',
  guru_asta: 'Юпитер слишком близко к Солнцу',
  shukra_asta: 'Венера слишком близко к Солнцу',
  bhadra: 'Бхадра (карана Вишти)',
  panchaka: 'Панчака: Луна от Дхаништхи до Ревати',
  sankranti: 'Санкранти: по 16 гхати с обеих сторон',
  holashtaka: 'Холаштака: восемь дней перед Холи',
  pitri_paksha: 'Две недели предков (питри-пакша)',
  bad_yogas: 'Избегаемые йоги',
  lagna: 'Восходящий знак (лагна)',
  lagna_house: 'Граха в доме, который должен быть пуст',
  too_short: 'Слишком коротко',
  no_sunrise: 'Нет восхода Солнца',
  nakshatra_tolerated: 'Накшатра, которую лишь терпят',
  tithi_tolerated: 'Титхи, который лишь терпят',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'Солнечное затмение',
  lunar: 'Лунное затмение',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'частное',
  annular: 'кольцеобразное',
  total: 'полное',
  hybrid: 'гибридное',
  penumbral: 'полутеневое',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'Первое касание',
  second: 'Второе касание',
  third: 'Третье касание',
  fourth: 'Последнее касание',
  penumbral_begins: 'Начало полутени',
  partial_begins: 'Начало тени',
  total_begins: 'Начало полной фазы',
  total_ends: 'Конец полной фазы',
  partial_ends: 'Конец тени',
  penumbral_ends: 'Конец полутени',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'не указывается',
  combustion: 'сожжение на восходе Солнца',
  kalamsha: 'градусы времени («Сурья-сиддханта»)',
  arcus_visionis: 'глубина Солнца (Шох)',
  elongation: 'элонгация',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'подвижный',
  fixed: 'неподвижный',
  dual: 'двойственный',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'только знаки',
  navamsas: 'с навамшами',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'не видно (аста)',
  combust: 'сожжение',
  retrograde: 'ретроградность',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'Входит в знак',
  nakshatra_entry: 'Входит в накшатру',
  station: 'Стояние',
  combustion_begins: 'Сожжение начинается',
  combustion_ends: 'Сожжение кончается',
  asta: 'Исчезает в лучах Солнца (аста)',
  udaya: 'Снова показывается (удая)',
  paksha: 'Полнолуние или новолуние',
  vedha: 'Ведха меняется',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'Махадаша',
  antar: 'Антардаша',
  pratyantar: 'Пратьянтардаша',
  sukshma: 'Сукшмадаша',
  prana: 'Пранадаша',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'Вимшоттари',
  yogini: 'Йогини',
  ashtottari: 'Аштоттари',
  chara: 'Чара',
  chara_parashara: 'Чара (Парашара)',
  narayana: 'Нараяна',
  shoola: 'Шула',
  sudasa: 'Судаша',
  kalachakra: 'Калачакра',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'Атмакарака',
  amatya: 'Аматьякарака',
  bhratri: 'Бхратрикарака',
  matri: 'Матрикарака',
  pitri: 'Питрикарака',
  putra: 'Путракарака',
  gnati: 'Гнатикарака',
  dara: 'Даракарака',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'Парашара',
  varahamihira: 'Варахамихира',
};

export const yogini: Names['yogini'] = {
  Mangala: 'Мангала',
  Pingala: 'Пингала',
  Dhanya: 'Дханья',
  Bhramari: 'Бхрамари',
  Bhadrika: 'Бхадрика',
  Ulka: 'Улька',
  Siddha: 'Сиддха',
  Sankata: 'Санката',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'тропический',
  sidereal: 'сидерический',
};

export const koota: Names['koota'] = {
  varna: 'Варна',
  vashya: 'Вашья',
  tara: 'Тара',
  yoni: 'Йони',
  graha_maitri: 'Граха-майтри',
  gana: 'Гана',
  bhakoot: 'Бхакут',
  nadi: 'Нади',
};

export const varna: Names['varna'] = {
  shudra: 'шудра',
  vaishya: 'вайшья',
  kshatriya: 'кшатрий',
  brahmin: 'брахман',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'чатушпада (четвероногие)',
  manava: 'манава (люди)',
  jalachara: 'джалачара (водные)',
  vanachara: 'ваначара (лесные)',
  keeta: 'кита (насекомые)',
};

export const match_band: Names['match_band'] = {
  excellent: 'Отлично',
  very_good: 'Очень хорошо',
  acceptable: 'Приемлемо',
  below_customary_threshold: 'Ниже обычного минимума',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'Лагна',
  moon: 'Луна',
  both: 'Лагна и Луна',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'Марс в собственном знаке',
  mars_exalted: 'Марс в экзальтации',
  mars_sign_house_exception: 'Марс в знаке, снимающем дошу его дома',
  mars_in_leo_or_aquarius: 'Марс во Льве или Водолее',
  jupiter_conjunct_mars: 'Юпитер вместе с Марсом',
  jupiter_aspects_mars: 'Аспект Юпитера на Марс',
  moon_conjunct_mars: 'Луна вместе с Марсом',
  jupiter_in_lagna: 'Юпитер в лагне',
  mars_yogakaraka_lagna: 'Марс как йогакарака лагны',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'отменяет',
  reducing: 'ослабляет',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'тамильская, десять',
  kerala: 'керальская, десять',
  twelve: 'двенадцать, целые баллы',
  stars_only: 'десять, по звёздам',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'таблицы этой оценки',
  north_indian_printed: 'печатные таблицы севера',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'лагна и Луна',
  lagna_moon_and_venus: 'лагна, Луна и Венера',
};

export const porutham: Names['porutham'] = {
  dina: 'Дина',
  gana: 'Гана',
  mahendra: 'Махендра',
  stree_deergha: 'Стри-диргха',
  yoni: 'Йони',
  rasi: 'Раши',
  rasiyathipati: 'Рашьядхипати',
  vasya: 'Васья',
  rajju: 'Раджу',
  vedha: 'Ведха',
  nadi: 'Нади',
  varna: 'Варна',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'пада',
  kati: 'кати',
  udara: 'удара',
  kantha: 'кантха',
  siro: 'широ',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'у обоих знаков один владыка или дружественные владыки',
  nadi_same_or_friendly_lords: 'владыки обоих лунных знаков — один и тот же или друзья',
  gana_bride_beyond_14th: 'звезда невесты дальше четырнадцатой от звезды жениха',
  rajju_waived_by_four: 'владыки, Раши, Дина и Махендра согласны',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'по остатку от девяти',
  cycle_graded: 'по кругу 27 звёзд',
  graded: 'с половинами балла',
  binary: 'целыми баллами',
  graded_13_7: 'больше 13 звёзд, 7 для половины',
  above_7: 'больше 7 звёзд',
  sex_graded: 'по полу животных, с половинами балла',
  stars_only: 'по полу животных',
  eighth_bad: '8-й знак не согласуется',
  eighth_good: '8-й знак согласуется',
  lord_yavana: 'друзья по списку Яваны',
  lord_bphs_graded: 'естественные друзья, с половинами балла',
  lord_not_hostile: 'не враги друг другу',
  either_way: 'в любую сторону',
  five_groups: 'не одна и та же из пяти групп',
  directional: 'по группе и направлению',
  kerala_three: 'не оба в средней из трёх групп',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'таблица Прокералы',
  hindupanchangam: 'таблица, печатаемая на севере',
  symmetric_5_1_0: 'таблица, печатаемая на севере: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'полный взгляд',
  special: 'особый взгляд',
};

export const method: Names['method'] = {
  service_transit_v1: 'транзиты по граха-дришти',
  service_manglik_v1: 'манглик от лагны и Луны',
  own_manglik_pair_v1: 'манглик обоих, по собственным весам',
  nakshatra_syllables_v1: 'звуки пад',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'более ранний день',
  last: 'более поздний день',
  more: 'тот, где её больше, иначе более ранний',
  more_last: 'тот, где её больше, иначе более поздний',
  full: 'единственный, где она вся, иначе более ранний',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'последний с восходом в ней, иначе день начала',
  last: 'последний с восходом в ней, иначе день после начала',
  first: 'день её начала',
  next: 'следующий день',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'лагна',
  moon: 'Луна',
  venus: 'Венера',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'нет',
  mild: 'слабая',
  moderate: 'умеренная',
  strong: 'сильная',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'ни один не манглик',
  both_flagged_balanced: 'оба манглики, что уравновешивает',
  cancelled: 'манглик, но снято',
  one_sided: 'манглик лишь один',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'согласно источникам',
  all: 'все употребляемые',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'один знак, две звезды',
  nadi_same_nakshatra: 'одна звезда, два знака',
  nadi_padas: 'одна звезда, две пады',
  bhakoot_one_ruler: 'один владыка обоих знаков',
  bhakoot_friends: 'владыки знаков — друзья',
  gana_rulers: 'один владыка обоих знаков или дружественные владыки',
};

export const confidence: Names['confidence'] = {
  high: 'высокая',
  medium: 'средняя',
  low: 'низкая',
};

export const language: Names['language'] = {
  en: 'английский',
  uk: 'украинский',
  ru: 'русский',
  hi: 'хинди',
  fr: 'французский',
  de: 'немецкий',
  es: 'испанский',
  ta: 'тамильский',
  te: 'телугу',
  kn: 'каннада',
  ml: 'малаялам',
  mr: 'маратхи',
  gu: 'гуджарати',
  bn: 'бенгальский',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'Асцендент' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'Пхаладипика',
  raman: 'Раман',
  muhurta_chintamani: 'Мухурта Чинтамани',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'Самая сильная из тех, у кого дружественный аспект на лагну, из дома 3, 5, 9 или 11.',
  aspect: 'Самая сильная из тех, у кого аспект на лагну.',
  greatest_strength: 'Никто не смотрит на лагну: самая сильная.',
  first_candidate: 'Никто не смотрит на лагну и никто не силён: первая.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'Управитель знака Солнца или Луны',
  natal_lagna: 'Управитель лагны рождения',
  muntha: 'Управитель мунтхи',
  annual_lagna: 'Управитель лагны года',
  tri_rashi: 'Управитель трираши',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'Сильный дружественный',
  weak_friendly: 'Слабый дружественный',
  strong_inimical: 'Сильный враждебный',
  weak_inimical: 'Слабый враждебный',
  neutral: 'Нейтральный',
};

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'Итхасала',
  ishrafa: 'Ишрафа',
  nakta: 'Накта',
  yamaya: 'Ямая',
  ikkavala: 'Иккавала',
  induvara: 'Индувара',
  manau: 'Манау',
  kamboola: 'Камбула',
  gairi_kamboola: 'Гаири-камбула',
  khallasara: 'Кхалласара',
  radda: 'Радда',
  duphali_kuttha: 'Дупхали-куттха',
  dutthotthadavira: 'Дуттхоттхадавира',
  tambira: 'Тамбира',
  kuttha: 'Куттха',
  durapha: 'Дурапха',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'Шрипати',
  equal: 'Равные',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'семь грах',
  nine: 'девять грах, вместе с Раху и Кету',
};

export const murti: Names['murti'] = {
  gold: 'золото',
  silver: 'серебро',
  copper: 'медь',
  iron: 'железо',
};

export const house_quality: Names['house_quality'] = {
  good: 'благоприятный',
  bad: 'неблагоприятный',
};

export const grade: Names['grade'] = {
  A: 'источники согласны',
  B: 'школы расходятся',
  C: 'подтверждения не найдено: неточно',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'портят хороший дом',
  saves: 'спасают плохой',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'Ручака',
  bhadra: 'Бхадра',
  hamsa: 'Хамса',
  malavya: 'Малавья',
  shasha: 'Шаша',
  sunapha: 'Сунапха',
  anapha: 'Анапха',
  durudhara: 'Дурудхара',
  kemadruma: 'Кемадрума',
  gajakesari: 'Гаджакесари',
  chandra_mangala: 'Чандра-Мангала',
  adhi: 'Адхи',
  amala: 'Амала',
  vasumati: 'Васумати',
  shakata: 'Шаката',
  moon_benefic_upachaya: 'Дхана от Луны',
  lagnadhi: 'Лагнадхи',
  vesi: 'Веши',
  vasi: 'Ваши',
  ubhayachari: 'Убхаячари',
  budhaditya: 'Будхадитья',
  guru_mangala: 'Гуру-Мангала',
  shubha_kartari: 'Шубха-картари',
  papa_kartari: 'Папа-картари',
  parvata: 'Парвата',
  kahala: 'Кахала',
  chamara: 'Чамара',
  shankha: 'Шанкха',
  bheri: 'Бхери',
  lakshmi: 'Лакшми',
  saraswati: 'Сарасвати',
  gauri: 'Гаури',
  kalanidhi: 'Каланидхи',
  khadga: 'Кхадга',
  srinatha: 'Шринатха',
  matsya: 'Матсья',
  shiva: 'Шива',
  trilochana: 'Трилочана',
  chatussagara: 'Чатуссагара',
  pushkala: 'Пушкала',
  kusuma: 'Кусума',
  amsavatara: 'Амшаватара',
  raja_kendra_trikona: 'Раджа (управители кендр и трикон)',
  dharma_karmadhipati: 'Дхарма-Кармадхипати',
  yogakaraka: 'Йогакарака',
  harsha: 'Харша',
  sarala: 'Сарала',
  vimala: 'Вимала',
  neechabhanga: 'Нича-бханга',
  maha_parivartana: 'Маха-паривартана',
  khala_parivartana: 'Кхала-паривартана',
  dainya_parivartana: 'Дайнья-паривартана',
  dhana: 'Дхана',
  daridra: 'Даридра',
  kala_sarpa: 'Кала-сарпа',
  guru_chandala: 'Гуру-чандала',
  grahan: 'Грахана',
  angaraka: 'Ангарака',
  shrapit: 'Шрапит',
  vish: 'Виша',
  rajju: 'Раджу',
  musala: 'Мусала',
  nala: 'Нала',
  mala: 'Мала',
  sarpa: 'Сарпа',
  gada: 'Гада',
  shakata_nabhasa: 'Шаката (набхаса)',
  vihaga: 'Вихага',
  shringataka: 'Шрингатака',
  hala: 'Хала',
  vajra: 'Ваджра',
  yava: 'Ява',
  kamala: 'Камала',
  vapi: 'Вапи',
  yupa: 'Юпа',
  shara: 'Шара',
  shakti: 'Шакти',
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
  vallaki: 'Валлаки',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'Ананта',
  Kulika: 'Кулика',
  Vasuki: 'Васуки',
  Shankhapala: 'Шанкхапала',
  Padma: 'Падма',
  Mahapadma: 'Махападма',
  Takshaka: 'Такшака',
  Karkotaka: 'Каркотака',
  Shankhachuda: 'Шанкхачуда',
  Ghataka: 'Гхатака',
  Vishadhara: 'Вишадхара',
  Sheshanaga: 'Шешанага',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'махапуруша',
  lunar: 'от Луны',
  solar: 'от Солнца',
  raja: 'раджа',
  parivartana: 'обмен управителей',
  dhana: 'достатка',
  other: 'прочие',
  nabhasa_ashraya: 'набхаса: виды знаков',
  nabhasa_dala: 'набхаса: гирлянда и змея',
  nabhasa_akriti: 'набхаса: фигуры',
  nabhasa_sankhya: 'набхаса: числа',
  dosha: 'доши',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'широкое определение',
  strict: 'узкое определение',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'в доме',
  not_in_house: 'вне названных домов',
  dignity: 'достоинство',
  not_dignity: 'нет дурного достоинства',
  not_combust: 'не сожжён',
  conjunct: 'в одном знаке',
  aspects: 'смотрит на',
  aspects_lagna: 'смотрит на лагну',
  exchange: 'обмен знаками',
  mutual_aspect: 'смотрят друг на друга',
  strong: 'силён',
  houses_occupied: 'занятые дома',
  none_in_houses: 'ни одной из них в домах',
  movable_sign: 'в подвижном знаке',
  fixed_sign: 'в неподвижном знаке',
  dual_sign: 'в двойственном знаке',
  sign_count: 'счёт по знакам',
  yogakaraka: 'управляет кендрой и триконой',
  between_nodes: 'все семь между ними',
  debilitated: 'в падении',
  dispositor_in_kendra: 'управитель его знака в кендре',
  exaltation_lord_in_kendra: 'управитель его экзальтации в кендре',
  planet_exalted_there_in_kendra: 'экзальтированная там планета в кендре',
  dispositor_joins_or_aspects: 'управитель его знака с ним или смотрит на него',
  dispositor_and_exaltation_lord_mutual_kendra: 'оба управителя в кендрах друг от друга',
  no_other_nabhasa: 'нет другой набхаса-йоги',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'планета рядом с Луной',
  planet_in_kendra_from_moon: 'планета в кендре от Луны',
  planet_in_kendra_from_lagna: 'планета в кендре от лагны',
  moon_in_kendra_from_lagna: 'Луна в кендре от лагны',
  jupiter_aspects_moon: 'Юпитер смотрит на Луну',
  moon_exalted_or_own: 'Луна экзальтирована или в своём знаке',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'Дхума',
  vyatipata: 'Вьятипата',
  parivesha: 'Паривеша',
  indrachapa: 'Индрачапа',
  upaketu: 'Упакету',
  kala: 'Кала',
  mrityu: 'Мритью',
  ardhaprahara: 'Ардхапрахара',
  yamaghantaka: 'Ямагхантака',
  gulika: 'Гулика',
  mandi: 'Манди',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'Бхава-лагна',
  hora: 'Хора-лагна',
  ghati: 'Гхати-лагна',
  sree: 'Шри-лагна',
  indu: 'Инду-лагна',
  varnada: 'Варнада-лагна',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'Ревати–Ашвини',
  ashlesha_magha: 'Ашлеша–Магха',
  jyeshtha_mula: 'Джьештха–Мула',
};

export const baladi: Names['baladi'] = {
  bala: 'Бала',
  kumara: 'Кумара',
  yuva: 'Юва',
  vriddha: 'Вриддха',
  mrita: 'Мрита',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'Джаграт',
  svapna: 'Свапна',
  sushupti: 'Сушупти',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'Дипта',
  svastha: 'Свастха',
  mudita: 'Мудита',
  shanta: 'Шанта',
  dina: 'Дина',
  duhkhita: 'Духкхита',
  khala: 'Кхала',
  kopa: 'Копа',
  vikala: 'Викала',
};

export const saham: Names['saham'] = {
  punya: 'Пунья (удача)',
  vidya: 'Видья (учёба)',
  yashas: 'Яшас (слава)',
  mitra: 'Митра (друзья)',
  mahatmya: 'Махатмья (величие)',
  asha: 'Аша (желания)',
  samartha: 'Самартха (способность)',
  bhratri: 'Бхратри (братья и сёстры)',
  gaurava: 'Гаурава (уважение)',
  pitri: 'Питри (отец)',
  rajya: 'Раджья (власть)',
  matri: 'Матри (мать)',
  putra: 'Путра (дети)',
  jiva: 'Джива (жизнь)',
  karma: 'Карма (труд)',
  roga: 'Рога (болезнь)',
  kali: 'Кали (раздор)',
  shastra: 'Шастра (науки)',
  bandhu: 'Бандху (родня)',
  mrityu: 'Мритью (смерть)',
  paradesha: 'Парадеша (чужие края)',
  artha: 'Артха (богатство)',
  paradara: 'Парадара (измена)',
  vanik: 'Ваник (торговля)',
  karyasiddhi: 'Карьясиддхи (успех)',
  vivaha: 'Виваха (брак)',
  santapa: 'Сантапа (печаль)',
  shraddha: 'Шраддха (вера)',
  priti: 'Прити (привязанность)',
  jadya: 'Джадья (хроническая болезнь)',
  vyapara: 'Вьяпара (дело)',
  shatru: 'Шатру (враги)',
  jalapatana: 'Джалапатана (путь по воде)',
  bandhana: 'Бандхана (неволя)',
  apamrityu: 'Апамритью (преждевременная смерть)',
  labha: 'Лабха (прибыль)',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'В пределах градуса',
  present: 'В пределах орба',
  future: 'Ещё вне орба',
};

export const year_by: Names['year_by'] = {
  solar: 'Возвращение Солнца',
  tithi: 'Возвращение титхи (титхи-правеша)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'Лахири (Читрапакша)',
  lahiri_icrc: 'Лахири (Комитет по реформе календаря)',
  lahiri_1940: 'Лахири (1940)',
  lahiri_vp285: 'Лахири (ноль в 285 году)',
  true_chitra: 'Истинная Читра (Спика на 180°)',
  true_pushya: 'Истинная Пушья (δ Рака на 106°)',
  true_revati: 'Истинная Ревати (ζ Рыб на 359°50′)',
  true_mula: 'Истинная Мула (λ Скорпиона на 240°)',
  true_sheoran: 'Шеоран',
  galactic_center_0_sagittarius: 'Центр Галактики на 0° Стрельца',
  galactic_center_mula: 'Центр Галактики в середине Мулы (Вильгельм)',
  raman: 'Раман',
  krishnamurti: 'Кришнамурти (КП)',
  krishnamurti_vp291: 'Кришнамурти (ноль в 291 году)',
  yukteshwar: 'Шри Юктешвар',
  surya_siddhanta: 'Сурья-сиддханта',
  surya_siddhanta_mean_sun: 'Сурья-сиддханта (среднее Солнце)',
  ss_revati: 'Сурья-сиддханта (Ревати)',
  ss_chitra: 'Сурья-сиддханта (Читра)',
  aryabhata: 'Арьябхата',
  aryabhata_mean_sun: 'Арьябхата (среднее Солнце)',
  aryabhata_522: 'Арьябхата (ноль в 522 году)',
  ushashashi: 'Уша и Шаши',
  jn_bhasin: 'Дж. Н. Бхасин',
  fagan_bradley: 'Фаган — Брэдли',
  deluce: 'Де Люс',
  djwhal_khul: 'Джвал Кхул',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'Бхригу-бинду',
  yogi_point: 'Йоги',
  avayogi_point: 'Авайоги',
  beeja_sphuta: 'Биджа-спхута',
  kshetra_sphuta: 'Кшетра-спхута',
  pranapada: 'Пранапада',
  prana_sphuta: 'Прана-спхута',
  deha_sphuta: 'Деха-спхута',
  mrityu_sphuta: 'Мритью-спхута',
  sukshma_trisphuta: 'Сукшма-триспхута',
  trisphuta: 'Триспхута',
  chatuhsphuta: 'Чатухспхута',
  panchasphuta: 'Панчаспхута',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22-я дреккана',
  navamsa_64: '64-я навамша',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'Это время до рождения.',
  ended: 'Её периоды закончились.',
  birth_time_needed: 'Для неё нужно время рождения.',
};
