import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { momentAt } from '../../base/ephemeris/moment.js';
import { wrap360 } from '../../base/math/angle.js';
import { atan2, DEGREES_PER_RADIAN } from '../../base/math/trigonometry.js';
import { deepestSeen, type EclipseAtPlace, passage } from './at-place.js';
import { MOON_RADIUS } from './bodies.js';
import type { GeographicPlace } from './earth-point.js';
import { type LunarContactCode, type LunarEclipse, type LunarType, lunarType } from './lunar-eclipse.js';
import { lunarDepth, penumbralMagnitude, umbralMagnitude } from './lunar-elements.js';
import { STEP_DAYS } from './polynomial.js';
import { risenIn, sightOf } from './sight.js';

/** The shadow over the Moon at the maximum, as the place sees it with the zenith up; radii of the Moon. */
interface LunarDiscs {
  readonly umbraRadius: number;
  readonly penumbraRadius: number;
  /** From the centre of the Moon to that of the shadow. */
  readonly distance: number;
  /** Which way, degrees from the zenith against the clock, in [0, 360). */
  readonly direction: number;
}

export interface LunarAtPlace extends EclipseAtPlace<LunarType, LunarContactCode> {
  readonly kind: 'lunar';
  /** At `maximum`; below 0 where the Moon is outside the umbra. */
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  readonly discs: LunarDiscs;
}

/** How a place has a lunar eclipse. */
export function lunarAtPlace(ephemeris: Ephemeris, eclipse: LunarEclipse, place: GeographicPlace): LunarAtPlace {
  const { elements } = eclipse;
  const depthAt = (at: number) => lunarDepth(elements, (momentAt(at).tt - elements.at) / STEP_DAYS);
  const risen = risenIn(ephemeris, 'Moon', place, [eclipse.begins, eclipse.ends]);
  const maximum = deepestSeen(eclipse.maximum, risen, (at) => penumbralMagnitude(depthAt(at)));
  const depth = depthAt(maximum);
  const sight = sightOf(ephemeris, 'Moon', maximum, place);
  return {
    kind: 'lunar',
    type: lunarType(umbralMagnitude(depth)),
    isVisible: risen.isSeen,
    maximum,
    altitude: sight.altitude,
    azimuth: sight.azimuth,
    umbralMagnitude: umbralMagnitude(depth),
    penumbralMagnitude: penumbralMagnitude(depth),
    contacts: eclipse.contacts.map(({ code, at }) => ({
      code,
      at,
      altitude: sightOf(ephemeris, 'Moon', at, place).altitude,
      isVisible: risen.isUpAt(at),
    })),
    rises: passage(risen, 'rise'),
    sets: passage(risen, 'set'),
    discs: {
      umbraRadius: depth.umbra / MOON_RADIUS,
      penumbraRadius: depth.penumbra / MOON_RADIUS,
      distance: depth.apart / MOON_RADIUS,
      direction: wrap360(atan2(-depth.east, -depth.north) * DEGREES_PER_RADIAN - sight.zenith),
    },
  };
}
