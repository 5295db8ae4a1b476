import type { SignName, SignRuler } from '../../base/zodiac/rashi.js';

/** The lords of the haddas of each sign, with the degrees up to which each goes (Tajika Neelakanthi; PVR, table 72). */
export const HADDAS: Readonly<Record<SignName, readonly (readonly [SignRuler, number])[]>> = {
  Aries: [
    ['Jupiter', 6],
    ['Venus', 12],
    ['Mercury', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  Taurus: [
    ['Venus', 8],
    ['Mercury', 14],
    ['Jupiter', 22],
    ['Saturn', 27],
    ['Mars', 30],
  ],
  Gemini: [
    ['Mercury', 6],
    ['Venus', 12],
    ['Jupiter', 17],
    ['Mars', 24],
    ['Saturn', 30],
  ],
  Cancer: [
    ['Mars', 7],
    ['Venus', 13],
    ['Mercury', 19],
    ['Jupiter', 26],
    ['Saturn', 30],
  ],
  Leo: [
    ['Jupiter', 6],
    ['Venus', 11],
    ['Saturn', 18],
    ['Mercury', 24],
    ['Mars', 30],
  ],
  Virgo: [
    ['Mercury', 7],
    ['Venus', 17],
    ['Jupiter', 21],
    ['Mars', 28],
    ['Saturn', 30],
  ],
  Libra: [
    ['Saturn', 6],
    ['Mercury', 14],
    ['Jupiter', 21],
    ['Venus', 28],
    ['Mars', 30],
  ],
  Scorpio: [
    ['Mars', 7],
    ['Venus', 11],
    ['Mercury', 19],
    ['Jupiter', 24],
    ['Saturn', 30],
  ],
  Sagittarius: [
    ['Jupiter', 12],
    ['Venus', 17],
    ['Mercury', 21],
    ['Mars', 26],
    ['Saturn', 30],
  ],
  Capricorn: [
    ['Mercury', 7],
    ['Jupiter', 14],
    ['Venus', 22],
    ['Saturn', 26],
    ['Mars', 30],
  ],
  Aquarius: [
    ['Mercury', 7],
    ['Venus', 13],
    ['Jupiter', 20],
    ['Mars', 25],
    ['Saturn', 30],
  ],
  Pisces: [
    ['Venus', 12],
    ['Jupiter', 16],
    ['Mercury', 19],
    ['Mars', 28],
    ['Saturn', 30],
  ],
};

/** The tri-rashi lords of the annual lagna, of years that begin by day and by night. */
export const TRI_RASHI_LORDS: Readonly<Record<'day' | 'night', Readonly<Record<SignName, SignRuler>>>> = {
  day: {
    Aries: 'Sun',
    Taurus: 'Venus',
    Gemini: 'Saturn',
    Cancer: 'Venus',
    Leo: 'Jupiter',
    Virgo: 'Moon',
    Libra: 'Mercury',
    Scorpio: 'Mars',
    Sagittarius: 'Saturn',
    Capricorn: 'Mars',
    Aquarius: 'Jupiter',
    Pisces: 'Moon',
  },
  night: {
    Aries: 'Jupiter',
    Taurus: 'Moon',
    Gemini: 'Mercury',
    Cancer: 'Mars',
    Leo: 'Sun',
    Virgo: 'Venus',
    Libra: 'Saturn',
    Scorpio: 'Venus',
    Sagittarius: 'Saturn',
    Capricorn: 'Mars',
    Aquarius: 'Jupiter',
    Pisces: 'Moon',
  },
};

/** Degrees about a graha within which its aspects count. */
export const DEEPTAMSHA: Readonly<Record<SignRuler, number>> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** The slowest first. */
export const BY_SPEED = [
  'Saturn',
  'Jupiter',
  'Mars',
  'Sun',
  'Venus',
  'Mercury',
  'Moon',
] as const satisfies readonly SignRuler[];

/** The house of the annual chart in which each graha rejoices. */
export const HARSHA_HOUSES: Readonly<Record<SignRuler, number>> = {
  Sun: 9,
  Moon: 3,
  Mars: 6,
  Mercury: 1,
  Jupiter: 11,
  Venus: 5,
  Saturn: 12,
};

/** What is between two grahas, by the house of one from the other. */
export const TAJIKA_ASPECTS = [
  'strong_friendly',
  'weak_friendly',
  'strong_inimical',
  'weak_inimical',
  'neutral',
] as const;
export type TajikaAspect = (typeof TAJIKA_ASPECTS)[number];

export const ASPECT_OF_HOUSE: Readonly<Partial<Record<number, TajikaAspect>>> = {
  1: 'strong_inimical',
  7: 'strong_inimical',
  4: 'weak_inimical',
  10: 'weak_inimical',
  3: 'weak_friendly',
  11: 'weak_friendly',
  5: 'strong_friendly',
  9: 'strong_friendly',
  2: 'neutral',
  12: 'neutral',
};
