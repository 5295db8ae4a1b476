import { type FieldError, invalidInput, isCalculationError } from '../../base/errors.js';
import { type ObjectSchema, readFields } from '../../base/schema/validate.js';
import type { FoundPlace } from '../../places/find-places.js';
import type { Place } from '../../places/place-table.js';
import { placeSearch, searchPlaces } from '../web/places.js';
import type { Arguments } from './calculation.js';

/** What a search for places takes. */
export const PLACE_QUERY: ObjectSchema = {
  type: 'object',
  required: ['query'],
  properties: {
    query: {
      type: 'string',
      description:
        'A name of at most 100 characters, with a region or country after it where it is known. One typing error is forgiven.',
    },
    country: { type: 'string', description: 'ISO 3166-1 code of the only country to look in, such as IN.' },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 50,
      description: 'How many places to give at most; 8 when left out.',
    },
  },
  additionalProperties: false,
};

export interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  readonly attribution: string;
}

/**
 * Places by name. The data are loaded with the first search.
 *
 * @throws CalculationError `invalid_input` with one item for each failing argument.
 */
export async function searchedPlaces(given: Arguments): Promise<FoundPlaces> {
  const { ATTRIBUTION } = await placeSearch.get();
  const { fieldErrors, count } = readFields(PLACE_QUERY, given);
  const { query, country, limit } = given as { query: string; country?: string; limit?: number };
  try {
    const places = await searchPlaces(query, { country, limit });
    if (count === 0) return { places, attribution: ATTRIBUTION };
    throw invalidInput(fieldErrors, count);
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    const isNew = ({ field }: FieldError) => fieldErrors.every((known) => known.field !== field);
    const more = error.fieldErrors.filter(isNew);
    throw invalidInput([...fieldErrors, ...more], count + more.length);
  }
}

/** Whether nothing is called as was asked, so that what was found may be another place. */
export function areDoubtful({ places: [first] }: FoundPlaces): boolean {
  return first?.match === 'typing' || first?.match === 'locality';
}

/** The same for a reader, with what to do where none is called as was asked. */
export function placesText(found: FoundPlaces): string {
  if (found.places.length === 0) {
    return 'No place is known by this name. Ask for its coordinates and its IANA time zone.';
  }
  return areDoubtful(found) ? `${DOUBT}\n${linesOf(found)}` : linesOf(found);
}

/** A line for each place, and where they come from. */
export function linesOf({ places, attribution }: FoundPlaces): string {
  const lines = places.map(
    (place) => `${placeName(place)}: latitude ${place.latitude}, longitude ${place.longitude}, zone ${place.timezone}`,
  );
  return [...lines, attribution].join('\n');
}

/** What an answer says before places of other names. */
const DOUBT = 'No place is called exactly so. Ask which of these is meant, or for coordinates, before you go on:';

/** A place by the names that tell it from others. */
function placeName({ name, region, country }: Place): string {
  return [name, region, country].filter((part) => part !== null).join(', ');
}
