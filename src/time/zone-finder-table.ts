import type { BorderLines } from './border-cells.js';
import { LineIndex } from './border-lines.js';
import { BORDERS, COUNTRY_ZONES, ZONE_TOWNS } from './zone-borders.js';

/** What the zone finder knows, ready to be searched. `scripts/zones/borders.ts` describes the written form. */
export interface FinderTable {
  /** The zones of each country by its ISO 3166 code, in the order of the database. */
  readonly zonesOf: ReadonlyMap<string, readonly string[]>;
  /** Lines between two countries. */
  readonly outer: ZoneLines;
  /** Lines between two zones of one country. */
  readonly inner: ZoneLines;
  /** By latitude, south to north. */
  readonly towns: readonly ZoneTown[];
}

/** Lines and what lies on both sides of each. */
export interface ZoneLines {
  readonly index: LineIndex;
  readonly sides: readonly { readonly left: LineSide; readonly right: LineSide }[];
}

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

/** The characters that hold integers; none of them means anything in a template string. */
export const ALPHABET = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32)).replace(/[`\\$"]/g, '');
/** A single character holds -40 to 40; the rest begin an integer of several characters. */
export const SINGLE = 40;
/** Values of a character after the first of an integer. */
export const BASE = 90;
/** Degrees. */
export const STEP = 0.005;
/** Kilometres that a town reaches. */
const REACHES: Readonly<Record<string, number>> = { s: 1, m: 10, l: 25 };
const NONE = '-';

let table: FinderTable | undefined;

/** The table, read when it is first asked for. */
export function finderTable(): FinderTable {
  table ??= readTable(COUNTRY_ZONES, BORDERS, ZONE_TOWNS);
  return table;
}

/** Reads the three parts of a table. */
export function readTable(countries: string, borders: string, towns: string): FinderTable {
  const zonesOf = new Map(
    rowsOf(countries).map((row) => {
      const [country = '', ...zones] = row.split(' ');
      return [country, zones];
    }),
  );
  const lines = rowsOf(borders).map((row) => {
    const [left = '', right = '', leftZone, rightZone] = row.split(' ', 4);
    const side = (country: string, zone: string | undefined) => ({
      country,
      zone: zone || (zonesOf.get(country)?.[0] as string),
    });
    return { left: side(left, leftZone), right: side(right, rightZone), points: afterFields(row, 4) };
  });
  return {
    zonesOf,
    outer: zoneLines(lines.filter(({ left, right }) => left.country !== right.country)),
    inner: zoneLines(lines.filter(({ left, right }) => left.country === right.country)),
    towns: rowsOf(towns)
      .flatMap(readTowns)
      .sort((a, b) => a.latitude - b.latitude),
  };
}

function rowsOf(part: string): string[] {
  // Not trimmed: a blank is a digit.
  return part.split('\n').filter((row) => row !== '');
}

function afterFields(row: string, fields: number): string {
  let at = 0;
  for (let field = 0; field < fields; field++) at = row.indexOf(' ', at) + 1;
  return row.slice(at);
}

function readTowns(row: string): ZoneTown[] {
  const [zone = '', wrong = '', reach = ''] = row.split(' ', 3);
  const steps = readIntegers(afterFields(row, 3));
  const towns: ZoneTown[] = [];
  let [east, north] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    east += steps[at] as number;
    north += steps[at + 1] as number;
    towns.push({
      latitude: north * STEP,
      longitude: east * STEP,
      zone,
      wrong: wrong === NONE ? undefined : wrong,
      reach: REACHES[reach] as number,
    });
  }
  return towns;
}

function zoneLines(
  lines: readonly { readonly left: LineSide; readonly right: LineSide; readonly points: string }[],
): ZoneLines {
  // Room for the most points that so many characters can hold: arrays that grow cost as much again.
  const room = lines.reduce((sum, { points }) => sum + points.length, 0) / 2;
  const east = new Float64Array(room);
  const north = new Float64Array(room);
  const starts = new Int32Array(lines.length + 1);
  let point = 0;
  for (let line = 0; line < lines.length; line++) {
    const steps = readIntegers((lines[line] as { readonly points: string }).points);
    let x = 0;
    let y = 0;
    for (let at = 0; at < steps.length; at += 2) {
      x += steps[at] as number;
      y += steps[at + 1] as number;
      east[point] = x * STEP;
      north[point++] = y * STEP;
    }
    starts[line + 1] = point;
  }
  const all: BorderLines = {
    east: east.slice(0, point),
    north: north.slice(0, point),
    starts,
  };
  return { index: new LineIndex(all), sides: lines.map(({ left, right }) => ({ left, right })) };
}

let digits: Int8Array | undefined;

/** The integers that a text holds. */
function readIntegers(text: string): Int32Array {
  digits ??= digitValues();
  const values = new Int32Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const first = digits[text.charCodeAt(at)] as number;
    const beyond = first - 2 * SINGLE - 1;
    if (beyond < 0) {
      values[count++] = first - SINGLE;
      continue;
    }
    const length = (beyond >> 1) + 1;
    let magnitude = 0;
    for (let digit = length; digit > 0; digit--) {
      magnitude = magnitude * BASE + (digits[text.charCodeAt(at + digit)] as number);
    }
    at += length;
    magnitude += SINGLE + 1;
    values[count++] = beyond % 2 === 1 ? -magnitude : magnitude;
  }
  return values.subarray(0, count);
}

function digitValues(): Int8Array {
  const values = new Int8Array(128);
  for (let at = 0; at < ALPHABET.length; at++) values[ALPHABET.charCodeAt(at)] = at;
  return values;
}
