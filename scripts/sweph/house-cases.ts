import { constants as c } from '../../src/sweph/constants.js';
import { answer, type Case, isSameTurn, isStarred, SECOND, STAR } from './case.js';
import type { Listed } from './listed.js';
import { angle, any, fields, list, type Measure, near, same } from './measures.js';
import type { Random } from './random.js';

const SYSTEMS = [...'ABCDEFGHIKLMNOPQRSTUVWXYi'];
const HOUSE_FLAGS = [0, c.SEFLG_SIDEREAL, c.SEFLG_NONUT, c.SEFLG_SIDEREAL | c.SEFLG_NONUT];
/** What follows the twelve cusps of Porphyry in the place of 36 sectors is anything there. */
const firstTwelve =
  (measure: Measure): Measure =>
  (theirs, ours) =>
    measure((theirs as unknown[]).slice(0, 12), (ours as unknown[]).slice(0, 12));
const housesMeasure = (reach: number, isTold: boolean, hasRates: boolean): Measure =>
  shapedHouses(firstTwelve(list(angle(reach))), list(angle(reach)), isTold, hasRates);
function shapedHouses(houses: Measure, points: Measure, isTold: boolean, hasRates: boolean): Measure {
  const rates = hasRates ? { housesSpeed: any, pointsSpeed: any } : {};
  const data = fields({ houses, points, ...rates });
  return isTold ? answer(data) : fields({ flag: same, data });
}
/** How far the latitude of a place, degrees, is from a polar circle. */
const fromCircle = (latitude: number, obliquity: number) => Math.abs(Math.abs(latitude) + obliquity - 90);

interface Asked {
  readonly system: string;
  readonly latitude: number;
  readonly obliquity: number;
  readonly day?: number;
  readonly isSidereal?: boolean;
}

/** Houses as far apart as their reasons together make them, `measure` being that of a reach in degrees. */
function housesListed(asked: Asked, mode: number, isTold: boolean): Listed | undefined {
  const { system, latitude, obliquity, day, isSidereal = false } = asked;
  if (system === 'i' && Math.abs(latitude) > 58) return { why: 'makransky', within: pointsAlone(isTold) };
  const nearness = fromCircle(latitude, obliquity);
  const measure = (degrees: number) => housesMeasure(degrees, isTold, isTold);
  if (day !== undefined && !isSameTurn(day))
    return { why: 'sidereal-time', within: slowHouses(nearness < 6 ? 0.05 : 0.01, isTold) };
  if (isSidereal && isStarred(mode)) return { why: 'star-zodiac', within: measure(STAR) };
  if (isSidereal && mode === c.SE_SIDM_DELUCE) return { why: 'de-luce', within: measure(0.03 * SECOND) };
  if (nearness < 3) return { why: 'polar-circle', within: measure(0.1 * SECOND) };
  return { why: 'fast-points', within: slowHouses(0.01 * SECOND, isTold) };
}

/** The vertex and the co-ascendants run faster than the cusps. */
const slowHouses = (degrees: number, isTold: boolean) =>
  shapedHouses(firstTwelve(list(angle(degrees))), list(angle(10 * degrees)), isTold, isTold);

/** Without the cusps, where those are others. */
const pointsAlone = (isTold: boolean): Measure => {
  const rates = isTold ? { housesSpeed: any, pointsSpeed: any } : {};
  const data = fields({ houses: any, points: list(angle(0.1)), ...rates });
  return isTold ? fields({ flag: any, error: any, data }) : fields({ flag: any, data });
};

const MEAN_OBLIQUITY = 23.44;
const timedListed =
  (isTold: boolean): Case['listed'] =>
  (args, mode) => {
    const [latitude, , system] = args.slice(-3) as [number, number, string];
    const isSidereal = args.length === 5 && ((args[1] as number) & c.SEFLG_SIDEREAL) !== 0;
    return housesListed(
      { system, latitude, obliquity: MEAN_OBLIQUITY, day: args[0] as number, isSidereal },
      mode,
      isTold,
    );
  };
const armcListed =
  (isTold: boolean): Case['listed'] =>
  ([, latitude, obliquity, system], mode) =>
    housesListed({ system, latitude, obliquity } as Asked, mode, isTold);

const houseArguments = (random: Random) => [random.latitude(66), random.longitude(), random.one(SYSTEMS)] as const;
const armc = (random: Random) =>
  [random.between(0, 360), random.latitude(), random.between(22.9, 23.9), random.one(SYSTEMS)] as const;

const housesCase = (
  draw: Case['draw'],
  measured: (args: readonly unknown[]) => Measure,
  listed: Case['listed'],
): Case => ({ draw, measure: measured, weight: 4, ...(listed && { listed }) });

/** What the interface makes of places that it cannot tell, by the letters of systems. */
function positionMeasure([, latitude, obliquity, system]: readonly unknown[]): Measure {
  const [letter, lat] = [system as string, latitude as number];
  const exact: Measure = (theirs, ours) =>
    Math.min(near(1e-6)(theirs, ours), near(1e-6)((theirs as number) - 12, ours));
  // A body within six degrees of the ecliptic may be circumpolar so far from the circle.
  const isNearPole = Math.abs(lat) + (obliquity as number) + 6 > 90;
  return (theirs, ours) => {
    if (letter === 'H' && lat < 0) return exact((26 - (theirs as number)) % 12, (ours as number) % 12);
    if (letter === 'S' && theirs === 1 && ((ours as number) > 12 || (ours as number) < 1.5)) return 0;
    if (letter === 'K' && theirs === 0) return 0;
    if ('TIi'.includes(letter) && isNearPole) return 0;
    return exact(theirs, ours);
  };
}

/** Houses, by a time and by a sidereal time. */
export const HOUSES: Readonly<Record<string, Case>> = {
  houses: housesCase(
    (r) => [r.day(), ...houseArguments(r)],
    () => housesMeasure(0.01 * SECOND, false, false),
    timedListed(false),
  ),
  houses_ex: housesCase(
    (r) => [r.day(), r.one(HOUSE_FLAGS), ...houseArguments(r)],
    () => housesMeasure(0.01 * SECOND, false, false),
    timedListed(false),
  ),
  houses_ex2: housesCase(
    (r) => [r.day(), r.one(HOUSE_FLAGS), ...houseArguments(r)],
    () => housesMeasure(0.01 * SECOND, true, true),
    timedListed(true),
  ),
  houses_armc: housesCase(
    (r) => [...armc(r), r.between(-23.4, 23.4)],
    () => housesMeasure(0.01 * SECOND, false, false),
    armcListed(false),
  ),
  houses_armc_ex2: housesCase(
    (r) => [...armc(r), r.between(-23.4, 23.4)],
    () => housesMeasure(0.01 * SECOND, true, true),
    armcListed(true),
  ),
  house_pos: {
    draw: (r) => [...armc(r), [r.between(0, 360), r.between(-6, 6)]],
    measure: () =>
      fields({ error: same, data: (a, b) => Math.min(near(1e-6)(a, b), near(1e-6)((a as number) - 12, b)) }),
    weight: 4,
    listed: (args) => ({ why: 'house-position', within: fields({ error: any, data: positionMeasure(args) }) }),
  },
  house_name: { draw: (r) => [r.one(SYSTEMS)], measure: () => same, weight: 0.5 },
};
