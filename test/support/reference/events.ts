import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { type Body, type Ephemeris, epochMillisecondsOf, momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { nutation } from '../../../src/base/ephemeris/nutation.js';
import { horizonEvents } from '../../../src/base/ephemeris/rise-set.js';
import { type Station, stations } from '../../../src/base/ephemeris/stations.js';
import { tropicalTrack } from '../../../src/base/ephemeris/tracks.js';
import { RADIANS_PER_DEGREE } from '../../../src/base/math/angle.js';
import type { Sky } from '../../../src/base/zodiac/positions.js';
import { nextElongation } from '../../../src/rules/panchanga/elongation.js';
import { numberIn, type Row, readTable } from './compare.js';
import type { Deviation } from './spread.js';

const SECONDS_PER_DAY = 86_400;
const UNIX_EPOCH_JULIAN_DAY = 2440587.5;

/** The bodies of stations.tsv. */
export const TURNING = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const satisfies Body[];

/** The reference's own delta-T, seconds, between its values at the starts of two years. */
function referenceDeltaT(julianDayUt: number): number {
  const table = readTable('delta_t.tsv');
  const after = table.findIndex((row) => numberIn(row, 'jd_ut') > julianDayUt);
  const [a, b] = table.slice(after - 1, after + 1) as [Row, Row];
  const [from, to] = [numberIn(a, 'jd_ut'), numberIn(b, 'jd_ut')];
  const part = (julianDayUt - from) / (to - from);
  return numberIn(a, 'delta_t_s') * (1 - part) + numberIn(b, 'delta_t_s') * part;
}

/** Terrestrial Time of an instant of the reference, by its own delta-T: our delta-T then plays no part. */
export function terrestrial(row: Row): number {
  const ut = numberIn(row, 'jd_ut');
  return ut + referenceDeltaT(ut) / SECONDS_PER_DAY;
}

/** What two lists of events say of one another. */
export interface Comparison {
  readonly expected: number;
  readonly found: number;
  /** Seconds between each event and its counterpart; both lists are in order of time. */
  readonly deviations: readonly Deviation[];
}

/** Days, over which the rate of the obliquity's nutation is a difference. */
const HALF_SPAN = 0.25;

/**
 * Days by which a station comes later where the nutation of the obliquity counts in the speed, as it does in the
 * reference. It turns the equator alone, and a longitude on the ecliptic does not move by it.
 */
function byObliquity(ephemeris: Ephemeris, body: Body, { tt, longitude, acceleration }: Station): number {
  const [before, after] = [-HALF_SPAN, HALF_SPAN].map((days) => nutation(tt + days).obliquity / 3600);
  const rate = ((after as number) - (before as number)) / (2 * HALF_SPAN);
  const { latitude } = ephemeris.position(body, tt);
  return (rate * Math.tan(latitude * RADIANS_PER_DEGREE) * Math.cos(longitude * RADIANS_PER_DEGREE)) / acceleration;
}

/** Every station of a body in the span of the table, found by the event finder. */
export function stationComparison(
  body: (typeof TURNING)[number],
  folder?: string,
  ephemeris: Ephemeris = defaultEphemeris,
): Comparison {
  const rows = readTable('stations.tsv', folder).filter((row) => row['body'] === body);
  const times = rows.map(terrestrial);
  const [from, to] = [(times[0] as number) - 5, (times.at(-1) as number) + 5];
  const found = stations(tropicalTrack(ephemeris, body), from, to);
  const deviations = rows.flatMap((row, i) => {
    const station = found[i];
    const isSame = station?.turns === (row['kind'] === 'R' ? 'retrograde' : 'direct');
    const off = isSame ? (station.tt - (times[i] as number)) * SECONDS_PER_DAY : Number.POSITIVE_INFINITY;
    const tilted = isSame ? off + byObliquity(ephemeris, body, station) * SECONDS_PER_DAY : off;
    const of = { row: row['utc'] as string };
    return [
      { quantity: `station of ${body}`, error: Math.abs(off), ...of },
      { quantity: `${body} station by the speed of the reference`, error: Math.abs(tilted), ...of },
    ];
  });
  return { expected: rows.length, found: found.length, deviations };
}

const PHASES = ['new', 'first_quarter', 'full', 'last_quarter'];

/** Every quarter of the Moon in the span of the table. */
export function phaseComparison(folder?: string, ephemeris: Ephemeris = defaultEphemeris): Comparison {
  const rows = readTable('moon_phases.tsv', folder);
  const times = rows.map(terrestrial);
  const sky: Sky = { ephemeris, ayanamsha: 'lahiri', node: 'mean', sunrise: 'standard' };
  const found: { readonly tt: number; readonly target: number }[] = [];
  const until = epochMillisecondsOf((times.at(-1) as number) + 1);
  let at = epochMillisecondsOf((times[0] as number) - 1);
  for (let target = PHASES.indexOf(rows[0]?.['phase'] as string); at < until; target = (target + 1) % 4) {
    at = nextElongation(sky, at, target * 90) ?? until;
    if (at < until) found.push({ tt: momentAt(at).tt, target });
  }
  const deviations = rows.map((row, i) => {
    const phase = found[i];
    const isSame = phase !== undefined && PHASES[phase.target] === row['phase'];
    const error = isSame ? Math.abs(phase.tt - (times[i] as number)) * SECONDS_PER_DAY : Number.POSITIVE_INFINITY;
    return { quantity: 'phase of the Moon', error, row: row['utc'] as string };
  });
  return { expected: rows.length, found: found.length, deviations };
}

/** Sunrise, sunset and next sunrise of each place. */
export function sunriseDeviations(folder?: string, ephemeris: Ephemeris = defaultEphemeris): Deviation[] {
  return readTable('sunrise.tsv', folder).flatMap((row) => {
    const place = { latitude: numberIn(row, 'latitude'), longitude: numberIn(row, 'longitude') };
    const zone = Math.abs(place.latitude) < 60 ? 'below 60' : 'from 60';
    return (['sunrise_utc', 'sunset_utc', 'next_sunrise_utc'] as const).map((column) => {
      const expected = Date.parse(row[column] as string) / (SECONDS_PER_DAY * 1000) + UNIX_EPOCH_JULIAN_DAY;
      const event = column === 'sunset_utc' ? 'set' : 'rise';
      const span = { from: expected - 0.3, to: expected + 0.3 };
      const events = horizonEvents(ephemeris, { body: 'Sun', place }, span).filter((one) => one.event === event);
      const [found = Number.NaN, ...more] = events.map(({ at }) => at);
      const error = more.length > 0 ? Number.POSITIVE_INFINITY : Math.abs(found - expected) * SECONDS_PER_DAY;
      return { quantity: `Sun's ${event} ${zone}`, error, row: `${row['date']} ${row['latitude']}` };
    });
  });
}
