import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface SignEntriesWords extends ToolWords {
  readonly noneFound: string;
  readonly span: string;
  readonly moonSign: string;
  /** Of a birth without a time on whose day the Moon changes signs. */
  readonly open: (signs: string) => string;
  readonly slowTitle: string;
  readonly quickTitle: string;
  readonly moonTitle: string;
  readonly stationsTitle: string;
  readonly combustionTitle: string;
  readonly combustion: string;
  readonly nakshatrasTitle: string;
  readonly none: string;
  readonly event: string;
  readonly when: string;
  /** Without a birth there is no clock. */
  readonly whenUtc: string;
  readonly whatTitle: string;
  readonly what: string;
}

export const WORDS: Readonly<Record<Locale, SignEntriesWords>> = {
  en: {
    name: 'Sign entries',
    title: 'When the grahas change signs',
    summary: 'Entries of the grahas into signs and nakshatras, stations and combustion, up to two years.',
    submit: 'Show the entries',
    gets: [
      'Entries of Jupiter, Saturn, Rahu and Ketu first, to the minute',
      'Sun, Mars, Mercury and Venus; the Moon when you choose her',
      'Stations, combustion and entries into nakshatras',
      'The house from your Moon, if you give your birth',
    ],
    disclaimer:
      'A calendar of the sky. What an entry is said to bring is tradition, and the same for a twelfth of mankind.',
    noneFound: 'No entry into a sign in these days',
    span: 'From, to (UTC)',
    moonSign: 'Your Moon sign',
    open: (signs) => `Your Moon may be in ${signs}: houses are counted from the sign at noon`,
    slowTitle: 'Jupiter, Saturn, Rahu and Ketu enter signs',
    quickTitle: 'Sun, Mars, Mercury and Venus enter signs',
    moonTitle: 'The Moon enters signs',
    stationsTitle: 'Stations',
    combustionTitle: 'Combustion',
    combustion: 'A graha too near the Sun to be seen counts as combust, within the degrees of the Surya Siddhanta.',
    nakshatrasTitle: 'Entries into nakshatras',
    none: 'None in these days.',
    event: 'What happens',
    when: 'When',
    whenUtc: 'When (UTC)',
    whatTitle: 'How to read it',
    what: 'A graha that turns back enters the sign behind it and later the same sign again: both are listed. The nodes always go backwards. Almanacs that follow the old vakya tables give dates that are days or weeks off these.',
  },
  uk: {
    name: 'Входи в знаки',
    title: 'Коли грахи змінюють знаки',
    summary: 'Входи грах у знаки й накшатри, стояння та спалення, до двох років.',
    submit: 'Показати входи',
    gets: [
      'Спершу входи Юпітера, Сатурна, Раху і Кету, до хвилини',
      'Сонце, Марс, Меркурій і Венера; Місяць, якщо виберете',
      'Стояння, спалення та входи в накшатри',
      'Дім від вашого Місяця, якщо вкажете народження',
    ],
    disclaimer:
      'Календар неба. Те, що нібито несе вхід у знак, — це традиція, однакова для дванадцятої частини людства.',
    noneFound: 'У ці дні немає входів у знаки',
    span: 'Від і до (UTC)',
    moonSign: 'Ваш знак Місяця',
    open: (signs) => `Ваш Місяць може бути в одному зі знаків: ${signs}; доми лічаться від знака опівдні`,
    slowTitle: 'Юпітер, Сатурн, Раху і Кету входять у знаки',
    quickTitle: 'Сонце, Марс, Меркурій і Венера входять у знаки',
    moonTitle: 'Місяць входить у знаки',
    stationsTitle: 'Стояння',
    combustionTitle: 'Спалення',
    combustion:
      'Граха, що заблизько до Сонця, щоб її бачити, вважається спаленою — у межах градусів «Сурʼя-сіддханти».',
    nakshatrasTitle: 'Входи в накшатри',
    none: 'У ці дні жодного.',
    event: 'Що відбувається',
    when: 'Коли',
    whenUtc: 'Коли (UTC)',
    whatTitle: 'Як це читати',
    what: 'Граха, що повертає назад, входить у попередній знак, а згодом знову в той самий: подано обидва входи. Вузли завжди рухаються назад. Альманахи за старими таблицями вакʼя подають дати, що відрізняються на дні або тижні.',
  },
  ru: {
    name: 'Входы в знаки',
    title: 'Когда грахи меняют знаки',
    summary: 'Входы грах в знаки и накшатры, стояния и сожжение, до двух лет.',
    submit: 'Показать входы',
    gets: [
      'Сначала входы Юпитера, Сатурна, Раху и Кету, до минуты',
      'Солнце, Марс, Меркурий и Венера; Луна, если выберете',
      'Стояния, сожжение и входы в накшатры',
      'Дом от вашей Луны, если укажете рождение',
    ],
    disclaimer:
      'Календарь неба. То, что будто бы несёт вход в знак, — традиция, одинаковая для двенадцатой части человечества.',
    noneFound: 'В эти дни нет входов в знаки',
    span: 'С какого по какое (UTC)',
    moonSign: 'Ваш знак Луны',
    open: (signs) => `Ваша Луна может быть в одном из знаков: ${signs}; дома считаются от знака в полдень`,
    slowTitle: 'Юпитер, Сатурн, Раху и Кету входят в знаки',
    quickTitle: 'Солнце, Марс, Меркурий и Венера входят в знаки',
    moonTitle: 'Луна входит в знаки',
    stationsTitle: 'Стояния',
    combustionTitle: 'Сожжение',
    combustion:
      'Граха, которая слишком близко к Солнцу, чтобы её видеть, считается сожжённой — в пределах градусов «Сурья-сиддханты».',
    nakshatrasTitle: 'Входы в накшатры',
    none: 'В эти дни ни одного.',
    event: 'Что происходит',
    when: 'Когда',
    whenUtc: 'Когда (UTC)',
    whatTitle: 'Как это читать',
    what: 'Граха, которая поворачивает назад, входит в предыдущий знак, а позже снова в тот же: даны оба входа. Узлы всегда движутся назад. Альманахи по старым таблицам вакья дают даты, которые расходятся на дни или недели.',
  },
  hi: {
    name: 'राशि प्रवेश',
    title: 'ग्रह कब राशि बदलते हैं',
    summary: 'दो वर्ष तक ग्रहों के राशि और नक्षत्र प्रवेश, वक्री-मार्गी और अस्त-उदय।',
    submit: 'प्रवेश देखें',
    gets: [
      'पहले गुरु, शनि, राहु और केतु के प्रवेश, मिनट तक',
      'सूर्य, मंगल, बुध और शुक्र; चुनें तो चंद्र भी',
      'वक्री-मार्गी, अस्त-उदय और नक्षत्र प्रवेश',
      'जन्म विवरण दें तो चंद्र से भाव',
    ],
    disclaimer: 'यह आकाश का पंचांग है। प्रवेश का फल परंपरा की बात है, और बारहवें हिस्से के लोगों के लिए एक ही।',
    noneFound: 'इन दिनों कोई राशि प्रवेश नहीं',
    span: 'कब से कब तक (UTC)',
    moonSign: 'आपकी चंद्र राशि',
    open: (signs) => `आपकी चंद्र राशि इनमें से हो सकती है: ${signs}; भाव दोपहर की राशि से गिने गए हैं`,
    slowTitle: 'गुरु, शनि, राहु और केतु का राशि प्रवेश',
    quickTitle: 'सूर्य, मंगल, बुध और शुक्र का राशि प्रवेश',
    moonTitle: 'चंद्र का राशि प्रवेश',
    stationsTitle: 'वक्री और मार्गी',
    combustionTitle: 'अस्त और उदय',
    combustion: 'जो ग्रह सूर्य के इतना पास हो कि दिखे नहीं, वह अस्त माना जाता है; अंश सूर्य सिद्धांत के हैं।',
    nakshatrasTitle: 'नक्षत्र प्रवेश',
    none: 'इन दिनों में कोई नहीं।',
    event: 'क्या होता है',
    when: 'कब',
    whenUtc: 'कब (UTC)',
    whatTitle: 'इसे कैसे पढ़ें',
    what: 'वक्री ग्रह पिछली राशि में लौटता है और बाद में फिर उसी राशि में आता है: दोनों प्रवेश दिए हैं। राहु और केतु सदा वक्री चलते हैं। पुराने वाक्य पंचांगों की तिथियाँ इनसे दिनों या सप्ताहों का अंतर रखती हैं।',
  },
  fr: {
    name: 'Entrées dans les signes',
    title: 'Quand les grahas changent de signe',
    summary: 'Entrées des grahas dans signes et nakshatras, stations, combustion, sur deux ans.',
    submit: 'Montrer les entrées',
    gets: [
      'D’abord Jupiter, Saturne, Rahu et Ketu, à la minute',
      'Le Soleil, Mars, Mercure et Vénus\u202f; la Lune si vous la choisissez',
      'Stations, combustion et entrées dans les nakshatras',
      'La maison depuis votre Lune, si vous donnez votre naissance',
    ],
    disclaimer:
      'Un calendrier du ciel. Ce qu’une entrée apporterait relève de la tradition, la même pour un douzième de l’humanité.',
    noneFound: 'Aucune entrée dans un signe en ces jours',
    span: 'Du, au (UTC)',
    moonSign: 'Votre signe lunaire',
    open: (signs) => `Votre Lune peut être en ${signs}\u202f: les maisons sont comptées du signe à midi`,
    slowTitle: 'Jupiter, Saturne, Rahu et Ketu entrent dans un signe',
    quickTitle: 'Soleil, Mars, Mercure et Vénus entrent dans un signe',
    moonTitle: 'La Lune entre dans un signe',
    stationsTitle: 'Stations des grahas',
    combustionTitle: 'La combustion',
    combustion: 'Un graha trop près du Soleil pour être vu est dit combuste, en deçà des degrés du Surya Siddhanta.',
    nakshatrasTitle: 'Entrées dans les nakshatras',
    none: 'Aucune en ces jours.',
    event: 'Ce qui se passe',
    when: 'Quand',
    whenUtc: 'Quand (UTC)',
    whatTitle: 'Comment lire',
    what: 'Un graha qui revient en arrière rentre dans le signe précédent, puis de nouveau dans le même\u202f: les deux entrées sont données. Les nœuds vont toujours en arrière. Les almanachs fondés sur les anciennes tables vakya s’écartent de jours ou de semaines.',
  },
  de: {
    name: 'Zeichenwechsel',
    title: 'Wann die Grahas die Zeichen wechseln',
    summary: 'Eintritte der Grahas in Zeichen und Nakshatras, Stillstände und Verbrennung, zwei Jahre.',
    submit: 'Eintritte zeigen',
    gets: [
      'Zuerst Jupiter, Saturn, Rahu und Ketu, auf die Minute',
      'Sonne, Mars, Merkur und Venus; der Mond, wenn Sie ihn wählen',
      'Stillstände, Verbrennung und Eintritte in Nakshatras',
      'Das Haus vom Mond aus, wenn Sie Ihre Geburt angeben',
    ],
    disclaimer:
      'Ein Kalender des Himmels. Was ein Eintritt bringen soll, ist Überlieferung und für ein Zwölftel der Menschen gleich.',
    noneFound: 'In diesen Tagen kein Eintritt in ein Zeichen',
    span: 'Von, bis (UTC)',
    moonSign: 'Ihr Mondzeichen',
    open: (signs) => `Ihr Mond kann stehen in: ${signs}. Die Häuser zählen vom Zeichen am Mittag`,
    slowTitle: 'Jupiter, Saturn, Rahu und Ketu wechseln das Zeichen',
    quickTitle: 'Sonne, Mars, Merkur und Venus wechseln das Zeichen',
    moonTitle: 'Der Mond wechselt das Zeichen',
    stationsTitle: 'Stillstände',
    combustionTitle: 'Verbrennung',
    combustion:
      'Ein Graha, der zu nahe an der Sonne steht, um gesehen zu werden, gilt als verbrannt, innerhalb der Grade des Surya Siddhanta.',
    nakshatrasTitle: 'Eintritte in Nakshatras',
    none: 'Keine in diesen Tagen.',
    event: 'Was geschieht',
    when: 'Wann',
    whenUtc: 'Wann (UTC)',
    whatTitle: 'So ist es zu lesen',
    what: 'Ein Graha, der umkehrt, tritt in das vorige Zeichen ein und später noch einmal in dasselbe: beide Eintritte stehen hier. Die Knoten gehen immer rückwärts. Almanache nach den alten Vakya-Tafeln weichen um Tage oder Wochen ab.',
  },
  es: {
    name: 'Entradas en los signos',
    title: 'Cuándo cambian de signo los grahas',
    summary: 'Entradas de los grahas en signos y nakshatras, estaciones y combustión, dos años.',
    submit: 'Mostrar las entradas',
    gets: [
      'Primero Júpiter, Saturno, Rahu y Ketu, al minuto',
      'El Sol, Marte, Mercurio y Venus; la Luna si la elige',
      'Estaciones, combustión y entradas en nakshatras',
      'La casa desde su Luna, si da su nacimiento',
    ],
    disclaimer:
      'Un calendario del cielo. Lo que se dice que trae una entrada es tradición, y la misma para una doceava parte de la humanidad.',
    noneFound: 'No hay entradas en signos en estos días',
    span: 'Desde, hasta (UTC)',
    moonSign: 'Su signo lunar',
    open: (signs) => `Su Luna puede estar en ${signs}: las casas se cuentan desde el signo a mediodía`,
    slowTitle: 'Júpiter, Saturno, Rahu y Ketu entran en signos',
    quickTitle: 'Sol, Marte, Mercurio y Venus entran en signos',
    moonTitle: 'La Luna entra en signos',
    stationsTitle: 'Estaciones',
    combustionTitle: 'Combustión',
    combustion:
      'Un graha demasiado cerca del Sol para verse se considera combusto, dentro de los grados del Surya Siddhanta.',
    nakshatrasTitle: 'Entradas en nakshatras',
    none: 'Ninguna en estos días.',
    event: 'Qué ocurre',
    when: 'Cuándo',
    whenUtc: 'Cuándo (UTC)',
    whatTitle: 'Cómo leerlo',
    what: 'Un graha que retrocede entra en el signo anterior y más tarde otra vez en el mismo: se dan ambas entradas. Los nodos van siempre hacia atrás. Los almanaques que siguen las antiguas tablas vakya difieren en días o semanas.',
  },
};
