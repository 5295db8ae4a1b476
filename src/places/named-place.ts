import { countryCode } from './country-code.js';
import { type FoundPlace, findPlaces } from './find-places.js';
import { meantBy } from './meant.js';

/** A place by the columns of a table that name it. */
export interface NamedPlace {
  readonly name: string;
  readonly state?: string | undefined;
  /** Code or name of a country. */
  readonly country?: string | undefined;
}

/** Why none was taken: `country` for one that is not known, `unknown` where no place is called so. */
type PlaceDoubt = 'several' | 'doubtful' | 'unknown' | 'country';

/** The place that is meant, or why it is not sure which, and what it may be. */
export type PlaceRead =
  | { readonly place: FoundPlace }
  | { readonly doubt: PlaceDoubt; readonly places: readonly FoundPlace[] };

/**
 * The place that is named, by the rule of the pages: one that is called so and that is alone so called or much larger
 * than the others.
 *
 * @throws CalculationError `invalid_input` for a text that is too long for a search
 */
export function readNamedPlace({ name, state, country }: NamedPlace): PlaceRead {
  const code = country === undefined ? undefined : countryCode(country);
  if (country !== undefined && code === undefined) return { doubt: 'country', places: [] };
  const query = state === undefined ? name : `${name}, ${state}`;
  const { places, certainty } = meantBy(query, findPlaces(query, { country: code }));
  const [first] = places;
  if (!first) return { doubt: 'unknown', places };
  return certainty === 'clear' ? { place: first } : { doubt: certainty, places };
}
