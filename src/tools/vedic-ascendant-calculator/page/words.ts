import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface AscendantWords extends ToolWords {
  readonly shifted: string;
  readonly shiftedSoft: string;
  readonly ifBorn: string;
  readonly earlier: (duration: string) => string;
  readonly later: (duration: string) => string;
  readonly asGiven: string;
  readonly changesSign: (sign: string) => string;
}

const en: AscendantWords = {
  name: 'Lagna (ascendant)',
  title: 'Lagna (Vedic ascendant)',
  summary: 'The sign that rose at birth, its degree, and how far the birth time may be off.',
  submit: 'Find the lagna',
  gets: [
    'Your lagna with its degree, ruler, nakshatra and pada',
    'The span of birth times for which it holds',
    'What it would be up to a quarter of an hour earlier or later',
  ],
  disclaimer:
    'The rising sign is only as sure as the birth time. It says nothing reliable about health, looks or talent.',
  shifted: 'If the time is a little off',
  shiftedSoft: 'The sign that would have risen, had the birth been some minutes earlier or later.',
  ifBorn: 'Birth',
  earlier: (duration) => `${duration} earlier`,
  later: (duration) => `${duration} later`,
  asGiven: 'as given',
  changesSign: (sign) => `${sign}, another sign`,
};

const uk: AscendantWords = {
  name: 'Лагна (асцендент)',
  title: 'Лагна (ведичний асцендент)',
  summary: 'Висхідний знак при народженні, його градус, накшатра й допустима похибка часу.',
  submit: 'Визначити лагну',
  gets: [
    'Ваша лагна з градусом, управителем, накшатрою й падою',
    'Проміжок часу, упродовж якого вона не змінюється',
    'Якою вона була б на чверть години раніше й пізніше',
  ],
  disclaimer:
    'Висхідний знак надійний лише настільки, наскільки надійний час народження. Про здоровʼя, зовнішність чи хист він нічого певного не каже.',
  shifted: 'Якщо час трохи неточний',
  shiftedSoft: 'Знак, який сходив би, якби народження відбулося на кілька хвилин раніше або пізніше.',
  ifBorn: 'Народження',
  earlier: (duration) => `на ${duration} раніше`,
  later: (duration) => `на ${duration} пізніше`,
  asGiven: 'як указано',
  changesSign: (sign) => `${sign}, інший знак`,
};

const ru: AscendantWords = {
  name: 'Лагна (асцендент)',
  title: 'Лагна (ведический асцендент)',
  summary: 'Восходящий знак при рождении, его градус, накшатра и допустимая погрешность времени.',
  submit: 'Определить лагну',
  gets: [
    'Ваша лагна с градусом, управителем, накшатрой и падой',
    'Промежуток времени, в течение которого она не меняется',
    'Какой она была бы на четверть часа раньше и позже',
  ],
  disclaimer:
    'Восходящий знак надёжен лишь настолько, насколько надёжно время рождения. О здоровье, внешности или таланте он ничего достоверного не говорит.',
  shifted: 'Если время немного неточно',
  shiftedSoft: 'Знак, который восходил бы, если бы рождение произошло на несколько минут раньше или позже.',
  ifBorn: 'Рождение',
  earlier: (duration) => `на ${duration} раньше`,
  later: (duration) => `на ${duration} позже`,
  asGiven: 'как указано',
  changesSign: (sign) => `${sign}, другой знак`,
};

const hi: AscendantWords = {
  name: 'लग्न',
  title: 'जन्म लग्न',
  summary: 'जन्म के समय उदित राशि, अंश और नक्षत्र, और समय में कितना अंतर चल सकता है।',
  submit: 'लग्न जानें',
  gets: [
    'आपका लग्न, उसका अंश, स्वामी, नक्षत्र और चरण',
    'जन्म समय की वह अवधि जिसमें यही लग्न रहता है',
    'जन्म पंद्रह मिनट तक पहले या बाद में होता तो लग्न क्या होता',
  ],
  disclaimer: 'लग्न उतना ही निश्चित है जितना जन्म समय। स्वास्थ्य, रूप या प्रतिभा के बारे में यह कुछ विश्वसनीय नहीं बताता।',
  shifted: 'यदि समय थोड़ा आगे-पीछे हो',
  shiftedSoft: 'जन्म कुछ मिनट पहले या बाद में हुआ होता तो कौन-सी राशि उदित होती।',
  ifBorn: 'जन्म',
  earlier: (duration) => `${duration} पहले`,
  later: (duration) => `${duration} बाद`,
  asGiven: 'दिए गए समय पर',
  changesSign: (sign) => `${sign}, दूसरी राशि`,
};

const fr: AscendantWords = {
  name: 'Lagna (ascendant)',
  title: 'Lagna (ascendant védique)',
  summary: 'Le signe qui se levait à la naissance, son degré et la marge d’erreur de l’heure.',
  submit: 'Trouver le lagna',
  gets: [
    'Votre lagna avec son degré, son maître, son nakshatra et son pada',
    'La plage d’heures de naissance pour laquelle il vaut',
    'Ce qu’il serait jusqu’à un quart d’heure plus tôt ou plus tard',
  ],
  disclaimer:
    'Le signe ascendant n’est sûr que si l’heure de naissance l’est. Il ne dit rien de fiable sur la santé, l’apparence ou le talent.',
  shifted: 'Si l’heure n’est pas tout à fait exacte',
  shiftedSoft: 'Le signe qui se serait levé si la naissance avait eu lieu quelques minutes plus tôt ou plus tard.',
  ifBorn: 'Naissance',
  earlier: (duration) => `${duration} plus tôt`,
  later: (duration) => `${duration} plus tard`,
  asGiven: 'à l’heure indiquée',
  changesSign: (sign) => `${sign}, un autre signe`,
};

const de: AscendantWords = {
  name: 'Lagna (Aszendent)',
  title: 'Lagna (vedischer Aszendent)',
  summary: 'Das bei der Geburt aufgehende Zeichen, sein Grad und wie weit die Zeit abweichen darf.',
  submit: 'Lagna bestimmen',
  gets: [
    'Ihr Lagna mit Grad, Herrscher, Nakshatra und Pada',
    'Die Spanne der Geburtszeiten, für die er gilt',
    'Welches Zeichen bis zu einer Viertelstunde früher oder später aufginge',
  ],
  disclaimer:
    'Das aufsteigende Zeichen ist nur so sicher wie die Geburtszeit. Über Gesundheit, Aussehen oder Begabung sagt es nichts Verlässliches.',
  shifted: 'Falls die Zeit etwas abweicht',
  shiftedSoft: 'Welches Zeichen bei einer Geburt einige Minuten früher oder später aufgegangen wäre.',
  ifBorn: 'Geburt',
  earlier: (duration) => `${duration} früher`,
  later: (duration) => `${duration} später`,
  asGiven: 'wie angegeben',
  changesSign: (sign) => `${sign}, ein anderes Zeichen`,
};

const es: AscendantWords = {
  name: 'Lagna (ascendente)',
  title: 'Lagna (ascendente védico)',
  summary: 'El signo que ascendía al nacer, su grado y cuánto puede desviarse la hora.',
  submit: 'Hallar el lagna',
  gets: [
    'Su lagna con su grado, regente, nakshatra y pada',
    'El intervalo de horas de nacimiento para el que vale',
    'Cuál sería hasta un cuarto de hora antes o después',
  ],
  disclaimer:
    'El signo ascendente es tan seguro como la hora de nacimiento. No dice nada fiable sobre la salud, el aspecto o el talento.',
  shifted: 'Si la hora no es del todo exacta',
  shiftedSoft: 'El signo que habría ascendido si el nacimiento hubiera sido unos minutos antes o después.',
  ifBorn: 'Nacimiento',
  earlier: (duration) => `${duration} antes`,
  later: (duration) => `${duration} después`,
  asGiven: 'a la hora indicada',
  changesSign: (sign) => `${sign}, otro signo`,
};

export const WORDS: Readonly<Record<Locale, AscendantWords>> = { en, uk, ru, hi, fr, de, es };
