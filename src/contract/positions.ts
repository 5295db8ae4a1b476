import * as field from '../base/schema/fields.js';
import { type NakshatraName, nakshatraOf } from '../base/zodiac/nakshatra.js';
import { degreeInRashi, type Graha, rashiOf, type SignName, type SignRuler } from '../base/zodiac/rashi.js';
import { CONFIDENCES } from '../rules/natal/unknown-birth-time.js';
import {
  SANSKRIT_VARA_NAMES,
  type SanskritVaraName,
  VARA_NAMES,
  type Vara,
  type VaraName,
} from '../rules/panchanga/tables.js';
import {
  degreeInSign,
  nakshatraName,
  nakshatraNumber,
  nakshatraRuler,
  named,
  pada,
  signName,
  signNumber,
  signRuler,
} from './vocabulary.js';

/** A longitude told by its sign, as results show it. */
export interface RashiResult {
  /** English name. */
  readonly name: SignName;
  /** 1 (Aries) to 12 (Pisces). */
  readonly number: number;
  /** Degrees in [0, 30), six decimals. */
  readonly degree_in_sign: number;
  /** The graha that rules the sign. */
  readonly ruler: SignRuler;
}

/** A longitude told by its nakshatra, as results show it. */
export interface NakshatraResult {
  readonly name: NakshatraName;
  /** 1 (Ashwini) to 27 (Revati). */
  readonly number: number;
  /** 1 to 4. */
  readonly pada: number;
  /** In the Vimshottari order. */
  readonly ruler: Graha;
}

/** An object with an entry for each key, in their order. */
// @__NO_SIDE_EFFECTS__
export function keyed<Key extends string, Value>(keys: readonly Key[], entry: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, entry(key)])) as Record<Key, Value>;
}

/** The nakshatra of a longitude in microdegrees by itself, without its pada. */
export function nakshatraOnly(microdegrees: number): Omit<NakshatraResult, 'pada'> {
  const { name, number, ruler } = nakshatraOf(microdegrees).nakshatra;
  return { name, number, ruler };
}

/** The sign of a longitude in microdegrees by itself, without where in it that is. */
export function rashiOnly(microdegrees: number): Omit<RashiResult, 'degree_in_sign'> {
  const { name, number, ruler } = rashiOf(microdegrees);
  return { name, number, ruler };
}

export function rashiResult(microdegrees: number): RashiResult {
  const { name, number, ruler } = rashiOf(microdegrees);
  return { name, number, degree_in_sign: degreeInRashi(microdegrees), ruler };
}

export function nakshatraResult(microdegrees: number): NakshatraResult {
  const { nakshatra, pada } = nakshatraOf(microdegrees);
  return { name: nakshatra.name, number: nakshatra.number, pada, ruler: nakshatra.ruler };
}

export function rashiSchema() {
  return field.open({ name: signName(), number: signNumber(), degree_in_sign: degreeInSign(), ruler: signRuler() });
}

export function nakshatraSchema() {
  return field.open({ name: nakshatraName(), number: nakshatraNumber(), pada: pada(), ruler: nakshatraRuler() });
}

export function confidenceSchema(description = 'How far the answer can be relied on.') {
  return named('confidence', CONFIDENCES, description);
}

export function birthTimeKnown() {
  return field.flag('Whether the birth time was given; noon stands in for an unknown one.');
}

/** The weekday, which runs from sunrise to sunrise. */
export interface VaraResult {
  /** 1 (Sunday) to 7 (Saturday). */
  readonly number: number;
  /** English name. */
  readonly name: VaraName;
  readonly sanskrit: SanskritVaraName;
  /** The graha that rules the day. */
  readonly ruler: SignRuler;
}

export function varaResult({ number, name, sanskrit, lord }: Vara): VaraResult {
  return { number, name, sanskrit, ruler: lord };
}

export function varaName(description = 'English name of the weekday, which runs from sunrise to sunrise.') {
  return named('weekday', VARA_NAMES, description);
}

export function varaRuler(description = 'The graha that rules the weekday.') {
  return signRuler(description);
}

export function varaSchema() {
  return field.open({
    number: field.integer(1, 7, '1 (Sunday) to 7 (Saturday).'),
    name: varaName(),
    sanskrit: named('vara', SANSKRIT_VARA_NAMES, 'Sanskrit name.'),
    ruler: varaRuler(),
  });
}
