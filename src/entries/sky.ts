export type { AnyHouseSystem as HouseSystem, AnyHouses as Houses } from '../base/ephemeris/all-houses.js';
export type { Place } from '../base/ephemeris/ascendant.js';
export type { NamedStar } from '../base/ephemeris/bright-stars.js';
export type {
  Body,
  EclipticMotion,
  EclipticPosition,
  Ephemeris,
  EphemerisDescription,
  EphemerisSpan,
} from '../base/ephemeris/ephemeris.js';
export type { Planet } from '../base/ephemeris/heliocentric-track.js';
export type { HorizonDefinition } from '../base/ephemeris/horizon.js';
export type { HousePoints } from '../base/ephemeris/house-points.js';
export type { Sphere } from '../base/ephemeris/places/geometric.js';
export type { Centre, LightEffects } from '../base/ephemeris/places/seen.js';
export type { Air } from '../base/ephemeris/refraction.js';
export type { CatalogueStar } from '../base/ephemeris/stars.js';
export type { Observer } from '../base/ephemeris/topocentric.js';
export type { Node, NodeKind } from '../base/ephemeris/tracks.js';
export { CalculationError, type ErrorCode, type FieldError, isCalculationError } from '../base/errors.js';
export type { JulianDay, SkyInstant, When } from '../base/input/instant.js';
export type { Clock } from '../base/time/clock.js';
export type { InstantLike, ZonedDateTimeLike } from '../base/time/temporal.js';
export type { Ayanamsha } from '../base/zodiac/ayanamsha-names.js';
export type { NakshatraName } from '../base/zodiac/nakshatra.js';
export type { LocalSolarType } from '../rules/eclipse/at-place.js';
export { type ApogeeOptions, lunarApogee } from '../rules/sky/apogee.js';
export {
  type HousePositionOptions,
  housePoints,
  housePosition,
  housesOfSiderealTime,
  type PlaceOnEcliptic,
  type SiderealSky,
} from '../rules/sky/armc.js';
export { type ChartOptions, type FullChart, fullChart, type HouseOptions, houses } from '../rules/sky/chart.js';
export { type Coordinates, type CoordinatesOptions, coordinates } from '../rules/sky/coordinates.js';
export {
  type AyanamshaOptions,
  ayanamsha,
  deltaT,
  type Orientation,
  orientation,
} from '../rules/sky/earth.js';
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
} from '../rules/sky/eclipses.js';
export {
  azimuthAltitude,
  type EquatorialOptions,
  type EquatorialPosition,
  equatorialPosition,
  fromJulianDay,
  type HorizontalPosition,
  toJulianDay,
} from '../rules/sky/equatorial.js';
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
} from '../rules/sky/events.js';
export {
  type HeliocentricCrossing,
  type HeliocentricCrossingOptions,
  heliocentricCrossings,
} from '../rules/sky/heliocentric-crossings.js';
export { type HorizonOptions, moonrise, moonset, sunrise, sunset } from '../rules/sky/horizon.js';
export { star, stars } from '../rules/sky/named-stars.js';
export {
  type NodesAndApsides,
  type NodesAndApsidesOptions,
  nodesAndApsides,
  type OrbitPoint,
} from '../rules/sky/nodes-apsides.js';
export { type LunarOccultation, lunarOccultations } from '../rules/sky/occultations.js';
export { type Phenomena, type PhenomenaOptions, phenomena } from '../rules/sky/phenomena.js';
export type { OwnAyanamsha, SkyBody, SkyOptions, Zodiac } from '../rules/sky/position.js';
export { type BodyPosition, type NodePosition, type PositionOf, position } from '../rules/sky/position.js';
export {
  dawn,
  dusk,
  lowerTransit,
  type MeridianOptions,
  type RisingOptions,
  rising,
  setting,
  type TwilightOptions,
  upperTransit,
} from '../rules/sky/rising.js';
export { type JunctionStarPosition, junctionStar, type StarOptions } from '../rules/sky/stars.js';
export type { Target } from '../rules/sky/target.js';
export type { TurningPlanet } from '../rules/transit/retrograde-windows.js';
