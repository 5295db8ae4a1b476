import { pheno_ut } from '../../src/entries/sweph.js';
import { constants as c } from '../../src/sweph/constants.js';
import { answer, type Case, isStarred, reach, SECOND, STAR } from './case.js';
import { type Listed, listed } from './listed.js';
import { angle, any, list, type Measure, near, part } from './measures.js';
import type { Random } from './random.js';
import { STRAIGHT } from './sky-cases.js';

const FLAGS = [0, c.SEFLG_NONUT, c.SEFLG_SIDEREAL, c.SEFLG_EQUATORIAL, c.SEFLG_J2000, c.SEFLG_XYZ, c.SEFLG_RADIANS];
const PAIRS = [c.SEFLG_EQUATORIAL | c.SEFLG_J2000, c.SEFLG_XYZ | c.SEFLG_EQUATORIAL, c.SEFLG_SIDEREAL | c.SEFLG_NONUT];
const COMBINED = [...FLAGS, ...PAIRS];
const EVERY_BODY = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/** How far a place may be away: degrees, degrees a day, a part of the distance. */
interface Reach {
  readonly degrees: number;
  readonly speed: number;
  readonly distance: number;
}

/** Of the Moon its own speed differs as much from the rate of its longitude. */
function reachOf([day, ipl, flags]: readonly unknown[]): Reach {
  const speed = (flags as number) & c.SEFLG_TOPOCTR ? 0.01 : ipl === c.SE_MOON ? 0.0003 : 0.0001;
  return { degrees: reach(day as number), speed, distance: 5e-6 };
}

const nutation = near(0.01 * SECOND);

function placeMeasure(args: readonly unknown[]): Measure {
  return placeWithin(args, reachOf(args));
}

/** Astronomical units within which a right-angled place lies. */
const spanOf = (ipl: number) => (ipl >= c.SE_MEAN_NODE && ipl <= c.SE_OSCU_APOG ? 0.003 : 60);

function placeWithin([, ipl, flags]: readonly unknown[], { degrees, speed, distance }: Reach): Measure {
  const f = flags as number;
  if (ipl === -1) return answer(list(nutation, nutation, nutation, nutation, any));
  if (f & c.SEFLG_XYZ) {
    const at = near((degrees / 57 + distance) * spanOf(ipl as number));
    return answer(list(at, at, at, near(0.01), near(0.01), near(0.01)));
  }
  const unit = f & c.SEFLG_RADIANS ? 57.29577951308232 : 1;
  // Near a pole of the axes a longitude swells.
  return answer(
    list(
      angle(degrees / unit),
      near(degrees / unit),
      part(distance),
      near((2 * speed) / unit),
      near(speed / unit),
      near(2e-4),
    ),
  );
}

/** What the points of the Moon's orbit differ by. */
const POINTS: Readonly<Record<number, Listed['why'] | undefined>> = {
  [c.SE_MEAN_NODE]: 'node',
  [c.SE_TRUE_NODE]: 'node',
  [c.SE_MEAN_APOG]: 'apogee',
  [c.SE_OSCU_APOG]: 'apogee',
};
const POINT_REACH: Readonly<Record<number, Reach | undefined>> = {
  [c.SE_MEAN_NODE]: { degrees: 0.4 * SECOND, speed: 0.0001, distance: 5e-6 },
  [c.SE_TRUE_NODE]: { degrees: 3 * SECOND, speed: 0.01, distance: 0.001 },
  [c.SE_MEAN_APOG]: { degrees: 0.6 * SECOND, speed: 0.0001, distance: 5e-6 },
  [c.SE_OSCU_APOG]: { degrees: 0.04, speed: 1.5, distance: 0.001 },
};

/** Whether a planet is so near the Sun that its light is bent by more than both agree on. */
function isBehindSun([day, ipl]: readonly unknown[]): boolean {
  const isPlanet = (ipl as number) >= c.SE_MERCURY && (ipl as number) <= c.SE_PLUTO;
  return isPlanet && (pheno_ut(day as number, ipl as number, c.SEFLG_SWIEPH).data[2] as number) < 1;
}

function placeListed(args: readonly unknown[], mode: number): Listed | undefined {
  const [ipl, f] = [args[1] as number, args[2] as number];
  if (ipl === c.SE_ECL_NUT) {
    const isTurned = (f & ~(c.SEFLG_SWIEPH | c.SEFLG_SPEED | c.SEFLG_RADIANS)) !== 0;
    return listed('nutation-with-flags', isTurned, answer(any));
  }
  const stars = f & c.SEFLG_SIDEREAL && isStarred(mode) ? STAR : 0;
  const topocentric = f & c.SEFLG_TOPOCTR ? 0.3 * SECOND : 0;
  const own = POINT_REACH[ipl] ?? reachOf(args);
  const hidden = isBehindSun(args) ? 0.5 * SECOND : 0;
  const within = placeWithin(args, {
    ...own,
    degrees: own.degrees + stars + topocentric + hidden,
    speed: hidden + stars > 0 ? Math.max(0.005, own.speed) : own.speed,
  });
  const why =
    POINTS[ipl] ??
    (hidden > 0 ? 'behind-the-sun' : stars > 0 ? 'star-zodiac' : topocentric > 0 ? 'topocentric' : undefined);
  return why && { why, within };
}

const place = (random: Random): readonly [number, number, number] => [
  random.day(),
  random.one(EVERY_BODY),
  c.SEFLG_SWIEPH |
    (random.next() < 0.7 ? c.SEFLG_SPEED : 0) |
    random.one(COMBINED) |
    (random.next() < 0.15 ? c.SEFLG_TOPOCTR : 0),
];

const ayanamsaListed = (_: readonly unknown[], mode: number) =>
  listed('star-zodiac', isStarred(mode), answer(angle(STAR)));

/** Places of bodies and ayanamshas. */
export const PLACES: Readonly<Record<string, Case>> = {
  calc_ut: { draw: place, measure: placeMeasure, weight: 20, listed: placeListed },
  'calc_ut ': STRAIGHT,
  calc: { draw: place, measure: placeMeasure, weight: 10, listed: placeListed },
  get_ayanamsa_ut: { draw: (r) => [r.day()], measure: () => angle(reach(0)), weight: 2 },
  get_ayanamsa: { draw: (r) => [r.day()], measure: () => angle(reach(0)), weight: 2 },
  get_ayanamsa_ex_ut: {
    draw: (r) => [r.day(), r.one([2, 66])],
    measure: () => answer(angle(reach(0))),
    weight: 2,
    listed: ayanamsaListed,
  },
  get_ayanamsa_ex: {
    draw: (r) => [r.day(), r.one([2, 66])],
    measure: () => answer(angle(reach(0))),
    weight: 2,
    listed: ayanamsaListed,
  },
};
