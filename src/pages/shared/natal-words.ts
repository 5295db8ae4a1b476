import type { ChartStyle } from '../../charts/chart/chart.js';
import type { Locale } from '../../languages/locale/locales.js';
import { grahaInSentence } from '../../languages/names/english.js';
import { endedOnce, germanTime, spanishTime } from '../../languages/pages/times.js';

/** What the pages of a birth say in common, beside the names of the catalogue. */
export interface NatalWords {
  readonly graha: string;
  readonly lagna: string;
  readonly sign: string;
  readonly signAndDegree: string;
  readonly moonSign: string;
  readonly nakshatra: string;
  readonly nakshatraAndPada: string;
  readonly pada: string;
  readonly house: string;
  readonly state: string;
  readonly ruler: string;
  /** An empty field of a table. */
  readonly none: string;
  /** Of the region in which a table scrolls: "Naming sound: table". */
  readonly table: string;
  readonly vargottama: string;
  readonly padaOf: (pada: number) => string;
  readonly ruledBy: (graha: string) => string;
  readonly open: OpenWords;
  readonly sure: SureWords;
}

/** What a birth of unknown time leaves open. */
interface OpenWords {
  readonly lead: string;
  /** What a page of the Moon does about it. */
  readonly told: string;
  readonly allDay: string;
  /** In place of a lagna. */
  readonly open: string;
  readonly anySign: string;
  /** Clock times, in a list. */
  readonly changes: (times: string) => string;
  readonly decides: string;
  readonly day: string;
  readonly bornBetween: string;
  readonly span: (from: string, to: string) => string;
  readonly midnight: string;
  readonly from: (time: string, what: string) => string;
  readonly lagnaByTime: string;
  readonly moonByTime: string;
  readonly where: string;
}

/** How far a birth time can be off. */
interface SureWords {
  readonly title: string;
  readonly holds: (from: string, to: string) => string;
  readonly far: (duration: string) => string;
  readonly near: (duration: string) => string;
  readonly unbounded: string;
  readonly unboundedRest: string;
  readonly pole: string;
  readonly poleRest: string;
}

const en: NatalWords = {
  graha: 'Graha',
  lagna: 'Lagna',
  sign: 'Sign',
  signAndDegree: 'Sign, degree',
  moonSign: 'Moon sign',
  nakshatra: 'Nakshatra',
  nakshatraAndPada: 'Nakshatra, pada',
  pada: 'Pada',
  house: 'House',
  state: 'State',
  ruler: 'Ruler',
  none: 'none',
  table: 'table',
  vargottama: 'vargottama',
  padaOf: (pada) => `pada ${pada}`,
  ruledBy: (graha) => `ruled by ${grahaInSentence(graha)}`,
  open: {
    lead: 'Much can be known without a birth time, but not everything.',
    told: 'What is shown here holds for the whole local day of birth. Where something changes that day, every possibility is given with its hours.',
    allDay: 'all day',
    open: 'open',
    anySign: 'any of the twelve signs',
    changes: (times) => `changes at about ${times}`,
    decides: 'What a time would decide',
    day: 'The local day of birth, from midnight to midnight. To know morning, afternoon or evening is often enough to settle the Moon.',
    bornBetween: 'Born between',
    span: (from, to) => `${from} and ${to}`,
    midnight: 'midnight',
    from: (time, what) => `from ${time} ${what}`,
    lagnaByTime: 'Lagna by birth time',
    moonByTime: 'Moon by birth time',
    where: 'You may find the time on a birth certificate, in a hospital record or among family papers.',
  },
  sure: {
    title: 'How certain is it?',
    holds: (from, to) => `The lagna holds for births between ${from} and ${to}.`,
    far: (duration) =>
      `The time given lies ${duration} inside that span, so a clock a few minutes off would not change it.`,
    near: (duration) =>
      `The time given is only ${duration} from another rising sign. It is worth checking it against a birth certificate or a family record.`,
    unbounded: 'This close to a pole the rising sign has no usual span.',
    unboundedRest:
      'No other sign rises in the usual way within a day of this birth, so it cannot be said how far the time may be off.',
    pole: 'There is no lagna at a pole.',
    poleRest: 'No sign rises there in the usual way, so houses and all that is counted from them are left out.',
  },
};

const uk: NatalWords = {
  graha: 'Граха',
  lagna: 'Лагна',
  sign: 'Знак',
  signAndDegree: 'Знак, градус',
  moonSign: 'Знак Місяця',
  nakshatra: 'Накшатра',
  nakshatraAndPada: 'Накшатра, пада',
  pada: 'Пада',
  house: 'Дім',
  state: 'Стан',
  ruler: 'Управитель',
  none: 'немає',
  table: 'таблиця',
  vargottama: 'варготтама',
  padaOf: (pada) => `пада ${pada}`,
  ruledBy: (graha) => `управитель: ${graha}`,
  open: {
    lead: 'Без часу народження дещо лишається невідомим, але більшість визначити можна.',
    told: 'Наведене тут стосується всієї місцевої доби народження. Де впродовж доби щось змінюється, показано всі варіанти та їхній час.',
    allDay: 'весь день',
    open: 'невідома',
    anySign: 'будь-який із дванадцяти знаків',
    changes: (times) => `зміна близько ${times}`,
    decides: 'Що визначив би час',
    day: 'Місцева доба народження, від півночі до півночі. Щоб визначити Місяць, часто досить знати, був це ранок, день чи вечір.',
    bornBetween: 'Час народження',
    span: (from, to) => `з ${from} до ${to}`,
    midnight: 'півночі',
    from: (time, what) => `з ${time} ${what}`,
    lagnaByTime: 'Лагна за часом народження',
    moonByTime: 'Місяць за часом народження',
    where: 'Час може бути на бирці з пологового будинку, у медичних документах або в сімейних записах.',
  },
  sure: {
    title: 'Наскільки це надійно?',
    holds: (from, to) => `Така лагна в усіх, хто народився тут між ${from} і ${to}.`,
    far: (duration) => `До найближчої межі цього проміжку ${duration}, тож похибка в кілька хвилин нічого не змінює.`,
    near: (duration) =>
      `До іншого висхідного знака лише ${duration}. Варто звірити час із медичними або сімейними записами.`,
    unbounded: 'Так близько до полюса висхідний знак не має звичних меж.',
    unboundedRest:
      'За добу до і після цього народження жоден інший знак не сходить звичним чином, тому допустиму похибку часу вказати не можна.',
    pole: 'На полюсі лагни немає.',
    poleRest: 'Там ніщо не сходить звичним чином, тому домів і всього, що від них відлічують, тут немає.',
  },
};

const ru: NatalWords = {
  graha: 'Граха',
  lagna: 'Лагна',
  sign: 'Знак',
  signAndDegree: 'Знак, градус',
  moonSign: 'Знак Луны',
  nakshatra: 'Накшатра',
  nakshatraAndPada: 'Накшатра, пада',
  pada: 'Пада',
  house: 'Дом',
  state: 'Состояние',
  ruler: 'Управитель',
  none: 'нет',
  table: 'таблица',
  vargottama: 'варготтама',
  padaOf: (pada) => `пада ${pada}`,
  ruledBy: (graha) => `управитель: ${graha}`,
  open: {
    lead: 'Без времени рождения кое-что остаётся неизвестным, но большую часть определить можно.',
    told: 'Приведённое здесь относится ко всем местным суткам рождения. Где за сутки что-то меняется, показаны все варианты и их время.',
    allDay: 'весь день',
    open: 'неизвестна',
    anySign: 'любой из двенадцати знаков',
    changes: (times) => `смена около ${times}`,
    decides: 'Что определило бы время',
    day: 'Местные сутки рождения, от полуночи до полуночи. Чтобы определить Луну, часто достаточно знать, было это утро, день или вечер.',
    bornBetween: 'Время рождения',
    span: (from, to) => `с ${from} до ${to}`,
    midnight: 'полуночи',
    from: (time, what) => `с ${time} ${what}`,
    lagnaByTime: 'Лагна по времени рождения',
    moonByTime: 'Луна по времени рождения',
    where: 'Время может быть на бирке из роддома, в медицинских документах или в семейных записях.',
  },
  sure: {
    title: 'Насколько это надёжно?',
    holds: (from, to) => `Такая лагна у всех, кто родился здесь между ${from} и ${to}.`,
    far: (duration) =>
      `До ближайшей границы этого промежутка ${duration}, так что ошибка в несколько минут ничего не меняет.`,
    near: (duration) =>
      `До другого восходящего знака всего ${duration}. Стоит сверить время с медицинскими или семейными записями.`,
    unbounded: 'Так близко к полюсу у восходящего знака нет привычных границ.',
    unboundedRest:
      'За сутки до и после этого рождения никакой другой знак не восходит обычным образом, поэтому допустимую погрешность времени указать нельзя.',
    pole: 'На полюсе лагны нет.',
    poleRest: 'Там ничто не восходит обычным образом, поэтому домов и всего, что от них отсчитывают, здесь нет.',
  },
};

const hi: NatalWords = {
  graha: 'ग्रह',
  lagna: 'लग्न',
  sign: 'राशि',
  signAndDegree: 'राशि, अंश',
  moonSign: 'चंद्र राशि',
  nakshatra: 'नक्षत्र',
  nakshatraAndPada: 'नक्षत्र, चरण',
  pada: 'चरण',
  house: 'भाव',
  state: 'स्थिति',
  ruler: 'स्वामी',
  none: 'कोई नहीं',
  table: 'तालिका',
  vargottama: 'वर्गोत्तम',
  padaOf: (pada) => `चरण ${pada}`,
  ruledBy: (graha) => `स्वामी ${graha}`,
  open: {
    lead: 'जन्म समय के बिना भी बहुत कुछ जाना जा सकता है, पर सब कुछ नहीं।',
    told: 'यहाँ दी गई बातें जन्म के पूरे स्थानीय दिन के लिए हैं। जहाँ दिन में कुछ बदलता है, वहाँ हर संभावना उसके समय के साथ दी गई है।',
    allDay: 'पूरे दिन',
    open: 'अज्ञात',
    anySign: 'बारह राशियों में से कोई भी',
    changes: (times) => `लगभग ${times} बजे परिवर्तन`,
    decides: 'जन्म समय से क्या तय होगा',
    day: 'जन्म का स्थानीय दिन, मध्यरात्रि से मध्यरात्रि तक। प्रायः इतना जानना ही पर्याप्त है कि जन्म सुबह, दोपहर या शाम को हुआ था; इससे चंद्र की स्थिति तय हो जाती है।',
    bornBetween: 'जन्म समय',
    span: (from, to) => `${from} से ${to} तक`,
    midnight: 'मध्यरात्रि',
    from: (time, what) => `${time} से ${what}`,
    lagnaByTime: 'जन्म समय के अनुसार लग्न',
    moonByTime: 'जन्म समय के अनुसार चंद्र',
    where: 'जन्म समय जन्म प्रमाण पत्र, अस्पताल के अभिलेख या घर की पुरानी जन्मपत्री में लिखा मिल सकता है।',
  },
  sure: {
    title: 'यह कितना निश्चित है?',
    holds: (from, to) => `${from} और ${to} के बीच हुए जन्मों का यही लग्न है।`,
    far: (duration) =>
      `दिया गया समय इस अवधि के सिरे से ${duration} भीतर है, इसलिए घड़ी के कुछ मिनट आगे-पीछे होने से लग्न नहीं बदलता।`,
    near: (duration) =>
      `दिया गया समय दूसरे लग्न से केवल ${duration} दूर है। इसे जन्म प्रमाण पत्र या घर के किसी अभिलेख से मिला लेना अच्छा रहेगा।`,
    unbounded: 'ध्रुव के इतने निकट लग्न की कोई सामान्य अवधि नहीं होती।',
    unboundedRest:
      'इस जन्म के आसपास एक दिन में कोई दूसरी राशि सामान्य रूप से उदित नहीं होती, इसलिए यह नहीं कहा जा सकता कि समय में कितना अंतर चल सकता है।',
    pole: 'ध्रुव पर लग्न नहीं होता।',
    poleRest: 'वहाँ कोई राशि सामान्य रूप से उदित नहीं होती, इसलिए भाव और उनसे गिनी जाने वाली बातें यहाँ नहीं दी गई हैं।',
  },
};

const fr: NatalWords = {
  graha: 'Graha',
  lagna: 'Lagna',
  sign: 'Signe',
  signAndDegree: 'Signe, degré',
  moonSign: 'Signe lunaire',
  nakshatra: 'Nakshatra',
  nakshatraAndPada: 'Nakshatra, pada',
  pada: 'Pada',
  house: 'Maison',
  state: 'État',
  ruler: 'Maître',
  none: 'aucun',
  table: 'tableau',
  vargottama: 'vargottama',
  padaOf: (pada) => `pada ${pada}`,
  ruledBy: (graha) => `maître\u202f: ${graha}`,
  open: {
    lead: 'Sans l’heure, certains points restent inconnus, mais la plupart sont connus.',
    told: 'Ce qui figure ici vaut pour toute la journée locale de la naissance. Là où quelque chose change dans la journée, chaque possibilité est indiquée avec ses heures.',
    allDay: 'toute la journée',
    open: 'indéterminé',
    anySign: 'l’un des douze signes',
    changes: (times) => `change vers ${times}`,
    decides: 'Ce que l’heure déciderait',
    day: 'La journée locale de la naissance, de minuit à minuit. Savoir si c’était le matin, l’après-midi ou le soir suffit souvent à fixer la Lune.',
    bornBetween: 'Naissance entre',
    span: (from, to) => `${from} et ${to}`,
    midnight: 'minuit',
    from: (time, what) => `à partir de ${time}, ${what}`,
    lagnaByTime: 'Lagna selon l’heure de naissance',
    moonByTime: 'Lune selon l’heure de naissance',
    where:
      'L’heure figure souvent sur l’acte de naissance, parfois dans un dossier de maternité ou un document de famille.',
  },
  sure: {
    title: 'Est-ce certain\u202f?',
    holds: (from, to) => `Le lagna vaut pour les naissances entre ${from} et ${to}.`,
    far: (duration) =>
      `L’heure indiquée est à ${duration} de la limite la plus proche\u202f: une erreur de quelques minutes n’y change rien.`,
    near: (duration) =>
      `L’heure indiquée n’est qu’à ${duration} d’un autre signe ascendant. Mieux vaut la vérifier sur un acte de naissance ou un document de famille.`,
    unbounded: 'Si près d’un pôle, le signe ascendant n’a pas de durée habituelle.',
    unboundedRest:
      'Aucun autre signe ne se lève de façon ordinaire dans la journée qui entoure cette naissance\u202f: on ne peut donc pas dire de combien l’heure peut s’écarter.',
    pole: 'Il n’y a pas de lagna à un pôle.',
    poleRest:
      'Rien ne s’y lève de façon ordinaire\u202f: les maisons et tout ce qui se compte à partir d’elles ne figurent pas ici.',
  },
};

const de: NatalWords = {
  graha: 'Graha',
  lagna: 'Lagna',
  sign: 'Zeichen',
  signAndDegree: 'Zeichen, Grad',
  moonSign: 'Mondzeichen',
  nakshatra: 'Nakshatra',
  nakshatraAndPada: 'Nakshatra, Pada',
  pada: 'Pada',
  house: 'Haus',
  state: 'Zustand',
  ruler: 'Herrscher',
  none: 'keine',
  table: 'Tabelle',
  vargottama: 'vargottama',
  padaOf: (pada) => `Pada ${pada}`,
  ruledBy: (graha) => `Herrscher: ${graha}`,
  open: {
    lead: 'Ohne Uhrzeit bleibt manches offen, das meiste aber nicht.',
    told: 'Was hier steht, gilt für den ganzen Tag der Geburt am Geburtsort. Wo sich im Lauf des Tages etwas ändert, steht jede Möglichkeit mit ihren Uhrzeiten.',
    allDay: 'den ganzen Tag',
    open: 'offen',
    anySign: 'jedes der zwölf Zeichen ist möglich',
    changes: (times) => `wechselt gegen ${germanTime(times)}`,
    decides: 'Was eine Uhrzeit entscheiden würde',
    day: 'Der Tag der Geburt am Geburtsort, von Mitternacht bis Mitternacht. Oft genügt es schon zu wissen, ob es morgens, nachmittags oder abends war, um den Mond festzulegen.',
    bornBetween: 'Geboren zwischen',
    span: (from, to) => `${from} und ${to}`,
    midnight: 'Mitternacht',
    from: (time, what) => `ab ${germanTime(time)} ${what}`,
    lagnaByTime: 'Lagna nach der Geburtszeit',
    moonByTime: 'Mond nach der Geburtszeit',
    where:
      'Die Uhrzeit steht oft im Geburtseintrag des Standesamts, in Unterlagen des Krankenhauses oder im Familienstammbuch.',
  },
  sure: {
    title: 'Wie sicher ist das?',
    holds: (from, to) => `Der Lagna gilt für Geburten zwischen ${from} und ${germanTime(to)}.`,
    far: (duration) =>
      `Die angegebene Zeit liegt ${duration} von der nächsten Grenze entfernt; ein Fehler von wenigen Minuten ändert nichts.`,
    near: (duration) =>
      `Die angegebene Zeit liegt nur ${duration} von einem anderen aufsteigenden Zeichen entfernt. Es lohnt sich, sie mit der Geburtsurkunde oder einer Aufzeichnung der Familie zu vergleichen.`,
    unbounded: 'So nahe am Pol lässt sich für das aufsteigende Zeichen keine Spanne angeben.',
    unboundedRest:
      'Innerhalb eines Tages um diese Geburt geht kein anderes Zeichen in gewöhnlicher Weise auf; wie weit die Zeit abweichen darf, lässt sich daher nicht sagen.',
    pole: 'Am Pol gibt es keinen Lagna.',
    poleRest:
      'Dort geht nichts in gewöhnlicher Weise auf; die Häuser und alles, was von ihnen aus gezählt wird, fehlen daher.',
  },
};

const es: NatalWords = {
  graha: 'Graha',
  lagna: 'Lagna',
  sign: 'Signo',
  signAndDegree: 'Signo, grado',
  moonSign: 'Signo lunar',
  nakshatra: 'Nakshatra',
  nakshatraAndPada: 'Nakshatra, pada',
  pada: 'Pada',
  house: 'Casa',
  state: 'Estado',
  ruler: 'Regente',
  none: 'ninguno',
  table: 'tabla',
  vargottama: 'vargottama',
  padaOf: (pada) => `pada ${pada}`,
  ruledBy: (graha) => `regente: ${graha}`,
  open: {
    lead: 'Sin la hora, algunas cosas no se pueden saber, pero la mayoría sí.',
    told: 'Lo que figura aquí vale para todo el día local del nacimiento. Donde algo cambia a lo largo del día, se muestra cada posibilidad con sus horas.',
    allDay: 'todo el día',
    open: 'sin determinar',
    anySign: 'cualquiera de los doce signos',
    changes: (times) => `cambia hacia ${spanishTime(times)}`,
    decides: 'Lo que decidiría la hora',
    day: 'El día local del nacimiento, de medianoche a medianoche. Saber si fue por la mañana, por la tarde o por la noche suele bastar para fijar la Luna.',
    bornBetween: 'Nacimiento entre',
    span: (from, to) => `${spanishTime(from)} y ${to === 'medianoche' ? 'la medianoche' : spanishTime(to)}`,
    midnight: 'medianoche',
    from: (time, what) => `desde ${spanishTime(time)}, ${what}`,
    lagnaByTime: 'Lagna según la hora de nacimiento',
    moonByTime: 'Luna según la hora de nacimiento',
    where:
      'La hora puede constar en el certificado de nacimiento, en un registro del hospital o en un documento de familia.',
  },
  sure: {
    title: '¿Hasta qué punto es seguro?',
    holds: (from, to) =>
      endedOnce(`El lagna vale para los nacimientos entre ${spanishTime(from)} y ${spanishTime(to)}.`),
    far: (duration) =>
      `La hora indicada está a ${duration} del límite más cercano, de modo que un error de pocos minutos no lo cambia.`,
    near: (duration) =>
      `La hora indicada está a solo ${duration} de otro signo ascendente. Conviene cotejarla con el certificado de nacimiento o un registro de familia.`,
    unbounded: 'Tan cerca de un polo, el signo ascendente no tiene una duración habitual.',
    unboundedRest:
      'Ningún otro signo asciende de manera ordinaria en el día que rodea este nacimiento, así que no se puede decir cuánto puede desviarse la hora.',
    pole: 'En un polo no hay lagna.',
    poleRest:
      'Allí nada asciende de manera ordinaria, así que no se indican las casas ni lo que se cuenta desde ellas.',
  },
};

/** By language. */
export const NATAL_WORDS: Readonly<Record<Locale, NatalWords>> = { en, uk, ru, hi, fr, de, es };

/** What the pages of the Moon and of the signs say in common. */
export interface MoonWords {
  readonly position: string;
  readonly western: string;
  /** Why the Western sign may be another. */
  readonly twoZodiacs: (ayanamsha: string) => string;
  readonly safe: { readonly lead: string; readonly rest: string };
  readonly nearSign: { readonly lead: string; readonly rest: string };
  readonly nearNakshatra: { readonly lead: string; readonly rest: string };
}

/** By language. */
export const MOON_WORDS: Readonly<Record<Locale, MoonWords>> = {
  en: {
    position: 'Position in the sign',
    western: 'Western Moon sign',
    twoZodiacs: (ayanamsha) =>
      `Vedic astrology measures from the fixed stars, Western astrology from the spring equinox. At this birth the two zodiacs are ${ayanamsha} apart (the ayanamsha), so the two signs often differ.`,
    safe: {
      lead: 'The sign and the nakshatra hold for half an hour either way.',
      rest: 'The Moon is far enough from both edges that a clock a few minutes off changes neither.',
    },
    nearSign: {
      lead: 'The Moon is within half an hour of another sign.',
      rest: 'A small error in the birth time could change the sign. It is worth checking the time against a record.',
    },
    nearNakshatra: {
      lead: 'The Moon is within half an hour of another nakshatra.',
      rest: 'The sign holds, but a small error in the birth time could change the nakshatra.',
    },
  },
  uk: {
    position: 'Положення у знаку',
    western: 'Західний знак Місяця',
    twoZodiacs: (ayanamsha) =>
      `Ведична астрологія відлічує від нерухомих зір, західна — від весняного рівнодення. На мить цього народження різниця між зодіаками — ${ayanamsha} (аянамша), тому знаки часто не збігаються.`,
    safe: {
      lead: 'Знак і накшатра не змінюються щонайменше пів години в обидва боки.',
      rest: 'Місяць досить далеко від обох меж, тож похибка в кілька хвилин нічого не змінює.',
    },
    nearSign: {
      lead: 'До іншого знака Місяцю лишається менш як пів години.',
      rest: 'Невелика похибка часу народження могла б змінити знак. Варто звірити час із записами.',
    },
    nearNakshatra: {
      lead: 'До іншої накшатри Місяцю лишається менш як пів години.',
      rest: 'Знак не зміниться, але невелика похибка часу народження могла б змінити накшатру.',
    },
  },
  ru: {
    position: 'Положение в знаке',
    western: 'Западный знак Луны',
    twoZodiacs: (ayanamsha) =>
      `Ведическая астрология отсчитывает от неподвижных звёзд, западная — от весеннего равноденствия. На момент этого рождения разница между зодиаками — ${ayanamsha} (аянамша), поэтому знаки часто не совпадают.`,
    safe: {
      lead: 'Знак и накшатра не меняются по меньшей мере полчаса в обе стороны.',
      rest: 'Луна достаточно далеко от обеих границ, так что ошибка в несколько минут ничего не меняет.',
    },
    nearSign: {
      lead: 'До другого знака Луне остаётся менее получаса.',
      rest: 'Небольшая ошибка времени рождения могла бы изменить знак. Стоит сверить время с записями.',
    },
    nearNakshatra: {
      lead: 'До другой накшатры Луне остаётся менее получаса.',
      rest: 'Знак не изменится, но небольшая ошибка времени рождения могла бы изменить накшатру.',
    },
  },
  hi: {
    position: 'राशि में अंश',
    western: 'पाश्चात्य चंद्र राशि',
    twoZodiacs: (ayanamsha) =>
      `वैदिक ज्योतिष राशियों को स्थिर तारों से गिनता है, पाश्चात्य ज्योतिष वसंत विषुव से। इस जन्म के समय दोनों राशिचक्रों में ${ayanamsha} का अंतर (अयनांश) है, इसलिए दोनों राशियाँ प्रायः अलग होती हैं।`,
    safe: {
      lead: 'समय आधा घंटा आगे-पीछे हो, तब भी राशि और नक्षत्र यही रहते हैं।',
      rest: 'चंद्र दोनों सीमाओं से पर्याप्त दूर है, इसलिए घड़ी के कुछ मिनट आगे-पीछे होने से कुछ नहीं बदलता।',
    },
    nearSign: {
      lead: 'जन्म के आधे घंटे के भीतर चंद्र दूसरी राशि में होता है।',
      rest: 'जन्म समय की छोटी-सी भूल से राशि बदल सकती है। समय को किसी अभिलेख से मिला लेना अच्छा रहेगा।',
    },
    nearNakshatra: {
      lead: 'जन्म के आधे घंटे के भीतर चंद्र दूसरे नक्षत्र में होता है।',
      rest: 'राशि यही रहेगी, पर जन्म समय की छोटी-सी भूल से नक्षत्र बदल सकता है।',
    },
  },
  fr: {
    position: 'Position dans le signe',
    western: 'Signe lunaire occidental',
    twoZodiacs: (ayanamsha) =>
      `L’astrologie védique mesure depuis les étoiles fixes, l’astrologie occidentale depuis l’équinoxe de printemps. À cette naissance, les deux zodiaques sont décalés de ${ayanamsha} (l’ayanamsha)\u202f: les deux signes diffèrent donc souvent.`,
    safe: {
      lead: 'Le signe et le nakshatra restent les mêmes une demi-heure avant et après.',
      rest: 'La Lune est assez loin des deux limites\u202f: une erreur de quelques minutes n’y change rien.',
    },
    nearSign: {
      lead: 'La Lune est à moins d’une demi-heure d’un autre signe.',
      rest: 'Une petite erreur sur l’heure de naissance pourrait changer le signe. Mieux vaut vérifier l’heure sur un document.',
    },
    nearNakshatra: {
      lead: 'La Lune est à moins d’une demi-heure d’un autre nakshatra.',
      rest: 'Le signe est sûr, mais une petite erreur sur l’heure de naissance pourrait changer le nakshatra.',
    },
  },
  de: {
    position: 'Stand im Zeichen',
    western: 'Westliches Mondzeichen',
    twoZodiacs: (ayanamsha) =>
      `Die vedische Astrologie misst von den Fixsternen aus, die westliche vom Frühlingspunkt. Bei dieser Geburt liegen die beiden Tierkreise ${ayanamsha} auseinander (Ayanamsha), daher sind die beiden Zeichen oft verschieden.`,
    safe: {
      lead: 'Zeichen und Nakshatra gelten auch eine halbe Stunde früher und später.',
      rest: 'Der Mond ist von beiden Grenzen weit genug entfernt; ein Fehler von wenigen Minuten ändert nichts.',
    },
    nearSign: {
      lead: 'Der Mond ist weniger als eine halbe Stunde von einem anderen Zeichen entfernt.',
      rest: 'Ein kleiner Fehler der Geburtszeit könnte das Zeichen ändern. Es lohnt sich, die Zeit mit einer Urkunde zu vergleichen.',
    },
    nearNakshatra: {
      lead: 'Der Mond ist weniger als eine halbe Stunde von einem anderen Nakshatra entfernt.',
      rest: 'Das Zeichen gilt, doch ein kleiner Fehler der Geburtszeit könnte das Nakshatra ändern.',
    },
  },
  es: {
    position: 'Posición en el signo',
    western: 'Signo lunar occidental',
    twoZodiacs: (ayanamsha) =>
      `La astrología védica mide desde las estrellas fijas; la occidental, desde el equinoccio de primavera. En este nacimiento los dos zodiacos distan ${ayanamsha} entre sí (el ayanamsha); por eso los dos signos difieren a menudo.`,
    safe: {
      lead: 'El signo y el nakshatra son los mismos media hora antes y después.',
      rest: 'La Luna está bastante lejos de los dos límites: un error de pocos minutos no cambia ninguno.',
    },
    nearSign: {
      lead: 'La Luna está a menos de media hora de otro signo.',
      rest: 'Un pequeño error en la hora de nacimiento podría cambiar el signo. Conviene cotejar la hora con un registro.',
    },
    nearNakshatra: {
      lead: 'La Luna está a menos de media hora de otro nakshatra.',
      rest: 'El signo es seguro, pero un pequeño error en la hora de nacimiento podría cambiar el nakshatra.',
    },
  },
};

/** What the pages say around drawn charts. */
export interface ChartPageWords {
  readonly chart: string;
  readonly style: string;
  readonly styles: Readonly<Record<ChartStyle | 'all', string>>;
  /** Of the button that keeps a drawn chart. */
  readonly save: string;
  readonly degrees: string;
  /** Of the fold with the degrees of a field that has no room for them. */
  readonly leftOut: string;
  readonly retrograde: (mark: string) => string;
  /** What the fields and numbers of the North Indian chart mean. */
  readonly houses: string;
  /** What the marks of the two others mean. */
  readonly signs: string;
}

/** By language. */
export const CHART_PAGE_WORDS: Readonly<Record<Locale, ChartPageWords>> = {
  en: {
    chart: 'Chart',
    style: 'Chart style',
    styles: { north: 'North', south: 'South', east: 'East', all: 'Side by side' },
    save: 'Save as SVG',
    degrees: 'The chart gives whole degrees, cut off and not rounded; the table has the minutes.',
    leftOut: 'Degrees that have no room in the chart',
    retrograde: (mark) => `${mark} marks a retrograde graha; Rahu and Ketu are not marked.`,
    houses: 'The shaded field is the lagna, and the small numbers are signs, 1 for Aries.',
    signs: 'The shaded field is the lagna, and the small letters are signs.',
  },
  uk: {
    chart: 'Карта',
    style: 'Стиль карти',
    styles: { north: 'Північний', south: 'Південний', east: 'Східний', all: 'Усі поруч' },
    save: 'Зберегти як SVG',
    degrees: 'Градуси подано цілі: мінути відкинуто, без округлення; точні значення є в таблиці.',
    leftOut: 'Градуси, яким на карті бракує місця',
    retrograde: (mark) => `${mark} — ретроградна граха; біля Раху й Кету цього знака не ставлять.`,
    houses: 'Затінене поле — лагна, малі числа — номери знаків: 1 — Овен.',
    signs: 'Затінене поле — лагна, малими літерами — знаки.',
  },
  ru: {
    chart: 'Карта',
    style: 'Стиль карты',
    styles: { north: 'Северный', south: 'Южный', east: 'Восточный', all: 'Все рядом' },
    save: 'Сохранить как SVG',
    degrees: 'Градусы даны целые: минуты отброшены, без округления; точные значения есть в таблице.',
    leftOut: 'Градусы, которым на карте не хватило места',
    retrograde: (mark) => `${mark} — ретроградная граха; у Раху и Кету этого знака не ставят.`,
    houses: 'Затенённое поле — лагна, малые числа — номера знаков: 1 — Овен.',
    signs: 'Затенённое поле — лагна, малыми буквами — знаки.',
  },
  hi: {
    chart: 'कुंडली',
    style: 'कुंडली की शैली',
    styles: { north: 'उत्तर', south: 'दक्षिण', east: 'पूर्व', all: 'तीनों साथ' },
    save: 'SVG में सहेजें',
    degrees: 'कुंडली में केवल पूरे अंश हैं, कलाएँ छोड़ दी गई हैं; वे तालिका में हैं।',
    leftOut: 'वे अंश जिनके लिए कुंडली में जगह नहीं है',
    retrograde: (mark) => `“${mark}” वक्री ग्रह का चिह्न है; राहु और केतु पर यह चिह्न नहीं लगाया जाता।`,
    houses: 'रंगा हुआ भाग लग्न है; छोटे अंक राशियों के हैं, 1 से मेष।',
    signs: 'रंगा हुआ भाग लग्न है; छोटे अक्षर राशियों के हैं।',
  },
  fr: {
    chart: 'Thème',
    style: 'Style du thème',
    styles: { north: 'Nord', south: 'Sud', east: 'Est', all: 'Les trois à la fois' },
    save: 'Enregistrer en SVG',
    degrees: 'Degrés entiers, tronqués et non arrondis\u202f; les minutes sont dans le tableau.',
    leftOut: 'Degrés qui ne tiennent pas dans le thème',
    retrograde: (mark) => `${mark} signale un graha rétrograde\u202f; Rahu et Ketu n’ont pas de marque.`,
    houses: 'La case ombrée est le lagna, et les petits nombres sont les signes, 1 pour le Bélier.',
    signs: 'La case ombrée est le lagna, et les petites lettres sont les signes.',
  },
  de: {
    chart: 'Horoskop',
    style: 'Darstellung',
    styles: { north: 'Nord', south: 'Süd', east: 'Ost', all: 'Nebeneinander' },
    save: 'Als SVG speichern',
    degrees: 'Ganze Grade, abgeschnitten statt gerundet; die Minuten stehen in der Tabelle.',
    leftOut: 'Grade, für die im Horoskop kein Platz ist',
    retrograde: (mark) => `${mark} kennzeichnet einen rückläufigen Graha; Rahu und Ketu sind nicht gekennzeichnet.`,
    houses: 'Das schattierte Feld ist der Lagna; die kleinen Zahlen sind die Zeichen, 1 ist der Widder.',
    signs: 'Das schattierte Feld ist der Lagna; die kleinen Buchstaben sind die Zeichen.',
  },
  es: {
    chart: 'Carta',
    style: 'Estilo de la carta',
    styles: { north: 'Norte', south: 'Sur', east: 'Este', all: 'Los tres a la vez' },
    save: 'Guardar como SVG',
    degrees: 'Grados enteros, truncados y no redondeados; los minutos están en la tabla.',
    leftOut: 'Grados que no caben en la carta',
    retrograde: (mark) => `${mark} señala un graha retrógrado; Rahu y Ketu no llevan marca.`,
    houses: 'La casilla sombreada es el lagna, y los números pequeños son los signos, 1 para Aries.',
    signs: 'La casilla sombreada es el lagna, y las letras pequeñas son los signos.',
  },
};
