import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { earthOrientation } from '../../../src/base/ephemeris/earth.js';
import { momentOfUniversalTime } from '../../../src/base/ephemeris/ephemeris.js';
import { type HorizonEvent, type HorizonQuestion, horizonEvents } from '../../../src/base/ephemeris/rise-set.js';

const RADIANS = Math.PI / 180;
const KILOMETRES = 149597870.7;
const [FROM, DAYS] = [2454115.5, 60];
const MINUTE = 1 / 1440;
const place = (latitude: number) => ({ latitude, longitude: 23.7 });

type Body = 'Sun' | 'Moon';

/** Where a body stands for all who are on the meridian of the test. */
interface Standing {
  readonly declination: number;
  readonly hourAngle: number;
  /** How much lower than it would be from the centre of the Earth, and on the horizon, it rises: degrees. */
  readonly lowered: number;
}

function standing(body: Body, ut: number): Standing {
  const moment = momentOfUniversalTime(ut);
  const { siderealTime, obliquity, toTrueEquinox } = earthOrientation(moment);
  const position = defaultEphemeris.position(body, moment.tt);
  const l = (position.longitude + toTrueEquinox) * RADIANS;
  const b = position.latitude * RADIANS;
  const e = obliquity * RADIANS;
  const declination = Math.asin(Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l));
  const ascension = Math.atan2(Math.sin(l) * Math.cos(e) - Math.tan(b) * Math.sin(e), Math.cos(l));
  const hourAngle = (siderealTime + 23.7) * RADIANS - ascension;
  const distance = position.distance * KILOMETRES;
  const parallax = Math.asin(6378.137 / distance) / RADIANS;
  const seen = body === 'Sun' ? -50 / 60 : -34 / 60 - Math.asin(1737.4 / distance) / RADIANS;
  return { declination, hourAngle, lowered: parallax + seen };
}

/** Altitude over the rising altitude, by the textbook and with the engine's own mathematics, degrees. */
function height({ declination, hourAngle, lowered }: Standing, latitude: number): number {
  const p = latitude * RADIANS;
  const sine = Math.sin(p) * Math.sin(declination) + Math.cos(p) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIANS - lowered;
}

const MINUTES: number[] = [];
for (let ut = FROM; ut < FROM + DAYS; ut += MINUTE) MINUTES.push(ut);

/** Minutes in which the height changes its sign upwards (or downwards). */
function scanned(standings: readonly Standing[], event: 'rise' | 'set', latitude: number): number[] {
  const heights = standings.map((each) => height(each, latitude));
  return MINUTES.filter((_, i) => {
    const [before, here] = [heights[i - 1] as number, heights[i] as number];
    return event === 'rise' ? before < 0 && here >= 0 : before >= 0 && here < 0;
  });
}

const standings: { [Of in Body]?: readonly Standing[] } = {};

/** The same for every latitude. */
function everyMinute(body: Body): readonly Standing[] {
  standings[body] ??= MINUTES.map((ut) => standing(body, ut));
  return standings[body];
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
    const expected = scanned(everyMinute(body), event, latitude);
    expect(found.length).toBe(expected.length);
    for (const [i, at] of found.entries()) {
      expect(Math.abs(at - (expected[i] as number))).toBeLessThan(1.5 * MINUTE);
      // A quarter of a millisecond of the fastest rise, whatever was interpolated on the way.
      expect(Math.abs(height(standing(body, at), latitude))).toBeLessThan(1e-6);
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

it.each([67, -69, 80])('at latitude %i a passage at which a look falls hides none before it', (latitude) => {
  const all = (from: number, to: number) =>
    horizonEvents(defaultEphemeris, { body: 'Sun', place: place(latitude) }, { from, to });
  const year = all(FROM, FROM + 365);
  for (const [i, { at }] of year.entries()) {
    if (at < FROM + 1) continue;
    const before = year.slice(0, i).filter((one) => one.at > at - 1 + MINUTE);
    // As nearly at the passage as it is told, to both sides.
    for (const aside of [-1e-8, 0, 1e-8]) {
      const found = all(at + aside - 1, at + aside).filter((one) => one.at > at - 1 + MINUTE && one.at < at - 1e-6);
      expect(found.map(({ event }) => event)).toEqual(before.map(({ event }) => event));
    }
  }
});
