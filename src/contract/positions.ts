import { CONFIDENCES } from '../natal/confidence.js';
import * as field from '../schema/fields.js';
import { nakshatraOf } from '../zodiac/nakshatra.js';
import { degreeInRashi, rashiOf } from '../zodiac/rashi.js';

/** A longitude told by its sign, as results show it. */
export interface RashiResult {
  /** English name. */
  readonly name: string;
  /** 1 (Aries) to 12 (Pisces). */
  readonly number: number;
  /** Degrees in [0, 30), six decimals. */
  readonly degree_in_sign: number;
  /** The graha that rules the sign. */
  readonly ruler: string;
}

/** A longitude told by its nakshatra, as results show it. */
export interface NakshatraResult {
  readonly name: string;
  /** 1 (Ashwini) to 27 (Revati). */
  readonly number: number;
  /** 1 to 4. */
  readonly pada: number;
  /** The nakshatra's lord in the Vimshottari order. */
  readonly ruler: string;
}

/** An object with an entry for each key, in their order. */
// @__NO_SIDE_EFFECTS__
export function keyed<Key extends string, Value>(keys: readonly Key[], entry: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, entry(key)])) as Record<Key, Value>;
}

export function rashiResult(microdegrees: number): RashiResult {
  const { name, number, ruler } = rashiOf(microdegrees);
  return { name, number, degree_in_sign: degreeInRashi(microdegrees), ruler };
}

export function nakshatraResult(microdegrees: number): NakshatraResult {
  const { nakshatra, pada } = nakshatraOf(microdegrees);
  return { name: nakshatra.name, number: nakshatra.number, pada, ruler: nakshatra.ruler };
}

// @__NO_SIDE_EFFECTS__
export function rashiSchema() {
  return field.open({
    name: field.text('English name of the sign.'),
    number: field.integer(1, 12, 'Aries is 1, Pisces 12.'),
    degree_in_sign: field.number('Degrees from the start of the sign.'),
    ruler: field.text('The graha that rules the sign.'),
  });
}

// @__NO_SIDE_EFFECTS__
export function nakshatraSchema() {
  return field.open({
    name: field.text('Name of the nakshatra.'),
    number: field.integer(1, 27, 'Ashwini is 1, Revati 27.'),
    pada: field.integer(1, 4, 'Quarter of the nakshatra.'),
    ruler: field.text('Lord of the nakshatra in the Vimshottari order.'),
  });
}

// @__NO_SIDE_EFFECTS__
export function confidenceSchema(description = 'How far the answer can be relied on.') {
  return field.oneOf(CONFIDENCES, description);
}
