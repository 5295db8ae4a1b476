import type { FeedName } from '../catalog/feeds.js';
import type { Locale } from '../languages/locale/locales.js';

/** What calendars to subscribe to say, and the pages of them. */
export interface FeedWords {
  /** Heading and button. */
  readonly subscribe: string;
  readonly asFile: string;
  /** What is found as a file. */
  readonly foundAsFile: string;
  /** What a reader gets. */
  readonly lead: Readonly<Record<FeedName, string>>;
  /** That the address of the calendar for a Moon sign holds the sign and a zone, and no birth. */
  readonly noBirth: string;
  /** The name of the calendar for a Moon sign. */
  readonly transitsOf: (sign: string) => string;
  readonly begins: (period: string) => string;
  readonly ends: (period: string) => string;
  /** Which years it has. */
  readonly years: (first: string, last: string) => string;
  /** What is wrong with an address. */
  readonly unknownName: (name: string, names: string) => string;
  readonly unknownCode: (code: string, codes: string) => string;
  readonly twice: (name: string) => string;
  readonly unknownLanguage: (codes: string) => string;
  readonly noDetails: string;
}

export const FEED_WORDS: Readonly<Record<Locale, FeedWords>> = {
  en: {
    subscribe: 'Subscribe',
    asFile: 'As a file (.ics)',
    foundAsFile: 'These times as a calendar file (.ics)',
    lead: {
      vrata:
        'What is listed here in the calendar of your phone or computer: each on its day, the reason in its description, this year and the next, no alarms.',
      panchang:
        'The days of this place in the calendar of your phone or computer: one entry a day, the reason in its description, this year and the next, no alarms.',
      transits:
        'Entries of Saturn, Jupiter, Rahu and Ketu as counted from this Moon sign, the phases of Sade Sati and eclipses in the sign, in the calendar of your phone or computer, this year and the next, no alarms.',
    },
    noBirth: 'Its address holds the sign and a time zone, nothing of the birth.',
    transitsOf: (sign) => `Transits from the Moon in ${sign}`,
    begins: (period) => `${period} begins`,
    ends: (period) => `${period} ends`,
    years: (first, last) => `${first} and ${last}`,
    unknownName: (name, names) => `There is no parameter ${name}. There are: ${names}.`,
    unknownCode: (code, codes) => `There is no code ${code}. There are: ${codes}.`,
    twice: (name) => `${name} must stand once.`,
    unknownLanguage: (codes) => `There is no such language. There are: ${codes}.`,
    noDetails: 'The address holds no details.',
  },
  uk: {
    subscribe: 'Підписатися',
    asFile: 'Файлом (.ics)',
    foundAsFile: 'Цей час файлом календаря (.ics)',
    lead: {
      vrata:
        'Те, що тут у списку, у календарі вашого телефона чи компʼютера: кожне свято у свій день, причина в описі, цей рік і наступний, без сповіщень.',
      panchang:
        'Дні цього місця в календарі вашого телефона чи компʼютера: один запис на день, подробиці в описі, цей рік і наступний, без сповіщень.',
      transits:
        'Переходи Сатурна, Юпітера, Раху й Кету за ліком від цього знака Місяця, фази Саде Саті та затемнення у знаку в календарі вашого телефона чи компʼютера, цей рік і наступний, без сповіщень.',
    },
    noBirth: 'В адресі календаря є знак і часовий пояс, про народження нічого.',
    transitsOf: (sign) => `Транзити від Місяця: ${sign}`,
    begins: (period) => `${period}: початок`,
    ends: (period) => `${period}: кінець`,
    years: (first, last) => `${first} і ${last}`,
    unknownName: (name, names) => `Параметра ${name} немає. Є такі: ${names}.`,
    unknownCode: (code, codes) => `Коду ${code} немає. Є такі: ${codes}.`,
    twice: (name) => `${name} має стояти один раз.`,
    unknownLanguage: (codes) => `Такої мови немає. Є такі: ${codes}.`,
    noDetails: 'В адресі немає даних.',
  },
  ru: {
    subscribe: 'Подписаться',
    asFile: 'Файлом (.ics)',
    foundAsFile: 'Это время файлом календаря (.ics)',
    lead: {
      vrata:
        'То, что здесь в списке, в календаре вашего телефона или компьютера: каждый праздник в свой день, причина в описании, этот год и следующий, без уведомлений.',
      panchang:
        'Дни этого места в календаре вашего телефона или компьютера: одна запись на день, подробности в описании, этот год и следующий, без уведомлений.',
      transits:
        'Переходы Сатурна, Юпитера, Раху и Кету по счёту от этого знака Луны, фазы Саде Сати и затмения в знаке в календаре вашего телефона или компьютера, этот год и следующий, без уведомлений.',
    },
    noBirth: 'В адресе календаря есть знак и часовой пояс, о рождении ничего.',
    transitsOf: (sign) => `Транзиты от Луны: ${sign}`,
    begins: (period) => `${period}: начало`,
    ends: (period) => `${period}: конец`,
    years: (first, last) => `${first} и ${last}`,
    unknownName: (name, names) => `Параметра ${name} нет. Есть такие: ${names}.`,
    unknownCode: (code, codes) => `Кода ${code} нет. Есть такие: ${codes}.`,
    twice: (name) => `${name} должно стоять один раз.`,
    unknownLanguage: (codes) => `Такого языка нет. Есть такие: ${codes}.`,
    noDetails: 'В адресе нет данных.',
  },
  hi: {
    subscribe: 'कैलेंडर में जोड़ें',
    asFile: 'फ़ाइल के रूप में (.ics)',
    foundAsFile: 'ये समय कैलेंडर फ़ाइल में (.ics)',
    lead: {
      vrata:
        'यहाँ की सूची आपके फ़ोन या कंप्यूटर के कैलेंडर में: हर व्रत और पर्व अपने दिन पर, कारण विवरण में, यह वर्ष और अगला, कोई अलार्म नहीं।',
      panchang:
        'इस स्थान के दिन आपके फ़ोन या कंप्यूटर के कैलेंडर में: हर दिन एक प्रविष्टि, ब्योरा विवरण में, यह वर्ष और अगला, कोई अलार्म नहीं।',
      transits:
        'इस चंद्र राशि से गिने शनि, बृहस्पति, राहु और केतु के राशि-प्रवेश, साढ़ेसाती के चरण और इस राशि के ग्रहण आपके फ़ोन या कंप्यूटर के कैलेंडर में, यह वर्ष और अगला, कोई अलार्म नहीं।',
    },
    noBirth: 'इसके पते में केवल राशि और समय क्षेत्र है, जन्म का कुछ भी नहीं।',
    transitsOf: (sign) => `चंद्र राशि ${sign} से गोचर`,
    begins: (period) => `${period} आरंभ`,
    ends: (period) => `${period} समाप्त`,
    years: (first, last) => `${first} और ${last}`,
    unknownName: (name, names) => `${name} नाम का कोई पैरामीटर नहीं है। ये हैं: ${names}।`,
    unknownCode: (code, codes) => `${code} नाम का कोई कोड नहीं है। ये हैं: ${codes}।`,
    twice: (name) => `${name} एक ही बार होना चाहिए।`,
    unknownLanguage: (codes) => `ऐसी कोई भाषा नहीं है। ये हैं: ${codes}।`,
    noDetails: 'पते में कोई विवरण नहीं है।',
  },
  fr: {
    subscribe: 'S’abonner',
    asFile: 'En fichier (.ics)',
    foundAsFile: 'Ces moments en fichier de calendrier (.ics)',
    lead: {
      vrata:
        'Ce qui est listé ici dans l’agenda de votre téléphone ou de votre ordinateur : chacun à son jour, la raison dans la description, cette année et la suivante, sans alarme.',
      panchang:
        'Les jours de ce lieu dans l’agenda de votre téléphone ou de votre ordinateur : une entrée par jour, le détail dans la description, cette année et la suivante, sans alarme.',
      transits:
        'Les entrées de Saturne, Jupiter, Rahu et Ketu comptées depuis ce signe lunaire, les phases de Sade Sati et les éclipses dans le signe, dans l’agenda de votre téléphone ou de votre ordinateur, cette année et la suivante, sans alarme.',
    },
    noBirth: 'Son adresse contient le signe et un fuseau horaire, rien de la naissance.',
    transitsOf: (sign) => `Transits depuis la Lune : ${sign}`,
    begins: (period) => `${period} : début`,
    ends: (period) => `${period} : fin`,
    years: (first, last) => `${first} et ${last}`,
    unknownName: (name, names) => `Le paramètre ${name} n’existe pas. Il y a : ${names}.`,
    unknownCode: (code, codes) => `Le code ${code} n’existe pas. Il y a : ${codes}.`,
    twice: (name) => `${name} ne doit figurer qu’une fois.`,
    unknownLanguage: (codes) => `Cette langue n’existe pas. Il y a\u202f: ${codes}.`,
    noDetails: 'L’adresse ne contient aucune donnée.',
  },
  de: {
    subscribe: 'Abonnieren',
    asFile: 'Als Datei (.ics)',
    foundAsFile: 'Diese Zeiten als Kalenderdatei (.ics)',
    lead: {
      vrata:
        'Was hier steht, im Kalender Ihres Telefons oder Rechners: jedes an seinem Tag, der Grund in der Beschreibung, dieses Jahr und das nächste, ohne Erinnerungen.',
      panchang:
        'Die Tage dieses Ortes im Kalender Ihres Telefons oder Rechners: ein Eintrag je Tag, die Einzelheiten in der Beschreibung, dieses Jahr und das nächste, ohne Erinnerungen.',
      transits:
        'Eintritte von Saturn, Jupiter, Rahu und Ketu, gezählt von diesem Mondzeichen, die Phasen von Sade Sati und Finsternisse im Zeichen, im Kalender Ihres Telefons oder Rechners, dieses Jahr und das nächste, ohne Erinnerungen.',
    },
    noBirth: 'Seine Adresse enthält das Zeichen und eine Zeitzone, nichts von der Geburt.',
    transitsOf: (sign) => `Transite vom Mond aus: ${sign}`,
    begins: (period) => `${period} beginnt`,
    ends: (period) => `${period} endet`,
    years: (first, last) => `${first} und ${last}`,
    unknownName: (name, names) => `Einen Parameter ${name} gibt es nicht. Es gibt: ${names}.`,
    unknownCode: (code, codes) => `Einen Code ${code} gibt es nicht. Es gibt: ${codes}.`,
    twice: (name) => `${name} darf nur einmal stehen.`,
    unknownLanguage: (codes) => `Diese Sprache gibt es nicht. Es gibt: ${codes}.`,
    noDetails: 'Die Adresse enthält keine Angaben.',
  },
  es: {
    subscribe: 'Suscribirse',
    asFile: 'Como archivo (.ics)',
    foundAsFile: 'Estos momentos como archivo de calendario (.ics)',
    lead: {
      vrata:
        'Lo que aparece aquí en el calendario de su teléfono u ordenador: cada uno en su día, la razón en la descripción, este año y el próximo, sin alarmas.',
      panchang:
        'Los días de este lugar en el calendario de su teléfono u ordenador: una entrada por día, los detalles en la descripción, este año y el próximo, sin alarmas.',
      transits:
        'Las entradas de Saturno, Júpiter, Rahu y Ketu contadas desde este signo lunar, las fases de Sade Sati y los eclipses en el signo, en el calendario de su teléfono u ordenador, este año y el próximo, sin alarmas.',
    },
    noBirth: 'Su dirección contiene el signo y una zona horaria, nada del nacimiento.',
    transitsOf: (sign) => `Tránsitos desde la Luna: ${sign}`,
    begins: (period) => `${period}: comienzo`,
    ends: (period) => `${period}: fin`,
    years: (first, last) => `${first} y ${last}`,
    unknownName: (name, names) => `No hay ningún parámetro ${name}. Los hay: ${names}.`,
    unknownCode: (code, codes) => `No hay ningún código ${code}. Los hay: ${codes}.`,
    twice: (name) => `${name} debe figurar una sola vez.`,
    unknownLanguage: (codes) => `No hay tal idioma. Los hay: ${codes}.`,
    noDetails: 'La dirección no contiene datos.',
  },
};
