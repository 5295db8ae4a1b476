import type { Locale } from '../../../../locale/locales.js';
import type { GatheredWords } from '../../shell/gathered-page.js';

/** The sections of the page in their order. */
export const ORDER = ['words', 'fields', 'rules', 'minutes', 'periods', 'charts'] as const;

export interface CareerWords extends GatheredWords<(typeof ORDER)[number]> {
  /** The answer: which fields are named most, with their points. */
  readonly answer: (fields: string) => string;
  readonly lead: Readonly<Record<'tenth' | 'karmajiva' | 'amatyakaraka', string>>;
  /** What the 10th is counted from. */
  readonly from: Readonly<Record<'lagna' | 'moon' | 'sun', string>>;
  /** By which rows of the table of rules a paragraph is said. */
  readonly rests: (rows: string) => string;
  readonly field: string;
  readonly points: string;
  /** The share of the reference charts that have fewer points. */
  readonly fewer: string;
  readonly atLeast: (percent: string) => string;
  readonly firmness: string;
  /** What the number says and what not. */
  readonly ofPoints: string;
  readonly rule: string;
  readonly basis: string;
  readonly bases: Readonly<Record<'classical' | 'own', string>>;
  readonly source: string;
  readonly period: string;
  readonly link: string;
  readonly links: Readonly<Record<'strong' | 'moderate' | 'weak', string>>;
  /** In place of periods for who is not of age. */
  readonly noPeriods: string;
  readonly time: string;
  readonly asGiven: string;
  readonly earlier: (minutes: string) => string;
  readonly later: (minutes: string) => string;
  readonly firstThree: string;
  readonly another: Readonly<Record<'lagna' | 'd10', string>>;
}

export const WORDS: Readonly<Record<Locale, CareerWords>> = {
  en: {
    name: 'Fields of work',
    title: 'Fields of work in a birth chart',
    summary: 'Which fields of work the traditional rules of livelihood name, with the rule behind every point.',
    submit: 'Read the fields of work',
    gets: [
      'The three to five fields that the rules name most, in words',
      'All twelve fields with their points, and every rule that gave them',
      'What a quarter of an hour in the time of birth changes',
      'The dashas of ten years, and how they are linked with work',
    ],
    disclaimer:
      'Positions are calculated; what they mean for work is tradition. Points count how many rules name a field; they measure neither ability nor interest nor success. They are no ground to hire, admit, promote, grade, lend or insure.',
    sections: {
      words: 'In words',
      fields: 'The twelve fields',
      rules: 'The rules behind them',
      minutes: 'If the time is a little out',
      periods: 'The dashas of ten years',
      charts: 'Charts',
    },
    answer: (fields) => `Named most: ${fields}`,
    lead: { tenth: '10th house that counts most', karmajiva: 'Karmajiva', amatyakaraka: 'Amatyakaraka' },
    from: { lagna: 'from the lagna', moon: 'from the Moon', sun: 'from the Sun' },
    rests: (rows) => `Rules: ${rows}`,
    field: 'Field of work',
    points: 'Points',
    fewer: 'Charts with fewer',
    atLeast: (percent) => `at least ${percent} of 100`,
    firmness: 'How firm',
    ofPoints: 'How many rules name a field, and no measure of a person.',
    rule: 'Rule',
    basis: 'Basis',
    bases: { classical: 'texts', own: 'later or our own' },
    source: 'Source',
    period: 'Dasha',
    link: 'Link with work',
    links: { strong: 'strong', moderate: 'moderate', weak: 'weak' },
    noPeriods: 'No periods of work are told before the age of 18, nor where no dasha of the ten years is known.',
    time: 'Time of birth',
    asGiven: 'as given',
    earlier: (minutes) => `${minutes} min earlier`,
    later: (minutes) => `${minutes} min later`,
    firstThree: 'The first three',
    another: { lagna: 'Another rising sign', d10: 'Another rising sign in D10' },
  },
  uk: {
    name: 'Сфери праці',
    title: 'Сфери праці в карті народження',
    summary: 'Які сфери праці називають традиційні правила заробітку — з правилом за кожним балом.',
    submit: 'Прочитати сфери праці',
    gets: [
      'Від трьох до п’яти сфер, які правила називають найчастіше, — словами',
      'Усі дванадцять сфер із балами й кожне правило, що їх дало',
      'Що змінює чверть години в часі народження',
      'Даші десяти років і їхній звʼязок із працею',
    ],
    disclaimer:
      'Положення обчислено, а їхнє значення для праці — традиція. Бали рахують, скільки правил називає сферу; вони не міряють ні здібностей, ні інтересу, ні успіху. Це не підстава наймати, приймати, підвищувати, оцінювати, позичати чи страхувати.',
    sections: {
      words: 'Словами',
      fields: 'Дванадцять сфер',
      rules: 'Правила за ними',
      minutes: 'Якщо час трохи неточний',
      periods: 'Даші десяти років',
      charts: 'Карти',
    },
    answer: (fields) => `Найчастіше названо: ${fields}`,
    lead: { tenth: '10-й дім, що важить найбільше', karmajiva: 'Кармаджіва', amatyakaraka: 'Аматья-карака' },
    from: { lagna: 'від лагни', moon: 'від Місяця', sun: 'від Сонця' },
    rests: (rows) => `Правила: ${rows}`,
    field: 'Сфера праці',
    points: 'Бали',
    fewer: 'Карт із меншим числом',
    atLeast: (percent) => `щонайменше ${percent} зі 100`,
    firmness: 'Наскільки твердо',
    ofPoints: 'Скільки правил називає сферу; людини це не міряє.',
    rule: 'Правило',
    basis: 'Підстава',
    bases: { classical: 'тексти', own: 'пізніше або наше' },
    source: 'Джерело',
    period: 'Даша',
    link: 'Звʼязок із працею',
    links: { strong: 'сильний', moderate: 'помірний', weak: 'слабкий' },
    noPeriods: 'Періодів праці не подано до 18 років, а також там, де на ці десять років даші невідомі.',
    time: 'Час народження',
    asGiven: 'як указано',
    earlier: (minutes) => `на ${minutes} хв раніше`,
    later: (minutes) => `на ${minutes} хв пізніше`,
    firstThree: 'Перші три',
    another: { lagna: 'Інший висхідний знак', d10: 'Інший висхідний знак у D10' },
  },
  ru: {
    name: 'Сферы труда',
    title: 'Сферы труда в карте рождения',
    summary: 'Какие сферы труда называют традиционные правила заработка — с правилом за каждым баллом.',
    submit: 'Прочитать сферы труда',
    gets: [
      'От трёх до пяти сфер, которые правила называют чаще всего, — словами',
      'Все двенадцать сфер с баллами и каждое правило, которое их дало',
      'Что меняет четверть часа во времени рождения',
      'Даши десяти лет и их связь с работой',
    ],
    disclaimer:
      'Положения вычислены, а их значение для труда — традиция. Баллы считают, сколько правил называет сферу; они не измеряют ни способностей, ни интереса, ни успеха. Это не основание нанимать, принимать, повышать, оценивать, ссужать или страховать.',
    sections: {
      words: 'Словами',
      fields: 'Двенадцать сфер',
      rules: 'Правила за ними',
      minutes: 'Если время немного неточно',
      periods: 'Даши десяти лет',
      charts: 'Карты',
    },
    answer: (fields) => `Чаще всего названы: ${fields}`,
    lead: { tenth: '10-й дом, который значит больше всего', karmajiva: 'Кармаджива', amatyakaraka: 'Аматья-карака' },
    from: { lagna: 'от лагны', moon: 'от Луны', sun: 'от Солнца' },
    rests: (rows) => `Правила: ${rows}`,
    field: 'Сфера труда',
    points: 'Баллы',
    fewer: 'Карт с меньшим числом',
    atLeast: (percent) => `не менее ${percent} из 100`,
    firmness: 'Насколько твёрдо',
    ofPoints: 'Сколько правил называет сферу; человека это не измеряет.',
    rule: 'Правило',
    basis: 'Основание',
    bases: { classical: 'тексты', own: 'позднее или наше' },
    source: 'Источник',
    period: 'Даша',
    link: 'Связь с работой',
    links: { strong: 'сильная', moderate: 'умеренная', weak: 'слабая' },
    noPeriods: 'Периоды работы не указаны до 18 лет и там, где даши на эти десять лет неизвестны.',
    time: 'Время рождения',
    asGiven: 'как указано',
    earlier: (minutes) => `на ${minutes} мин раньше`,
    later: (minutes) => `на ${minutes} мин позже`,
    firstThree: 'Первые три',
    another: { lagna: 'Другой восходящий знак', d10: 'Другой восходящий знак в D10' },
  },
  hi: {
    name: 'कार्यक्षेत्र',
    title: 'जन्म कुंडली में कार्यक्षेत्र',
    summary: 'आजीविका के पारंपरिक नियम किन कार्यक्षेत्रों का नाम लेते हैं — हर अंक के पीछे का नियम सहित।',
    submit: 'कार्यक्षेत्र देखें',
    gets: [
      'तीन से पाँच क्षेत्र, जिनका नाम नियम सबसे अधिक लेते हैं — शब्दों में',
      'सभी बारह क्षेत्र, उनके अंक और अंक देने वाला हर नियम',
      'जन्म समय में पंद्रह मिनट के अंतर से क्या बदलता है',
      'दस वर्षों की दशाएँ और काम से उनका संबंध',
    ],
    disclaimer:
      'स्थितियाँ गणना से हैं; काम के लिए उनका अर्थ परंपरा है। अंक गिनते हैं कि कितने नियम किसी क्षेत्र का नाम लेते हैं; वे न योग्यता मापते हैं, न रुचि, न सफलता। इनके आधार पर नियुक्ति, प्रवेश, पदोन्नति, मूल्यांकन, ऋण या बीमा का निर्णय न लें।',
    sections: {
      words: 'शब्दों में',
      fields: 'बारह क्षेत्र',
      rules: 'उनके पीछे के नियम',
      minutes: 'यदि समय में थोड़ा अंतर हो',
      periods: 'दस वर्षों की दशाएँ',
      charts: 'कुंडलियाँ',
    },
    answer: (fields) => `सबसे अधिक नाम इनका: ${fields}`,
    lead: { tenth: 'सबसे अधिक महत्व वाला 10वाँ भाव', karmajiva: 'कर्माजीव', amatyakaraka: 'अमात्यकारक' },
    from: { lagna: 'लग्न से', moon: 'चंद्र से', sun: 'सूर्य से' },
    rests: (rows) => `नियम: ${rows}`,
    field: 'कार्यक्षेत्र',
    points: 'अंक',
    fewer: 'कम अंकों वाली कुंडलियाँ',
    atLeast: (percent) => `100 में से कम से कम ${percent}`,
    firmness: 'कितना पक्का',
    ofPoints: 'कितने नियम क्षेत्र का नाम लेते हैं; यह व्यक्ति की माप नहीं है।',
    rule: 'नियम',
    basis: 'आधार',
    bases: { classical: 'ग्रंथ', own: 'बाद का या हमारा' },
    source: 'स्रोत',
    period: 'दशा',
    link: 'काम से संबंध',
    links: { strong: 'गहरा', moderate: 'मध्यम', weak: 'हल्का' },
    noPeriods: '18 वर्ष की आयु से पहले काम की अवधियाँ नहीं बताई जातीं, और वहाँ भी नहीं जहाँ इन दस वर्षों की दशाएँ ज्ञात न हों।',
    time: 'जन्म समय',
    asGiven: 'दिया हुआ',
    earlier: (minutes) => `${minutes} मिनट पहले`,
    later: (minutes) => `${minutes} मिनट बाद`,
    firstThree: 'पहले तीन',
    another: { lagna: 'दूसरी उदित राशि', d10: 'D10 में दूसरी उदित राशि' },
  },
  fr: {
    name: 'Domaines de travail',
    title: 'Domaines de travail dans le thème natal',
    summary:
      'Quels domaines de travail nomment les règles traditionnelles du gagne-pain, avec la règle derrière chaque point.',
    submit: 'Lire les domaines de travail',
    gets: [
      'Les trois à cinq domaines que les règles nomment le plus, en mots',
      'Les douze domaines avec leurs points, et chaque règle qui les a donnés',
      'Ce que change un quart d’heure dans l’heure de naissance',
      'Les dashas de dix ans et leur lien avec le travail',
    ],
    disclaimer:
      'Les positions sont calculées\u202f; leur sens pour le travail est la tradition. Les points comptent combien de règles nomment un domaine\u202f; ils ne mesurent ni aptitude, ni intérêt, ni réussite. Ils n’autorisent ni à embaucher, ni à admettre, promouvoir, noter, prêter ou assurer.',
    sections: {
      words: 'En mots',
      fields: 'Les douze domaines',
      rules: 'Les règles derrière eux',
      minutes: 'Si l’heure est un peu inexacte',
      periods: 'Les dashas de dix ans',
      charts: 'Cartes',
    },
    answer: (fields) => `Les plus nommés\u202f: ${fields}`,
    lead: { tenth: 'Maison 10 qui compte le plus', karmajiva: 'Karmajiva', amatyakaraka: 'Amatyakaraka' },
    from: { lagna: 'depuis le lagna', moon: 'depuis la Lune', sun: 'depuis le Soleil' },
    rests: (rows) => `Règles: ${rows}`,
    field: 'Domaine de travail',
    points: 'Points',
    fewer: 'Thèmes qui en ont moins',
    atLeast: (percent) => `au moins ${percent} sur 100`,
    firmness: 'Fermeté',
    ofPoints: 'Combien de règles nomment un domaine\u202f; cela ne mesure personne.',
    rule: 'Règle',
    basis: 'Fondement',
    bases: { classical: 'textes', own: 'tardif ou nôtre' },
    source: 'Source',
    period: 'Dasha',
    link: 'Lien avec le travail',
    links: { strong: 'fort', moderate: 'moyen', weak: 'faible' },
    noPeriods:
      'Aucune période de travail n’est indiquée avant 18 ans, ni là où aucun dasha de ces dix ans n’est connu.',
    time: 'Heure de naissance',
    asGiven: 'telle que donnée',
    earlier: (minutes) => `${minutes} min plus tôt`,
    later: (minutes) => `${minutes} min plus tard`,
    firstThree: 'Les trois premiers',
    another: { lagna: 'Autre signe ascendant', d10: 'Autre signe ascendant en D10' },
  },
  de: {
    name: 'Arbeitsfelder',
    title: 'Arbeitsfelder im Geburtshoroskop',
    summary: 'Welche Arbeitsfelder die überlieferten Regeln des Broterwerbs nennen, mit der Regel hinter jedem Punkt.',
    submit: 'Arbeitsfelder lesen',
    gets: [
      'Die drei bis fünf Felder, die die Regeln am meisten nennen, in Worten',
      'Alle zwölf Felder mit ihren Punkten und jede Regel, die sie gab',
      'Was eine Viertelstunde in der Geburtszeit ändert',
      'Die Dashas von zehn Jahren und ihre Verbindung zur Arbeit',
    ],
    disclaimer:
      'Die Stellungen sind berechnet; was sie für die Arbeit bedeuten, ist Überlieferung. Punkte zählen, wie viele Regeln ein Feld nennen; sie messen weder Fähigkeit noch Interesse noch Erfolg. Sie sind kein Grund, jemanden einzustellen, zuzulassen, zu befördern, zu benoten, ihm zu leihen oder ihn zu versichern.',
    sections: {
      words: 'In Worten',
      fields: 'Die zwölf Felder',
      rules: 'Die Regeln dahinter',
      minutes: 'Wenn die Zeit etwas ungenau ist',
      periods: 'Die Dashas von zehn Jahren',
      charts: 'Horoskope',
    },
    answer: (fields) => `Am meisten genannt: ${fields}`,
    lead: { tenth: '10. Haus, das am meisten zählt', karmajiva: 'Karmajiva', amatyakaraka: 'Amatyakaraka' },
    from: { lagna: 'vom Lagna aus', moon: 'vom Mond aus', sun: 'von der Sonne aus' },
    rests: (rows) => `Regeln: ${rows}`,
    field: 'Arbeitsfeld',
    points: 'Punkte',
    fewer: 'Horoskope mit weniger',
    atLeast: (percent) => `mindestens ${percent} von 100`,
    firmness: 'Wie fest',
    ofPoints: 'Wie viele Regeln ein Feld nennen; ein Mensch wird damit nicht gemessen.',
    rule: 'Regel',
    basis: 'Grundlage',
    bases: { classical: 'Texte', own: 'später oder eigen' },
    source: 'Quelle',
    period: 'Dasha',
    link: 'Verbindung zur Arbeit',
    links: { strong: 'stark', moderate: 'mittel', weak: 'schwach' },
    noPeriods:
      'Vor dem Alter von 18 Jahren werden keine Zeiten der Arbeit genannt, auch nicht, wo keine Dasha dieser zehn Jahre bekannt ist.',
    time: 'Geburtszeit',
    asGiven: 'wie angegeben',
    earlier: (minutes) => `${minutes} min früher`,
    later: (minutes) => `${minutes} min später`,
    firstThree: 'Die ersten drei',
    another: { lagna: 'Anderes aufsteigendes Zeichen', d10: 'Anderes aufsteigendes Zeichen im D10' },
  },
  es: {
    name: 'Campos de trabajo',
    title: 'Campos de trabajo en la carta natal',
    summary: 'Qué campos de trabajo nombran las reglas tradicionales del sustento, con la regla detrás de cada punto.',
    submit: 'Leer los campos de trabajo',
    gets: [
      'Los tres a cinco campos que más nombran las reglas, en palabras',
      'Los doce campos con sus puntos y cada regla que los dio',
      'Qué cambia un cuarto de hora en la hora de nacimiento',
      'Los dashas de diez años y su relación con el trabajo',
    ],
    disclaimer:
      'Las posiciones se calculan; lo que significan para el trabajo es tradición. Los puntos cuentan cuántas reglas nombran un campo; no miden capacidad, interés ni éxito. No son motivo para contratar, admitir, ascender, calificar, prestar ni asegurar.',
    sections: {
      words: 'En palabras',
      fields: 'Los doce campos',
      rules: 'Las reglas detrás de ellos',
      minutes: 'Si la hora es algo inexacta',
      periods: 'Los dashas de diez años',
      charts: 'Cartas',
    },
    answer: (fields) => `Los más nombrados: ${fields}`,
    lead: { tenth: 'Casa 10 que más cuenta', karmajiva: 'Karmajiva', amatyakaraka: 'Amatyakaraka' },
    from: { lagna: 'desde el lagna', moon: 'desde la Luna', sun: 'desde el Sol' },
    rests: (rows) => `Reglas: ${rows}`,
    field: 'Campo de trabajo',
    points: 'Puntos',
    fewer: 'Cartas con menos',
    atLeast: (percent) => `al menos ${percent} de 100`,
    firmness: 'Firmeza',
    ofPoints: 'Cuántas reglas nombran un campo; no es medida de una persona.',
    rule: 'Regla',
    basis: 'Fundamento',
    bases: { classical: 'textos', own: 'posterior o nuestro' },
    source: 'Fuente',
    period: 'Dasha',
    link: 'Relación con el trabajo',
    links: { strong: 'fuerte', moderate: 'media', weak: 'débil' },
    noPeriods:
      'No se dan periodos de trabajo antes de los 18 años, ni donde no se conoce ningún dasha de esos diez años.',
    time: 'Hora de nacimiento',
    asGiven: 'la indicada',
    earlier: (minutes) => `${minutes} min antes`,
    later: (minutes) => `${minutes} min después`,
    firstThree: 'Los tres primeros',
    another: { lagna: 'Otro signo ascendente', d10: 'Otro signo ascendente en D10' },
  },
};
