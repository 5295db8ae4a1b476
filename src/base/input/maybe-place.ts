import type { Place } from '../ephemeris/ascendant.js';
import { invalidInput } from '../errors.js';
import { because } from '../reasons.js';

/**
 * A place that may be left out, both of whose coordinates are needed where there is one. `before` stands before the names
 * of its fields.
 */
export function maybePlace(
  {
    latitude,
    longitude,
  }: { readonly latitude?: number | null | undefined; readonly longitude?: number | null | undefined },
  before = '',
): Place | undefined {
  if (latitude == null && longitude == null) return undefined;
  // The sum turns -0, which JSON has not, into 0.
  if (latitude != null && longitude != null) return { latitude: latitude + 0, longitude: longitude + 0 };
  const missing = latitude == null ? `${before}latitude` : `${before}longitude`;
  const message = 'A place has a latitude and a longitude: give both or neither.';
  throw invalidInput([because({ field: missing, message }, 'required', {})]);
}
