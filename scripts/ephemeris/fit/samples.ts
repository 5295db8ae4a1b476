/** What the series are fitted to: what the kernel has, less what the reader adds by itself. */
import { centuriesSinceJ2000 } from '../../../src/base/ephemeris/ephemeris.js';
import { MOON_LONGITUDE } from '../../../src/base/ephemeris/series/arguments.js';
import { ARCSECONDS_PER_RADIAN, atan2, PI } from '../../../src/base/math/angle.js';
import { KILOMETRES_PER_AU, PLANETS, type Planet, type PlanetName } from '../bodies.js';
import { type Ellipse, ellipsePosition, fitEllipse } from '../ellipse.js';
import { type Ellipses, offset, type Source } from '../source.js';
import type { Span } from '../spk.js';
import { length, subtract, type Vector } from '../vector.js';
import { dayOf, type Grid } from './harmonics.js';

/** Longitude, latitude (arc-seconds) and distance (km) of the Moon, the longitude from its mean one. */
export function lunarSamples(source: Source, grid: Grid): [Float64Array, Float64Array, Float64Array] {
  const samples = emptySamples(grid);
  for (let i = 0; i < grid.count; i++) {
    const day = dayOf(grid, i);
    const moon = source.apparentMoon(day);
    samples[0][i] = ahead(moon.x - meanLongitude(day)) * ARCSECONDS_PER_RADIAN;
    samples[1][i] = moon.y * ARCSECONDS_PER_RADIAN;
    samples[2][i] = moon.z * KILOMETRES_PER_AU;
  }
  return samples;
}

/** Radians. */
export function meanLongitude(day: number): number {
  const [a, b, c, d, e] = MOON_LONGITUDE;
  const t = centuriesSinceJ2000(day);
  return (a + t * (b + t * (c + t * (d + t * e)))) / ARCSECONDS_PER_RADIAN;
}

/** How far a planet is ahead of its ellipse in longitude, logarithm of the distance and latitude, arc-seconds. */
export function planetSamples(
  source: Source,
  planet: Planet,
  ellipses: Ellipses,
  grid: Grid,
): [Float64Array, Float64Array, Float64Array] {
  const samples = emptySamples(grid);
  const ellipse = ellipses.get(planet.name) as Ellipse;
  for (let i = 0; i < grid.count; i++) {
    const day = dayOf(grid, i);
    const place = withoutOffset(source, planet, ellipses, day);
    const mean = ellipsePosition(ellipse, day);
    samples[0][i] = ahead(atan2(place.y, place.x) - atan2(mean.y, mean.x)) * ARCSECONDS_PER_RADIAN;
    samples[1][i] = logarithm(length(place) / length(mean)) * ARCSECONDS_PER_RADIAN;
    samples[2][i] = (latitude(place) - latitude(mean)) * ARCSECONDS_PER_RADIAN;
  }
  return samples;
}

function emptySamples({ count }: Grid): [Float64Array, Float64Array, Float64Array] {
  return [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
}

function withoutOffset(source: Source, planet: Planet, ellipses: Ellipses, day: number): Vector {
  return subtract(source.heliocentric(planet.name, day), offset(planet, ellipses, day));
}

function ahead(angle: number): number {
  return angle - 2 * PI * Math.round(angle / (2 * PI));
}

function latitude({ x, y, z }: Vector): number {
  return atan2(z, Math.sqrt(x * x + y * y));
}

/** The natural logarithm of a number near 1, by the series of the area tangent. */
function logarithm(value: number): number {
  const z = (value - 1) / (value + 1);
  const w = z * z;
  return 2 * z * (1 + w * (1 / 3 + w * (1 / 5 + w * (1 / 7 + w * (1 / 9 + w / 11)))));
}

/** What an ellipse is written in. */
const ELLIPSE_UNIT = 1 / 0x400000000;
const DAYS_BETWEEN_INSTANTS = 7.32;

/** Mean ellipses in whole units, and as these say they are: series make up for what rounding leaves. */
export function roundedEllipses(source: Source, { from, to }: Span): Map<PlanetName, Ellipse> {
  const steps = Math.floor((to - from) / DAYS_BETWEEN_INSTANTS);
  const days = Float64Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) / steps) * i);
  const ellipses = new Map<PlanetName, Ellipse>();
  for (const planet of PLANETS) {
    const places = Array.from(days, (day) => withoutOffset(source, planet, ellipses, day));
    const { ellipse } = fitEllipse(planet.start, days, places);
    ellipses.set(planet.name, inUnits(ellipse).map((units) => units * ELLIPSE_UNIT) as unknown as Ellipse);
  }
  return ellipses;
}

export function inUnits(ellipse: Ellipse): number[] {
  return ellipse.map((value) => Math.round(value / ELLIPSE_UNIT));
}
