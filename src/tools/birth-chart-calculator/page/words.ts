import type { Locale } from '../../../languages/locale/locales.js';
import { counted, ranged } from '../../../languages/pages/slavic.js';
import { frenchDays, spanishTime } from '../../../languages/pages/times.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';
import type { Relationship } from '../../../rules/natal/drishti.js';

export interface BirthChartWords extends ToolWords {
  readonly dashaNow: string;
  readonly antarUntil: (antar: string, date: string) => string;
  readonly dasha: string;
  readonly running: (maha: string, antar: string, pratyantar: string) => string;
  readonly allPeriods: string;
  readonly second: string;
  readonly show: string;
  readonly rashiSoft: string;
  readonly vargottama: (grahas: string) => string;
  /** How long the lagna of D9 holds, how long about that of D60. */
  readonly finer: (navamsa: string, shashtiamsha: string) => string;
  readonly dashaShift: (days: string) => string;
  readonly grahas: string;
  readonly houses: string;
  readonly houseNote: string;
  readonly lordInHouse: string;
  readonly occupants: string;
  readonly aspectedBy: string;
  readonly more: string;
  readonly rules: string;
  readonly motion: string;
  readonly fromSun: string;
  readonly fromExaltation: string;
  readonly dispositor: string;
  readonly byNature: string;
  readonly inChart: string;
  readonly together: string;
  readonly aspects: string;
  readonly aspecting: string;
  readonly aspected: string;
  readonly aspect: string;
  readonly relationships: Readonly<Record<Relationship, string>>;
  readonly mutual: string;
  readonly vargas: string;
  readonly vargaCaption: string;
  readonly almanac: AlmanacWords;
  readonly open: OpenChartWords;
}

interface AlmanacWords {
  readonly atBirth: string;
  readonly atNoon: string;
  readonly vara: string;
  readonly tithi: string;
  readonly yoga: string;
  readonly karana: string;
  readonly month: string;
  readonly sunrise: string;
  readonly noSunrise: string;
  readonly clock: string;
  readonly universal: string;
  readonly until: (what: string, time: string) => string;
  readonly between: (what: string, from: string, to: string) => string;
  /** By both reckonings. */
  readonly months: (purnimanta: string, amanta: string) => string;
  readonly adhika: (month: string) => string;
}

interface OpenChartWords {
  readonly lead: string;
  readonly title: string;
  readonly why: string;
  readonly atNoon: string;
  readonly caption: string;
  readonly turnsRetrograde: string;
  readonly turnsDirect: string;
  readonly combustPart: string;
  readonly to: (from: string, to: string) => string;
  readonly leftOut: string;
}

const en: BirthChartWords = {
  name: 'Birth chart (kundli)',
  title: 'Birth chart (kundli)',
  summary: 'The whole sidereal chart, drawn: lagna, grahas, houses, aspects and sixteen vargas.',
  submit: 'Draw the chart',
  gets: [
    'The chart in the North, South or East Indian style, with any varga beside it',
    'Grahas with sign, degree, nakshatra, house and dignity; houses with their lords',
    'The panchanga of the moment',
    'Without a time, what holds for the whole day and what it leaves open',
  ],
  disclaimer:
    'The positions are calculated; their meaning is tradition. A chart is no diagnosis, and no forecast of health, wealth or loss.',
  dashaNow: 'Dasha now',
  antarUntil: (antar, date) => `${antar} antardasha until ${date}`,
  dasha: 'Dasha',
  running: (maha, antar, pratyantar) => `Now: ${maha} mahadasha, ${antar} antardasha, ${pratyantar} pratyantardasha.`,
  allPeriods: 'All periods to the third level',
  second: 'Second chart',
  show: 'Show',
  rashiSoft: 'D1, the chart itself',
  vargottama: (grahas) => `vargottama: ${grahas}`,
  finer: (navamsa, shashtiamsha) =>
    `Navamsa and the finer vargas move faster: here the lagna of D9 holds for ${navamsa}, that of D60 for about ${shashtiamsha}.`,
  dashaShift: (days) =>
    `One minute of birth time moves the dates of the dashas by ${days === '1' ? '1 day' : `${days} days`}.`,
  grahas: 'Grahas',
  houses: 'Houses',
  houseNote: 'whole signs from the lagna',
  lordInHouse: 'Lord, in house',
  occupants: 'Grahas',
  aspectedBy: 'Aspected by',
  more: 'More about each graha',
  rules: 'Rules houses',
  motion: 'Motion a day',
  fromSun: 'From the Sun',
  fromExaltation: 'From exaltation',
  dispositor: 'Ruler of its sign',
  byNature: 'By nature',
  inChart: 'In this chart',
  together: 'Together',
  aspects: 'Aspects between grahas',
  aspecting: 'Graha',
  aspected: 'Aspected',
  aspect: 'Aspect',
  relationships: {
    conjunction: 'same sign',
    third_aspect: '3rd aspect',
    fourth_aspect: '4th aspect',
    fifth_aspect: '5th aspect',
    opposition: '7th aspect',
    eighth_aspect: '8th aspect',
    ninth_aspect: '9th aspect',
    tenth_aspect: '10th aspect',
  },
  mutual: 'mutual',
  vargas: 'All sixteen vargas',
  vargaCaption: 'Sign of each graha in each varga',
  almanac: {
    atBirth: 'Panchanga at birth',
    atNoon: 'Panchanga at noon of that day',
    vara: 'Vara',
    tithi: 'Tithi',
    yoga: 'Yoga',
    karana: 'Karana',
    month: 'Month',
    sunrise: 'Sunrise',
    noSunrise: 'the Sun had not risen in the day before',
    clock: 'Local time',
    universal: 'Universal time',
    until: (what, time) => `${what}, until ${time}`,
    between: (what, from, to) => `${what}, ${from} to ${to}`,
    months: (purnimanta, amanta) => `${purnimanta} (month ends at full Moon), ${amanta} (ends at new Moon)`,
    adhika: (month) => `Adhika ${month}`,
  },
  open: {
    lead: 'This chart has no lagna and no houses. The signs below hold for the whole day, except where two are shown. Degrees are those of noon.',
    title: 'Chart without lagna',
    why: 'The South and East Indian charts keep the signs in place, so they can be drawn without a lagna. The North Indian chart cannot.',
    atNoon: 'Rashi, noon positions',
    caption: 'degrees at noon, ranges where the day changes a sign, a pada or a state',
    turnsRetrograde: 'turns retrograde',
    turnsDirect: 'turns direct',
    combustPart: 'combust for part of the day',
    to: (from, to) => `${from} to ${to}`,
    leftOut: 'Houses, aspects to houses and the finer vargas need a time and are left out.',
  },
};

const uk: BirthChartWords = {
  name: 'Натальна карта (кундлі)',
  title: 'Натальна карта (кундлі)',
  summary: 'Повна сидерична карта: лагна, грахи, доми, гідності, аспекти й шістнадцять варг.',
  submit: 'Накреслити карту',
  gets: [
    'Карта в північному, південному або східному стилі, поруч — будь-яка варга',
    'Грахи зі знаком, градусом, накшатрою, домом і гідністю; доми з управителями',
    'Панчанга на момент народження',
    'Без часу — що відомо для всього дня, а що лишається відкритим',
  ],
  disclaimer:
    'Положення обчислено, а їхнє значення — справа традиції. Карта не ставить діагнозів і не провіщає смерті, багатства чи втрат.',
  dashaNow: 'Даша зараз',
  antarUntil: (antar, date) => `антардаша: ${antar}, до ${date}`,
  dasha: 'Даша',
  running: (maha, antar, pratyantar) =>
    `Зараз махадаша — ${maha}, антардаша — ${antar}, пратʼянтардаша — ${pratyantar}.`,
  allPeriods: 'Усі періоди до третього рівня',
  second: 'Друга карта',
  show: 'Показати',
  rashiSoft: 'D1, основна карта',
  vargottama: (grahas) => `варготтама: ${grahas}`,
  finer: (navamsa, shashtiamsha) =>
    `Навамша й дрібніші варги змінюються швидше: тут лагна D9 не змінюється ${navamsa}, лагна D60 — приблизно ${shashtiamsha}.`,
  dashaShift: (days) =>
    `Одна хвилина часу народження зсуває дати даш на ${counted('день', 'дні', 'днів', 'дня')(days)}.`,
  grahas: 'Грахи',
  houses: 'Доми',
  houseNote: 'цілими знаками від лагни',
  lordInHouse: 'Управитель, у домі',
  occupants: 'Грахи',
  aspectedBy: 'Аспекти від',
  more: 'Докладніше про кожну граху',
  rules: 'Керує домами',
  motion: 'Рух за добу',
  fromSun: 'Від Сонця',
  fromExaltation: 'Від екзальтації',
  dispositor: 'Управитель знака',
  byNature: 'За природою',
  inChart: 'У цій карті',
  together: 'Підсумок',
  aspects: 'Аспекти між грахами',
  aspecting: 'Граха',
  aspected: 'дивиться на',
  aspect: 'Аспект',
  relationships: {
    conjunction: 'той самий знак',
    third_aspect: '3-й аспект',
    fourth_aspect: '4-й аспект',
    fifth_aspect: '5-й аспект',
    opposition: '7-й аспект',
    eighth_aspect: '8-й аспект',
    ninth_aspect: '9-й аспект',
    tenth_aspect: '10-й аспект',
  },
  mutual: 'взаємно',
  vargas: 'Усі шістнадцять варг',
  vargaCaption: 'Знак кожної грахи в кожній варзі',
  almanac: {
    atBirth: 'Панчанга при народженні',
    atNoon: 'Панчанга опівдні того дня',
    vara: 'Вара',
    tithi: 'Тітхі',
    yoga: 'Йога',
    karana: 'Карана',
    month: 'Місячний місяць',
    sunrise: 'Схід Сонця',
    noSunrise: 'Сонце не сходило цілу добу',
    clock: 'Місцевий час',
    universal: 'Всесвітній час',
    until: (what, time) => `${what}, до ${time}`,
    between: (what, from, to) => `${what}, з ${from} до ${to}`,
    months: (purnimanta, amanta) => `${purnimanta} (до повні, пурніманта), ${amanta} (до нового Місяця, аманта)`,
    adhika: (month) => `адхіка ${month}`,
  },
  open: {
    lead: 'Лагни й домів тут немає. Знаки нижче незмінні весь день, крім тих, де показано проміжок. Градуси — на полудень.',
    title: 'Карта без лагни',
    why: 'У південному і східному стилі знаки мають сталі місця, тож таку карту можна накреслити без лагни. У північному — ні.',
    atNoon: 'Раші, положення на полудень',
    caption: 'градуси на полудень; проміжки там, де день змінює знак, паду або стан',
    turnsRetrograde: 'перехід до ретроградного руху',
    turnsDirect: 'перехід до директного руху',
    combustPart: 'спалення частину дня',
    to: (from, to) => ranged(from, to),
    leftOut: 'Для домів, аспектів на доми й дрібніших варг потрібен час, тому їх тут немає.',
  },
};

const ru: BirthChartWords = {
  name: 'Натальная карта (кундли)',
  title: 'Натальная карта (кундли)',
  summary: 'Полная сидерическая карта: лагна, грахи, дома, достоинства, аспекты и шестнадцать варг.',
  submit: 'Начертить карту',
  gets: [
    'Карта в северном, южном или восточном стиле, рядом — любая варга',
    'Грахи со знаком, градусом, накшатрой, домом и достоинством; дома с управителями',
    'Панчанга на момент рождения',
    'Без времени — что известно для всего дня, а что остаётся открытым',
  ],
  disclaimer:
    'Положения вычислены, а их значение — дело традиции. Карта не ставит диагнозов и не предсказывает смерти, богатства или потерь.',
  dashaNow: 'Даша сейчас',
  antarUntil: (antar, date) => `антардаша: ${antar}, до ${date}`,
  dasha: 'Даша',
  running: (maha, antar, pratyantar) =>
    `Сейчас махадаша — ${maha}, антардаша — ${antar}, пратьянтардаша — ${pratyantar}.`,
  allPeriods: 'Все периоды до третьего уровня',
  second: 'Вторая карта',
  show: 'Показать',
  rashiSoft: 'D1, основная карта',
  vargottama: (grahas) => `варготтама: ${grahas}`,
  finer: (navamsa, shashtiamsha) =>
    `Навамша и более дробные варги меняются быстрее: здесь лагна D9 не меняется ${navamsa}, лагна D60 — примерно ${shashtiamsha}.`,
  dashaShift: (days) =>
    `Одна минута времени рождения сдвигает даты даш на ${counted('день', 'дня', 'дней', 'дня')(days)}.`,
  grahas: 'Грахи',
  houses: 'Дома',
  houseNote: 'целыми знаками от лагны',
  lordInHouse: 'Управитель, в доме',
  occupants: 'Грахи',
  aspectedBy: 'Аспекты от',
  more: 'Подробнее о каждой грахе',
  rules: 'Управляет домами',
  motion: 'Движение за сутки',
  fromSun: 'От Солнца',
  fromExaltation: 'От экзальтации',
  dispositor: 'Управитель знака',
  byNature: 'По природе',
  inChart: 'В этой карте',
  together: 'Итог',
  aspects: 'Аспекты между грахами',
  aspecting: 'Граха',
  aspected: 'смотрит на',
  aspect: 'Аспект',
  relationships: {
    conjunction: 'один знак',
    third_aspect: '3-й аспект',
    fourth_aspect: '4-й аспект',
    fifth_aspect: '5-й аспект',
    opposition: '7-й аспект',
    eighth_aspect: '8-й аспект',
    ninth_aspect: '9-й аспект',
    tenth_aspect: '10-й аспект',
  },
  mutual: 'взаимно',
  vargas: 'Все шестнадцать варг',
  vargaCaption: 'Знак каждой грахи в каждой варге',
  almanac: {
    atBirth: 'Панчанга при рождении',
    atNoon: 'Панчанга в полдень того дня',
    vara: 'Вара',
    tithi: 'Титхи',
    yoga: 'Йога',
    karana: 'Карана',
    month: 'Лунный месяц',
    sunrise: 'Восход Солнца',
    noSunrise: 'Солнце не восходило целые сутки',
    clock: 'Местное время',
    universal: 'Всемирное время',
    until: (what, time) => `${what}, до ${time}`,
    between: (what, from, to) => `${what}, с ${from} до ${to}`,
    months: (purnimanta, amanta) => `${purnimanta} (до полнолуния, пурниманта), ${amanta} (до новолуния, аманта)`,
    adhika: (month) => `адхика ${month}`,
  },
  open: {
    lead: 'Лагны и домов здесь нет. Знаки ниже неизменны весь день, кроме тех, где показан промежуток. Градусы — на полдень.',
    title: 'Карта без лагны',
    why: 'В южном и восточном стиле знаки стоят на своих местах, поэтому такую карту можно начертить без лагны. В северном — нельзя.',
    atNoon: 'Раши, положения на полдень',
    caption: 'градусы на полдень; промежутки там, где день меняет знак, паду или состояние',
    turnsRetrograde: 'переход к ретроградному движению',
    turnsDirect: 'переход к директному движению',
    combustPart: 'сожжение часть дня',
    to: (from, to) => ranged(from, to),
    leftOut: 'Для домов, аспектов на дома и более дробных варг нужно время, поэтому их здесь нет.',
  },
};

const hi: BirthChartWords = {
  name: 'जन्म कुंडली',
  title: 'जन्म कुंडली',
  summary: 'चित्र सहित पूरी निरयण कुंडली: लग्न, ग्रह, भाव, दृष्टियाँ और सोलह वर्ग।',
  submit: 'कुंडली बनाएँ',
  gets: [
    'उत्तर, दक्षिण या पूर्व भारतीय शैली में कुंडली, साथ में कोई भी वर्ग कुंडली',
    'ग्रहों की राशि, अंश, नक्षत्र, भाव और स्थिति; भाव और उनके स्वामी',
    'जन्म का पंचांग',
    'समय ज्ञात न हो तो क्या पूरे दिन एक-सा रहता है और क्या अनिश्चित',
  ],
  disclaimer: 'ग्रहों की स्थिति गणना से है, उसका अर्थ परंपरा से। कुंडली न रोग का निदान है, न स्वास्थ्य, धन या हानि की भविष्यवाणी।',
  dashaNow: 'वर्तमान दशा',
  antarUntil: (antar, date) => `${antar} अंतर्दशा ${date} तक`,
  dasha: 'दशा',
  running: (maha, antar, pratyantar) => `इस समय: ${maha} महादशा, उसमें ${antar} अंतर्दशा, उसमें ${pratyantar} प्रत्यंतर्दशा।`,
  allPeriods: 'तीसरे स्तर तक सभी दशाएँ',
  second: 'दूसरी कुंडली',
  show: 'दिखाएँ',
  rashiSoft: 'D1, मूल कुंडली',
  vargottama: (grahas) => `वर्गोत्तम: ${grahas}`,
  finer: (navamsa, shashtiamsha) =>
    `नवांश और सूक्ष्म वर्ग तेज़ी से बदलते हैं: यहाँ D9 का लग्न ${navamsa} तक रहता है, D60 का लगभग ${shashtiamsha} तक।`,
  dashaShift: (days) => `जन्म समय में एक मिनट के अंतर से दशा की तारीखें ${days} दिन आगे-पीछे होती हैं।`,
  grahas: 'ग्रह',
  houses: 'भाव',
  houseNote: 'लग्न से गिने हुए, एक राशि का एक भाव',
  lordInHouse: 'स्वामी, किस भाव में',
  occupants: 'ग्रह',
  aspectedBy: 'इनकी दृष्टि',
  more: 'हर ग्रह का विवरण',
  rules: 'किन भावों का स्वामी',
  motion: 'दैनिक गति',
  fromSun: 'सूर्य से दूरी',
  fromExaltation: 'उच्चांश से दूरी',
  dispositor: 'राशि स्वामी',
  byNature: 'नैसर्गिक',
  inChart: 'तात्कालिक',
  together: 'पंचधा',
  aspects: 'ग्रहों की परस्पर दृष्टियाँ',
  aspecting: 'ग्रह',
  aspected: 'किस पर दृष्टि',
  aspect: 'दृष्टि',
  relationships: {
    conjunction: 'युति',
    third_aspect: 'तीसरी दृष्टि',
    fourth_aspect: 'चौथी दृष्टि',
    fifth_aspect: 'पाँचवीं दृष्टि',
    opposition: 'सातवीं दृष्टि',
    eighth_aspect: 'आठवीं दृष्टि',
    ninth_aspect: 'नौवीं दृष्टि',
    tenth_aspect: 'दसवीं दृष्टि',
  },
  mutual: 'परस्पर',
  vargas: 'सभी सोलह वर्ग',
  vargaCaption: 'हर वर्ग में हर ग्रह की राशि',
  almanac: {
    atBirth: 'जन्म का पंचांग',
    atNoon: 'उस दिन दोपहर 12 बजे का पंचांग',
    vara: 'वार',
    tithi: 'तिथि',
    yoga: 'योग',
    karana: 'करण',
    month: 'मास',
    sunrise: 'सूर्योदय',
    noSunrise: 'पिछले एक दिन में सूर्योदय नहीं हुआ था',
    clock: 'स्थानीय समय',
    universal: 'सार्वत्रिक समय',
    until: (what, time) => `${what}, ${time} तक`,
    between: (what, from, to) => `${what}, ${from} से ${to} तक`,
    months: (purnimanta, amanta) => `${purnimanta} (पूर्णिमांत), ${amanta} (अमांत)`,
    adhika: (month) => `अधिक ${month}`,
  },
  open: {
    lead: 'यहाँ लग्न और भाव नहीं हैं। नीचे दी गई राशियाँ पूरे दिन की हैं; जहाँ राशि दिन में बदलती है, वहाँ दोनों दी गई हैं। अंश दोपहर 12 बजे के हैं।',
    title: 'लग्न के बिना कुंडली',
    why: 'दक्षिण और पूर्व भारतीय शैली में राशियों के स्थान निश्चित होते हैं, इसलिए वे लग्न के बिना भी बन सकती हैं। उत्तर भारतीय शैली की कुंडली नहीं बन सकती।',
    atNoon: 'राशि, दोपहर 12 बजे की स्थिति',
    caption: 'अंश दोपहर 12 बजे के; जहाँ राशि, चरण या स्थिति दिन में बदलती है, वहाँ आरंभ से अंत तक',
    turnsRetrograde: 'वक्री होता है',
    turnsDirect: 'मार्गी होता है',
    combustPart: 'दिन के कुछ भाग में अस्त',
    to: (from, to) => `${from} से ${to}`,
    leftOut: 'भाव, भावों पर दृष्टि और सूक्ष्म वर्गों के लिए समय चाहिए, इसलिए वे यहाँ नहीं हैं।',
  },
};

const fr: BirthChartWords = {
  name: 'Thème natal (kundli)',
  title: 'Thème natal (kundli)',
  summary: 'Tout le thème sidéral, dessiné\u202f: lagna, grahas, maisons, aspects et les seize vargas.',
  submit: 'Dessiner le thème',
  gets: [
    'Le thème dans le style du nord, du sud ou de l’est de l’Inde, avec le varga de votre choix',
    'Les grahas avec signe, degré, nakshatra, maison et dignité\u202f; les maisons et leurs maîtres',
    'Le panchanga du moment de la naissance',
    'Sans l’heure, ce qui vaut pour toute la journée et ce qui reste inconnu',
  ],
  disclaimer:
    'Les positions sont calculées\u202f; leur sens relève de la tradition. Un thème ne diagnostique aucune maladie et n’annonce ni mort, ni richesse, ni perte.',
  dashaNow: 'Dasha en cours',
  antarUntil: (antar, date) => `antardasha ${antar} jusqu’au ${date}`,
  dasha: 'Dasha',
  running: (maha, antar, pratyantar) => `En cours\u202f: ${maha}\u202f; à l’intérieur, ${antar}, puis ${pratyantar}.`,
  allPeriods: 'Toutes les périodes jusqu’au troisième niveau',
  second: 'Second thème',
  show: 'Afficher',
  rashiSoft: 'D1, le thème lui-même',
  vargottama: (grahas) => `vargottama\u202f: ${grahas}`,
  finer: (navamsa, shashtiamsha) =>
    `Le lagna du navamsa et des vargas plus fins change plus vite\u202f: ici, celui de la carte D9 dure ${navamsa}, celui de la D60 environ ${shashtiamsha}.`,
  dashaShift: (days) =>
    `Une minute d’écart sur l’heure de naissance déplace les dates des dashas de ${frenchDays(days)}.`,
  grahas: 'Grahas',
  houses: 'Maisons',
  houseNote: 'signes entiers depuis le lagna',
  lordInHouse: 'Maître, en maison',
  occupants: 'Grahas',
  aspectedBy: 'Aspectée par',
  more: 'Plus de détails sur chaque graha',
  rules: 'Gouverne les maisons',
  motion: 'Mouvement diurne',
  fromSun: 'Distance au Soleil',
  fromExaltation: 'Distance à l’exaltation',
  dispositor: 'Maître de son signe',
  byNature: 'Par nature',
  inChart: 'Dans ce thème',
  together: 'Ensemble',
  aspects: 'Aspects entre grahas',
  aspecting: 'Graha',
  aspected: 'aspecte',
  aspect: 'Aspect',
  relationships: {
    conjunction: 'même signe',
    third_aspect: '3e aspect',
    fourth_aspect: '4e aspect',
    fifth_aspect: '5e aspect',
    opposition: '7e aspect',
    eighth_aspect: '8e aspect',
    ninth_aspect: '9e aspect',
    tenth_aspect: '10e aspect',
  },
  mutual: 'mutuel',
  vargas: 'Les seize vargas',
  vargaCaption: 'Signe de chaque graha dans chaque varga',
  almanac: {
    atBirth: 'Panchanga à la naissance',
    atNoon: 'Panchanga à midi ce jour-là',
    vara: 'Vara',
    tithi: 'Tithi',
    yoga: 'Yoga',
    karana: 'Karana',
    month: 'Mois',
    sunrise: 'Lever du Soleil',
    noSunrise: 'le Soleil ne s’était pas levé depuis plus d’un jour',
    clock: 'Heure locale',
    universal: 'Temps universel',
    until: (what, time) => `${what}, jusqu’à ${time}`,
    between: (what, from, to) => `${what}, de ${from} à ${to}`,
    months: (purnimanta, amanta) =>
      `${purnimanta} (le mois finit à la pleine lune), ${amanta} (il finit à la nouvelle lune)`,
    adhika: (month) => `Adhika ${month}`,
  },
  open: {
    lead: 'Il n’y a ici ni lagna ni maisons. Les signes ci-dessous valent pour toute la journée, sauf là où un intervalle est indiqué. Les degrés sont ceux de midi.',
    title: 'Thème sans lagna',
    why: 'Dans les styles du sud et de l’est de l’Inde, les signes ont une place fixe\u202f: ils se dessinent sans lagna. Celui du nord ne le permet pas.',
    atNoon: 'Rashi, positions de midi',
    caption: 'degrés à midi\u202f; intervalles là où un signe, un pada ou un état change dans la journée',
    turnsRetrograde: 'devient rétrograde',
    turnsDirect: 'redevient direct',
    combustPart: 'combuste une partie du jour',
    to: (from, to) => `de ${from} à ${to}`,
    leftOut:
      'Les maisons, les aspects aux maisons et les vargas plus fins demandent une heure de naissance\u202f: ils ne figurent pas ici.',
  },
};

const de: BirthChartWords = {
  name: 'Geburtshoroskop (Kundli)',
  title: 'Geburtshoroskop (Kundli)',
  summary: 'Das siderische Horoskop, gezeichnet: Lagna, Grahas, Häuser, Aspekte, sechzehn Vargas.',
  submit: 'Horoskop zeichnen',
  gets: [
    'Das Horoskop in nord-, süd- oder ostindischer Darstellung, daneben ein Varga nach Wahl',
    'Grahas mit Zeichen, Grad, Nakshatra, Haus und Würde; Häuser mit ihren Herrschern',
    'Das Panchanga zum Zeitpunkt der Geburt',
    'Ohne Uhrzeit: was für den ganzen Tag gilt und was offen bleibt',
  ],
  disclaimer:
    'Die Positionen sind berechnet, ihre Bedeutung ist Überlieferung. Ein Horoskop erkennt keine Krankheit und sagt weder Tod noch Reichtum noch Verlust voraus.',
  dashaNow: 'Dasha jetzt',
  antarUntil: (antar, date) => `Antardasha ${antar} bis ${date}`,
  dasha: 'Dasha',
  running: (maha, antar, pratyantar) => `Jetzt: ${maha}, darin ${antar}, darin ${pratyantar}.`,
  allPeriods: 'Alle Perioden bis zur dritten Stufe',
  second: 'Zweites Horoskop',
  show: 'Anzeigen',
  rashiSoft: 'D1, das Horoskop selbst',
  vargottama: (grahas) => `Vargottama: ${grahas}`,
  finer: (navamsa, shashtiamsha) =>
    `Im Navamsa und in den feineren Vargas wechselt der Lagna schneller: Hier gilt er im D9 ${navamsa} lang, im D60 nur etwa ${shashtiamsha} lang.`,
  dashaShift: (days) => `Eine Minute Unterschied in der Geburtszeit verschiebt die Daten der Dashas um ${days} Tage.`,
  grahas: 'Grahas',
  houses: 'Häuser',
  houseNote: 'ganze Zeichen vom Lagna aus',
  lordInHouse: 'Herrscher, im Haus',
  occupants: 'Grahas',
  aspectedBy: 'Aspektiert von',
  more: 'Mehr zu jedem Graha',
  rules: 'Herrscht über die Häuser',
  motion: 'Tägliche Bewegung',
  fromSun: 'Abstand zur Sonne',
  fromExaltation: 'Abstand zur Erhöhung',
  dispositor: 'Herrscher des Zeichens',
  byNature: 'Von Natur aus',
  inChart: 'In diesem Horoskop',
  together: 'Zusammen',
  aspects: 'Aspekte zwischen Grahas',
  aspecting: 'Graha',
  aspected: 'aspektiert',
  aspect: 'Aspekt',
  relationships: {
    conjunction: 'dasselbe Zeichen',
    third_aspect: '3. Aspekt',
    fourth_aspect: '4. Aspekt',
    fifth_aspect: '5. Aspekt',
    opposition: '7. Aspekt',
    eighth_aspect: '8. Aspekt',
    ninth_aspect: '9. Aspekt',
    tenth_aspect: '10. Aspekt',
  },
  mutual: 'gegenseitig',
  vargas: 'Alle sechzehn Vargas',
  vargaCaption: 'Zeichen jedes Grahas in jedem Varga',
  almanac: {
    atBirth: 'Panchanga bei der Geburt',
    atNoon: 'Panchanga am Mittag dieses Tages',
    vara: 'Vara',
    tithi: 'Tithi',
    yoga: 'Yoga',
    karana: 'Karana',
    month: 'Monat',
    sunrise: 'Sonnenaufgang',
    noSunrise: 'die Sonne war seit mehr als einem Tag nicht aufgegangen',
    clock: 'Ortszeit',
    universal: 'Weltzeit',
    until: (what, time) => `${what}, bis ${time}`,
    between: (what, from, to) => `${what}, von ${from} bis ${to}`,
    months: (purnimanta, amanta) => `${purnimanta} (Monat endet bei Vollmond), ${amanta} (endet bei Neumond)`,
    adhika: (month) => `Adhika ${month}`,
  },
  open: {
    lead: 'Lagna und Häuser fehlen hier. Die Zeichen unten gelten für den ganzen Tag, außer wo eine Spanne steht. Die Grade gelten für den Mittag.',
    title: 'Horoskop ohne Lagna',
    why: 'In der süd- und der ostindischen Darstellung haben die Zeichen feste Plätze; sie lassen sich ohne Lagna zeichnen. Die nordindische nicht.',
    atNoon: 'Rashi, Positionen am Mittag',
    caption: 'Grade am Mittag; Spannen, wo sich im Lauf des Tages ein Zeichen, ein Pada oder ein Zustand ändert',
    turnsRetrograde: 'wird rückläufig',
    turnsDirect: 'wird direktläufig',
    combustPart: 'für einen Teil des Tages verbrannt',
    to: (from, to) => `${from} bis ${to}`,
    leftOut: 'Häuser, Aspekte auf Häuser und die feineren Vargas brauchen eine Uhrzeit und fehlen hier.',
  },
};

const es: BirthChartWords = {
  name: 'Carta natal (kundli)',
  title: 'Carta natal (kundli)',
  summary: 'Toda la carta sideral, dibujada: lagna, grahas, casas, aspectos y los dieciséis vargas.',
  submit: 'Dibujar la carta',
  gets: [
    'La carta en el estilo del norte, del sur o del este de la India, con el varga que elija al lado',
    'Los grahas con signo, grado, nakshatra, casa y dignidad; las casas y sus regentes',
    'El panchanga del momento del nacimiento',
    'Sin la hora, lo que vale para todo el día y lo que queda sin determinar',
  ],
  disclaimer:
    'Las posiciones se calculan; su significado es tradición. Una carta no diagnostica enfermedades ni anuncia muerte, riqueza o pérdida.',
  dashaNow: 'Dasha actual',
  antarUntil: (antar, date) => `antardasha ${antar} hasta el ${date}`,
  dasha: 'Dasha',
  running: (maha, antar, pratyantar) => `Ahora: ${maha}; dentro de ella, ${antar}, y luego ${pratyantar}.`,
  allPeriods: 'Todos los periodos hasta el tercer nivel',
  second: 'Segunda carta',
  show: 'Mostrar',
  rashiSoft: 'D1, la carta misma',
  vargottama: (grahas) => `vargottama: ${grahas}`,
  finer: (navamsa, shashtiamsha) =>
    `En la navamsa y los vargas más finos el lagna cambia más deprisa: aquí, el de la carta D9 dura ${navamsa} y el de la D60, cerca de ${shashtiamsha}.`,
  dashaShift: (days) =>
    `Un minuto de diferencia en la hora de nacimiento desplaza las fechas de las dashas ${days} días.`,
  grahas: 'Grahas',
  houses: 'Casas',
  houseNote: 'signos enteros desde el lagna',
  lordInHouse: 'Regente, en casa',
  occupants: 'Grahas',
  aspectedBy: 'Aspectada por',
  more: 'Más sobre cada graha',
  rules: 'Rige las casas',
  motion: 'Movimiento diario',
  fromSun: 'Distancia al Sol',
  fromExaltation: 'Distancia a la exaltación',
  dispositor: 'Regente de su signo',
  byNature: 'Por naturaleza',
  inChart: 'En esta carta',
  together: 'En conjunto',
  aspects: 'Aspectos entre grahas',
  aspecting: 'Graha',
  aspected: 'aspecta a',
  aspect: 'Aspecto',
  relationships: {
    conjunction: 'mismo signo',
    third_aspect: '3.er aspecto',
    fourth_aspect: '4.º aspecto',
    fifth_aspect: '5.º aspecto',
    opposition: '7.º aspecto',
    eighth_aspect: '8.º aspecto',
    ninth_aspect: '9.º aspecto',
    tenth_aspect: '10.º aspecto',
  },
  mutual: 'mutuo',
  vargas: 'Los dieciséis vargas',
  vargaCaption: 'Signo de cada graha en cada varga',
  almanac: {
    atBirth: 'Panchanga al nacer',
    atNoon: 'Panchanga al mediodía de ese día',
    vara: 'Vara',
    tithi: 'Tithi',
    yoga: 'Yoga',
    karana: 'Karana',
    month: 'Mes',
    sunrise: 'Salida del Sol',
    noSunrise: 'el Sol llevaba más de un día sin salir',
    clock: 'Hora local',
    universal: 'Tiempo universal',
    until: (what, time) => `${what}, hasta ${spanishTime(time)}`,
    between: (what, from, to) => `${what}, de ${spanishTime(from)} a ${spanishTime(to)}`,
    months: (purnimanta, amanta) => `${purnimanta} (el mes acaba en luna llena), ${amanta} (acaba en luna nueva)`,
    adhika: (month) => `Adhika ${month}`,
  },
  open: {
    lead: 'Aquí no hay lagna ni casas. Los signos de abajo valen para todo el día, salvo donde se muestra un intervalo. Los grados son los del mediodía.',
    title: 'Carta sin lagna',
    why: 'En los estilos del sur y del este de la India los signos tienen un lugar fijo, así que pueden dibujarse sin lagna. El del norte no.',
    atNoon: 'Rashi, posiciones del mediodía',
    caption: 'grados al mediodía; intervalos donde un signo, un pada o un estado cambia en el día',
    turnsRetrograde: 'pasa a retrógrado',
    turnsDirect: 'pasa a directo',
    combustPart: 'combusto parte del día',
    to: (from, to) => `de ${from} a ${to}`,
    leftOut:
      'Las casas, los aspectos a las casas y los vargas más finos requieren la hora de nacimiento y no se indican.',
  },
};

export const WORDS: Readonly<Record<Locale, BirthChartWords>> = { en, uk, ru, hi, fr, de, es };
