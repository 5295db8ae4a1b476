import { cos, RADIANS_PER_DEGREE } from '../math/angle.js';
import { KILOMETRES_PER_DEGREE, LEAST_COSINE, LineIndex, type NearestLine } from './border-lines.js';
import { CoarseZones, ZONE_BASE } from './coarse-zones.js';
import { PointRow } from './point-rows.js';
import { ZONE_BORDERS } from './zone-borders.js';

/** What the zone finder knows, ready to be searched. `scripts/zones/borders.ts` describes the written form. */
export interface FinderTable {
  /** The zones of each country by its ISO 3166 code, in the order of the database. */
  readonly zonesOf: ReadonlyMap<string, readonly string[]>;
  /** What lies between the lines, and beyond them. */
  readonly coarse: CoarseZones;
  /** Lines between two countries. */
  readonly outer: ZoneLines;
  /** Lines between two zones of one country. */
  readonly inner: ZoneLines;
  /** Towns that may reach a place, and others; by latitude, south to north. */
  readonly townsNear: (latitude: number, longitude: number) => readonly ZoneTown[];
}

/** Lines and what lies on both sides of each. */
interface ZoneLines {
  /** The nearest within some kilometres of a place, degrees north and east. */
  nearest(latitude: number, longitude: number, kilometres: number): SidedLine | undefined;
}

export interface SidedLine extends NearestLine, LineSides {}

export interface LineSide {
  readonly country: string;
  readonly zone: string;
}

/** A town whose zone the lines and the coarse table do not tell, or one that keeps such a town from being followed. */
export interface ZoneTown {
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  /** What the lines and the coarse table say there instead; undefined where they are right. */
  readonly wrong: string | undefined;
  /** Kilometres. */
  readonly reach: number;
}

const FARTHEST_REACH = 25;
/** Kilometres that a town reaches. */
const REACHES: Readonly<Record<string, number>> = { s: 1, m: 10, l: FARTHEST_REACH };
const NONE = '-';
/** Fields before the points. */
const BORDER_FIELDS = 4;
const TOWN_FIELDS = 3;

let table: FinderTable | undefined;

/** The table, read when it is first asked for. */
export function finderTable(): FinderTable {
  table ??= readTable(ZONE_BORDERS);
  return table;
}

/** The parts of a table as they are written. */
export interface WrittenTable {
  readonly countries: string;
  readonly lines: string;
  readonly towns: string;
  readonly cells: string;
  readonly cuts: string;
}

/** The country whose row has the zones that are of none. */
export const NO_COUNTRY = '-';

/** Reads a table. Points and cells are read when something is asked for near them. */
export function readTable({ countries, lines: borders, towns, cells, cuts }: WrittenTable): FinderTable {
  const rows = rowsOf(countries).map((row) => row.split(' '));
  const zonesOf = new Map(rows.map(([country = '', ...zones]) => [country, zones]));
  const zones = [...zonesOf.values()].flat();
  zonesOf.delete(NO_COUNTRY);
  const side = (country: string, zone: string) => ({
    country,
    zone: zonesOf.get(country)?.[Number.parseInt(zone || '0', ZONE_BASE)] as string,
  });
  const lines = rowsOf(borders).map((row) => {
    const [left = '', right = '', leftZone = '', rightZone = ''] = row.split(' ', BORDER_FIELDS);
    return new PointRow(row, BORDER_FIELDS, { left: side(left, leftZone), right: side(right, rightZone) });
  });
  const near = nearAmong(
    rowsOf(towns).map((row) => townsOf(row, zones)),
    southToNorth,
  );
  return {
    zonesOf,
    coarse: new CoarseZones(zones, cells, cuts),
    outer: linesAmong(lines.filter(({ facts: { left, right } }) => left.country !== right.country)),
    inner: linesAmong(lines.filter(({ facts: { left, right } }) => left.country === right.country)),
    townsNear: (latitude, longitude) => near(latitude, longitude, FARTHEST_REACH).made,
  };
}

function townsOf(row: string, zones: readonly string[]): PointRow<TownFacts> {
  const [zone = '', wrong = '', reach = ''] = row.split(' ', TOWN_FIELDS);
  return new PointRow(row, TOWN_FIELDS, {
    zone: zones[Number.parseInt(zone, ZONE_BASE)] as string,
    wrong: wrong === NONE ? undefined : zones[Number.parseInt(wrong, ZONE_BASE)],
    reach: REACHES[reach] as number,
  });
}

function rowsOf(part: string): string[] {
  // Not trimmed: a blank is a digit.
  return part.split('\n').filter((row) => row !== '');
}

interface LineSides {
  readonly left: LineSide;
  readonly right: LineSide;
}

type TownFacts = Omit<ZoneTown, 'latitude' | 'longitude'>;

/** So often a search reads what is near alone. To read all costs as much as some dozens of such searches. */
const LOOKS = 32;

/** Rows, and what is made of those that are searched. */
interface Searched<Facts, Made> {
  readonly rows: readonly PointRow<Facts>[];
  readonly made: Made;
}

/** Searches rows for what is near a place. */
function nearAmong<Facts, Made>(rows: readonly PointRow<Facts>[], make: (rows: readonly PointRow<Facts>[]) => Made) {
  let looks = 0;
  let all: Searched<Facts, Made> | undefined;
  return (latitude: number, longitude: number, kilometres: number): Searched<Facts, Made> => {
    if (looks < LOOKS) {
      looks += 1;
      const north = kilometres / KILOMETRES_PER_DEGREE;
      const east = north / Math.max(cos(latitude * RADIANS_PER_DEGREE), LEAST_COSINE);
      const near = rows.filter((row) => row.isNear(latitude, longitude, north, east));
      return { rows: near, made: make(near) };
    }
    all ??= { rows, made: make(rows) };
    return all;
  };
}

/** All lines that go through a point near the place are among those that are near, so a free end is one. */
function linesAmong(lines: readonly PointRow<LineSides>[]): ZoneLines {
  const near = nearAmong(lines, indexOf);
  return {
    nearest(latitude, longitude, kilometres) {
      const { rows, made } = near(latitude, longitude, kilometres);
      const line = made.nearest(latitude, longitude, kilometres);
      return line && { ...line, ...(rows[line.line] as PointRow<LineSides>).facts };
    },
  };
}

function indexOf(rows: readonly PointRow<unknown>[]): LineIndex {
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, line) => {
    starts[line + 1] = (starts[line] as number) + row.degrees().length / 2;
  });
  const east = new Float64Array(starts[rows.length] as number);
  const north = new Float64Array(east.length);
  let point = 0;
  for (const row of rows) {
    const degrees = row.degrees();
    for (let at = 0; at < degrees.length; at += 2) {
      east[point] = degrees[at] as number;
      north[point++] = degrees[at + 1] as number;
    }
  }
  return new LineIndex({ east, north, starts });
}

/** The order in which they are written decides between those of one latitude. */
function southToNorth(rows: readonly PointRow<TownFacts>[]): ZoneTown[] {
  const towns = rows.flatMap((row) => {
    const degrees = row.degrees();
    return Array.from({ length: degrees.length / 2 }, (_, town) => ({
      longitude: degrees[2 * town] as number,
      latitude: degrees[2 * town + 1] as number,
      ...row.facts,
    }));
  });
  return towns.sort((a, b) => a.latitude - b.latitude);
}
