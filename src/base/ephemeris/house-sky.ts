import { atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, sinCos, tan, wrap360 } from '../math/angle.js';

/**
 * The cusps between the four corners in the systems that divide by circles of the sky: houses 11, 12, 2 and 3, degrees
 * on any branch, from the true equinox of date.
 */
export type Between = readonly [number, number, number, number];

/** What stands over a place. */
export interface HouseSky {
  /** Local apparent sidereal time: the right ascension of the meridian, degrees. */
  readonly meridian: number;
  /** True obliquity of the ecliptic, radians. */
  readonly obliquity: number;
  /** Radians. */
  readonly latitude: number;
}

/** Written over by every call. */
const trig = new Float64Array(2);

/** The point of the ecliptic that rises at a sidereal time, degrees, where the latitude has that tangent. */
export function rising(siderealTime: number, tangent: number, obliquity: number): number {
  sinCos(siderealTime * RADIANS_PER_DEGREE, trig);
  const sine = trig[0] as number;
  const cosine = trig[1] as number;
  sinCos(obliquity, trig);
  return atan2(cosine, -(sine * (trig[1] as number) + tangent * (trig[0] as number))) * DEGREES_PER_RADIAN;
}

/**
 * The point of the ecliptic on the circle through the north and south points of the horizon that crosses the equator
 * `hours` degrees east of the meridian. That circle is the horizon of a place of the latitude F, tan F = tan φ sin H,
 * where it is the sidereal time meridian + H - 90°. Munkasey, "An Astrological House Formulary".
 */
export function onCircle({ meridian, obliquity, latitude }: HouseSky, hours: number): number {
  return rising(meridian + hours - 90, tan(latitude) * sin(hours * RADIANS_PER_DEGREE), obliquity);
}

/** The right ascension of a point of the ecliptic, degrees; `obliquity` in radians. */
export function ascensionOf(longitude: number, obliquity: number): number {
  sinCos(longitude * RADIANS_PER_DEGREE, trig);
  return atan2((trig[0] as number) * cos(obliquity), trig[1] as number) * DEGREES_PER_RADIAN;
}

export function equalFrom(first: number): number[] {
  const cusps: number[] = [];
  for (let i = 0; i < 12; i++) cusps.push(wrap360(first + 30 * i));
  return cusps;
}

/** All twelve cusps from the six that are above and east: the others lie opposite. */
export function around(ascendant: number, midheaven: number, [eleventh, twelfth, second, third]: Between): number[] {
  const opposite = (cusp: number) => wrap360(cusp + 180);
  return [
    ascendant,
    second,
    third,
    opposite(midheaven),
    opposite(eleventh),
    opposite(twelfth),
    opposite(ascendant),
    opposite(second),
    opposite(third),
    midheaven,
    eleventh,
    twelfth,
  ];
}
