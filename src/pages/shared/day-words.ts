import type { Locale } from '../../languages/locale/locales.js';
import { ranged } from '../../languages/pages/slavic.js';
import { frenchSpan, frenchUntil, spanishSpan, spanishTime } from '../../languages/pages/times.js';
import type { DayBasis } from '../../rules/panchanga/almanac-day.js';
import type { Limb } from '../../rules/panchanga/limbs.js';

/** What the pages of days say alike. Texts that go in are ready for a reader. */
export interface DayWords {
  /** Of the links from day to day. */
  readonly dayNav: string;
  readonly today: string;
  /** Of the field in which any day is chosen, and its button. */
  readonly otherDay: string;
  readonly show: string;
  readonly now: string;
  /** A window of today that has passed. */
  readonly over: string;
  /** Stands before the present time, with its colon. */
  readonly redIsNow: string;
  /** "Times are local: Asia/Kolkata, UTC+05:30." `offset` is empty or begins with a comma. */
  readonly localTimes: (zone: string, offset: string) => string;
  readonly onDay: (time: string, day: string) => string;
  readonly range: (from: string, to: string) => string;
  readonly until: (time: string) => string;
  readonly fromOn: (time: string) => string;
  /** One limb and the one after it. */
  readonly thenUntil: (name: string, time: string) => string;
  readonly beforeSunrise: string;
  readonly sunriseAndSunset: string;
  readonly nextSunrise: (time: string) => string;
  readonly dayBegins: string;
  readonly nightBegins: string;
  readonly dayLanes: Readonly<Record<DayBasis, string>>;
  readonly sky: string;
  readonly day: (length: string) => string;
  readonly night: string;
  readonly vara: string;
  readonly limbs: Readonly<Record<Limb, string>>;
  readonly fiveLimbs: string;
  readonly moonIn: string;
  readonly sunIn: string;
  readonly pada: (pada: number) => string;
  readonly deity: string;
  readonly ruler: string;
  readonly nature: string;
  readonly gana: string;
  readonly windows: string;
  readonly avoid: string;
  readonly choose: string;
  readonly none: string;
  readonly windowsNote: string;
  readonly choghadiya: string;
  readonly choghadiyaNote: string;
  readonly hora: string;
  readonly horas: string;
  readonly byDay: string;
  readonly byNight: string;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  readonly score: string;
  readonly scoreRange: (minimum: string, maximum: string) => string;
  readonly whyScore: (score: string) => string;
  readonly rule: string;
  readonly found: string;
  readonly points: string;
  readonly total: string;
  readonly classedBy: string;
  readonly pointsNote: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly begins: string;
  readonly scoreAfter: string;
  readonly time: string;
  readonly limb: string;
  readonly bestWindow: string;
  /** A table below a heading of the same name, for who listens to the page. */
  readonly tableOf: (heading: string) => string;
  readonly sunriseDefinition: string;
}

const en: DayWords = {
  dayNav: 'Day',
  today: 'Today',
  otherDay: 'Another day',
  show: 'Show',
  now: 'now',
  over: 'over for today',
  redIsNow: 'Red marks the present time:',
  localTimes: (zone, offset) => `Times are local: ${zone}${offset}.`,
  onDay: (time, day) => `${time} on ${day}`,
  range: (from, to) => `${from} to ${to}`,
  until: (time) => `until ${time}`,
  fromOn: (time) => `from ${time}`,
  thenUntil: (name, time) => `then ${name}, until ${time}`,
  beforeSunrise: 'before sunrise',
  sunriseAndSunset: 'Sunrise, sunset',
  nextSunrise: (time) => `next sunrise ${time}`,
  dayBegins: 'Day begins',
  nightBegins: 'Night begins',
  dayLanes: {
    place_sunrise: 'The day, sunrise to sunrise',
    zone_centre_sunrise: 'The day, sunrise to sunrise',
    nominal_06_18: 'The day, 06:00 to 06:00',
  },
  sky: 'Sky',
  day: (length) => `Day, ${length}`,
  night: 'Night',
  vara: 'Vara (weekday)',
  limbs: { tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yoga', karana: 'Karana' },
  fiveLimbs: 'Five limbs',
  moonIn: 'Moon in',
  sunIn: 'Sun in',
  pada: (pada) => `pada ${pada}`,
  deity: 'Deity',
  ruler: 'Ruler',
  nature: 'Nature',
  gana: 'Gana',
  windows: 'Windows',
  avoid: 'Avoid',
  choose: 'Choose',
  none: 'none',
  windowsNote: '“Avoid” and “choose” are the tradition’s words for when to begin something. They forecast nothing.',
  choghadiya: 'Choghadiya',
  choghadiyaNote: 'Eight parts of the day and eight of the night, classed as in the almanacs of today.',
  hora: 'Hora',
  horas: '24 horas',
  byDay: 'By day',
  byNight: 'By night',
  from: 'From',
  to: 'To',
  kind: 'Kind',
  score: 'Score',
  scoreRange: (minimum, maximum) => `on a scale from ${minimum} to ${maximum}`,
  whyScore: (score) => `Why the score is ${score}`,
  rule: 'Rule',
  found: 'What it found',
  points: 'Points',
  total: 'Score',
  classedBy: 'Classed by',
  pointsNote: 'The texts rank but do not count: in every rule the number of points is ours.',
  changes: 'In the course of the day',
  noChanges: 'Nothing that counts towards the score changes before the day ends.',
  begins: 'Begins',
  scoreAfter: 'Score from then on',
  time: 'Time',
  limb: 'Limb',
  bestWindow: 'Good window',
  tableOf: (heading) => `${heading}, table`,
  sunriseDefinition:
    'Sunrise and sunset: the centre of the Sun’s disc 50′ below the horizon at sea level (34′ of refraction, 16′ of semidiameter).',
};

const uk: DayWords = {
  dayNav: 'День',
  today: 'Сьогодні',
  otherDay: 'Інший день',
  show: 'Показати',
  now: 'зараз',
  over: 'сьогодні вже минуло',
  redIsNow: 'Червоним позначено поточний час:',
  localTimes: (zone, offset) => `Час місцевий: ${zone}${offset}.`,
  onDay: (time, day) => `${time}, ${day}`,
  range: ranged,
  until: (time) => `до ${time}`,
  fromOn: (time) => `з ${time}`,
  thenUntil: (name, time) => `далі ${name}, до ${time}`,
  beforeSunrise: 'до сходу Сонця',
  sunriseAndSunset: 'Схід і захід Сонця',
  nextSunrise: (time) => `наступний схід ${time}`,
  dayBegins: 'Початок дня',
  nightBegins: 'Початок ночі',
  dayLanes: {
    place_sunrise: 'Доба від сходу до сходу Сонця',
    zone_centre_sunrise: 'Доба від сходу до сходу Сонця',
    nominal_06_18: 'Доба від 06:00 до 06:00',
  },
  sky: 'Небо',
  day: (length) => `День, ${length}`,
  night: 'Ніч',
  vara: 'Вара (день тижня)',
  limbs: { tithi: 'Тітхі', nakshatra: 'Накшатра', yoga: 'Йога', karana: 'Карана' },
  fiveLimbs: 'Пʼять складників дня',
  moonIn: 'Знак Місяця',
  sunIn: 'Знак Сонця',
  pada: (pada) => `пада ${pada}`,
  deity: 'Божество',
  ruler: 'Управитель',
  nature: 'Природа',
  gana: 'Гана',
  windows: 'Проміжки дня',
  avoid: 'Уникають',
  choose: 'Обирають',
  none: 'немає',
  windowsNote: '«Уникають» і «обирають» — слова традиції про початок справ. Це не прогноз.',
  choghadiya: 'Чогхадія',
  choghadiyaNote: 'Вісім частин дня і вісім частин ночі за поділом сучасних календарів.',
  hora: 'Хора',
  horas: '24 хори',
  byDay: 'Удень',
  byNight: 'Уночі',
  from: 'Від',
  to: 'До',
  kind: 'Якість',
  score: 'Оцінка',
  scoreRange: (minimum, maximum) => `за шкалою від ${minimum} до ${maximum}`,
  whyScore: (score) => `Чому оцінка ${score}`,
  rule: 'Правило',
  found: 'Що знайдено',
  points: 'Бали',
  total: 'Оцінка',
  classedBy: 'Джерело',
  pointsNote: 'Тексти лише порівнюють, а балів не рахують: їх у кожному правилі визначили ми.',
  changes: 'Упродовж дня',
  noChanges: 'До кінця доби нічого з того, що враховується, не змінюється.',
  begins: 'Починається',
  scoreAfter: 'Оцінка відтоді',
  time: 'Час',
  limb: 'Складник',
  bestWindow: 'Сприятливий час',
  tableOf: (heading) => `${heading}, таблиця`,
  sunriseDefinition:
    'Схід і захід: центр диска Сонця на 50′ нижче від горизонту на рівні моря (34′ рефракції, 16′ видимого радіуса).',
};

const ru: DayWords = {
  dayNav: 'День',
  today: 'Сегодня',
  otherDay: 'Другой день',
  show: 'Показать',
  now: 'сейчас',
  over: 'сегодня уже прошло',
  redIsNow: 'Красным отмечено текущее время:',
  localTimes: (zone, offset) => `Время местное: ${zone}${offset}.`,
  onDay: (time, day) => `${time}, ${day}`,
  range: ranged,
  until: (time) => `до ${time}`,
  fromOn: (time) => `с ${time}`,
  thenUntil: (name, time) => `затем ${name}, до ${time}`,
  beforeSunrise: 'до восхода Солнца',
  sunriseAndSunset: 'Восход и заход Солнца',
  nextSunrise: (time) => `следующий восход ${time}`,
  dayBegins: 'Начало дня',
  nightBegins: 'Начало ночи',
  dayLanes: {
    place_sunrise: 'Сутки от восхода до восхода Солнца',
    zone_centre_sunrise: 'Сутки от восхода до восхода Солнца',
    nominal_06_18: 'Сутки от 06:00 до 06:00',
  },
  sky: 'Небо',
  day: (length) => `День, ${length}`,
  night: 'Ночь',
  vara: 'Вара (день недели)',
  limbs: { tithi: 'Титхи', nakshatra: 'Накшатра', yoga: 'Йога', karana: 'Карана' },
  fiveLimbs: 'Пять составляющих дня',
  moonIn: 'Знак Луны',
  sunIn: 'Знак Солнца',
  pada: (pada) => `пада ${pada}`,
  deity: 'Божество',
  ruler: 'Управитель',
  nature: 'Природа',
  gana: 'Гана',
  windows: 'Промежутки дня',
  avoid: 'Избегают',
  choose: 'Выбирают',
  none: 'нет',
  windowsNote: '«Избегают» и «выбирают» — слова традиции о начале дел. Это не прогноз.',
  choghadiya: 'Чогхадия',
  choghadiyaNote: 'Восемь частей дня и восемь частей ночи по делению современных календарей.',
  hora: 'Хора',
  horas: '24 хоры',
  byDay: 'Днём',
  byNight: 'Ночью',
  from: 'С',
  to: 'До',
  kind: 'Качество',
  score: 'Оценка',
  scoreRange: (minimum, maximum) => `по шкале от ${minimum} до ${maximum}`,
  whyScore: (score) => `Почему оценка ${score}`,
  rule: 'Правило',
  found: 'Что найдено',
  points: 'Баллы',
  total: 'Оценка',
  classedBy: 'Источник',
  pointsNote: 'Тексты лишь сравнивают, а баллов не считают: их в каждом правиле определили мы.',
  changes: 'В течение дня',
  noChanges: 'До конца суток ничего из того, что учитывается, не меняется.',
  begins: 'Начинается',
  scoreAfter: 'Оценка с этого времени',
  time: 'Время',
  limb: 'Составляющая',
  bestWindow: 'Благоприятное время',
  tableOf: (heading) => `${heading}, таблица`,
  sunriseDefinition:
    'Восход и заход: центр диска Солнца на 50′ ниже горизонта на уровне моря (34′ рефракции, 16′ видимого радиуса).',
};

const hi: DayWords = {
  dayNav: 'दिन',
  today: 'आज',
  otherDay: 'दूसरा दिन',
  show: 'दिखाएँ',
  now: 'अभी',
  over: 'आज बीत चुका',
  redIsNow: 'लाल रेखा वर्तमान समय दिखाती है:',
  localTimes: (zone, offset) => `समय स्थानीय है: ${zone}${offset}।`,
  onDay: (time, day) => `${day}, ${time}`,
  range: (from, to) => `${from} से ${to} तक`,
  until: (time) => `${time} तक`,
  fromOn: (time) => `${time} से`,
  thenUntil: (name, time) => `फिर ${name}, ${time} तक`,
  beforeSunrise: 'सूर्योदय से पहले',
  sunriseAndSunset: 'सूर्योदय, सूर्यास्त',
  nextSunrise: (time) => `अगला सूर्योदय ${time}`,
  dayBegins: 'दिन का आरंभ',
  nightBegins: 'रात्रि का आरंभ',
  dayLanes: {
    place_sunrise: 'दिन, सूर्योदय से सूर्योदय तक',
    zone_centre_sunrise: 'दिन, सूर्योदय से सूर्योदय तक',
    nominal_06_18: 'दिन, 06:00 से 06:00 तक',
  },
  sky: 'आकाश',
  day: (length) => `दिन, ${length}`,
  night: 'रात्रि',
  vara: 'वार',
  limbs: { tithi: 'तिथि', nakshatra: 'नक्षत्र', yoga: 'योग', karana: 'करण' },
  fiveLimbs: 'पाँच अंग',
  moonIn: 'चंद्र राशि',
  sunIn: 'सूर्य राशि',
  pada: (pada) => `चरण ${pada}`,
  deity: 'देवता',
  ruler: 'स्वामी',
  nature: 'स्वभाव',
  gana: 'गण',
  windows: 'दिन के काल',
  avoid: 'वर्जित',
  choose: 'शुभ',
  none: 'नहीं',
  windowsNote: '“वर्जित” और “शुभ” परंपरा के शब्द हैं, जो किसी कार्य के आरंभ के लिए कहे जाते हैं। ये भविष्यवाणी नहीं हैं।',
  choghadiya: 'चौघड़िया',
  choghadiyaNote: 'दिन के आठ और रात्रि के आठ भाग, आज के पंचांगों के मत से।',
  hora: 'होरा',
  horas: '24 होराएँ',
  byDay: 'दिन में',
  byNight: 'रात्रि में',
  from: 'से',
  to: 'तक',
  kind: 'प्रकार',
  score: 'अंक',
  scoreRange: (minimum, maximum) => `${minimum} से ${maximum} के पैमाने पर`,
  whyScore: (score) => `अंक ${score} क्यों`,
  rule: 'नियम',
  found: 'क्या पाया गया',
  points: 'अंक',
  total: 'कुल',
  classedBy: 'आधार',
  pointsNote: 'ग्रंथ शुभ और अशुभ का क्रम बताते हैं, अंक नहीं: हर नियम के अंक हमने तय किए हैं।',
  changes: 'दिन भर में बदलाव',
  noChanges: 'दिन की समाप्ति तक ऐसा कुछ नहीं बदलता जिससे अंक बदलें।',
  begins: 'आरंभ',
  scoreAfter: 'तब से अंक',
  time: 'समय',
  limb: 'अंग',
  bestWindow: 'शुभ समय',
  tableOf: (heading) => `${heading}, तालिका`,
  sunriseDefinition: 'सूर्योदय और सूर्यास्त: समुद्र तल पर सूर्य बिंब का केंद्र क्षितिज से 50′ नीचे (34′ अपवर्तन, 16′ अर्धव्यास)।',
};

const fr: DayWords = {
  dayNav: 'Jour',
  today: 'Aujourd’hui',
  otherDay: 'Un autre jour',
  show: 'Afficher',
  now: 'en cours',
  over: 'déjà passé aujourd’hui',
  redIsNow: 'Le trait rouge marque l’heure actuelle\u202f:',
  localTimes: (zone, offset) => `Les heures sont locales\u202f: ${zone}${offset}.`,
  onDay: (time, day) => `${time}, le ${day}`,
  range: frenchSpan,
  until: frenchUntil,
  fromOn: (time) => `à partir de ${time}`,
  thenUntil: (name, time) => `puis ${name}, ${frenchUntil(time)}`,
  beforeSunrise: 'avant le lever du Soleil',
  sunriseAndSunset: 'Lever et coucher du Soleil',
  nextSunrise: (time) => `prochain lever à ${time}`,
  dayBegins: 'Début du jour',
  nightBegins: 'Début de la nuit',
  dayLanes: {
    place_sunrise: 'Le jour, d’un lever du Soleil à l’autre',
    zone_centre_sunrise: 'Le jour, d’un lever du Soleil à l’autre',
    nominal_06_18: 'Le jour, de 06:00 à 06:00',
  },
  sky: 'Ciel',
  day: (length) => `Jour, ${length}`,
  night: 'Nuit',
  vara: 'Vara (jour de la semaine)',
  limbs: { tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yoga', karana: 'Karana' },
  fiveLimbs: 'Les cinq éléments',
  moonIn: 'Signe de la Lune',
  sunIn: 'Signe du Soleil',
  pada: (pada) => `pada ${pada}`,
  deity: 'Divinité',
  ruler: 'Maître',
  nature: 'Nature',
  gana: 'Gana',
  windows: 'Moments du jour',
  avoid: 'À éviter',
  choose: 'À choisir',
  none: 'aucun',
  windowsNote:
    '«\u202fÀ éviter\u202f» et «\u202fà choisir\u202f» sont les mots de la tradition pour le début d’une action. Ils ne prédisent rien.',
  choghadiya: 'Choghadiya',
  choghadiyaNote: 'Huit parties du jour et huit de la nuit, telles que les almanachs actuels les classent.',
  hora: 'Hora',
  horas: 'Les 24 horas',
  byDay: 'De jour',
  byNight: 'De nuit',
  from: 'De',
  to: 'À',
  kind: 'Qualité',
  score: 'Score',
  scoreRange: (minimum, maximum) => `sur une échelle de ${minimum} à ${maximum}`,
  whyScore: (score) => `Pourquoi le score est de ${score}`,
  rule: 'Règle',
  found: 'Constat',
  points: 'Points',
  total: 'Score',
  classedBy: 'Source',
  pointsNote: 'Les textes comparent, ils ne comptent pas\u202f: le nombre de points de chaque règle est notre choix.',
  changes: 'Au cours du jour',
  noChanges: 'Rien de ce qui compte ne change avant la fin du jour.',
  begins: 'Commence',
  scoreAfter: 'Score à partir de là',
  time: 'Heure',
  limb: 'Élément',
  bestWindow: 'Moment favorable',
  tableOf: (heading) => `${heading}, tableau`,
  sunriseDefinition:
    'Lever et coucher\u202f: centre du disque solaire à 50′ sous l’horizon au niveau de la mer (34′ de réfraction, 16′ de demi-diamètre).',
};

const de: DayWords = {
  dayNav: 'Tag',
  today: 'Heute',
  otherDay: 'Ein anderer Tag',
  show: 'Anzeigen',
  now: 'jetzt',
  over: 'für heute vorbei',
  redIsNow: 'Die rote Linie markiert die aktuelle Uhrzeit:',
  localTimes: (zone, offset) => `Alle Zeiten sind Ortszeit: ${zone}${offset}.`,
  onDay: (time, day) => `${time} am ${day}`,
  range: (from, to) => `${from} bis ${to}`,
  until: (time) => `bis ${time}`,
  fromOn: (time) => `ab ${time}`,
  thenUntil: (name, time) => `dann ${name}, bis ${time}`,
  beforeSunrise: 'vor Sonnenaufgang',
  sunriseAndSunset: 'Sonnenaufgang, Sonnenuntergang',
  nextSunrise: (time) => `nächster Sonnenaufgang um ${time}`,
  dayBegins: 'Beginn des Tages',
  nightBegins: 'Beginn der Nacht',
  dayLanes: {
    place_sunrise: 'Der Tag von Sonnenaufgang zu Sonnenaufgang',
    zone_centre_sunrise: 'Der Tag von Sonnenaufgang zu Sonnenaufgang',
    nominal_06_18: 'Der Tag von 06:00 bis 06:00',
  },
  sky: 'Himmel',
  day: (length) => `Tag, ${length}`,
  night: 'Nacht',
  vara: 'Vara (Wochentag)',
  limbs: { tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yoga', karana: 'Karana' },
  fiveLimbs: 'Die fünf Glieder',
  moonIn: 'Mond im Zeichen',
  sunIn: 'Sonne im Zeichen',
  pada: (pada) => `Pada ${pada}`,
  deity: 'Gottheit',
  ruler: 'Herrscher',
  nature: 'Natur',
  gana: 'Gana',
  windows: 'Zeiträume',
  avoid: 'Zu meiden',
  choose: 'Zu wählen',
  none: 'keine',
  windowsNote:
    '„Zu meiden“ und „zu wählen“ sind Worte der Tradition für den Beginn eines Vorhabens. Sie sagen nichts voraus.',
  choghadiya: 'Choghadiya',
  choghadiyaNote: 'Acht Teile des Tages und acht der Nacht, wie heutige Almanache sie einstufen.',
  hora: 'Hora',
  horas: '24 Horas',
  byDay: 'Am Tag',
  byNight: 'In der Nacht',
  from: 'Von',
  to: 'Bis',
  kind: 'Qualität',
  score: 'Punktzahl',
  scoreRange: (minimum, maximum) => `auf einer Skala von ${minimum} bis ${maximum}`,
  whyScore: (score) => `Wie die Punktzahl ${score} entsteht`,
  rule: 'Regel',
  found: 'Befund',
  points: 'Punkte',
  total: 'Summe',
  classedBy: 'Quelle',
  pointsNote: 'Die Texte ordnen, sie zählen nicht: Die Punktzahl jeder Regel haben wir festgelegt.',
  changes: 'Im Laufe des Tages',
  noChanges: 'Bis zum Ende des Tages ändert sich nichts, was zählt.',
  begins: 'Beginnt',
  scoreAfter: 'Punktzahl ab dann',
  time: 'Zeit',
  limb: 'Glied',
  bestWindow: 'Günstige Zeit',
  tableOf: (heading) => `${heading}, Tabelle`,
  sunriseDefinition:
    'Auf- und Untergang: Mitte der Sonnenscheibe 50′ unter dem Horizont auf Meereshöhe (34′ Refraktion, 16′ Halbmesser).',
};

const es: DayWords = {
  dayNav: 'Día',
  today: 'Hoy',
  otherDay: 'Otro día',
  show: 'Mostrar',
  now: 'ahora',
  over: 'ya ha pasado hoy',
  redIsNow: 'La línea roja marca la hora actual:',
  localTimes: (zone, offset) => `Las horas son locales: ${zone}${offset}.`,
  onDay: (time, day) => `${time} del ${day}`,
  range: spanishSpan,
  until: (time) => `hasta ${spanishTime(time)}`,
  fromOn: (time) => `desde ${spanishTime(time)}`,
  thenUntil: (name, time) => `luego ${name}, hasta ${spanishTime(time)}`,
  beforeSunrise: 'antes de la salida del Sol',
  sunriseAndSunset: 'Salida y puesta del Sol',
  nextSunrise: (time) => `próxima salida a ${spanishTime(time)}`,
  dayBegins: 'Comienzo del día',
  nightBegins: 'Comienzo de la noche',
  dayLanes: {
    place_sunrise: 'El día, de una salida del Sol a la siguiente',
    zone_centre_sunrise: 'El día, de una salida del Sol a la siguiente',
    nominal_06_18: 'El día, de 06:00 a 06:00',
  },
  sky: 'Cielo',
  day: (length) => `Día, ${length}`,
  night: 'Noche',
  vara: 'Vara (día de la semana)',
  limbs: { tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yoga', karana: 'Karana' },
  fiveLimbs: 'Los cinco elementos',
  moonIn: 'Signo de la Luna',
  sunIn: 'Signo del Sol',
  pada: (pada) => `pada ${pada}`,
  deity: 'Deidad',
  ruler: 'Regente',
  nature: 'Naturaleza',
  gana: 'Gana',
  windows: 'Momentos del día',
  avoid: 'Evitar',
  choose: 'Elegir',
  none: 'ninguno',
  windowsNote: '«Evitar» y «elegir» son palabras de la tradición para el comienzo de algo. No predicen nada.',
  choghadiya: 'Choghadiya',
  choghadiyaNote: 'Ocho partes del día y ocho de la noche, según las clasifican los almanaques actuales.',
  hora: 'Hora',
  horas: 'Las 24 horas planetarias',
  byDay: 'De día',
  byNight: 'De noche',
  from: 'De',
  to: 'A',
  kind: 'Calidad',
  score: 'Puntuación',
  scoreRange: (minimum, maximum) => `en una escala de ${minimum} a ${maximum}`,
  whyScore: (score) => `Por qué la puntuación es ${score}`,
  rule: 'Regla',
  found: 'Resultado',
  points: 'Puntos',
  total: 'Puntuación',
  classedBy: 'Fuente',
  pointsNote: 'Los textos comparan, no cuentan: el número de puntos de cada regla lo hemos fijado nosotros.',
  changes: 'A lo largo del día',
  noChanges: 'Nada de lo que cuenta cambia antes de que termine el día.',
  begins: 'Comienza',
  scoreAfter: 'Puntuación a partir de ahí',
  time: 'Hora',
  limb: 'Elemento',
  bestWindow: 'Momento favorable',
  tableOf: (heading) => `${heading}, tabla`,
  sunriseDefinition:
    'Salida y puesta: centro del disco solar a 50′ bajo el horizonte al nivel del mar (34′ de refracción, 16′ de semidiámetro).',
};

/** The words in each language. */
export const DAY_WORDS: Readonly<Record<Locale, DayWords>> = { en, uk, ru, hi, fr, de, es };
