import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { earthOrientation } from '../../../src/base/ephemeris/earth.js';
import { momentOfUniversalTime } from '../../../src/base/ephemeris/moment.js';
import { type HorizonEvent, type HorizonQuestion, horizonEvents } from '../../../src/base/ephemeris/rise-set.js';

const RADIANS = Math.PI / 180;
const KILOMETRES = 149597870.7;
const [FROM, DAYS] = [2454115.5, 60];
const MINUTE = 1 / 1440;
const place = (latitude: number) => ({ latitude, longitude: 23.7 });

/** Altitude over the rising altitude, by the textbook and with the engine's own mathematics, degrees. */
function height(body: 'Sun' | 'Moon', ut: number, latitude: number): number {
  const moment = momentOfUniversalTime(ut);
  const { siderealTime, obliquity, toTrueEquinox } = earthOrientation(moment);
  const position = defaultEphemeris.position(body, moment.tt);
  const l = (position.longitude + toTrueEquinox) * RADIANS;
  const b = position.latitude * RADIANS;
  const e = obliquity * RADIANS;
  const declination = Math.asin(Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l));
  const ascension = Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l));
  const hourAngle = (siderealTime + 23.7) * RADIANS - ascension;
  const p = latitude * RADIANS;
  const sine = Math.sin(p) * Math.sin(declination) + Math.cos(p) * Math.cos(declination) * Math.cos(hourAngle);
  const distance = position.distance * KILOMETRES;
  const parallax = Math.asin(6378.137 / distance) / RADIANS;
  const seen = body === 'Sun' ? -50 / 60 : -34 / 60 - Math.asin(1737.4 / distance) / RADIANS;
  return Math.asin(sine) / RADIANS - parallax - seen;
}

/** Minutes in which the height changes its sign upwards (or downwards). */
function scanned(body: 'Sun' | 'Moon', event: 'rise' | 'set', latitude: number): number[] {
  const found: number[] = [];
  let before = height(body, FROM, latitude);
  for (let ut = FROM + MINUTE; ut < FROM + DAYS; ut += MINUTE) {
    const here = height(body, ut, latitude);
    if (event === 'rise' ? before < 0 && here >= 0 : before >= 0 && here < 0) found.push(ut);
    before = here;
  }
  return found;
}

function eventsOf(
  event: HorizonEvent['event'],
  question: HorizonQuestion,
  span: { readonly from: number; readonly to: number },
): number[] {
  const found = horizonEvents(defaultEphemeris, question, span);
  return found.filter((one) => one.event === event).map(({ at }) => at);
}

describe.each([0, 51, 67, -69, 80, 89])('at latitude %i', (latitude) => {
  it.each([
    ['Moon', 'rise'],
    ['Moon', 'set'],
    ['Sun', 'rise'],
    ['Sun', 'set'],
  ] as const)('every %s%s of two months is found, and no other', (body, event) => {
    const span = { from: FROM, to: FROM + DAYS };
    const found = eventsOf(event, { body, place: place(latitude) }, span);
    const expected = scanned(body, event, latitude);
    expect(found.length).toBe(expected.length);
    for (const [i, at] of found.entries()) {
      expect(Math.abs(at - (expected[i] as number))).toBeLessThan(1.5 * MINUTE);
      // A quarter of a millisecond of the fastest rise, whatever was interpolated on the way.
      expect(Math.abs(height(body, at, latitude))).toBeLessThan(1e-6);
    }
  });

  it.each([67, -69, 80])('at latitude %i a grazing passage just after the start of the span is found', (latitude) => {
    let grazings = 0;
    for (const body of ['Sun', 'Moon'] as const) {
      const all = (event: 'rise' | 'set', from: number, to: number) =>
        eventsOf(event, { body, place: place(latitude) }, { from, to });
      const [rises, sets] = [all('rise', FROM, FROM + 365), all('set', FROM, FROM + 365)];
      for (const [event, these, others] of [['rise', rises, sets] as const, ['set', sets, rises] as const]) {
        for (const at of these.filter((one) => others.some((other) => other > one && other - one < 1 / 14))) {
          expect(all(event, at - MINUTE, at + 1)[0]).toBeCloseTo(at, 5);
          grazings++;
        }
      }
    }
    expect(grazings).toBeGreaterThan(0);
  });
});
