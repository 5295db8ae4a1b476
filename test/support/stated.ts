import type { BirthFields, StatedBirth } from '../../src/base/input/birth.js';
import type { Texts } from '../../src/base/time/temporal.js';
import { readInput, valuesOf } from '../../src/calculation/read-input.js';
import { NATAL_BIRTH, statedBirth } from '../../src/contract/birth-fields.js';
import { moonSignTool } from '../../src/entries/index.js';
import { ZONES } from './zones.js';

/** The birth that fields state, as a tool of a birth reads them. */
export function stated(fields: Texts<BirthFields>): StatedBirth {
  return statedBirth(valuesOf(moonSignTool, readInput(moonSignTool, fields, 'wide', ZONES)), NATAL_BIRTH.birth, {});
}
