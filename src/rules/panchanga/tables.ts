import type { Graha, SignRuler } from '../../base/zodiac/rashi.js';

/** A day of the week as the sunrise that opens it has it. */
export interface Vara {
  /** 1 (Sunday) to 7 (Saturday). */
  readonly number: number;
  readonly name: VaraName;
  readonly sanskrit: SanskritVaraName;
  /** The graha that rules the day and its first hour. */
  readonly lord: SignRuler;
}

/** English. */
export type VaraName = (typeof VARA_ROWS)[number][0];
export type SanskritVaraName = (typeof VARA_ROWS)[number][1];

export const PAKSHAS = ['shukla', 'krishna'] as const;
export type Paksha = (typeof PAKSHAS)[number];
export const TITHI_GROUPS = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const;
export type TithiGroup = (typeof TITHI_GROUPS)[number];

/** A lunar day: 12 degrees of the Moon's way from the Sun. */
export interface Tithi {
  /** 1 to 30, from the new moon on. */
  readonly number: number;
  readonly name: TithiName;
  /** The bright half, to the full moon, or the dark one. */
  readonly paksha: Paksha;
  /** 1 to 15. */
  readonly numberInPaksha: number;
  readonly group: TithiGroup;
}

export const YOGA_QUALITIES = ['auspicious', 'inauspicious'] as const;
export type YogaQuality = (typeof YOGA_QUALITIES)[number];

/** A 27th part of the circle that the longitudes of the Moon and the Sun together go through. */
export interface Yoga {
  /** 1 to 27. */
  readonly number: number;
  readonly name: YogaName;
  readonly quality: YogaQuality;
}

export const KARANA_TYPES = ['movable', 'fixed'] as const;
export type KaranaType = (typeof KARANA_TYPES)[number];

/** Half a tithi. */
export interface Karana {
  /** 1 to 60, from the new moon on. */
  readonly number: number;
  readonly name: KaranaName;
  /** Whether it comes round eight times a month or once. */
  readonly type: KaranaType;
}

export type ChoghadiyaName = 'Udveg' | 'Char' | 'Labh' | 'Amrit' | 'Kaal' | 'Shubh' | 'Rog';
export const CHOGHADIYA_QUALITIES = ['best', 'good', 'neutral_good', 'bad'] as const;
export type ChoghadiyaQuality = (typeof CHOGHADIYA_QUALITIES)[number];

/** One of the seven kinds of eighth parts of the day and the night. */
export interface Choghadiya {
  readonly name: ChoghadiyaName;
  readonly lord: SignRuler;
  readonly quality: ChoghadiyaQuality;
}

/** The seven days from Sunday on; no source read disagrees on a lord. */
const VARA_ROWS = [
  ['Sunday', 'Ravivara', 'Sun'],
  ['Monday', 'Somavara', 'Moon'],
  ['Tuesday', 'Mangalavara', 'Mars'],
  ['Wednesday', 'Budhavara', 'Mercury'],
  ['Thursday', 'Guruvara', 'Jupiter'],
  ['Friday', 'Shukravara', 'Venus'],
  ['Saturday', 'Shanivara', 'Saturn'],
] as const;
export const VARAS: readonly Vara[] = VARA_ROWS.map(([name, sanskrit, lord], index) => ({
  number: index + 1,
  name,
  sanskrit,
  lord,
}));
export const VARA_NAMES: readonly VaraName[] = VARA_ROWS.map(([name]) => name);
export const SANSKRIT_VARA_NAMES: readonly SanskritVaraName[] = VARA_ROWS.map(([, sanskrit]) => sanskrit);

/** The first fourteen of each half. */
export const TITHI_NAMES = [
  'Pratipada',
  'Dvitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dvadashi',
  'Trayodashi',
  'Chaturdashi',
] as const;
export type TithiName = (typeof TITHI_NAMES)[number] | 'Purnima' | 'Amavasya';

/** The 30 tithis of a lunar month from the new moon on. The five groups come round three times in each half. */
export const TITHIS: readonly Tithi[] = Array.from({ length: 30 }, (_, index) => {
  const [half, place] = [Math.floor(index / 15), index % 15];
  return {
    number: index + 1,
    name: TITHI_NAMES[place] ?? (half === 0 ? 'Purnima' : 'Amavasya'),
    paksha: half === 0 ? 'shukla' : 'krishna',
    numberInPaksha: place + 1,
    group: TITHI_GROUPS[place % 5] as TithiGroup,
  };
});

export const YOGA_NAMES = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyan',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
] as const;
export type YogaName = (typeof YOGA_NAMES)[number];

/** The nine whose whole length or beginning the muhurta texts avoid. Same in all lists read. */
const INAUSPICIOUS_YOGAS: readonly YogaName[] = [
  'Vishkambha',
  'Atiganda',
  'Shula',
  'Ganda',
  'Vyaghata',
  'Vajra',
  'Vyatipata',
  'Parigha',
  'Vaidhriti',
];

/** The 27 yogas. */
export const YOGAS: readonly Yoga[] = YOGA_NAMES.map((name, index) => ({
  number: index + 1,
  name,
  quality: INAUSPICIOUS_YOGAS.includes(name) ? 'inauspicious' : 'auspicious',
}));

const MOVABLE_KARANAS = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'] as const;

/** The half tithis outside the eight rounds of the movable ones. Vishti is also called Bhadra. */
const FIXED_KARANAS = { 1: 'Kimstughna', 58: 'Shakuni', 59: 'Chatushpada', 60: 'Naga' } as const;

export type KaranaName = (typeof MOVABLE_KARANAS)[number] | (typeof FIXED_KARANAS)[keyof typeof FIXED_KARANAS];
export const KARANA_NAMES: readonly KaranaName[] = [...MOVABLE_KARANAS, ...Object.values(FIXED_KARANAS)];

/** The 60 half tithis of a lunar month. */
export const KARANAS: readonly Karana[] = Array.from({ length: 60 }, (_, index) => {
  const fixed = FIXED_KARANAS[(index + 1) as keyof typeof FIXED_KARANAS] as KaranaName | undefined;
  return {
    number: index + 1,
    name: fixed ?? (MOVABLE_KARANAS[(index - 1) % 7] as KaranaName),
    type: fixed === undefined ? 'movable' : 'fixed',
  };
});

/**
 * The lunar months, the one first during which the Sun enters Aries. PyJHora and webresh/drik-panchanga name them by
 * the same rule (facts only).
 */
export const LUNAR_MONTHS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;
export type LunarMonthName = (typeof LUNAR_MONTHS)[number];

/** The rulers of the planetary hours in their order, from the slowest to the fastest (Chaldean order). */
export const HORA_ORDER = [
  'Saturn',
  'Jupiter',
  'Mars',
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
] as const satisfies readonly Graha[];

/**
 * Which eighth of the day each avoided part is, from 1. Sources: PyJHora, AstroEngine, ishubhamx/Hindu-Panchangam,
 * vedaksha, divineastro.in, spiritofchennai.com, all alike.
 */
export const DAY_EIGHTHS: Readonly<Record<'rahuKalam' | 'yamaganda' | 'gulika', Readonly<Record<VaraName, number>>>> = {
  rahuKalam: { Sunday: 8, Monday: 2, Tuesday: 7, Wednesday: 5, Thursday: 6, Friday: 4, Saturday: 3 },
  yamaganda: { Sunday: 5, Monday: 4, Tuesday: 3, Wednesday: 2, Thursday: 1, Friday: 7, Saturday: 6 },
  gulika: { Sunday: 7, Monday: 6, Tuesday: 5, Wednesday: 4, Thursday: 3, Friday: 2, Saturday: 1 },
};

/** Which fifteenth of the day Abhijit is, from 1, and the day on which it is not used. */
export const ABHIJIT: { readonly muhurta: number; readonly exceptOn: VaraName } = { muhurta: 8, exceptOn: 'Wednesday' };

/** Fifteenths of the day and of the night, from 1. */
interface Fifteenths {
  readonly day: readonly number[];
  readonly night: readonly number[];
}

/**
 * Which fifteenths of the day, and for Tuesday of the night, are Dur Muhurta. Muhurta Chintamani and Narada Samhita
 * (jayeshmepani/panchang-core), teluguone.com; Drik Panchang prints them so. PyJHora has the third for Saturday and
 * agrees on the other days.
 */
export const DUR_MUHURTAS: Readonly<Record<VaraName, Fifteenths>> = {
  Sunday: { day: [14], night: [] },
  Monday: { day: [9, 12], night: [] },
  Tuesday: { day: [4], night: [7] },
  Wednesday: { day: [8], night: [] },
  Thursday: { day: [6, 12], night: [] },
  Friday: { day: [4, 9], night: [] },
  Saturday: { day: [1, 2], night: [] },
};

/** Length of a muhurta that does not follow the length of the night, milliseconds. */
export const FIXED_MUHURTA_MILLISECONDS = 48 * 60_000;

/**
 * The seven choghadiya in the order in which they follow each other by day. Sources: AstroEngine,
 * krazykrackpot/panchang, ishubhamx/Hindu-Panchangam.
 */
export const CHOGHADIYAS: readonly Choghadiya[] = [
  { name: 'Udveg', lord: 'Sun', quality: 'bad' },
  { name: 'Char', lord: 'Venus', quality: 'neutral_good' },
  { name: 'Labh', lord: 'Mercury', quality: 'good' },
  { name: 'Amrit', lord: 'Moon', quality: 'best' },
  { name: 'Kaal', lord: 'Saturn', quality: 'bad' },
  { name: 'Shubh', lord: 'Jupiter', quality: 'good' },
  { name: 'Rog', lord: 'Mars', quality: 'bad' },
];
export const CHOGHADIYA_NAMES: readonly ChoghadiyaName[] = CHOGHADIYAS.map(({ name }) => name);
