import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

/** What the strengths are called. */
type Terms = Readonly<
  Record<
    | 'sthana'
    | 'dig'
    | 'kala'
    | 'cheshta'
    | 'naisargika'
    | 'drik'
    | 'uchcha'
    | 'saptavargaja'
    | 'ojayugma'
    | 'kendradi'
    | 'drekkana'
    | 'natonnata'
    | 'paksha'
    | 'tribhaga'
    | 'ayana'
    | 'vimshopaka'
    | 'shadvarga'
    | 'saptavarga'
    | 'dashavarga'
    | 'shodashavarga',
    string
  >
>;

export interface PlanetaryStrengthsWords extends ToolWords {
  readonly terms: Terms;
  readonly strongest: string;
  readonly weakest: string;
  readonly strongHouse: string;
  readonly planet: string;
  readonly sixTitle: string;
  readonly six: string;
  readonly rupas: string;
  readonly required: string;
  readonly ratio: string;
  readonly ishta: string;
  readonly kashta: string;
  readonly partsTitle: string;
  readonly parts: string;
  readonly total: string;
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly vimshopaka: string;
  readonly housesTitle: string;
  readonly houses: string;
  readonly house: string;
  readonly sign: string;
  readonly ruler: string;
}

/** Sanskrit in Latin letters, as all languages written in them have it. */
const LATIN: Terms = {
  sthana: 'Sthana',
  dig: 'Dig',
  kala: 'Kala',
  cheshta: 'Cheshta',
  naisargika: 'Naisargika',
  drik: 'Drik',
  uchcha: 'Uchcha',
  saptavargaja: 'Saptavargaja',
  ojayugma: 'Ojayugma',
  kendradi: 'Kendradi',
  drekkana: 'Drekkana',
  natonnata: 'Natonnata',
  paksha: 'Paksha',
  tribhaga: 'Tribhaga',
  ayana: 'Ayana',
  vimshopaka: 'Vimshopaka',
  shadvarga: 'Shadvarga',
  saptavarga: 'Saptavarga',
  dashavarga: 'Dashavarga',
  shodashavarga: 'Shodashavarga',
};

export const WORDS: Readonly<Record<Locale, PlanetaryStrengthsWords>> = {
  en: {
    name: 'Planetary strengths',
    title: 'Shadbala and strengths of houses',
    summary: 'How strong each planet and each house is, part by part.',
    submit: 'Reckon the strengths',
    gets: [
      'Shadbala of the seven planets beside what is required',
      'The six strengths and the parts of place and time',
      'Vimshopaka in four schemes',
      'The strengths of the twelve houses',
    ],
    disclaimer: 'Strengths are sums by a tradition. A weak planet is no misfortune, a strong one no promise.',
    strongest: 'Strongest planet',
    weakest: 'Weakest planet',
    strongHouse: 'Strongest house',
    planet: 'Planet',
    sixTitle: 'Strength and what is required',
    six: 'A planet is strong when its rupas reach what is required. A rupa is 60 virupas.',
    rupas: 'Rupas',
    required: 'Required',
    ratio: 'Ratio',
    ishta: 'Ishta',
    kashta: 'Kashta',
    partsTitle: 'The six strengths',
    parts: 'In virupas; their sum is the strength above. Benefic aspects add, malefic ones take away.',
    total: 'Total',
    year: 'Year',
    month: 'Month',
    day: 'Day',
    hour: 'Hour',
    vimshopaka: 'Strength in the vargas, up to 20, by how the planet stands with the rulers of its signs.',
    housesTitle: 'Strength of the houses',
    houses: 'The strength of the ruler, of direction and of aspects on the middle of each house.',
    house: 'House',
    sign: 'Sign',
    ruler: 'Ruler',
    terms: LATIN,
  },
  uk: {
    name: 'Сили планет',
    title: 'Шадбала та сили домів',
    summary: 'Наскільки сильні кожна планета й кожен дім, за частинами.',
    submit: 'Порахувати сили',
    gets: [
      'Шадбала семи планет і скільки потрібно',
      'Шість сил і частини сил місця та часу',
      'Вімшопака за чотирма схемами',
      'Сили дванадцяти домів',
    ],
    disclaimer: 'Сили — це суми за традицією. Слабка планета — не нещастя, сильна — не обіцянка.',
    strongest: 'Найсильніша планета',
    weakest: 'Найслабша планета',
    strongHouse: 'Найсильніший дім',
    planet: 'Планета',
    sixTitle: 'Сила та скільки потрібно',
    six: 'Планета сильна, коли її рупи досягають потрібного. Одна рупа — 60 вірупа.',
    rupas: 'Рупи',
    required: 'Потрібно',
    ratio: 'Відношення',
    ishta: 'Ішта',
    kashta: 'Кашта',
    partsTitle: 'Шість сил',
    parts: 'У вірупа; їхня сума — сила вище. Сприятливі аспекти додають, несприятливі віднімають.',
    total: 'Разом',
    year: 'Рік',
    month: 'Місяць',
    day: 'День',
    hour: 'Година',
    vimshopaka: 'Сила у варгах, до 20, за стосунками планети з управителями її знаків.',
    housesTitle: 'Сила домів',
    houses: 'Сила управителя, напрямку та аспектів на середину кожного дому.',
    house: 'Дім',
    sign: 'Знак',
    ruler: 'Управитель',
    terms: {
      sthana: 'Стхана',
      dig: 'Діг',
      kala: 'Кала',
      cheshta: 'Чешта',
      naisargika: 'Найсаргіка',
      drik: 'Дрік',
      uchcha: 'Учча',
      saptavargaja: 'Саптаваргаджа',
      ojayugma: 'Оджаюгма',
      kendradi: 'Кендраді',
      drekkana: 'Дреккана',
      natonnata: 'Натонната',
      paksha: 'Пакша',
      tribhaga: 'Трібхага',
      ayana: 'Аяна',
      vimshopaka: 'Вімшопака',
      shadvarga: 'Шадварга',
      saptavarga: 'Саптаварга',
      dashavarga: 'Дашаварга',
      shodashavarga: 'Шодашаварга',
    },
  },
  ru: {
    name: 'Силы планет',
    title: 'Шадбала и силы домов',
    summary: 'Насколько сильны каждая планета и каждый дом, по частям.',
    submit: 'Посчитать силы',
    gets: [
      'Шадбала семи планет и сколько нужно',
      'Шесть сил и части сил места и времени',
      'Вимшопака по четырём схемам',
      'Силы двенадцати домов',
    ],
    disclaimer: 'Силы — суммы по традиции. Слабая планета — не несчастье, сильная — не обещание.',
    strongest: 'Самая сильная планета',
    weakest: 'Самая слабая планета',
    strongHouse: 'Самый сильный дом',
    planet: 'Планета',
    sixTitle: 'Сила и сколько нужно',
    six: 'Планета сильна, когда её рупы достигают нужного. Одна рупа — 60 вирупа.',
    rupas: 'Рупы',
    required: 'Нужно',
    ratio: 'Отношение',
    ishta: 'Ишта',
    kashta: 'Кашта',
    partsTitle: 'Шесть сил',
    parts: 'В вирупа; их сумма — сила выше. Благоприятные аспекты прибавляют, неблагоприятные отнимают.',
    total: 'Всего',
    year: 'Год',
    month: 'Месяц',
    day: 'День',
    hour: 'Час',
    vimshopaka: 'Сила в варгах, до 20, по отношению планеты к управителям её знаков.',
    housesTitle: 'Сила домов',
    houses: 'Сила управителя, направления и аспектов на середину каждого дома.',
    house: 'Дом',
    sign: 'Знак',
    ruler: 'Управитель',
    terms: {
      sthana: 'Стхана',
      dig: 'Диг',
      kala: 'Кала',
      cheshta: 'Чешта',
      naisargika: 'Найсаргика',
      drik: 'Дрик',
      uchcha: 'Учча',
      saptavargaja: 'Саптаваргаджа',
      ojayugma: 'Оджаюгма',
      kendradi: 'Кендради',
      drekkana: 'Дреккана',
      natonnata: 'Натонната',
      paksha: 'Пакша',
      tribhaga: 'Трибхага',
      ayana: 'Аяна',
      vimshopaka: 'Вимшопака',
      shadvarga: 'Шадварга',
      saptavarga: 'Саптаварга',
      dashavarga: 'Дашаварга',
      shodashavarga: 'Шодашаварга',
    },
  },
  hi: {
    name: 'ग्रह बल',
    title: 'षड्बल और भाव बल',
    summary: 'हर ग्रह और हर भाव कितना बलवान है, अंग-अंग करके।',
    submit: 'बल निकालें',
    gets: [
      'सात ग्रहों का षड्बल और आवश्यक बल',
      'छह बल, और स्थान तथा काल बल के अंग',
      'चार वर्ग-पद्धतियों में विंशोपक',
      'बारह भावों का बल',
    ],
    disclaimer: 'बल परंपरा के जोड़ हैं। निर्बल ग्रह दुर्भाग्य नहीं, बलवान ग्रह वचन नहीं।',
    strongest: 'सबसे बलवान ग्रह',
    weakest: 'सबसे निर्बल ग्रह',
    strongHouse: 'सबसे बलवान भाव',
    planet: 'ग्रह',
    sixTitle: 'बल और आवश्यक बल',
    six: 'ग्रह तब बलवान है जब उसके रूप आवश्यक तक पहुँचें। एक रूप में 60 विरूप होते हैं।',
    rupas: 'रूप',
    required: 'आवश्यक',
    ratio: 'अनुपात',
    ishta: 'इष्ट',
    kashta: 'कष्ट',
    partsTitle: 'छह बल',
    parts: 'विरूप में; इनका योग ऊपर का बल है। शुभ दृष्टि जुड़ती है, पाप दृष्टि घटती है।',
    total: 'योग',
    year: 'वर्ष',
    month: 'मास',
    day: 'दिन',
    hour: 'होरा',
    vimshopaka: 'वर्गों में बल, 20 तक, इस पर कि ग्रह का अपनी राशियों के स्वामियों से क्या संबंध है।',
    housesTitle: 'भावों का बल',
    houses: 'हर भाव के स्वामी का बल, दिग्बल और भाव-मध्य पर दृष्टि का बल।',
    house: 'भाव',
    sign: 'राशि',
    ruler: 'स्वामी',
    terms: {
      sthana: 'स्थान बल',
      dig: 'दिग्बल',
      kala: 'काल बल',
      cheshta: 'चेष्टा बल',
      naisargika: 'नैसर्गिक बल',
      drik: 'दृक् बल',
      uchcha: 'उच्च बल',
      saptavargaja: 'सप्तवर्गज',
      ojayugma: 'ओजयुग्म',
      kendradi: 'केंद्रादि',
      drekkana: 'द्रेष्काण',
      natonnata: 'नतोन्नत',
      paksha: 'पक्ष',
      tribhaga: 'त्रिभाग',
      ayana: 'अयन',
      vimshopaka: 'विंशोपक बल',
      shadvarga: 'षड्वर्ग',
      saptavarga: 'सप्तवर्ग',
      dashavarga: 'दशवर्ग',
      shodashavarga: 'षोडशवर्ग',
    },
  },
  fr: {
    name: 'Forces des planètes',
    title: 'Shadbala et forces des maisons',
    summary: 'La force de chaque planète et de chaque maison, partie par partie.',
    submit: 'Calculer les forces',
    gets: [
      'Le shadbala des sept planètes et ce qui est requis',
      'Les six forces, avec les parts du lieu et du temps',
      'Le vimshopaka selon quatre schémas',
      'Les forces des douze maisons',
    ],
    disclaimer:
      'Les forces sont des sommes d’une tradition. Une planète faible n’est pas un malheur, une forte pas une promesse.',
    strongest: 'Planète la plus forte',
    weakest: 'Planète la plus faible',
    strongHouse: 'Maison la plus forte',
    planet: 'Planète',
    sixTitle: 'Force et force requise',
    six: 'Une planète est forte quand ses rupas atteignent ce qui est requis. Un rupa vaut 60 virupas.',
    rupas: 'Nombre de rupas',
    required: 'Requis',
    ratio: 'Rapport',
    ishta: 'Ishta',
    kashta: 'Kashta',
    partsTitle: 'Les six forces',
    parts:
      'En virupas ; leur somme est la force ci-dessus. Les aspects bénéfiques ajoutent, les maléfiques retranchent.',
    total: 'Somme',
    year: 'Année',
    month: 'Mois',
    day: 'Jour',
    hour: 'Heure',
    vimshopaka: 'Force dans les vargas, jusqu’à 20, selon les rapports de la planète avec les maîtres de ses signes.',
    housesTitle: 'Force des maisons',
    houses: 'La force du maître, de la direction et des aspects sur le milieu de chaque maison.',
    house: 'Maison',
    sign: 'Signe',
    ruler: 'Maître',
    terms: LATIN,
  },
  de: {
    name: 'Stärken der Planeten',
    title: 'Shadbala und Stärken der Häuser',
    summary: 'Wie stark jeder Planet und jedes Haus ist, Teil für Teil.',
    submit: 'Stärken berechnen',
    gets: [
      'Shadbala der sieben Planeten neben dem, was nötig ist',
      'Die sechs Stärken und die Teile von Ort und Zeit',
      'Vimshopaka nach vier Schemata',
      'Die Stärken der zwölf Häuser',
    ],
    disclaimer:
      'Stärken sind Summen nach einer Überlieferung. Ein schwacher Planet ist kein Unglück, ein starker kein Versprechen.',
    strongest: 'Stärkster Planet',
    weakest: 'Schwächster Planet',
    strongHouse: 'Stärkstes Haus',
    planet: 'Himmelskörper',
    sixTitle: 'Stärke und was nötig ist',
    six: 'Ein Planet ist stark, wenn seine Rupas das Nötige erreichen. Ein Rupa sind 60 Virupas.',
    rupas: 'Zahl der Rupas',
    required: 'Nötig',
    ratio: 'Verhältnis',
    ishta: 'Ishta',
    kashta: 'Kashta',
    partsTitle: 'Die sechs Stärken',
    parts: 'In Virupas; zusammen sind sie die Stärke oben. Günstige Aspekte zählen dazu, ungünstige gehen ab.',
    total: 'Summe',
    year: 'Jahr',
    month: 'Monat',
    day: 'Tag',
    hour: 'Stunde',
    vimshopaka: 'Stärke in den Vargas, bis 20, danach, wie der Planet zu den Herrschern seiner Zeichen steht.',
    housesTitle: 'Stärke der Häuser',
    houses: 'Die Stärke des Herrschers, der Richtung und der Aspekte auf die Mitte jedes Hauses.',
    house: 'Haus',
    sign: 'Zeichen',
    ruler: 'Herrscher',
    terms: LATIN,
  },
  es: {
    name: 'Fuerzas de los planetas',
    title: 'Shadbala y fuerzas de las casas',
    summary: 'La fuerza de cada planeta y de cada casa, parte por parte.',
    submit: 'Calcular las fuerzas',
    gets: [
      'El shadbala de los siete planetas junto a lo requerido',
      'Las seis fuerzas y las partes de lugar y tiempo',
      'El vimshopaka según cuatro esquemas',
      'Las fuerzas de las doce casas',
    ],
    disclaimer:
      'Las fuerzas son sumas de una tradición. Un planeta débil no es una desgracia, ni uno fuerte una promesa.',
    strongest: 'Planeta más fuerte',
    weakest: 'Planeta más débil',
    strongHouse: 'Casa más fuerte',
    planet: 'Planeta',
    sixTitle: 'Fuerza y lo requerido',
    six: 'Un planeta es fuerte cuando sus rupas alcanzan lo requerido. Una rupa son 60 virupas.',
    rupas: 'Número de rupas',
    required: 'Requerido',
    ratio: 'Proporción',
    ishta: 'Ishta',
    kashta: 'Kashta',
    partsTitle: 'Las seis fuerzas',
    parts: 'En virupas; su suma es la fuerza de arriba. Los aspectos benéficos suman, los maléficos restan.',
    total: 'Suma',
    year: 'Año',
    month: 'Mes',
    day: 'Día',
    hour: 'Hora',
    vimshopaka: 'Fuerza en los vargas, hasta 20, según la relación del planeta con los regentes de sus signos.',
    housesTitle: 'Fuerza de las casas',
    houses: 'La fuerza del regente, de la dirección y de los aspectos sobre el medio de cada casa.',
    house: 'Casa',
    sign: 'Signo',
    ruler: 'Regente',
    terms: LATIN,
  },
};
