import type { Place } from '../ephemeris/ascendant.js';
import { invalidInput } from '../errors.js';
import { because } from '../reasons.js';
import * as field from '../schema/fields.js';

/** Where somebody is beside the birth place, degrees north and east; both or neither. Absent: the birth place. */
export interface SecondPlaceFields {
  readonly current_latitude?: number | null;
  readonly current_longitude?: number | null;
}

/**
 * The second place of an input, or undefined.
 *
 * @throws CalculationError `invalid_input` where one of the two is missing.
 */
export function secondPlace({ current_latitude, current_longitude }: SecondPlaceFields): Place | undefined {
  if (current_latitude == null && current_longitude == null) return undefined;
  if (current_latitude != null && current_longitude != null) {
    // The sum turns -0, which JSON has not, into 0.
    return { latitude: current_latitude + 0, longitude: current_longitude + 0 };
  }
  const missing = current_latitude == null ? 'current_latitude' : 'current_longitude';
  const message = 'A place has a latitude and a longitude: give both or neither.';
  throw invalidInput([because({ field: missing, message }, 'required', {})]);
}

/** The fields of it; `what` says what is there. */
// @__NO_SIDE_EFFECTS__
export function secondPlaceInput(what: string) {
  return {
    current_latitude: field.optional(
      field.nullableLatitude(`Degrees north of ${what}; the birth place when left out or null.`),
    ),
    current_longitude: field.optional(
      field.nullableLongitude(`Degrees east of ${what}; the birth place when left out or null.`),
    ),
  };
}
