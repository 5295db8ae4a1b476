import type { Graha } from './graha.js';

export type Gana = 'deva' | 'manushya' | 'rakshasa';
export type Nadi = 'adi' | 'madhya' | 'antya';
export type Yoni =
  | 'horse'
  | 'elephant'
  | 'sheep'
  | 'serpent'
  | 'dog'
  | 'cat'
  | 'rat'
  | 'cow'
  | 'buffalo'
  | 'tiger'
  | 'deer'
  | 'monkey'
  | 'mongoose'
  | 'lion';

/** A lunar mansion of 13 degrees 20 minutes. */
export interface Nakshatra {
  /** 1 (Ashwini) to 27 (Revati). */
  readonly number: number;
  readonly name: string;
  /** Its lord in the Vimshottari order. */
  readonly ruler: Graha;
  readonly gana: Gana;
  readonly yoni: Yoni;
  readonly nadi: Nadi;
}

/** Nakshatra and quarter of a longitude. */
export interface NakshatraPosition {
  readonly nakshatra: Nakshatra;
  /** 1 to 4. */
  readonly pada: number;
  /** 0 to 107: the padas counted from the start of Aries. */
  readonly padaIndex: number;
}

/** A pada is 3 degrees 20 minutes: 3 padas fill 10 000 000 microdegrees, which keeps the arithmetic whole. */
const PADAS_PER_TEN_DEGREES = 3;
const TEN_DEGREES = 10_000_000;
export const PADA_COUNT = 108;

/**
 * The 27 nakshatras. Ganas, nadis and yonis were compared with five programs, which agree on all; the nakshatra
 * rulers follow from the Vimshottari order.
 */
export const NAKSHATRAS: readonly Nakshatra[] = (
  [
    ['Ashwini', 'Ketu', 'deva', 'horse', 'adi'],
    ['Bharani', 'Venus', 'manushya', 'elephant', 'madhya'],
    ['Krittika', 'Sun', 'rakshasa', 'sheep', 'antya'],
    ['Rohini', 'Moon', 'manushya', 'serpent', 'antya'],
    ['Mrigashira', 'Mars', 'deva', 'serpent', 'madhya'],
    ['Ardra', 'Rahu', 'manushya', 'dog', 'adi'],
    ['Punarvasu', 'Jupiter', 'deva', 'cat', 'adi'],
    ['Pushya', 'Saturn', 'deva', 'sheep', 'madhya'],
    ['Ashlesha', 'Mercury', 'rakshasa', 'cat', 'antya'],
    ['Magha', 'Ketu', 'rakshasa', 'rat', 'antya'],
    ['Purva Phalguni', 'Venus', 'manushya', 'rat', 'madhya'],
    ['Uttara Phalguni', 'Sun', 'manushya', 'cow', 'adi'],
    ['Hasta', 'Moon', 'deva', 'buffalo', 'adi'],
    ['Chitra', 'Mars', 'rakshasa', 'tiger', 'madhya'],
    ['Swati', 'Rahu', 'deva', 'buffalo', 'antya'],
    ['Vishakha', 'Jupiter', 'rakshasa', 'tiger', 'antya'],
    ['Anuradha', 'Saturn', 'deva', 'deer', 'madhya'],
    ['Jyeshtha', 'Mercury', 'rakshasa', 'deer', 'adi'],
    ['Mula', 'Ketu', 'rakshasa', 'dog', 'adi'],
    ['Purva Ashadha', 'Venus', 'manushya', 'monkey', 'madhya'],
    ['Uttara Ashadha', 'Sun', 'manushya', 'mongoose', 'antya'],
    ['Shravana', 'Moon', 'deva', 'monkey', 'antya'],
    ['Dhanishta', 'Mars', 'rakshasa', 'lion', 'madhya'],
    ['Shatabhisha', 'Rahu', 'rakshasa', 'horse', 'adi'],
    ['Purva Bhadrapada', 'Jupiter', 'manushya', 'lion', 'adi'],
    ['Uttara Bhadrapada', 'Saturn', 'manushya', 'cow', 'madhya'],
    ['Revati', 'Mercury', 'deva', 'elephant', 'antya'],
  ] as const
).map(([name, ruler, gana, yoni, nadi], index) => ({ number: index + 1, name, ruler, gana, yoni, nadi }));

/** Nakshatra and pada of a longitude in microdegrees. An edge belongs to what begins there. */
export function nakshatraOf(microdegrees: number): NakshatraPosition {
  return nakshatraOfPada(Math.floor((microdegrees * PADAS_PER_TEN_DEGREES) / TEN_DEGREES));
}

/** Nakshatra and pada of a pada index, 0 to 107. */
export function nakshatraOfPada(padaIndex: number): NakshatraPosition {
  return { nakshatra: NAKSHATRAS[Math.floor(padaIndex / 4)] as Nakshatra, pada: (padaIndex % 4) + 1, padaIndex };
}

/** Longitude, degrees, at which a pada begins. */
export function padaStart(padaIndex: number): number {
  return (padaIndex * 10) / PADAS_PER_TEN_DEGREES;
}
