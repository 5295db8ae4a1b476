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
  angle(0.5),
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
  const [a, b] = [theirs, ours] as readonly [Told, Told];
  const isElse = a.error !== '' || (a.flag !== b.flag && isNearlyHybrid(b.data[0] as number));
  if (isElse) return time(5)(a.data[0], b.data[0]);
  return ((b.flag & c.SE_ECL_PARTIAL) !== 0 ? partialTimes : globalTimes(120))(theirs, ours);
};

interface Told {
  readonly flag: number;
  readonly error: string;
  readonly data: readonly number[];
}

/** Whether the Moon is as large as the Sun, so that a kind hangs on a hair. */
const isNearlyHybrid = (day: number) => Math.abs((sol_eclipse_where(day, 2).attributes[1] as number) - 1) < 0.02;

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
    const kinds = c.SE_ECL_TOTAL | c.SE_ECL_ANNULAR | c.SE_ECL_ANNULAR_TOTAL;
    return (asked & kinds) !== 0 && isNearlyHybrid(nearer) ? 0 : Number.POSITIVE_INFINITY;
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
const isCentralElse: (theirs: unknown, ours: unknown) => boolean = (theirs, ours) => {
  const [a, b] = [theirs, ours] as readonly { readonly flag: number }[];
  if (((a?.flag ?? 0) ^ (b?.flag ?? 0)) !== c.SE_ECL_NONCENTRAL) return false;
  return solarOfPlace(solarTimes)({ ...a, flag: 0 }, { ...b, flag: 0 }) <= 1;
};

const secondsApart = (a: Found, b: Found, index: number) =>
  Math.abs((a.data[index] as number) - (b.data[index] as number)) * 86_400;

/** Whether the disc of an eclipse is at the horizon at its maximum. */
const isLow = ({ attributes: [, , , , , altitude = 90] }: Found) => Math.abs(altitude) < EDGE;
/** Whether something rises or sets within an eclipse: the last two times tell it. */
const hasEdge = ({ data }: Found) => data.slice(-2).some((day) => day > 1);
/** Contacts that both tell, in units of 20 s. */
const contactsApart = (a: Found, b: Found, contacts: readonly number[]) =>
  contacts.map((i) => ((a.data[i] as number) > 1 && (b.data[i] as number) > 1 ? secondsApart(a, b, i) / 20 : 0));

const atHorizon =
  ([, , geopos]: readonly unknown[], contacts: readonly number[]): Measure =>
  (theirs, ours) => {
    const [a, b] = [theirs as Found, ours as Found];
    const rise = Math.abs((geopos as readonly number[])[1] as number) > 58 ? POLAR_RISE : RISE;
    if (secondsApart(a, b, 0) > 86_400) return [a, b].some(isLow) ? 0 : APART;
    const isGraze = contacts[0] === 1 && (b.attributes[0] as number) < GRAZE;
    if (![a, b].some(hasEdge) && !isLow(a)) return overHorizon(a, b, isGraze);
    return Math.max(...(isGraze ? [] : contactsApart(a, b, contacts)), secondsApart(a, b, 0) / rise);
  };

function overHorizon(a: Found, b: Found, isGraze: boolean): number {
  if (isGraze) return secondsApart(a, b, 0) / 5;
  return isCentralElse(a, b) ? 0 : APART;
}
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
