import type { Locale } from '../../../languages/locale/locales.js';
import { counted } from '../../../languages/pages/slavic.js';
import { frenchDays, germanTime, spanishTime } from '../../../languages/pages/times.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface MoonPhasesWords extends ToolWords {
  readonly phase: string;
  /** The clock time at which a principal phase is exact on the day. */
  readonly exactAt: (time: string) => string;
  readonly lit: string;
  readonly percent: (value: string) => string;
  readonly age: string;
  readonly days: (days: string) => string;
  readonly sinceNew: string;
  readonly moonIn: string;
  readonly western: (sign: string) => string;
  readonly atNoon: (time: string, zone: string) => string;
  readonly ahead: string;
  readonly tithi: string;
  readonly atTitle: string;
  readonly nextTitle: string;
  readonly nextCaption: (zone: string) => string;
  readonly date: string;
  readonly beyond: string;
  readonly aboutTitle: string;
  readonly about: string;
}

const en: MoonPhasesWords = {
  name: 'Moon phase of a day',
  title: 'Moon phase of a day',
  summary: 'The phase of the Moon on a date, how much of it is lit, and when the next phases are.',
  submit: 'Show the Moon',
  gets: [
    'The phase, the lit part and the age of the Moon',
    'The minute of a new or full Moon or a quarter on that day',
    'The next new Moon, full Moon and quarters',
  ],
  disclaimer: 'The phases are astronomy and serve a calendar. They predict neither tides nor fertility nor health.',
  phase: 'Phase',
  exactAt: (time) => `exact at ${time}`,
  lit: 'Lit',
  percent: (value) => `${value}%`,
  age: 'Age',
  days: (days) => (days === '1' ? '1 day' : `${days} days`),
  sinceNew: 'since the new Moon',
  moonIn: 'Moon sign',
  western: (sign) => `Western: ${sign}`,
  atNoon: (time, zone) => `The lit part, the age, the signs and the tithi are those of ${time}, ${zone}.`,
  ahead: 'Ahead of the Sun by',
  tithi: 'Tithi',
  atTitle: 'At noon',
  nextTitle: 'The next phases',
  nextCaption: (zone) => `When each is exact, by the clock of ${zone}`,
  date: 'Date and time',
  beyond: 'after 2200',
  aboutTitle: 'How the day gets its phase',
  about:
    'A new Moon, a full Moon or a quarter is an instant: the day that holds it bears its name. All other days are named after the stretch between two of them.',
};

const uk: MoonPhasesWords = {
  name: 'Фаза Місяця на день',
  title: 'Фаза Місяця на день',
  summary: 'Фаза Місяця на дату, освітлена частина диска й час наступних фаз.',
  submit: 'Показати Місяць',
  gets: [
    'Фаза, освітлена частина та вік Місяця',
    'Точний час нового Місяця, повні чи чверті, якщо вони припадають на цей день',
    'Наступні новий Місяць, повня та чверті',
  ],
  disclaimer: 'Фази — це астрономія: вони годяться для календаря, але не для прогнозу припливів, зачаття чи здоровʼя.',
  phase: 'Фаза',
  exactAt: (time) => `точно о ${time}`,
  lit: 'Освітлено',
  percent: (value) => `${value}%`,
  age: 'Вік',
  days: counted('день', 'дні', 'днів', 'дня'),
  sinceNew: 'від нового Місяця',
  moonIn: 'Знак Місяця',
  western: (sign) => `західний: ${sign}`,
  atNoon: (time, zone) => `Освітлена частина, вік, знаки й тітхі подано на ${time}, ${zone}.`,
  ahead: 'Випереджає Сонце на',
  tithi: 'Тітхі',
  atTitle: 'Опівдні',
  nextTitle: 'Наступні фази',
  nextCaption: (zone) => `Точний час кожної, ${zone}`,
  date: 'Дата й час',
  beyond: 'після 2200 року',
  aboutTitle: 'Як визначено фазу дня',
  about:
    'Новий Місяць, повня і чверть — це моменти: день, на який припадає такий момент, має його назву. Решту днів названо за проміжком між двома сусідніми моментами.',
};

const ru: MoonPhasesWords = {
  name: 'Фаза Луны на день',
  title: 'Фаза Луны на день',
  summary: 'Фаза Луны на дату, освещённая часть диска и время следующих фаз.',
  submit: 'Показать Луну',
  gets: [
    'Фаза, освещённая часть и возраст Луны',
    'Точное время новолуния, полнолуния или четверти, если они приходятся на этот день',
    'Следующие новолуние, полнолуние и четверти',
  ],
  disclaimer: 'Фазы — это астрономия: они годятся для календаря, но не для прогноза приливов, зачатия или здоровья.',
  phase: 'Фаза',
  exactAt: (time) => `точно в ${time}`,
  lit: 'Освещено',
  percent: (value) => `${value}\u00a0%`,
  age: 'Возраст',
  days: counted('день', 'дня', 'дней', 'дня'),
  sinceNew: 'от новолуния',
  moonIn: 'Знак Луны',
  western: (sign) => `западный: ${sign}`,
  atNoon: (time, zone) => `Освещённая часть, возраст, знаки и титхи даны на ${time}, ${zone}.`,
  ahead: 'Опережает Солнце на',
  tithi: 'Титхи',
  atTitle: 'В полдень',
  nextTitle: 'Следующие фазы',
  nextCaption: (zone) => `Точное время каждой, ${zone}`,
  date: 'Дата и время',
  beyond: 'после 2200 года',
  aboutTitle: 'Как определена фаза дня',
  about:
    'Новолуние, полнолуние и четверть — это моменты: день, на который приходится такой момент, носит его название. Остальные дни названы по промежутку между двумя соседними моментами.',
};

const hi: MoonPhasesWords = {
  name: 'दिन की चंद्र कला',
  title: 'दिन की चंद्र कला',
  summary: 'उस दिन चंद्र की कला, उसका प्रकाशित भाग और अगली कलाओं का ठीक समय।',
  submit: 'चंद्र देखें',
  gets: [
    'चंद्र की कला, प्रकाशित भाग और आयु',
    'उस दिन पड़ने वाली अमावस्या, पूर्णिमा या अर्धचंद्र का समय',
    'अगली अमावस्या, पूर्णिमा और अर्धचंद्र',
  ],
  disclaimer: 'चंद्र कलाएँ खगोल विज्ञान की बात हैं और पंचांग के काम आती हैं। ज्वार, गर्भाधान या स्वास्थ्य के अनुमान के लिए ये नहीं हैं।',
  phase: 'चंद्र कला',
  exactAt: (time) => `ठीक ${time} पर`,
  lit: 'प्रकाशित भाग',
  percent: (value) => `${value}%`,
  age: 'चंद्र की आयु',
  days: (days) => `${days} दिन`,
  sinceNew: 'अमावस्या से',
  moonIn: 'चंद्र राशि',
  western: (sign) => `सायन: ${sign}`,
  atNoon: (time, zone) => `प्रकाशित भाग, आयु, राशियाँ और तिथि ${time} बजे (${zone}) की हैं।`,
  ahead: 'सूर्य से आगे',
  tithi: 'तिथि',
  atTitle: 'दोपहर में',
  nextTitle: 'अगली कलाएँ',
  nextCaption: (zone) => `${zone} की घड़ी के अनुसार हर कला का ठीक समय`,
  date: 'तारीख और समय',
  beyond: '2200 के बाद',
  aboutTitle: 'दिन की कला कैसे तय होती है',
  about:
    'अमावस्या, पूर्णिमा और अर्धचंद्र एक-एक क्षण हैं: जिस दिन वह क्षण पड़ता है, उस दिन का नाम वही होता है। बाकी दिनों का नाम दो ऐसे क्षणों के बीच की अवधि से पड़ता है।',
};

const fr: MoonPhasesWords = {
  name: 'Phase de la Lune',
  title: 'Phase de la Lune',
  summary: 'La phase de la Lune à une date, la part éclairée et l’instant des prochaines phases.',
  submit: 'Afficher la Lune',
  gets: [
    'La phase, la part éclairée et l’âge de la Lune',
    'L’heure exacte d’une nouvelle lune, d’une pleine lune ou d’un quartier ce jour-là',
    'La prochaine nouvelle lune, la prochaine pleine lune et les quartiers',
  ],
  disclaimer:
    'Les phases relèvent de l’astronomie et servent au calendrier. Elles ne permettent de prévoir ni les marées, ni la fertilité, ni la santé.',
  phase: 'Phase',
  exactAt: (time) => `exacte à ${time}`,
  lit: 'Part éclairée',
  percent: (value) => `${value}\u202f%`,
  age: 'Âge',
  days: frenchDays,
  sinceNew: 'depuis la nouvelle lune',
  moonIn: 'Signe lunaire',
  western: (sign) => `occidental\u202f: ${sign}`,
  atNoon: (time, zone) => `La part éclairée, l’âge, les signes et le tithi valent pour le ${time}, ${zone}.`,
  ahead: 'Avance sur le Soleil',
  tithi: 'Tithi',
  atTitle: 'À midi',
  nextTitle: 'Les prochaines phases',
  nextCaption: (zone) => `L’instant exact de chacune, à l’heure de ${zone}`,
  date: 'Date et heure',
  beyond: 'après 2200',
  aboutTitle: 'Quel jour porte quelle phase',
  about:
    'La nouvelle lune, la pleine lune et les quartiers sont des instants\u202f: le jour qui en contient un porte son nom. Les autres jours portent le nom de l’intervalle entre deux d’entre eux.',
};

const de: MoonPhasesWords = {
  name: 'Mondphase eines Tages',
  title: 'Mondphase eines Tages',
  summary: 'Die Mondphase an einem Datum, der beleuchtete Teil und die nächsten Phasen.',
  submit: 'Mond zeigen',
  gets: [
    'Phase, beleuchteter Teil und Alter des Mondes',
    'Die genaue Uhrzeit eines Neumonds, Vollmonds oder Viertels an diesem Tag',
    'Der nächste Neumond, der nächste Vollmond und die Viertel',
  ],
  disclaimer:
    'Die Phasen sind Astronomie und taugen für den Kalender, nicht zur Vorhersage von Gezeiten, Fruchtbarkeit oder Gesundheit.',
  phase: 'Phase',
  exactAt: (time) => `genau um ${germanTime(time)}`,
  lit: 'Beleuchtet',
  percent: (value) => `${value}\u00a0%`,
  age: 'Alter',
  days: (days) => `${days} Tage`,
  sinceNew: 'seit dem Neumond',
  moonIn: 'Mondzeichen',
  western: (sign) => `westlich: ${sign}`,
  atNoon: (time, zone) => `Beleuchteter Teil, Alter, Zeichen und Tithi gelten für den ${germanTime(time)}, ${zone}.`,
  ahead: 'Vorsprung vor der Sonne',
  tithi: 'Tithi',
  atTitle: 'Am Mittag',
  nextTitle: 'Die nächsten Phasen',
  nextCaption: (zone) => `Wann sie genau eintreten, nach der Uhr von ${zone}`,
  date: 'Datum und Zeit',
  beyond: 'nach 2200',
  aboutTitle: 'Wie der Tag zu seiner Phase kommt',
  about:
    'Neumond, Vollmond und Viertel sind Zeitpunkte: Der Tag, in den einer fällt, trägt seinen Namen. Alle anderen Tage heißen nach dem Abschnitt zwischen zweien.',
};

const es: MoonPhasesWords = {
  name: 'Fase lunar de un día',
  title: 'Fase lunar de un día',
  summary: 'La fase de la Luna en una fecha, la parte iluminada y cuándo llegan las próximas fases.',
  submit: 'Mostrar la Luna',
  gets: [
    'La fase, la parte iluminada y la edad de la Luna',
    'La hora exacta de una luna nueva, una luna llena o un cuarto ese día',
    'La próxima luna nueva, la próxima luna llena y los cuartos',
  ],
  disclaimer:
    'Las fases son astronomía, útiles para un calendario. No sirven para predecir mareas, fertilidad ni salud.',
  phase: 'Fase',
  exactAt: (time) => `exacta a ${spanishTime(time)}`,
  lit: 'Parte iluminada',
  percent: (value) => `${value}\u00a0%`,
  age: 'Edad',
  days: (days) => `${days} días`,
  sinceNew: 'desde la luna nueva',
  moonIn: 'Signo lunar',
  western: (sign) => `occidental: ${sign}`,
  atNoon: (time, zone) => `La parte iluminada, la edad, los signos y el tithi corresponden al ${time}, ${zone}.`,
  ahead: 'Ventaja sobre el Sol',
  tithi: 'Tithi',
  atTitle: 'A mediodía',
  nextTitle: 'Las próximas fases',
  nextCaption: (zone) => `Momento exacto de cada una, según el reloj de ${zone}`,
  date: 'Fecha y hora',
  beyond: 'después de 2200',
  aboutTitle: 'Qué día lleva qué fase',
  about:
    'La luna nueva, la luna llena y los cuartos son instantes: el día que contiene uno lleva su nombre. Los demás días llevan el nombre del tramo entre dos de ellos.',
};

export const WORDS: Readonly<Record<Locale, MoonPhasesWords>> = { en, uk, ru, hi, fr, de, es };
