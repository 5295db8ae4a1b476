import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import { momentAt } from '../../src/base/ephemeris/ephemeris.js';
import { modulo } from '../../src/base/math/angle.js';
import { moonPhases } from '../../src/entries/index.js';
import { phasesOn } from '../../src/rules/panchanga/moon-phase.js';
import { datesBetween, knownZone } from '../support/arbitrary.js';
import { epochOf, runs } from '../support/support.js';

const DAY = 86_400_000;
const PRINCIPAL = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
const BETWEEN = ['waxing_crescent', 'waxing_gibbous', 'waning_gibbous', 'waning_crescent'];

const day = fc.record({
  date: datesBetween('1800-01-01', '2200-12-31'),
  timezone: fc.constantFrom('UTC', 'Asia/Tokyo'),
});
const anyDay = fc.record({ date: datesBetween('1800-01-01', '2200-12-31'), timezone: knownZone });

/** The elongation of the Moon from the ephemeris alone, degrees. */
function elongation(at: number): number {
  const { tt } = momentAt(at);
  const [sun, moon] = [defaultEphemeris.position('Sun', tt), defaultEphemeris.position('Moon', tt)];
  return modulo(moon.longitude - sun.longitude, 360);
}

/** By the vectors from the Moon to the Sun and to the Earth. */
function illumination(at: number): number {
  const { tt } = momentAt(at);
  const vector = (body: 'Sun' | 'Moon') => {
    const { longitude, latitude, distance } = defaultEphemeris.position(body, tt);
    const [l, b] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
    return [distance * Math.cos(b) * Math.cos(l), distance * Math.cos(b) * Math.sin(l), distance * Math.sin(b)];
  };
  const [sun, moon] = [vector('Sun'), vector('Moon')];
  const toSun = sun.map((x, i) => x - (moon[i] as number));
  const toEarth = moon.map((x) => -x);
  const dot = toSun.reduce((sum, x, i) => sum + x * (toEarth[i] as number), 0);
  return (50 * (1 + dot / (Math.hypot(...toSun) * Math.hypot(...toEarth)))) as number;
}

describe('the phase of a day', () => {
  test.prop([day], runs(200))('is the principal one on its date, and else the one between', (input) => {
    const { result } = moonPhases(input);
    const angle = elongation(epochOf(result.reference_at));
    expect(Math.abs(angle - result.phase_angle_deg)).toBeLessThan(2e-6);
    const [event, ...more] = result.events;
    expect(more).toEqual([]);
    if (event) {
      expect(result.phase.code).toBe(event.phase_code);
      const quarter = PRINCIPAL.indexOf(event.phase_code) * 90;
      // Half a second of the Moon's way.
      expect(Math.abs(modulo(elongation(Date.parse(event.occurs_at)) - quarter + 180, 360) - 180)).toBeLessThan(1e-4);
    } else {
      expect(result.phase.code).toBe(BETWEEN[Math.floor(angle / 90)]);
    }
    expect(Math.abs(result.illumination_percent - illumination(epochOf(result.reference_at)))).toBeLessThan(0.0051);
  });

  test.prop([day], runs(60))('has each principal phase on one date of a lunation', ({ date, timezone }) => {
    fc.pre(date < '2200-11-01');
    const days = Array.from({ length: 35 }, (_, i) => new Date(Date.parse(date) + i * DAY).toISOString().slice(0, 10));
    const codes = days.map((one) => moonPhases({ date: one, timezone }).result.phase.code);
    const changes = codes.filter((code, i) => code !== codes[i - 1]);
    const cycle = PRINCIPAL.flatMap((code, i) => [code as string, BETWEEN[i] as string]);
    const first = cycle.indexOf(changes[0] as string);
    expect(changes).toEqual(changes.map((_, i) => cycle[(first + i) % 8]));
    for (const code of PRINCIPAL) {
      const dates = codes.flatMap((one, i) => (one === code ? [i] : []));
      expect(dates.length).toBeGreaterThanOrEqual(1);
      for (const [i, at] of dates.slice(1).entries()) expect(at - (dates[i] as number)).toBeGreaterThanOrEqual(29);
    }
  });

  test.prop([anyDay], runs(100))('counts its age and the next phases from noon', (input) => {
    const { result, provenance } = moonPhases(input);
    const noon = epochOf(result.reference_at);
    expect(result.age_days).toBeGreaterThanOrEqual(0);
    expect(result.age_days).toBeLessThan(29.9);
    const upcoming = PRINCIPAL.map((code) => result[`next_${code}_at`]);
    for (const at of upcoming) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(noon - 1000);
      expect(Date.parse(at) - noon).toBeLessThan(29.9 * DAY);
    }
    const isCutOff = upcoming.some((at) => Date.parse(at) === Math.max(noon, Date.UTC(2200, 11, 31, 23, 59, 59)));
    expect(isCutOff).toBe(provenance.uncertainty?.includes('A next phase lies after') === true);
    for (const { phase_code, occurs_at } of result.events) {
      if (Date.parse(occurs_at) > noon) expect(result[`next_${phase_code}_at`]).toBe(occurs_at);
    }
    // The tithi and the angle tell the same.
    expect(result.tithi.number).toBe(Math.floor(result.phase_angle_deg / 12) + 1);
  });

  it.each(['2026-01-03T10:02:55Z', '2020-05-22T17:38:51Z', '1900-06-05T06:59:00Z'])(
    'belongs to one of two days that part at it: %s',
    (near) => {
      const sky = { ephemeris: defaultEphemeris, ayanamsha: 'lahiri', node: 'mean', sunrise: 'standard' } as const;
      const [event] = phasesOn(sky, { start: Date.parse(near) - DAY, end: Date.parse(near) + DAY });
      const at = event?.at as number;
      for (let off = -7.5; off <= 8; off++) {
        const [before, after] = [-DAY, 0].map((start) =>
          phasesOn(sky, { start: at + off + start, end: at + off + start + DAY }),
        );
        expect([before?.length, after?.length], `${off} ms`).toEqual(off > 0 ? [1, 0] : [0, 1]);
      }
    },
  );

  it('does not go round the end of the ephemeris to an earlier phase', () => {
    const nextFrom = (date: string) => {
      const { result } = moonPhases({ date });
      return PRINCIPAL.map((code) => result[`next_${code}_at`]);
    };
    const end = '2200-12-31T23:59:59+00:00';
    expect(nextFrom('2200-12-31')).toEqual([end, end, end, end]);
    expect(nextFrom('2200-12-20')).toEqual([end, end, '2200-12-21T10:35:40+00:00', '2200-12-29T12:14:56+00:00']);
  });
});
