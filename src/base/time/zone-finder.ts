import { cos, RADIANS_PER_DEGREE } from '../math/angle.js';
import { KILOMETRES_PER_DEGREE } from './border-lines.js';
import type { CoarseZones } from './coarse-zones.js';
import { type FinderTable, finderTable, type LineSide, type SidedLine, type ZoneTown } from './zone-finder-table.js';
import { zonesAround } from './zones-around.js';

/** The zone of a place and what makes it doubtful. */
export interface LocatedZone {
  readonly zone: string;
  /** To the nearest line between two zones; Infinity where none is near. */
  readonly kilometres: number;
  /** What lies beyond that line. */
  readonly beyond: LineSide | undefined;
  /** What the lines and the coarse table say, where a town nearby is known to keep another zone. */
  readonly overruled: string | undefined;
}

/** Kilometres in which a line between two countries tells the country, and one within a country the zone. */
const OUTER_REACH = 120;
const INNER_REACH = 40;
/** Beyond the end of a line on the coast there is sea on both sides. */
const FREE_END_REACH = 8;

/**
 * Finds the zone of a place, degrees north and east. The side of the nearest border line tells the country, and the
 * coarse table the zone inside it; a second kind of lines parts zones of one country; towns that these get wrong are
 * listed.
 */
export function locateZone(latitude: number, longitude: number): LocatedZone {
  if (latest?.latitude !== latitude || latest.longitude !== longitude) {
    latest = { latitude, longitude, located: locateIn(finderTable(), latitude, longitude) };
  }
  return latest.located;
}

/** What was asked for last: after the zone comes the question what else it might be. */
let latest: { readonly latitude: number; readonly longitude: number; readonly located: LocatedZone } | undefined;

/** {@link locateZone} by a table. */
export function locateIn(table: FinderTable, latitude: number, longitude: number): LocatedZone {
  const byLines = locateByLines(table, latitude, longitude);
  const town = nearestTown(table.townsNear(latitude, longitude), latitude, longitude, byLines.zone);
  return town?.wrong === byLines.zone ? { ...byLines, zone: town.zone, overruled: byLines.zone } : byLines;
}

function locateByLines(table: FinderTable, latitude: number, longitude: number): LocatedZone {
  const { zonesOf, inner, coarse } = table;
  const border = borderSides(table, latitude, longitude);
  const zone = border ? zoneOfSide(table, border.own, latitude, longitude) : coarse.at(latitude, longitude);
  const within = nearestSides(inner.nearest(latitude, longitude, INNER_REACH));
  const isWithin = within && zonesOf.get(within.own.country)?.includes(zone);
  const nearest = isWithin && !(border && border.kilometres <= within.kilometres) ? within : border;
  return {
    zone: isWithin ? within.own.zone : zone,
    kilometres: nearest?.kilometres ?? Number.POSITIVE_INFINITY,
    beyond: nearest?.other,
    overruled: undefined,
  };
}

/**
 * The zone of the country on a side of a line, where that is nearest to a place: what the coarse table says there, else
 * on the nearest ring that touches the country. A line may pass several zones, so its own goes first only on that ring.
 */
function zoneOfSide(
  { zonesOf, coarse }: FinderTable,
  { country, zone }: LineSide,
  latitude: number,
  longitude: number,
): string {
  const zones = zonesOf.get(country) ?? [];
  if (zones.length < 2) return zone;
  const here = coarse.at(latitude, longitude);
  if (zones.includes(here)) return here;
  for (const kilometres of SIDE_RINGS) {
    const around = coarseAround(coarse, latitude, longitude, [kilometres]);
    if (around.has(zone)) return zone;
    const found = [...around].find((other) => zones.includes(other));
    if (found !== undefined) return found;
  }
  return zone;
}

/** Kilometres. The coarse table may be wrong so far along a border. */
const SIDE_RINGS = [10, 20, 40, 80, 160];

/** Both sides of a line, that of the place first. */
interface Sides {
  readonly own: LineSide;
  readonly other: LineSide;
  readonly kilometres: number;
}

/** The sides of the border that tells the country of a place. */
export function borderSides({ outer }: FinderTable, latitude: number, longitude: number): Sides | undefined {
  return nearestSides(outer.nearest(latitude, longitude, OUTER_REACH));
}

function nearestSides(line: SidedLine | undefined): Sides | undefined {
  if (!line || (line.isFreeEnd && line.kilometres > FREE_END_REACH)) return undefined;
  const { left, right, kilometres } = line;
  return line.isLeft ? { own: left, other: right, kilometres } : { own: right, other: left, kilometres };
}

/**
 * The nearest of the towns that reach a place. The list is mended by adding to it: of two at one spot the second counts
 * where the first corrects another zone than the lines give.
 */
function nearestTown(
  towns: readonly ZoneTown[],
  latitude: number,
  longitude: number,
  byLines: string,
): ZoneTown | undefined {
  const perEast = cos(latitude * RADIANS_PER_DEGREE) * KILOMETRES_PER_DEGREE;
  let nearest: ZoneTown | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = firstFrom(towns, latitude - FARTHEST_REACH); at < towns.length; at++) {
    const town = towns[at] as ZoneTown;
    if (town.latitude > latitude + FARTHEST_REACH) break;
    const x = (town.longitude - longitude) * perEast;
    const y = (town.latitude - latitude) * KILOMETRES_PER_DEGREE;
    const squared = x * x + y * y;
    const isMended = squared === least && nearest?.wrong !== undefined && nearest.wrong !== byLines;
    if ((squared < least || isMended) && squared < town.reach * town.reach) [least, nearest] = [squared, town];
  }
  return nearest;
}

/** Degrees of latitude beyond which no town reaches. */
const FARTHEST_REACH = 0.23;

/** Where the towns from a latitude on begin. */
function firstFrom(towns: readonly ZoneTown[], latitude: number): number {
  let [low, high] = [0, towns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((towns[middle] as ZoneTown).latitude < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Kilometres. A border line is one to three off. */
const LINE_DOUBT = 5;
/** Kilometres. A line between zones of one country that only the coarse table has is up to twenty off. */
const INNER_RINGS = [5, 10, 20];
const COAST_RINGS = [5, 10];

/**
 * Two clocks in use at one place: official and local time in Xinjiang, and in the West Bank that of the Palestinian
 * Authority and that of the settlements.
 */
const SIDE_BY_SIDE: Readonly<Record<string, string>> = {
  'Asia/Urumqi': 'Asia/Shanghai',
  'Asia/Hebron': 'Asia/Jerusalem',
};

/** The other zones that a place may belong to, so far as the table is in doubt. */
export function doubtfulZones(latitude: number, longitude: number): Set<string> {
  const { zone, kilometres, beyond, overruled } = locateZone(latitude, longitude);
  const doubtful = zone.startsWith('Etc/')
    ? coarseAround(finderTable().coarse, latitude, longitude, COAST_RINGS)
    : zonesOfSameCountry(zone, latitude, longitude);
  if (overruled !== undefined) doubtful.add(overruled);
  if (beyond !== undefined && kilometres <= LINE_DOUBT) {
    doubtful.add(zoneOfSide(finderTable(), beyond, latitude, longitude));
  }
  const beside = SIDE_BY_SIDE[zone];
  if (beside !== undefined) doubtful.add(beside);
  doubtful.delete(zone);
  return doubtful;
}

function zonesOfSameCountry(zone: string, latitude: number, longitude: number): Set<string> {
  const { zonesOf, coarse } = finderTable();
  const country = [...zonesOf.values()].find((zones) => zones.length > 1 && zones.includes(zone));
  if (!country) return new Set();
  const around = coarseAround(coarse, latitude, longitude, INNER_RINGS);
  // With the coarse zone of the place itself, which a line may have overruled.
  return new Set([coarse.at(latitude, longitude), ...around].filter((found) => country.includes(found)));
}

function coarseAround(coarse: CoarseZones, latitude: number, longitude: number, radii: readonly number[]): Set<string> {
  return zonesAround(latitude, longitude, radii, (north, east) => coarse.at(north, east));
}
