export type { LocalSolarType } from './eclipse/solar-at-place.js';
export type { Place } from './ephemeris/ascendant.js';
export type {
  Body,
  EclipticMotion,
  EclipticPosition,
  Ephemeris,
  EphemerisDescription,
  EphemerisSpan,
} from './ephemeris/ephemeris.js';
export type { HorizonDefinition } from './ephemeris/horizon.js';
export type { HouseSystem, Houses } from './ephemeris/houses.js';
export type { Observer } from './ephemeris/topocentric.js';
export type { Node, NodeKind } from './ephemeris/tracks.js';
export { CalculationError, type ErrorCode, type FieldError, isCalculationError } from './errors.js';
export { type ApogeeOptions, lunarApogee } from './sky/apogee.js';
export { type ChartOptions, type FullChart, fullChart, type HouseOptions, houses } from './sky/chart.js';
export {
  type AyanamshaOptions,
  ayanamsha,
  deltaT,
  type Orientation,
  orientation,
} from './sky/earth.js';
export {
  type EclipseOptions,
  type LunarEclipseSeen,
  lunarEclipses,
  lunarEclipsesAt,
  type SkyContact,
  type SkyLunarEclipse,
  type SkySolarEclipse,
  type SolarEclipseSeen,
  solarEclipses,
  solarEclipsesAt,
} from './sky/eclipses.js';
export {
  azimuthAltitude,
  type EquatorialOptions,
  type EquatorialPosition,
  equatorialPosition,
  fromJulianDay,
  type HorizontalPosition,
  toJulianDay,
} from './sky/equatorial.js';
export {
  type CrossingOptions,
  crossings,
  type LongitudeCrossing,
  type LongitudeQuestion,
  type PhaseCrossing,
  type PhaseQuestion,
  type PlanetStation,
  type StationOptions,
  stations,
  type TithiCrossing,
  type TithiQuestion,
} from './sky/events.js';
export { type HorizonOptions, moonrise, moonset, sunrise, sunset } from './sky/horizon.js';
export type { JulianDay, SkyInstant, When } from './sky/instant.js';
export type { OwnAyanamsha, SkyBody, SkyOptions, Zodiac } from './sky/options.js';
export { type BodyPosition, type NodePosition, type PositionOf, position } from './sky/position.js';
export { type JunctionStarPosition, junctionStar, type StarOptions } from './sky/stars.js';
export type { Clock } from './time/clock.js';
export type { InstantLike, ZonedDateTimeLike } from './time/temporal.js';
export type { TurningPlanet } from './transit/retrograde-windows.js';
export type { Ayanamsha } from './zodiac/ayanamsha.js';
export type { NakshatraName } from './zodiac/nakshatra.js';
