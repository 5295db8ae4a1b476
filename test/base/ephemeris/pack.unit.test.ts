import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it, vi } from 'vitest';
import { defaultEphemeris, fromBase64, readBase64 } from '../../../src/base/ephemeris/default.js';
import type { Body } from '../../../src/base/ephemeris/ephemeris.js';
import encoded from '../../../src/base/ephemeris/pack/nirayana-1800-2200.js';
import { checksumOf, requireIntact } from '../../../src/base/ephemeris/pack/pack.js';
import { packEphemeris } from '../../../src/base/ephemeris/pack/pack-ephemeris.js';
import { CalculationError } from '../../../src/base/errors.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import { runs } from '../../support/support.js';

const manifest = JSON.parse(
  readFileSync(new URL('../../../src/base/ephemeris/pack/nirayana-1800-2200.json', import.meta.url), 'utf8'),
);
const bytes = fromBase64(encoded);
const description = { library: 'test', version: '1', source: 'test' };
const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;

const body = fc.constantFrom<Body>(...BODIES);
const instant = fc.double({ min: manifest.span.from_jd_tt, max: manifest.span.to_jd_tt, noNaN: true });

describe('the pack', () => {
  it('is the one of the manifest, and provenance names it', () => {
    expect(bytes.length).toBe(manifest.pack.bytes);
    expect(checksumOf(bytes)).toBe(manifest.pack.crc32);
    expect(defaultEphemeris.description.version).toContain(manifest.pack.crc32);
  });

  it('is intact', () => {
    expect(() => requireIntact(bytes)).not.toThrow();
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

  test.prop([fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })], runs(20))(
    'is refused when a byte has changed',
    (at, change) => {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] as number) ^ change;
      expect(() => requireIntact(damaged)).toThrow(RangeError);
    },
  );

  it('is refused when it is cut off or something else', () => {
    expect(() => requireIntact(bytes.subarray(0, 100_000))).toThrow(RangeError);
    expect(() => requireIntact(new Uint8Array(10))).toThrow(RangeError);
    expect(() => requireIntact(new TextEncoder().encode('This is a text and no ephemeris at all.'))).toThrow(
      RangeError,
    );
  });

  it('is not opened before the first position', () => {
    let opened = 0;
    const ephemeris = packEphemeris(() => {
      opened++;
      return bytes;
    }, description);
    expect(opened).toBe(0);
    ephemeris.position('Sun', 2451545);
    ephemeris.position('Saturn', 2451546);
    expect(opened).toBe(1);
  });
});

describe('positions from the pack', () => {
  test.prop([fc.array(fc.tuple(body, instant), { minLength: 1, maxLength: 12 })], runs(60))(
    'do not depend on what was asked before',
    (questions) => {
      const [last] = questions.slice(-1) as [[Body, number]];
      const used = packEphemeris(() => bytes, description);
      for (const [about, at] of questions) used.position(about, at);
      const repeated = questions.map(([about]) => used.position(about, last[1]));
      expect(repeated.at(-1)).toEqual(defaultEphemeris.position(last[0], last[1]));
      expect(used.position(last[0], last[1])).toEqual(defaultEphemeris.position(last[0], last[1]));
    },
  );

  test.prop([body, instant], runs(2000))('move as fast as their speeds say', (about, at) => {
    const half = 0.01;
    fc.pre(at - half > manifest.span.from_jd_tt && at + half < manifest.span.to_jd_tt);
    const [before, now, after] = [at - half, at, at + half].map((tt) => defaultEphemeris.position(about, tt)) as [
      ReturnType<typeof defaultEphemeris.position>,
      ReturnType<typeof defaultEphemeris.position>,
      ReturnType<typeof defaultEphemeris.position>,
    ];
    const measured = wrap180(after.longitude - before.longitude) / (2 * half);
    // Arc-seconds a day; a segment edge between the two looks leaves a jump of up to 0.04".
    expect(Math.abs(measured - now.speed) * 3600).toBeLessThan(5);
  });

  it('join at the edges of the segments', () => {
    for (const { body: id, days } of manifest.series as { body: string; days: number }[]) {
      const about = BODIES.find((name) => name.toLowerCase() === id);
      if (!about) continue;
      for (let edge = manifest.span.from_jd_tt + days; edge < manifest.span.to_jd_tt; edge += 7 * days) {
        const [a, b] = [edge - 1e-7, edge + 1e-7].map((tt) => defaultEphemeris.position(about, tt).longitude);
        const jump = Math.abs(wrap180((b as number) - (a as number))) * 3600;
        expect(jump, `${about} at ${edge}`).toBeLessThan(about === 'Moon' ? 0.06 : 0.02);
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
