export { CalculationError, type ErrorCode, type FieldError, isCalculationError } from '../base/errors.js';
export type { BirthFields, ChartFields } from '../base/input/birth.js';
export type { ToldCaveat } from '../base/input/caveats.js';
export type { ZoneFinder } from '../base/time/zone-at.js';
export type { BirthInput, BirthPlace } from '../contract/birth-input.js';
export type { LanguageCode } from '../languages/locale/locales.js';
export type { FoundPlace } from '../places/find-places.js';
export { type AngleFault, type AngleRead, type Axis, type ReadAngleOptions, readAngle } from '../reading/angle.js';
export { type DateFault, type DateRead, type ReadDateOptions, readDate } from '../reading/date.js';
export { type AnyBirth, instantOf } from '../reading/instant.js';
export { instantAtOffset } from '../reading/instant-at-offset.js';
export { instantNamed } from '../reading/instant-named.js';
export {
  type PlaceAt,
  type PlaceFault,
  type PlaceFinder,
  type PlaceRead,
  type ReadPlaceOptions,
  readPlace,
} from '../reading/place.js';
export type { BirthInstant, InstantOptions, InstantSpan } from '../reading/stated-instant.js';
export { readTime, type TimeFault, type TimeRead } from '../reading/time.js';
export type { DateOrder } from '../reading/typed-date.js';
export type { PersonalBirthFields } from '../rules/natal/natal-moon.js';
