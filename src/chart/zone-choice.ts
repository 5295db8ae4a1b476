import type { Place } from '../ephemeris/ascendant.js';
import type { ZoneFinder } from '../time/zone-at.js';

/** The zone by whose clock an input is read, and how it was found. */
export interface ZoneChoice {
  readonly timeZone: string;
  /** The sentence for `provenance.timezone_resolution`. */
  readonly resolution: string;
}

/** The zone that the client sent, else that of the place, else UTC. */
export function chooseZone(sent: string | null | undefined, place: Place | undefined, zoneAt: ZoneFinder): ZoneChoice {
  if (sent != null) return told(sent, 'as supplied by the client');
  if (place) return told(zoneAt(place.latitude, place.longitude), 'derived offline from the coordinates');
  return told('UTC', 'since neither a zone nor coordinates were given');
}

function told(timeZone: string, origin: string): ZoneChoice {
  return { timeZone, resolution: `IANA timezone identifier ${timeZone}, ${origin}.` };
}
