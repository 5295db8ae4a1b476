import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { earthOrientation } from '../../src/base/ephemeris/earth.js';
import { resolveBirth, type TimedBirthFields } from '../../src/base/input/birth.js';
import { wrap360 } from '../../src/base/math/angle.js';
import type { Texts } from '../../src/base/time/temporal.js';
import { ascendant } from '../../src/entries/index.js';
import { plainBirth, timedBirth } from '../support/arbitrary.js';
import { READ_BY, toFrame } from '../support/default-sky.js';
import { stated } from '../support/stated.js';
import { runs, unlessRefused } from '../support/support.js';

const MINUTE = 60_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The same birth that many minutes from a UTC reading of the clock. */
function minutesAfter(reading: string, minutes: number, birth: Texts<TimedBirthFields>): Texts<TimedBirthFields> {
  const shifted = new Date(Date.parse(`${reading}Z`) + minutes * MINUTE).toISOString();
  return { ...birth, birth_date: shifted.slice(0, 10), birth_time: shifted.slice(11, 16) };
}

function signAt(reading: string, minutes: number, birth: Texts<TimedBirthFields>): string {
  return ascendant(minutesAfter(reading, minutes, birth)).result.lagna.sign;
}

/** Where a point of the ecliptic stands: sines of its altitude and of its hour angle, and degrees ahead of the midheaven. */
function seenFrom(birth: Texts<TimedBirthFields>, siderealLongitude: number) {
  const { moment, place } = resolveBirth(stated(birth), READ_BY);
  const { obliquity, siderealTime, toTrueEquinox } = earthOrientation(moment);
  const [e, l, phi] = [obliquity, toFrame(siderealLongitude) + toTrueEquinox, place.latitude].map(radians) as [
    number,
    number,
    number,
  ];
  const ramc = radians(siderealTime + place.longitude);
  const declination = Math.asin(Math.sin(e) * Math.sin(l));
  const hourAngle = ramc - Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l));
  const midheaven = Math.atan2(Math.sin(ramc), Math.cos(ramc) * Math.cos(e));
  return {
    sineOfAltitude: Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle),
    sineOfHourAngle: Math.sin(hourAngle),
    aheadOfMidheaven: wrap360(((l - midheaven) * 180) / Math.PI),
  };
}

describe('the ascendant', () => {
  test.prop([timedBirth], runs(200))('stands on the horizon, east of the midheaven', (birth) => {
    const answer = unlessRefused(() => ascendant(birth).result);
    fc.pre(answer !== undefined);
    const seen = seenFrom(birth, answer.ascendant_longitude_sidereal);
    expect(Math.abs(seen.sineOfAltitude)).toBeLessThan(2e-8);
    expect(seen.aheadOfMidheaven).toBeLessThan(180.000_001);
    if (Math.abs(birth.latitude) < 66) expect(seen.sineOfHourAngle).toBeLessThan(0);
  });

  test.prop([timedBirth], runs(200))('has the sign and nakshatra of the longitude that is printed', (birth) => {
    const answer = unlessRefused(() => ascendant(birth).result);
    fc.pre(answer !== undefined);
    const { lagna } = answer;
    const at = Math.round(answer.ascendant_longitude_sidereal * 1e6);
    expect(lagna.number).toBe(Math.floor(at / 30_000_000) + 1);
    expect(Math.round(lagna.degree_in_sign * 1e6)).toBe(at % 30_000_000);
    expect(lagna.nakshatra.number).toBe(Math.floor((at * 27) / 360_000_000) + 1);
    expect(lagna.nakshatra.pada).toBe((Math.floor((at * 108) / 360_000_000) % 4) + 1);
  });

  test.prop([plainBirth], runs(100))('changes at the boundaries that are told and not before', (birth) => {
    const { lagna, time_sensitivity: told } = ascendant(birth).result;
    const [previous, next] = [told.previous_boundary_local as string, told.next_boundary_local as string];
    // The boundaries are rounded to the minute.
    expect(signAt(previous, -1, birth)).not.toBe(lagna.sign);
    expect(signAt(previous, 1, birth)).toBe(lagna.sign);
    expect(signAt(next, -1, birth)).toBe(lagna.sign);
    expect(signAt(next, 1, birth)).not.toBe(lagna.sign);
    const at = Date.parse(`${birth.birth_date}T${birth.birth_time}Z`);
    const since = (at - Date.parse(`${previous}Z`)) / MINUTE;
    const until = (Date.parse(`${next}Z`) - at) / MINUTE;
    expect(Math.abs((told.minutes_to_previous as number) - since)).toBeLessThanOrEqual(0.51);
    expect(Math.abs((told.minutes_to_next as number) - until)).toBeLessThanOrEqual(0.51);
  });

  test.prop([timedBirth], runs(150))('tells nearest boundary, confidence and caveat from one number', (birth) => {
    const answer = unlessRefused(() => ascendant(birth));
    fc.pre(answer !== undefined);
    const { time_sensitivity: told, lagna } = answer.result;
    const { nearest_boundary_minutes: nearest, minutes_to_previous, minutes_to_next, confidence } = told;
    const { uncertainty } = answer.provenance;
    if (nearest === null) {
      expect([minutes_to_previous, minutes_to_next, told.previous_boundary_local, told.next_boundary_local]).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect(confidence).toBe('low');
      expect(uncertainty).toContain('pole');
      return;
    }
    expect(nearest).toBe(Math.min(minutes_to_previous as number, minutes_to_next as number));
    expect(confidence).toBe(nearest < 5 ? 'low' : nearest <= 15 ? 'medium' : 'high');
    expect(uncertainty?.includes(`rising sign is ${lagna.sign}`) ?? false).toBe(confidence !== 'high');
  });

  test.prop([plainBirth], runs(60))('varies with the birth time as the variation says', (birth) => {
    const { lagna, time_sensitivity: told } = ascendant(birth).result;
    const reading = `${birth.birth_date}T${birth.birth_time}`;
    for (const [key, sign] of Object.entries(told.variation)) {
      const minutes = Number(key.replace('minus_', '-').replace('plus_', ''));
      expect(sign).toBe(signAt(reading, minutes, birth));
      const reach = (minutes < 0 ? told.minutes_to_previous : told.minutes_to_next) as number;
      if (Math.abs(Math.abs(minutes) - reach) > 0.01) expect(sign === lagna.sign).toBe(Math.abs(minutes) < reach);
    }
  });
});
