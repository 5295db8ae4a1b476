import { countryCode } from './country-code.js';
import type { FoundPlace, PlaceOptions } from './find-places.js';
import { meantBy } from './meant.js';

/** A place by the columns of a table that name it. */
export interface NamedPlace {
  readonly name: string;
  readonly state?: string | undefined;
  /** Code or name of a country. */
  readonly country?: string | undefined;
  /** Code of the country that is meant where a name without one could be several places. */
  readonly preferred?: string | undefined;
}

/** The search by which places are found. */
type Finder = (query: string, options: PlaceOptions) => Promise<readonly FoundPlace[]>;

/** Why none was taken: `country` for one that is not known, `unknown` where no place is called so. */
type PlaceDoubt = 'several' | 'doubtful' | 'unknown' | 'country';

/** The place that is meant, or why it is not sure which, and what it may be. */
export type PlaceRead =
  | { readonly place: FoundPlace }
  | { readonly doubt: PlaceDoubt; readonly places: readonly FoundPlace[] };

/**
 * The place that is named, by the rule of the pages: one that is called so and that is alone so called or much larger
 * than the others. Of several the preferred country has the one that is meant, if one alone there is called so.
 *
 * @throws CalculationError `invalid_input` for a text that is too long for a search
 */
export async function readNamedPlace(
  { name, state, country, preferred }: NamedPlace,
  findPlaces: Finder,
): Promise<PlaceRead> {
  const code = country === undefined ? undefined : countryCode(country);
  if (country !== undefined && code === undefined) return { doubt: 'country', places: [] };
  const query = state === undefined ? name : `${name}, ${state}`;
  const { places, certainty } = meantBy(query, await findPlaces(query, { country: code }));
  const [first] = places;
  if (!first) return { doubt: 'unknown', places };
  if (certainty === 'clear') return { place: first };
  const home =
    certainty === 'several' && code === undefined ? await calledSoIn(query, preferred, findPlaces) : undefined;
  return home ? { place: home } : { doubt: certainty, places };
}

/** The place that is meant in a country, if it is called as was typed and does not only begin so. */
async function calledSoIn(
  query: string,
  country: string | undefined,
  findPlaces: Finder,
): Promise<FoundPlace | undefined> {
  if (country === undefined) return undefined;
  const { places, certainty } = meantBy(query, await findPlaces(query, { country }));
  const [first] = places;
  return certainty === 'clear' && (first?.match === 'exact' || first?.match === 'other_name') ? first : undefined;
}
