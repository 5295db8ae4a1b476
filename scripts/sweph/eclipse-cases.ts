import { sol_eclipse_where } from '../../src/entries/sweph.js';
import { constants as c } from '../../src/sweph/constants.js';
import { answer, type Case, SECONDS } from './case.js';
import { angle, any, fields, list, type Measure, near, same } from './measures.js';
import type { Random } from './random.js';

const place = (random: Random) => [random.longitude(), random.latitude(66), 0] as const;
const day = (random: Random) => random.between(2396760, 2469000);

/** 0 agrees with 0 alone; times within so many seconds. */
const time = (seconds: number): Measure => near(seconds * SECONDS);

/** What an eclipse is at a place: magnitudes, sizes, where it stands; the member of a saros is not here. */
const ofPlace = (reach: number): Measure =>
  list(
    near(reach),
    near(reach),
    near(2 * reach),
    near(10),
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

/** What is not told may be anything small there. */
const orUnset =
  (measure: Measure): Measure =>
  (theirs, ours) =>
    ours === 0 && !((theirs as number) > 1) ? 0 : measure(theirs, ours);

const globalTimes = (contacts: number): Measure =>
  answer(list(time(1), time(5), ...Array.from({ length: 6 }, () => time(contacts)), same));
const lunarTimes = (error: Measure, maximum: number): Measure =>
  fields({ flag: same, error, data: list(time(maximum), same, time(8)) });
const solarOfPlace = (data: Measure): Measure => fields({ flag: same, error: same, data, attributes });
const solarTimes = list(time(5), time(10), time(5), time(5), time(10), orUnset(time(5)), orUnset(time(5)));

/** A cone that grazes the Earth does so for long, and noon of a graze may not be told. */
const partialTimes = answer(list(time(1), any, ...Array.from({ length: 6 }, () => time(400)), same));

const touches: Measure = (theirs, ours) => {
  const isPartial = ((ours as { flag: number }).flag & c.SE_ECL_PARTIAL) !== 0;
  return (isPartial ? partialTimes : globalTimes(60))(theirs, ours);
};

interface Found {
  readonly data: readonly number[];
  readonly attributes: readonly number[];
}

/** Another eclipse is found where the nearer one has a Moon as large as the Sun, so that its kind hangs on a hair. */
const hybrid =
  (start: number, asked: number): Measure =>
  (theirs, ours) => {
    const days = [theirs, ours].map((found) => (found as Found).data[0] as number) as [number, number];
    if (Math.abs(days[0] - days[1]) < 1) return touches(theirs, ours);
    const nearer = Math.abs(days[0] - start) < Math.abs(days[1] - start) ? days[0] : days[1];
    const ratio = sol_eclipse_where(nearer, 2).attributes[1] as number;
    const kinds = c.SE_ECL_TOTAL | c.SE_ECL_ANNULAR | c.SE_ECL_ANNULAR_TOTAL;
    return (asked & kinds) !== 0 && Math.abs(ratio - 1) < 0.02 ? 0 : Number.POSITIVE_INFINITY;
  };

/** Degrees from the horizon within which a disc and its refraction may be up for one and not for the other. */
const EDGE = 1.5;
/** Seconds in which the Sun and the Moon rise through so much, up to latitude 58 and beyond it. */
const RISE = 1800;
const POLAR_RISE = 4 * 3600;
/** Magnitude below which a touch is a graze, of which contacts say little. */
const GRAZE = 0.02;

/**
 * What rises or sets within an eclipse does so otherwise there: the one that is found by one alone is at the horizon at its
 * maximum, and of the same one contacts agree but for those at the horizon.
 */
const atHorizon =
  ([, , geopos]: readonly unknown[], contacts: readonly number[]): Measure =>
  (theirs, ours) => {
    const [a, b] = [theirs as Found, ours as Found];
    const rise = Math.abs((geopos as readonly number[])[1] as number) > 58 ? POLAR_RISE : RISE;
    if (Math.abs((a.data[0] as number) - (b.data[0] as number)) > 1) {
      return [a, b].some(({ attributes: [, , , , , altitude = 90] }) => Math.abs(altitude) < EDGE) ? 0 : APART;
    }
    const isAtEdge = [...a.data, ...b.data].some((day, i) => i % a.data.length >= a.data.length - 2 && day > 1);
    if (!isAtEdge && !a.attributes.some((value, i) => i === 5 && Math.abs(value) < EDGE)) {
      const isGraze = (b.attributes[0] as number) < GRAZE && contacts[0] === 1;
      return isGraze ? time(5)(a.data[0], b.data[0]) : APART;
    }
    const apart = contacts.map((i) => {
      const [x, y] = [a.data[i] as number, b.data[i] as number];
      return x > 1 && y > 1 ? (Math.abs(x - y) * 86_400) / 20 : 0;
    });
    return Math.max(...apart, (Math.abs((a.data[0] as number) - (b.data[0] as number)) * 86_400) / rise);
  };
const APART = Number.POSITIVE_INFINITY;

/**
 * Eclipses, 1850 to 2049. The times of the whole Earth agree within 7 s of a lunar maximum, which that interface takes from
 * a parabola, and the penumbra meets a smaller Earth there.
 */
export const ECLIPSES: Readonly<Record<string, Case>> = {
  sol_eclipse_when_glob: {
    draw: (r) => [day(r), 2, r.one([0, 4, 8, 16, 32]), r.next() < 0.5],
    measure: () => globalTimes(20),
    weight: 2,
    listed: ([start, , kind]) =>
      kind === 0 || kind === 16
        ? { why: 'contact-of-earth', within: touches }
        : { why: 'kind-of-eclipse', within: hybrid(start as number, kind as number) },
  },
  sol_eclipse_when_loc: {
    draw: (r) => [day(r), 2, place(r), r.next() < 0.5],
    measure: () => solarOfPlace(solarTimes),
    weight: 2,
    listed: (args) => ({ why: 'at-the-horizon', within: atHorizon(args, [1, 2, 3, 4]) }),
  },
  lun_eclipse_when: {
    draw: (r) => [day(r), 2, r.one([0, 4, 16, 64]), r.next() < 0.5],
    measure: () => lunarTimes(same, 5),
    weight: 2,
    listed: () => ({ why: 'left-sentence', within: lunarTimes(any, 8) }),
  },
  lun_eclipse_when_loc: {
    draw: (r) => [day(r), 2, place(r), r.next() < 0.5],
    measure: () =>
      fields({
        flag: same,
        error: same,
        data: list(time(8), same, ...Array.from({ length: 6 }, () => time(8)), time(20)),
        attributes: lunarAttributes,
      }),
    weight: 2,
    listed: (args) => ({ why: 'at-the-horizon', within: atHorizon(args, [2, 3, 4, 5, 6, 7]) }),
  },
};
