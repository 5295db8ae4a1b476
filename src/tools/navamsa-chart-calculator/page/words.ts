import type { Locale } from '../../../languages/locale/locales.js';
import { endedOnce, germanTime, spanishTime } from '../../../languages/pages/times.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface NavamsaWords extends ToolWords {
  readonly navamsa: string;
  readonly navamsaLagna: string;
  readonly rashiLagna: string;
  readonly vargottama: string;
  readonly vargottamaNote: string;
  readonly inRashi: string;
  readonly inNavamsa: string;
  readonly grahas: string;
  readonly holds: (from: string, to: string) => string;
  readonly holdsRest: (duration: string) => string;
  readonly unbounded: string;
  readonly unboundedRest: string;
}

const en: NavamsaWords = {
  name: 'Navamsa chart (D9)',
  title: 'Navamsa chart (D9)',
  summary: 'The navamsa signs of the lagna and the nine grahas, drawn as a chart.',
  submit: 'Draw the navamsa',
  gets: [
    'The navamsa chart in the North, South or East Indian style',
    'The navamsa sign of the lagna and of every graha',
    'Which grahas are vargottama: in the same sign in both charts',
  ],
  disclaimer: 'Tradition reads marriage in the navamsa. Do not decide by it whether, when or whom to marry.',
  navamsa: 'Navamsa',
  navamsaLagna: 'Navamsa lagna',
  rashiLagna: 'Lagna (D1)',
  vargottama: 'Vargottama',
  vargottamaNote: 'same sign in D1 and D9',
  inRashi: 'Rashi (D1)',
  inNavamsa: 'Navamsa (D9)',
  grahas: 'Grahas in both charts',
  holds: (from, to) => `The navamsa lagna holds for births between ${from} and ${to}.`,
  holdsRest: (duration) =>
    `That is ${duration}, a ninth or so of the span of a lagna, so the birth time should be right to within a few minutes. The signs of the grahas hold much longer.`,
  unbounded: 'This close to a pole the navamsa lagna has no usual span.',
  unboundedRest: 'It cannot be said how far the birth time may be off.',
};

const uk: NavamsaWords = {
  name: 'Карта навамші (D9)',
  title: 'Карта навамші (D9)',
  summary: 'Карта девʼятих частин знаків для лагни й девʼяти грах.',
  submit: 'Накреслити навамшу',
  gets: [
    'Навамша в північному, південному або східному стилі',
    'Знак навамші для лагни й кожної грахи',
    'Грахи варготтама: той самий знак в обох картах',
  ],
  disclaimer: 'Традиція читає в навамші про шлюб. Не вирішуйте за нею, чи одружуватися, коли й з ким.',
  navamsa: 'Навамша',
  navamsaLagna: 'Лагна навамші',
  rashiLagna: 'Лагна (D1)',
  vargottama: 'Варготтама',
  vargottamaNote: 'той самий знак у D1 і D9',
  inRashi: 'Раші (D1)',
  inNavamsa: 'Навамша (D9)',
  grahas: 'Грахи в обох картах',
  holds: (from, to) => `Така лагна навамші в усіх, хто народився тут між ${from} і ${to}.`,
  holdsRest: (duration) =>
    `Це ${duration}, приблизно девʼята частина проміжку лагни, тож час народження треба знати з точністю до кількох хвилин. Знаки грах змінюються значно рідше.`,
  unbounded: 'Так близько до полюса лагна навамші не має звичайного проміжку.',
  unboundedRest: 'Не можна сказати, наскільки може відхилятися час народження.',
};

const ru: NavamsaWords = {
  name: 'Карта навамши (D9)',
  title: 'Карта навамши (D9)',
  summary: 'Карта девятых частей знаков для лагны и девяти грах.',
  submit: 'Начертить навамшу',
  gets: [
    'Навамша в северном, южном или восточном стиле',
    'Знак навамши для лагны и каждой грахи',
    'Грахи варготтама: один и тот же знак в обеих картах',
  ],
  disclaimer: 'Традиция читает в навамше о браке. Не решайте по ней, вступать ли в брак, когда и с кем.',
  navamsa: 'Навамша',
  navamsaLagna: 'Лагна навамши',
  rashiLagna: 'Лагна (D1)',
  vargottama: 'Варготтама',
  vargottamaNote: 'один знак в D1 и D9',
  inRashi: 'Раши (D1)',
  inNavamsa: 'Навамша (D9)',
  grahas: 'Грахи в обеих картах',
  holds: (from, to) => `Такая лагна навамши у всех, кто родился здесь между ${from} и ${to}.`,
  holdsRest: (duration) =>
    `Это ${duration}, примерно девятая часть промежутка лагны, поэтому время рождения нужно знать с точностью до нескольких минут. Знаки грах меняются гораздо реже.`,
  unbounded: 'Так близко к полюсу у лагны навамши нет обычного промежутка.',
  unboundedRest: 'Нельзя сказать, насколько может отклоняться время рождения.',
};

const hi: NavamsaWords = {
  name: 'नवांश कुंडली (D9)',
  title: 'नवांश कुंडली (D9)',
  summary: 'लग्न और नौ ग्रहों की नवांश राशियाँ, कुंडली के रूप में।',
  submit: 'नवांश कुंडली बनाएँ',
  gets: [
    'उत्तर, दक्षिण या पूर्व भारतीय शैली में नवांश कुंडली',
    'लग्न और हर ग्रह की नवांश राशि',
    'कौन-से ग्रह वर्गोत्तम हैं: दोनों कुंडलियों में एक ही राशि में',
  ],
  disclaimer: 'परंपरा में नवांश से विवाह देखा जाता है। इससे यह तय न करें कि विवाह करना है या नहीं, कब और किससे।',
  navamsa: 'नवांश',
  navamsaLagna: 'नवांश लग्न',
  rashiLagna: 'जन्म लग्न (D1)',
  vargottama: 'वर्गोत्तम',
  vargottamaNote: 'D1 और D9 में एक ही राशि',
  inRashi: 'राशि (D1)',
  inNavamsa: 'नवांश (D9)',
  grahas: 'दोनों कुंडलियों में ग्रह',
  holds: (from, to) => `${from} और ${to} के बीच हुए जन्मों का यही नवांश लग्न है।`,
  holdsRest: (duration) =>
    `यह अवधि ${duration} है, लग्न की अवधि का लगभग नौवाँ भाग; इसलिए जन्म समय कुछ ही मिनटों के अंतर तक ठीक होना चाहिए। ग्रहों की नवांश राशियाँ इससे कहीं अधिक समय तक रहती हैं।`,
  unbounded: 'ध्रुव के इतने निकट नवांश लग्न की कोई सामान्य अवधि नहीं होती।',
  unboundedRest: 'यह नहीं कहा जा सकता कि जन्म समय में कितना अंतर चल सकता है।',
};

const fr: NavamsaWords = {
  name: 'Thème navamsa (D9)',
  title: 'Thème navamsa (D9)',
  summary: 'Le neuvième de chaque signe pour le lagna et les neuf grahas, dessiné comme un thème.',
  submit: 'Dessiner le navamsa',
  gets: [
    'Le navamsa dans le style du nord, du sud ou de l’est de l’Inde',
    'Le signe navamsa du lagna et de chaque graha',
    'Les grahas vargottama\u202f: dans le même signe dans les deux thèmes',
  ],
  disclaimer:
    'La tradition lit le mariage dans le navamsa. Ne décidez pas d’après lui si vous vous mariez, quand ni avec qui.',
  navamsa: 'Navamsa',
  navamsaLagna: 'Lagna du navamsa',
  rashiLagna: 'Lagna (D1)',
  vargottama: 'Vargottama',
  vargottamaNote: 'même signe en D1 et en D9',
  inRashi: 'Rashi (D1)',
  inNavamsa: 'Navamsa (D9)',
  grahas: 'Les grahas dans les deux thèmes',
  holds: (from, to) => `Le lagna du navamsa vaut pour les naissances entre ${from} et ${to}.`,
  holdsRest: (duration) =>
    `Cela fait ${duration}, environ un neuvième de la durée d’un lagna\u202f: l’heure de naissance doit être connue à quelques minutes près. Les signes des grahas valent bien plus longtemps.`,
  unbounded: 'Si près d’un pôle, le lagna du navamsa n’a pas de durée habituelle.',
  unboundedRest: 'On ne peut pas dire de combien l’heure de naissance peut s’écarter.',
};

const de: NavamsaWords = {
  name: 'Navamsa-Horoskop (D9)',
  title: 'Navamsa-Horoskop (D9)',
  summary: 'Der neunte Teil jedes Zeichens für Lagna und neun Grahas, als Horoskop gezeichnet.',
  submit: 'Navamsa zeichnen',
  gets: [
    'Das Navamsa in nord-, süd- oder ostindischer Darstellung',
    'Das Navamsa-Zeichen des Lagnas und jedes Grahas',
    'Welche Grahas vargottama sind: in beiden Horoskopen im selben Zeichen',
  ],
  disclaimer:
    'Die Überlieferung liest im Navamsa über die Ehe. Entscheiden Sie danach nicht, ob, wann oder wen Sie heiraten.',
  navamsa: 'Navamsa',
  navamsaLagna: 'Navamsa-Lagna',
  rashiLagna: 'Lagna (D1)',
  vargottama: 'Vargottama',
  vargottamaNote: 'dasselbe Zeichen in D1 und D9',
  inRashi: 'Rashi (D1)',
  inNavamsa: 'Navamsa (D9)',
  grahas: 'Grahas in beiden Horoskopen',
  holds: (from, to) => `Der Navamsa-Lagna gilt für Geburten zwischen ${from} und ${germanTime(to)}.`,
  holdsRest: (duration) =>
    `Das sind ${duration}, etwa ein Neuntel der Spanne eines Lagnas; die Geburtszeit sollte auf wenige Minuten genau bekannt sein. Die Zeichen der Grahas gelten weit länger.`,
  unbounded: 'So nahe am Pol hat der Navamsa-Lagna keine gewöhnliche Spanne.',
  unboundedRest: 'Wie weit die Geburtszeit abweichen darf, lässt sich nicht sagen.',
};

const es: NavamsaWords = {
  name: 'Carta navamsa (D9)',
  title: 'Carta navamsa (D9)',
  summary: 'La novena parte de cada signo para el lagna y los nueve grahas, dibujada como carta.',
  submit: 'Dibujar la navamsa',
  gets: [
    'La navamsa en el estilo del norte, del sur o del este de la India',
    'El signo navamsa del lagna y de cada graha',
    'Qué grahas son vargottama: en el mismo signo en las dos cartas',
  ],
  disclaimer: 'La tradición lee el matrimonio en la navamsa. No decida por ella si casarse, cuándo ni con quién.',
  navamsa: 'Navamsa',
  navamsaLagna: 'Lagna de la navamsa',
  rashiLagna: 'Lagna (D1)',
  vargottama: 'Vargottama',
  vargottamaNote: 'el mismo signo en D1 y D9',
  inRashi: 'Rashi (D1)',
  inNavamsa: 'Navamsa (D9)',
  grahas: 'Los grahas en las dos cartas',
  holds: (from, to) =>
    endedOnce(`El lagna de la navamsa vale para los nacimientos entre ${spanishTime(from)} y ${spanishTime(to)}.`),
  holdsRest: (duration) =>
    `Son ${duration}, más o menos la novena parte de lo que dura un lagna: la hora de nacimiento debería conocerse con pocos minutos de error. Los signos de los grahas valen mucho más tiempo.`,
  unbounded: 'Tan cerca de un polo, el lagna de la navamsa no tiene una duración habitual.',
  unboundedRest: 'No se puede decir cuánto puede desviarse la hora de nacimiento.',
};

export const WORDS: Readonly<Record<Locale, NavamsaWords>> = { en, uk, ru, hi, fr, de, es };
