import { defaultEphemeris } from '../base/ephemeris/default.js';
import { CalculationError } from '../base/errors.js';
import { ZONE_NAMES } from '../base/input/zone-names.js';
import { because } from '../base/reasons.js';
import type { AnyBirth } from './instant.js';
import { type BirthInstant, type InstantOptions, instantBy } from './stated-instant.js';

/**
 * {@link instantOf} for births that all name their zone: what finds the zone of coordinates does not come into the
 * bundle
 * of an application that asks by nothing else. One that the option `zoneAt` gives is asked.
 *
 * @throws CalculationError as {@link instantOf} does, and for coordinates without a zone.
 *
 * @example
 * import { instantNamed } from 'nirayana/read';
 *
 * const birth = { date: '1947-08-15', time: '00:00', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
 * instantNamed(birth).utc; // => '1947-08-14T18:30:00Z'
 */
export function instantNamed(birth: AnyBirth, options: InstantOptions = {}): BirthInstant {
  return instantBy(birth, options, { ephemeris: defaultEphemeris, zones: { ...ZONE_NAMES, at: nowhere } });
}

function nowhere(): never {
  const message = 'instantNamed finds no time zone for coordinates: name one.';
  throw because(new CalculationError('engine_error', message), 'no_zone_found', {});
}
