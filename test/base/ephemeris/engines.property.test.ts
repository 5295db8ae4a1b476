import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import type { Body } from '../../../src/base/ephemeris/ephemeris.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import { astronomyEngine } from '../../../src/verify/astronomy-engine.js';
import { report, spreads } from '../../support/reference/spread.js';

/** Arc-seconds between two engines that share no ephemeris, and arc-seconds a day between their speeds. */
const LIMITS: readonly (readonly [Body, longitude: number, speed: number])[] = [
  ['Sun', 3, 0.5],
  ['Moon', 13, 3],
  ['Mercury', 16, 5],
  ['Venus', 24, 3],
  ['Mars', 24, 3],
  ['Jupiter', 13, 2.5],
  ['Saturn', 15, 2.5],
  ['Uranus', 14, 1],
  ['Neptune', 22, 1],
  ['Pluto', 40, 1],
];
const INSTANTS = 10_000;
const [FIRST, LAST] = [2378497, 2524959];
const GOLDEN_SECTION = 0.6180339887498949;

/** Degrees from the Sun within which light is bent by more than 0.2", which astronomy-engine leaves out. */
const NEAR_SUN = 2;

/** Spread evenly from 1800 to 2200, in step with nothing. */
const instants = Array.from({ length: INSTANTS }, (_, i) => FIRST + (LAST - FIRST) * ((i * GOLDEN_SECTION) % 1));

describe('the two engines', () => {
  it.each(LIMITS)('agree on %s at 10,000 instants', (body, longitudeLimit, speedLimit) => {
    const isClear = (tt: number) => {
      if (body === 'Sun' || body === 'Moon') return true;
      const [own, sun] = [body, 'Sun' as const].map((name) => defaultEphemeris.position(name, tt).longitude);
      return Math.abs(wrap180((own as number) - (sun as number))) > NEAR_SUN;
    };
    const deviations = instants.filter(isClear).flatMap((tt) => {
      const [ours, theirs] = [defaultEphemeris, astronomyEngine].map((engine) => engine.position(body, tt)) as [
        ReturnType<typeof defaultEphemeris.position>,
        ReturnType<typeof defaultEphemeris.position>,
      ];
      const row = `JD ${tt}`;
      const apart = Math.abs(wrap180(ours.longitude - theirs.longitude)) * 3600;
      return [
        { quantity: 'longitude', error: apart, row },
        { quantity: 'speed', error: Math.abs(ours.speed - theirs.speed) * 3600, row },
      ];
    });
    const [longitude, speed] = spreads(deviations);
    console.log(report(`${body}: series against astronomy-engine`, spreads(deviations)));
    expect(longitude?.max).toBeLessThan(longitudeLimit);
    expect(speed?.max).toBeLessThan(speedLimit);
  });
});
