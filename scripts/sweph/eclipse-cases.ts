import type { Case } from './cases.js';
import { angle, any, fields, list, type Measure, near, same } from './measures.js';
import type { Random } from './random.js';

const SECONDS = 1 / 86_400;
const place = (random: Random) => [random.longitude(), random.latitude(66), 0] as const;
const day = (random: Random) => random.between(2396760, 2469000);
const answer = (data: Measure) => fields({ flag: same, error: same, data });

/** 0 agrees with 0 alone; times within so many seconds. */
const time = (seconds: number): Measure => near(seconds * SECONDS);

/** What an eclipse is at a place: magnitudes, sizes, where it stands; the member of a saros is not here. */
const ofPlace = (reach: number): Measure =>
  list(
    near(reach),
    near(reach),
    near(2 * reach),
    near(3),
    angle(0.1),
    near(0.1),
    near(0.3),
    near(0.02),
    near(reach),
    same,
    any,
  );
const attributes = ofPlace(0.003);
const lunarAttributes: Measure = list(
  near(0.003),
  near(0.003),
  same,
  same,
  angle(0.05),
  near(0.05),
  near(0.5),
  near(0.002),
  near(0.003),
  same,
  any,
);

/**
 * Eclipses, 1850 to 2049. The times of the whole Earth agree within 5 s of a lunar maximum, which that interface takes from
 * a parabola, and the penumbra meets a smaller Earth there.
 */
export const ECLIPSES: Readonly<Record<string, Case>> = {
  sol_eclipse_when_glob: {
    draw: (r) => [day(r), 2, r.one([0, 4, 8, 16, 32]), r.next() < 0.5],
    measure: () => answer(list(time(1), time(2), time(20), time(20), time(20), time(20), time(20), time(20), same)),
    weight: 2,
    known: () => 'eclipse-times',
  },
  sol_eclipse_when_loc: {
    draw: (r) => [day(r), 2, place(r), r.next() < 0.5],
    measure: () =>
      fields({
        flag: same,
        error: same,
        data: list(time(5), time(5), time(5), time(5), time(5), time(300), time(300)),
        attributes,
      }),
    weight: 2,
    known: () => 'eclipse-at-horizon',
  },
  lun_eclipse_when: {
    draw: (r) => [day(r), 2, r.one([0, 4, 16, 64]), r.next() < 0.5],
    measure: () => answer(list(time(5), same, time(5), time(5), time(5), time(5), time(5), time(5))),
    weight: 2,
    known: () => 'lunar-times',
  },
  lun_eclipse_when_loc: {
    draw: (r) => [day(r), 2, place(r), r.next() < 0.5],
    measure: () => fields({ flag: same, error: same, data: list(time(300)), attributes: lunarAttributes }),
    weight: 2,
    known: () => 'eclipse-at-horizon',
  },
};
