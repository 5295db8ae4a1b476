import type { Locale } from '../../../../locale/catalogue.js';
import type { ToolWords } from '../../tool-page.js';

export interface PersonalActivationWords extends ToolWords {
  readonly dayForYou: string;
  readonly tara: string;
  readonly moonFromYours: string;
  readonly house: (house: number) => string;
  readonly natalMoon: string;
  readonly steps: (favourable: string, challenging: string) => string;
  readonly skyOfDay: string;
  readonly lordOfDay: string;
  readonly changesNone: string;
  readonly nakshatra: string;
  readonly theme: string;
  readonly band: string;
  readonly eighth: string;
  readonly between: (least: string, most: string) => string;
  readonly unknownLead: string;
  readonly unknown: (from: string, to: string) => string;
  readonly unknownNoFacts: string;
  readonly possible: string;
  readonly possibleSoft: string;
  readonly withMoon: (moon: string) => string;
}

const en: PersonalActivationWords = {
  name: 'Your day from your Moon',
  title: 'Your day from your Moon',
  summary: 'How a day falls on your natal Moon: tara, the house of the Moon, the ruler of the day, Jupiter and Saturn.',
  submit: 'Read my day',
  gets: [
    'A score of the day for your natal Moon, with every point listed',
    'Tarabala and chandrabala: the nakshatra and the sign of the Moon counted from yours',
    'What changes when the Moon goes on in the course of the day',
  ],
  disclaimer:
    'It counts from one natal Moon and foretells neither moods nor events. Not for decisions of health, law or money.',
  dayForYou: 'The day for your Moon',
  tara: 'Tara',
  moonFromYours: 'Moon from your Moon',
  house: (house) => `house ${house}`,
  natalMoon: 'Natal Moon',
  steps: (favourable, challenging) =>
    `A score of ${favourable} or more is favourable, one below ${challenging} challenging, and what lies between is mixed.`,
  skyOfDay: 'The sky when the day begins',
  lordOfDay: 'Lord of the day',
  changesNone: 'The Moon keeps its nakshatra and its sign until the day ends.',
  nakshatra: 'Moon then in',
  theme: 'Theme',
  band: 'Reads',
  eighth: 'Chandrashtama',
  between: (least, most) => `${least} to ${most}`,
  unknownLead: 'The birth time is not known.',
  unknown: (from, to) =>
    `Over that day the Moon goes from ${from} to ${to}, and the day reads differently for each. All of them are listed; none is taken for yours.`,
  unknownNoFacts: 'Enter a time, even a rough one, to see how the day falls on your Moon.',
  possible: 'By what your Moon can be',
  possibleSoft: 'Each Moon that a birth on that date can have, in the order of the day.',
  withMoon: (moon) => `If your Moon is in ${moon}`,
};

const uk: PersonalActivationWords = {
  name: 'Ваш день за натальним Місяцем',
  title: 'Ваш день за натальним Місяцем',
  summary: 'Оцінка дня за вашим натальним Місяцем: тара, дім Місяця, управитель дня, Юпітер і Сатурн.',
  submit: 'Показати мій день',
  gets: [
    'Оцінка дня для вашого натального Місяця, де видно кожен бал',
    'Тарабала й чандрабала: накшатра і знак Місяця, відлічені від ваших',
    'Що змінюється, коли Місяць упродовж дня рухається далі',
  ],
  disclaimer:
    'Відлік ведеться від самого натального Місяця й не провіщає ні настрою, ні подій. Не для рішень про здоровʼя, право чи гроші.',
  dayForYou: 'День для вашого Місяця',
  tara: 'Тара',
  moonFromYours: 'Місяць від вашого Місяця',
  house: (house) => `${house}-й дім`,
  natalMoon: 'Натальний Місяць',
  steps: (favourable, challenging) =>
    `Оцінка ${favourable} і вище — сприятливо, нижче за ${challenging} — складно, між ними — неоднозначно.`,
  skyOfDay: 'Небо на початок дня',
  lordOfDay: 'Управитель дня',
  changesNone: 'До кінця доби Місяць не змінює ні накшатри, ні знака.',
  nakshatra: 'Де тоді Місяць',
  theme: 'Тема',
  band: 'Висновок',
  eighth: 'Чандраштама',
  between: (least, most) => `від ${least} до ${most}`,
  unknownLead: 'Час народження невідомий.',
  unknown: (from, to) =>
    `Того дня Місяць проходить шлях: ${from} — ${to}, і для кожного положення оцінка дня інша. Наведено всі; жодне не взято за ваше.`,
  unknownNoFacts: 'Введіть час, хоча б приблизний, щоб побачити оцінку дня за вашим Місяцем.',
  possible: 'Залежно від вашого Місяця',
  possibleSoft: 'Усі положення Місяця, можливі для народження того дня, за порядком.',
  withMoon: (moon) => `Якщо ваш Місяць — ${moon}`,
};

const ru: PersonalActivationWords = {
  name: 'Ваш день по натальной Луне',
  title: 'Ваш день по натальной Луне',
  summary: 'Оценка дня по вашей натальной Луне: тара, дом Луны, управитель дня, Юпитер и Сатурн.',
  submit: 'Показать мой день',
  gets: [
    'Оценка дня для вашей натальной Луны, где виден каждый балл',
    'Тарабала и чандрабала: накшатра и знак Луны, отсчитанные от ваших',
    'Что меняется, когда Луна в течение дня движется дальше',
  ],
  disclaimer:
    'Отсчёт ведётся от одной лишь натальной Луны и не предсказывает ни настроения, ни событий. Не для решений о здоровье, праве или деньгах.',
  dayForYou: 'День для вашей Луны',
  tara: 'Тара',
  moonFromYours: 'Луна от вашей Луны',
  house: (house) => `${house}-й дом`,
  natalMoon: 'Натальная Луна',
  steps: (favourable, challenging) =>
    `Оценка ${favourable} и выше — благоприятно, ниже ${challenging} — сложно, между ними — неоднозначно.`,
  skyOfDay: 'Небо на начало дня',
  lordOfDay: 'Управитель дня',
  changesNone: 'До конца суток Луна не меняет ни накшатры, ни знака.',
  nakshatra: 'Где тогда Луна',
  theme: 'Тема',
  band: 'Вывод',
  eighth: 'Чандраштама',
  between: (least, most) => `от ${least} до ${most}`,
  unknownLead: 'Время рождения неизвестно.',
  unknown: (from, to) =>
    `В тот день Луна проходит путь: ${from} — ${to}, и для каждого положения оценка дня другая. Приведены все; ни одно не принято за ваше.`,
  unknownNoFacts: 'Введите время, хотя бы примерное, чтобы увидеть оценку дня по вашей Луне.',
  possible: 'В зависимости от вашей Луны',
  possibleSoft: 'Все положения Луны, возможные для рождения в тот день, по порядку.',
  withMoon: (moon) => `Если ваша Луна — ${moon}`,
};

const hi: PersonalActivationWords = {
  name: 'आपके चंद्र से आज का दिन',
  title: 'आपके चंद्र से दिन',
  summary: 'दिन आपके जन्म चंद्र पर कैसा पड़ता है: तारा बल, चंद्र बल, वार स्वामी, गुरु और शनि।',
  submit: 'मेरा दिन देखें',
  gets: [
    'आपके जन्म चंद्र के लिए दिन के अंक, हर नियम के साथ',
    'तारा बल और चंद्र बल: आपके नक्षत्र और राशि से गिने हुए',
    'दिन भर में चंद्र के आगे बढ़ने पर क्या बदलता है',
  ],
  disclaimer: 'यह केवल जन्म चंद्र से गिनता है और न मन की दशा बताता है, न घटनाएँ। स्वास्थ्य, क़ानून या धन के निर्णयों के लिए नहीं।',
  dayForYou: 'आपके चंद्र के लिए दिन',
  tara: 'तारा',
  moonFromYours: 'आपके चंद्र से चंद्र',
  house: (house) => `भाव ${house}`,
  natalMoon: 'जन्म चंद्र',
  steps: (favourable, challenging) => `${favourable} या अधिक अंक अनुकूल हैं, ${challenging} से कम चुनौतीपूर्ण, और बीच के मिश्रित।`,
  skyOfDay: 'दिन के आरंभ का आकाश',
  lordOfDay: 'वार का स्वामी',
  changesNone: 'दिन की समाप्ति तक चंद्र न नक्षत्र बदलता है, न राशि।',
  nakshatra: 'तब चंद्र',
  theme: 'विषय',
  band: 'निष्कर्ष',
  eighth: 'चंद्राष्टम',
  between: (least, most) => `${least} से ${most}`,
  unknownLead: 'जन्म समय ज्ञात नहीं है।',
  unknown: (from, to) =>
    `उस दिन चंद्र ${from} से ${to} तक जाता है, और हर स्थिति के लिए दिन अलग पढ़ा जाता है। सभी स्थितियाँ दी गई हैं; किसी एक को आपकी नहीं माना गया।`,
  unknownNoFacts: 'दिन आपके चंद्र पर कैसा पड़ता है, यह देखने के लिए समय लिखें, चाहे अनुमानित हो।',
  possible: 'आपका चंद्र जो हो सकता है, उसके अनुसार',
  possibleSoft: 'उस तारीख़ के जन्म का हर संभव चंद्र, दिन के क्रम में।',
  withMoon: (moon) => `यदि आपका चंद्र ${moon} में है`,
};

const fr: PersonalActivationWords = {
  name: 'Votre jour depuis la Lune',
  title: 'Votre jour depuis la Lune',
  summary: 'Comment un jour tombe sur votre Lune natale : tara, maison de la Lune, maître du jour, Jupiter et Saturne.',
  submit: 'Lire mon jour',
  gets: [
    'Un score du jour pour votre Lune natale, chaque point détaillé',
    'Tarabala et chandrabala : le nakshatra et le signe de la Lune comptés depuis les vôtres',
    'Ce qui change quand la Lune avance au cours du jour',
  ],
  disclaimer:
    'On compte depuis une seule Lune natale, sans prédire ni humeurs ni événements. Pas pour des décisions de santé, de droit ou d’argent.',
  dayForYou: 'Le jour pour votre Lune',
  tara: 'Tara',
  moonFromYours: 'Lune depuis votre Lune',
  house: (house) => `maison ${house}`,
  natalMoon: 'Lune natale',
  steps: (favourable, challenging) =>
    `Un score de ${favourable} ou plus est favorable, en dessous de ${challenging} difficile ; entre les deux, mitigé.`,
  skyOfDay: 'Le ciel au début du jour',
  lordOfDay: 'Maître du jour',
  changesNone: 'La Lune garde son nakshatra et son signe jusqu’à la fin du jour.',
  nakshatra: 'La Lune passe en',
  theme: 'Thème',
  band: 'Lecture',
  eighth: 'Chandrashtama',
  between: (least, most) => `de ${least} à ${most}`,
  unknownLead: 'L’heure de naissance n’est pas connue.',
  unknown: (from, to) =>
    `Ce jour-là, la Lune va de ${from} à ${to}, et le jour se lit autrement pour chaque position. Toutes sont données ; aucune n’est prise pour la vôtre.`,
  unknownNoFacts: 'Indiquez une heure, même approximative, pour voir comment le jour tombe sur votre Lune.',
  possible: 'Selon ce que peut être votre Lune',
  possibleSoft: 'Chaque Lune possible pour une naissance à cette date, dans l’ordre du jour.',
  withMoon: (moon) => `Si votre Lune est en ${moon}`,
};

const de: PersonalActivationWords = {
  name: 'Ihr Tag von Ihrem Mond aus',
  title: 'Ihr Tag von Ihrem Mond aus',
  summary: 'Wie ein Tag auf Ihren Geburtsmond fällt: Tara, Haus des Mondes, Herrscher des Tages, Jupiter und Saturn.',
  submit: 'Meinen Tag lesen',
  gets: [
    'Ein Wert des Tages für Ihren Geburtsmond, mit jedem Punkt',
    'Tarabala und Chandrabala: Nakshatra und Zeichen des Mondes, von Ihren aus gezählt',
    'Was sich ändert, wenn der Mond im Laufe des Tages weitergeht',
  ],
  disclaimer:
    'Gezählt wird von einem einzigen Geburtsmond; weder Stimmungen noch Ereignisse werden vorausgesagt. Nicht für Entscheidungen über Gesundheit, Recht oder Geld.',
  dayForYou: 'Der Tag für Ihren Mond',
  tara: 'Tara',
  moonFromYours: 'Mond von Ihrem Mond aus',
  house: (house) => `Haus ${house}`,
  natalMoon: 'Geburtsmond',
  steps: (favourable, challenging) =>
    `Ein Wert von ${favourable} oder mehr ist günstig, einer unter ${challenging} herausfordernd; dazwischen ist er gemischt.`,
  skyOfDay: 'Der Himmel zu Beginn des Tages',
  lordOfDay: 'Herrscher des Tages',
  changesNone: 'Bis zum Ende des Tages behält der Mond Nakshatra und Zeichen.',
  nakshatra: 'Mond dann in',
  theme: 'Thema',
  band: 'Urteil',
  eighth: 'Chandrashtama',
  between: (least, most) => `${least} bis ${most}`,
  unknownLead: 'Die Geburtszeit ist nicht bekannt.',
  unknown: (from, to) =>
    `An jenem Tag geht der Mond von ${from} bis ${to}, und für jede Stellung liest sich der Tag anders. Alle sind aufgeführt; keine gilt als Ihre.`,
  unknownNoFacts: 'Geben Sie eine Zeit an, auch eine ungefähre, um zu sehen, wie der Tag auf Ihren Mond fällt.',
  possible: 'Je nachdem, wo Ihr Mond steht',
  possibleSoft: 'Jeder Mond, den eine Geburt an diesem Datum haben kann, in der Reihenfolge des Tages.',
  withMoon: (moon) => `Wenn Ihr Mond in ${moon} steht`,
};

const es: PersonalActivationWords = {
  name: 'Su día desde su Luna',
  title: 'Su día desde su Luna',
  summary: 'Cómo cae un día sobre su Luna natal: tara, casa de la Luna, regente del día, Júpiter y Saturno.',
  submit: 'Leer mi día',
  gets: [
    'Una puntuación del día para su Luna natal, con cada punto detallado',
    'Tarabala y chandrabala: el nakshatra y el signo de la Luna contados desde los suyos',
    'Lo que cambia cuando la Luna avanza a lo largo del día',
  ],
  disclaimer:
    'Cuenta desde una sola Luna natal y no predice estados de ánimo ni sucesos. No es para decisiones de salud, derecho o dinero.',
  dayForYou: 'El día para su Luna',
  tara: 'Tara',
  moonFromYours: 'Luna desde su Luna',
  house: (house) => `casa ${house}`,
  natalMoon: 'Luna natal',
  steps: (favourable, challenging) =>
    `Una puntuación de ${favourable} o más es favorable, por debajo de ${challenging} difícil; entre ambas, mixta.`,
  skyOfDay: 'El cielo al comenzar el día',
  lordOfDay: 'Regente del día',
  changesNone: 'La Luna conserva su nakshatra y su signo hasta que termina el día.',
  nakshatra: 'La Luna pasa a',
  theme: 'Tema',
  band: 'Lectura',
  eighth: 'Chandrashtama',
  between: (least, most) => `de ${least} a ${most}`,
  unknownLead: 'No se conoce la hora de nacimiento.',
  unknown: (from, to) =>
    `Ese día la Luna va de ${from} a ${to}, y el día se lee distinto para cada posición. Se dan todas; ninguna se toma por la suya.`,
  unknownNoFacts: 'Indique una hora, aunque sea aproximada, para ver cómo cae el día sobre su Luna.',
  possible: 'Según lo que puede ser su Luna',
  possibleSoft: 'Cada Luna posible para un nacimiento en esa fecha, en el orden del día.',
  withMoon: (moon) => `Si su Luna está en ${moon}`,
};

export const WORDS: Readonly<Record<Locale, PersonalActivationWords>> = { en, uk, ru, hi, fr, de, es };
