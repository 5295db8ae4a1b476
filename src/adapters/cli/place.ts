import { flagOf, type PlaceFields } from './flags.js';
import { type Output, UsageError } from './terminal.js';

/**
 * The texts of the fields of the first place of a name, which is told: a name alone is seldom that of one place.
 *
 * @throws UsageError where no place is known by it
 */
export async function fieldsOfPlace(
  query: string,
  { latitude, longitude, zone, name }: PlaceFields,
  errors: Output,
): Promise<Record<string, string>> {
  const { findPlaces } = await import('../../places/find-places.js');
  const [place] = findPlaces(query, { limit: 1 });
  if (!place) {
    const flags = [latitude, longitude, ...(zone === undefined ? [] : [zone])].map((field) => `--${flagOf(field)}`);
    throw new UsageError(`No place is known by the name "${query}". Give ${flags.join(', ')} instead.`);
  }
  const told = [place.name, place.region, place.country].filter((part) => part !== null).join(', ');
  errors.write(`nirayana: ${told} (${place.latitude}, ${place.longitude}, ${place.timezone})\n`);
  return {
    [latitude]: String(place.latitude),
    [longitude]: String(place.longitude),
    ...(zone !== undefined && { [zone]: place.timezone }),
    ...(name !== undefined && { [name]: place.name }),
  };
}
