import {
  type Element,
  type Modality,
  RASHIS,
  type Rashi,
  rashiNumbered,
  SIGN_RULERS,
  type SignName,
} from '../../base/zodiac/rashi.js';

/** The Western names of the modalities. */
export const WESTERN_MODALITY = {
  movable: 'cardinal',
  fixed: 'fixed',
  dual: 'mutable',
} as const satisfies Record<Modality, string>;
export type WesternModality = (typeof WESTERN_MODALITY)[Modality];
export const POLARITIES = ['masculine', 'feminine'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** What rules a sign since the discovery of the outer planets. */
export const MODERN_RULERS = [...SIGN_RULERS, 'Uranus', 'Neptune', 'Pluto'] as const;
export type ModernRuler = (typeof MODERN_RULERS)[number];

/** A day of any year. */
export interface DayOfYear {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** A sign of the tropical zodiac with the conventional dates of the Sun in it. */
export interface SunSign {
  readonly rashi: Rashi;
  readonly modality: WesternModality;
  readonly polarity: Polarity;
  /** The ruler since the discovery of the outer planets; the traditional one where none was given a new one. */
  readonly modernRuler: ModernRuler;
  readonly start: DayOfYear;
  readonly end: DayOfYear;
}

/** First month and day of each sign, and the modern ruler where it is another. */
const STARTS: Readonly<Record<SignName, readonly [month: number, day: number, modernRuler?: ModernRuler]>> = {
  Aries: [3, 21],
  Taurus: [4, 20],
  Gemini: [5, 21],
  Cancer: [6, 21],
  Leo: [7, 23],
  Virgo: [8, 23],
  Libra: [9, 23],
  Scorpio: [10, 23, 'Pluto'],
  Sagittarius: [11, 22],
  Capricorn: [12, 22],
  Aquarius: [1, 20, 'Uranus'],
  Pisces: [2, 19, 'Neptune'],
};

/** Days of the months; February has a 29th. */
export const MONTH_DAYS: readonly number[] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * The conventional dates of the sun signs, as most printed lists have them. Others begin Aries on 20 March, Taurus on 21
 * April, Gemini on 22 May, Cancer on 22 June, Virgo on 24 August, Libra on 24 September, Scorpio on 24 October,
 * Sagittarius on 23 November, Capricorn on 23 December, Aquarius on 21 January or Pisces on 20 February.
 */
export const SUN_SIGNS: readonly SunSign[] = RASHIS.map((rashi, index) => {
  const [month, day, modernRuler] = STARTS[rashi.name];
  const [nextMonth, nextDay] = STARTS[rashiNumbered(rashi.number + 1).name];
  return {
    rashi,
    modality: WESTERN_MODALITY[rashi.modality],
    polarity: POLARITIES[index % 2] as Polarity,
    modernRuler: modernRuler ?? rashi.ruler,
    start: { month, day },
    // No sign begins on the first of a month.
    end: { month: nextMonth, day: nextDay - 1 },
  };
});

/** The signs in the order in which they begin in a year: Aquarius in January is the first, Capricorn the last. */
const BY_CALENDAR = [...SUN_SIGNS.slice(10), ...SUN_SIGNS.slice(0, 10)];

/** The sign of a day that the calendar has. The first days of a year still belong to the last sign. */
export function sunSignOf(date: DayOfYear): SunSign {
  return (BY_CALENDAR.findLast(({ start }) => inYear(start) <= inYear(date)) ?? BY_CALENDAR.at(-1)) as SunSign;
}

/** A number that orders the days of a year. */
function inYear({ month, day }: DayOfYear): number {
  return month * 100 + day;
}

/**
 * Points of two elements: the same, complementary (fire and air, earth and water), or neither. The classes are those of
 * Western sun sign astrology; the points are ours.
 */
export const ELEMENT_POINTS: Readonly<Record<Element, Readonly<Record<Element, number>>>> = {
  fire: { fire: 50, earth: 20, air: 40, water: 10 },
  earth: { fire: 20, earth: 50, air: 10, water: 40 },
  air: { fire: 40, earth: 10, air: 50, water: 20 },
  water: { fire: 10, earth: 40, air: 20, water: 50 },
};

/** Bands of a total of 100, the highest first. */
export const COMPATIBILITY_BANDS = [
  { code: 'high', minimum: 80 },
  { code: 'good', minimum: 60 },
  { code: 'moderate', minimum: 40 },
  { code: 'low', minimum: 0 },
] as const;

/** The aspects by whole signs, from 0 to 6 signs apart. */
export const SIGN_ANGLES = [
  'conjunction',
  'semisextile',
  'sextile',
  'square',
  'trine',
  'quincunx',
  'opposition',
] as const;
export type SignAngle = (typeof SIGN_ANGLES)[number];
