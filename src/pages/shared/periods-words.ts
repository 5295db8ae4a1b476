import type { Element } from '../../base/zodiac/rashi.js';
import type { Locale } from '../../languages/locale/locales.js';
import { ranged } from '../../languages/pages/slavic.js';
import { frenchSpan, spanishSpan } from '../../languages/pages/times.js';
import type { WesternModality } from '../../rules/matching/sun-signs.js';

/** Words that the pages of periods, passages and pairs share. */
export interface PeriodsWords {
  readonly elements: Readonly<Record<Element, string>>;
  readonly modalities: Readonly<Record<WesternModality, string>>;
  /** The tag of what runs now. */
  readonly now: string;
  /** Heads of tables. */
  readonly from: string;
  readonly to: string;
  /** From one year or name to another. */
  readonly span: (from: string, to: string) => string;
  /** From one date to another, with or without a time. */
  readonly dates: (from: string, to: string) => string;
  readonly retrograde: string;
  /** The switch from day to day, from year to year. */
  readonly moveLabel: string;
  readonly dayBefore: string;
  readonly dayAfter: string;
  /** A Moon by its nakshatra and pada. */
  readonly pada: (nakshatra: string, pada: number) => string;
  /** Below what is told by the clock of a birth. */
  readonly clockOfBirth: (zone: string) => string;
}

export const PERIODS_WORDS: Readonly<Record<Locale, PeriodsWords>> = {
  en: {
    elements: { fire: 'fire', earth: 'earth', air: 'air', water: 'water' },
    modalities: { cardinal: 'cardinal', fixed: 'fixed', mutable: 'mutable' },
    now: 'now',
    from: 'From',
    to: 'To',
    span: (from, to) => `${from} to ${to}`,
    dates: (from, to) => `${from} to ${to}`,
    retrograde: 'retrograde',
    moveLabel: 'Earlier or later',
    dayBefore: 'The day before',
    dayAfter: 'The day after',
    pada: (nakshatra, pada) => `${nakshatra} pada ${pada}`,
    clockOfBirth: (zone) => `Dates and times are by the clock of the birth place: ${zone}.`,
  },
  uk: {
    elements: { fire: 'вогонь', earth: 'земля', air: 'повітря', water: 'вода' },
    modalities: { cardinal: 'кардинальний хрест', fixed: 'фіксований хрест', mutable: 'мутабельний хрест' },
    now: 'зараз',
    from: 'Від',
    to: 'До',
    span: ranged,
    dates: ranged,
    retrograde: 'ретроградно',
    moveLabel: 'Раніше або пізніше',
    dayBefore: 'Попередній день',
    dayAfter: 'Наступний день',
    pada: (nakshatra, pada) => `${nakshatra}, пада ${pada}`,
    clockOfBirth: (zone) => `Дати й час за годинником місця народження: ${zone}.`,
  },
  ru: {
    elements: { fire: 'огонь', earth: 'земля', air: 'воздух', water: 'вода' },
    modalities: { cardinal: 'кардинальный крест', fixed: 'фиксированный крест', mutable: 'мутабельный крест' },
    now: 'сейчас',
    from: 'С',
    to: 'До',
    span: ranged,
    dates: ranged,
    retrograde: 'ретроградно',
    moveLabel: 'Раньше или позже',
    dayBefore: 'Предыдущий день',
    dayAfter: 'Следующий день',
    pada: (nakshatra, pada) => `${nakshatra}, пада ${pada}`,
    clockOfBirth: (zone) => `Даты и время по часам места рождения: ${zone}.`,
  },
  hi: {
    elements: { fire: 'अग्नि', earth: 'पृथ्वी', air: 'वायु', water: 'जल' },
    modalities: { cardinal: 'चर', fixed: 'स्थिर', mutable: 'द्विस्वभाव' },
    now: 'अभी',
    from: 'आरंभ',
    to: 'अंत',
    span: (from, to) => `${from} से ${to} तक`,
    dates: (from, to) => `${from} से ${to} तक`,
    retrograde: 'वक्री',
    moveLabel: 'पहले या बाद में',
    dayBefore: 'पिछला दिन',
    dayAfter: 'अगला दिन',
    pada: (nakshatra, pada) => `${nakshatra}, चरण ${pada}`,
    clockOfBirth: (zone) => `तारीखें और समय जन्म स्थान की घड़ी के अनुसार: ${zone}।`,
  },
  fr: {
    elements: { fire: 'feu', earth: 'terre', air: 'air', water: 'eau' },
    modalities: { cardinal: 'cardinal', fixed: 'fixe', mutable: 'mutable' },
    now: 'en cours',
    from: 'Du',
    to: 'Au',
    span: (from, to) => `${from} à ${to}`,
    dates: frenchSpan,
    retrograde: 'rétrograde',
    moveLabel: 'Plus tôt ou plus tard',
    dayBefore: 'La veille',
    dayAfter: 'Le lendemain',
    pada: (nakshatra, pada) => `${nakshatra}, pada ${pada}`,
    clockOfBirth: (zone) => `Dates et heures à l’horloge du lieu de naissance\u202f: ${zone}.`,
  },
  de: {
    elements: { fire: 'Feuer', earth: 'Erde', air: 'Luft', water: 'Wasser' },
    modalities: { cardinal: 'kardinal', fixed: 'fix', mutable: 'veränderlich' },
    now: 'jetzt',
    from: 'Von',
    to: 'Bis',
    span: (from, to) => `${from} bis ${to}`,
    dates: (from, to) => `${from} bis ${to}`,
    retrograde: 'rückläufig',
    moveLabel: 'Früher oder später',
    dayBefore: 'Am Tag davor',
    dayAfter: 'Am Tag danach',
    pada: (nakshatra, pada) => `${nakshatra}, Pada ${pada}`,
    clockOfBirth: (zone) => `Tage und Zeiten nach der Uhr des Geburtsorts: ${zone}.`,
  },
  es: {
    elements: { fire: 'fuego', earth: 'tierra', air: 'aire', water: 'agua' },
    modalities: { cardinal: 'cardinal', fixed: 'fija', mutable: 'mutable' },
    now: 'ahora',
    from: 'Desde',
    to: 'Hasta',
    span: (from, to) => `de ${from} a ${to}`,
    dates: spanishSpan,
    retrograde: 'retrógrado',
    moveLabel: 'Antes o después',
    dayBefore: 'El día anterior',
    dayAfter: 'El día siguiente',
    pada: (nakshatra, pada) => `${nakshatra}, pada ${pada}`,
    clockOfBirth: (zone) => `Fechas y horas según el reloj del lugar de nacimiento: ${zone}.`,
  },
};
