import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface BabyNameWords extends ToolWords {
  readonly sound: string;
  readonly sounds: string;
  readonly spellings: string;
  readonly byTime: string;
  readonly dayNote: string;
  readonly four: (nakshatra: string) => string;
  readonly fourNote: string;
  readonly thisBirth: string;
  readonly safe: string;
  readonly safeRest: string;
  readonly near: string;
  readonly nearRest: string;
  readonly variants: string;
}

const en: BabyNameWords = {
  name: 'Baby name letter (namakshara)',
  title: 'Baby name letter (namakshara)',
  summary: 'The sound a name begins with, by the nakshatra pada of the Moon at birth.',
  submit: 'Find the sound',
  gets: [
    'The sound in Devanagari, in scholarly letters and in usual spellings',
    'The nakshatra and pada that it belongs to',
    'Without a time, every sound of that day with its hours',
  ],
  disclaimer: 'A traditional starting sound. Any name is a good name.',
  sound: 'Sound',
  sounds: 'Sounds of the day',
  spellings: 'Spellings',
  byTime: 'Sound by birth time',
  dayNote: 'The sound changes about every six hours, so a rough time of birth is often enough to choose.',
  four: (nakshatra) => `The four sounds of ${nakshatra}`,
  fourNote: 'Each nakshatra has four padas, and each pada its sound. Some families choose among all four.',
  thisBirth: 'this birth',
  safe: 'The pada holds for half an hour either way.',
  safeRest: 'A clock a few minutes off does not change the sound.',
  near: 'The Moon is within half an hour of another pada.',
  nearRest: 'It is worth checking the birth time against a record before choosing.',
  variants:
    'Spellings in Latin letters vary, and so do the sounds of a few padas: the page on how it is calculated names them.',
};

const uk: BabyNameWords = {
  name: 'Перша літера імені (намакшара)',
  title: 'Перша літера імені дитини (намакшара)',
  summary: 'Перший звук імені дитини за накшатрою й падою Місяця при народженні.',
  submit: 'Визначити звук',
  gets: [
    'Звук письмом деванагарі, науковою транслітерацією та в поширеному написанні',
    'Накшатра й пада, до яких він належить',
    'Без часу — усі звуки того дня та їхній час',
  ],
  disclaimer: 'Це традиційний початковий звук. Будь-яке імʼя — добре імʼя.',
  sound: 'Звук',
  sounds: 'Звуки того дня',
  spellings: 'Написання',
  byTime: 'Звук за часом народження',
  dayNote: 'Звук змінюється приблизно щошість годин, тож для вибору часто досить приблизного часу народження.',
  four: (nakshatra) => `Чотири звуки накшатри ${nakshatra}`,
  fourNote: 'Кожна накшатра має чотири пади, а кожна пада — свій звук. Деякі родини беруть будь-який із чотирьох.',
  thisBirth: 'це народження',
  safe: 'Пада не змінюється щонайменше пів години в обидва боки.',
  safeRest: 'Похибка в кілька хвилин не змінює звуку.',
  near: 'До іншої пади Місяцю лишається менш як пів години.',
  nearRest: 'Перш ніж обирати, варто звірити час народження із записами.',
  variants:
    'Написання латинськими літерами різняться, а для кількох пад різняться й самі переліки звуків: їх названо на сторінці про метод.',
};

const ru: BabyNameWords = {
  name: 'Первая буква имени (намакшара)',
  title: 'Первая буква имени ребёнка (намакшара)',
  summary: 'Первый звук имени ребёнка по накшатре и паде Луны при рождении.',
  submit: 'Определить звук',
  gets: [
    'Звук письмом деванагари, научной транслитерацией и в обычном написании',
    'Накшатра и пада, к которым он относится',
    'Без времени — все звуки того дня и их время',
  ],
  disclaimer: 'Это традиционный начальный звук. Любое имя — хорошее имя.',
  sound: 'Звук',
  sounds: 'Звуки того дня',
  spellings: 'Написание',
  byTime: 'Звук по времени рождения',
  dayNote:
    'Звук меняется примерно каждые шесть часов, так что для выбора часто достаточно приблизительного времени рождения.',
  four: (nakshatra) => `Четыре звука накшатры ${nakshatra}`,
  fourNote: 'У каждой накшатры четыре пады, а у каждой пады — свой звук. Некоторые семьи берут любой из четырёх.',
  thisBirth: 'это рождение',
  safe: 'Пада не меняется по меньшей мере полчаса в обе стороны.',
  safeRest: 'Ошибка в несколько минут не меняет звука.',
  near: 'До другой пады Луне остаётся менее получаса.',
  nearRest: 'Прежде чем выбирать, стоит сверить время рождения с записями.',
  variants:
    'Написания латинскими буквами различаются, а для нескольких пад различаются и сами списки звуков: они названы на странице о методе.',
};

const hi: BabyNameWords = {
  name: 'नामाक्षर (नाम का पहला अक्षर)',
  title: 'शिशु का नामाक्षर',
  summary: 'जन्म नक्षत्र के चरण के अनुसार नाम का पहला अक्षर।',
  submit: 'नामाक्षर जानें',
  gets: [
    'देवनागरी में अक्षर और रोमन लिपि में उसकी प्रचलित वर्तनी',
    'वह नक्षत्र और चरण जिसका यह अक्षर है',
    'समय ज्ञात न हो तो उस दिन के सभी अक्षर, समय सहित',
  ],
  disclaimer: 'यह नाम का पारंपरिक आरंभिक अक्षर है। हर नाम अच्छा नाम है।',
  sound: 'अक्षर',
  sounds: 'उस दिन के अक्षर',
  spellings: 'रोमन वर्तनी',
  byTime: 'जन्म समय के अनुसार अक्षर',
  dayNote: 'अक्षर लगभग हर छह घंटे में बदलता है, इसलिए चुनने के लिए प्रायः अनुमानित जन्म समय भी पर्याप्त होता है।',
  four: (nakshatra) => `${nakshatra} के चार अक्षर`,
  fourNote: 'हर नक्षत्र के चार चरण होते हैं और हर चरण का अपना अक्षर। कुछ परिवार चारों में से कोई भी अक्षर लेते हैं।',
  thisBirth: 'यह जन्म',
  safe: 'समय आधा घंटा आगे-पीछे हो, तब भी चरण यही रहता है।',
  safeRest: 'घड़ी के कुछ मिनट आगे-पीछे होने से अक्षर नहीं बदलता।',
  near: 'जन्म के आधे घंटे के भीतर चंद्र दूसरे चरण में होता है।',
  nearRest: 'चुनने से पहले जन्म समय को किसी अभिलेख से मिला लेना अच्छा रहेगा।',
  variants: 'रोमन लिपि में वर्तनी अलग-अलग मिलती है, और कुछ चरणों के अक्षर भी; गणना-विधि के पृष्ठ पर वे दिए गए हैं।',
};

const fr: BabyNameWords = {
  name: 'Initiale du prénom (namakshara)',
  title: 'Initiale du prénom de bébé (namakshara)',
  summary: 'Le son initial d’un prénom selon le nakshatra et le pada de la Lune à la naissance.',
  submit: 'Trouver le son',
  gets: [
    'Le son en devanagari, en translittération savante et dans ses graphies usuelles',
    'Le nakshatra et le pada auxquels il appartient',
    'Sans l’heure, tous les sons de ce jour avec leurs heures',
  ],
  disclaimer: 'Un son initial traditionnel. Tout prénom est un bon prénom.',
  sound: 'Son initial',
  sounds: 'Sons de ce jour',
  spellings: 'Graphies',
  byTime: 'Son selon l’heure de naissance',
  dayNote: 'Le son change environ toutes les six heures\u202f: une heure approximative suffit souvent pour choisir.',
  four: (nakshatra) => `Les quatre sons de ${nakshatra}`,
  fourNote:
    'Chaque nakshatra a quatre padas, et chaque pada son propre son. Certaines familles choisissent l’un ou l’autre des quatre.',
  thisBirth: 'cette naissance',
  safe: 'Le pada vaut encore une demi-heure avant et après.',
  safeRest: 'Une erreur de quelques minutes ne change pas le son.',
  near: 'La Lune est à moins d’une demi-heure d’un autre pada.',
  nearRest: 'Il vaut la peine de vérifier l’heure de naissance sur un document avant de choisir.',
  variants:
    'Les graphies en lettres latines varient, tout comme les listes de sons pour quelques padas\u202f: la page sur la méthode les cite.',
};

const de: BabyNameWords = {
  name: 'Anfangslaut des Namens (Namakshara)',
  title: 'Anfangslaut für den Namen eines Kindes (Namakshara)',
  summary: 'Der Laut, mit dem ein Name nach Nakshatra und Pada des Geburtsmonds beginnt.',
  submit: 'Laut bestimmen',
  gets: [
    'Der Laut in Devanagari, in wissenschaftlicher Umschrift und in üblichen Schreibweisen',
    'Nakshatra und Pada, zu denen er gehört',
    'Ohne Uhrzeit alle Laute dieses Tages mit ihren Stunden',
  ],
  disclaimer: 'Ein überlieferter Anfangslaut. Jeder Name ist ein guter Name.',
  sound: 'Laut',
  sounds: 'Laute dieses Tages',
  spellings: 'Schreibweisen',
  byTime: 'Laut nach der Geburtszeit',
  dayNote: 'Der Laut wechselt etwa alle sechs Stunden; für die Wahl genügt daher oft eine ungefähre Geburtszeit.',
  four: (nakshatra) => `Die vier Laute von ${nakshatra}`,
  fourNote: 'Jedes Nakshatra hat vier Padas und jedes Pada seinen Laut. Manche Familien wählen unter allen vieren.',
  thisBirth: 'diese Geburt',
  safe: 'Das Pada gilt auch eine halbe Stunde früher und später.',
  safeRest: 'Eine um wenige Minuten falsche Uhr ändert den Laut nicht.',
  near: 'Der Mond steht weniger als eine halbe Stunde vor oder nach einem anderen Pada.',
  nearRest: 'Es lohnt sich, die Geburtszeit vor der Wahl mit einer Urkunde zu vergleichen.',
  variants:
    'Schreibweisen in lateinischen Buchstaben schwanken, und für einige Padas auch die Lautlisten selbst: Die Seite zur Methode nennt sie.',
};

const es: BabyNameWords = {
  name: 'Inicial del nombre (namakshara)',
  title: 'Inicial del nombre del bebé (namakshara)',
  summary: 'El sonido con que empieza un nombre según el pada del nakshatra de la Luna al nacer.',
  submit: 'Hallar el sonido',
  gets: [
    'El sonido en devanagari, en transliteración académica y en sus grafías usuales',
    'El nakshatra y el pada a los que pertenece',
    'Sin la hora, todos los sonidos de ese día con sus horas',
  ],
  disclaimer: 'Un sonido inicial tradicional. Cualquier nombre es un buen nombre.',
  sound: 'Sonido',
  sounds: 'Sonidos de ese día',
  spellings: 'Grafías',
  byTime: 'Sonido según la hora de nacimiento',
  dayNote: 'El sonido cambia cada seis horas, más o menos, así que a menudo basta una hora aproximada para elegir.',
  four: (nakshatra) => `Los cuatro sonidos de ${nakshatra}`,
  fourNote:
    'Cada nakshatra tiene cuatro padas, y cada pada su sonido. Algunas familias eligen cualquiera de los cuatro.',
  thisBirth: 'este nacimiento',
  safe: 'El pada vale media hora antes y después.',
  safeRest: 'Un error de pocos minutos no cambia el sonido.',
  near: 'La Luna está a menos de media hora de otro pada.',
  nearRest: 'Conviene cotejar la hora de nacimiento con un registro antes de elegir.',
  variants:
    'Las grafías en letras latinas varían, y también las listas de sonidos de algunos padas: la página sobre el método las nombra.',
};

export const WORDS: Readonly<Record<Locale, BabyNameWords>> = { en, uk, ru, hi, fr, de, es };
