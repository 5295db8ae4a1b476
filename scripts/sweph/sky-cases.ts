import { constants as c } from '../../src/sweph/constants.js';
import type { Case } from './cases.js';
import { angle, any, fields, list, type Measure, near, part, same } from './measures.js';
import type { Random } from './random.js';

const SECOND = 1 / 3600;
const SECONDS = 1 / 86_400;
const answer = (data: Measure) => fields({ flag: same, error: same, data });
const six = (reach: number): Measure =>
  list(angle(reach), near(reach), part(5e-6), near(0.001), near(0.001), near(5e-4));

const LIGHT = [c.SEFLG_TRUEPOS, c.SEFLG_NOABERR, c.SEFLG_NOGDEFL, c.SEFLG_HELCTR, c.SEFLG_BARYCTR];
const STARS = ['Spica', 'Aldebaran', 'Sirius', 'Regulus', 'Antares', 'Vega', 'Pollux', 'Fomalhaut', 'Capella', 'Deneb'];
const place = (random: Random) => [random.longitude(), random.latitude(60), 0] as const;

/** Frames, stars, risings and what bodies look like. */
export const SKY: Readonly<Record<string, Case>> = {
  fixstar2_ut: {
    draw: (r) => [r.one(STARS), r.day(), c.SEFLG_SWIEPH | r.one([0, c.SEFLG_EQUATORIAL, c.SEFLG_NONUT, c.SEFLG_J2000])],
    measure: () =>
      fields({
        flag: same,
        error: same,
        name: same,
        data: list(angle(0.1 * SECOND), near(0.1 * SECOND), part(0.01), any),
      }),
    weight: 3,
    known: () => 'star-of-another-catalogue',
  },
  helio_cross_ut: {
    draw: (r) => [r.whole(2, 6), r.between(0, 360), r.between(2390000, 2500000), 2, r.one([1, -1])],
    measure: ([ipl]) =>
      fields({ date: near((ipl as number) > 4 ? 60 * SECONDS : 5 * SECONDS), flag: same, error: same }),
    weight: 2,
    known: () => 'at-the-start',
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
      const point: Measure = list(angle(reach), near(reach), part(0.002), any);
      return answer(fields({ ascending: point, descending: point, perihelion: point, aphelion: point }));
    },
    weight: 2,
    known: () => 'nodes',
  },
  pheno_ut: {
    draw: (r) => [r.day(), r.whole(0, 8), c.SEFLG_SWIEPH],
    measure: () => answer(list(near(0.01), near(0.0001), near(0.001), part(0.01), near(0.1))),
    weight: 2,
    known: () => 'magnitude',
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
    known: () => 'rising',
  },
};

/** The flags of light and of the eye, as another half of `calc_ut`. */
export const STRAIGHT: Case = {
  draw: (r) => [r.day(), r.one([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14]), c.SEFLG_SWIEPH | c.SEFLG_SPEED | r.one(LIGHT)],
  measure: ([day]) => answer(six(((day as number) < 2396758.5 ? 0.3 : 0.1) * SECOND)),
  weight: 8,
  known: ([, , flags]) => ((flags as number) & (c.SEFLG_BARYCTR | c.SEFLG_HELCTR) ? 'from-the-sun' : undefined),
};
