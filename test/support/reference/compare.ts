import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { earthOrientation, generalPrecession } from '../../../src/base/ephemeris/earth.js';
import { type Body, type Ephemeris, momentOfUniversalTime } from '../../../src/base/ephemeris/ephemeris.js';
import { meanNode } from '../../../src/base/ephemeris/lunar-node.js';
import { fromMicrodegrees, wrap180, wrap360 } from '../../../src/base/math/angle.js';
import { lagnaAt, lahiri, toSidereal } from '../default-sky.js';
import type { Deviation } from './spread.js';

/** A row of a table by column name. */
export type Row = Readonly<Record<string, string>>;

/** The rows that a fresh clone compares itself with. */
export const REFERENCE_FOLDER = new URL('../../../golden/reference/', import.meta.url).pathname;

export const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const satisfies Body[];

/** A table of tab-separated values with a line of names on top, and above it perhaps one that begins with #. */
export function readTable(name: string, folder = REFERENCE_FOLDER): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, name), 'utf8')
    .replace(/^#.*\n/, '')
    .trimEnd()
    .split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(names.map((column, i) => [column, values[i] ?? '']));
  });
}

/** The rows of a JSON table. */
export function readRows<Content>(name: string): Content[] {
  return JSON.parse(readFileSync(join(REFERENCE_FOLDER, name), 'utf8')).rows;
}

/** A number of a row. */
export function numberIn(row: Row, column: string): number {
  const value = Number(row[column]);
  if (row[column] === undefined || row[column] === '' || Number.isNaN(value)) {
    throw new TypeError(`The row has no number ${column}.`);
  }
  return value;
}

/** Arc-seconds between two longitudes in degrees, the short way. */
export function arcsecondsBetween(a: number, b: number): number {
  return Math.abs(wrap180(a - b)) * 3600;
}

/** Calendar year, with decimals, of a Julian day. */
export function yearOf(julianDay: number): number {
  return 2000 + (julianDay - 2451544.5) / 365.25;
}

/** What a row of positions.tsv tells of a body. */
interface Place {
  /** Sidereal longitude, degrees. */
  readonly sidereal: number;
  /** Apparent tropical longitude, degrees: nutation included. */
  readonly tropical: number;
  readonly latitude: number;
  /** Degrees per day of the apparent tropical longitude. */
  readonly tropicalSpeed: number;
  /** Astronomical units; 0 for the node, which has none. */
  readonly distance: number;
}

/** A row of positions.tsv: one body at its own Terrestrial Time, so that delta-T plays no part. */
export function positionDeviations(
  rows: readonly Row[],
  ephemeris = defaultEphemeris,
  locate: Locate = placeOf,
): Deviation[] {
  return rows
    .filter(({ body }) => body !== 'TrueNode')
    .flatMap((row) => {
      const body = row['body'] as Body | 'MeanNode';
      const at = numberIn(row, 'jd_tt');
      const ours = locate(body, at, ephemeris);
      const deviation = (what: string, error: number) => ({ quantity: `${body} ${what}`, error, row: `JD ${at}` });
      const angles = [
        deviation('longitude', arcsecondsBetween(ours.sidereal, numberIn(row, 'sidereal_longitude_deg'))),
        deviation('tropical longitude', arcsecondsBetween(ours.tropical, numberIn(row, 'tropical_longitude_deg'))),
        deviation('speed', Math.abs(ours.tropicalSpeed - numberIn(row, 'speed_deg_per_day')) * 3600),
      ];
      if (body === 'MeanNode') return angles;
      const distance = numberIn(row, 'distance_au');
      return [
        ...angles,
        deviation('latitude', Math.abs(ours.latitude - numberIn(row, 'latitude_deg')) * 3600),
        deviation('distance', (Math.abs(ours.distance - distance) / distance) * 1e6),
      ];
    });
}

/** Looks up a body at a Julian day of Terrestrial Time. */
export type Locate = (body: Body | 'MeanNode', tt: number, ephemeris: Ephemeris) => Place;

function placeOf(body: Body | 'MeanNode', tt: number, ephemeris: Ephemeris): Place {
  const { longitude, speed, latitude, distance } =
    body === 'MeanNode' ? { ...meanNode(tt), latitude: 0, distance: 0 } : ephemeris.position(body, tt);
  const { toTrueEquinox } = earthOrientation({ ut: tt, tt });
  const HALF_SPAN = 0.05;
  const [before, after] = [tt - HALF_SPAN, tt + HALF_SPAN].map(
    (at) => earthOrientation({ ut: at, tt: at }).toTrueEquinox,
  ) as [number, number];
  return {
    sidereal: toSidereal(longitude),
    tropical: wrap360(longitude + toTrueEquinox),
    latitude,
    distance,
    tropicalSpeed: speed + (after - before) / (2 * HALF_SPAN),
  };
}

/** Both ayanamshas of positions.tsv: the mean one from our precession, and the true one, which adds the nutation. */
export function ayanamshaDeviations(rows: readonly Row[]): Deviation[] {
  return rows.flatMap((row) => {
    const tt = numberIn(row, 'jd_tt');
    const mean = lahiri(tt);
    const nutation = earthOrientation({ ut: tt, tt }).toTrueEquinox - generalPrecession(tt) / 3600;
    const deviation = (quantity: string, ours: number, column: string) => ({
      quantity,
      error: Math.abs(ours - numberIn(row, column)) * 3600,
      row: `JD ${tt}`,
    });
    return [
      deviation('mean ayanamsha', mean, 'ayanamsha_mean_deg'),
      deviation('true ayanamsha', mean + nutation, 'ayanamsha_true_deg'),
    ];
  });
}

/** Latitude from which the ascendant runs so fast that a small error of the clock is a large one of the angle. */
const FAST_ASCENDANT_LATITUDE = 60;
/** The reference changes its formula of sidereal time here, by 1.9 arc-seconds. */
const REFERENCE_STEP_YEAR = 2050;

/** Which promise holds for the ascendant of a row of births.tsv. */
export function ascendantClass(row: Row): string {
  const latitude = Math.abs(numberIn(row, 'latitude')) < FAST_ASCENDANT_LATITUDE ? 'below 60' : 'from 60';
  const years = yearOf(numberIn(row, 'jd_ut')) < REFERENCE_STEP_YEAR ? 'before 2050' : 'from 2050';
  return `ascendant ${latitude} ${years}`;
}

/** What births.tsv says of a sky at its `jd_ut`: here delta-T is ours. */
export function birthDeviations(rows: readonly Row[], ephemeris = defaultEphemeris): Deviation[] {
  return rows.flatMap((row) => {
    const moment = momentOfUniversalTime(numberIn(row, 'jd_ut'));
    const angle = (quantity: string, ours: number, column: string): Deviation => ({
      quantity,
      error: arcsecondsBetween(ours, numberIn(row, column)),
      row: nameOf(row),
    });
    return [
      ...BODIES.map((body) =>
        angle(
          `${body} at birth`,
          toSidereal(ephemeris.position(body, moment.tt).longitude),
          body === 'Moon' ? 'moon_deg' : body.toLowerCase(),
        ),
      ),
      angle('MeanNode at birth', toSidereal(meanNode(moment.tt).longitude), 'mean_node'),
      angle(ascendantClass(row), fromMicrodegrees(lagnaAt(moment, placeIn(row))), 'ascendant_deg'),
      angle('mean ayanamsha at birth', lahiri(moment.tt), 'ayanamsha_mean_deg'),
    ];
  });
}

/** Coordinates of a row. */
export function placeIn(row: Row): { latitude: number; longitude: number } {
  return { latitude: numberIn(row, 'latitude'), longitude: numberIn(row, 'longitude') };
}

/** A row of births.tsv as a human would look for it. */
export function nameOf(row: Row): string {
  return `${row['date']} ${row['time']} ${row['zone']}`;
}
