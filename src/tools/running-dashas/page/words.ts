import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface RunningDashasWords extends ToolWords {
  /** What is over where none runs any more. */
  readonly over: string;
  readonly levelsTitle: string;
  /** Head of the column of levels. */
  readonly level: string;
  readonly moment: string;
  /** How sure the lower levels are. */
  readonly lower: string;
}

export const WORDS: Readonly<Record<Locale, RunningDashasWords>> = {
  en: {
    name: 'Running dashas, five levels',
    title: 'Running dashas',
    summary: 'The five periods that run at a moment, from mahadasha to prana.',
    submit: 'Show what runs',
    gets: [
      'Maha-, antar-, pratyantar-, sukshma- and pranadasha of any moment',
      'The periods beside each of them',
      'How far a minute of birth time moves them',
    ],
    disclaimer: 'The lower levels hang on the minute of birth. They say what happens on no day.',
    over: 'The nine mahadashas, 120 years in all, have ended.',
    levelsTitle: 'The five levels',
    level: 'Level',
    moment: 'Moment (UTC)',
    lower: 'A sukshma lasts days and a prana hours: they need a birth time to the second.',
  },
  uk: {
    name: 'Поточні даші, пʼять рівнів',
    title: 'Поточні даші',
    summary: 'Пʼять періодів, що тривають у певну мить, від махадаші до прани.',
    submit: 'Показати поточні',
    gets: [
      'Маха-, антар-, пратʼянтар-, сукшма- і пранадаша будь-якої миті',
      'Періоди поряд із кожним із них',
      'На скільки зсуває їх одна хвилина часу народження',
    ],
    disclaimer: 'Нижчі рівні залежать від хвилини народження. Вони не говорять, що станеться якогось дня.',
    over: 'Девʼять махадаш, разом 120 років, минули.',
    levelsTitle: 'Пʼять рівнів',
    level: 'Рівень',
    moment: 'Мить (UTC)',
    lower: 'Сукшма триває дні, прана — години: для них час народження потрібен із точністю до секунди.',
  },
  ru: {
    name: 'Текущие даши, пять уровней',
    title: 'Текущие даши',
    summary: 'Пять периодов, которые идут в некоторый момент, от махадаши до праны.',
    submit: 'Показать текущие',
    gets: [
      'Маха-, антар-, пратьянтар-, сукшма- и пранадаша любого момента',
      'Периоды рядом с каждым из них',
      'На сколько сдвигает их одна минута времени рождения',
    ],
    disclaimer: 'Нижние уровни зависят от минуты рождения. Они не говорят, что случится в какой-то день.',
    over: 'Девять махадаш, всего 120 лет, закончились.',
    levelsTitle: 'Пять уровней',
    level: 'Уровень',
    moment: 'Момент (UTC)',
    lower: 'Сукшма длится дни, прана — часы: для них время рождения нужно с точностью до секунды.',
  },
  hi: {
    name: 'चल रही दशाएँ, पाँच स्तर',
    title: 'चल रही दशाएँ',
    summary: 'किसी क्षण चल रही पाँच दशाएँ, महादशा से प्राणदशा तक।',
    submit: 'चल रही दशाएँ देखें',
    gets: [
      'किसी भी क्षण की महादशा, अंतर्दशा, प्रत्यंतर्दशा, सूक्ष्मदशा और प्राणदशा',
      'हर स्तर की आस-पास की दशाएँ',
      'जन्म समय में एक मिनट के अंतर से वे कितनी बदलती हैं',
    ],
    disclaimer: 'नीचे के स्तर जन्म के मिनट पर टिके हैं। वे किसी दिन की घटना नहीं बताते।',
    over: 'नौ महादशाएँ, कुल 120 वर्ष, बीत चुकी हैं।',
    levelsTitle: 'पाँच स्तर',
    level: 'स्तर',
    moment: 'क्षण (UTC)',
    lower: 'सूक्ष्मदशा कुछ दिन और प्राणदशा कुछ घंटे चलती है: इनके लिए जन्म समय सेकंड तक चाहिए।',
  },
  fr: {
    name: 'Dashas en cours, cinq niveaux',
    title: 'Dashas en cours',
    summary: 'Les cinq périodes en cours à un moment donné, de la mahadasha à la prana.',
    submit: 'Afficher les dashas en cours',
    gets: [
      'Maha-, antar-, pratyantar-, sukshma- et pranadasha d’un moment quelconque',
      'Les périodes voisines de chacune',
      'De combien une minute d’écart sur l’heure de naissance les déplace',
    ],
    disclaimer: 'Les niveaux inférieurs dépendent de la minute de naissance. Ils ne disent pas ce qui arrive tel jour.',
    over: 'Les neuf mahadashas, 120 ans en tout, sont terminées.',
    levelsTitle: 'Les cinq niveaux',
    level: 'Niveau',
    moment: 'Instant (UTC)',
    lower:
      'Une sukshma dure des jours et une prana des heures\u202f: il leur faut une heure de naissance à la seconde.',
  },
  de: {
    name: 'Laufende Dashas, fünf Ebenen',
    title: 'Laufende Dashas',
    summary: 'Die fünf Perioden, die zu einem Zeitpunkt laufen, von der Mahadasha bis zur Prana.',
    submit: 'Laufende Dashas zeigen',
    gets: [
      'Maha-, Antar-, Pratyantar-, Sukshma- und Pranadasha eines beliebigen Zeitpunkts',
      'Die Perioden neben jeder von ihnen',
      'Um wie viel eine Minute der Geburtszeit sie verschiebt',
    ],
    disclaimer: 'Die unteren Ebenen hängen an der Minute der Geburt. Sie sagen nicht, was an einem Tag geschieht.',
    over: 'Die neun Mahadashas, zusammen 120 Jahre, sind zu Ende.',
    levelsTitle: 'Die fünf Ebenen',
    level: 'Ebene',
    moment: 'Zeitpunkt (UTC)',
    lower: 'Eine Sukshma dauert Tage, eine Prana Stunden: Sie brauchen eine Geburtszeit auf die Sekunde.',
  },
  es: {
    name: 'Dashas en curso, cinco niveles',
    title: 'Dashas en curso',
    summary: 'Los cinco periodos en curso en un momento dado, de la mahadasha a la prana.',
    submit: 'Mostrar las dashas en curso',
    gets: [
      'Maha-, antar-, pratyantar-, sukshma- y pranadasha de cualquier momento',
      'Los periodos junto a cada una',
      'Cuánto las desplaza un minuto de la hora de nacimiento',
    ],
    disclaimer: 'Los niveles inferiores dependen del minuto de nacimiento. No dicen lo que ocurre un día concreto.',
    over: 'Las nueve mahadashas, 120 años en total, han terminado.',
    levelsTitle: 'Los cinco niveles',
    level: 'Nivel',
    moment: 'Momento (UTC)',
    lower: 'Una sukshma dura días y una prana horas: necesitan una hora de nacimiento al segundo.',
  },
};
