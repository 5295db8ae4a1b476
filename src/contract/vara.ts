import * as field from '../base/schema/fields.js';
import type { SignRuler } from '../base/zodiac/graha.js';
import {
  SANSKRIT_VARA_NAMES,
  type SanskritVaraName,
  VARA_NAMES,
  type Vara,
  type VaraName,
} from '../rules/panchanga/tables.js';
import { named } from './named.js';
import { signRuler } from './vocabulary.js';

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

// @__NO_SIDE_EFFECTS__
export function varaName(description = 'English name of the weekday, which runs from sunrise to sunrise.') {
  return named('weekday', VARA_NAMES, description);
}

// @__NO_SIDE_EFFECTS__
export function varaRuler(description = 'The graha that rules the weekday.') {
  return signRuler(description);
}

// @__NO_SIDE_EFFECTS__
export function varaSchema() {
  return field.open({
    number: field.integer(1, 7, '1 (Sunday) to 7 (Saturday).'),
    name: varaName(),
    sanskrit: named('vara', SANSKRIT_VARA_NAMES, 'Sanskrit name.'),
    ruler: varaRuler(),
  });
}
