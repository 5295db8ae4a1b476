import type { FurtherWindowsResult } from '../../../contract/further-windows.js';
import type { Locale } from '../../../languages/locale/locales.js';
import { spanishTime } from '../../../languages/pages/times.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';
import type { Period } from '../../../rules/panchanga/day-divisions.js';
import type { DirectionsResult } from '../directions.js';
import type { SamvatsarasResult, YearNumbersResult } from '../years.js';

export interface PanchangWords extends ToolWords {
  readonly lunarMonth: string;
  readonly amanta: string;
  readonly purnimanta: string;
  /** The additional month before the one of the same name. */
  readonly adhika: (month: string) => string;
  readonly omitted: (month: string) => string;
  readonly moon: string;
  readonly moonrise: (time: string) => string;
  readonly moonset: (time: string) => string;
  readonly noMoonrise: string;
  readonly noMoonset: string;
  readonly noAbhijit: string;
  readonly about: string;
  readonly wholeDay: string;
  readonly wholeDayNote: string;
  readonly gandaMoola: string;
  readonly bhadra: string;
  readonly mukha: string;
  readonly puchha: string;
  readonly panchaka: string;
  readonly ayana: string;
  readonly ritu: string;
  readonly byLunarMonth: string;
  readonly gowriOf: Readonly<Record<Period, string>>;
  readonly years: string;
  readonly yearNames: Readonly<Record<keyof YearNumbersResult, string>>;
  readonly samvatsara: string;
  readonly samvatsaraOf: Readonly<Record<keyof SamvatsarasResult, string>>;
  readonly solarMonths: string;
  readonly malayalam: string;
  readonly odia: string;
  readonly directions: Readonly<Record<keyof DirectionsResult, string>>;
  readonly specialYogas: string;
  readonly anandadi: string;
  readonly muhurtasOf: Readonly<Record<Period, string>>;
  readonly tarabala: string;
  readonly chandrabala: string;
  /** "Rohini: good for those born in Ashwini and Magha". */
  readonly goodFor: (moon: string, births: string) => string;
  /** "not for those born in Aries (chandrashtama)". */
  readonly chandrashtama: (birth: string) => string;
  /** That of the night stands with the Dur Muhurtas of the day. */
  readonly furtherWindows: Readonly<Record<Exclude<keyof FurtherWindowsResult, 'night_dur_muhurta'>, string>>;
  /** How what stands on the page is reckoned, after the definition of sunrise. */
  readonly conventions: string;
}

const LATIN_WINDOWS: PanchangWords['furtherWindows'] = {
  varjyam: 'Varjyam',
  amrita_kala: 'Amrita Kala',
  vijaya: 'Vijaya Muhurta',
  godhuli: 'Godhuli',
  nishita: 'Nishita',
  pratah_sandhya: 'Pratah Sandhya',
  sayahna_sandhya: 'Sayahna Sandhya',
};

const en: PanchangWords = {
  name: 'Panchang',
  title: 'Panchang',
  summary: 'The almanac of a day at your place: the five limbs, sunrise, Rahu Kalam, choghadiya.',
  submit: 'Show the day',
  gets: [
    'The five limbs of the day and when each of them ends',
    'Rahu Kalam, Yamaganda, Gulika Kalam, Dur Muhurta and Abhijit Muhurta, drawn and listed',
    'Sunrise, sunset, moonrise, moonset and the lunar month',
    'The sixteen choghadiyas',
  ],
  disclaimer:
    'Almanacs differ in their conventions. For a fast, a festival or a rite, ask those who keep it. Not for decisions about health, law or money.',
  lunarMonth: 'Lunar month',
  amanta: 'amanta, ending with the new Moon',
  purnimanta: 'purnimanta, ending with the full Moon',
  adhika: (month) => `Adhika ${month}`,
  omitted: (month) => `This year has no ${month}: the Sun enters two signs in this month.`,
  moon: 'Moon',
  moonrise: (time) => `rises ${time}`,
  moonset: (time) => `sets ${time}`,
  noMoonrise: 'does not rise on this date',
  noMoonset: 'does not set on this date',
  noAbhijit: 'Abhijit Muhurta: none on a Wednesday',
  about: 'About the limbs',
  wholeDay: 'The whole day, to the next sunrise',
  wholeDayNote:
    'Varjyam and Amrita Kala follow the length of the nakshatra and belong to the day in which they begin. The limbs are all that run before the next sunrise.',
  gandaMoola: 'Ganda Moola',
  bhadra: 'Bhadra (Vishti)',
  mukha: 'Mukha',
  puchha: 'Puchha',
  panchaka: 'Panchaka',
  ayana: 'Ayana',
  ritu: 'Ritu',
  byLunarMonth: 'by the lunar month',
  gowriOf: { day: 'Gowri, day', night: 'Gowri, night' },
  years: 'Years',
  yearNames: {
    saka: 'Saka',
    vikrama: 'Vikrama',
    vikrama_gujarat: 'Vikrama (Gujarat)',
    kali: 'Kali',
    kollam: 'Kollam',
    bengali: 'Bengali',
    national: 'National Saka',
  },
  samvatsara: 'Samvatsara',
  samvatsaraOf: { south: 'south', north: 'north', gujarat: 'Gujarat', tamil: 'Tamil' },
  solarMonths: 'Solar months',
  malayalam: 'Malayalam',
  odia: 'Odia',
  directions: {
    disha_shool_direction_code: 'Disha shool',
    nakshatra_shool: 'Nakshatra shool',
    chandra_vasa: 'Chandra vasa',
    agnivasa: 'Agnivasa',
    shivavasa: 'Shivavasa',
    homahuti: 'Homahuti',
  },
  specialYogas: 'Special yogas',
  anandadi: 'Anandadi yoga',
  muhurtasOf: { day: 'Muhurtas, day', night: 'Muhurtas, night' },
  tarabala: 'Tarabala',
  chandrabala: 'Chandrabala',
  goodFor: (moon, births) => `${moon}: good for those born in ${births}`,
  chandrashtama: (birth) => `not for those born in ${birth} (chandrashtama)`,
  furtherWindows: LATIN_WINDOWS,
  conventions:
    'Moonrise and moonset: upper limb, 34′ of refraction, parallax. Limbs, signs and lunar month are those of sunrise.',
};

const uk: PanchangWords = {
  name: 'Панчанга дня',
  title: 'Панчанга',
  summary: 'Тітхі, накшатра, йога, карана, схід Сонця й Місяця, Раху-калам і чогхадія для вашого місця.',
  submit: 'Показати день',
  gets: [
    'Пʼять складників дня і час закінчення кожного',
    'Раху-калам, Ямаганда, Гуліка-калам, Дур-мухурта й Абхіджіт на шкалі доби',
    'Схід і захід Сонця та Місяця, місячний місяць',
    'Шістнадцять чогхадій',
  ],
  disclaimer:
    'Календарі мають різні правила. Щодо посту, свята чи обряду запитайте тих, хто їх дотримується. Не для рішень про здоровʼя, право чи гроші.',
  lunarMonth: 'Місячний місяць',
  amanta: 'за ліком аманта, до нового Місяця',
  purnimanta: 'за ліком пурніманта, до повні',
  adhika: (month) => `Адхіка ${month}`,
  omitted: (month) => `Цього року немає місяця ${month}: за цей місяць Сонце входить у два знаки.`,
  moon: 'Місяць',
  moonrise: (time) => `сходить о ${time}`,
  moonset: (time) => `заходить о ${time}`,
  noMoonrise: 'цього дня не сходить',
  noMoonset: 'цього дня не заходить',
  noAbhijit: 'Абхіджіт-мухурта: у середу її немає',
  about: 'Про складники дня',
  wholeDay: 'Увесь день, до наступного сходу Сонця',
  wholeDayNote:
    'Варджʼям і Амріта-кала залежать від тривалості накшатри й належать дню, у який починаються. Наведено всі складники до наступного сходу Сонця.',
  gandaMoola: 'Ганда-мула',
  bhadra: 'Бхадра (Вішті)',
  mukha: 'Мукха',
  puchha: 'Пуччха',
  panchaka: 'Панчака',
  ayana: 'Аяна',
  ritu: 'Ріту',
  byLunarMonth: 'за місячним місяцем',
  gowriOf: { day: 'Гоурі, день', night: 'Гоурі, ніч' },
  years: 'Роки',
  yearNames: {
    saka: 'Шака',
    vikrama: 'Вікрама',
    vikrama_gujarat: 'Вікрама (Гуджарат)',
    kali: 'Калі',
    kollam: 'Коллам',
    bengali: 'Бенгальський',
    national: 'Національний шака',
  },
  samvatsara: 'Самватсара',
  samvatsaraOf: { south: 'південь', north: 'північ', gujarat: 'Гуджарат', tamil: 'тамільська' },
  solarMonths: 'Сонячні місяці',
  malayalam: 'Малаялам',
  odia: 'Одія',
  directions: {
    disha_shool_direction_code: 'Діша-шул',
    nakshatra_shool: 'Накшатра-шул',
    chandra_vasa: 'Чандра-васа',
    agnivasa: 'Агніваса',
    shivavasa: 'Шіваваса',
    homahuti: 'Хомахуті',
  },
  specialYogas: 'Особливі йоги',
  anandadi: 'Анандаді-йога',
  muhurtasOf: { day: 'Мухурти, день', night: 'Мухурти, ніч' },
  tarabala: 'Тарабала',
  chandrabala: 'Чандрабала',
  goodFor: (moon, births) => `${moon}: добре для народжених у: ${births}`,
  chandrashtama: (birth) => `не для народжених у: ${birth} (чандраштама)`,
  furtherWindows: {
    varjyam: 'Варджʼям',
    amrita_kala: 'Амріта-кала',
    vijaya: 'Віджая-мухурта',
    godhuli: 'Годхулі',
    nishita: 'Нішіта',
    pratah_sandhya: 'Пратах-сандхʼя',
    sayahna_sandhya: 'Саяхна-сандхʼя',
  },
  conventions:
    'Схід і захід Місяця: верхній край, 34′ рефракції, паралакс. Складники, знаки й місячний місяць наведено на схід Сонця.',
};

const ru: PanchangWords = {
  name: 'Панчанга дня',
  title: 'Панчанга',
  summary: 'Титхи, накшатра, йога, карана, восход Солнца и Луны, Раху-калам и чогхадия для вашего места.',
  submit: 'Показать день',
  gets: [
    'Пять составляющих дня и время окончания каждой',
    'Раху-калам, Ямаганда, Гулика-калам, Дур-мухурта и Абхиджит на шкале суток',
    'Восход и заход Солнца и Луны, лунный месяц',
    'Шестнадцать чогхадий',
  ],
  disclaimer:
    'У календарей разные правила. О посте, празднике или обряде спросите тех, кто их соблюдает. Не для решений о здоровье, праве или деньгах.',
  lunarMonth: 'Лунный месяц',
  amanta: 'по счёту аманта, до новолуния',
  purnimanta: 'по счёту пурниманта, до полнолуния',
  adhika: (month) => `Адхика ${month}`,
  omitted: (month) => `В этом году нет месяца ${month}: за этот месяц Солнце входит в два знака.`,
  moon: 'Луна',
  moonrise: (time) => `восходит в ${time}`,
  moonset: (time) => `заходит в ${time}`,
  noMoonrise: 'в этот день не восходит',
  noMoonset: 'в этот день не заходит',
  noAbhijit: 'Абхиджит-мухурта: в среду её нет',
  about: 'О составляющих дня',
  wholeDay: 'Весь день, до следующего восхода',
  wholeDayNote:
    'Варджьям и Амрита-кала зависят от длины накшатры и относятся к дню, в который начинаются. Приведены все составляющие до следующего восхода.',
  gandaMoola: 'Ганда-мула',
  bhadra: 'Бхадра (Вишти)',
  mukha: 'Мукха',
  puchha: 'Пуччха',
  panchaka: 'Панчака',
  ayana: 'Аяна',
  ritu: 'Риту',
  byLunarMonth: 'по лунному месяцу',
  gowriOf: { day: 'Гоури, день', night: 'Гоури, ночь' },
  years: 'Годы',
  yearNames: {
    saka: 'Шака',
    vikrama: 'Викрама',
    vikrama_gujarat: 'Викрама (Гуджарат)',
    kali: 'Кали',
    kollam: 'Коллам',
    bengali: 'Бенгальский',
    national: 'Национальный шака',
  },
  samvatsara: 'Самватсара',
  samvatsaraOf: { south: 'юг', north: 'север', gujarat: 'Гуджарат', tamil: 'тамильская' },
  solarMonths: 'Солнечные месяцы',
  malayalam: 'Малаялам',
  odia: 'Ория',
  directions: {
    disha_shool_direction_code: 'Диша-шул',
    nakshatra_shool: 'Накшатра-шул',
    chandra_vasa: 'Чандра-васа',
    agnivasa: 'Агниваса',
    shivavasa: 'Шиваваса',
    homahuti: 'Хомахути',
  },
  specialYogas: 'Особые йоги',
  anandadi: 'Анандади-йога',
  muhurtasOf: { day: 'Мухурты, день', night: 'Мухурты, ночь' },
  tarabala: 'Тарабала',
  chandrabala: 'Чандрабала',
  goodFor: (moon, births) => `${moon}: хорошо для рождённых в: ${births}`,
  chandrashtama: (birth) => `не для рождённых в: ${birth} (чандраштама)`,
  furtherWindows: {
    varjyam: 'Варджьям',
    amrita_kala: 'Амрита-кала',
    vijaya: 'Виджая-мухурта',
    godhuli: 'Годхули',
    nishita: 'Нишита',
    pratah_sandhya: 'Пратах-сандхья',
    sayahna_sandhya: 'Саяхна-сандхья',
  },
  conventions:
    'Восход и заход Луны: верхний край, 34′ рефракции, параллакс. Составляющие, знаки и лунный месяц даны на восход Солнца.',
};

const hi: PanchangWords = {
  name: 'आज का पंचांग',
  title: 'पंचांग',
  summary: 'आपके स्थान का पंचांग: तिथि, नक्षत्र, योग, करण, सूर्योदय, राहु काल और चौघड़िया।',
  submit: 'पंचांग देखें',
  gets: [
    'दिन के पाँच अंग और हर एक की समाप्ति का समय',
    'राहु काल, यमगंड, गुलिक काल, दुर्मुहूर्त और अभिजित मुहूर्त, चित्र और सूची में',
    'सूर्योदय, सूर्यास्त, चंद्रोदय, चंद्रास्त और चंद्र मास',
    'दिन और रात्रि के सोलह चौघड़िया',
  ],
  disclaimer:
    'पंचांगों के नियम अलग-अलग होते हैं। व्रत, पर्व या संस्कार का निश्चय अपनी परंपरा के जानकारों से पूछकर करें। स्वास्थ्य, क़ानून या धन के निर्णयों के लिए नहीं।',
  lunarMonth: 'चंद्र मास',
  amanta: 'अमांत',
  purnimanta: 'पूर्णिमांत',
  adhika: (month) => `अधिक ${month}`,
  omitted: (month) => `इस वर्ष ${month} का क्षय मास है: इस मास में सूर्य दो राशियों में प्रवेश करता है।`,
  moon: 'चंद्र',
  moonrise: (time) => `उदय ${time}`,
  moonset: (time) => `अस्त ${time}`,
  noMoonrise: 'इस तारीख को उदय नहीं होता',
  noMoonset: 'इस तारीख को अस्त नहीं होता',
  noAbhijit: 'अभिजित मुहूर्त: बुधवार को नहीं होता',
  about: 'अंगों के बारे में',
  wholeDay: 'पूरा दिन, अगले सूर्योदय तक',
  wholeDayNote:
    'वर्ज्यम् और अमृत काल नक्षत्र की अवधि से निकलते हैं और उसी दिन के माने जाते हैं जिसमें वे शुरू होते हैं। अगले सूर्योदय तक के सभी अंग दिए गए हैं।',
  gandaMoola: 'गंड मूल',
  bhadra: 'विष्टि (भद्रा)',
  mukha: 'मुख',
  puchha: 'पुच्छ',
  panchaka: 'पंचक',
  ayana: 'अयन',
  ritu: 'ऋतु',
  byLunarMonth: 'चांद्र मास से',
  gowriOf: { day: 'गौरी, दिन', night: 'गौरी, रात' },
  years: 'वर्ष',
  yearNames: {
    saka: 'शक',
    vikrama: 'विक्रम',
    vikrama_gujarat: 'विक्रम (गुजरात)',
    kali: 'कलि',
    kollam: 'कोल्लम',
    bengali: 'बंगाली',
    national: 'राष्ट्रीय शक',
  },
  samvatsara: 'संवत्सर',
  samvatsaraOf: { south: 'दक्षिण', north: 'उत्तर', gujarat: 'गुजरात', tamil: 'तमिल' },
  solarMonths: 'सौर मास',
  malayalam: 'मलयालम',
  odia: 'ओड़िया',
  directions: {
    disha_shool_direction_code: 'दिशा शूल',
    nakshatra_shool: 'नक्षत्र शूल',
    chandra_vasa: 'चंद्र वास',
    agnivasa: 'अग्निवास',
    shivavasa: 'शिववास',
    homahuti: 'होमाहुति',
  },
  specialYogas: 'विशेष योग',
  anandadi: 'आनंदादि योग',
  muhurtasOf: { day: 'मुहूर्त, दिन', night: 'मुहूर्त, रात' },
  tarabala: 'ताराबल',
  chandrabala: 'चंद्रबल',
  goodFor: (moon, births) => `${moon}: ${births} में जन्मे लोगों के लिए शुभ`,
  chandrashtama: (birth) => `${birth} में जन्मे लोगों के लिए नहीं (चंद्राष्टम)`,
  furtherWindows: {
    varjyam: 'वर्ज्यम्',
    amrita_kala: 'अमृत काल',
    vijaya: 'विजय मुहूर्त',
    godhuli: 'गोधूलि',
    nishita: 'निशीथ',
    pratah_sandhya: 'प्रातः संध्या',
    sayahna_sandhya: 'सायं संध्या',
  },
  conventions:
    'चंद्रोदय और चंद्रास्त: चंद्र बिंब का ऊपरी किनारा, 34′ अपवर्तन, लंबन सहित। अंग, राशियाँ और चंद्र मास सूर्योदय के समय के हैं।',
};

const fr: PanchangWords = {
  name: 'Panchang du jour',
  title: 'Panchang',
  summary: 'L’almanach d’un jour chez vous\u202f: tithi, nakshatra, lever du Soleil, Rahu Kalam.',
  submit: 'Afficher le jour',
  gets: [
    'Les cinq éléments du jour et l’heure où chacun se termine',
    'Rahu Kalam, Yamaganda, Gulika, Dur Muhurta et Abhijit sur la frise du jour',
    'Lever et coucher du Soleil et de la Lune, mois lunaire',
    'Les seize choghadiyas',
  ],
  disclaimer:
    'Les almanachs n’ont pas tous les mêmes conventions. Pour un jeûne, une fête ou un rite, demandez à ceux qui les observent. N’en tirez aucune décision de santé, de droit ou d’argent.',
  lunarMonth: 'Mois lunaire',
  amanta: 'finissant à la nouvelle lune (amanta)',
  purnimanta: 'finissant à la pleine lune (purnimanta)',
  adhika: (month) => `Adhika ${month}`,
  omitted: (month) => `Cette année n’a pas de mois ${month}\u202f: le Soleil entre dans deux signes pendant ce mois.`,
  moon: 'Lune',
  moonrise: (time) => `se lève à ${time}`,
  moonset: (time) => `se couche à ${time}`,
  noMoonrise: 'ne se lève pas à cette date',
  noMoonset: 'ne se couche pas à cette date',
  noAbhijit: 'Abhijit\u202f: aucun le mercredi',
  about: 'Les cinq éléments en détail',
  wholeDay: 'Le jour entier, jusqu’au lever suivant',
  wholeDayNote:
    'Varjyam et Amrita Kala suivent la durée du nakshatra et appartiennent au jour où ils commencent. Tous les éléments jusqu’au lever suivant sont donnés.',
  gandaMoola: 'Ganda Moola',
  bhadra: 'Bhadra (Vishti)',
  mukha: 'Mukha',
  puchha: 'Puchha',
  panchaka: 'Panchaka',
  ayana: 'Ayana',
  ritu: 'Ritu',
  byLunarMonth: 'selon le mois lunaire',
  gowriOf: { day: 'Gowri, jour', night: 'Gowri, nuit' },
  years: 'Années',
  yearNames: {
    saka: 'Saka',
    vikrama: 'Vikrama',
    vikrama_gujarat: 'Vikrama (Gujarat)',
    kali: 'Kali',
    kollam: 'Kollam',
    bengali: 'bengali',
    national: 'Saka national',
  },
  samvatsara: 'Samvatsara',
  samvatsaraOf: { south: 'sud', north: 'nord', gujarat: 'Gujarat', tamil: 'tamoul' },
  solarMonths: 'Mois solaires',
  malayalam: 'Malayalam',
  odia: 'Odia',
  directions: {
    disha_shool_direction_code: 'Disha shool',
    nakshatra_shool: 'Nakshatra shool',
    chandra_vasa: 'Chandra vasa',
    agnivasa: 'Agnivasa',
    shivavasa: 'Shivavasa',
    homahuti: 'Homahuti',
  },
  specialYogas: 'Yogas particuliers',
  anandadi: 'Yoga Anandadi',
  muhurtasOf: { day: 'Muhurtas, jour', night: 'Muhurtas, nuit' },
  tarabala: 'Tarabala',
  chandrabala: 'Chandrabala',
  goodFor: (moon, births) => `${moon}\u202f: favorable aux naissances en ${births}`,
  chandrashtama: (birth) => `pas aux naissances en ${birth} (chandrashtama)`,
  furtherWindows: LATIN_WINDOWS,
  conventions:
    'Lever et coucher de la Lune\u202f: bord supérieur, 34′ de réfraction, parallaxe. Les éléments, les signes et le mois lunaire sont ceux du lever du Soleil.',
};

const de: PanchangWords = {
  name: 'Panchang des Tages',
  title: 'Panchang',
  summary: 'Der Almanach eines Tages an Ihrem Ort: Tithi, Nakshatra, Sonnenaufgang, Rahu Kalam.',
  submit: 'Tag zeigen',
  gets: [
    'Die fünf Glieder des Tages und wann jedes endet',
    'Rahu Kalam, Yamaganda, Gulika, Dur Muhurta und Abhijit auf der Zeitachse des Tages',
    'Auf- und Untergang von Sonne und Mond, Mondmonat',
    'Die sechzehn Choghadiyas',
  ],
  disclaimer:
    'Almanache folgen verschiedenen Regeln. Fragen Sie zu einem Fasttag, einem Fest oder einem Ritus diejenigen, die ihn begehen. Gründen Sie darauf keine Entscheidung über Gesundheit, Recht oder Geld.',
  lunarMonth: 'Mondmonat',
  amanta: 'bis zum Neumond gezählt (Amanta)',
  purnimanta: 'bis zum Vollmond gezählt (Purnimanta)',
  adhika: (month) => `Adhika ${month}`,
  omitted: (month) =>
    `Der Monat ${month} entfällt in diesem Jahr: Die Sonne tritt in diesem Monat in zwei Zeichen ein.`,
  moon: 'Mond',
  moonrise: (time) => `Aufgang um ${time}`,
  moonset: (time) => `Untergang um ${time}`,
  noMoonrise: 'geht an diesem Datum nicht auf',
  noMoonset: 'geht an diesem Datum nicht unter',
  noAbhijit: 'Abhijit: am Mittwoch keiner',
  about: 'Die Glieder im Einzelnen',
  wholeDay: 'Der ganze Tag bis zum nächsten Sonnenaufgang',
  wholeDayNote:
    'Varjyam und Amrita Kala richten sich nach der Länge des Nakshatras und gehören zu dem Tag, an dem sie beginnen. Genannt sind alle Glieder bis zum nächsten Sonnenaufgang.',
  gandaMoola: 'Ganda Moola',
  bhadra: 'Bhadra (Vishti)',
  mukha: 'Mukha',
  puchha: 'Puchha',
  panchaka: 'Panchaka',
  ayana: 'Ayana',
  ritu: 'Ritu',
  byLunarMonth: 'nach dem Mondmonat',
  gowriOf: { day: 'Gowri, Tag', night: 'Gowri, Nacht' },
  years: 'Jahre',
  yearNames: {
    saka: 'Saka',
    vikrama: 'Vikrama',
    vikrama_gujarat: 'Vikrama (Gujarat)',
    kali: 'Kali',
    kollam: 'Kollam',
    bengali: 'Bengalisch',
    national: 'Nationales Saka',
  },
  samvatsara: 'Samvatsara',
  samvatsaraOf: { south: 'Süden', north: 'Norden', gujarat: 'Gujarat', tamil: 'Tamil' },
  solarMonths: 'Sonnenmonate',
  malayalam: 'Malayalam',
  odia: 'Odia',
  directions: {
    disha_shool_direction_code: 'Disha shool',
    nakshatra_shool: 'Nakshatra shool',
    chandra_vasa: 'Chandra vasa',
    agnivasa: 'Agnivasa',
    shivavasa: 'Shivavasa',
    homahuti: 'Homahuti',
  },
  specialYogas: 'Besondere Yogas',
  anandadi: 'Anandadi-Yoga',
  muhurtasOf: { day: 'Muhurtas, Tag', night: 'Muhurtas, Nacht' },
  tarabala: 'Tarabala',
  chandrabala: 'Chandrabala',
  goodFor: (moon, births) => `${moon}: gut für Geborene in ${births}`,
  chandrashtama: (birth) => `nicht für Geborene in ${birth} (Chandrashtama)`,
  furtherWindows: LATIN_WINDOWS,
  conventions:
    'Mondauf- und -untergang: oberer Rand, 34′ Refraktion, Parallaxe. Glieder, Zeichen und Mondmonat gelten für den Sonnenaufgang.',
};

const es: PanchangWords = {
  name: 'Panchang del día',
  title: 'Panchang',
  summary: 'El almanaque de un día en su localidad: tithi, nakshatra, salida del Sol, Rahu Kalam.',
  submit: 'Ver el día',
  gets: [
    'Los cinco elementos del día y cuándo termina cada uno',
    'Rahu Kalam, Yamaganda, Gulika, Dur Muhurta y Abhijit en la línea del día',
    'Salida y puesta del Sol y de la Luna, mes lunar',
    'Las dieciséis choghadiyas',
  ],
  disclaimer:
    'Los almanaques siguen convenciones distintas. Para un ayuno, una fiesta o un rito, pregunte a quienes los observan. No base en él decisiones de salud, derecho o dinero.',
  lunarMonth: 'Mes lunar',
  amanta: 'que termina con la luna nueva (amanta)',
  purnimanta: 'que termina con la luna llena (purnimanta)',
  adhika: (month) => `Adhika ${month}`,
  omitted: (month) => `Este año no tiene mes ${month}: el Sol entra en dos signos durante este mes.`,
  moon: 'Luna',
  moonrise: (time) => `sale a ${spanishTime(time)}`,
  moonset: (time) => `se pone a ${spanishTime(time)}`,
  noMoonrise: 'no sale en esta fecha',
  noMoonset: 'no se pone en esta fecha',
  noAbhijit: 'Abhijit: ninguno los miércoles',
  about: 'Los cinco elementos en detalle',
  wholeDay: 'El día completo, hasta la salida siguiente',
  wholeDayNote:
    'Varjyam y Amrita Kala dependen de la duración del nakshatra y pertenecen al día en que empiezan. Se dan todos los elementos hasta la salida siguiente.',
  gandaMoola: 'Ganda Moola',
  bhadra: 'Bhadra (Vishti)',
  mukha: 'Mukha',
  puchha: 'Puchha',
  panchaka: 'Panchaka',
  ayana: 'Ayana',
  ritu: 'Ritu',
  byLunarMonth: 'según el mes lunar',
  gowriOf: { day: 'Gowri, día', night: 'Gowri, noche' },
  years: 'Años',
  yearNames: {
    saka: 'Saka',
    vikrama: 'Vikrama',
    vikrama_gujarat: 'Vikrama (Guyarat)',
    kali: 'Kali',
    kollam: 'Kollam',
    bengali: 'Bengalí',
    national: 'Saka nacional',
  },
  samvatsara: 'Samvatsara',
  samvatsaraOf: { south: 'sur', north: 'norte', gujarat: 'Guyarat', tamil: 'tamil' },
  solarMonths: 'Meses solares',
  malayalam: 'Malayalam',
  odia: 'Odia',
  directions: {
    disha_shool_direction_code: 'Disha shool',
    nakshatra_shool: 'Nakshatra shool',
    chandra_vasa: 'Chandra vasa',
    agnivasa: 'Agnivasa',
    shivavasa: 'Shivavasa',
    homahuti: 'Homahuti',
  },
  specialYogas: 'Yogas especiales',
  anandadi: 'Yoga Anandadi',
  muhurtasOf: { day: 'Muhurtas, día', night: 'Muhurtas, noche' },
  tarabala: 'Tarabala',
  chandrabala: 'Chandrabala',
  goodFor: (moon, births) => `${moon}: bueno para los nacidos en ${births}`,
  chandrashtama: (birth) => `no para los nacidos en ${birth} (chandrashtama)`,
  furtherWindows: LATIN_WINDOWS,
  conventions:
    'Salida y puesta de la Luna: borde superior, 34′ de refracción, paralaje. Los elementos, los signos y el mes lunar son los de la salida del Sol.',
};

export const WORDS: Readonly<Record<Locale, PanchangWords>> = { en, uk, ru, hi, fr, de, es };
