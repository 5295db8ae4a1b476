import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import { NAKSHATRAS } from '../../base/zodiac/nakshatra.js';
import type { Graha, SignName } from '../../base/zodiac/rashi.js';
import type { Dignity } from './dignity-tables.js';

/** A text in the public domain that says what a placement stands for. */
export type SourceText = 'phaladeepika' | 'brihat_jataka' | 'parashara_hora' | 'laghu_parashari' | 'brihat_samhita';

/** Where a text says it: a chapter, and the verse where editions agree on it. */
export interface PlacementSource {
  readonly text: SourceText;
  /** Of Brihat Parashara Hora Shastra by Santhanam's numbering. The one chapter of Laghu Parashari has verses alone. */
  readonly chapter: number | null;
  /** "7-9" for several; null where the whole chapter is about it. */
  readonly verse: string | null;
}

/** What a chart of birth has of which tradition says something: the fact and nothing of what it is said to mean. */
export type Placement =
  | { readonly kind: 'lagna_lord'; readonly graha: Graha; readonly house: number }
  | { readonly kind: 'graha_in_house'; readonly graha: Graha; readonly house: number }
  | {
      readonly kind: 'graha_in_sign';
      readonly graha: Graha;
      readonly sign: SignName;
      /** Null for Rahu and Ketu. */
      readonly dignity: Dignity | null;
    }
  | {
      readonly kind: 'dasha_lord';
      readonly level: 'maha' | 'antar';
      readonly graha: Graha;
      /** In which it stands at birth. */
      readonly house: number;
      /** The day on which its period ends, YYYY-MM-DD on the clock of the birth place. */
      readonly until: string;
    }
  | {
      readonly kind: 'tithi';
      /** 1 to 30, from the new moon. */
      readonly tithi: number;
    }
  | { readonly kind: 'nakshatra'; readonly nakshatra: NakshatraName; readonly pada: number };

/** What of a placement a language has a sentence for. */
export type PlacementKind = Placement['kind'];

/** Parts of 60 of its good effect that a graha has by its dignity (Brihat Parashara Hora Shastra 28.7-9). */
export const PARTS_OF_DIGNITY: Readonly<Record<Dignity, number>> = {
  exalted: 60,
  moolatrikona: 45,
  own_sign: 30,
  great_friend: 22,
  friend: 15,
  neutral: 8,
  enemy: 4,
  great_enemy: 2,
  debilitated: 0,
};

/** The nakshatras of each verse of Brihat Jataka 16 up to the one named: Ashwini and Bharani in the first, and so on. */
const VERSES_OF_NAKSHATRAS: readonly number[] = [2, 4, 6, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27];

/** Which text says what a placement stands for. */
export function placementSource(placement: Placement): PlacementSource {
  switch (placement.kind) {
    case 'lagna_lord':
      return { text: 'parashara_hora', chapter: 24, verse: String(placement.house) };
    case 'graha_in_house':
      return sourceOfHouse(placement.graha, placement.house);
    case 'graha_in_sign':
      return placement.dignity === null
        ? { text: 'laghu_parashari', chapter: null, verse: '13' }
        : { text: 'parashara_hora', chapter: 28, verse: '7-9' };
    case 'dasha_lord':
      return { text: 'brihat_jataka', chapter: 8, verse: null };
    case 'tithi':
      return { text: 'brihat_samhita', chapter: 99, verse: '2' };
    case 'nakshatra': {
      const number = NAKSHATRAS.findIndex(({ name }) => name === placement.nakshatra) + 1;
      const verse = VERSES_OF_NAKSHATRAS.findIndex((last) => number <= last) + 1;
      return { text: 'brihat_jataka', chapter: 16, verse: String(verse) };
    }
  }
}

/** Phaladeepika speaks of the Moon in the 8th by nothing but illness; Brihat Jataka has a word on the mind too. */
function sourceOfHouse(graha: Graha, house: number): PlacementSource {
  return graha === 'Moon' && house === 8
    ? { text: 'brihat_jataka', chapter: 20, verse: null }
    : { text: 'phaladeepika', chapter: 8, verse: null };
}
