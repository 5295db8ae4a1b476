import type { PlaceFields } from '../../catalog/place-fields.js';
import { searchPlaces } from '../web/places.js';
import { flagOf } from './flags.js';
import { type Output, UsageError } from './settings.js';

/** Places that are named where none is called as was asked. */
const CANDIDATES = 5;

/**
 * The texts of the fields of the first place of a name, which is told: a name alone is seldom that of one place.
 *
 * @throws UsageError where no place is known by it, or only with a typing error: then it names those
 */
export async function fieldsOfPlace(
  query: string,
  { latitude, longitude, zone, name }: PlaceFields,
  errors: Output,
): Promise<Record<string, string>> {
  const places = await searchPlaces(query, { limit: CANDIDATES });
  const [place] = places;
  const fields = [latitude, longitude, ...(zone === undefined ? [] : [zone])];
  const flags = fields.map((field) => `--${flagOf(field)}`).join(', ');
  if (!place) throw new UsageError(`No place is known by the name "${query}". Give ${flags} instead.`);
  if (place.match === 'typing') {
    const candidates = places.map(({ label }) => `\n  ${label}`).join('');
    throw new UsageError(`No place is called "${query}". Give ${flags}, or the name of one of these:${candidates}`);
  }
  const told = [place.name, place.region, place.country].filter((part) => part !== null).join(', ');
  const instead = place.match === 'locality' ? `"${query}" is not known, taken for it: ` : '';
  errors.write(`nirayana: ${instead}${told} (${place.latitude}, ${place.longitude}, ${place.timezone})\n`);
  return {
    [latitude]: String(place.latitude),
    [longitude]: String(place.longitude),
    ...(zone !== undefined && { [zone]: place.timezone }),
    ...(name !== undefined && { [name]: place.name }),
  };
}
