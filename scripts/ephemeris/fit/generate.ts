/** From a kernel to the series. */
import type { RateCorrections } from '../../../src/base/ephemeris/series/arguments.js';
import { PLANETS as IN_FILE } from '../../../src/base/ephemeris/series/decode.js';
import { PLANETS, type Planet, type PlanetName } from '../bodies.js';
import type { Ellipse } from '../ellipse.js';
import type { Source } from '../source.js';
import type { Span } from '../spk.js';
import { type CandidateSet, lunarCandidates, planetCandidates } from './candidates.js';
import type { QuantisedList, QuantisedPlanet, QuantisedSeries } from './coding.js';
import { Fit } from './fit.js';
import { BLOCK, type Grid } from './harmonics.js';
import { quantised } from './quantise.js';
import { inUnits, lunarSamples, planetSamples, roundedEllipses } from './samples.js';

/** 1799-12-16 to 2201-01-03. */
const SPAN: Span = { from: 2378480.5, to: 2524960.5 };
const MIDDLE = (SPAN.from + SPAN.to) / 2;
const HALF = (SPAN.to - SPAN.from) / 2;

/**
 * What the Moon's perigee and node turn beyond the theory that the arguments are of, arc-seconds a century: the drift
 * of the largest terms, were it not in the arguments.
 */
const CORRECTIONS: RateCorrections = { perigee: -1.132652, node: -0.16161 };

const BILLION = 1_000_000_000;
/** Billionths of an arc-second and of a kilometre. */
const LUNAR_QUANTA = { angle: 300_000, distance: 9_000_000 } as const;

interface Plan {
  readonly name: PlanetName;
  /** Days between samples: twice in the period of the fastest term, or oftener. */
  readonly step: number;
  /** Days past both ends of the span. */
  readonly margin: number;
  /** Billionths of an arc-second of longitude, logarithm of the distance, latitude. */
  readonly quanta: readonly [number, number, number];
  readonly powers: number;
}

const INNER = { margin: 300, powers: 4 } as const;
const OUTER = { margin: 1500, powers: 4 } as const;

/** In the order of the file. What comes near is seen under a larger angle and has a smaller quantum. */
const PLANS: readonly Plan[] = [
  { name: 'earth-moon barycentre', step: 4.7, quanta: [110_000, 110_000, 110_000], ...INNER },
  { name: 'mercury', step: 2.3, quanta: [400_000, 400_000, 400_000], ...INNER },
  { name: 'venus', step: 4.1, quanta: [100_000, 100_000, 100_000], ...INNER },
  { name: 'mars', step: 7.3, quanta: [90_000, 90_000, 90_000], ...INNER },
  { name: 'jupiter', step: 9.7, quanta: [600_000, 1_000_000, 600_000], ...OUTER },
  { name: 'saturn', step: 13.3, quanta: [600_000, 1_200_000, 600_000], ...OUTER },
  { name: 'uranus', step: 23.9, quanta: [880_000, 8_800_000, 880_000], ...OUTER },
  { name: 'neptune', step: 31.3, quanta: [880_000, 11_000_000, 880_000], ...OUTER },
  // Its own period is most of the span: a polynomial has what it does of itself.
  { name: 'pluto', step: 37.7, quanta: [1_100_000, 13_750_000, 1_100_000], ...OUTER, powers: 7 },
];

/** The bodies in the order of the file. */
export const ORDER: readonly PlanetName[] = PLANS.map(({ name }) => name);

const LUNAR_STEP = 1.1;
const LUNAR_MARGIN = 300;
const LUNAR_POWERS = 6;
/** Lines below a quantum are left. */
const CUT = 1;
/** Mercury's mean longitude among the arguments. */
const FIRST_PLANET = 4;
/** For light time, and for the last block of samples. */
const SPARE_DAYS = 1 + BLOCK * 40;

type Progress = (line: string) => void;

/** The days that a kernel must hold. */
export const NEEDED: Span = { from: SPAN.from - SPARE_DAYS, to: SPAN.to + SPARE_DAYS };

export function fitSeries(source: Source, progress: Progress): QuantisedSeries {
  const ellipses = roundedEllipses(source, SPAN);
  progress('mean ellipses fitted');
  const planets = PLANS.map((plan, index) => fitPlanet(source, ellipses, plan, index, progress));
  return {
    span: { middle: 2 * MIDDLE, half: 2 * HALF },
    rates: { perigee: millionths(CORRECTIONS.perigee), node: millionths(CORRECTIONS.node) },
    lunarQuanta: LUNAR_QUANTA,
    moon: fitMoon(source, progress),
    planets,
  };
}

function millionths(value: number): number {
  return Math.round(value * 1_000_000);
}

function fitMoon(source: Source, progress: Progress): QuantisedSeries['moon'] {
  const grid = gridOf(LUNAR_STEP, LUNAR_MARGIN);
  const [longitude, latitude, distance] = lunarSamples(source, grid);
  const { angle, distance: far } = LUNAR_QUANTA;
  const listOf = (name: string, samples: readonly Float64Array[], candidates: CandidateSet) =>
    fitList({ name, grid, samples, candidates, powers: LUNAR_POWERS, cut: CUT }, progress);
  return {
    longitudeDistance: listOf(
      'moon, longitude',
      [inQuanta(longitude, angle), inQuanta(distance, far)],
      lunarCandidates(0),
    ),
    latitude: listOf('moon, latitude', [inQuanta(latitude, angle)], lunarCandidates(1)),
  };
}

function fitPlanet(
  source: Source,
  ellipses: ReadonlyMap<PlanetName, Ellipse>,
  { name, step, margin, quanta, powers }: Plan,
  index: number,
  progress: Progress,
): QuantisedPlanet {
  const planet = PLANETS.find((each) => each.name === name) as Planet;
  const own = (IN_FILE[index] as (typeof IN_FILE)[number]).own - FIRST_PLANET;
  const grid = gridOf(step, margin);
  const samples = planetSamples(source, planet, ellipses, grid).map((values, c) =>
    inQuanta(values, quanta[c] as number),
  );
  const candidates = planetCandidates(own);
  const list = fitList({ name, grid, samples, candidates, powers, cut: CUT }, progress);
  return { quanta, ellipse: inUnits(ellipses.get(name) as Ellipse), ...list };
}

interface ListFit {
  readonly name: string;
  readonly grid: Grid;
  readonly samples: readonly Float64Array[];
  readonly candidates: CandidateSet;
  readonly powers: number;
  readonly cut: number;
}

function fitList({ name, ...problem }: ListFit, progress: Progress): QuantisedList {
  const named = (line: string) => progress(`${name}: ${line}`);
  return quantised(new Fit({ ...problem, corrections: CORRECTIONS, progress: named }).run());
}

/** Samples of a body over the span and so many days more, in whole blocks. */
function gridOf(step: number, margin: number): Grid {
  const count = BLOCK * Math.ceil((2 * (HALF + margin)) / step / BLOCK);
  return { middle: MIDDLE, step, count, half: HALF };
}

function inQuanta(samples: Float64Array, billionths: number): Float64Array {
  const quantum = billionths / BILLION;
  return samples.map((value) => value / quantum);
}
