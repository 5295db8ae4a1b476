import * as field from '../../base/schema/fields.js';
import type { Zone } from '../../base/time/zone.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import { type WindowResult, windowFields, windowResult } from '../../contract/day-divisions.js';
import { graha, named } from '../../contract/vocabulary.js';
import {
  AGNIVASAS,
  type Agnivasa,
  COMPASS,
  type CompassDirection,
  type DirectionsOfDay,
  SHIVAVASAS,
  type Shivavasa,
} from '../../rules/panchanga/directions.js';
import { CHOGHADIYA_QUALITIES, type ChoghadiyaQuality } from '../../rules/panchanga/tables.js';

/** A direction for as long as it is that. */
export interface DirectionResult extends WindowResult {
  readonly direction_code: CompassDirection;
}

export interface AgnivasaResult extends WindowResult {
  readonly agnivasa_code: Agnivasa;
  readonly quality: ChoghadiyaQuality;
}

export interface ShivavasaResult extends WindowResult {
  readonly shivavasa_code: Shivavasa;
  readonly quality: ChoghadiyaQuality;
}

export interface HomahutiResult extends WindowResult {
  readonly planet: Graha;
  readonly quality: ChoghadiyaQuality;
}

/** What a day from sunrise to sunrise says of directions and dwellings. */
export interface DirectionsResult {
  /** In which no journey is begun that weekday. */
  readonly disha_shool_direction_code: CompassDirection;
  /** The same while the Moon is in four of the nakshatras. */
  readonly nakshatra_shool: readonly DirectionResult[];
  /** Where the Moon dwells by her sign. */
  readonly chandra_vasa: readonly DirectionResult[];
  /** Where the fire of offerings dwells: on the earth is good. */
  readonly agnivasa: readonly AgnivasaResult[];
  readonly shivavasa: readonly ShivavasaResult[];
  /** Into whose mouth an offering falls. */
  readonly homahuti: readonly HomahutiResult[];
}

export function directionsResult(timeZone: Zone, of: DirectionsOfDay): DirectionsResult {
  const window = (span: { readonly start: number; readonly end: number }) => windowResult(timeZone, span);
  return {
    disha_shool_direction_code: of.dishaShool,
    nakshatra_shool: of.nakshatraShools.map((one) => Object.assign({ direction_code: one.direction }, window(one))),
    chandra_vasa: of.chandraVasas.map((one) => Object.assign({ direction_code: one.direction }, window(one))),
    agnivasa: of.agnivasas.map((one) => Object.assign({ agnivasa_code: one.place, quality: one.quality }, window(one))),
    shivavasa: of.shivavasas.map((one) =>
      Object.assign({ shivavasa_code: one.place, quality: one.quality }, window(one)),
    ),
    homahuti: of.homahutis.map((one) => Object.assign({ planet: one.graha, quality: one.quality }, window(one))),
  };
}

export function directionsSchema() {
  const quality = () => named('quality', CHOGHADIYA_QUALITIES, 'What it is good for.');
  const direction = (description: string) => named('compass', COMPASS, description);
  return field.open({
    disha_shool_direction_code: direction('In which no journey is begun that weekday.'),
    nakshatra_shool: field.list(
      field.open({ direction_code: direction('In which no journey is begun meanwhile.'), ...windowFields() }),
    ),
    chandra_vasa: field.list(
      field.open({ direction_code: direction('Where the Moon dwells by her sign.'), ...windowFields() }),
    ),
    agnivasa: field.list(
      field.open({
        agnivasa_code: named('agnivasa', AGNIVASAS, 'Where the fire of offerings dwells.'),
        quality: quality(),
        ...windowFields(),
      }),
    ),
    shivavasa: field.list(
      field.open({
        shivavasa_code: named('shivavasa', SHIVAVASAS, 'Where Shiva dwells.'),
        quality: quality(),
        ...windowFields(),
      }),
    ),
    homahuti: field.list(
      field.open({ planet: graha('Into whose mouth an offering falls.'), quality: quality(), ...windowFields() }),
    ),
  });
}
