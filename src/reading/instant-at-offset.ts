import type { Ephemeris } from '../base/ephemeris/ephemeris.js';
import { offsetZones } from '../calculation/offset-zones.js';
import type { AnyBirth } from './instant.js';
import { type BirthInstant, type InstantOptions, instantBy } from './stated-instant.js';

/** What an offset would tell by another clock nobody asks: it is the clock. */
const NO_SKY: Ephemeris = {
  description: { library: 'none', version: 'none', source: 'none' },
  span: { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY },
  position: unasked,
  motion: unasked,
};

function unasked(): never {
  throw new Error('The instant of a birth at an offset asks for no position.');
}

/**
 * {@link instantOf} for births whose zone is an offset such as `+05:30`, local mean time (`LMT`) or `UTC`. Neither
 * zones
 * nor an ephemeris come into the bundle of an application that asks by nothing else.
 *
 * @throws CalculationError as {@link instantOf} does, and for a zone by its name and for coordinates without a zone.
 *
 * @example
 * import { instantAtOffset } from 'nirayana/read';
 *
 * const ulm = { latitude: 48.4, longitude: 10 };
 * const { utc, utcOffset } = instantAtOffset({ date: '1879-03-14', time: '11:30', zone: 'LMT', place: ulm });
 * [utc, utcOffset]; // => ['1879-03-14T10:50:00Z', '+00:40']
 */
export function instantAtOffset(birth: AnyBirth, options: InstantOptions = {}): BirthInstant {
  return instantBy(birth, options, { ephemeris: NO_SKY, zones: offsetZones('instantAtOffset') });
}
