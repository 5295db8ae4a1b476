import { expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import type { Body, Ephemeris } from '../../../src/base/ephemeris/ephemeris.js';
import { illuminatedPart } from '../../../src/rules/panchanga/moon-phase.js';

/** The Sun and the Moon, as far as each other from the Earth, so many degrees apart. */
function skyOf(degrees: number, latitude = 0): Ephemeris {
  const still = { distance: 1, speed: 0, latitudeSpeed: 0 };
  const position = (body: Body) =>
    body === 'Moon' ? { ...still, longitude: degrees, latitude } : { ...still, longitude: 0, latitude: 0 };
  return { ...defaultEphemeris, position };
}

/** The triangle of three bodies with two equal sides: the angle at the Moon is half of what the elongation leaves of 180. */
it.each([30, 60, 90, 120, 170])(
  'of a Moon as far away as the Sun, %i degrees from it, the triangle tells the part',
  (apart) => {
    const atTheMoon = ((180 - apart) / 2) * (Math.PI / 180);
    expect(illuminatedPart(skyOf(apart), 0)).toBeCloseTo((1 + Math.cos(atTheMoon)) / 2, 12);
    expect(illuminatedPart(skyOf(0, apart), 0)).toBeCloseTo((1 + Math.cos(atTheMoon)) / 2, 12);
  },
);
