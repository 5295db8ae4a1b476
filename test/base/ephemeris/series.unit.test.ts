import { crc32 } from 'node:zlib';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it, vi } from 'vitest';
import { defaultEphemeris, fromBase64, readBase64 } from '../../../src/base/ephemeris/default.js';
import { type Body, centuriesSinceJ2000 } from '../../../src/base/ephemeris/ephemeris.js';
import { argumentPolynomials, MOON_LONGITUDE, type Polynomial } from '../../../src/base/ephemeris/series/arguments.js';
import { SeriesFile } from '../../../src/base/ephemeris/series/decode.js';
import { ellipseState } from '../../../src/base/ephemeris/series/ellipse.js';
import encoded from '../../../src/base/ephemeris/series/nirayana-series.js';
import { SkySeries } from '../../../src/base/ephemeris/series/sky-series.js';
import type { PoissonSeries } from '../../../src/base/ephemeris/series/terms.js';
import { seriesEphemeris } from '../../../src/base/ephemeris/series-ephemeris.js';
import { CalculationError } from '../../../src/base/errors.js';
import { ARCSECONDS_PER_RADIAN, wrap180 } from '../../../src/base/math/angle.js';
import { runs } from '../../support/support.js';

const bytes = fromBase64(encoded);
const series = new SeriesFile(bytes);
const bodies = Array.from({ length: 9 }, (_, index) => series.planet(index));
const [FIRST, LAST] = [2378480.5, 2524960.5];
const description = { library: 'test', version: '1', source: 'test' };
const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;

const body = fc.constantFrom<Body>(...BODIES);
const instant = fc.double({ min: FIRST, max: LAST, noNaN: true });

describe('the file of the series', () => {
  it('is the one that provenance names', () => {
    const checksum = crc32(bytes).toString(16).padStart(8, '0');
    expect(defaultEphemeris.description.version).toBe(`nirayana-1800-2200 (${checksum})`);
  });

  it('reads base64 as everybody does', () => {
    for (const text of ['', 'a', 'ab', 'abc', 'abcd', '\u0000\u00ff\u0010']) {
      const buffer = Buffer.from(text, 'latin1');
      expect([...fromBase64(buffer.toString('base64'))]).toEqual([...buffer]);
      expect([...readBase64(buffer.toString('base64'))]).toEqual([...buffer]);
    }
  });

  it('is the same by what Node has for it and by the language alone', () => {
    expect(Buffer.compare(readBase64(encoded), bytes)).toBe(0);
  });

  it('is read where there is nothing but the language', () => {
    vi.stubGlobal('Buffer', undefined);
    expect([...fromBase64('AQID')]).toEqual([1, 2, 3]);
    vi.unstubAllGlobals();
  });

  it('is not opened before the first position', () => {
    let opened = 0;
    const ephemeris = seriesEphemeris(() => {
      opened++;
      return new SkySeries(bytes);
    }, description);
    expect(opened).toBe(0);
    ephemeris.position('Sun', 2451545);
    ephemeris.position('Saturn', 2451546);
    expect(opened).toBe(1);
  });
});

/** The series summed as they are written, without segments: by the engine's own sine, term by term. */
function summed({ polynomials, starts, angles, multiples, amplitudes, growing, growth }: PoissonSeries, at: number) {
  const t = centuriesSinceJ2000(at);
  const tau = (at - series.span.middle) / series.span.half;
  const turned = argumentPolynomials(series.rates).map(
    (polynomial) => (valueAt(polynomial, t) / ARCSECONDS_PER_RADIAN) % (2 * Math.PI),
  );
  const grows = new Map([...growing].map((row, i) => [row, i]));
  const numbers = 2 * polynomials.length;
  const sums = polynomials.map((powers) => powers.reduce((sum, power, i) => sum + power * tau ** i, 0));
  for (let row = 0; row + 1 < starts.length; row++) {
    let angle = 0;
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
      angle += (multiples[i] as number) * (turned[angles[i] as number] as number);
    }
    sums.forEach((_, c) => {
      const grown = (j: number) => {
        const at = grows.get(row);
        return (
          (amplitudes[row * numbers + j] as number) +
          (at === undefined ? 0 : tau * (growth[at * numbers + j] as number))
        );
      };
      (sums[c] as number) += grown(2 * c) * Math.sin(angle) + grown(2 * c + 1) * Math.cos(angle);
    });
  }
  return sums;
}

const valueAt = (polynomial: Polynomial, t: number) => polynomial.reduceRight((sum, c) => sum * t + c, 0);

describe('segments', () => {
  const sky = new SkySeries(bytes);
  const moon = sky.moon();
  const vector = sky.moonVector();
  const planets = bodies.map((_, planet) => sky.beside(planet));

  test.prop([instant], runs(300))('are what the series give for the Moon', (at) => {
    moon.at(at);
    const [longitude = 0, distance = 0] = summed(series.moon.longitudeDistance, at);
    const [latitude = 0] = summed(series.moon.latitude, at);
    const mean = valueAt(MOON_LONGITUDE, centuriesSinceJ2000(at)) / ARCSECONDS_PER_RADIAN;
    const turns = ((moon.state[0] as number) - mean - longitude) / (2 * Math.PI);
    const apart = (turns - Math.round(turns)) * 2 * Math.PI * ARCSECONDS_PER_RADIAN;
    expect(Math.abs(apart)).toBeLessThan(5e-5);
    expect(Math.abs((moon.state[1] as number) - latitude) * ARCSECONDS_PER_RADIAN).toBeLessThan(5e-5);
    expect(Math.abs((moon.state[2] as number) - distance)).toBeLessThan(1e-12);
  });

  test.prop([instant], runs(300))('have the Moon well enough for the place of the Earth', (at) => {
    moon.at(at);
    vector.at(at);
    const [longitude = 0, latitude = 0, r = 0] = moon.state;
    const [x = 0, y = 0, z = 0] = vector.state;
    const apart = Math.hypot(
      r * Math.cos(latitude) * Math.cos(longitude) - x,
      r * Math.cos(latitude) * Math.sin(longitude) - y,
      r * Math.sin(latitude) - z,
    );
    // Of an eightieth of this the Earth is beside its place: less than 0.0003" of the Sun.
    expect(apart).toBeLessThan(1e-7);
  });

  test.prop([fc.nat(8), instant], runs(300))(
    'are what the series give for what a planet has beside its ellipse',
    (planet, at) => {
      const [ahead = 0, farther = 0, higher = 0] = summed((bodies[planet] as (typeof bodies)[0]).series, at);
      const segments = planets[planet] as (typeof planets)[0];
      segments.at(at);
      const state = new Float64Array(6);
      ellipseState(sky.ellipse(planet), centuriesSinceJ2000(at), state, 0);
      const [x = 0, y = 0, z = 0] = state;
      const [longitude, latitude] = [Math.atan2(y, x) + ahead, Math.atan2(z, Math.hypot(x, y)) + higher];
      const r = Math.hypot(x, y, z) * Math.exp(farther);
      const [dx = 0, dy = 0, dz = 0] = segments.state;
      const apart = Math.hypot(
        r * Math.cos(latitude) * Math.cos(longitude) - x - dx,
        r * Math.cos(latitude) * Math.sin(longitude) - y - dy,
        r * Math.sin(latitude) - z - dz,
      );
      expect((apart / r) * ARCSECONDS_PER_RADIAN).toBeLessThan(2e-6);
    },
  );
});

describe('positions', () => {
  test.prop([fc.array(fc.tuple(body, instant), { minLength: 1, maxLength: 12 })], runs(20))(
    'do not depend on what was asked before',
    (questions) => {
      const [last] = questions.slice(-1) as [[Body, number]];
      const used = seriesEphemeris(() => new SkySeries(bytes), description);
      for (const [about, at] of questions) used.position(about, at);
      const repeated = questions.map(([about]) => used.position(about, last[1]));
      expect(repeated.at(-1)).toEqual(defaultEphemeris.position(last[0], last[1]));
      expect(used.position(last[0], last[1])).toEqual(defaultEphemeris.position(last[0], last[1]));
    },
  );

  test.prop([body, instant], runs(2000))('move as fast as their speeds say', (about, at) => {
    const half = 0.05;
    fc.pre(at - 2 * half > FIRST && at + 2 * half < LAST);
    const place = (days: number, of = about) => defaultEphemeris.position(of, at + days).longitude;
    const over = (days: number) => wrap180(place(days) - place(-days)) / (2 * days);
    const measured = (4 * over(half) - over(2 * half)) / 3;
    // Arc-seconds a day; beside the Sun the bending of light changes within the span.
    const isBesideSun = about !== 'Moon' && about !== 'Sun' && Math.abs(wrap180(place(0) - place(0, 'Sun'))) < 12;
    expect(Math.abs(measured - defaultEphemeris.position(about, at).speed) * 3600).toBeLessThan(
      isBesideSun ? 0.6 : 0.004,
    );
  });

  it('join at the edges of the segments', () => {
    const days = {
      Moon: 16,
      Mercury: 32,
      Venus: 64,
      Mars: 96,
      Jupiter: 256,
      Saturn: 256,
      Uranus: 512,
      Neptune: 512,
      Pluto: 1024,
    };
    for (const [about, length] of Object.entries(days) as [Body, number][]) {
      for (let edge = FIRST + length; edge < LAST; edge += 7 * length) {
        const [a, b] = [edge - 1e-7, edge + 1e-7].map((tt) => defaultEphemeris.position(about, tt));
        const moved = 2e-7 * (b?.speed as number);
        const jump = Math.abs(wrap180((b?.longitude as number) - (a?.longitude as number) - moved)) * 3600;
        expect(jump, `${about} at ${edge}`).toBeLessThan(1e-4);
        expect(Math.abs((b?.speed as number) - (a?.speed as number)) * 3600).toBeLessThan(0.002);
      }
    }
  });

  test.prop([body, fc.constantFrom(2378480.4, 2524960.6, Number.NaN, Number.POSITIVE_INFINITY, 0)], runs(20))(
    'are refused outside the span',
    (about, at) => {
      expect(() => defaultEphemeris.position(about, at)).toThrow(CalculationError);
    },
  );
});
