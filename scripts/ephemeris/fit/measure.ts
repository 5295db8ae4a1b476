/**
 * Measures a series against the kernel it was fitted to, at random instants: places seen from the centre of the Earth
 * at one instant (of the Moon the apparent place, which is what the series has of it).
 */
import { centuriesSinceJ2000 } from '../../../src/base/ephemeris/ephemeris.js';
import { EARTH_MOON_RATIO } from '../../../src/base/ephemeris/places/heliocentric.js';
import { angleAt, argumentPolynomials, type Polynomial } from '../../../src/base/ephemeris/series/arguments.js';
import { ARCSECONDS_PER_RADIAN, asin, atan2, cos, PI, sin, sinCos } from '../../../src/base/math/angle.js';
import { KILOMETRES_PER_AU, PLANETS, type Planet, type PlanetName } from '../bodies.js';
import { type Ellipse, ellipsePosition } from '../ellipse.js';
import { type Ellipses, offset, type Source } from '../source.js';
import { add, length, scale, subtract, type Vector } from '../vector.js';
import type { QuantisedList, QuantisedSeries } from './coding.js';
import { meanLongitude } from './samples.js';

const EARTH: PlanetName = 'earth-moon barycentre';
/** Days over which the Moon's motion is taken. */
const MOMENT = 0.02;
const BILLIONTH = 1e-9;
const ELLIPSE_UNIT = 1 / 0x400000000;

/** A table of whole numbers at work. */
class Sum {
  readonly #list: QuantisedList;
  readonly #quanta: readonly number[];
  readonly #pair = new Float64Array(2);

  constructor(list: QuantisedList, billionths: readonly number[]) {
    this.#list = list;
    this.#quanta = billionths.map((quantum) => quantum * BILLIONTH);
  }

  /** The coordinates, by the base arguments (radians) and tau. */
  at(angles: Float64Array, tau: number): number[] {
    const sums = this.#list.polynomials.map((powers) => powers.reduceRight((sum, value) => sum * tau + value, 0) / 4);
    const pair = this.#pair;
    for (const { multiples, amplitudes, growth } of this.#list.rows) {
      let angle = 0;
      for (let j = 0; j < multiples.length; j++) angle += (multiples[j] as number) * (angles[j] as number);
      sinCos(angle, pair);
      for (let c = 0; c < sums.length; c++) {
        const s = (amplitudes[2 * c] as number) + tau * (growth?.[2 * c] ?? 0);
        const k = (amplitudes[2 * c + 1] as number) + tau * (growth?.[2 * c + 1] ?? 0);
        sums[c] = (sums[c] as number) + s * (pair[0] as number) + k * (pair[1] as number);
      }
    }
    return sums.map((sum, c) => sum * (this.#quanta[c] as number));
  }
}

/** Places by the series, in the frame of the series: au, of the Moon longitude, latitude and distance. */
class FittedSky {
  readonly #polynomials: readonly Polynomial[];
  readonly #span: { readonly middle: number; readonly half: number };
  readonly #plane: Sum;
  readonly #height: Sum;
  readonly #planets: ReadonlyMap<PlanetName, Sum>;
  readonly #ellipses: Ellipses;

  constructor(series: QuantisedSeries, order: readonly PlanetName[]) {
    const { span, rates, lunarQuanta, moon, planets } = series;
    this.#span = { middle: span.middle / 2, half: span.half / 2 };
    this.#polynomials = argumentPolynomials({ perigee: rates.perigee * 1e-6, node: rates.node * 1e-6 });
    this.#plane = new Sum(moon.longitudeDistance, [lunarQuanta.angle, lunarQuanta.distance]);
    this.#height = new Sum(moon.latitude, [lunarQuanta.angle]);
    this.#planets = new Map(planets.map((planet, i) => [order[i] as PlanetName, new Sum(planet, planet.quanta)]));
    this.#ellipses = new Map(
      planets.map(({ ellipse }, i) => [
        order[i] as PlanetName,
        ellipse.map((units) => units * ELLIPSE_UNIT) as unknown as Ellipse,
      ]),
    );
  }

  #at(day: number): { angles: Float64Array; tau: number } {
    const t = centuriesSinceJ2000(day);
    const angles = Float64Array.from(this.#polynomials, (polynomial) => angleAt(polynomial, t));
    return { angles, tau: (day - this.#span.middle) / this.#span.half };
  }

  moon(day: number): Vector {
    const { angles, tau } = this.#at(day);
    const [longitude, distance] = this.#plane.at(angles, tau) as [number, number];
    const [latitude] = this.#height.at(angles, tau) as [number];
    return {
      x: meanLongitude(day) + longitude / ARCSECONDS_PER_RADIAN,
      y: latitude / ARCSECONDS_PER_RADIAN,
      z: distance / KILOMETRES_PER_AU,
    };
  }

  heliocentric(planet: Planet, day: number): Vector {
    const { angles, tau } = this.#at(day);
    const sums = (this.#planets.get(planet.name) as Sum).at(angles, tau);
    const [ahead, farther, higher] = sums.map((value) => value / ARCSECONDS_PER_RADIAN) as [number, number, number];
    const mean = spherical(ellipsePosition(this.#ellipses.get(planet.name) as Ellipse, day));
    const place = rectangular({ x: mean.x + ahead, y: mean.y + higher, z: mean.z * exponential(farther) });
    return add(place, offset(planet, this.#ellipses, day));
  }

  earth(day: number, moon: Vector): Vector {
    const barycentre = this.heliocentric(planetOf(EARTH), day);
    return subtract(barycentre, scale(rectangular(moon), 1 / (1 + EARTH_MOON_RATIO)));
  }
}

function planetOf(name: PlanetName): Planet {
  return PLANETS.find((planet) => planet.name === name) as Planet;
}

function exponential(x: number): number {
  return 1 + x * (1 + (x / 2) * (1 + (x / 3) * (1 + (x / 4) * (1 + x / 5))));
}

function rectangular({ x: longitude, y: latitude, z: distance }: Vector): Vector {
  const inPlane = distance * cos(latitude);
  return { x: inPlane * cos(longitude), y: inPlane * sin(longitude), z: distance * sin(latitude) };
}

function spherical(v: Vector): Vector {
  const distance = length(v);
  return { x: atan2(v.y, v.x), y: asin(v.z / distance), z: distance };
}

/** The longitude of the node in which the Moon's plane of this moment cuts the ecliptic. */
function nodeOf(moonAt: (day: number) => Vector, day: number): number {
  const direction = ({ x, y }: Vector) => rectangular({ x, y, z: 1 });
  const here = direction(moonAt(day));
  const way = subtract(direction(moonAt(day + MOMENT)), direction(moonAt(day - MOMENT)));
  return atan2(here.y * way.z - here.z * way.y, here.x * way.z - here.z * way.x);
}

/** Arc-seconds, or kilometres. */
export interface Spread {
  readonly what: string;
  readonly median: number;
  readonly max: number;
}

/** The same numbers in every run: Park and Miller, Communications of the ACM 31, 1192 (1988). */
function* randomParts(count: number): Generator<number> {
  let state = 20261127;
  for (let i = 0; i < count; i++) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

/** How far the series is from the kernel, by body. */
export function measure(
  series: QuantisedSeries,
  order: readonly PlanetName[],
  source: Source,
  count: number,
): Spread[] {
  const sky = new FittedSky(series, order);
  const planets = PLANETS.filter(({ name }) => name !== EARTH);
  const errors = new Map<string, number[]>();
  const note = (what: string, error: number) => {
    const before = errors.get(what);
    if (before) before.push(Math.abs(error));
    else errors.set(what, [Math.abs(error)]);
  };
  const noteAngle = (what: string, angle: number) =>
    note(what, (angle - 2 * PI * Math.round(angle / (2 * PI))) * ARCSECONDS_PER_RADIAN);
  const { middle, half } = series.span;
  for (const part of randomParts(count)) {
    const day = middle / 2 + (part - 0.5) * half;
    const moon = source.apparentMoon(day);
    const fitted = sky.moon(day);
    noteAngle('moon longitude', fitted.x - moon.x);
    noteAngle('moon latitude', fitted.y - moon.y);
    note('moon distance', (fitted.z - moon.z) * KILOMETRES_PER_AU);
    noteAngle('true node', nodeOf((at) => sky.moon(at), day) - nodeOf((at) => source.apparentMoon(at), day));
    const earth = source.heliocentricEarth(day);
    const fittedEarth = sky.earth(day, fitted);
    noteAngle('sun longitude', atan2(-fittedEarth.y, -fittedEarth.x) - atan2(-earth.y, -earth.x));
    for (const planet of planets) {
      const there = spherical(subtract(source.heliocentric(planet.name, day), earth));
      const seen = spherical(subtract(sky.heliocentric(planet, day), fittedEarth));
      noteAngle(`${planet.name} longitude`, seen.x - there.x);
      noteAngle(`${planet.name} latitude`, seen.y - there.y);
    }
  }
  return Array.from(errors, ([what, all]) => {
    const sorted = Float64Array.from(all).sort();
    return { what, median: sorted[sorted.length >> 1] as number, max: sorted.at(-1) as number };
  });
}
