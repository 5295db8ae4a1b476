import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface RelationshipWeatherWords extends ToolWords {
  readonly kindNav: string;
  readonly steps: (favourable: string, challenging: string) => string;
  readonly significators: string;
  readonly significatorsSoft: string;
  readonly graha: string;
  readonly sign: string;
  readonly dignity: string;
  readonly state: string;
  readonly direct: string;
  readonly retrograde: string;
  readonly combust: string;
  readonly moon: string;
  readonly whatChanges: string;
  readonly noChanges: string;
}

const en: RelationshipWeatherWords = {
  name: 'Relationship weather',
  title: 'Relationship weather',
  summary: 'How a day stands for love, friendship or work with others, with every point listed.',
  submit: 'Read the day',
  gets: [
    'A score of the day for one kind of relationship',
    'The state of its significators: Venus, Mercury, the Moon, the Sun or Saturn',
    'What changes in the course of the day, and the windows to choose and to avoid',
  ],
  disclaimer: 'It reads the sky of a day, not the people in it. Do not begin, judge or end a relationship by it.',
  kindNav: 'Kind of relationship',
  steps: (favourable, challenging) =>
    `A score of ${favourable} or more is favourable, one below ${challenging} challenging, and what lies between is mixed.`,
  significators: 'Significators',
  significatorsSoft: 'The grahas that stand for this kind of relationship, when the day begins.',
  graha: 'Graha',
  sign: 'Sign',
  dignity: 'Dignity',
  state: 'State',
  direct: 'direct',
  retrograde: 'retrograde',
  combust: 'combust',
  moon: 'Moon',
  whatChanges: 'What is found from then on',
  noChanges: 'What the rules find stays the same until the day ends.',
};

const uk: RelationshipWeatherWords = {
  name: 'Погода стосунків',
  title: 'Погода стосунків',
  summary: 'Чи сприяє небо дня коханню, дружбі або спільній роботі; видно кожен бал оцінки.',
  submit: 'Показати день',
  gets: [
    'Оцінка дня для одного виду стосунків',
    'Стан сигніфікаторів: Венери, Меркурія, Місяця, Сонця чи Сатурна',
    'Що змінюється впродовж дня, які проміжки обирають, а яких уникають',
  ],
  disclaimer: 'Це про небо дня, а не про людей. Не починайте, не оцінюйте й не завершуйте через це стосунків.',
  kindNav: 'Вид стосунків',
  steps: (favourable, challenging) =>
    `Оцінка ${favourable} і вище — сприятливо, нижче за ${challenging} — складно, між ними — неоднозначно.`,
  significators: 'Сигніфікатори',
  significatorsSoft: 'Грахи, що відповідають за цей вид стосунків, на початок дня.',
  graha: 'Граха',
  sign: 'Знак',
  dignity: 'Гідність',
  state: 'Стан',
  direct: 'директний рух',
  retrograde: 'ретроградність',
  combust: 'спалення',
  moon: 'Місяць',
  whatChanges: 'Що знайдено відтоді',
  noChanges: 'До кінця доби за правилами нічого не змінюється.',
};

const ru: RelationshipWeatherWords = {
  name: 'Погода отношений',
  title: 'Погода отношений',
  summary: 'Благоприятно ли небо дня для любви, дружбы или совместной работы; виден каждый балл оценки.',
  submit: 'Показать день',
  gets: [
    'Оценка дня для одного вида отношений',
    'Состояние сигнификаторов: Венеры, Меркурия, Луны, Солнца или Сатурна',
    'Что меняется в течение дня, какие промежутки выбирают, а каких избегают',
  ],
  disclaimer: 'Это о небе дня, а не о людях. Не начинайте, не оценивайте и не завершайте из-за этого отношений.',
  kindNav: 'Вид отношений',
  steps: (favourable, challenging) =>
    `Оценка ${favourable} и выше — благоприятно, ниже ${challenging} — сложно, между ними — неоднозначно.`,
  significators: 'Сигнификаторы',
  significatorsSoft: 'Грахи, которые отвечают за этот вид отношений, на начало дня.',
  graha: 'Граха',
  sign: 'Знак',
  dignity: 'Достоинство',
  state: 'Состояние',
  direct: 'директное движение',
  retrograde: 'ретроградность',
  combust: 'сожжение',
  moon: 'Луна',
  whatChanges: 'Что найдено с этого времени',
  noChanges: 'До конца суток по правилам ничего не меняется.',
};

const hi: RelationshipWeatherWords = {
  name: 'संबंधों का दिन',
  title: 'संबंधों का दिन',
  summary: 'प्रेम, मित्रता या साथ के काम के लिए दिन कैसा है, हर अंक के कारण के साथ।',
  submit: 'दिन देखें',
  gets: [
    'एक प्रकार के संबंध के लिए दिन के अंक',
    'उसके कारक ग्रहों की स्थिति: शुक्र, बुध, चंद्र, सूर्य या शनि',
    'दिन भर में क्या बदलता है, और शुभ तथा वर्जित काल',
  ],
  disclaimer: 'यह उस दिन के आकाश की बात है, लोगों की नहीं। इसके आधार पर कोई संबंध न आरंभ करें, न परखें, न समाप्त करें।',
  kindNav: 'संबंध का प्रकार',
  steps: (favourable, challenging) => `${favourable} या अधिक अंक अनुकूल हैं, ${challenging} से कम चुनौतीपूर्ण, और बीच के मिश्रित।`,
  significators: 'कारक ग्रह',
  significatorsSoft: 'इस प्रकार के संबंध के कारक ग्रह, दिन के आरंभ में।',
  graha: 'ग्रह',
  sign: 'राशि',
  dignity: 'स्थिति',
  state: 'गति',
  direct: 'मार्गी',
  retrograde: 'वक्री',
  combust: 'अस्त',
  moon: 'चंद्र',
  whatChanges: 'तब से क्या स्थिति है',
  noChanges: 'दिन की समाप्ति तक स्थिति यही रहती है।',
};

const fr: RelationshipWeatherWords = {
  name: 'Météo des relations',
  title: 'Météo des relations',
  summary: 'Le ciel d’un jour pour l’amour, l’amitié ou le travail en commun, point par point.',
  submit: 'Afficher le jour',
  gets: [
    'Un score du jour pour un type de relation',
    'L’état de ses significateurs\u202f: Vénus, Mercure, la Lune, le Soleil ou Saturne',
    'Ce qui change au cours du jour, et les moments à choisir et à éviter',
  ],
  disclaimer:
    'Il s’agit du ciel d’un jour, non des personnes. Ne commencez, ne jugez et ne rompez aucune relation d’après lui.',
  kindNav: 'Type de relation',
  steps: (favourable, challenging) =>
    `Un score est favorable à partir de ${favourable}, difficile en dessous de ${challenging}, mitigé entre les deux.`,
  significators: 'Significateurs',
  significatorsSoft: 'Les grahas qui représentent ce type de relation, au début du jour.',
  graha: 'Graha',
  sign: 'Signe',
  dignity: 'Dignité',
  state: 'État',
  direct: 'en marche directe',
  retrograde: 'rétrograde',
  combust: 'combuste',
  moon: 'Lune',
  whatChanges: 'Ce qui est constaté à partir de là',
  noChanges: 'Ce que constatent les règles reste le même jusqu’à la fin du jour.',
};

const de: RelationshipWeatherWords = {
  name: 'Beziehungswetter',
  title: 'Beziehungswetter',
  summary: 'Der Himmel eines Tages für Liebe, Freundschaft oder Zusammenarbeit, Punkt für Punkt.',
  submit: 'Tag zeigen',
  gets: [
    'Eine Punktzahl des Tages für eine Art von Beziehung',
    'Der Zustand ihrer Signifikatoren: Venus, Merkur, Mond, Sonne oder Saturn',
    'Was sich im Laufe des Tages ändert und welche Zeiten man wählt oder meidet',
  ],
  disclaimer:
    'Es geht um den Himmel eines Tages, nicht um die Menschen. Beginnen, beurteilen oder beenden Sie danach keine Beziehung.',
  kindNav: 'Art der Beziehung',
  steps: (favourable, challenging) =>
    `Ab ${favourable} ist die Punktzahl günstig, unter ${challenging} herausfordernd, dazwischen gemischt.`,
  significators: 'Signifikatoren',
  significatorsSoft: 'Die Grahas, die für diese Art von Beziehung stehen, zu Beginn des Tages.',
  graha: 'Graha',
  sign: 'Zeichen',
  dignity: 'Würde',
  state: 'Zustand',
  direct: 'direktläufig',
  retrograde: 'rückläufig',
  combust: 'verbrannt',
  moon: 'Mond',
  whatChanges: 'Was von da an gilt',
  noChanges: 'Was die Regeln finden, bleibt bis zum Ende des Tages gleich.',
};

const es: RelationshipWeatherWords = {
  name: 'Clima de las relaciones',
  title: 'Clima de las relaciones',
  summary: 'El cielo de un día para el amor, la amistad o el trabajo en común, punto por punto.',
  submit: 'Ver el día',
  gets: [
    'Una puntuación del día para un tipo de relación',
    'El estado de sus significadores: Venus, Mercurio, la Luna, el Sol o Saturno',
    'Lo que cambia a lo largo del día y los momentos que se eligen y se evitan',
  ],
  disclaimer: 'Se trata del cielo de un día, no de las personas. No empiece, juzgue ni termine una relación por ello.',
  kindNav: 'Tipo de relación',
  steps: (favourable, challenging) =>
    `La puntuación es favorable a partir de ${favourable}, difícil por debajo de ${challenging} y mixta entre ambas.`,
  significators: 'Significadores',
  significatorsSoft: 'Los grahas que representan este tipo de relación, al comenzar el día.',
  graha: 'Graha',
  sign: 'Signo',
  dignity: 'Dignidad',
  state: 'Estado',
  direct: 'movimiento directo',
  retrograde: 'retrogradación',
  combust: 'combustión',
  moon: 'Luna',
  whatChanges: 'Lo que se encuentra desde entonces',
  noChanges: 'Lo que encuentran las reglas sigue igual hasta que termina el día.',
};

export const WORDS: Readonly<Record<Locale, RelationshipWeatherWords>> = { en, uk, ru, hi, fr, de, es };
