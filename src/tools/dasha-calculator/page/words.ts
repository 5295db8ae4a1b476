import type { Locale } from '../../../languages/locale/locales.js';
import { counted, ranged } from '../../../languages/pages/slavic.js';
import { frenchDays } from '../../../languages/pages/times.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface DashaWords extends ToolWords {
  /** What runs now, before the lords. */
  readonly answer: string;
  /** Where the Moon is, before its nakshatra. */
  readonly moon: string;
  readonly noneRuns: Readonly<
    Record<'birthAhead' | 'over' | 'noClock', { readonly lead: string; readonly text: string }>
  >;
  readonly lanesTitle: string;
  readonly lanes: {
    readonly maha: string;
    readonly within: (lords: string) => string;
  };
  /** The drawings in words. */
  readonly drawn: {
    readonly mahas: (from: string, to: string) => string;
    readonly antars: (lord: string) => string;
    readonly pratyantars: (lords: string) => string;
    readonly runs: (lord: string) => string;
  };
  readonly tablesTitle: string;
  readonly mahasCaption: string;
  readonly antarsCaption: (lord: string) => string;
  readonly pratyantarsCaption: (lords: string) => string;
  readonly lord: string;
  readonly age: string;
  readonly certainTitle: string;
  readonly perMinute: { readonly lead: (days: string) => string; readonly year: (days: string) => string };
  readonly balance: (left: string, full: string, lord: string) => string;
  readonly open: {
    readonly lead: string;
    readonly text: (days: string) => string;
    /** The first lord at the beginning and at the end of the day. */
    readonly first: string;
    readonly balance: string;
    readonly years: (years: string) => string;
    readonly move: string;
    readonly days: (days: string) => string;
    readonly caption: string;
    readonly earliest: string;
    readonly latest: string;
  };
}

/** What the pages of all dashas say. */
export type DashaTexts = Omit<DashaWords, keyof ToolWords>;

const en: DashaWords = {
  name: 'Dasha periods (Vimshottari)',
  title: 'Vimshottari dasha',
  answer: 'Dasha now',
  summary: 'The mahadashas of a life, the periods within them, and those that run now.',
  submit: 'Show the dashas',
  gets: [
    'The maha-, antar- and pratyantardasha that run now',
    'All nine mahadashas from birth on, with the two levels below',
    'What was left of the first at birth',
    'How far a minute of birth time moves every date',
  ],
  disclaimer:
    'The dates are those of a traditional scheme, not of events. They foretell neither health nor marriage nor fortune.',
  moon: 'Moon at birth',
  noneRuns: {
    birthAhead: { lead: 'No dasha runs yet.', text: 'The birth lies after today.' },
    over: { lead: 'No dasha runs now.', text: 'The nine mahadashas, 120 years in all, have ended.' },
    noClock: { lead: 'No present dasha is given.', text: 'The current time is not known here.' },
  },
  lanesTitle: 'Three levels',
  lanes: { maha: 'Mahadashas', within: (lords) => `In ${lords}` },
  drawn: {
    mahas: (from, to) => `Mahadashas from ${from} to ${to}`,
    antars: (lord) => `Antardashas of ${lord}`,
    pratyantars: (lords) => `Pratyantardashas of ${lords}`,
    runs: (lord) => `${lord} runs now`,
  },
  tablesTitle: 'Periods',
  mahasCaption: 'Mahadashas, with the age at which they begin',
  antarsCaption: (lord) => `Antardashas of ${lord}`,
  pratyantarsCaption: (lords) => `Pratyantardashas of ${lords}`,
  lord: 'Lord',
  age: 'Age',
  certainTitle: 'How certain the dates are',
  perMinute: {
    lead: (days) => `One minute of birth time moves every date by ${days} days.`,
    year: (days) =>
      `A year is counted as ${days} days; schools count from 360 to 365.2564 days, which moves dates by months.`,
  },
  balance: (left, full, lord) => `At birth ${left} of the ${full} years of ${lord} were left.`,
  open: {
    lead: 'Without a time of birth the dates stay open.',
    text: (days) =>
      `Every date comes ${days} days earlier for a birth at the end of that day than for one at its start. The table has both ends.`,
    first: 'First mahadasha',
    balance: 'Left of it at birth',
    years: (years) => (years === '1' ? '1 year' : `${years} years`),
    move: 'Dates move by',
    days: (days) => (days === '1' ? '1 day' : `${days} days`),
    caption: 'Between which months each mahadasha begins',
    earliest: 'Not before',
    latest: 'Not after',
  },
};

const yearsUk = counted('рік', 'роки', 'років', 'року');
const daysUk = counted('день', 'дні', 'днів', 'дня');

const uk: DashaWords = {
  name: 'Періоди даші (вімшоттарі)',
  title: 'Вімшоттарі-даша',
  answer: 'Даша зараз',
  summary: 'Махадаші всього життя з періодами всередині них і ті, що тривають зараз.',
  submit: 'Показати даші',
  gets: [
    'Маха-, антар- і пратʼянтардаша, що тривають зараз',
    'Усі девʼять махадаш від народження з двома нижчими рівнями',
    'Скільки лишалося від першої на момент народження',
    'На скільки зсуває кожну дату одна хвилина часу народження',
  ],
  disclaimer: 'Це дати традиційної схеми, а не подій. Вони не провіщають хвороби, смерті, шлюбу чи достатку.',
  moon: 'Місяць при народженні',
  noneRuns: {
    birthAhead: { lead: 'Жодна даша ще не триває.', text: 'Дата народження ще попереду.' },
    over: { lead: 'Жодна даша зараз не триває.', text: 'Девʼять махадаш, разом 120 років, минули.' },
    noClock: { lead: 'Поточну дашу не визначено.', text: 'Поточний час тут невідомий.' },
  },
  lanesTitle: 'Три рівні',
  lanes: { maha: 'Махадаші', within: (lords) => `Усередині: ${lords}` },
  drawn: {
    mahas: (from, to) => `Махадаші, ${ranged(from, to)}`,
    antars: (lord) => `Антардаші (махадаша: ${lord})`,
    pratyantars: (lords) => `Пратʼянтардаші (махадаша й антардаша: ${lords})`,
    runs: (lord) => `зараз триває ${lord}`,
  },
  tablesTitle: 'Періоди',
  mahasCaption: 'Махадаші та вік, у якому вони починаються',
  antarsCaption: (lord) => `Антардаші (махадаша: ${lord})`,
  pratyantarsCaption: (lords) => `Пратʼянтардаші (${lords})`,
  lord: 'Управитель',
  age: 'Вік',
  certainTitle: 'Наскільки надійні дати',
  perMinute: {
    lead: (days) => `Одна хвилина часу народження зсуває кожну дату на ${daysUk(days)}.`,
    year: (days) =>
      `Довжина року тут ${days} дня; у різних школах вона від 360 до 365,2564 дня, що зсуває дати на місяці.`,
  },
  balance: (left, full, lord) => `На момент народження лишалося ${yearsUk(left)} із ${full} (${lord}).`,
  open: {
    lead: 'Без часу народження дати лишаються відкритими.',
    text: (days) =>
      `Для народження наприкінці того дня кожна дата на ${daysUk(days)} раніша, ніж для народження на його початку. У таблиці подано обидві межі.`,
    first: 'Перша махадаша',
    balance: 'Лишалося на момент народження',
    years: yearsUk,
    move: 'Дати зсуваються на',
    days: daysUk,
    caption: 'У якому проміжку починається кожна махадаша',
    earliest: 'Не раніше',
    latest: 'Не пізніше',
  },
};

const yearsRu = counted('год', 'года', 'лет', 'года');
const daysRu = counted('день', 'дня', 'дней', 'дня');

const ru: DashaWords = {
  name: 'Периоды даши (вимшоттари)',
  title: 'Вимшоттари-даша',
  answer: 'Даша сейчас',
  summary: 'Махадаши всей жизни с периодами внутри них и те, что идут сейчас.',
  submit: 'Показать даши',
  gets: [
    'Маха-, антар- и пратьянтардаша, которые идут сейчас',
    'Все девять махадаш от рождения с двумя нижними уровнями',
    'Сколько оставалось от первой на момент рождения',
    'На сколько сдвигает каждую дату одна минута времени рождения',
  ],
  disclaimer: 'Это даты традиционной схемы, а не событий. Они не предсказывают болезни, смерти, брака или достатка.',
  moon: 'Луна при рождении',
  noneRuns: {
    birthAhead: { lead: 'Ни одна даша ещё не идёт.', text: 'Дата рождения ещё впереди.' },
    over: { lead: 'Ни одна даша сейчас не идёт.', text: 'Девять махадаш, всего 120 лет, закончились.' },
    noClock: { lead: 'Текущая даша не определена.', text: 'Текущее время здесь неизвестно.' },
  },
  lanesTitle: 'Три уровня',
  lanes: { maha: 'Махадаши', within: (lords) => `Внутри: ${lords}` },
  drawn: {
    mahas: (from, to) => `Махадаши, ${ranged(from, to)}`,
    antars: (lord) => `Антардаши (махадаша: ${lord})`,
    pratyantars: (lords) => `Пратьянтардаши (махадаша и антардаша: ${lords})`,
    runs: (lord) => `сейчас идёт ${lord}`,
  },
  tablesTitle: 'Периоды',
  mahasCaption: 'Махадаши и возраст, в котором они начинаются',
  antarsCaption: (lord) => `Антардаши (махадаша: ${lord})`,
  pratyantarsCaption: (lords) => `Пратьянтардаши (${lords})`,
  lord: 'Управитель',
  age: 'Возраст',
  certainTitle: 'Насколько надёжны даты',
  perMinute: {
    lead: (days) => `Одна минута времени рождения сдвигает каждую дату на ${daysRu(days)}.`,
    year: (days) =>
      `Длина года здесь ${days} дня; в разных школах она от 360 до 365,2564 дня, что сдвигает даты на месяцы.`,
  },
  balance: (left, full, lord) => `На момент рождения оставалось ${yearsRu(left)} из ${full} (${lord}).`,
  open: {
    lead: 'Без времени рождения даты остаются открытыми.',
    text: (days) =>
      `Для рождения в конце того дня каждая дата на ${daysRu(days)} раньше, чем для рождения в его начале. В таблице даны обе границы.`,
    first: 'Первая махадаша',
    balance: 'Оставалось на момент рождения',
    years: yearsRu,
    move: 'Даты сдвигаются на',
    days: daysRu,
    caption: 'В каком промежутке начинается каждая махадаша',
    earliest: 'Не раньше',
    latest: 'Не позже',
  },
};

const hi: DashaWords = {
  name: 'विंशोत्तरी दशा',
  title: 'विंशोत्तरी दशा',
  answer: 'वर्तमान दशा',
  summary: 'जीवन भर की महादशाएँ, उनकी अंतर्दशाएँ, और अभी कौन-सी दशा चल रही है।',
  submit: 'दशा देखें',
  gets: [
    'अभी चल रही महादशा, अंतर्दशा और प्रत्यंतर्दशा',
    'जन्म से आगे की नौ महादशाएँ, अंतर्दशा और प्रत्यंतर्दशा सहित',
    'जन्म के समय पहली महादशा कितनी शेष थी',
    'जन्म समय में एक मिनट के अंतर से तारीखें कितनी बदलती हैं',
  ],
  disclaimer: 'ये तारीखें एक पारंपरिक पद्धति की हैं, घटनाओं की नहीं। इनसे स्वास्थ्य, विवाह या धन की भविष्यवाणी नहीं होती।',
  moon: 'जन्म का चंद्र',
  noneRuns: {
    birthAhead: { lead: 'अभी कोई दशा नहीं चल रही है।', text: 'जन्म आज के बाद का है।' },
    over: { lead: 'अभी कोई दशा नहीं चल रही है।', text: 'नौ महादशाएँ, कुल 120 वर्ष, बीत चुकी हैं।' },
    noClock: { lead: 'वर्तमान दशा नहीं बताई गई है।', text: 'यहाँ वर्तमान समय ज्ञात नहीं है।' },
  },
  lanesTitle: 'तीन स्तर',
  lanes: { maha: 'महादशाएँ', within: (lords) => `${lords} की दशा में` },
  drawn: {
    mahas: (from, to) => `महादशाएँ, ${from} से ${to} तक`,
    antars: (lord) => `${lord} की अंतर्दशाएँ`,
    pratyantars: (lords) => `${lords} की प्रत्यंतर्दशाएँ`,
    runs: (lord) => `अभी ${lord} की दशा चल रही है`,
  },
  tablesTitle: 'दशा काल',
  mahasCaption: 'महादशाएँ और उनके आरंभ की आयु',
  antarsCaption: (lord) => `${lord} महादशा की अंतर्दशाएँ`,
  pratyantarsCaption: (lords) => `${lords} की प्रत्यंतर्दशाएँ`,
  lord: 'दशा स्वामी',
  age: 'आयु',
  certainTitle: 'तारीखें कितनी निश्चित हैं',
  perMinute: {
    lead: (days) => `जन्म समय में एक मिनट के अंतर से हर तारीख ${days} दिन बदलती है।`,
    year: (days) =>
      `यहाँ वर्ष ${days} दिन का है; अलग-अलग मत 360 से 365.2564 दिन तक लेते हैं, जिससे तारीखें महीनों आगे-पीछे हो जाती हैं।`,
  },
  balance: (left, full, lord) => `जन्म के समय ${lord} महादशा के ${full} में से ${left} वर्ष शेष थे।`,
  open: {
    lead: 'जन्म समय के बिना तारीखें निश्चित नहीं हैं।',
    text: (days) =>
      `जन्म उस दिन के अंत में हुआ हो तो हर तारीख, दिन के आरंभ के जन्म की तुलना में, ${days} दिन पहले आती है। तालिका में दोनों सीमाएँ हैं।`,
    first: 'पहली महादशा',
    balance: 'जन्म के समय शेष',
    years: (years) => `${years} वर्ष`,
    move: 'तारीखों का अंतर',
    days: (days) => `${days} दिन`,
    caption: 'हर महादशा किन महीनों के बीच आरंभ होती है',
    earliest: 'इससे पहले नहीं',
    latest: 'इसके बाद नहीं',
  },
};

const fr: DashaWords = {
  name: 'Périodes dasha (Vimshottari)',
  title: 'Dasha Vimshottari',
  answer: 'Dasha en cours',
  summary: 'Les mahadashas d’une vie, les périodes qu’elles contiennent et celles en cours.',
  submit: 'Afficher les dashas',
  gets: [
    'La mahadasha, l’antardasha et la pratyantardasha en cours',
    'Les neuf mahadashas depuis la naissance, avec les deux niveaux inférieurs',
    'Ce qui restait de la première à la naissance',
    'De combien une minute d’écart sur l’heure de naissance déplace les dates',
  ],
  disclaimer:
    'Ces dates sont celles d’un système traditionnel, non d’événements. Elles n’annoncent ni maladie, ni mort, ni mariage, ni fortune.',
  moon: 'Lune à la naissance',
  noneRuns: {
    birthAhead: { lead: 'Aucune dasha n’est encore en cours.', text: 'La naissance est postérieure à aujourd’hui.' },
    over: {
      lead: 'Aucune dasha n’est en cours.',
      text: 'Les neuf mahadashas, 120 ans en tout, sont terminées.',
    },
    noClock: { lead: 'Aucune dasha en cours n’est indiquée.', text: 'L’heure actuelle n’est pas connue ici.' },
  },
  lanesTitle: 'Trois niveaux',
  lanes: { maha: 'Mahadashas', within: (lords) => `En ${lords}` },
  drawn: {
    mahas: (from, to) => `Mahadashas, de ${from} à ${to}`,
    antars: (lord) => `Antardashas de la mahadasha ${lord}`,
    pratyantars: (lords) => `Pratyantardashas, ${lords}`,
    runs: (lord) => `${lord} en cours`,
  },
  tablesTitle: 'Périodes',
  mahasCaption: 'Mahadashas, avec l’âge auquel elles commencent',
  antarsCaption: (lord) => `Antardashas de la mahadasha ${lord}`,
  pratyantarsCaption: (lords) => `Pratyantardashas, ${lords}`,
  lord: 'Maître',
  age: 'Âge',
  certainTitle: 'Ce que valent les dates',
  perMinute: {
    lead: (days) => `Une minute d’écart sur l’heure de naissance déplace chaque date de ${frenchDays(days)}.`,
    year: (days) =>
      `L’année compte ici ${days} jours\u202f; les écoles vont de 360 à 365,2564 jours, ce qui déplace les dates de plusieurs mois.`,
  },
  balance: (left, full, lord) => `À la naissance, il restait ${left} des ${full} années (${lord}).`,
  open: {
    lead: 'Sans heure de naissance, les dates restent indéterminées.',
    text: (days) =>
      `Pour une naissance à la fin de ce jour, chaque date tombe ${days} jours plus tôt que pour une naissance à son début. Le tableau donne les deux bornes.`,
    first: 'Première mahadasha',
    balance: 'Reste à la naissance',
    years: (years) => `${years} ans`,
    move: 'Écart des dates',
    days: (days) => `${days} jours`,
    caption: 'Entre quels mois commence chaque mahadasha',
    earliest: 'Pas avant',
    latest: 'Pas après',
  },
};

const de: DashaWords = {
  name: 'Dasha-Perioden (Vimshottari)',
  title: 'Vimshottari-Dasha',
  answer: 'Dasha jetzt',
  summary: 'Die Mahadashas eines Lebens, die Perioden in ihnen und welche jetzt laufen.',
  submit: 'Dashas zeigen',
  gets: [
    'Die Maha-, Antar- und Pratyantardasha, die jetzt laufen',
    'Alle neun Mahadashas ab der Geburt mit den beiden Ebenen darunter',
    'Was von der ersten bei der Geburt noch übrig war',
    'Um wie viel eine Minute der Geburtszeit jedes Datum verschiebt',
  ],
  disclaimer:
    'Die Daten gehören zu einem überlieferten Schema, nicht zu Ereignissen. Sie sagen weder Krankheit noch Tod, Heirat oder Wohlstand voraus.',
  moon: 'Mond bei der Geburt',
  noneRuns: {
    birthAhead: { lead: 'Noch läuft keine Dasha.', text: 'Die Geburt liegt nach dem heutigen Tag.' },
    over: { lead: 'Zurzeit läuft keine Dasha.', text: 'Die neun Mahadashas, zusammen 120 Jahre, sind zu Ende.' },
    noClock: { lead: 'Die laufende Dasha lässt sich nicht nennen.', text: 'Die aktuelle Zeit ist hier nicht bekannt.' },
  },
  lanesTitle: 'Drei Ebenen',
  lanes: { maha: 'Mahadashas', within: (lords) => `Innerhalb ${lords}` },
  drawn: {
    mahas: (from, to) => `Mahadashas, ${from} bis ${to}`,
    antars: (lord) => `Antardashas der Mahadasha ${lord}`,
    pratyantars: (lords) => `Pratyantardashas, ${lords}`,
    runs: (lord) => `jetzt läuft ${lord}`,
  },
  tablesTitle: 'Perioden',
  mahasCaption: 'Mahadashas mit dem Alter, in dem sie beginnen',
  antarsCaption: (lord) => `Antardashas der Mahadasha ${lord}`,
  pratyantarsCaption: (lords) => `Pratyantardashas, ${lords}`,
  lord: 'Herrscher',
  age: 'Alter',
  certainTitle: 'Wie sicher die Daten sind',
  perMinute: {
    lead: (days) => `Eine Minute Unterschied in der Geburtszeit verschiebt jedes Datum um ${days} Tage.`,
    year: (days) =>
      `Ein Jahr zählt hier ${days} Tage; die Schulen rechnen mit 360 bis 365,2564 Tagen, was die Daten um Monate verschiebt.`,
  },
  balance: (left, full, lord) => `Bei der Geburt waren von den ${full} Jahren der Periode ${lord} noch ${left} übrig.`,
  open: {
    lead: 'Ohne Geburtszeit bleiben die Daten offen.',
    text: (days) =>
      `Bei einer Geburt am Ende des Tages liegt jedes Datum ${days} Tage früher als bei einer am Anfang. Die Tabelle nennt beide Grenzen.`,
    first: 'Erste Mahadasha',
    balance: 'Bei der Geburt übrig',
    years: (years) => `${years} Jahre`,
    move: 'Spielraum der Daten',
    days: (days) => `${days} Tage`,
    caption: 'Zwischen welchen Monaten jede Mahadasha beginnt',
    earliest: 'Nicht vor',
    latest: 'Nicht nach',
  },
};

const es: DashaWords = {
  name: 'Periodos dasha (Vimshottari)',
  title: 'Dasha Vimshottari',
  answer: 'Dasha actual',
  summary: 'Las mahadashas de una vida, los periodos que contienen y los que están en curso.',
  submit: 'Mostrar las dashas',
  gets: [
    'La mahadasha, la antardasha y la pratyantardasha en curso',
    'Las nueve mahadashas desde el nacimiento, con los dos niveles inferiores',
    'Lo que quedaba de la primera al nacer',
    'Cuánto desplaza cada fecha un minuto de la hora de nacimiento',
  ],
  disclaimer:
    'Las fechas son de un sistema tradicional, no de sucesos. No predicen enfermedad, muerte, matrimonio ni fortuna.',
  moon: 'Luna al nacer',
  noneRuns: {
    birthAhead: { lead: 'Todavía no hay ninguna dasha en curso.', text: 'El nacimiento es posterior a hoy.' },
    over: {
      lead: 'Ahora no hay ninguna dasha en curso.',
      text: 'Las nueve mahadashas, 120 años en total, han terminado.',
    },
    noClock: { lead: 'No se indica ninguna dasha actual.', text: 'Aquí no se conoce la hora actual.' },
  },
  lanesTitle: 'Tres niveles',
  lanes: { maha: 'Mahadashas', within: (lords) => `En ${lords}` },
  drawn: {
    mahas: (from, to) => `Mahadashas, de ${from} a ${to}`,
    antars: (lord) => `Antardashas de la mahadasha ${lord}`,
    pratyantars: (lords) => `Pratyantardashas, ${lords}`,
    runs: (lord) => `${lord} en curso`,
  },
  tablesTitle: 'Periodos',
  mahasCaption: 'Mahadashas, con la edad a la que empiezan',
  antarsCaption: (lord) => `Antardashas de la mahadasha ${lord}`,
  pratyantarsCaption: (lords) => `Pratyantardashas, ${lords}`,
  lord: 'Regente',
  age: 'Edad',
  certainTitle: 'Qué certeza tienen las fechas',
  perMinute: {
    lead: (days) => `Un minuto de diferencia en la hora de nacimiento desplaza cada fecha ${days} días.`,
    year: (days) =>
      `Aquí el año cuenta ${days} días; las escuelas van de 360 a 365,2564 días, lo que desplaza las fechas varios meses.`,
  },
  balance: (left, full, lord) => `Al nacer quedaban ${left} de los ${full} años (${lord}).`,
  open: {
    lead: 'Sin la hora de nacimiento, las fechas quedan sin determinar.',
    text: (days) =>
      `Para un nacimiento al final de ese día, cada fecha cae ${days} días antes que para uno al comienzo. La tabla da los dos límites.`,
    first: 'Primera mahadasha',
    balance: 'Lo que quedaba al nacer',
    years: (years) => `${years} años`,
    move: 'Margen de las fechas',
    days: (days) => `${days} días`,
    caption: 'Entre qué meses empieza cada mahadasha',
    earliest: 'No antes de',
    latest: 'No después de',
  },
};

export const WORDS: Readonly<Record<Locale, DashaWords>> = { en, uk, ru, hi, fr, de, es };
