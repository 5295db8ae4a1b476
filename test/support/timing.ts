import type { Environment } from '../../src/entries/index.js';
import * as library from '../../src/entries/index.js';
import { ANY_LANGUAGE } from './languages.js';

/** A timing tool that may be asked in any language. */
function inAny<Input, Answer>(tool: (input: Input, environment?: Partial<Environment>) => Answer) {
  return (input: Input, environment?: Partial<Environment>) => tool(input, { ...ANY_LANGUAGE, ...environment });
}

export const bestTimeToday = inAny(library.bestTimeToday);
export const monthlySnapshot = inAny(library.monthlySnapshot);
export const personalActivation = inAny(library.personalActivation);
export const pushOrWait = inAny(library.pushOrWait);
export const relationshipWeather = inAny(library.relationshipWeather);

/** What an answer rests on, without the words of any language. */
export function unworded({ uncertainty: _, caveats, ...rest }: library.Provenance) {
  return { ...rest, caveats: caveats.map(({ message: _, ...caveat }) => caveat) };
}
