import { type ResolvedBirth, resolveBirth, type StatedBirth } from '../base/input/birth.js';
import type { CalculationContext } from './options.js';

/** An input, read, with the birth that it states. */
export interface OfBirth {
  readonly birth: StatedBirth;
}

/** What a tool does with a birth, for one whose input states nothing else. */
// @__NO_SIDE_EFFECTS__
export function ofBirth<Calculated>(
  calculated: (birth: ResolvedBirth, context: CalculationContext) => Calculated,
): (input: OfBirth, context: CalculationContext) => Calculated {
  return ({ birth }, context) => calculated(resolveBirth(birth, context), context);
}
