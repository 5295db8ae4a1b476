import type { Place } from '../base/ephemeris/ascendant.js';
import { maybePlace } from '../base/input/maybe-place.js';
import * as field from '../base/schema/fields.js';

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
  return maybePlace({ latitude: current_latitude, longitude: current_longitude }, 'current_');
}

/** The fields of it; `what` says what is there. */
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
