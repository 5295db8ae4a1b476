import { numbered } from '../locale/phrases.js';
import { DEVANAGARI } from '../locale/sanskrit-devanagari.js';
import type { MonthName } from '../panchanga/lunar-month.js';
import {
  type Karana,
  type KaranaType,
  PAKSHAS,
  type Paksha,
  TITHI_GROUPS,
  type Tithi,
  type TithiGroup,
  type Vara,
  type Yoga,
  type YogaQuality,
} from '../panchanga/tables.js';
import * as field from '../schema/fields.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { SIGN_RULERS, type SignRuler } from '../zodiac/graha.js';
import { GANAS, type Gana, NATURES, type Nakshatra, type Nature } from '../zodiac/nakshatra.js';

/** When something runs, local date-times with offset; it holds its start and not its end. */
export interface Running {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** The weekday, which runs from sunrise to sunrise. */
export interface VaraResult {
  /** 1 (Sunday) to 7 (Saturday). */
  readonly number: number;
  /** English name. */
  readonly name: string;
  readonly sanskrit: string;
  /** The graha that rules the day. */
  readonly lord: SignRuler;
}

/** What a tithi is. */
export interface TithiResult {
  /** 1 to 30, from the new moon on. */
  readonly number: number;
  readonly name: string;
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
  readonly name: string;
  /** The name in Devanagari. */
  readonly devanagari: string;
  /** The nakshatra's lord in the Vimshottari order. */
  readonly ruler: string;
  readonly deity: string;
  readonly nature: Nature;
  readonly gana: Gana;
}

/** What a yoga is. */
export interface YogaResult {
  /** 1 to 27. */
  readonly number: number;
  readonly name: string;
  /** The name in Devanagari. */
  readonly devanagari: string;
  readonly quality: YogaQuality;
}

/** What a karana is. */
export interface KaranaResult {
  /** 1 to 60, from the new moon on. */
  readonly number: number;
  readonly name: string;
  /** The name in Devanagari. */
  readonly devanagari: string;
  readonly type: KaranaType;
}

export function running(
  timeZone: string,
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): Running {
  return { starts_at: formatLocalWithOffset(timeZone, startsAt), ends_at: formatLocalWithOffset(timeZone, endsAt) };
}

/** A lunar month of either reckoning. */
export interface LunarMonthResult {
  /** 1 (Chaitra) to 12 (Phalguna). */
  readonly number: number;
  readonly name: string;
  /** Whether it is the additional month before the one of the same name. */
  readonly adhika: boolean;
}

export function varaResult({ number, name, sanskrit, lord }: Vara): VaraResult {
  return { number, name, sanskrit, lord };
}

export function tithiResult({ number, name, paksha, numberInPaksha, group }: Tithi): TithiResult {
  const devanagari = numbered(DEVANAGARI.tithis, paksha === 'krishna' && numberInPaksha === 15 ? 16 : numberInPaksha);
  return { number, name, devanagari, paksha, number_in_paksha: numberInPaksha, group };
}

export function dayNakshatraResult({ number, name, ruler, deity, nature, gana }: Nakshatra): DayNakshatraResult {
  return { number, name, devanagari: numbered(DEVANAGARI.nakshatras, number), ruler, deity, nature, gana };
}

export function yogaResult({ number, name, quality }: Yoga): YogaResult {
  return { number, name, devanagari: numbered(DEVANAGARI.yogas, number), quality };
}

export function karanaResult({ number, name, type }: Karana): KaranaResult {
  return { number, name, devanagari: DEVANAGARI.karanas[name], type };
}

export function lunarMonthResult({ number, name, adhika }: MonthName): LunarMonthResult {
  return { number, name, adhika };
}

/** The fields that tell when something runs. */
// @__NO_SIDE_EFFECTS__
export function runningFields() {
  return { starts_at: field.localTime(), ends_at: field.localTime() };
}

// @__NO_SIDE_EFFECTS__
export function varaSchema() {
  return field.open({
    number: field.integer(1, 7, 'Sunday is 1.'),
    name: field.text('English name.'),
    sanskrit: field.text(),
    lord: field.oneOf(SIGN_RULERS, 'The graha that rules the day.'),
  });
}

// @__NO_SIDE_EFFECTS__
export function tithiFields() {
  return {
    number: field.integer(1, 30, 'Counted from the new moon.'),
    name: field.text(),
    devanagari: field.text('The name in Devanagari.'),
    paksha: field.oneOf(PAKSHAS, 'The bright half or the dark one.'),
    number_in_paksha: field.integer(1, 15),
    group: field.oneOf(TITHI_GROUPS),
  };
}

// @__NO_SIDE_EFFECTS__
export function dayNakshatraFields() {
  return {
    number: field.integer(1, 27, 'Ashwini is 1, Revati 27.'),
    name: field.text(),
    devanagari: field.text('The name in Devanagari.'),
    ruler: field.text('Lord of the nakshatra in the Vimshottari order.'),
    deity: field.text(),
    nature: field.oneOf(NATURES),
    gana: field.oneOf(GANAS),
  };
}

// @__NO_SIDE_EFFECTS__
export function yogaFields() {
  return {
    number: field.integer(1, 27),
    name: field.text(),
    devanagari: field.text('The name in Devanagari.'),
    quality: field.oneOf(['auspicious', 'inauspicious']),
  };
}

// @__NO_SIDE_EFFECTS__
export function karanaFields() {
  return {
    number: field.integer(1, 60, 'Half tithis, counted from the new moon.'),
    name: field.text(),
    devanagari: field.text('The name in Devanagari.'),
    type: field.oneOf(['movable', 'fixed']),
  };
}

// @__NO_SIDE_EFFECTS__
export function lunarMonthFields() {
  return {
    number: field.integer(1, 12, 'Chaitra is 1, Phalguna 12.'),
    name: field.text(),
    adhika: field.flag('Whether it is the additional month before the one of the same name.'),
  };
}
