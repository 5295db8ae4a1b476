import { HINDI } from '../data/locale/hi.js';
import type { Karana, Tithi, Yoga } from '../data/panchanga.js';
import * as field from '../schema/fields.js';
import { formatLocalWithOffset } from '../time/zone.js';
import type { Nakshatra } from '../zodiac/nakshatra.js';
import type { Span } from './day-parts.js';

/** A stretch of time, local date-times with offset; it holds its start and not its end. */
export interface WindowResult {
  readonly start: string;
  readonly end: string;
}

/** When something runs, local date-times with offset; it holds its start and not its end. */
export interface Running {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What a tithi is. */
export interface TithiName {
  /** 1 to 30, from the new moon on. */
  readonly number: number;
  readonly name: string;
  /** The name in Devanagari. */
  readonly devanagari: string;
  readonly paksha: 'shukla' | 'krishna';
  /** 1 to 15. */
  readonly number_in_paksha: number;
  readonly group: 'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna';
}

/** What a nakshatra of a day is. */
export interface NakshatraName {
  /** 1 (Ashwini) to 27 (Revati). */
  readonly number: number;
  readonly name: string;
  /** The name in Devanagari. */
  readonly devanagari: string;
  /** The nakshatra's lord in the Vimshottari order. */
  readonly ruler: string;
  readonly deity: string;
  readonly nature: 'laghu' | 'mridu' | 'dhruva' | 'chara' | 'mishra' | 'ugra' | 'tikshna';
  readonly gana: 'deva' | 'manushya' | 'rakshasa';
}

/** What a yoga is. */
export interface YogaName {
  /** 1 to 27. */
  readonly number: number;
  readonly name: string;
  /** The name in Devanagari. */
  readonly devanagari: string;
  readonly quality: 'auspicious' | 'inauspicious';
}

/** What a karana is. */
export interface KaranaName {
  /** 1 to 60, from the new moon on. */
  readonly number: number;
  readonly name: string;
  /** The name in Devanagari. */
  readonly devanagari: string;
  readonly type: 'movable' | 'fixed';
}

export function windowResult(timeZone: string, { start, end }: Span): WindowResult {
  return { start: formatLocalWithOffset(timeZone, start), end: formatLocalWithOffset(timeZone, end) };
}

export function running(
  timeZone: string,
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): Running {
  return { starts_at: formatLocalWithOffset(timeZone, startsAt), ends_at: formatLocalWithOffset(timeZone, endsAt) };
}

const { names } = HINDI;

function devanagariOf(list: readonly string[], number: number): string {
  return list[number - 1] as string;
}

export function tithiName({ number, name, paksha, numberInPaksha, group }: Tithi): TithiName {
  const devanagari = devanagariOf(names.tithis, paksha === 'krishna' && numberInPaksha === 15 ? 16 : numberInPaksha);
  return { number, name, devanagari, paksha, number_in_paksha: numberInPaksha, group };
}

export function nakshatraName({ number, name, ruler, deity, nature, gana }: Nakshatra): NakshatraName {
  return { number, name, devanagari: devanagariOf(names.nakshatras, number), ruler, deity, nature, gana };
}

export function yogaName({ number, name, quality }: Yoga): YogaName {
  return { number, name, devanagari: devanagariOf(names.yogas, number), quality };
}

export function karanaName({ number, name, type }: Karana): KaranaName {
  return { number, name, devanagari: names.karanas[name], type };
}

// @__NO_SIDE_EFFECTS__
export function windowSchema() {
  return field.open({ start: localTime(), end: localTime() });
}

/** A local date-time with its offset. */
// @__NO_SIDE_EFFECTS__
export function localTime(description = 'Local date-time with offset.') {
  return field.text(description);
}

/** The fields that tell when something runs. */
// @__NO_SIDE_EFFECTS__
export function runningFields() {
  return { starts_at: localTime(), ends_at: localTime() };
}

// @__NO_SIDE_EFFECTS__
export function tithiFields() {
  return {
    number: field.integer(1, 30, 'Counted from the new moon.'),
    name: field.text(),
    devanagari: field.text('The name in Devanagari.'),
    paksha: field.oneOf(['shukla', 'krishna'], 'The bright half or the dark one.'),
    number_in_paksha: field.integer(1, 15),
    group: field.oneOf(['nanda', 'bhadra', 'jaya', 'rikta', 'purna']),
  };
}

// @__NO_SIDE_EFFECTS__
export function nakshatraFields() {
  return {
    number: field.integer(1, 27, 'Ashwini is 1, Revati 27.'),
    name: field.text(),
    devanagari: field.text('The name in Devanagari.'),
    ruler: field.text('Lord of the nakshatra in the Vimshottari order.'),
    deity: field.text(),
    nature: field.oneOf(['laghu', 'mridu', 'dhruva', 'chara', 'mishra', 'ugra', 'tikshna']),
    gana: field.oneOf(['deva', 'manushya', 'rakshasa']),
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
