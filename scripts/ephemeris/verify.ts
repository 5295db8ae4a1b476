/**
 * Measures a finished pack, as its bytes are read back, against the kernel it was made from: geometric places seen
 * from the centre of the Earth (of the Moon the apparent place, which is what the pack holds of it).
 *
 * The instants are multiples of the golden section modulo the span: evenly spread, of no relation to segments and
 * nodes, and the same in every run.
 */
import { EARTH_MOON_RATIO } from '../../src/base/ephemeris/pack/heliocentric.js';
import { ARCSECONDS_PER_RADIAN, asin, atan2, cos, PI, sin } from '../../src/base/math/angle.js';
import { KILOMETRES_PER_AU, MOON, MOON_TIER, PLANET_TIER, PLANETS, type Planet, type PlanetName } from './bodies.js';
import { chebyshevSum } from './chebyshev.js';
import { ellipsePosition } from './ellipse.js';
import type { Pack, PackSeries } from './pack-format.js';
import { type Ellipses, offset, type Source } from './source.js';
import { add, length, scale, subtract, type Vector } from './vector.js';

const GOLDEN_SECTION = 0.6180339887498949;
const EARTH: PlanetName = 'earth-moon barycentre';

export interface Spread {
  readonly max: number;
  readonly rms: number;
}

/** Errors of a body as seen from the Earth. */
export interface BodyAccuracy {
  readonly body: string;
  readonly longitudeArcseconds: Spread;
  readonly latitudeArcseconds: Spread;
  readonly distanceKilometres: Spread;
  /** The largest error in longitude or latitude that the pack was made for. */
  readonly limitArcseconds: number;
}

/** Errors of Sun, Moon and planets at `count` instants. */
export function measure(pack: Pack, source: Source, count: number): BodyAccuracy[] {
  const sky = new PackedSky(pack);
  const planets = PLANETS.filter(({ name }) => name !== EARTH);
  const sun = new Errors('sun', PLANET_TIER);
  const moon = new Errors('moon', MOON_TIER);
  const errors = planets.map(({ name }) => new Errors(name, PLANET_TIER));
  for (let i = 0; i < count; i++) {
    const turns = (i + 0.5) * GOLDEN_SECTION;
    const julianDay = pack.span.from + (pack.span.to - pack.span.from) * (turns - Math.floor(turns));
    const earth = source.heliocentricEarth(julianDay);
    const packedEarth = sky.earth(julianDay);
    moon.add(sky.moon(julianDay), source.apparentMoon(julianDay));
    sun.add(spherical(scale(packedEarth, -1)), spherical(scale(earth, -1)));
    planets.forEach((planet, j) => {
      const packed = subtract(sky.heliocentric(planet, julianDay), packedEarth);
      const exact = subtract(source.heliocentric(planet.name, julianDay), earth);
      errors[j]?.add(spherical(packed), spherical(exact));
    });
  }
  return [sun, moon, ...errors].map((body) => body.summary());
}

/** The pack at work: heliocentric places, frame of the pack, au. */
class PackedSky {
  readonly #ellipses: Ellipses;
  readonly #coordinates: ReadonlyMap<number, readonly ((julianDay: number) => number)[]>;

  constructor(pack: Pack) {
    this.#ellipses = new Map(
      PLANETS.map(({ name, packId }) => [name, found(pack.ellipses.find((e) => e.packId === packId)).ellipse]),
    );
    const ids = [MOON.packId, ...PLANETS.map(({ packId }) => packId)];
    this.#coordinates = new Map(
      ids.map((id) => [
        id,
        [0, 1, 2].map((axis) => evaluator(found(pack.series.find((s) => s.packId === id && s.axis === axis)), pack)),
      ]),
    );
  }

  heliocentric(planet: Planet, julianDay: number): Vector {
    const ellipse = ellipsePosition(found(this.#ellipses.get(planet.name)), julianDay);
    const taken = add(offset(planet, this.#ellipses, julianDay), ellipse);
    return add(taken, this.#series(planet.packId, julianDay));
  }

  /** x is the longitude, y the latitude, z the distance. */
  moon(julianDay: number): Vector {
    return this.#series(MOON.packId, julianDay);
  }

  /** The Moon's apparent place serves for its true one: an error of 2e-5 arc-second. */
  earth(julianDay: number): Vector {
    const { x: longitude, y: latitude, z: distance } = this.moon(julianDay);
    const inPlane = distance * cos(latitude);
    const moon = { x: inPlane * cos(longitude), y: inPlane * sin(longitude), z: distance * sin(latitude) };
    const barycentre = this.heliocentric(found(PLANETS.find(({ name }) => name === EARTH)), julianDay);
    return subtract(barycentre, scale(moon, 1 / (1 + EARTH_MOON_RATIO)));
  }

  #series(packId: number, julianDay: number): Vector {
    const [x, y, z] = found(this.#coordinates.get(packId)).map((at) => at(julianDay));
    return { x: found(x), y: found(y), z: found(z) };
  }
}

function evaluator(series: PackSeries, { span, guard }: Pack): (julianDay: number) => number {
  const { columns, daysPerSegment, quantum, constant, slope } = series;
  const terms = columns.length;
  const segments = found(columns[0]).length;
  const integers = new Int32Array(terms * segments);
  columns.forEach((column, j) => {
    column.forEach((value, segment) => {
      integers[segment * terms + j] = value;
    });
  });
  return (julianDay) => {
    const days = julianDay - span.from;
    const u = days / daysPerSegment;
    const segment = Math.min(segments - 1, Math.floor(u));
    const x = (2 * (u - segment) - 1) * guard;
    return chebyshevSum(integers, segment * terms, terms, x) * quantum + constant + slope * days;
  };
}

/** Collects the differences of directions given as longitude, latitude (radians) and distance (au). */
class Errors {
  readonly #body: string;
  readonly #limitArcseconds: number;
  readonly #longitude = new Collected();
  readonly #latitude = new Collected();
  readonly #distance = new Collected();

  constructor(body: string, limitArcseconds: number) {
    this.#body = body;
    this.#limitArcseconds = limitArcseconds;
  }

  add(packed: Vector, exact: Vector): void {
    const turn = packed.x - exact.x;
    this.#longitude.add((turn - 2 * PI * Math.round(turn / (2 * PI))) * ARCSECONDS_PER_RADIAN);
    this.#latitude.add((packed.y - exact.y) * ARCSECONDS_PER_RADIAN);
    this.#distance.add((packed.z - exact.z) * KILOMETRES_PER_AU);
  }

  summary(): BodyAccuracy {
    return {
      body: this.#body,
      longitudeArcseconds: this.#longitude.spread(),
      latitudeArcseconds: this.#latitude.spread(),
      distanceKilometres: this.#distance.spread(),
      limitArcseconds: this.#limitArcseconds,
    };
  }
}

class Collected {
  #max = 0;
  #squares = 0;
  #count = 0;

  add(error: number): void {
    this.#max = Math.max(this.#max, Math.abs(error));
    this.#squares += error * error;
    this.#count++;
  }

  spread(): Spread {
    return { max: this.#max, rms: Math.sqrt(this.#squares / this.#count) };
  }
}

function spherical(v: Vector): Vector {
  const distance = length(v);
  return { x: atan2(v.y, v.x), y: asin(v.z / distance), z: distance };
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The pack lacks a body.');
  return value;
}
