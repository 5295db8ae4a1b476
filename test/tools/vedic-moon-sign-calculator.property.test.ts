import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { nutation } from '../../src/base/ephemeris/nutation.js';
import { resolveBirth } from '../../src/base/input/birth.js';
import { wrap180 } from '../../src/base/math/angle.js';
import { moonSign } from '../../src/entries/index.js';
import { birth, plainBirth, unremarkableBirth } from '../support/arbitrary.js';
import { READ_BY } from '../support/default-sky.js';
import { stated } from '../support/stated.js';
import { runs, unlessRefused } from '../support/support.js';

function microdegreesOf(longitude: number): number {
  return Math.round(longitude * 1e6);
}

/** Degrees to the nearest multiple of a part of the circle. */
function toEdge(longitude: number, parts: number): number {
  const turns = (longitude / 360) * parts;
  return (Math.abs(turns - Math.round(turns)) * 360) / parts;
}

function nextDay(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

describe('the Moon sign', () => {
  test.prop([birth], runs(200))('follows from the longitude that is printed beside it', (input) => {
    const answer = unlessRefused(() => moonSign(input).result);
    fc.pre(answer !== undefined);
    const { moon_longitude_sidereal: longitude, rashi, nakshatra, tropical_moon_sign: tropical } = answer;
    const at = microdegreesOf(longitude);
    expect(rashi.number).toBe(Math.floor(at / 30_000_000) + 1);
    expect(microdegreesOf(rashi.degree_in_sign)).toBe(at % 30_000_000);
    expect(nakshatra.number).toBe(Math.floor((at * 27) / 360_000_000) + 1);
    expect(nakshatra.pada).toBe((Math.floor((at * 108) / 360_000_000) % 4) + 1);
    expect(tropical.number).toBe(Math.floor(microdegreesOf(tropical.longitude) / 30_000_000) + 1);
    expect(microdegreesOf(tropical.degree_in_sign)).toBe(microdegreesOf(tropical.longitude) % 30_000_000);
  });

  test.prop([plainBirth], runs(100))('is the mean tropical longitude minus the ayanamsha', (input) => {
    const { result, provenance } = moonSign(input);
    const dpsi = nutation(resolveBirth(stated(input), READ_BY).moment.tt).longitude / 3600;
    const mean = result.tropical_moon_sign.longitude - dpsi;
    expect(Math.abs(dpsi)).toBeLessThan(19.2 / 3600);
    expect(Math.abs(wrap180(mean - provenance.ayanamsha_value_deg - result.moon_longitude_sidereal))).toBeLessThan(
      2e-6,
    );
  });

  test.prop([unremarkableBirth], runs(800))('says when an edge is near', (input) => {
    const { result, provenance } = moonSign(input);
    const { near_sign_boundary: sign, near_nakshatra_boundary: nakshatra, confidence } = result.boundary;
    expect(sign).toBe(toEdge(result.moon_longitude_sidereal, 12) <= 0.25);
    expect(nakshatra).toBe(toEdge(result.moon_longitude_sidereal, 27) <= 0.25);
    expect(confidence).toBe(sign || nakshatra ? 'medium' : 'high');
    expect(provenance).toMatchObject({ birth_time_known: true, uncertainty: null, dst_applied: false });
  });

  test.prop([plainBirth], runs(100))('of an unknown time is that of noon, and the day is told honestly', (input) => {
    const { birth_time: _, ...untimed } = input;
    const unknown = moonSign({ ...untimed, birth_time: null });
    const at = (birth_date: string, birth_time: string) => moonSign({ ...untimed, birth_date, birth_time }).result;
    const [noon, first, last] = [
      at(input.birth_date, '12:00'),
      at(input.birth_date, '00:00'),
      at(nextDay(input.birth_date), '00:00'),
    ];
    expect(unknown.result).toEqual({ ...noon, boundary: unknown.result.boundary });
    expect(moonSign(untimed)).toEqual(unknown);
    const { near_sign_boundary, near_nakshatra_boundary, confidence } = unknown.result.boundary;
    const signChanges = first.rashi.number !== last.rashi.number;
    const nakshatraChanges = first.nakshatra.number !== last.nakshatra.number;
    expect(near_sign_boundary).toBe(signChanges || noon.boundary.near_sign_boundary);
    expect(near_nakshatra_boundary).toBe(nakshatraChanges || noon.boundary.near_nakshatra_boundary);
    expect(confidence).toBe(signChanges ? 'low' : nakshatraChanges ? 'medium' : noon.boundary.confidence);
    expect(unknown.provenance.birth_time_known).toBe(false);
    expect(unknown.provenance.uncertainty).toContain(`${first.nakshatra.name} pada ${first.nakshatra.pada} to`);
    expect(unknown.provenance.uncertainty).toContain(`to ${last.nakshatra.name} pada ${last.nakshatra.pada}`);
  });
});
