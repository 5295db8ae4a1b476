import { NAKSHATRAS, type NakshatraDeity } from '../../base/zodiac/nakshatra.js';
import type { Names } from './kinds.js';

/** Names that are called what they are. */
// @__NO_SIDE_EFFECTS__
export function themselves<Name extends string>(...lists: readonly (readonly Name[])[]): Readonly<Record<Name, Name>> {
  return Object.fromEntries(lists.flat().map((name) => [name, name])) as Record<Name, Name>;
}

/** The deities of the nakshatras, of which one nakshatra has two, with the "and" of a language. */
// @__NO_SIDE_EFFECTS__
export function latinDeities(and: string): Names['deity'] {
  return Object.fromEntries(NAKSHATRAS.map(({ deity }) => [deity, deity.replace(' and ', ` ${and} `)])) as Record<
    NakshatraDeity,
    string
  >;
}
