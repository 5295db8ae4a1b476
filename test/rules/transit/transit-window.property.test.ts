import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { wrap180 } from '../../../src/base/math/angle.js';
import { transitWindow } from '../../../src/rules/transit/transit-window.js';
import { evenly } from '../../support/arbitrary.js';
import { canTell, type Sampled, sampled, stationLongitude, TURNING, turns } from '../../support/samples.js';
import { runs } from '../../support/support.js';

const ORB = 3;

/** Longer than any loop takes, out and back. */
const MARGIN_DAYS = 300;

interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** Runs of looks in orb, joined where exactly one station lies between them. */
function windowsOf(looks: Sampled, exactAt: number): Stretch[] {
  const inOrb = looks.longitudes.map((longitude) => Math.abs(wrap180(longitude - exactAt)) <= ORB);
  const stretches: Stretch[] = [];
  for (const [i, inside] of inOrb.entries()) {
    if (!inside || inOrb[i - 1]) continue;
    const after = inOrb.indexOf(false, i);
    stretches.push({ first: i, last: (after < 0 ? inOrb.length : after) - 1 });
  }
  const stations = turns(looks);
  const windows: Stretch[] = [];
  for (const stretch of stretches) {
    const before = windows.at(-1);
    const between = before && stations.filter((look) => look >= before.last && look < stretch.first);
    if (before && between?.length === 1) windows[windows.length - 1] = { first: before.first, last: stretch.last };
    else windows.push(stretch);
  }
  return windows;
}

/** Looks of a window behind which the aspect is exact. */
function exactIn({ longitudes }: Sampled, { first, last }: Stretch, exactAt: number): number[] {
  const offset = (look: number) => wrap180((longitudes[look] as number) - exactAt);
  const looks = Array.from({ length: last - first }, (_, i) => first + i);
  return looks.filter((look) => Math.abs(offset(look)) < 90 && offset(look) >= 0 !== offset(look + 1) >= 0);
}

describe.each(TURNING)('the window of a transit of %s', (graha) => {
  const looks = sampled(graha);
  const stations = turns(looks);
  const stationLongitudes = stations.map((station) => stationLongitude(looks, station));
  const { track, step, tts, longitudes } = looks;

  /** Compares the window around one look with what the looks show. */
  function compare(exactAt: number, look: number): void {
    const expected = windowsOf(looks, exactAt).find(({ first, last }) => first <= look && look <= last) as Stretch;
    // A window near the first or last look may go on beyond it.
    fc.pre(expected.first > MARGIN_DAYS / step && expected.last < tts.length - MARGIN_DAYS / step);
    const { start, end, exactPasses, cutOff } = transitWindow({
      track,
      exactAt,
      orb: ORB,
      inside: tts[look] as number,
    });
    expect(cutOff).toBe(false);
    expect(Math.abs(start - (tts[expected.first] as number))).toBeLessThanOrEqual(step + 1e-6);
    expect(Math.abs(end - (tts[expected.last] as number))).toBeLessThanOrEqual(step + 1e-6);
    for (const edge of [start, end]) {
      expect(Math.abs(Math.abs(wrap180(track.at(edge).longitude - exactAt)) - ORB)).toBeLessThan(1e-6);
    }
    const passes = exactIn(looks, expected, exactAt);
    expect(exactPasses).toHaveLength(passes.length);
    for (const [i, pass] of exactPasses.entries()) {
      expect(Math.abs(pass - (tts[passes[i] as number] as number) - step / 2)).toBeLessThanOrEqual(step / 2 + 1e-6);
    }
  }

  const look = fc.nat(tts.length - 1);

  test.prop([look, evenly(-2.99, 2.99)], runs(60))('is what a look at every step shows', (at, offset) => {
    const exactAt = (longitudes[at] as number) + offset;
    // Nor so near to exact that the rounding of the longitude decides on which side the look lies.
    fc.pre(offset !== 0 && [-ORB, 0, ORB].every((edge) => canTell(stationLongitudes, exactAt + edge)));
    compare(exactAt, at);
  });

  // Natal points around a station: three passes, two, or a station that falls short of exact, or of the orb.
  const offsets = [-3.3, -3.002, -2.998, -1, -0.3, -0.002, 0.002, 0.3, 1, 2.998, 3.002, 3.3];

  test.prop([fc.constantFrom(...stations), fc.constantFrom(...offsets), evenly(-60, 60)], {
    ...runs(120),
    maxSkipsPerRun: 1000,
  })('is right near a station, also where it falls short of exact', (station, offset, days) => {
    const at = Math.round(station + days / step);
    const exactAt = stationLongitude(looks, station) + offset;
    const here = longitudes[at];
    fc.pre(here !== undefined && Math.abs(wrap180(here - exactAt)) <= ORB);
    compare(exactAt, at);
  });
});
