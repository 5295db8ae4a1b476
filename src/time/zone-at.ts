import lookup from '@photostructure/tz-lookup';

/** Finds the IANA zone of a place, from degrees north and east. */
export type ZoneFinder = (latitude: number, longitude: number) => string;

/**
 * The default finder: a table of 72 kB, offline. It agrees with the exact borders for 98 % of 7,281 cities; close to
 * a border it can name the neighbour, so a caller who knows the zone should say so.
 */
export const zoneAt: ZoneFinder = (latitude, longitude) => lookup(latitude, longitude);
