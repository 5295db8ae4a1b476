import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { type NakshatraName, nakshatraOf } from '../../base/zodiac/nakshatra.js';
import {
  degreeInRashi,
  GRAHAS,
  type Graha,
  houseFrom,
  type Rashi,
  rashiOf,
  type SignName,
  type SignRuler,
} from '../../base/zodiac/rashi.js';
import {
  degreeInSign,
  house,
  nakshatraName,
  named,
  pada,
  siderealLongitude,
  signName,
  signNumber,
  signRuler,
} from '../../contract/vocabulary.js';
import {
  BALADI,
  type Baladi,
  DEEPTADI,
  type Deeptadi,
  GANDANTAS,
  type Gandanta,
  JAGRADADI,
  type Jagradadi,
  SPECIAL_LAGNAS,
  type SpecialLagna,
  SUN_UPAGRAHAS,
  type SunUpagraha,
  TIME_UPAGRAHAS,
  type TimeUpagraha,
} from '../../rules/points/points-tables.js';

/** Where a point is. */
export interface PointPlace {
  readonly longitude_sidereal: number;
  readonly sign_name: SignName;
  readonly sign_number: number;
  readonly degree_in_sign: number;
  readonly nakshatra_name: NakshatraName;
  readonly pada: number;
  /** Counted from the rising sign. */
  readonly house: number;
}

/** One of the five that hang on the Sun. */
export interface SunUpagrahaResult extends PointPlace {
  readonly code: SunUpagraha;
}

/** One that is the lagna of a moment. */
export interface TimeUpagrahaResult extends PointPlace {
  readonly code: TimeUpagraha;
  /** The graha whose eighth of the day or the night it is of. */
  readonly ruler: SignRuler;
  readonly starts_at: string;
  readonly ends_at: string;
  /** The moment whose lagna it is. */
  readonly occurs_at: string;
}

/** A lagna that is counted. Those that are signs alone have no degrees; those from sunrise are null without one. */
export interface SpecialLagnaResult {
  readonly code: SpecialLagna;
  readonly longitude_sidereal: number | null;
  readonly sign_name: SignName | null;
  readonly sign_number: number | null;
  readonly degree_in_sign: number | null;
  readonly house: number | null;
}

/** A graha, or the ascendant, by the degree in which it stands. */
export interface DegreeState {
  readonly point_code: Lowercase<Graha> | 'ascendant';
  readonly gandanta_code: Gandanta | null;
  /** To the junction or from it; null outside a gandanta. */
  readonly degrees_from_junction: number | null;
  readonly is_pushkara_navamsa: boolean;
  readonly degrees_from_pushkara_bhaga: number;
}

/** Two within a degree of each other. */
export interface GrahaYuddhaResult {
  readonly planet_names: readonly SignRuler[];
  readonly apart_deg: number;
  /** The more northern one. */
  readonly winner_planet: SignRuler;
}

/** The states of one of the seven grahas. */
export interface PlanetStates {
  readonly planet: SignRuler;
  readonly baladi_code: Baladi;
  readonly jagradadi_code: Jagradadi;
  readonly deeptadi_codes: readonly Deeptadi[];
}

export function pointPlace(longitude: number, lagna: Rashi): PointPlace {
  const sign = rashiOf(longitude);
  const { nakshatra, pada: quarter } = nakshatraOf(longitude);
  return {
    longitude_sidereal: fromMicrodegrees(longitude),
    sign_name: sign.name,
    sign_number: sign.number,
    degree_in_sign: degreeInRashi(longitude),
    nakshatra_name: nakshatra.name,
    pada: quarter,
    house: houseFrom(lagna, sign),
  };
}

/** A special lagna by a longitude in microdegrees, by a sign alone, or not at all. */
export function specialLagna(code: SpecialLagna, found: number | Rashi | undefined, lagna: Rashi): SpecialLagnaResult {
  const sign = typeof found === 'number' ? rashiOf(found) : found;
  const longitude = typeof found === 'number' ? found : undefined;
  return {
    code,
    longitude_sidereal: longitude === undefined ? null : fromMicrodegrees(longitude),
    sign_name: sign?.name ?? null,
    sign_number: sign?.number ?? null,
    degree_in_sign: longitude === undefined ? null : degreeInRashi(longitude),
    house: sign ? houseFrom(lagna, sign) : null,
  };
}

function pointPlaceFields() {
  return {
    longitude_sidereal: siderealLongitude(),
    sign_name: signName(),
    sign_number: signNumber(),
    degree_in_sign: degreeInSign(),
    nakshatra_name: nakshatraName(),
    pada: pada(),
    house: house('House from the rising sign, whole signs, 1 to 12.'),
  };
}

export function sunUpagrahaSchema() {
  return field.open({
    code: named('upagraha', SUN_UPAGRAHAS, 'Which upagraha it is.'),
    ...pointPlaceFields(),
  });
}

export function timeUpagrahaSchema() {
  return field.open({
    code: named('upagraha', TIME_UPAGRAHAS, 'Which upagraha it is.'),
    ruler: signRuler('The graha whose eighth of the day or the night it is of.'),
    starts_at: field.instant('When that eighth begins.'),
    ends_at: field.instant('When that eighth ends.'),
    occurs_at: field.instant('The moment whose lagna it is.'),
    ...pointPlaceFields(),
  });
}

export function specialLagnaSchema() {
  return field.open({
    code: named('special_lagna', SPECIAL_LAGNAS, 'Which lagna it is.'),
    longitude_sidereal: field.orNull(siderealLongitude('Degrees in [0, 360); null for one that is a sign alone.')),
    sign_name: field.orNull(signName('Its sign; null where it is counted from a sunrise and there was none.')),
    sign_number: field.orNull(signNumber()),
    degree_in_sign: field.orNull(degreeInSign()),
    house: field.orNull(house('House from the rising sign, whole signs, 1 to 12.')),
  });
}

const POINTS = ['ascendant', ...GRAHAS.map((each) => each.toLowerCase() as Lowercase<Graha>)] as const;

export function degreeStateSchema() {
  return field.open({
    point_code: named('chart_point', POINTS, 'Whose degree it is.'),
    gandanta_code: field.orNull(
      named('gandanta', GANDANTAS, 'The junction it is near: the last pada before it or the first after it.'),
    ),
    degrees_from_junction: field.orNull(field.number('Degrees to that junction or from it, at most 3.333334.')),
    is_pushkara_navamsa: field.flag('Whether it stands in a pushkara navamsa.'),
    degrees_from_pushkara_bhaga: field.number('Degrees between it and the pushkara degree of its sign.'),
  });
}

export function grahaYuddhaSchema() {
  return field.open({
    planet_names: field.list(signRuler('A graha at war; two of them.')),
    apart_deg: field.number('Degrees of longitude between them.'),
    winner_planet: signRuler('The more northern one.'),
  });
}

export function planetStatesSchema() {
  return field.open({
    planet: signRuler('One of the seven grahas.'),
    baladi_code: named('baladi', BALADI, 'Its age, by sixths of the sign.'),
    jagradadi_code: named('jagradadi', JAGRADADI, 'Awake, dreaming or asleep, by dignity.'),
    deeptadi_codes: field.list(named('deeptadi', DEEPTADI, 'A mood that holds, by dignity and company.')),
  });
}
