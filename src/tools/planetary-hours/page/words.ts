import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface PlanetaryHoursWords extends ToolWords {
  readonly nowAt: (time: string) => string;
  readonly afterwards: string;
  readonly lordOfDay: string;
  readonly dayHour: string;
  readonly nightHour: string;
  /** How long each hora of a period is. */
  readonly each: (minutes: string) => string;
  readonly order: string;
}

const en: PlanetaryHoursWords = {
  name: 'Planetary hours (hora)',
  title: 'Planetary hours (hora)',
  summary: 'The 24 horas of a day at your place, sunrise to sunrise, each with its ruling graha.',
  submit: 'Show the hours',
  gets: [
    'Twelve hours of the day and twelve of the night with their rulers',
    'The hour that runs now, when the day is today',
    'Sunrise, sunset and the length of an hour by day and by night',
  ],
  disclaimer: 'A traditional division of the day. Do not set the time of a treatment, a payment or a legal step by it.',
  nowAt: (time) => `Now, ${time}`,
  afterwards: 'Then',
  lordOfDay: 'Lord of the day',
  dayHour: 'An hour of the day',
  nightHour: 'An hour of the night',
  each: (minutes) => `${minutes} minutes each`,
  order:
    'The first hour belongs to the lord of the weekday; the others follow from the slowest graha to the fastest: Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon.',
};

const uk: PlanetaryHoursWords = {
  name: 'Планетарні години (хора)',
  title: 'Планетарні години (хора)',
  summary: '24 хори дня для вашого місця, від сходу Сонця до наступного сходу, з управителями.',
  submit: 'Показати години',
  gets: [
    'Дванадцять денних і дванадцять нічних годин з управителями',
    'Година, що триває зараз, якщо день сьогоднішній',
    'Схід і захід Сонця, тривалість денної та нічної години',
  ],
  disclaimer: 'Це традиційний поділ доби. Не призначайте за ним час лікування, платежу чи юридичного кроку.',
  nowAt: (time) => `Зараз, ${time}`,
  afterwards: 'Потім',
  lordOfDay: 'Управитель дня',
  dayHour: 'Денна година',
  nightHour: 'Нічна година',
  each: (minutes) => `по ${minutes} хв`,
  order:
    'Перша година належить управителю дня тижня; далі управителі йдуть від найповільнішого світила до найшвидшого: Сатурн, Юпітер, Марс, Сонце, Венера, Меркурій, Місяць.',
};

const ru: PlanetaryHoursWords = {
  name: 'Планетарные часы (хора)',
  title: 'Планетарные часы (хора)',
  summary: '24 хоры дня для вашего места, от восхода Солнца до следующего восхода, с управителями.',
  submit: 'Показать часы',
  gets: [
    'Двенадцать дневных и двенадцать ночных часов с управителями',
    'Час, который идёт сейчас, если день сегодняшний',
    'Восход и заход Солнца, длина дневного и ночного часа',
  ],
  disclaimer: 'Это традиционное деление суток. Не назначайте по нему время лечения, платежа или юридического шага.',
  nowAt: (time) => `Сейчас, ${time}`,
  afterwards: 'Затем',
  lordOfDay: 'Управитель дня',
  dayHour: 'Дневной час',
  nightHour: 'Ночной час',
  each: (minutes) => `по ${minutes} мин`,
  order:
    'Первый час принадлежит управителю дня недели; далее управители идут от самого медленного светила к самому быстрому: Сатурн, Юпитер, Марс, Солнце, Венера, Меркурий, Луна.',
};

const hi: PlanetaryHoursWords = {
  name: 'ग्रह होरा',
  title: 'ग्रह होरा',
  summary: 'आपके स्थान पर दिन की 24 होराएँ, सूर्योदय से सूर्योदय तक, स्वामी ग्रह सहित।',
  submit: 'होरा देखें',
  gets: [
    'दिन की बारह और रात्रि की बारह होराएँ और उनके स्वामी',
    'आज का दिन हो तो अभी चल रही होरा',
    'सूर्योदय, सूर्यास्त और दिन तथा रात्रि की एक होरा की अवधि',
  ],
  disclaimer: 'यह दिन का पारंपरिक विभाजन है। इलाज, भुगतान या क़ानूनी कार्य का समय इससे तय न करें।',
  nowAt: (time) => `अभी, ${time}`,
  afterwards: 'इसके बाद',
  lordOfDay: 'वार का स्वामी',
  dayHour: 'दिन की एक होरा',
  nightHour: 'रात्रि की एक होरा',
  each: (minutes) => `प्रत्येक ${minutes} मिनट`,
  order: 'पहली होरा वार के स्वामी की होती है; आगे का क्रम सबसे मंद ग्रह से सबसे तेज़ ग्रह तक है: शनि, गुरु, मंगल, सूर्य, शुक्र, बुध, चंद्र।',
};

const fr: PlanetaryHoursWords = {
  name: 'Heures planétaires (hora)',
  title: 'Heures planétaires (hora)',
  summary: 'Les 24 horas d’un jour chez vous, d’un lever du Soleil au suivant, avec leurs maîtres.',
  submit: 'Afficher les heures',
  gets: [
    'Douze heures de jour et douze de nuit avec leurs maîtres',
    'L’heure en cours, si le jour choisi est aujourd’hui',
    'Lever et coucher du Soleil, durée d’une heure de jour et de nuit',
  ],
  disclaimer:
    'Une division traditionnelle du jour. Ne fixez pas d’après elle l’heure d’un traitement, d’un paiement ou d’une démarche juridique.',
  nowAt: (time) => `Maintenant, ${time}`,
  afterwards: 'Ensuite',
  lordOfDay: 'Maître du jour',
  dayHour: 'Une heure de jour',
  nightHour: 'Une heure de nuit',
  each: (minutes) => `${minutes} minutes chacune`,
  order:
    'La première heure revient au maître du jour de la semaine\u202f; les autres suivent du graha le plus lent au plus rapide\u202f: Saturne, Jupiter, Mars, Soleil, Vénus, Mercure, Lune.',
};

const de: PlanetaryHoursWords = {
  name: 'Planetenstunden (Hora)',
  title: 'Planetenstunden (Hora)',
  summary: 'Die 24 Horas eines Tages an Ihrem Ort ab Sonnenaufgang, jede mit ihrem Herrscher.',
  submit: 'Stunden zeigen',
  gets: [
    'Zwölf Stunden des Tages und zwölf der Nacht mit ihren Herrschern',
    'Die laufende Stunde, wenn der gewählte Tag heute ist',
    'Sonnenaufgang, Sonnenuntergang und die Länge einer Tag- und einer Nachtstunde',
  ],
  disclaimer:
    'Eine überlieferte Einteilung des Tages. Legen Sie danach keinen Zeitpunkt für Behandlungen, Zahlungen oder Rechtsschritte fest.',
  nowAt: (time) => `Jetzt, ${time}`,
  afterwards: 'Danach',
  lordOfDay: 'Tagesherrscher',
  dayHour: 'Eine Tagstunde',
  nightHour: 'Eine Nachtstunde',
  each: (minutes) => `je ${minutes} Minuten`,
  order:
    'Die erste Stunde gehört dem Herrscher des Wochentags; die anderen folgen vom langsamsten zum schnellsten Graha: Saturn, Jupiter, Mars, Sonne, Venus, Merkur, Mond.',
};

const es: PlanetaryHoursWords = {
  name: 'Horas planetarias (hora)',
  title: 'Horas planetarias (hora)',
  summary: 'Las 24 horas planetarias de un día en su localidad, cada una con su regente.',
  submit: 'Ver las horas',
  gets: [
    'Doce horas del día y doce de la noche con sus regentes',
    'La hora en curso, si el día elegido es hoy',
    'Salida y puesta del Sol y duración de una hora de día y de noche',
  ],
  disclaimer:
    'Es una división tradicional del día. No fije por ella la hora de un tratamiento, un pago o un trámite legal.',
  nowAt: (time) => `Ahora, ${time}`,
  afterwards: 'Después',
  lordOfDay: 'Regente del día',
  dayHour: 'Una hora del día',
  nightHour: 'Una hora de la noche',
  each: (minutes) => `${minutes} minutos cada una`,
  order:
    'La primera hora es del regente del día de la semana; las demás siguen del graha más lento al más rápido: Saturno, Júpiter, Marte, Sol, Venus, Mercurio, Luna.',
};

export const WORDS: Readonly<Record<Locale, PlanetaryHoursWords>> = { en, uk, ru, hi, fr, de, es };
