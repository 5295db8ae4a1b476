import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';
import type { Polarity } from '../../../rules/matching/sun-signs.js';

export interface SunSignWords extends ToolWords {
  readonly sign: string;
  readonly ruler: string;
  readonly modernRuler: (planet: string) => string;
  readonly element: string;
  readonly modality: string;
  readonly polarity: string;
  readonly polarities: Readonly<Record<Polarity, string>>;
  readonly cusp: { readonly lead: (sign: string) => string; readonly text: string };
  readonly moreTitle: string;
  readonly siderealNote: string;
}

const en: SunSignWords = {
  name: 'Sun sign (Western)',
  title: 'Sun sign',
  summary: 'The Western sign of a birthday with its element, modality and rulers.',
  submit: 'Find the Sun sign',
  gets: [
    'The sign and its dates',
    'Element, modality, polarity and rulers',
    'Whether the birthday lies on a change of sign',
  ],
  disclaimer:
    'The dates are the customary ones: near a change the true sign depends on the year and the hour. It is no test of character.',
  sign: 'Sun sign',
  ruler: 'Ruler',
  modernRuler: (planet) => `in modern use ${planet}`,
  element: 'Element',
  modality: 'Modality',
  polarity: 'Polarity',
  polarities: { masculine: 'masculine', feminine: 'feminine' },
  cusp: {
    lead: (sign) => `This day lies next to ${sign}.`,
    text: 'The dates are those that most lists print. In some years the Sun changes its sign a day earlier or later, so the true sign depends on the year and the hour.',
  },
  moreTitle: 'About the sign',
  siderealNote:
    'This is the tropical zodiac of Western astrology. Vedic astrology reads the sidereal sign, which is most often the one before.',
};

const uk: SunSignWords = {
  name: 'Знак Сонця (західний)',
  title: 'Знак Сонця',
  summary: 'Західний знак Сонця за днем народження, його стихія, хрест і управителі.',
  submit: 'Знайти знак Сонця',
  gets: ['Знак і його дати', 'Стихія, хрест, полярність та управителі', 'Чи припадає день народження на зміну знака'],
  disclaimer:
    'Дати усталені: біля межі справжній знак залежить від року й години. Про характер людини він не свідчить.',
  sign: 'Знак Сонця',
  ruler: 'Управитель',
  modernRuler: (planet) => `у сучасній традиції: ${planet}`,
  element: 'Стихія',
  modality: 'Якість',
  polarity: 'Полярність',
  polarities: { masculine: 'чоловіча', feminine: 'жіноча' },
  cusp: {
    lead: (sign) => `Поруч межа зі знаком ${sign}.`,
    text: 'Дати такі, як у більшості переліків. В окремі роки Сонце змінює знак на день раніше або пізніше, тож справжній знак залежить від року й години.',
  },
  moreTitle: 'Про знак',
  siderealNote:
    'Це тропічний зодіак західної астрології. Ведична астрологія бере сидеричний знак, здебільшого попередній.',
};

const ru: SunSignWords = {
  name: 'Знак Солнца (западный)',
  title: 'Знак Солнца',
  summary: 'Западный знак Солнца по дню рождения, его стихия, крест и управители.',
  submit: 'Найти знак Солнца',
  gets: ['Знак и его даты', 'Стихия, крест, полярность и управители', 'Приходится ли день рождения на смену знака'],
  disclaimer:
    'Даты общепринятые: у границы истинный знак зависит от года и часа. О характере человека он не свидетельствует.',
  sign: 'Знак Солнца',
  ruler: 'Управитель',
  modernRuler: (planet) => `в современной традиции: ${planet}`,
  element: 'Стихия',
  modality: 'Качество',
  polarity: 'Полярность',
  polarities: { masculine: 'мужская', feminine: 'женская' },
  cusp: {
    lead: (sign) => `Рядом граница со знаком ${sign}.`,
    text: 'Даты такие, как в большинстве списков. В отдельные годы Солнце меняет знак на день раньше или позже, так что истинный знак зависит от года и часа.',
  },
  moreTitle: 'О знаке',
  siderealNote:
    'Это тропический зодиак западной астрологии. Ведическая астрология берёт сидерический знак, чаще всего предыдущий.',
};

const hi: SunSignWords = {
  name: 'सूर्य राशि (सायन)',
  title: 'सायन सूर्य राशि',
  summary: 'जन्मदिन की पाश्चात्य राशि, उसके तत्व, स्वभाव और स्वामी के साथ।',
  submit: 'सूर्य राशि देखें',
  gets: ['राशि और उसकी तारीखें', 'तत्व, स्वभाव, लिंग और स्वामी', 'जन्मदिन राशि की सीमा पर पड़ता है या नहीं'],
  disclaimer: 'तारीखें वे हैं जो प्रचलित हैं: सीमा के पास वास्तविक राशि वर्ष और समय पर निर्भर है। इससे स्वभाव नहीं परखा जाता।',
  sign: 'सूर्य राशि',
  ruler: 'स्वामी',
  modernRuler: (planet) => `आधुनिक मत से ${planet}`,
  element: 'तत्व',
  modality: 'स्वभाव',
  polarity: 'लिंग',
  polarities: { masculine: 'पुरुष राशि', feminine: 'स्त्री राशि' },
  cusp: {
    lead: (sign) => `यह दिन ${sign} राशि की सीमा पर है।`,
    text: 'ये वे तारीखें हैं जो अधिकांश सूचियों में छपती हैं। कुछ वर्षों में सूर्य एक दिन पहले या बाद में राशि बदलता है, इसलिए वास्तविक राशि वर्ष और समय पर निर्भर है।',
  },
  moreTitle: 'राशि के बारे में',
  siderealNote: 'यह पाश्चात्य ज्योतिष का सायन राशिचक्र है। वैदिक ज्योतिष निरयण राशि देखता है, जो प्रायः इससे पिछली होती है।',
};

const fr: SunSignWords = {
  name: 'Signe solaire (occidental)',
  title: 'Signe solaire',
  summary: 'Le signe occidental d’un anniversaire, avec son élément, sa modalité et ses maîtres.',
  submit: 'Trouver le signe solaire',
  gets: [
    'Le signe et ses dates',
    'Élément, modalité, polarité et maîtres',
    'Si l’anniversaire tombe près d’un changement de signe',
  ],
  disclaimer:
    'Les dates sont celles de l’usage\u202f: près d’un changement, le vrai signe dépend de l’année et de l’heure. Ce n’est pas un test de caractère.',
  sign: 'Signe solaire',
  ruler: 'Maître',
  modernRuler: (planet) => `dans l’usage moderne, ${planet}`,
  element: 'Élément',
  modality: 'Modalité',
  polarity: 'Polarité',
  polarities: { masculine: 'masculine', feminine: 'féminine' },
  cusp: {
    lead: (sign) => `Ce jour est voisin du signe ${sign}.`,
    text: 'Les dates sont celles de la plupart des listes. Certaines années, le Soleil change de signe un jour plus tôt ou plus tard\u202f: le vrai signe dépend de l’année et de l’heure.',
  },
  moreTitle: 'À propos du signe',
  siderealNote:
    'C’est le zodiaque tropical de l’astrologie occidentale. L’astrologie védique lit le signe sidéral, le plus souvent celui d’avant.',
};

const de: SunSignWords = {
  name: 'Sonnenzeichen (westlich)',
  title: 'Sonnenzeichen',
  summary: 'Das westliche Zeichen eines Geburtstags mit Element, Modalität und Herrschern.',
  submit: 'Sonnenzeichen bestimmen',
  gets: [
    'Das Zeichen und seine Daten',
    'Element, Modalität, Polarität und Herrscher',
    'Ob der Geburtstag nahe einem Zeichenwechsel liegt',
  ],
  disclaimer:
    'Die Daten sind die üblichen: Nahe einem Wechsel hängt das wahre Zeichen vom Jahr und von der Stunde ab. Ein Charaktertest ist das nicht.',
  sign: 'Sonnenzeichen',
  ruler: 'Herrscher',
  modernRuler: (planet) => `nach modernem Gebrauch: ${planet}`,
  element: 'Element',
  modality: 'Modalität',
  polarity: 'Polarität',
  polarities: { masculine: 'männlich', feminine: 'weiblich' },
  cusp: {
    lead: (sign) => `Dieser Tag grenzt an das Zeichen ${sign}.`,
    text: 'Die Daten sind die der meisten Listen. In manchen Jahren wechselt die Sonne das Zeichen einen Tag früher oder später; das wahre Zeichen hängt daher vom Jahr und von der Stunde ab.',
  },
  moreTitle: 'Über das Zeichen',
  siderealNote:
    'Das ist der tropische Tierkreis der westlichen Astrologie. Die vedische Astrologie liest das siderische Zeichen, meist das davor.',
};

const es: SunSignWords = {
  name: 'Signo solar (occidental)',
  title: 'Signo solar',
  summary: 'El signo occidental de un cumpleaños con su elemento, modalidad y regentes.',
  submit: 'Hallar el signo solar',
  gets: [
    'El signo y sus fechas',
    'Elemento, modalidad, polaridad y regentes',
    'Si el cumpleaños cae junto a un cambio de signo',
  ],
  disclaimer:
    'Las fechas son las habituales: cerca de un cambio el signo verdadero depende del año y de la hora. No es una prueba de carácter.',
  sign: 'Signo solar',
  ruler: 'Regente',
  modernRuler: (planet) => `en el uso moderno, ${planet}`,
  element: 'Elemento',
  modality: 'Modalidad',
  polarity: 'Polaridad',
  polarities: { masculine: 'masculina', feminine: 'femenina' },
  cusp: {
    lead: (sign) => `Este día linda con el signo ${sign}.`,
    text: 'Las fechas son las de la mayoría de las listas. Algunos años el Sol cambia de signo un día antes o después, así que el signo verdadero depende del año y de la hora.',
  },
  moreTitle: 'Sobre el signo',
  siderealNote:
    'Es el zodiaco tropical de la astrología occidental. La astrología védica lee el signo sideral, casi siempre el anterior.',
};

export const WORDS: Readonly<Record<Locale, SunSignWords>> = { en, uk, ru, hi, fr, de, es };
