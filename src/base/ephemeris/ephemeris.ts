/** The bodies an ephemeris computes. The lunar nodes are not among them: see `lunar-node.ts`. */
export type Body =
  | 'Sun'
  | 'Moon'
  | 'Mercury'
  | 'Venus'
  | 'Mars'
  | 'Jupiter'
  | 'Saturn'
  | 'Uranus'
  | 'Neptune'
  | 'Pluto';

/** How a body appears to move along the ecliptic. */
export interface EclipticMotion {
  /**
   * Apparent longitude on the mean ecliptic of date, degrees in [0, 360), counted from the mean equinox of J2000.0
   * carried along the ecliptic without precession. In this frame the sidereal zodiac stands still: a sidereal
   * longitude is this minus a constant, and the longitude on the mean equinox of date is this plus the general
   * precession since J2000.0. Light time and aberration are in it, and light deflection where the engine models it;
   * nutation is not.
   */
  readonly longitude: number;
  /** Rate of `longitude`, degrees per day of Terrestrial Time; negative while retrograde. */
  readonly speed: number;
}

/** Where a body appears from the centre of the Earth. */
export interface EclipticPosition extends EclipticMotion {
  /** Apparent latitude from the mean ecliptic of date, degrees in [-90, 90]. */
  readonly latitude: number;
  /** Distance from the centre of the Earth when the light left, astronomical units. */
  readonly distance: number;
  /** Rate of `latitude`, degrees per day. */
  readonly latitudeSpeed: number;
}

/** From when to when an ephemeris answers, Julian days of Terrestrial Time, both ends included. */
export interface EphemerisSpan {
  readonly first: number;
  readonly last: number;
}

/** What stands behind the numbers, as reported in `provenance.ephemeris`. */
export interface EphemerisDescription {
  /** Name of the library that computes. */
  readonly library: string;
  /** Its version. */
  readonly version: string;
  /** The theory or data the positions rest on. */
  readonly source: string;
}

/**
 * A source of positions. Everything above `src/base/ephemeris` sees the sky through this and nothing else, so one
 * engine can stand in for another. Implementations are pure: the same body and instant give the same position.
 */
export interface Ephemeris {
  readonly description: EphemerisDescription;
  /** The instants it answers for: the accepted dates, 1800-01-01 to 2200-12-31, and at least a day on both sides. */
  readonly span: EphemerisSpan;
  /**
   * Position and speed of one body at one instant, given as a Julian day of Terrestrial Time.
   *
   * @throws CalculationError `engine_error` for an instant outside the span of the ephemeris.
   */
  position(body: Body, julianDayTt: number): EclipticPosition;
  /** The longitude and the speed of `position` alone, which is all that most calculations need and costs less. */
  motion(body: Body, julianDayTt: number): EclipticMotion;
}
