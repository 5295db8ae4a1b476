import type { ResolvedBirth } from '../base/input/birth.js';
import * as field from '../base/schema/fields.js';
import { formatLocalWithSeconds } from '../base/time/zone.js';
import { type NakshatraName, type NakshatraPosition, padasOf } from '../base/zodiac/nakshatra.js';
import type { Sky } from '../base/zodiac/positions.js';
import { NAMING_SOUNDS, type NamingSound } from '../rules/natal/naming-sounds.js';
import { type MoonStay, moonStays } from '../rules/natal/unknown-birth-time.js';
import { nakshatraName, nakshatraNumber, pada } from './vocabulary.js';

/** How a name begins, in the two scripts. */
export interface SoundResult {
  readonly devanagari: string;
  readonly iast: string;
  readonly latin_variants: readonly string[];
}

/** The sound of one pada. */
export interface NamingSoundResult extends SoundResult {
  readonly nakshatra: NakshatraName;
  readonly nakshatra_number: number;
  readonly pada: number;
  /** 0 to 107: the Moon's sidereal longitude in arc-seconds divided by 12000, rounded down. */
  readonly pada_index: number;
}

/** The sound of one of the four padas of a nakshatra. */
export interface PadaSoundResult extends SoundResult {
  /** 1 to 4. */
  readonly pada: number;
}

/** When the Moon was in a pada. */
export interface LocalStay {
  /** YYYY-MM-DDTHH:MM:SS on the clock of the birth place, clipped to that day. */
  readonly from_local: string;
  readonly to_local: string;
}

/** A pada the Moon was in on a day of unknown time. */
export interface DayAlternate extends NamingSoundResult, LocalStay {}

/** Every pada the Moon was in during the local day of a birth, in order, with its sound. */
export function dayAlternates(sky: Sky, birth: ResolvedBirth): DayAlternate[] {
  return moonStays(sky, birth).map((stay) => ({ ...namingSoundResult(stay.position), ...localStay(birth, stay) }));
}

export function localStay({ timeZone }: ResolvedBirth, { from, to }: MoonStay): LocalStay {
  return { from_local: formatLocalWithSeconds(timeZone, from), to_local: formatLocalWithSeconds(timeZone, to) };
}

export function namingSoundResult(position: NakshatraPosition): NamingSoundResult {
  const { nakshatra, pada, padaIndex } = position;
  return {
    nakshatra: nakshatra.name,
    nakshatra_number: nakshatra.number,
    pada,
    pada_index: padaIndex,
    ...soundResult(position),
  };
}

/** The sounds of the four padas of a nakshatra, in order. */
export function nakshatraSounds({ nakshatra }: NakshatraPosition): PadaSoundResult[] {
  return padasOf(nakshatra).map((position) => ({ pada: position.pada, ...soundResult(position) }));
}

export function soundResult({ padaIndex }: NakshatraPosition): SoundResult {
  const { devanagari, iast, latin } = NAMING_SOUNDS[padaIndex] as NamingSound;
  return { devanagari, iast, latin_variants: [...latin] };
}

export function soundFields() {
  return {
    devanagari: field.text('The sound in Devanagari.'),
    iast: field.text('Romanised by the International Alphabet of Sanskrit Transliteration.'),
    latin_variants: field.list(field.text('A spelling in Latin letters that is in use.')),
  };
}

export function padaSoundSchema() {
  return field.open({ pada: pada(), ...soundFields() });
}

export function padaIndex() {
  return field.integer(0, 107, 'Padas counted from the start of Aries, from 0.');
}

export function namingSoundFields() {
  return {
    nakshatra: nakshatraName(),
    nakshatra_number: nakshatraNumber(),
    pada: pada(),
    pada_index: padaIndex(),
    ...soundFields(),
  };
}

export function localStayFields() {
  return {
    from_local: field.localClock('When the Moon entered it or the day began, on the clock of the birth place.'),
    to_local: field.localClock('When the Moon left it or the day ended, on the clock of the birth place.'),
  };
}

export function dayAlternateSchema() {
  return field.open({ ...namingSoundFields(), ...localStayFields() });
}
