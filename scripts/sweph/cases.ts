import { azalt } from '../../src/entries/sweph.js';
import { constants as c } from '../../src/sweph/constants.js';
import { answer, type Case, isSameTurn, isStarred, SECOND, SECONDS } from './case.js';
import { ECLIPSES } from './eclipse-cases.js';
import { HOUSES } from './house-cases.js';
import { listed } from './listed.js';
import { angle, any, fields, list, type Measure, near, same } from './measures.js';
import { PLACES } from './place-cases.js';
import type { Random } from './random.js';
import { SKY } from './sky-cases.js';

const exactly = () => same;

const degreesCase = (count: number, low: number, high: number, measure: Measure = near(1e-9), whole = false): Case => ({
  draw: (random) => Array.from({ length: count }, () => (whole ? random.whole(low, high) : random.between(low, high))),
  measure: () => measure,
  weight: 1,
});

const timeOfDay = (random: Random) => [random.whole(0, 23), random.whole(0, 59), random.between(0, 60)] as const;
const dateParts = (random: Random) => [random.whole(1801, 2199), random.whole(1, 12), random.whole(1, 28)] as const;
const dateMeasure = fields({ year: same, month: same, day: same, hour: same, minute: same, second: near(1e-3) });

const cross: Measure = fields({ date: near(SECONDS), error: same });
/** Where sidereal time differs. */
const turnListed =
  (within: Measure) =>
  ([day]: readonly unknown[]) =>
    listed('sidereal-time', !isSameTurn(day as number), within);

/** Whether a place of the axes is below the horizon by more than nothing, by our own altitude. */
const isBelow = (args: readonly unknown[]) => (azalt(...(args as Parameters<typeof azalt>))[1] as number) < 0;

/** The Sun goes 0.3" in 7 s. */
const flowListed = ([, , flags]: readonly unknown[], mode: number) =>
  listed(
    'star-zodiac',
    isStarred(mode) && ((flags as number) & c.SEFLG_SIDEREAL) !== 0,
    fields({ date: near(7.5 * SECONDS), error: same }),
  );

const FLOWING = [0, c.SEFLG_SIDEREAL, c.SEFLG_NONUT];

/** Every function that is compared, by its name. */
export const CASES: Readonly<Record<string, Case>> = {
  get_ayanamsa_name: { draw: (r) => [r.whole(0, 46)], measure: exactly, weight: 0.5 },
  get_planet_name: { draw: (r) => [r.whole(0, 22)], measure: exactly, weight: 0.5 },
  julday: { draw: (r) => [...dateParts(r), r.between(0, 24), r.whole(0, 1)], measure: () => near(1e-9), weight: 1 },
  revjul: {
    draw: (r) => [r.between(1e6, 3e6), r.whole(0, 1)],
    measure: () => fields({ year: same, month: same, day: same, hour: near(1e-7) }),
    weight: 1,
  },
  date_conversion: {
    draw: (r) => [r.whole(1801, 2199), r.whole(1, 12), r.whole(1, 31), r.between(0, 24), r.one(['g', 'j'])],
    measure: () => fields({ flag: same, data: near(1e-9) }),
    weight: 1,
  },
  day_of_week: { draw: (r) => [r.day()], measure: exactly, weight: 1 },
  utc_to_jd: {
    draw: (r) => [...dateParts(r), ...timeOfDay(r), 1],
    measure: () => answer(list(near(1e-3 * SECONDS))),
    weight: 1,
  },
  jdet_to_utc: { draw: (r) => [r.day(), 1], measure: () => dateMeasure, weight: 1 },
  jdut1_to_utc: { draw: (r) => [r.day(), 1], measure: () => dateMeasure, weight: 1 },
  utc_time_zone: {
    draw: (r) => [...dateParts(r), ...timeOfDay(r), r.one([-11, -3.5, 0, 1, 5.5, 5.75, 13])],
    measure: () => dateMeasure,
    weight: 1,
  },
  degnorm: degreesCase(1, -2000, 2000),
  radnorm: degreesCase(1, -50, 50),
  difdegn: degreesCase(2, -400, 800),
  difdeg2n: degreesCase(2, -400, 800),
  csnorm: degreesCase(1, -3e8, 3e8, same, true),
  difcsn: degreesCase(2, 0, 129599999, same, true),
  difcs2n: degreesCase(2, 0, 129599999, same, true),
  csroundsec: degreesCase(1, 0, 129599999, same, true),
  d2l: degreesCase(1, -1e6, 1e6, same),
  cs2degstr: degreesCase(1, 0, 129599999, same, true),
  cs2lonlatstr: {
    draw: (r) => [
      r.whole(-64800000, 64800000),
      ...r.one([
        ['E', 'W'],
        ['N', 'S'],
      ]),
    ],
    measure: exactly,
    weight: 1,
  },
  cs2timestr: { draw: (r) => [r.whole(0, 8639999), ':', r.next() < 0.5], measure: exactly, weight: 1 },
  split_deg: {
    draw: (r) => [
      r.between(0, 360),
      r.one([0, 1, 2, 4, 8]) | r.one([0, 1, 2, 4]) | r.one([0, 1024]) | r.one([0, 16, 32]),
    ],
    measure: ([, flags]) =>
      fields({
        degree: same,
        minute: (flags as number) & 4 ? any : same,
        second: (flags as number) & 6 ? any : same,
        fraction: (flags as number) & 7 ? any : near(1e-6),
        sign: same,
      }),
    weight: 2,
  },
  cotrans: {
    draw: (r) => [[r.between(0, 360), r.between(-89, 89), 1], r.between(-24, 24)],
    measure: () => list(angle(1e-9), near(1e-9), near(1e-9)),
    weight: 1,
  },
  cotrans_sp: {
    draw: (r) => [
      [r.between(0, 360), r.between(-60, 60), 1, r.between(-15, 15), r.between(-2, 2), r.between(-1, 1)],
      r.between(-24, 24),
    ],
    measure: () => list(angle(1e-9), near(1e-9), near(1e-9), near(1e-7), near(1e-7), near(1e-9)),
    weight: 1,
  },
  deltat: { draw: (r) => [r.day()], measure: () => near(1e-9), weight: 1 },
  deltat_ex: { draw: (r) => [r.day(), 2], measure: () => fields({ error: same, data: near(1e-9) }), weight: 1 },
  sidtime: {
    draw: (r) => [r.day()],
    measure: () => near(1e-7),
    weight: 1,
    listed: turnListed(near(2e-4)),
  },
  sidtime0: {
    draw: (r) => [r.day(), r.between(23, 24), r.between(-0.005, 0.005)],
    measure: () => near(1e-7),
    weight: 1,
    listed: turnListed(near(2e-4)),
  },
  time_equ: { draw: (r) => [r.day()], measure: () => answer(near(SECONDS)), weight: 1 },
  lmt_to_lat: { draw: (r) => [r.day(), r.longitude()], measure: () => answer(near(SECONDS)), weight: 1 },
  lat_to_lmt: { draw: (r) => [r.day(), r.longitude()], measure: () => answer(near(SECONDS)), weight: 1 },
  refrac: {
    draw: (r) => [r.between(-1, 90), r.between(900, 1050), r.between(-20, 40), r.whole(0, 1)],
    measure: () => near(1e-6),
    weight: 1,
  },
  azalt: {
    draw: (r) => [
      r.day(),
      r.whole(0, 1),
      [r.longitude(), r.latitude(80), r.between(0, 3000)],
      r.one([0, 1000]),
      15,
      [r.between(0, 360), r.between(-60, 60), 1],
    ],
    measure: () => list(angle(1e-3), near(1e-4), near(5e-3)),
    weight: 2,
    listed: (args) =>
      isBelow(args)
        ? { why: 'below-the-horizon', within: list(angle(0.1), near(2e-3), near(1.1)) }
        : turnListed(list(angle(0.1), near(2e-3), near(2e-2)))(args),
  },
  azalt_rev: {
    draw: (r) => [r.day(), r.whole(0, 1), [r.longitude(), r.latitude(80), 0], [r.between(0, 360), r.between(-60, 80)]],
    measure: () => list(angle(1e-4), near(1e-4)),
    weight: 2,
    listed: turnListed(list(angle(0.1), near(2e-3))),
  },
  solcross_ut: {
    draw: (r) => [r.between(0, 360), r.between(2378506.5, 2524500), 2 | r.one(FLOWING)],
    measure: () => cross,
    weight: 1,
    listed: flowListed,
  },
  solcross: {
    draw: (r) => [r.between(0, 360), r.between(2378506.5, 2524500), 2 | r.one(FLOWING)],
    measure: () => cross,
    weight: 1,
    listed: flowListed,
  },
  mooncross_ut: { draw: (r) => [r.between(0, 360), r.day(), 2 | r.one(FLOWING)], measure: () => cross, weight: 2 },
  mooncross: { draw: (r) => [r.between(0, 360), r.day(), 2 | r.one(FLOWING)], measure: () => cross, weight: 2 },
  mooncross_node_ut: {
    draw: (r) => [r.day(), 2],
    measure: () => fields({ date: near(3 * SECONDS), error: same, longitude: angle(3 * SECOND), latitude: near(1e-5) }),
    weight: 1,
  },
  mooncross_node: {
    draw: (r) => [r.day(), 2],
    measure: () => fields({ date: near(3 * SECONDS), error: same, longitude: angle(3 * SECOND), latitude: near(1e-5) }),
    weight: 1,
  },
  ...PLACES,
  ...HOUSES,
  ...ECLIPSES,
  ...SKY,
};
