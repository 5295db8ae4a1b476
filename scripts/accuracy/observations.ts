import { crossings } from '../../src/base/ephemeris/crossings.js';
import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import { deltaTSeconds } from '../../src/base/ephemeris/delta-t.js';
import type { Ephemeris } from '../../src/base/ephemeris/ephemeris.js';
import { trueNode } from '../../src/base/ephemeris/lunar-node.js';
import { cos, RADIANS_PER_DEGREE } from '../../src/base/math/angle.js';
import { siderealTrack } from '../../src/base/zodiac/positions.js';
import { RASHIS, rashiNumbered } from '../../src/base/zodiac/rashi.js';
import { astronomyEngine } from '../../src/verify/astronomy-engine.js';
import { toSidereal } from '../../test/support/default-sky.js';
import {
  arcsecondsBetween,
  ayanamshaDeviations,
  birthDeviations,
  numberIn,
  positionDeviations,
  type Row,
  readTable,
  yearOf,
} from '../../test/support/reference/compare.js';
import {
  type Comparison,
  phaseComparison,
  stationComparison,
  sunriseDeviations,
  TURNING,
  terrestrial,
} from '../../test/support/reference/events.js';
import { passDeviations, passes } from '../../test/support/reference/passes.js';
import type { Deviation } from '../../test/support/reference/spread.js';

/** How far one value of ours is from that of the reference, in one period. */
export interface Observation {
  readonly quantity: string;
  readonly unit: string;
  readonly engine: string;
  readonly period: string;
  readonly error: number;
}

export const ENGINES: readonly Ephemeris[] = [defaultEphemeris, astronomyEngine];
const SECONDS_PER_DAY = 86_400;
const SECONDS_PER_MINUTE = 60;

/** Stands for whatever engine: the quantity is a formula of ours. */
export const ANY = 'any';
/** All rows together. */
export const ALL = 'all';

/** The periods of the positions. */
export const HALF_CENTURIES = [1800, 1850, 1900, 1950, 2000, 2050, 2100, 2150].map((from) => ({
  from,
  name: `${from}-${from === 2150 ? 2200 : from + 49}`,
}));

/** Within this of the Sun's centre, degrees, a planet is before or behind its disc. */
const SOLAR_DISC = 16 / 60;
const PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];

function halfCenturyOf(year: number): string {
  return (HALF_CENTURIES.findLast(({ from }) => year >= from) as (typeof HALF_CENTURIES)[number]).name;
}

/** An observation in each of several periods. */
function inPeriods(observation: Omit<Observation, 'period'>, periods: readonly string[]): Observation[] {
  return periods.map((period) => ({ ...observation, period }));
}

/** Names of the quantities of positions as the ledger tells them; the other ones are left out. */
const POSITION_UNITS: Readonly<Record<string, string>> = {
  longitude: 'arc-second',
  latitude: 'arc-second',
  speed: 'arc-second per day',
  distance: 'millionth',
};

export function positionObservations(folder: string): Observation[] {
  const rows = readTable('positions.tsv', folder);
  const suns = new Map(rows.filter(({ body }) => body === 'Sun').map((row) => [row['jd_tt'], row]));
  return ENGINES.flatMap((ephemeris) =>
    rows.flatMap((row) => {
      const body = row['body'] as string;
      if (body === 'MeanNode') return [];
      const year = yearOf(numberIn(row, 'jd_tt'));
      const periods = [halfCenturyOf(year), ALL];
      const engine = ephemeris.description.library;
      if (body === 'TrueNode') return trueNodeObservations(row, ephemeris, periods);
      const hidden = PLANETS.includes(body) && angleBetween(row, suns.get(row['jd_tt']) as Row) < SOLAR_DISC;
      return positionDeviations([row], ephemeris).flatMap(({ quantity, error }) => {
        const what = quantity.slice(body.length + 1);
        const unit = POSITION_UNITS[what];
        if (unit === undefined) return [];
        if (hidden) return inPeriods({ quantity: `planet at the Sun's disc ${what}`, unit, engine, error }, [ALL]);
        const together = PLANETS.includes(body)
          ? inPeriods({ quantity: `planets ${what}`, unit, engine, error }, periods)
          : [];
        return [...together, ...inPeriods({ quantity, unit, engine, error }, periods)];
      });
    }),
  );
}

function trueNodeObservations(row: Row, ephemeris: Ephemeris, periods: readonly string[]): Observation[] {
  const ours = trueNode(ephemeris, numberIn(row, 'jd_tt'));
  const engine = ephemeris.description.library;
  const error = arcsecondsBetween(toSidereal(ours.longitude), numberIn(row, 'sidereal_longitude_deg'));
  return inPeriods({ quantity: 'true node longitude', unit: 'arc-second', engine, error }, periods);
}

/** Degrees between two rows of positions.tsv in the sky, for small angles. */
function angleBetween(a: Row, b: Row): number {
  const latitude = numberIn(a, 'latitude_deg') - numberIn(b, 'latitude_deg');
  const apart = arcsecondsBetween(numberIn(a, 'tropical_longitude_deg'), numberIn(b, 'tropical_longitude_deg')) / 3600;
  const longitude = apart * cos(numberIn(a, 'latitude_deg') * RADIANS_PER_DEGREE);
  return Math.sqrt(latitude * latitude + longitude * longitude);
}

/** What is a formula or a table of ours under every engine: the mean node, the ayanamshas, delta-T. */
export function formulaObservations(folder: string): Observation[] {
  const rows = readTable('positions.tsv', folder);
  const nodes = rows.filter(({ body }) => body === 'MeanNode');
  return nodes.flatMap((row) => {
    const year = yearOf(numberIn(row, 'jd_tt'));
    const periods = [halfCenturyOf(year), ALL];
    const angles = [
      ...positionDeviations([row])
        .filter(({ quantity }) => quantity === 'MeanNode longitude')
        .map((deviation) => ({ ...deviation, quantity: 'mean node longitude' })),
      ...ayanamshaDeviations([row]),
    ];
    const ut = numberIn(row, 'jd_ut');
    const error = Math.abs(deltaTSeconds(ut) - (numberIn(row, 'jd_tt') - ut) * SECONDS_PER_DAY);
    return [
      ...angles.flatMap(({ quantity, error: apart }) =>
        inPeriods({ quantity, unit: 'arc-second', engine: ANY, error: apart }, periods),
      ),
      { quantity: 'delta-T', unit: 'second', engine: ANY, error, period: deltaTPeriod(year) },
    ];
  });
}

/** Delta-T rests on few observations, then on many, then on none. */
function deltaTPeriod(year: number): string {
  if (year < 1840) return '1800-1839';
  return year < 2026 ? '1840-2025' : '2026-2200';
}

/** What births.tsv tells that no engine enters. */
const WITHOUT_ENGINE = /^(?:ascendant|MeanNode|mean ayanamsha) /;

/** The sky of births at their Universal Time: here delta-T is ours. */
export function birthObservations(births: readonly Row[]): Observation[] {
  return ENGINES.flatMap((ephemeris) =>
    birthDeviations(births, ephemeris).flatMap(({ quantity, error }) => {
      const isShared = WITHOUT_ENGINE.test(quantity);
      if (isShared && ephemeris !== defaultEphemeris) return [];
      const engine = isShared ? ANY : ephemeris.description.library;
      const [, latitude, years] = /^ascendant (.*) (before|from) 2050$/.exec(quantity) ?? [];
      const name = latitude === undefined ? quantity.replace('MeanNode', 'mean node') : `ascendant ${latitude}`;
      const period = years === undefined ? ALL : ascendantPeriod(years);
      return [{ quantity: name, unit: 'arc-second', engine, period, error }];
    }),
  );
}

/** The reference has another sidereal time from 2050 on. */
function ascendantPeriod(years: string): string {
  return years === 'before' ? '1900-2049' : '2050-2099';
}

/** Instants, in Terrestrial Time but for sunrise and passes, which are told in Universal Time. */
export function eventObservations(ephemeris: Ephemeris, folder: string): Observation[] {
  const comparisons = [
    saturnComparison(ephemeris, folder),
    phaseComparison(folder, ephemeris),
    ...TURNING.map((body) => stationComparison(body, folder, ephemeris)),
  ];
  const inMinutes = passDeviations(passes(folder), ephemeris).filter(({ quantity }) => quantity.startsWith('pass of'));
  const deviations = [
    ...comparisons.flatMap(complete),
    ...inMinutes.map((deviation) => ({ ...deviation, error: deviation.error * SECONDS_PER_MINUTE })),
    ...sunriseDeviations(folder, ephemeris),
  ];
  const engine = ephemeris.description.library;
  return deviations.map(({ quantity, error }) => ({ quantity, unit: 'second', engine, period: ALL, error }));
}

/** The deviations of a search that found as many events as there are. */
function complete({ expected, found, deviations }: Comparison): readonly Deviation[] {
  if (expected === found) return deviations;
  throw new RangeError(`${found} instead of ${expected} events: ${deviations[0]?.quantity}.`);
}

/** Every sign change of Saturn, 1800 to 2200. */
function saturnComparison(ephemeris: Ephemeris, folder: string): Comparison {
  const rows = readTable('saturn_ingresses.tsv', folder);
  const times = rows.map(terrestrial);
  const [from, to] = [(times[0] as number) - 30, (times.at(-1) as number) + 30];
  const edges = RASHIS.map((_, sign) => sign * 30);
  const found = crossings(siderealTrack({ ephemeris, ayanamsha: 'lahiri', node: 'mean' }, 'Saturn'), from, to, edges);
  const deviations = rows.map((row, i) => {
    const crossing = found[i];
    const entered = crossing && rashiNumbered(crossing.direct ? crossing.target + 1 : crossing.target).name;
    const isSame = crossing !== undefined && entered === row['to_sign'];
    const error = isSame ? Math.abs(crossing.tt - (times[i] as number)) * SECONDS_PER_DAY : Number.POSITIVE_INFINITY;
    return { quantity: 'Saturn ingress', error, row: row['utc'] as string };
  });
  return { expected: rows.length, found: found.length, deviations };
}
