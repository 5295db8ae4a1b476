import type { Locale } from '../../../languages/locale/locales.js';
import { slavic } from '../../../languages/locale/plural.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface MonthlySnapshotWords extends ToolWords {
  /** Sunday first, as the heads of the columns. */
  readonly shortWeekdays: readonly string[];
  readonly monthNav: string;
  /** Whose month it is; `moon` names sign, nakshatra and pada. */
  readonly seenFrom: (moon: string) => string;
  readonly favourableDays: string;
  readonly mixedDays: string;
  readonly challengingDays: string;
  readonly best: (days: string) => string;
  readonly caution: (days: string) => string;
  readonly calendar: string;
  readonly key: (minimum: string, maximum: string) => string;
  /** Of a month whose days hang on the birth time. */
  readonly keyOpen: (minimum: string, maximum: string) => string;
  readonly outlined: (day: string) => string;
  readonly sheet: string;
  readonly eighth: string;
  readonly whyDay: (day: string, score: string) => string;
  readonly otherDays: string;
  readonly allDays: string;
  readonly date: string;
  readonly moon: string;
  readonly tara: string;
  readonly house: string;
  readonly limbScore: string;
  readonly events: string;
  readonly moonSigns: string;
  readonly station: Readonly<Record<'direct' | 'retrograde', string>>;
  readonly dashas: string;
  readonly atStart: string;
  readonly onDate: (day: string) => string;
  readonly noDasha: string;
  readonly sadeSati: string;
  readonly noSadeSati: string;
  readonly inWords: string;
  readonly unknownLead: string;
  readonly unknown: (from: string, to: string) => string;
  readonly unknownNoFacts: string;
  readonly sure: string;
  readonly open: string;
  readonly openNote: string;
  readonly between: (least: string, most: string) => string;
  /** By how many days the dates move, where that is known. */
  readonly dashasOpen: (days: number | undefined) => string;
  readonly byMoon: string;
}

const en: MonthlySnapshotWords = {
  name: 'Month from your Moon',
  title: 'A month from your Moon',
  summary: 'Every day of a month scored from your natal Moon, with Moon phases and dashas.',
  submit: 'Show the month',
  gets: [
    'A calendar with the score of every day and the reasons for it',
    'The best five days, and those on which tradition advises care',
    'Moon phases, sign changes, stations, dashas and Sade Sati',
  ],
  disclaimer:
    'Best and caution days follow from traditional rules alone. Do not move an operation, a contract or a payment to fit them.',
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  monthNav: 'Month',
  seenFrom: (moon) => `Seen from the natal Moon in ${moon}.`,
  favourableDays: 'Favourable days',
  mixedDays: 'Mixed days',
  challengingDays: 'Challenging days',
  best: (days) => `best: ${days}`,
  caution: (days) => `take care: ${days}`,
  calendar: 'Calendar',
  key: (minimum, maximum) =>
    `The score adds eight rules and can go from ${minimum} to ${maximum}. Green is favourable, plain mixed, red challenging.`,
  keyOpen: (minimum, maximum) =>
    `The score adds eight rules and can go from ${minimum} to ${maximum}. Green days are favourable and red ones challenging for every possible time; the others are mixed or open.`,
  outlined: (day) => `The outlined day is the one you asked about, ${day}.`,
  sheet: 'Each date links to its day.',
  eighth: 'Moon in the 8th',
  whyDay: (day, score) => `Why ${day} scores ${score}`,
  otherDays: 'Another day’s score',
  allDays: 'All days of the month',
  date: 'Date',
  moon: 'Moon in',
  tara: 'Tara',
  house: 'House from your Moon',
  limbScore: 'From the limbs',
  events: 'What happens',
  moonSigns: 'The Moon’s changes of sign',
  station: { direct: 'turns direct', retrograde: 'turns retrograde' },
  dashas: 'Dashas and Sade Sati',
  atStart: 'When the month begins',
  onDate: (day) => `On ${day}`,
  noDasha: 'no dasha runs: before the birth or after the 120 years of the dashas',
  sadeSati: 'Sade Sati',
  noSadeSati: 'does not run',
  inWords: 'In words',
  unknownLead: 'The birth time is not known.',
  unknown: (from, to) =>
    `On that day the Moon goes from ${from} to ${to}. For each day the calendar gives the range of its score over every Moon of that day; no day is called best.`,
  unknownNoFacts: 'Enter a time, even a rough one, to see the days scored from your Moon.',
  sure: 'the same for every possible time',
  open: 'Open days',
  openNote: 'they depend on the birth time',
  between: (least, most) => `${least} to ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'Dashas are left out: their dates depend on the birth time.'
      : `Dashas are left out: over the possible times their dates move by up to ${days} days.`,
  byMoon: 'For each possible Moon',
};

const uk: MonthlySnapshotWords = {
  name: 'Календар на місяць за натальним Місяцем',
  title: 'Календар на місяць за натальним Місяцем',
  summary: 'Оцінка кожного дня місяця за вашим натальним Місяцем, фази, переходи в нові знаки й даші.',
  submit: 'Показати місяць',
  gets: [
    'Календар з оцінкою кожного дня та її причинами',
    'Пʼять найкращих днів і ті, коли традиція радить обережність',
    'Фази Місяця, переходи в нові знаки, стояння планет, даші й Саде Саті',
  ],
  disclaimer:
    'Найкращі дні й дні для обережності випливають лише з правил традиції. Не переносьте через них операцію, договір чи платіж.',
  shortWeekdays: ['нд', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  monthNav: 'Місяць',
  seenFrom: (moon) => `Відлік від натального Місяця: ${moon}.`,
  favourableDays: 'Сприятливі дні',
  mixedDays: 'Неоднозначні дні',
  challengingDays: 'Складні дні',
  best: (days) => `найкращі: ${days}`,
  caution: (days) => `обережність: ${days}`,
  calendar: 'Календар',
  key: (minimum, maximum) =>
    `Оцінка — сума восьми правил, від ${minimum} до ${maximum}. Зелений — сприятливо, без кольору — неоднозначно, червоний — складно.`,
  keyOpen: (minimum, maximum) =>
    `Оцінка — сума восьми правил, від ${minimum} до ${maximum}. Зелені дні сприятливі, а червоні складні за будь-якого можливого часу; решта неоднозначні або відкриті.`,
  outlined: (day) => `Обведено обраний день: ${day}.`,
  sheet: 'Дата веде на сторінку дня.',
  eighth: 'чандраштама',
  whyDay: (day, score) => `Чому ${day} має оцінку ${score}`,
  otherDays: 'Оцінка іншого дня',
  allDays: 'Усі дні місяця',
  date: 'Дата',
  moon: 'Знак Місяця',
  tara: 'Тара',
  house: 'Дім від вашого Місяця',
  limbScore: 'За складниками дня',
  events: 'Події',
  moonSigns: 'Переходи Місяця в нові знаки',
  station: { direct: 'перехід до директного руху', retrograde: 'перехід до ретроградного руху' },
  dashas: 'Даші й Саде Саті',
  atStart: 'На початку місяця',
  onDate: (day) => `На ${day}`,
  noDasha: 'даша не триває: до народження або після 120 років даш',
  sadeSati: 'Саде Саті',
  noSadeSati: 'не триває',
  inWords: 'Стисло',
  unknownLead: 'Час народження невідомий.',
  unknown: (from, to) =>
    `Того дня Місяць проходить шлях: ${from} — ${to}. Для кожного дня календар показує межі оцінки за всіма цими положеннями; жоден день не названо найкращим.`,
  unknownNoFacts: 'Введіть час, хоча б приблизний, щоб побачити оцінки днів від вашого Місяця.',
  sure: 'за будь-якого можливого часу',
  open: 'Відкриті дні',
  openNote: 'залежно від часу народження',
  between: (least, most) => `від ${least} до ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'Даші не наведено: їхні дати залежать від часу народження.'
      : `Даші не наведено: залежно від часу народження їхні дати зсуваються щонайбільше на ${slavic('день', 'дні', 'днів')(days)}.`,
  byMoon: 'Залежно від вашого Місяця',
};

const ru: MonthlySnapshotWords = {
  name: 'Календарь на месяц по натальной Луне',
  title: 'Календарь на месяц по натальной Луне',
  summary: 'Оценка каждого дня месяца по вашей натальной Луне, фазы, переходы в новые знаки и даши.',
  submit: 'Показать месяц',
  gets: [
    'Календарь с оценкой каждого дня и её причинами',
    'Пять лучших дней и те, когда традиция советует осторожность',
    'Фазы Луны, переходы в новые знаки, стояния планет, даши и Саде Сати',
  ],
  disclaimer:
    'Лучшие дни и дни для осторожности следуют только из правил традиции. Не переносите из-за них операцию, договор или платёж.',
  shortWeekdays: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  monthNav: 'Месяц',
  seenFrom: (moon) => `Отсчёт от натальной Луны: ${moon}.`,
  favourableDays: 'Благоприятные дни',
  mixedDays: 'Неоднозначные дни',
  challengingDays: 'Сложные дни',
  best: (days) => `лучшие: ${days}`,
  caution: (days) => `осторожность: ${days}`,
  calendar: 'Календарь',
  key: (minimum, maximum) =>
    `Оценка — сумма восьми правил, от ${minimum} до ${maximum}. Зелёный — благоприятно, без цвета — неоднозначно, красный — сложно.`,
  keyOpen: (minimum, maximum) =>
    `Оценка — сумма восьми правил, от ${minimum} до ${maximum}. Зелёные дни благоприятны, а красные сложны при любом возможном времени; остальные неоднозначны или открыты.`,
  outlined: (day) => `Обведён выбранный день: ${day}.`,
  sheet: 'Дата ведёт на страницу дня.',
  eighth: 'чандраштама',
  whyDay: (day, score) => `${day}: почему оценка ${score}`,
  otherDays: 'Оценка другого дня',
  allDays: 'Все дни месяца',
  date: 'Дата',
  moon: 'Знак Луны',
  tara: 'Тара',
  house: 'Дом от вашей Луны',
  limbScore: 'По составляющим дня',
  events: 'События',
  moonSigns: 'Переходы Луны в новые знаки',
  station: { direct: 'переход к директному движению', retrograde: 'переход к ретроградному движению' },
  dashas: 'Даши и Саде Сати',
  atStart: 'В начале месяца',
  onDate: (day) => `На ${day}`,
  noDasha: 'даша не идёт: до рождения или после 120 лет даш',
  sadeSati: 'Саде Сати',
  noSadeSati: 'не идёт',
  inWords: 'Кратко',
  unknownLead: 'Время рождения неизвестно.',
  unknown: (from, to) =>
    `В тот день Луна проходит путь: ${from} — ${to}. Для каждого дня календарь показывает пределы оценки по всем этим положениям; ни один день не назван лучшим.`,
  unknownNoFacts: 'Введите время, хотя бы примерное, чтобы увидеть оценки дней от вашей Луны.',
  sure: 'при любом возможном времени',
  open: 'Открытые дни',
  openNote: 'в зависимости от времени рождения',
  between: (least, most) => `от ${least} до ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'Даши не приведены: их даты зависят от времени рождения.'
      : `Даши не приведены: в зависимости от времени рождения их даты сдвигаются самое большее на ${slavic('день', 'дня', 'дней')(days)}.`,
  byMoon: 'В зависимости от вашей Луны',
};

const hi: MonthlySnapshotWords = {
  name: 'आपके चंद्र के अनुसार महीना',
  title: 'आपके चंद्र के अनुसार महीना',
  summary: 'आपके जन्म चंद्र के अनुसार महीने के हर दिन के अंक, चंद्र कलाएँ और दशाएँ।',
  submit: 'महीना देखें',
  gets: [
    'हर दिन के अंक और उनके कारण के साथ कैलेंडर',
    'पाँच सर्वोत्तम दिन, और वे दिन जिनमें परंपरा सावधानी रखने को कहती है',
    'चंद्र कलाएँ, राशि परिवर्तन, ग्रहों का वक्री-मार्गी होना, दशाएँ और साढ़ेसाती',
  ],
  disclaimer: 'सर्वोत्तम और सावधानी के दिन केवल परंपरा के नियमों से निकले हैं। इनके लिए कोई ऑपरेशन, अनुबंध या भुगतान आगे-पीछे न करें।',
  shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  monthNav: 'महीना',
  seenFrom: (moon) => `जन्म चंद्र: ${moon}।`,
  favourableDays: 'अनुकूल दिन',
  mixedDays: 'मिश्रित दिन',
  challengingDays: 'चुनौतीपूर्ण दिन',
  best: (days) => `सर्वोत्तम: ${days}`,
  caution: (days) => `सावधानी: ${days}`,
  calendar: 'कैलेंडर',
  key: (minimum, maximum) =>
    `अंक आठ नियमों का योग है, ${minimum} से ${maximum} तक। हरा अनुकूल, बिना रंग मिश्रित, लाल चुनौतीपूर्ण।`,
  keyOpen: (minimum, maximum) =>
    `अंक आठ नियमों का योग है, ${minimum} से ${maximum} तक। हरे दिन हर संभव समय के लिए अनुकूल हैं, लाल चुनौतीपूर्ण; बाकी मिश्रित या अनिश्चित हैं।`,
  outlined: (day) => `घेरे में वह दिन है जिसके बारे में पूछा गया: ${day}।`,
  sheet: 'किसी तारीख को चुनने पर उस दिन का पृष्ठ खुलता है।',
  eighth: 'चंद्राष्टम',
  whyDay: (day, score) => `${day} को ${score} क्यों`,
  otherDays: 'किसी और दिन के अंक',
  allDays: 'महीने के सभी दिन',
  date: 'तारीख',
  moon: 'चंद्र राशि',
  tara: 'तारा',
  house: 'आपके चंद्र से भाव',
  limbScore: 'अंगों से',
  events: 'घटनाएँ',
  moonSigns: 'चंद्र के राशि परिवर्तन',
  station: { direct: 'मार्गी होता है', retrograde: 'वक्री होता है' },
  dashas: 'दशा और साढ़ेसाती',
  atStart: 'महीने के आरंभ में',
  onDate: (day) => `${day} को`,
  noDasha: 'कोई दशा नहीं: जन्म से पहले या दशाओं के 120 वर्ष के बाद',
  sadeSati: 'साढ़ेसाती',
  noSadeSati: 'नहीं चल रही',
  inWords: 'शब्दों में',
  unknownLead: 'जन्म समय ज्ञात नहीं है।',
  unknown: (from, to) =>
    `उस दिन चंद्र ${from} से ${to} तक जाता है। कैलेंडर में हर दिन के अंकों की सीमा इन सभी स्थितियों के लिए है; किसी दिन को सर्वोत्तम नहीं कहा गया।`,
  unknownNoFacts: 'अपने चंद्र के अनुसार दिनों के अंक देखने के लिए समय लिखें, चाहे अनुमानित हो।',
  sure: 'हर संभव समय के लिए यही',
  open: 'अनिश्चित दिन',
  openNote: 'जन्म समय पर निर्भर हैं',
  between: (least, most) => `${least} से ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'दशाएँ नहीं दी गईं: उनकी तारीखें जन्म समय पर निर्भर हैं।'
      : `दशाएँ नहीं दी गईं: संभव समयों में उनकी तारीखें ${days} दिन तक बदलती हैं।`,
  byMoon: 'चंद्र की हर संभव स्थिति के अनुसार',
};

const fr: MonthlySnapshotWords = {
  name: 'Un mois depuis votre Lune',
  title: 'Un mois depuis votre Lune',
  summary: 'Les jours d’un mois vus depuis votre Lune natale, avec phases, signes et dashas.',
  submit: 'Afficher le mois',
  gets: [
    'Un calendrier avec le score de chaque jour et ses raisons',
    'Les cinq meilleurs jours et ceux où la tradition conseille la prudence',
    'Phases de la Lune, changements de signe, stations, dashas et Sade Sati',
  ],
  disclaimer:
    'Meilleurs jours et jours de prudence découlent des seules règles de la tradition. Ne reportez pour eux ni opération, ni contrat, ni paiement.',
  shortWeekdays: ['dim', 'lun', 'mar', 'mer', 'jeu', 'ven', 'sam'],
  monthNav: 'Mois',
  seenFrom: (moon) => `Vu depuis la Lune natale\u202f: ${moon}.`,
  favourableDays: 'Jours favorables',
  mixedDays: 'Jours mitigés',
  challengingDays: 'Jours difficiles',
  best: (days) => `les meilleurs\u202f: ${days}`,
  caution: (days) => `prudence\u202f: ${days}`,
  calendar: 'Calendrier',
  key: (minimum, maximum) =>
    `Le score additionne huit règles et va de ${minimum} à ${maximum}. En vert, les jours favorables\u202f; en rouge, les difficiles\u202f; sans couleur, les mitigés.`,
  keyOpen: (minimum, maximum) =>
    `Le score additionne huit règles et va de ${minimum} à ${maximum}. Les jours verts sont favorables et les rouges difficiles quelle que soit l’heure\u202f; les autres sont mitigés ou indéterminés.`,
  outlined: (day) => `Le jour encadré est celui que vous avez choisi, le ${day}.`,
  sheet: 'Chaque date ouvre la page de ce jour.',
  eighth: 'Lune en maison 8',
  whyDay: (day, score) => `Détail du score du ${day}\u202f: ${score}`,
  otherDays: 'Le score d’un autre jour',
  allDays: 'Tous les jours du mois',
  date: 'Date',
  moon: 'Signe de la Lune',
  tara: 'Tara',
  house: 'Maison depuis votre Lune',
  limbScore: 'Score des éléments',
  events: 'Événements du ciel',
  moonSigns: 'Les changements de signe de la Lune',
  station: { direct: 'reprend sa marche directe', retrograde: 'devient rétrograde' },
  dashas: 'Dashas et Sade Sati',
  atStart: 'Au début du mois',
  onDate: (day) => `Le ${day}`,
  noDasha: 'aucune dasha en cours\u202f: avant la naissance ou après les 120 ans des dashas',
  sadeSati: 'Sade Sati',
  noSadeSati: 'pas en cours',
  inWords: 'En résumé',
  unknownLead: 'L’heure de naissance n’est pas connue.',
  unknown: (from, to) =>
    `Ce jour-là, la Lune change de position\u202f: d’abord ${from}, en dernier ${to}. Le calendrier donne pour chaque jour l’intervalle du score pour toutes ces positions\u202f; aucun jour n’est désigné comme le meilleur.`,
  unknownNoFacts: 'Indiquez une heure, même approximative, pour voir les jours depuis votre Lune.',
  sure: 'quelle que soit l’heure',
  open: 'Jours indéterminés',
  openNote: 'selon l’heure de naissance',
  between: (least, most) => `de ${least} à ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'Les dashas ne sont pas données\u202f: leurs dates dépendent de l’heure de naissance.'
      : `Les dashas ne sont pas données\u202f: selon l’heure, leurs dates varient de ${days} jours au plus.`,
  byMoon: 'Selon la position possible de votre Lune',
};

const de: MonthlySnapshotWords = {
  name: 'Ihr Monat nach dem Geburtsmond',
  title: 'Ihr Monat nach dem Geburtsmond',
  summary: 'Die Tage eines Monats von Ihrem Geburtsmond aus, mit Mondphasen und Dashas.',
  submit: 'Monat zeigen',
  gets: [
    'Ein Kalender mit der Punktzahl jedes Tages und ihren Gründen',
    'Die fünf besten Tage und jene, an denen die Tradition zur Vorsicht rät',
    'Mondphasen, Zeichenwechsel, Stationen, Dashas und Sade Sati',
  ],
  disclaimer:
    'Beste Tage und Tage der Vorsicht ergeben sich allein aus überlieferten Regeln. Verlegen Sie ihretwegen keine Operation, keinen Vertrag und keine Zahlung.',
  shortWeekdays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  monthNav: 'Monat',
  seenFrom: (moon) => `Vom Geburtsmond aus gesehen: ${moon}.`,
  favourableDays: 'Günstige Tage',
  mixedDays: 'Gemischte Tage',
  challengingDays: 'Herausfordernde Tage',
  best: (days) => `beste: ${days}`,
  caution: (days) => `Vorsicht: ${days}`,
  calendar: 'Kalender',
  key: (minimum, maximum) =>
    `Die Punktzahl ist die Summe aus acht Regeln und reicht von ${minimum} bis ${maximum}. Grüne Tage sind günstig, rote herausfordernd, Tage ohne Farbe gemischt.`,
  keyOpen: (minimum, maximum) =>
    `Die Punktzahl ist die Summe aus acht Regeln und reicht von ${minimum} bis ${maximum}. Grüne Tage sind bei jeder möglichen Zeit günstig, rote herausfordernd; die anderen sind gemischt oder offen.`,
  outlined: (day) => `Umrandet ist der gewählte Tag, der ${day}.`,
  sheet: 'Jedes Datum führt zur Seite dieses Tages.',
  eighth: 'Mond im 8. Haus',
  whyDay: (day, score) => `Warum der ${day} die Punktzahl ${score} hat`,
  otherDays: 'Die Punktzahl eines anderen Tages',
  allDays: 'Alle Tage des Monats',
  date: 'Datum',
  moon: 'Mondzeichen',
  tara: 'Tara',
  house: 'Haus von Ihrem Mond aus',
  limbScore: 'Punkte der Glieder',
  events: 'Am Himmel',
  moonSigns: 'Zeichenwechsel des Mondes',
  station: { direct: 'wird direktläufig', retrograde: 'wird rückläufig' },
  dashas: 'Dashas und Sade Sati',
  atStart: 'Zu Beginn des Monats',
  onDate: (day) => `Am ${day}`,
  noDasha: 'keine Dasha: vor der Geburt oder nach den 120 Jahren der Dashas',
  sadeSati: 'Sade Sati',
  noSadeSati: 'zurzeit nicht',
  inWords: 'Kurz gefasst',
  unknownLead: 'Die Geburtszeit ist nicht bekannt.',
  unknown: (from, to) =>
    `An jenem Tag wandert der Mond weiter: zuerst ${from}, zuletzt ${to}. Der Kalender nennt für jeden Tag die Spanne der Punktzahl über alle diese Positionen; kein Tag wird als bester bezeichnet.`,
  unknownNoFacts: 'Geben Sie eine Zeit an, auch eine ungefähre, um die Tage von Ihrem Mond aus bewertet zu sehen.',
  sure: 'bei jeder Geburtszeit',
  open: 'Offene Tage',
  openNote: 'je nach Geburtszeit',
  between: (least, most) => `${least} bis ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'Dashas fehlen hier: Ihre Daten hängen von der Geburtszeit ab.'
      : `Dashas fehlen hier: Je nach Zeit verschieben sich ihre Daten um bis zu ${days} Tage.`,
  byMoon: 'Je nach möglichem Stand Ihres Mondes',
};

const es: MonthlySnapshotWords = {
  name: 'Un mes desde su Luna',
  title: 'Un mes desde su Luna',
  summary: 'Los días de un mes vistos desde su Luna natal, con fases, signos y dashas.',
  submit: 'Ver el mes',
  gets: [
    'Un calendario con la puntuación de cada día y sus razones',
    'Los cinco mejores días y aquellos en que la tradición aconseja cautela',
    'Fases de la Luna, cambios de signo, estaciones, dashas y Sade Sati',
  ],
  disclaimer:
    'Los mejores días y los de cautela resultan solo de reglas tradicionales. No aplace por ellos una operación, un contrato ni un pago.',
  shortWeekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  monthNav: 'Mes',
  seenFrom: (moon) => `Visto desde la Luna natal: ${moon}.`,
  favourableDays: 'Días favorables',
  mixedDays: 'Días mixtos',
  challengingDays: 'Días difíciles',
  best: (days) => `los mejores: ${days}`,
  caution: (days) => `cautela: ${days}`,
  calendar: 'Calendario',
  key: (minimum, maximum) =>
    `La puntuación suma ocho reglas y va de ${minimum} a ${maximum}. En verde, los días favorables; en rojo, los difíciles; sin color, los mixtos.`,
  keyOpen: (minimum, maximum) =>
    `La puntuación suma ocho reglas y va de ${minimum} a ${maximum}. Los días verdes son favorables y los rojos difíciles sea cual sea la hora; los demás son mixtos o están sin determinar.`,
  outlined: (day) => `El día recuadrado es el elegido, el ${day}.`,
  sheet: 'Cada fecha lleva a la página de ese día.',
  eighth: 'Luna en casa 8',
  whyDay: (day, score) => `Detalle de la puntuación del ${day}: ${score}`,
  otherDays: 'La puntuación de otro día',
  allDays: 'Todos los días del mes',
  date: 'Fecha',
  moon: 'Signo de la Luna',
  tara: 'Tara',
  house: 'Casa desde su Luna',
  limbScore: 'Puntos de los elementos',
  events: 'En el cielo',
  moonSigns: 'Los cambios de signo de la Luna',
  station: { direct: 'pasa a movimiento directo', retrograde: 'pasa a movimiento retrógrado' },
  dashas: 'Dashas y Sade Sati',
  atStart: 'Al comenzar el mes',
  onDate: (day) => `El ${day}`,
  noDasha: 'ninguna dasha en curso: antes del nacimiento o después de los 120 años de las dashas',
  sadeSati: 'Sade Sati',
  noSadeSati: 'no está en curso',
  inWords: 'En resumen',
  unknownLead: 'No se conoce la hora de nacimiento.',
  unknown: (from, to) =>
    `Ese día la Luna cambia de posición: primero ${from}, por último ${to}. El calendario da para cada día el margen de la puntuación en todas esas posiciones; ningún día se señala como el mejor.`,
  unknownNoFacts: 'Indique una hora, aunque sea aproximada, para ver los días desde su Luna.',
  sure: 'sea cual sea la hora',
  open: 'Días sin determinar',
  openNote: 'según la hora de nacimiento',
  between: (least, most) => `de ${least} a ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'No se indican las dashas: sus fechas dependen de la hora de nacimiento.'
      : `No se indican las dashas: según la hora, sus fechas varían hasta ${days} días.`,
  byMoon: 'Según la posición posible de su Luna',
};

export const WORDS: Readonly<Record<Locale, MonthlySnapshotWords>> = { en, uk, ru, hi, fr, de, es };
