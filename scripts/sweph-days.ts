/**
 * Every limb that the panchang tells in whole years, beside the package sweph with its files of the ephemeris, which is no part of
 * this project: whether its number is that of the Moon and the Sun there, how many seconds from where we say it starts and
 * ends, and how high the Sun stands there when we say it rises and sets.
 *
 * node --import tsx scripts/sweph-days.ts <folder of sweph> <folder of its files>
 */
import { panchang } from '../src/entries/index.js';
import { deltaT } from '../src/entries/sky.js';
import { BY_FILES, loadedSweph, SIDEREAL } from './sweph/loaded.js';

const [folder, files] = process.argv.slice(2);
const sweph = loadedSweph(folder, files);

const [SUN, MOON] = [0, 1] as const;
const SEEN_FROM_THE_PLACE = BY_FILES | 2048 | 32768;
const FROM_EQUATOR = 1;
/** Degrees of the centre of the Sun when it rises. */
const RISEN = -50 / 60;
/** What is printed to the second may be half a one off, and the ephemerides differ. */
const MOST_SECONDS = 1;

const YEARS = [
  { name: 'Delhi', year: 2027, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  { name: 'New York', year: 2025, latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  { name: 'Sydney', year: 2026, latitude: -33.8688, longitude: 151.2093, timezone: 'Australia/Sydney' },
  { name: 'Ujjain', year: 2029, latitude: 23.1765, longitude: 75.7885, timezone: 'Asia/Kolkata' },
] as const;

type Place = Pick<(typeof YEARS)[number], 'latitude' | 'longitude'>;

/** How many there are in a circle, and of which angle in degrees. */
const LIMBS = {
  tithi: { parts: 30, angle: (sun: number, moon: number) => moon - sun },
  nakshatra: { parts: 27, angle: (_: number, moon: number) => moon },
  yoga: { parts: 27, angle: (sun: number, moon: number) => sun + moon },
  karana: { parts: 60, angle: (sun: number, moon: number) => moon - sun },
} as const;
type Limb = keyof typeof LIMBS;

const DAY = 86_400_000;
const jdOf = (time: number) => time / DAY + 2440587.5;

function longitude(body: number, time: number): number {
  sweph.set_delta_t_userdef(deltaT(new Date(time)) / 86_400);
  const { data, error } = sweph.calc_ut(jdOf(time), body, SIDEREAL);
  if (error !== '') throw new Error(error);
  return data[0] as number;
}

const angleOf = (limb: Limb, time: number) => LIMBS[limb].angle(longitude(SUN, time), longitude(MOON, time));
const signed = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;

/** How many seconds after a time an angle is reached, by how fast it grows then. */
function secondsTo(limb: Limb, angle: number, time: number): number {
  const half = 30_000;
  const rate = signed(angleOf(limb, time + half) - angleOf(limb, time - half)) / 60;
  return signed(angle - angleOf(limb, time)) / rate;
}

/** How many seconds from a time the Sun is where it rises or sets. */
function secondsToHorizon(time: number, { latitude, longitude: east }: Place): number {
  const high = (when: number) => {
    sweph.set_delta_t_userdef(deltaT(new Date(when)) / 86_400);
    sweph.set_topo(east, latitude, 0);
    const { data } = sweph.calc_ut(jdOf(when), SUN, SEEN_FROM_THE_PLACE);
    const seen = sweph.azalt(jdOf(when), FROM_EQUATOR, [east, latitude, 0], 0, 0, data.slice(0, 3));
    return seen[1] as number;
  };
  const rate = (high(time + 30_000) - high(time - 30_000)) / 60;
  return (RISEN - high(time)) / rate;
}

interface Span {
  readonly number: number;
  readonly starts_at: string;
  readonly ends_at: string;
}

let failed = 0;
let limbs = 0;
let [furthest, furthestRising] = [0, 0];

function compare(limb: Limb, { number, starts_at: start, ends_at: end }: Span): void {
  limbs++;
  const { parts } = LIMBS[limb];
  const width = 360 / parts;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const there = Math.floor((((angleOf(limb, (from + to) / 2) % 360) + 360) % 360) / width) + 1;
  const seconds = Math.max(
    Math.abs(secondsTo(limb, (number - 1) * width, from)),
    Math.abs(secondsTo(limb, number * width, to)),
  );
  furthest = Math.max(furthest, seconds);
  if (there === number && seconds <= MOST_SECONDS) return;
  failed++;
  process.stdout.write(`${limb} ${number} of ${start}: ${there} there, ${seconds.toFixed(2)} s apart\n`);
}

let days = 0;
for (const { name, year, ...place } of YEARS) {
  const spans = Object.fromEntries(Object.keys(LIMBS).map((limb) => [limb, new Map<string, Span>()]));
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY) {
    days++;
    const { result } = panchang({ date: new Date(day).toISOString().slice(0, 10), ...place });
    for (const limb of Object.keys(LIMBS) as Limb[]) {
      for (const span of [result[limb], result[limb].next]) if (span) spans[limb]?.set(span.starts_at, span);
    }
    for (const at of [result.sunrise_at, result.sunset_at]) {
      const seconds = at === null ? Number.NaN : Math.abs(secondsToHorizon(Date.parse(at), place));
      furthestRising = Math.max(furthestRising, seconds);
      if (seconds <= MOST_SECONDS) continue;
      failed++;
      process.stdout.write(`${name}, Sun of ${at}: ${seconds.toFixed(2)} s apart\n`);
    }
  }
  for (const [limb, found] of Object.entries(spans)) {
    for (const span of found.values()) compare(limb as Limb, span);
  }
}
process.stdout.write(
  `${limbs} limbs of ${days} days: ${failed} of another number or more than ${MOST_SECONDS} s apart; limbs at most ` +
    `${furthest.toFixed(2)} s, risings and settings of the Sun ${furthestRising.toFixed(2)} s\n`,
);
process.exitCode = failed > 0 ? 1 : 0;
