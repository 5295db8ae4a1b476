import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { crossings } from '../../../src/base/ephemeris/crossings.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import { evenly } from '../../support/arbitrary.js';
import { trackOf } from '../../support/default-sky.js';
import { canTell, type Sampled, sampled, stationLongitude, TURNING, turns } from '../../support/samples.js';
import { runs } from '../../support/support.js';

interface Passage {
  readonly after: number;
  readonly direct: boolean;
}

/** Every look behind which the planet passes a longitude. */
function passages({ longitudes }: Sampled, target: number): Passage[] {
  const ahead = longitudes.map((longitude) => wrap180(longitude - target));
  return ahead.slice(1).flatMap((after, i) => {
    const before = ahead[i] as number;
    // Far from the target the sign changes only because the circle closes there.
    if (Math.abs(before) > 90 || after >= 0 === before >= 0) return [];
    return [{ after: i, direct: after >= 0 }];
  });
}

describe.each(TURNING)('the crossings of %s', (graha) => {
  const looks = sampled(graha);
  const [from, to] = [looks.tts[0] as number, looks.tts.at(-1) as number];
  const stations = turns(looks).map((look) => stationLongitude(looks, look));

  function expectToFind(target: number): void {
    const expected = passages(looks, target);
    const found = crossings(looks.track, from, to, [target]);
    expect(found.map(({ direct }) => direct)).toEqual(expected.map(({ direct }) => direct));
    for (const [i, { tt }] of found.entries()) {
      const look = expected[i]?.after as number;
      expect(tt).toBeGreaterThanOrEqual((looks.tts[look] as number) - 1e-6);
      expect(tt).toBeLessThanOrEqual((looks.tts[look + 1] as number) + 1e-6);
      expect(Math.abs(wrap180(looks.track.at(tt).longitude - target))).toBeLessThan(1e-7);
    }
  }

  test.prop([evenly(0, 359.999)], runs(40))('are those that a look at every step finds', (target) => {
    fc.pre(canTell(stations, target));
    expectToFind(target);
  });

  it('near a station are two within its reach and none beyond', () => {
    const reaches = [-0.3, -0.02, -0.0012, 0.0012, 0.02, 0.3];
    for (const station of stations.slice(0, 8)) {
      for (const reach of reaches) expectToFind(station + reach);
    }
  });

  it('rest on a step shorter and a width greater than those of any loop', () => {
    const looksAtStations = turns(looks);
    for (const [i, look] of looksAtStations.slice(1).entries()) {
      const before = looksAtStations[i] as number;
      // Every other way from station to station is the retrograde one.
      if ((looks.speeds[look] as number) > 0) continue;
      expect((look - before) * looks.step).toBeGreaterThan(looks.track.step);
      expect(Math.abs(wrap180((stations[i + 1] as number) - (stations[i] as number)))).toBeLessThan(
        looks.track.widestLoop,
      );
    }
    expect(looksAtStations.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...looks.speeds.map(Math.abs))).toBeLessThan(looks.track.maxSpeed);
    const changes = looks.speeds.slice(1).map((speed, i) => Math.abs(speed - (looks.speeds[i] as number)) / looks.step);
    const sun = trackOf('Sun');
    for (const [i, change] of changes.entries()) {
      const elongation = wrap180((looks.longitudes[i] as number) - sun.at(looks.tts[i] as number).longitude);
      if (Math.abs(elongation) > 2) expect(change).toBeLessThan(looks.track.maxAcceleration);
    }
  });

  it('rest on a drift that the way over no time exceeds by more than the swing', () => {
    const { drift, swing } = looks.track;
    let [gone, least, farthest] = [0, 0, 0];
    for (const [i, longitude] of looks.longitudes.slice(1).entries()) {
      gone += wrap180(longitude - (looks.longitudes[i] as number)) - drift * looks.step;
      least = Math.min(least, gone);
      farthest = Math.max(farthest, gone - least);
    }
    expect(farthest).toBeGreaterThan(0);
    expect(farthest).toBeLessThan(swing);
  });

  it('of many targets at once are those of each, in order of time', () => {
    const targets = Array.from({ length: 12 }, (_, sign) => sign * 30);
    const together = crossings(looks.track, from, to, targets);
    const alone = targets.flatMap((target, index) =>
      crossings(looks.track, from, to, [target]).map((crossing) => ({ ...crossing, target: index })),
    );
    const key = ({ target, direct }: { target: number; direct: boolean }) => `${target} ${direct}`;
    const inOrder = alone.toSorted((a, b) => a.tt - b.tt);
    expect(together.map(key)).toEqual(inOrder.map(key));
    for (const [i, { tt }] of together.entries()) expect(Math.abs(tt - (inOrder[i]?.tt as number))).toBeLessThan(1e-5);
  });
});

describe('a search', () => {
  const saturn = trackOf('Saturn');
  const moon = trackOf('Moon');
  const start = 2460000.5;

  test.prop([evenly(1, 2000)], runs(60))('cut in two finds what it finds in one', (days) => {
    const [end, targets] = [start + 2000, [0, 30, 60, 300, 330]];
    const whole = crossings(saturn, start, end, targets);
    const parts = [
      ...crossings(saturn, start, start + days, targets),
      ...crossings(saturn, start + days, end, targets),
    ];
    expect(parts.map(({ target, direct }) => [target, direct])).toEqual(
      whole.map(({ target, direct }) => [target, direct]),
    );
    for (const [i, { tt }] of parts.entries()) expect(Math.abs(tt - (whole[i]?.tt as number))).toBeLessThan(1e-5);
  });

  it('counts a target it starts on, and not one it ends on', () => {
    const { longitude } = moon.at(start);
    const found = crossings(moon, start, start + 20, [longitude]);
    expect(found).toMatchObject([{ tt: expect.closeTo(start, 6), direct: true }]);
    const [month] = crossings(moon, start + 1, start + 40, [longitude]).map(({ tt }) => tt);
    expect(crossings(moon, start + 1, (month as number) - 1e-6, [longitude])).toEqual([]);
    expect(crossings(moon, start + 1, (month as number) + 1e-6, [longitude])).toHaveLength(1);
  });

  it('of no time at all finds nothing', () => {
    expect(crossings(moon, start, start, [moon.at(start).longitude])).toEqual([]);
  });

  it('meets every sign of the Moon and of the nodes in turn', () => {
    const signs = Array.from({ length: 12 }, (_, sign) => sign * 30);
    for (const [graha, step, days] of [
      ['Moon', 1, 400],
      ['Rahu', -1, 8000],
      ['Ketu', -1, 8000],
      ['Sun', 1, 1500],
    ] as const) {
      const found = crossings(trackOf(graha), start, start + days, signs);
      expect(found.length).toBeGreaterThan(12);
      for (const [i, { target, direct }] of found.entries()) {
        expect(direct).toBe(step > 0);
        if (i > 0) expect(target).toBe(((found[i - 1]?.target as number) + step + 12) % 12);
      }
    }
  });
});
