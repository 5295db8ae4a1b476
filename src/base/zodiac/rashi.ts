import { fromMicrodegrees } from '../math/angle.js';

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

/** How a sign begins its season: chara, sthira, dvisvabhava; cardinal, fixed and mutable in the West. */
export type Modality = 'movable' | 'fixed' | 'dual';

/** The English names of the signs, Aries first. */
export const SIGN_NAMES = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
export type SignName = (typeof SIGN_NAMES)[number];

/** A sign of the zodiac. */
export interface Rashi {
  /** 1 (Aries) to 12 (Pisces). */
  readonly number: number;
  readonly name: SignName;
  readonly ruler: SignRuler;
  readonly element: Element;
  readonly modality: Modality;
}

const MICRODEGREES_PER_RASHI = 30_000_000;

/** The rulers of the signs; no tradition or program read disagrees on one. */
const RULERS: Readonly<Record<SignName, SignRuler>> = {
  Aries: 'Mars',
  Taurus: 'Venus',
  Gemini: 'Mercury',
  Cancer: 'Moon',
  Leo: 'Sun',
  Virgo: 'Mercury',
  Libra: 'Venus',
  Scorpio: 'Mars',
  Sagittarius: 'Jupiter',
  Capricorn: 'Saturn',
  Aquarius: 'Saturn',
  Pisces: 'Jupiter',
};

/** The twelve signs, Aries first. */
export const RASHIS: readonly Rashi[] = SIGN_NAMES.map((name, index) => ({
  number: index + 1,
  name,
  ruler: RULERS[name],
  element: ELEMENTS[index % 4] as Element,
  modality: (['movable', 'fixed', 'dual'] as const)[index % 3] as Modality,
}));

/** A sign by its number, counted round the zodiac: 13 is Aries again, 0 is Pisces. */
export function rashiNumbered(number: number): Rashi {
  return RASHIS[(((number - 1) % 12) + 12) % 12] as Rashi;
}

/** The sign that holds a longitude in microdegrees. */
export function rashiOf(microdegrees: number): Rashi {
  return rashiNumbered(Math.floor(microdegrees / MICRODEGREES_PER_RASHI) + 1);
}

/** Degrees from the start of the sign, [0, 30), with at most six decimals. */
export function degreeInRashi(microdegrees: number): number {
  return fromMicrodegrees(microdegrees % MICRODEGREES_PER_RASHI);
}

/** Longitudes, degrees, at which the signs begin, Aries first. */
export const RASHI_EDGES: readonly number[] = RASHIS.map(({ number }) => (number - 1) * 30);

/** The house of a sign counted from a reference sign, the reference being house 1 (whole-sign houses). */
export function houseFrom(reference: Rashi, sign: Rashi): number {
  return ((sign.number - reference.number + 12) % 12) + 1;
}

/** The nine grahas in the order of the Navamsa result. */
export const GRAHAS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const;

/** The nine grahas as tradition lists them: by their weekdays, the nodes last. */
export const GRAHAS_BY_WEEKDAY = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const satisfies readonly Graha[];

/** One of the nine grahas. */
export type Graha = (typeof GRAHAS)[number];

/** A graha as an English sentence names it: the Sun, the Moon, Mars. */
export function grahaInSentence(graha: string): string {
  return graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha;
}

/** The grahas that rule signs: all but the nodes. */
export const SIGN_RULERS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
export type SignRuler = (typeof SIGN_RULERS)[number];

export function rulesSigns(graha: Graha): graha is SignRuler {
  return graha !== 'Rahu' && graha !== 'Ketu';
}
