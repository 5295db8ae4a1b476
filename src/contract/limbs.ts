import * as field from '../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../base/time/zone.js';
import {
  GANAS,
  type Gana,
  NAKSHATRAS,
  NATURES,
  type Nakshatra,
  type NakshatraDeity,
  type NakshatraName,
  type Nature,
} from '../base/zodiac/nakshatra.js';
import type { Graha } from '../base/zodiac/rashi.js';
import { karana, nakshatra, tithi, yoga } from '../languages/hi/limbs.js';
import {
  KARANA_NAMES,
  KARANA_TYPES,
  type Karana,
  type KaranaName,
  type KaranaType,
  PAKSHAS,
  type Paksha,
  TITHI_GROUPS,
  TITHIS,
  type Tithi,
  type TithiGroup,
  type TithiName,
  YOGA_NAMES,
  YOGA_QUALITIES,
  type Yoga,
  type YogaName,
  type YogaQuality,
} from '../rules/panchanga/tables.js';
import { nakshatraName, nakshatraNumber, nakshatraRuler, named } from './vocabulary.js';

/** When something runs, local date-times with offset; it holds its start and not its end. */
export interface Running {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What a tithi is. */
export interface TithiResult {
  /** 1 to 30, from the new moon on. */
  readonly number: number;
  readonly name: TithiName;
  /** The name in Devanagari. */
  readonly devanagari: string;
  readonly paksha: Paksha;
  /** 1 to 15. */
  readonly number_in_paksha: number;
  readonly group: TithiGroup;
}

/** What a nakshatra of a day is. */
export interface DayNakshatraResult {
  /** 1 (Ashwini) to 27 (Revati). */
  readonly number: number;
  readonly name: NakshatraName;
  /** The name in Devanagari. */
  readonly devanagari: string;
  /** In the Vimshottari order. */
  readonly ruler: Graha;
  readonly deity: NakshatraDeity;
  readonly nature: Nature;
  readonly gana: Gana;
}

/** What a yoga is. */
export interface YogaResult {
  /** 1 to 27. */
  readonly number: number;
  readonly name: YogaName;
  /** The name in Devanagari. */
  readonly devanagari: string;
  readonly quality: YogaQuality;
}

/** What a karana is. */
export interface KaranaResult {
  /** 1 to 60, from the new moon on. */
  readonly number: number;
  readonly name: KaranaName;
  /** The name in Devanagari. */
  readonly devanagari: string;
  readonly type: KaranaType;
}

export function running(
  timeZone: Zone,
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): Running {
  return { starts_at: formatLocalWithOffset(timeZone, startsAt), ends_at: formatLocalWithOffset(timeZone, endsAt) };
}

export function tithiResult({ number, name, paksha, numberInPaksha, group }: Tithi): TithiResult {
  const devanagari = tithi[name];
  return { number, name, devanagari, paksha, number_in_paksha: numberInPaksha, group };
}

export function dayNakshatraResult({ number, name, ruler, deity, nature, gana }: Nakshatra): DayNakshatraResult {
  return { number, name, devanagari: nakshatra[name], ruler, deity, nature, gana };
}

export function yogaResult({ number, name, quality }: Yoga): YogaResult {
  return { number, name, devanagari: yoga[name], quality };
}

export function karanaResult({ number, name, type }: Karana): KaranaResult {
  return { number, name, devanagari: karana[name], type };
}

/** The fields that tell when something runs. */
export function runningFields() {
  return { starts_at: field.instant('When it begins.'), ends_at: endsAt() };
}

export function endsAt() {
  return field.instant('When it ends: the first instant after it.');
}

export function tithiNumber() {
  return field.integer(1, 30, 'Counted from the new moon.');
}

export function tithiFields() {
  return {
    number: tithiNumber(),
    name: named('tithi', [...new Set(TITHIS.map(({ name }) => name))], 'Name of the tithi, the same in both halves.'),
    devanagari: inDevanagari(),
    paksha: pakshaSchema(),
    number_in_paksha: field.integer(1, 15, 'Counted from the new or the full moon.'),
    group: named('tithi_group', TITHI_GROUPS, 'One of the five groups that come round in each half.'),
  };
}

export function pakshaSchema() {
  return named('paksha', PAKSHAS, 'The half of the lunar month: shukla is bright, krishna dark.');
}

export function dayNakshatraFields() {
  return {
    number: nakshatraNumber(),
    name: nakshatraName(),
    devanagari: inDevanagari(),
    ruler: nakshatraRuler(),
    deity: deitySchema(),
    nature: nakshatraNature(),
    gana: ganaSchema(),
  };
}

export function deitySchema() {
  const deities = [...new Set(NAKSHATRAS.map(({ deity }) => deity))];
  return named('deity', deities, 'The deity that presides over the nakshatra.');
}

export function nakshatraNature() {
  return named(
    'nature',
    NATURES,
    'What the nakshatra is good for: light, gentle, fixed, movable, mixed, fierce or sharp.',
  );
}

export function ganaSchema() {
  return named('gana', GANAS, 'Temperament of the nakshatra.');
}

export function yogaFields() {
  return {
    number: field.integer(1, 27, '1 (Vishkambha) to 27 (Vaidhriti).'),
    name: named('yoga', YOGA_NAMES, 'Name of the yoga.'),
    devanagari: inDevanagari(),
    quality: named('yoga_quality', YOGA_QUALITIES, 'Whether it is good to begin something in.'),
  };
}

export function karanaFields() {
  return {
    number: field.integer(1, 60, 'Half tithis, counted from the new moon.'),
    name: named('karana', KARANA_NAMES, 'Name of the karana.'),
    devanagari: inDevanagari(),
    type: named('karana_type', KARANA_TYPES, 'Whether it comes round eight times a month or once.'),
  };
}

function inDevanagari() {
  return field.text('The name in Devanagari.');
}
