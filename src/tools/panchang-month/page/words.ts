import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';
import type { Paksha } from '../../../rules/panchanga/tables.js';

export interface PanchangMonthWords extends ToolWords {
  readonly monthNav: string;
  readonly days: string;
  /** The halves of the lunar month as one letter, before the number of a tithi: "S11". */
  readonly halves: Readonly<Record<Paksha, string>>;
  readonly moonNote: string;
  readonly halvesNote: string;
  readonly nextDayNote: string;
  readonly washNote: string;
  readonly inShort: string;
  readonly sankranti: string;
  readonly lunarMonths: string;
  readonly repeated: string;
  readonly skipped: string;
  /** The additional month before the one of the same name. */
  readonly adhika: (month: string) => string;
  /** "new at 12:32": the Moon. */
  readonly newAt: (time: string) => string;
  readonly fullAt: (time: string) => string;
  readonly conventions: string;
}

export const WORDS: Readonly<Record<Locale, PanchangMonthWords>> = {
  en: {
    name: 'Panchang of the month',
    title: 'The month’s panchang',
    summary: 'Every day of a month at a place on one sheet: tithi, nakshatra, Sun and Moon.',
    submit: 'Show the month',
    gets: [
      'Tithi and nakshatra of each sunrise with the times they end',
      'Ekadashis, festivals, eclipses, Purnima, Amavasya and Sankranti',
      'Tithis that are repeated or skipped',
      'One sheet of paper to hang on the wall',
    ],
    disclaimer:
      'Almanacs differ in their conventions. For a fast, a festival or a rite, ask those who keep it. Not for decisions about health, law or money.',
    monthNav: 'Month',
    days: 'The days',
    halves: { shukla: 'S', krishna: 'K' },
    moonNote: 'Moon at sunrise, lit part pale',
    halvesNote: 'S bright half (shukla), K dark half (krishna), with the number of the tithi',
    nextDayNote: 'ends on the next day',
    washNote: 'tinted: fasts, festivals, Purnima, Amavasya, Sankranti',
    inShort: 'The month in short',
    sankranti: 'Sankranti',
    lunarMonths: 'Lunar months (amanta)',
    repeated: 'Repeated tithi',
    skipped: 'Skipped tithi',
    adhika: (month) => `Adhika ${month}`,
    newAt: (time) => `new at ${time}`,
    fullAt: (time) => `full at ${time}`,
    conventions:
      'The limbs are those of sunrise; the time after a name is its end. A tithi that begins after a sunrise and ends before the next is skipped, one that two sunrises see is repeated. The day on which a fast is kept may be another.',
  },
  uk: {
    name: 'Панчанга місяця',
    title: 'Панчанга на місяць',
    summary: 'Кожен день місяця для вашого міста на одному аркуші: тітхі, накшатра, Сонце й Місяць.',
    submit: 'Показати місяць',
    gets: [
      'Тітхі й накшатра на кожен схід Сонця і час, коли вони закінчуються',
      'Екадаші, свята, затемнення, пурніма, амавасʼя та санкранті',
      'Тітхі, що повторюються або випадають',
      'Один аркуш паперу, який можна повісити на стіну',
    ],
    disclaimer:
      'Календарі мають різні правила. Щодо посту, свята чи обряду запитайте тих, хто їх дотримується. Не для рішень про здоровʼя, право чи гроші.',
    monthNav: 'Місяць',
    days: 'Дні місяця',
    halves: { shukla: 'Ш', krishna: 'К' },
    moonNote: 'Місяць на схід Сонця, освітлена частина світла',
    halvesNote: 'Ш світла половина (шукла), К темна (крішна), з номером тітхі',
    nextDayNote: 'закінчується наступного дня',
    washNote: 'з тлом: пости, свята, пурніма, амавасʼя, санкранті',
    inShort: 'Місяць коротко',
    sankranti: 'Санкранті',
    lunarMonths: 'Місячні місяці (аманта)',
    repeated: 'Тітхі, що повторюється',
    skipped: 'Тітхі, що випадає',
    adhika: (month) => `Адхіка ${month}`,
    newAt: (time) => `новий о ${time}`,
    fullAt: (time) => `повний о ${time}`,
    conventions:
      'Складники наведено на схід Сонця; час після назви показує, коли вона закінчується. Тітхі, що починається після сходу й закінчується до наступного, випадає; та, яку бачать два сходи, повторюється. День посту може бути іншим.',
  },
  ru: {
    name: 'Панчанга месяца',
    title: 'Панчанга на месяц',
    summary: 'Каждый день месяца для вашего города на одном листе: титхи, накшатра, Солнце и Луна.',
    submit: 'Показать месяц',
    gets: [
      'Титхи и накшатра на каждый восход и время, когда они кончаются',
      'Экадаши, праздники, затмения, пурнима, амавасья и санкранти',
      'Титхи, которые повторяются или выпадают',
      'Один лист бумаги, который можно повесить на стену',
    ],
    disclaimer:
      'У календарей разные правила. О посте, празднике или обряде спросите тех, кто их соблюдает. Не для решений о здоровье, праве или деньгах.',
    monthNav: 'Месяц',
    days: 'Дни месяца',
    halves: { shukla: 'Ш', krishna: 'К' },
    moonNote: 'Луна на восход Солнца, освещённая часть светлая',
    halvesNote: 'Ш светлая половина (шукла), К тёмная (кришна), с номером титхи',
    nextDayNote: 'кончается на следующий день',
    washNote: 'с фоном: посты, праздники, пурнима, амавасья, санкранти',
    inShort: 'Месяц вкратце',
    sankranti: 'Санкранти',
    lunarMonths: 'Лунные месяцы (аманта)',
    repeated: 'Повторяющаяся титхи',
    skipped: 'Выпавшая титхи',
    adhika: (month) => `Адхика ${month}`,
    newAt: (time) => `новая в ${time}`,
    fullAt: (time) => `полная в ${time}`,
    conventions:
      'Составляющие даны на восход; время после названия показывает, когда оно кончается. Титхи, которая начинается после восхода и кончается до следующего, выпадает; та, которую видят два восхода, повторяется. День поста может быть другим.',
  },
  hi: {
    name: 'मासिक पंचांग',
    title: 'महीने का पंचांग',
    summary: 'किसी स्थान के महीने का हर दिन एक पन्ने पर: तिथि, नक्षत्र, सूर्य और चंद्र।',
    submit: 'महीना दिखाएँ',
    gets: [
      'हर सूर्योदय की तिथि और नक्षत्र, समाप्ति के समय सहित',
      'एकादशी, त्योहार, ग्रहण, पूर्णिमा, अमावस्या और संक्रांति',
      'वृद्धि और क्षय तिथियाँ',
      'दीवार पर टाँगने के लिए एक पन्ना',
    ],
    disclaimer:
      'पंचांगों के नियम अलग-अलग होते हैं। व्रत, पर्व या संस्कार का निश्चय अपनी परंपरा के जानकारों से पूछकर करें। स्वास्थ्य, क़ानून या धन के निर्णयों के लिए नहीं।',
    monthNav: 'महीना',
    days: 'महीने के दिन',
    halves: { shukla: 'शु', krishna: 'कृ' },
    moonNote: 'सूर्योदय के समय चंद्र, प्रकाशित भाग हल्का',
    halvesNote: 'शु शुक्ल पक्ष, कृ कृष्ण पक्ष, तिथि की संख्या के साथ',
    nextDayNote: 'अगले दिन समाप्त',
    washNote: 'रंगी हुई: व्रत, त्योहार, पूर्णिमा, अमावस्या, संक्रांति',
    inShort: 'महीना संक्षेप में',
    sankranti: 'संक्रांति',
    lunarMonths: 'चंद्र मास (अमांत)',
    repeated: 'वृद्धि तिथि',
    skipped: 'क्षय तिथि',
    adhika: (month) => `अधिक ${month}`,
    newAt: (time) => `अमावस्या का क्षण ${time}`,
    fullAt: (time) => `पूर्णिमा का क्षण ${time}`,
    conventions:
      'अंग सूर्योदय के हैं; नाम के बाद का समय उसकी समाप्ति है। जो तिथि एक सूर्योदय के बाद आरंभ होकर अगले से पहले समाप्त हो वह क्षय है, जो दो सूर्योदय देखे वह वृद्धि। व्रत का दिन इससे भिन्न हो सकता है।',
  },
  fr: {
    name: 'Panchang du mois',
    title: 'Le panchang du mois',
    summary: 'Chaque jour d’un mois en un lieu, sur une feuille\u202f: tithi, nakshatra, Soleil et Lune.',
    submit: 'Afficher le mois',
    gets: [
      'Le tithi et le nakshatra de chaque lever du Soleil, avec l’heure de leur fin',
      'Ekadashis, fêtes, éclipses, Purnima, Amavasya et Sankranti',
      'Les tithis répétés ou sautés',
      'Une feuille de papier à accrocher au mur',
    ],
    disclaimer:
      'Les almanachs n’ont pas tous les mêmes conventions. Pour un jeûne, une fête ou un rite, demandez à ceux qui les observent. N’en tirez aucune décision de santé, de droit ou d’argent.',
    monthNav: 'Mois',
    days: 'Les jours',
    halves: { shukla: 'S', krishna: 'K' },
    moonNote: 'la Lune au lever du Soleil, partie éclairée en clair',
    halvesNote: 'S moitié claire (shukla), K moitié sombre (krishna), avec le numéro du tithi',
    nextDayNote: 'finit le lendemain',
    washNote: 'teinté\u202f: jeûnes, fêtes, Purnima, Amavasya, Sankranti',
    inShort: 'Le mois en bref',
    sankranti: 'Sankranti',
    lunarMonths: 'Mois lunaires (amanta)',
    repeated: 'Tithi répété',
    skipped: 'Tithi sauté',
    adhika: (month) => `Adhika ${month}`,
    newAt: (time) => `nouvelle à ${time}`,
    fullAt: (time) => `pleine à ${time}`,
    conventions:
      'Les membres sont ceux du lever du Soleil\u202f; l’heure après un nom est celle de sa fin. Un tithi qui commence après un lever et finit avant le suivant est sauté, celui que voient deux levers est répété. Le jour où l’on observe un jeûne peut être un autre.',
  },
  de: {
    name: 'Panchang des Monats',
    title: 'Der Panchang des Monats',
    summary: 'Jeder Tag eines Monats an einem Ort auf einem Blatt: Tithi, Nakshatra, Sonne und Mond.',
    submit: 'Monat zeigen',
    gets: [
      'Tithi und Nakshatra jedes Sonnenaufgangs mit der Zeit ihres Endes',
      'Ekadashis, Feste, Finsternisse, Purnima, Amavasya und Sankranti',
      'Wiederholte und ausgefallene Tithis',
      'Ein Blatt Papier für die Wand',
    ],
    disclaimer:
      'Almanache folgen verschiedenen Regeln. Fragen Sie zu einem Fasttag, einem Fest oder einem Ritus diejenigen, die ihn begehen. Gründen Sie darauf keine Entscheidung über Gesundheit, Recht oder Geld.',
    monthNav: 'Monat',
    days: 'Die Tage',
    halves: { shukla: 'S', krishna: 'K' },
    moonNote: 'der Mond bei Sonnenaufgang, der beleuchtete Teil hell',
    halvesNote: 'S helle Hälfte (Shukla), K dunkle Hälfte (Krishna), mit der Zahl der Tithi',
    nextDayNote: 'endet am nächsten Tag',
    washNote: 'getönt: Fasten, Feste, Purnima, Amavasya, Sankranti',
    inShort: 'Der Monat in Kürze',
    sankranti: 'Sankranti',
    lunarMonths: 'Mondmonate (Amanta)',
    repeated: 'Wiederholte Tithi',
    skipped: 'Ausgefallene Tithi',
    adhika: (month) => `Adhika ${month}`,
    newAt: (time) => `Neumond um ${time}`,
    fullAt: (time) => `Vollmond um ${time}`,
    conventions:
      'Die Glieder gelten für den Sonnenaufgang; die Zeit nach einem Namen ist sein Ende. Eine Tithi, die nach einem Sonnenaufgang beginnt und vor dem nächsten endet, fällt aus; eine, die zwei Sonnenaufgänge sehen, wiederholt sich. Der Tag, an dem gefastet wird, kann ein anderer sein.',
  },
  es: {
    name: 'Panchang del mes',
    title: 'El panchang del mes',
    summary: 'Cada día de un mes en un lugar, en una hoja: tithi, nakshatra, Sol y Luna.',
    submit: 'Mostrar el mes',
    gets: [
      'El tithi y el nakshatra de cada salida del Sol, con la hora en que terminan',
      'Ekadashis, fiestas, eclipses, Purnima, Amavasya y Sankranti',
      'Los tithis repetidos u omitidos',
      'Una hoja de papel para colgar en la pared',
    ],
    disclaimer:
      'Los almanaques siguen convenciones distintas. Para un ayuno, una fiesta o un rito, pregunte a quienes los observan. No base en él decisiones de salud, derecho o dinero.',
    monthNav: 'Mes',
    days: 'Los días',
    halves: { shukla: 'S', krishna: 'K' },
    moonNote: 'la Luna al salir el Sol, con la parte iluminada clara',
    halvesNote: 'S mitad clara (shukla), K mitad oscura (krishna), con el número del tithi',
    nextDayNote: 'termina al día siguiente',
    washNote: 'con fondo: ayunos, fiestas, Purnima, Amavasya, Sankranti',
    inShort: 'El mes en breve',
    sankranti: 'Sankranti',
    lunarMonths: 'Meses lunares (amanta)',
    repeated: 'Tithi repetido',
    skipped: 'Tithi omitido',
    adhika: (month) => `Adhika ${month}`,
    newAt: (time) => `luna nueva: ${time}`,
    fullAt: (time) => `luna llena: ${time}`,
    conventions:
      'Los elementos son los de la salida del Sol; la hora tras un nombre es la de su fin. Se omite el tithi que empieza después de una salida del Sol y termina antes de la siguiente; se repite el que ven dos salidas. El día en que se guarda un ayuno puede ser otro.',
  },
};
