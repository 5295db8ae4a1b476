import { constants as c } from '../../src/sweph/constants.js';
import { ECLIPSES } from './eclipse-cases.js';
import { angle, any, fields, list, type Measure, near, part, same } from './measures.js';
import type { Random } from './random.js';
import { SKY, STRAIGHT } from './sky-cases.js';

/** A function of the interface: arguments for a call, how answers are compared, and how often it is drawn. */
export interface Case {
  readonly draw: (random: Random) => readonly unknown[];
  readonly measure: (args: readonly unknown[]) => Measure;
  readonly weight: number;
  /** Why an answer may differ: a code of {@link KNOWN}, where these arguments meet one. */
  readonly known?: (args: readonly unknown[], mode: number) => string | undefined;
}

const SECOND = 1 / 3600;
const SECONDS = 1 / 86_400;
/** 1850-01-01 and 2050-01-01: between them sidereal time is the same in both. */
const SAME_TURN = [2396758.5, 2469807.5] as const;
const isSameTurn = (day: number) => day > SAME_TURN[0] && day < SAME_TURN[1];

const exactly = () => same;
const answer = (data: Measure) => fields({ flag: same, error: same, data });

/** 0.1" of a longitude, 0.3" before 1850. */
const reach = (day: number) => (day < SAME_TURN[0] ? 0.3 : 0.1) * SECOND;

const FLAGS = [0, c.SEFLG_NONUT, c.SEFLG_SIDEREAL, c.SEFLG_EQUATORIAL, c.SEFLG_J2000, c.SEFLG_XYZ, c.SEFLG_RADIANS];
const PAIRS = [c.SEFLG_EQUATORIAL | c.SEFLG_J2000, c.SEFLG_XYZ | c.SEFLG_EQUATORIAL, c.SEFLG_SIDEREAL | c.SEFLG_NONUT];
const COMBINED = [...FLAGS, ...PAIRS];
const EVERY_BODY = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/** Degrees a day that a speed may differ: of the Moon its own differs as much from the rate of its longitude. */
function speedReach(ipl: number): number {
  if (ipl === c.SE_OSCU_APOG) return 1.5;
  if (ipl === c.SE_TRUE_NODE) return 0.01;
  return ipl === c.SE_MOON ? 0.0003 : 0.0001;
}

function placeMeasure([day, ipl, flags]: readonly unknown[]): Measure {
  const degrees = reach(day as number);
  const speed = speedReach(ipl as number);
  const f = flags as number;
  if (ipl === -1)
    return answer(list(angle(0.01 * SECOND), angle(0.01 * SECOND), near(0.01 * SECOND), near(0.01 * SECOND), any));
  if (f & c.SEFLG_XYZ) {
    const far = 60;
    return answer(
      list(
        near((degrees / 57) * far),
        near((degrees / 57) * far),
        near((degrees / 57) * far),
        near(0.01),
        near(0.01),
        near(0.01),
      ),
    );
  }
  const unit = f & c.SEFLG_RADIANS ? 57.29577951308232 : 1;
  const slow = f & c.SEFLG_TOPOCTR ? 0.01 : speed;
  // Near a pole of the axes a longitude swells.
  return answer(
    list(
      angle(degrees / unit),
      near(degrees / unit),
      part(5e-6),
      near((2 * slow) / unit),
      near(slow / unit),
      near(2e-4),
    ),
  );
}

/** The modes whose zodiac goes with a star or the centre of the Galaxy. */
const STARRED = [17, 27, 28, 29, 35, 36, 39];
const starred = (mode: number) => (STARRED.includes(mode) ? 'star-zodiac' : undefined);

function placeKnown([, ipl, flags]: readonly unknown[], mode: number): string | undefined {
  if (ipl === c.SE_ECL_NUT && ((flags as number) & ~(c.SEFLG_SWIEPH | c.SEFLG_RADIANS)) !== 0)
    return 'nutation-with-flags';
  if ((flags as number) & c.SEFLG_SIDEREAL && starred(mode)) return starred(mode);
  if (ipl === c.SE_MEAN_NODE || ipl === c.SE_TRUE_NODE) return 'node';
  if (ipl === c.SE_MEAN_APOG || ipl === c.SE_OSCU_APOG) return 'apogee';
  if ((flags as number) & c.SEFLG_TOPOCTR) return 'topocentric';
  return undefined;
}

const place = (random: Random): readonly [number, number, number] => [
  random.day(),
  random.one(EVERY_BODY),
  c.SEFLG_SWIEPH |
    (random.next() < 0.7 ? c.SEFLG_SPEED : 0) |
    random.one(COMBINED) |
    (random.next() < 0.15 ? c.SEFLG_TOPOCTR : 0),
];

const SYSTEMS = [...'ABCDEFGHIKLMNOPQRSTUVWXYi'];
const HOUSE_FLAGS = [0, c.SEFLG_SIDEREAL, c.SEFLG_NONUT, c.SEFLG_SIDEREAL | c.SEFLG_NONUT];
/** Degrees within which cusps of a time agree: by the sidereal time, which differs before 1850 and after 2050. */
const turnReach = (day: number) => 0.01 * SECOND * (isSameTurn(day) ? 1 : 1000);
/** What follows the twelve cusps of Porphyry in the place of 36 sectors is anything there. */
const firstTwelve =
  (measure: Measure): Measure =>
  (theirs, ours) =>
    measure((theirs as unknown[]).slice(0, 12), (ours as unknown[]).slice(0, 12));
const housesMeasure = (reach: number, isTold: boolean, hasRates: boolean): Measure => {
  const cusps = list(angle(reach));
  const rates = hasRates ? { housesSpeed: any, pointsSpeed: any } : {};
  const data = fields({ houses: firstTwelve(cusps), points: cusps, ...rates });
  return isTold ? answer(data) : fields({ flag: same, data });
};
const houseKnown = ([day, ...rest]: readonly unknown[], mode: number) => {
  if (rest.at(-1) === 'i') return 'makransky';
  return isSameTurn(day as number)
    ? (starred(mode) ?? (mode === c.SE_SIDM_DELUCE ? 'deluce-houses' : undefined))
    : 'sidereal-time';
};
const turnKnown = ([day]: readonly unknown[], mode: number) =>
  isSameTurn(day as number) ? starred(mode) : 'sidereal-time';
const flowKnown = (args: readonly unknown[], mode: number) =>
  (args[2] as number) & c.SEFLG_SIDEREAL ? starred(mode) : undefined;
const ayanamsaKnown = ([, flags]: readonly unknown[], mode: number) =>
  (flags as number) & c.SEFLG_NONUT ? 'ayanamsa-without-nutation' : starred(mode);
const houseArguments = (random: Random) => [random.latitude(66), random.longitude(), random.one(SYSTEMS)] as const;
const armc = (random: Random) =>
  [random.between(0, 360), random.latitude(), random.between(22.9, 23.9), random.one(SYSTEMS)] as const;

const housesCase = (
  draw: Case['draw'],
  measured: (args: readonly unknown[]) => Measure,
  known?: Case['known'],
): Case => ({
  draw,
  measure: measured,
  weight: 4,
  ...(known && { known }),
});

const degreesCase = (count: number, low: number, high: number, measure: Measure = near(1e-9), whole = false): Case => ({
  draw: (random) => Array.from({ length: count }, () => (whole ? random.whole(low, high) : random.between(low, high))),
  measure: () => measure,
  weight: 1,
});

const timeOfDay = (random: Random) => [random.whole(0, 23), random.whole(0, 59), random.between(0, 60)] as const;
const dateParts = (random: Random) => [random.whole(1801, 2199), random.whole(1, 12), random.whole(1, 28)] as const;
const dateMeasure = fields({ year: same, month: same, day: same, hour: same, minute: same, second: near(1e-3) });

const cross: Measure = fields({ date: near(SECONDS), error: same });
const FLOWING = [0, c.SEFLG_SIDEREAL, c.SEFLG_NONUT];

/** Every function that is compared, by its name. */
export const CASES: Readonly<Record<string, Case>> = {
  calc_ut: { draw: place, measure: placeMeasure, weight: 20, known: placeKnown },
  'calc_ut ': STRAIGHT,
  calc: { draw: place, measure: placeMeasure, weight: 10, known: placeKnown },
  get_ayanamsa_ut: { draw: (r) => [r.day()], measure: () => angle(reach(0)), weight: 2 },
  get_ayanamsa: { draw: (r) => [r.day()], measure: () => angle(reach(0)), weight: 2 },
  get_ayanamsa_ex_ut: {
    draw: (r) => [r.day(), r.one([2, 66])],
    measure: () => answer(angle(reach(0))),
    weight: 2,
    known: ayanamsaKnown,
  },
  get_ayanamsa_ex: {
    draw: (r) => [r.day(), r.one([2, 66])],
    measure: () => answer(angle(reach(0))),
    weight: 2,
    known: ayanamsaKnown,
  },
  get_ayanamsa_name: { draw: (r) => [r.whole(0, 46)], measure: exactly, weight: 0.5 },
  get_planet_name: { draw: (r) => [r.whole(0, 22)], measure: exactly, weight: 0.5 },
  houses: housesCase(
    (r) => [r.day(), ...houseArguments(r)],
    ([d]) => housesMeasure(turnReach(d as number), false, false),
    houseKnown,
  ),
  houses_ex: housesCase(
    (r) => [r.day(), r.one(HOUSE_FLAGS), ...houseArguments(r)],
    ([d]) => housesMeasure(turnReach(d as number), false, false),
    houseKnown,
  ),
  houses_ex2: housesCase(
    (r) => [r.day(), r.one(HOUSE_FLAGS), ...houseArguments(r)],
    ([d]) => housesMeasure(turnReach(d as number), true, true),
    houseKnown,
  ),
  houses_armc: housesCase(
    (r) => [...armc(r), r.between(-23.4, 23.4)],
    () => housesMeasure(0.01 * SECOND, false, false),
    (args) => (args[3] === 'i' ? 'makransky' : undefined),
  ),
  houses_armc_ex2: housesCase(
    (r) => [...armc(r), r.between(-23.4, 23.4)],
    () => housesMeasure(0.01 * SECOND, true, true),
    (args) => (args[3] === 'i' ? 'makransky' : undefined),
  ),
  house_pos: {
    draw: (r) => [...armc(r), [r.between(0, 360), r.between(-6, 6)]],
    measure: () =>
      fields({ error: same, data: (a, b) => Math.min(near(1e-6)(a, b), near(1e-6)((a as number) - 12, b)) }),
    weight: 4,
    known: (args) => `house-pos-${args[3]}`,
  },
  house_name: { draw: (r) => [r.one(SYSTEMS)], measure: exactly, weight: 0.5 },
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
    known: ([, flags]) => (((flags as number) & 1040) === 1040 ? 'nakshatra-kept' : undefined),
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
    measure: ([d]) => near(isSameTurn(d as number) ? 1e-7 : 2e-4),
    weight: 1,
    known: turnKnown,
  },
  sidtime0: {
    draw: (r) => [r.day(), r.between(23, 24), r.between(-0.005, 0.005)],
    measure: ([d]) => near(isSameTurn(d as number) ? 1e-7 : 2e-4),
    weight: 1,
    known: turnKnown,
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
    measure: ([d]) =>
      list(
        angle(isSameTurn(d as number) ? 1e-3 : 0.1),
        near(isSameTurn(d as number) ? 1e-4 : 2e-3),
        near(isSameTurn(d as number) ? 2e-3 : 2e-2),
      ),
    weight: 2,
    known: () => 'apparent-altitude',
  },
  azalt_rev: {
    draw: (r) => [r.day(), r.whole(0, 1), [r.longitude(), r.latitude(80), 0], [r.between(0, 360), r.between(-60, 80)]],
    measure: ([d]) => list(angle(isSameTurn(d as number) ? 1e-4 : 2e-2), near(isSameTurn(d as number) ? 1e-4 : 2e-2)),
    weight: 2,
    known: turnKnown,
  },
  solcross_ut: {
    draw: (r) => [r.between(0, 360), r.between(2378506.5, 2524500), 2 | r.one(FLOWING)],
    measure: () => cross,
    weight: 1,
    known: flowKnown,
  },
  solcross: {
    draw: (r) => [r.between(0, 360), r.between(2378506.5, 2524500), 2 | r.one(FLOWING)],
    measure: () => cross,
    weight: 1,
    known: flowKnown,
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
  ...ECLIPSES,
  ...SKY,
};
