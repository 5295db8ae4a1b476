import { ZONE_CENTRES } from './zone-centre-table.js';
import { ZONE_LINKS } from './zone-table.js';

/** Degrees, north and east positive. */
export interface ZoneCentre {
  readonly latitude: number;
  readonly longitude: number;
  /** Minutes that the Sun comes up earlier in the east of the zone, by longitude, where all but a hundredth of its people live. */
  readonly minutes_earlier: number;
  /** Minutes that it comes up later in the west. */
  readonly minutes_later: number;
}

/** Centres by every name in lower case. */
let known: ReadonlyMap<string, ZoneCentre | undefined> | undefined;

/**
 * The centre of the people of a zone, to a tenth of a degree, by any of its names in upper or lower case. There is none
 * for a zone in which nobody lives, such as UTC.
 */
export function zoneCentre(timeZone: string): ZoneCentre | undefined {
  known ??= centresByName();
  return known.get(timeZone.toLowerCase());
}

function centresByName(): Map<string, ZoneCentre | undefined> {
  const byName = new Map(ZONE_CENTRES.trim().split('\n').map(parseCentre));
  for (const line of ZONE_LINKS.trim().toLowerCase().split('\n')) {
    const [zone = '', ...names] = line.split(' ');
    // A name may mean the people of another place than the zone that it is linked to.
    for (const name of names) if (!byName.has(name)) byName.set(name, byName.get(zone));
  }
  return byName;
}

function parseCentre(line: string): [string, ZoneCentre | undefined] {
  const [zone = '', latitude, longitude, earlier = 0, later = 0] = line.split(' ');
  const isInhabited = latitude !== undefined && longitude !== undefined;
  return [
    zone.toLowerCase(),
    isInhabited
      ? {
          latitude: Number(latitude) / 10,
          longitude: Number(longitude) / 10,
          minutes_earlier: Number(earlier),
          minutes_later: Number(later),
        }
      : undefined,
  ];
}
