import type { Place } from '../base/ephemeris/ascendant.js';
import { momentAt } from '../base/ephemeris/ephemeris.js';
import { fromMicrodegrees } from '../base/math/angle.js';
import * as field from '../base/schema/fields.js';
import { formatInstant } from '../base/time/calendar.js';
import type { Zone } from '../base/time/zone.js';
import { houseBetween } from '../base/zodiac/house-edges.js';
import { type NakshatraName, nakshatraOf } from '../base/zodiac/nakshatra.js';
import { type GrahaPosition, grahaLongitude, lagnaLongitude, type Sky } from '../base/zodiac/positions.js';
import { degreeInRashi, type Graha, rashiOf, type SignName, type SignRuler } from '../base/zodiac/rashi.js';
import type { HouseSignificators, NodeAgency } from '../rules/kp/significators.js';
import { kpLordsOf } from '../rules/kp/sub-lords.js';
import { requireRising } from '../rules/natal/rising-sign.js';
import { birthDay } from '../rules/points/upagrahas.js';
import { varaAt } from './birth-panchanga.js';
import {
  degreeInSign,
  graha,
  house,
  nakshatraName,
  nakshatraRuler,
  siderealLongitude,
  signName,
  signRuler,
} from './vocabulary.js';

/** A longitude with its four lords. */
export interface KpPlace {
  readonly longitude_sidereal: number;
  readonly sign_name: SignName;
  readonly degree_in_sign: number;
  readonly nakshatra_name: NakshatraName;
  readonly sign_ruler: SignRuler;
  /** The star lord. */
  readonly nakshatra_ruler: Graha;
  /** The sub lord, and that of the part of the sub. */
  readonly sub_ruler: Graha;
  readonly sub_sub_ruler: Graha;
  /** Which of the 249 parts of the zodiac it is, 1 to 249. */
  readonly sub_number: number;
}

export interface KpCusp extends KpPlace {
  readonly house: number;
}

export interface KpPlanet extends KpPlace {
  readonly planet: Graha;
  readonly retrograde: boolean;
  /** Between the cusps of Placidus. */
  readonly house: number;
}

/** Who signifies a house, from the strongest to the weakest: in the star of an occupant, occupant, of the ruler, ruler. */
export interface KpHouseSignificators {
  readonly house: number;
  readonly in_star_of_occupants: readonly Graha[];
  readonly occupants: readonly Graha[];
  readonly in_star_of_ruler: readonly Graha[];
  readonly ruler: SignRuler;
}

/** Whom a node stands for. */
export interface KpNodeAgency {
  readonly planet: Graha;
  readonly sign_ruler: SignRuler;
  readonly conjunct_planet_names: readonly Graha[];
}

/** Who rules a moment at a place. */
export interface KpRulingPlanets {
  /** UTC. */
  readonly reference_at: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Of the weekday from sunrise; null without a sunrise within a day. */
  readonly vara_ruler: SignRuler | null;
  readonly ascendant: KpPlace;
  readonly moon: KpPlace;
  /** Those of the day, and of sign and star of ascendant and Moon, each once. */
  readonly planet_names: readonly Graha[];
}

function kpPlace(longitude: number): KpPlace {
  const { sign, star, sub, subSub, number } = kpLordsOf(longitude);
  return {
    longitude_sidereal: fromMicrodegrees(longitude),
    sign_name: rashiOf(longitude).name,
    degree_in_sign: degreeInRashi(longitude),
    nakshatra_name: nakshatraOf(longitude).nakshatra.name,
    sign_ruler: sign,
    nakshatra_ruler: star,
    sub_ruler: sub,
    sub_sub_ruler: subSub,
    sub_number: number,
  };
}

/** The lords of a longitude without its degrees: what holds for some minutes. */
export function kpLordsTold(longitude: number) {
  const { sign, star, sub } = kpLordsOf(longitude);
  return { sign_ruler: sign, nakshatra_ruler: star, sub_ruler: sub };
}

/** The cusps of twelve houses, microdegrees, with their lords. */
export function kpCusps(cusps: readonly number[]): KpCusp[] {
  return cusps.map((cusp, index) => ({ house: index + 1, ...kpPlace(cusp) }));
}

/** Grahas with their lords, between the cusps of twelve houses. */
export function kpPlanets(positions: readonly GrahaPosition[], cusps: readonly number[]): KpPlanet[] {
  return positions.map(({ graha, longitude, speed }) => ({
    planet: graha,
    ...kpPlace(longitude),
    retrograde: speed < 0,
    house: houseBetween(cusps, longitude),
  }));
}

/** Who rules an instant at a place, milliseconds since 1970. */
export function kpRulingPlanets(
  sky: Sky,
  at: number,
  { place, timeZone }: { readonly place: Place; readonly timeZone: Zone },
): KpRulingPlanets {
  requireRising(place);
  const moment = momentAt(at);
  const day = birthDay(sky, place, at);
  const ascendant = kpPlace(lagnaLongitude(sky, moment, place));
  const moon = kpPlace(grahaLongitude(sky, 'Moon', moment));
  const ruler = day ? varaAt({ place, timeZone }, day.sunrise).lord : null;
  const all: readonly (Graha | null)[] = [
    ascendant.nakshatra_ruler,
    ascendant.sign_ruler,
    moon.nakshatra_ruler,
    moon.sign_ruler,
    ruler,
  ];
  return {
    reference_at: formatInstant(at),
    latitude: place.latitude,
    longitude: place.longitude,
    vara_ruler: ruler,
    ascendant,
    moon,
    planet_names: [...new Set(all.filter((each) => each !== null))],
  };
}

export function kpSignificators({
  house: number,
  ruler,
  inStarOfOccupants,
  occupants,
  inStarOfRuler,
}: HouseSignificators): KpHouseSignificators {
  return {
    house: number,
    in_star_of_occupants: inStarOfOccupants,
    occupants,
    in_star_of_ruler: inStarOfRuler,
    ruler,
  };
}

export function kpNodeAgency({ node, ruler, conjunct }: NodeAgency): KpNodeAgency {
  return { planet: node, sign_ruler: ruler, conjunct_planet_names: conjunct };
}

function kpPlaceFields() {
  return {
    longitude_sidereal: siderealLongitude(),
    sign_name: signName(),
    degree_in_sign: degreeInSign(),
    nakshatra_name: nakshatraName(),
    sign_ruler: signRuler(),
    nakshatra_ruler: nakshatraRuler(),
    sub_ruler: graha('Ruler of the sub: the nakshatra is shared by the nine lords by their years.'),
    sub_sub_ruler: graha('Ruler of the part of the sub, which is shared in the same way.'),
    sub_number: field.integer(1, 249, 'Which of the 249 parts of the zodiac it is.'),
  };
}

/** A point of the zodiac with its lords. */
export function kpPlaceSchema() {
  return field.open(kpPlaceFields());
}

export function kpCuspSchema() {
  return field.open({ house: house('Which house begins there, 1 to 12.'), ...kpPlaceFields() });
}

export function kpPlanetSchema() {
  return field.open({
    planet: graha('Which graha it is.'),
    ...kpPlaceFields(),
    retrograde: field.flag('Whether its longitude decreases.'),
    house: house('House between the cusps of Placidus, 1 to 12.'),
  });
}

export function kpSignificatorsSchema() {
  return field.open({
    house: house('Which house it is, 1 to 12.'),
    in_star_of_occupants: field.list(graha('First: a graha in a nakshatra ruled by an occupant.')),
    occupants: field.list(graha('Second: a graha in the house.')),
    in_star_of_ruler: field.list(graha('Third: a graha in a nakshatra ruled by the ruler of the house.')),
    ruler: signRuler('Fourth: the ruler of the sign on the cusp.'),
  });
}

export function kpNodeAgencySchema() {
  return field.open({
    planet: graha('Rahu or Ketu.'),
    sign_ruler: signRuler('The ruler of its sign, for which it stands.'),
    conjunct_planet_names: field.list(graha('A graha in its sign, for which it stands too.')),
  });
}

/** `where` says which place it is. */
export function kpRulingSchema(where: string) {
  return field.open({
    reference_at: field.instant('The moment that they rule, UTC.'),
    latitude: field.latitude(`Degrees north of the place for which they are reckoned: ${where}.`),
    longitude: field.longitude(`Degrees east of the place for which they are reckoned: ${where}.`),
    vara_ruler: field.orNull(
      signRuler('Ruler of the weekday, which begins at sunrise; null without one within a day.'),
    ),
    ascendant: kpPlaceSchema(),
    moon: kpPlaceSchema(),
    planet_names: field.list(
      graha('Rulers of star and sign of the ascendant, of star and sign of the Moon, and of the day, each once.'),
    ),
  });
}
