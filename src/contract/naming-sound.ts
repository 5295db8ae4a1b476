import type { Birth } from '../input/birth.js';
import { NAMING_SOUNDS, type NamingSound } from '../natal/naming-sounds.js';
import { moonStays } from '../natal/unknown-birth-time.js';
import * as field from '../schema/fields.js';
import { formatLocalWithSeconds } from '../time/zone.js';
import type { NakshatraPosition } from '../zodiac/nakshatra.js';
import type { Sky } from '../zodiac/sidereal.js';

/** The sound of one pada. */
export interface NamingSoundResult {
  readonly nakshatra: string;
  readonly nakshatra_number: number;
  readonly pada: number;
  /** 0 to 107: the Moon's sidereal longitude in arc-seconds divided by 12000, rounded down. */
  readonly pada_index: number;
  readonly devanagari: string;
  readonly iast: string;
  readonly latin_variants: readonly string[];
}

/** A pada the Moon was in on a day of unknown time. */
export interface DayAlternate extends NamingSoundResult {
  /** YYYY-MM-DDTHH:MM:SS on the clock of the birth place, clipped to that day. */
  readonly from_local: string;
  readonly to_local: string;
}

/** Every pada the Moon was in during the local day of a birth, in order, with its sound. */
export function dayAlternates(sky: Sky, birth: Birth): DayAlternate[] {
  return moonStays(sky, birth).map(({ position, from, to }) => ({
    ...namingSoundResult(position),
    from_local: formatLocalWithSeconds(birth.timeZone, from),
    to_local: formatLocalWithSeconds(birth.timeZone, to),
  }));
}

export function namingSoundResult({ nakshatra, pada, padaIndex }: NakshatraPosition): NamingSoundResult {
  const { devanagari, iast, latin } = NAMING_SOUNDS[padaIndex] as NamingSound;
  return {
    nakshatra: nakshatra.name,
    nakshatra_number: nakshatra.number,
    pada,
    pada_index: padaIndex,
    devanagari,
    iast,
    latin_variants: [...latin],
  };
}

// @__NO_SIDE_EFFECTS__
export function namingSoundFields() {
  return {
    nakshatra: field.text(),
    nakshatra_number: field.integer(1, 27),
    pada: field.integer(1, 4),
    pada_index: field.integer(0, 107, 'Padas counted from the start of Aries, from 0.'),
    devanagari: field.text(),
    iast: field.text('Romanised by the International Alphabet of Sanskrit Transliteration.'),
    latin_variants: field.list(field.text()),
  };
}

// @__NO_SIDE_EFFECTS__
export function dayAlternateSchema() {
  return field.open({
    ...namingSoundFields(),
    from_local: field.text('YYYY-MM-DDTHH:MM:SS at the birth place.'),
    to_local: field.text('YYYY-MM-DDTHH:MM:SS at the birth place.'),
  });
}
