import { fromMicrodegrees } from '../math/angle.js';
import { type Graha, type Rashi, rashiNumbered } from './rashi.js';

export const GANAS = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof GANAS)[number];
/** The seven classes of nakshatras by what they are good for: swift, soft, fixed, movable, mixed, fierce, sharp. */
export const NATURES = ['laghu', 'mridu', 'dhruva', 'chara', 'mishra', 'ugra', 'tikshna'] as const;
export type Nature = (typeof NATURES)[number];
export const NADIS = ['adi', 'madhya', 'antya'] as const;
export type Nadi = (typeof NADIS)[number];
export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export type Yoni = (typeof YONIS)[number];

/** A lunar mansion of 13 degrees 20 minutes. */
export interface Nakshatra {
  /** 1 (Ashwini) to 27 (Revati). */
  readonly number: number;
  readonly name: NakshatraName;
  /** Its lord in the Vimshottari order. */
  readonly ruler: Graha;
  readonly gana: Gana;
  readonly yoni: Yoni;
  readonly nadi: Nadi;
  readonly nature: Nature;
  /** The deity that presides over it. */
  readonly deity: NakshatraDeity;
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
 * rulers follow from the Vimshottari order. Natures after the Muhurta Chintamani: Krittika is mishra with Vishakha, where
 * krazykrackpot/panchang has it in ugra. Deities as most lists have them.
 */
const NAKSHATRA_ROWS = [
  ['Ashwini', 'Ketu', 'deva', 'horse', 'adi', 'laghu', 'Ashwini Kumaras'],
  ['Bharani', 'Venus', 'manushya', 'elephant', 'madhya', 'ugra', 'Yama'],
  ['Krittika', 'Sun', 'rakshasa', 'sheep', 'antya', 'mishra', 'Agni'],
  ['Rohini', 'Moon', 'manushya', 'serpent', 'antya', 'dhruva', 'Brahma (Prajapati)'],
  ['Mrigashira', 'Mars', 'deva', 'serpent', 'madhya', 'mridu', 'Soma'],
  ['Ardra', 'Rahu', 'manushya', 'dog', 'adi', 'tikshna', 'Rudra'],
  ['Punarvasu', 'Jupiter', 'deva', 'cat', 'adi', 'chara', 'Aditi'],
  ['Pushya', 'Saturn', 'deva', 'sheep', 'madhya', 'laghu', 'Brihaspati'],
  ['Ashlesha', 'Mercury', 'rakshasa', 'cat', 'antya', 'tikshna', 'Nagas (Sarpas)'],
  ['Magha', 'Ketu', 'rakshasa', 'rat', 'antya', 'ugra', 'Pitris'],
  ['Purva Phalguni', 'Venus', 'manushya', 'rat', 'madhya', 'ugra', 'Bhaga'],
  ['Uttara Phalguni', 'Sun', 'manushya', 'cow', 'adi', 'dhruva', 'Aryaman'],
  ['Hasta', 'Moon', 'deva', 'buffalo', 'adi', 'laghu', 'Savitar'],
  ['Chitra', 'Mars', 'rakshasa', 'tiger', 'madhya', 'mridu', 'Tvashtar'],
  ['Swati', 'Rahu', 'deva', 'buffalo', 'antya', 'chara', 'Vayu'],
  ['Vishakha', 'Jupiter', 'rakshasa', 'tiger', 'antya', 'mishra', 'Indra and Agni'],
  ['Anuradha', 'Saturn', 'deva', 'deer', 'madhya', 'mridu', 'Mitra'],
  ['Jyeshtha', 'Mercury', 'rakshasa', 'deer', 'adi', 'tikshna', 'Indra'],
  ['Mula', 'Ketu', 'rakshasa', 'dog', 'adi', 'tikshna', 'Nirriti'],
  ['Purva Ashadha', 'Venus', 'manushya', 'monkey', 'madhya', 'ugra', 'Apas'],
  ['Uttara Ashadha', 'Sun', 'manushya', 'mongoose', 'antya', 'dhruva', 'Vishvedevas'],
  ['Shravana', 'Moon', 'deva', 'monkey', 'antya', 'chara', 'Vishnu'],
  ['Dhanishta', 'Mars', 'rakshasa', 'lion', 'madhya', 'chara', 'Vasus'],
  ['Shatabhisha', 'Rahu', 'rakshasa', 'horse', 'adi', 'chara', 'Varuna'],
  ['Purva Bhadrapada', 'Jupiter', 'manushya', 'lion', 'adi', 'ugra', 'Aja Ekapada'],
  ['Uttara Bhadrapada', 'Saturn', 'manushya', 'cow', 'madhya', 'dhruva', 'Ahir Budhnya'],
  ['Revati', 'Mercury', 'deva', 'elephant', 'antya', 'mridu', 'Pushan'],
] as const;
export type NakshatraName = (typeof NAKSHATRA_ROWS)[number][0];
export type NakshatraDeity = (typeof NAKSHATRA_ROWS)[number][6];

/** The 27 nakshatras, Ashwini first. */
export const NAKSHATRAS: readonly Nakshatra[] = NAKSHATRA_ROWS.map(
  ([name, ruler, gana, yoni, nadi, nature, deity], index) => ({
    number: index + 1,
    name,
    ruler,
    gana,
    yoni,
    nadi,
    nature,
    deity,
  }),
);

/** Their names. */
export const NAKSHATRA_NAMES: readonly NakshatraName[] = NAKSHATRAS.map(({ name }) => name);

/** Nakshatra and pada of a longitude in microdegrees. An edge belongs to what begins there. */
export function nakshatraOf(microdegrees: number): NakshatraPosition {
  return nakshatraOfPada(Math.floor((microdegrees * PADAS_PER_TEN_DEGREES) / TEN_DEGREES));
}

/** Nakshatra and pada of a pada index, 0 to 107. */
export function nakshatraOfPada(padaIndex: number): NakshatraPosition {
  return { nakshatra: NAKSHATRAS[Math.floor(padaIndex / 4)] as Nakshatra, pada: (padaIndex % 4) + 1, padaIndex };
}

/** The four padas of a nakshatra, in order. */
export function padasOf({ number }: Nakshatra): NakshatraPosition[] {
  return [0, 1, 2, 3].map((pada) => nakshatraOfPada(4 * (number - 1) + pada));
}

/** Longitude, degrees, at which a pada begins. */
export function padaStart(padaIndex: number): number {
  return (padaIndex * 10) / PADAS_PER_TEN_DEGREES;
}

const MICRODEGREES_PER_RASHI = 30_000_000;

/** The place of a longitude in the ninth harmonic chart (D9). */
export interface NavamsaPosition {
  readonly rashi: Rashi;
  /** Degrees in that sign, [0, 30), with at most six decimals. */
  readonly degree: number;
}

/**
 * The navamsa of a longitude in microdegrees: the padas counted from Aries round the signs, which is the rule of
 * Brihat Parashara Hora Shastra (movable signs begin with themselves, fixed with the 9th, dual with the 5th).
 */
export function navamsaOf(microdegrees: number): NavamsaPosition {
  return {
    rashi: rashiNumbered(nakshatraOf(microdegrees).padaIndex + 1),
    degree: fromMicrodegrees((microdegrees * 9) % MICRODEGREES_PER_RASHI),
  };
}
