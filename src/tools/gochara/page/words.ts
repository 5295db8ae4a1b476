import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface GocharaWords extends ToolWords {
  readonly helping: string;
  readonly none: string;
  readonly natalMoon: string;
  readonly total: string;
  readonly totalNote: string;
  readonly open: (signs: string) => string;
  readonly openText: (sign: string) => string;
  readonly tableTitle: string;
  readonly planet: string;
  readonly house: string;
  readonly inHouse: (house: number, sign: string) => string;
  readonly quality: string;
  readonly obstructed: (grahas: string) => string;
  readonly lifted: (grahas: string) => string;
  readonly until: string;
  readonly points: string;
  readonly reasonsTitle: string;
  readonly since: string;
  readonly murti: string;
  readonly housePoints: string;
  readonly bindus: string;
  readonly noBindus: string;
  readonly noBindusText: string;
  readonly whatTitle: string;
  readonly what: string;
}

const en: GocharaWords = {
  name: 'Gochara',
  title: 'The sky over your Moon',
  summary: 'The nine grahas of a day counted from the natal Moon, with what obstructs and what lifts them.',
  submit: 'Show the gochara',
  gets: [
    'The house of each graha from your Moon, and until when',
    'Vedha: which good house is obstructed, which bad one is lifted',
    'Bindus of your own ashtakavarga and the murti of each entry',
  ],
  disclaimer: 'A table of tradition over the sky of a day. It weighs nothing else of a life and foretells no event.',
  helping: 'In good houses, unobstructed',
  none: 'none',
  natalMoon: 'Natal Moon',
  total: 'Points together',
  totalNote: 'of nine grahas, each −3 to +3',
  open: (signs) => `The natal Moon is in ${signs}: it changes its sign that day.`,
  openText: (sign) => `What follows holds only for a Moon in ${sign}.`,
  tableTitle: 'Nine grahas from the Moon',
  planet: 'Graha',
  house: 'House from the Moon',
  inHouse: (house, sign) => `${house}, ${sign}`,
  quality: 'By the books',
  obstructed: (grahas) => `obstructed by ${grahas}`,
  lifted: (grahas) => `lifted by ${grahas}`,
  until: 'Until',
  points: 'Points',
  reasonsTitle: 'What the points are made of',
  since: 'Since',
  murti: 'Murti',
  housePoints: 'House',
  bindus: 'Bindus',
  noBindus: 'Bindus are not counted.',
  noBindusText: 'They hang on the rising sign, which a birth without a time, or at a pole, has not.',
  whatTitle: 'How to read it',
  what: 'Each graha is counted by whole signs from the sign of the natal Moon. The books call some houses good and the others bad. A good house gives nothing while another graha stands in the house that obstructs it (vedha), and a bad one takes nothing while one stands in the house that it would obstruct (vipareeta vedha). Good and bad are words of the books; the numbers are of this page.',
};

const uk: GocharaWords = {
  name: 'Гочара',
  title: 'Небо над вашим Місяцем',
  summary: 'Девʼять грах дня, лічених від натального Місяця, і що їм заважає чи допомагає.',
  submit: 'Показати гочару',
  gets: [
    'Дім кожної грахи від вашого Місяця і до якого дня',
    'Ведха: якому доброму дому заважають, з якого поганого знято вагу',
    'Бінду вашої аштакаварги та мурті кожного входу',
  ],
  disclaimer: 'Таблиця традиції над небом одного дня. Вона не зважує нічого іншого в житті й не провіщає подій.',
  helping: 'У сприятливих домах без перешкод',
  none: 'жодна',
  natalMoon: 'Натальний Місяць',
  total: 'Разом балів',
  totalNote: 'за девʼять грах, кожна від −3 до +3',
  open: (signs) => `Натальний Місяць у знаку ${signs}: того дня він змінює знак.`,
  openText: (sign) => `Подальше стосується лише Місяця в знаку ${sign}.`,
  tableTitle: 'Девʼять грах від Місяця',
  planet: 'Граха',
  house: 'Дім від Місяця',
  inHouse: (house, sign) => `${house}, ${sign}`,
  quality: 'За книгами',
  obstructed: (grahas) => `перешкоджає ${grahas}`,
  lifted: (grahas) => `вагу знімає ${grahas}`,
  until: 'До',
  points: 'Бали',
  reasonsTitle: 'З чого складаються бали',
  since: 'Від',
  murti: 'Мурті',
  housePoints: 'Дім',
  bindus: 'Бінду',
  noBindus: 'Бінду не лічено.',
  noBindusText: 'Вони залежать від знака, що сходить, а без часу народження чи на полюсі його немає.',
  whatTitle: 'Як це читати',
  what: 'Кожну граху лічать цілими знаками від знака натального Місяця. Одні доми книги звуть добрими, решту поганими. Добрий дім нічого не дає, поки інша граха стоїть у домі, який йому заважає (ведха), а поганий нічого не забирає, поки інша стоїть у домі, якому він заважав би (віпаріта ведха). Добре й погане — слова книг, числа — цієї сторінки.',
};

const ru: GocharaWords = {
  name: 'Гочара',
  title: 'Небо над вашей Луной',
  summary: 'Девять грах дня, считаемых от натальной Луны, и что им мешает или помогает.',
  submit: 'Показать гочару',
  gets: [
    'Дом каждой грахи от вашей Луны и до какого дня',
    'Ведха: какому хорошему дому мешают, с какого плохого снята тяжесть',
    'Бинду вашей аштакаварги и мурти каждого входа',
  ],
  disclaimer:
    'Таблица традиции над небом одного дня. Она не взвешивает ничего другого в жизни и не предвещает событий.',
  helping: 'В благоприятных домах без помех',
  none: 'ни одной',
  natalMoon: 'Натальная Луна',
  total: 'Всего баллов',
  totalNote: 'за девять грах, каждая от −3 до +3',
  open: (signs) => `Натальная Луна в знаке ${signs}: в тот день она меняет знак.`,
  openText: (sign) => `Дальнейшее относится только к Луне в знаке ${sign}.`,
  tableTitle: 'Девять грах от Луны',
  planet: 'Граха',
  house: 'Дом от Луны',
  inHouse: (house, sign) => `${house}, ${sign}`,
  quality: 'По книгам',
  obstructed: (grahas) => `мешает ${grahas}`,
  lifted: (grahas) => `тяжесть снимает ${grahas}`,
  until: 'До',
  points: 'Баллы',
  reasonsTitle: 'Из чего складываются баллы',
  since: 'С',
  murti: 'Мурти',
  housePoints: 'Дом',
  bindus: 'Бинду',
  noBindus: 'Бинду не посчитаны.',
  noBindusText: 'Они зависят от восходящего знака, а без времени рождения или на полюсе его нет.',
  whatTitle: 'Как это читать',
  what: 'Каждую граху считают целыми знаками от знака натальной Луны. Одни дома книги называют хорошими, остальные плохими. Хороший дом ничего не даёт, пока другая граха стоит в доме, который ему мешает (ведха), а плохой ничего не отнимает, пока другая стоит в доме, которому он мешал бы (випарита ведха). Хорошее и плохое — слова книг, числа — этой страницы.',
};

const hi: GocharaWords = {
  name: 'गोचर',
  title: 'आपके चंद्र से आज का आकाश',
  summary: 'जन्म चंद्र से गिने गए दिन के नौ ग्रह: किसका वेध है और कौन दोषमुक्त है।',
  submit: 'गोचर देखें',
  gets: [
    'आपके चंद्र से हर ग्रह का भाव, और कब तक',
    'वेध: किस शुभ भाव में बाधा है, किस अशुभ भाव का दोष मिटा है',
    'आपके अपने अष्टकवर्ग के बिंदु और हर प्रवेश की मूर्ति',
  ],
  disclaimer:
    'यह एक दिन के आकाश पर परंपरा की सारणी है। यह जीवन की और कोई बात नहीं तौलती और किसी घटना की भविष्यवाणी नहीं करती।',
  helping: 'शुभ भाव में, बिना वेध',
  none: 'कोई नहीं',
  natalMoon: 'जन्म चंद्र राशि',
  total: 'कुल अंक',
  totalNote: 'नौ ग्रहों के, हर एक −3 से +3',
  open: (signs) => `जन्म चंद्र ${signs} राशि में है: उस दिन चंद्र राशि बदलता है।`,
  openText: (sign) => `नीचे का सब कुछ केवल ${sign} राशि के चंद्र के लिए है।`,
  tableTitle: 'चंद्र से नौ ग्रह',
  planet: 'ग्रह',
  house: 'चंद्र से भाव',
  inHouse: (house, sign) => `${house}, ${sign}`,
  quality: 'ग्रंथों में',
  obstructed: (grahas) => `${grahas} का वेध`,
  lifted: (grahas) => `${grahas} से विपरीत वेध`,
  until: 'तक',
  points: 'अंक',
  reasonsTitle: 'अंक किनसे बने हैं',
  since: 'से',
  murti: 'मूर्ति',
  housePoints: 'भाव',
  bindus: 'बिंदु',
  noBindus: 'बिंदु नहीं गिने गए।',
  noBindusText: 'वे लग्न पर निर्भर हैं, जो जन्म समय के बिना या ध्रुव पर नहीं मिलता।',
  whatTitle: 'इसे कैसे पढ़ें',
  what: 'हर ग्रह जन्म चंद्र की राशि से पूरी राशियों में गिना जाता है। ग्रंथ कुछ भावों को शुभ और शेष को अशुभ कहते हैं। जब तक वेध के भाव में दूसरा ग्रह हो, शुभ भाव कुछ नहीं देता; और जब तक उसके विपरीत भाव में दूसरा ग्रह हो, अशुभ भाव कुछ नहीं लेता (विपरीत वेध)। शुभ और अशुभ ग्रंथों के शब्द हैं, अंक इस पृष्ठ के।',
};

const fr: GocharaWords = {
  name: 'Gochara',
  title: 'Le ciel sur votre Lune',
  summary: 'Les neuf grahas d’un jour comptés depuis la Lune natale, et ce qui les entrave.',
  submit: 'Montrer le gochara',
  gets: [
    'La maison de chaque graha depuis votre Lune, et jusqu’à quand',
    'Vedha\u202f: quelle bonne maison est entravée, quelle mauvaise est relevée',
    'Les bindus de votre ashtakavarga et le murti de chaque entrée',
  ],
  disclaimer:
    'Une table de la tradition sur le ciel d’un jour. Elle ne pèse rien d’autre d’une vie et n’annonce aucun événement.',
  helping: 'En bonne maison, sans entrave',
  none: 'aucun',
  natalMoon: 'Lune natale',
  total: 'Points en tout',
  totalNote: 'de neuf grahas, chacun de −3 à +3',
  open: (signs) => `La Lune natale est en ${signs}\u202f: elle change de signe ce jour-là.`,
  openText: (sign) => `Ce qui suit ne vaut que pour une Lune en ${sign}.`,
  tableTitle: 'Neuf grahas depuis la Lune',
  planet: 'Graha',
  house: 'Maison depuis la Lune',
  inHouse: (house, sign) => `${house}, ${sign}`,
  quality: 'Selon les livres',
  obstructed: (grahas) => `entravé par ${grahas}`,
  lifted: (grahas) => `relevé par ${grahas}`,
  until: 'Jusqu’au',
  points: 'Nombre de points',
  reasonsTitle: 'De quoi sont faits les points',
  since: 'Depuis le',
  murti: 'Murti',
  housePoints: 'Maison',
  bindus: 'Bindus',
  noBindus: 'Les bindus ne sont pas comptés.',
  noBindusText: 'Ils dépendent du signe ascendant, qu’une naissance sans heure, ou à un pôle, n’a pas.',
  whatTitle: 'Comment lire',
  what: 'Chaque graha est compté par signes entiers depuis le signe de la Lune natale. Les livres appellent certaines maisons bonnes et les autres mauvaises. Une bonne maison ne donne rien tant qu’un autre graha se tient dans la maison qui l’entrave (vedha), et une mauvaise ne prend rien tant qu’un autre se tient dans la maison qu’elle entraverait (vipareeta vedha). Bon et mauvais sont les mots des livres\u202f; les nombres sont de cette page.',
};

const de: GocharaWords = {
  name: 'Gochara',
  title: 'Der Himmel über Ihrem Mond',
  summary: 'Die neun Grahas eines Tages vom Geburtsmond gezählt, und was sie hindert oder entlastet.',
  submit: 'Gochara zeigen',
  gets: [
    'Das Haus jedes Grahas von Ihrem Mond, und bis wann',
    'Vedha: welches gute Haus gehindert, welches schlechte entlastet ist',
    'Bindus Ihres eigenen Ashtakavarga und das Murti jedes Eintritts',
  ],
  disclaimer:
    'Eine Tafel der Tradition über dem Himmel eines Tages. Sie wägt nichts anderes im Leben und sagt kein Ereignis voraus.',
  helping: 'In günstigen Häusern, ungehindert',
  none: 'keiner',
  natalMoon: 'Geburtsmond',
  total: 'Punkte zusammen',
  totalNote: 'von neun Grahas, jeder −3 bis +3',
  open: (signs) => `Der Geburtsmond steht in ${signs}: Er wechselt an diesem Tag sein Zeichen.`,
  openText: (sign) => `Was folgt, gilt nur für einen Mond in ${sign}.`,
  tableTitle: 'Neun Grahas vom Mond',
  planet: 'Gestirn',
  house: 'Haus vom Mond',
  inHouse: (house, sign) => `${house}, ${sign}`,
  quality: 'Nach den Büchern',
  obstructed: (grahas) => `gehindert von ${grahas}`,
  lifted: (grahas) => `entlastet von ${grahas}`,
  until: 'Bis',
  points: 'Punkte',
  reasonsTitle: 'Woraus die Punkte bestehen',
  since: 'Seit',
  murti: 'Murti',
  housePoints: 'Haus',
  bindus: 'Bindus',
  noBindus: 'Bindus sind nicht gezählt.',
  noBindusText: 'Sie hängen am aufgehenden Zeichen, das eine Geburt ohne Uhrzeit oder an einem Pol nicht hat.',
  whatTitle: 'Wie man es liest',
  what: 'Jeder Graha wird in ganzen Zeichen vom Zeichen des Geburtsmondes gezählt. Die Bücher nennen einige Häuser gut und die anderen schlecht. Ein gutes Haus gibt nichts, solange ein anderer Graha in dem Haus steht, das es hindert (Vedha), und ein schlechtes nimmt nichts, solange einer in dem Haus steht, das es hindern würde (Vipareeta Vedha). Gut und schlecht sind Worte der Bücher, die Zahlen sind von dieser Seite.',
};

const es: GocharaWords = {
  name: 'Gochara',
  title: 'El cielo sobre su Luna',
  summary: 'Los nueve grahas de un día contados desde la Luna natal, y lo que los estorba.',
  submit: 'Mostrar el gochara',
  gets: [
    'La casa de cada graha desde su Luna, y hasta cuándo',
    'Vedha: qué casa buena está estorbada, qué casa mala está aliviada',
    'Los bindus de su propio ashtakavarga y el murti de cada entrada',
  ],
  disclaimer:
    'Una tabla de la tradición sobre el cielo de un día. No pesa nada más de una vida ni anuncia ningún suceso.',
  helping: 'En casas favorables, sin estorbo',
  none: 'ninguno',
  natalMoon: 'Luna natal',
  total: 'Puntos en total',
  totalNote: 'de nueve grahas, cada uno de −3 a +3',
  open: (signs) => `La Luna natal está en ${signs}: ese día cambia de signo.`,
  openText: (sign) => `Lo que sigue vale solo para una Luna en ${sign}.`,
  tableTitle: 'Nueve grahas desde la Luna',
  planet: 'Astro',
  house: 'Casa desde la Luna',
  inHouse: (house, sign) => `${house}, ${sign}`,
  quality: 'Según los libros',
  obstructed: (grahas) => `estorbado por ${grahas}`,
  lifted: (grahas) => `aliviado por ${grahas}`,
  until: 'Hasta',
  points: 'Puntos',
  reasonsTitle: 'De qué se componen los puntos',
  since: 'Desde',
  murti: 'Murti',
  housePoints: 'Casa',
  bindus: 'Bindus',
  noBindus: 'Los bindus no se cuentan.',
  noBindusText: 'Dependen del signo ascendente, que un nacimiento sin hora, o en un polo, no tiene.',
  whatTitle: 'Cómo leerlo',
  what: 'Cada graha se cuenta por signos enteros desde el signo de la Luna natal. Los libros llaman buenas a unas casas y malas a las demás. Una casa buena no da nada mientras otro graha está en la casa que la estorba (vedha), y una mala no quita nada mientras otro está en la casa que ella estorbaría (vipareeta vedha). Bueno y malo son palabras de los libros; los números son de esta página.',
};

export const WORDS: Readonly<Record<Locale, GocharaWords>> = { en, uk, ru, hi, fr, de, es };
