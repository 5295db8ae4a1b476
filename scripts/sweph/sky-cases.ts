import { constants as c } from '../../src/sweph/constants.js';
import { answer, type Case, SECOND, SECONDS } from './case.js';
import { listed } from './listed.js';
import { angle, any, fields, list, type Measure, near, part, same } from './measures.js';
import type { Random } from './random.js';

const six = (reach: number, distance = 5e-6): Measure =>
  list(angle(reach), near(reach), part(distance), near(0.001), near(0.001), near(5e-4));

const LIGHT = [c.SEFLG_TRUEPOS, c.SEFLG_NOABERR, c.SEFLG_NOGDEFL, c.SEFLG_HELCTR, c.SEFLG_BARYCTR];
const STARS = [
  ...['Spica', 'Aldebaran', 'Sirius', 'Regulus', 'Antares', 'Vega', 'Pollux', 'Fomalhaut', 'Capella', 'Deneb', 'Algol'],
  ...['Arcturus', 'Altair', 'Castor', 'Alcyone', 'Revati', 'Polaris', 'Muhlifain', 'Ruchbah', 'Muphrid', 'Alioth'],
  ...['Algieba', 'Almach', 'Acamar'],
];
/** Arc-seconds of those whose motion is another there. */
const OTHERWISE: Readonly<Record<string, number>> = { Algieba: 10, Acamar: 3 };

/** The distance of a star hangs on its parallax, which is measured worst. */
const starMeasure = (degrees: number): Measure =>
  fields({
    flag: same,
    error: same,
    name: same,
    data: onSphere(degrees, part(degrees > 0.2 * SECOND ? 0.4 : 0.01)),
  });

/** A longitude swells near the pole of the axes. */
const onSphere =
  (degrees: number, distance: Measure): Measure =>
  (theirs, ours) => {
    const [, latitude = 0] = theirs as number[];
    const shrunk = Math.cos((latitude * Math.PI) / 180);
    return list(angle(degrees / shrunk), near(degrees), distance, any)(theirs, ours);
  };

/** A passage in the instant of the start is found by one and not by the other. */
const eitherAt =
  (start: number): Measure =>
  (theirs, ours) => {
    const dates = [theirs, ours].map((found) => (found as { date: number }).date);
    return dates.some((date) => Math.abs(date - start) < 1) ? 0 : Number.POSITIVE_INFINITY;
  };

const pointsWithin = (degrees: number): Measure => {
  const point: Measure = list(angle(degrees), near(degrees), part(0.002), any);
  return answer(fields({ ascending: point, descending: point, perihelion: point, aphelion: point }));
};
const lookWithin = (degrees: number): Measure => list(near(degrees), near(0.0001), near(0.001), part(0.01), near(0.1));

/** Arc-seconds by which the light on its way moves a body seen from the Sun, which counts from the barycentre there. */
function fromSun(ipl: number, flags: number): number {
  // Beside which the Sun itself may be near.
  if (flags & c.SEFLG_BARYCTR) return ipl === c.SE_SUN ? 30 : 0;
  if ((flags & c.SEFLG_HELCTR) === 0) return 0;
  return { [c.SE_MERCURY]: 2, [c.SE_VENUS]: 0.6, [c.SE_MARS]: 0.3 }[ipl] ?? 0;
}

const place = (random: Random) => [random.longitude(), random.latitude(60), 0] as const;

/** Frames, stars, risings and what bodies look like. */
export const SKY: Readonly<Record<string, Case>> = {
  fixstar2_ut: {
    draw: (r) => [r.one(STARS), r.day(), c.SEFLG_SWIEPH | r.one([0, c.SEFLG_EQUATORIAL, c.SEFLG_NONUT, c.SEFLG_J2000])],
    measure: () => starMeasure(0.1 * SECOND),
    weight: 3,
    listed: ([name]) => ({ why: 'star', within: starMeasure((OTHERWISE[name as string] ?? 1) * SECOND) }),
  },
  helio_cross_ut: {
    draw: (r) => [r.whole(2, 6), r.between(0, 360), r.between(2390000, 2500000), 2, r.one([1, -1])],
    measure: ([ipl]) =>
      fields({ date: near((ipl as number) > 4 ? 60 * SECONDS : 10 * SECONDS), flag: same, error: same }),
    weight: 2,
    listed: ([, , start]) => ({ why: 'at-the-start', within: eitherAt(start as number) }),
  },
  nod_aps_ut: {
    draw: (r) => [
      r.day(),
      r.whole(2, 8),
      c.SEFLG_SWIEPH | r.one([0, c.SEFLG_HELCTR]),
      r.one([c.SE_NODBIT_MEAN, c.SE_NODBIT_OSCU]),
    ],
    measure: ([, ipl, , method]) => {
      const reach = method === c.SE_NODBIT_MEAN ? 10 * SECOND : (ipl as number) > 5 ? 0.2 : 0.02;
      return pointsWithin(reach);
    },
    weight: 2,
    listed: ([, ipl, , method]) =>
      listed('mean-apsides', ipl === c.SE_NEPTUNE && method === c.SE_NODBIT_MEAN, pointsWithin(20 * SECOND)),
  },
  pheno_ut: {
    draw: (r) => [r.day(), r.whole(0, 8), c.SEFLG_SWIEPH],
    measure: () => answer(lookWithin(0.01)),
    weight: 2,
    listed: ([, ipl]) => listed('phase', (ipl as number) <= c.SE_MARS, answer(lookWithin(0.02))),
  },
  rise_trans: {
    draw: (r) => [
      r.between(2396800, 2469000),
      r.whole(0, 8),
      null,
      2,
      r.one([1, 2, 4, 8]) | r.one([0, 256]),
      place(r),
      1013.25,
      15,
    ],
    measure: ([, , , , rsmi]) => answer(near(((rsmi as number) & 12 ? 1 : 10) * SECONDS)),
    weight: 3,
  },
};

/** The flags of light and of the eye, as another half of `calc_ut`. */
export const STRAIGHT: Case = {
  draw: (r) => [r.day(), r.one([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14]), c.SEFLG_SWIEPH | c.SEFLG_SPEED | r.one(LIGHT)],
  measure: ([day]) => answer(six(((day as number) < 2396758.5 ? 0.3 : 0.1) * SECOND)),
  weight: 8,
  listed: ([, ipl, flags]) => {
    const degrees = fromSun(ipl as number, flags as number) * SECOND;
    return listed('from-the-sun', degrees > 0, answer(six(degrees, 1e-4)));
  },
};
