import { defaultEphemeris } from '../base/ephemeris/default.js';
import { momentAt } from '../base/ephemeris/ephemeris.js';
import { type SolarAtPlace, sightOf, solarAtPlace } from '../rules/eclipse/at-place.js';
import { earthPoint, type GeographicPlace, STEP_DAYS } from '../rules/eclipse/earth-point.js';
import { discDistance, discRatio, localSun, obscuration, phaseOf, solarMagnitude } from '../rules/eclipse/local-sun.js';
import { conjunctionOf, greatestAt, type SolarEclipse, umbraOnEarth } from '../rules/eclipse/solar-eclipse.js';
import { requireNumbers, requireTriple } from './arguments.js';
import { constants } from './constants.js';
import {
  centrality,
  eclipseAt,
  fromSouth,
  isWanted,
  nextEclipse,
  solarKind,
  sunRadiusAt,
  UNKNOWN,
} from './eclipses.js';
import { refrac } from './horizon.js';
import { type Answer, answered } from './refusals.js';
import { dayOf, instantOf, longitudeOf, placeBy } from './turning.js';

/** What an eclipse is at a place: with `attributes` beside its times. */
export interface EclipseOfSun extends Answer<readonly number[]> {
  readonly attributes: readonly number[];
}

const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

const LOCAL = {
  none: 0,
  partial: constants.SE_ECL_PARTIAL,
  annular: constants.SE_ECL_ANNULAR,
  total: constants.SE_ECL_TOTAL,
} as const;

/** Kilometres of the equatorial radius of the Earth. */
const EARTH_RADIUS = 6378.137;
/** A standard air, for the apparent altitude. */
const PRESSURE = 1013.25;
const TEMPERATURE = 10;

/** What a place has of an eclipse at an instant, milliseconds since 1970. */
function attributesAt(eclipse: SolarEclipse, at: number, place: GeographicPlace) {
  const { elements } = eclipse;
  const steps = (momentAt(at).tt - elements.at) / STEP_DAYS;
  const seen = localSun(elements, earthPoint(place), steps);
  const phase = phaseOf(seen);
  const sight = sightOf(defaultEphemeris, 'Sun', at, place);
  const [magnitude, ratio] = [solarMagnitude(seen), discRatio(seen)];
  const isPartial = phase === 'partial' || phase === 'none';
  return {
    phase,
    attributes: [
      magnitude,
      ratio,
      // Of a total eclipse the interface tells how much larger the Moon is.
      phase === 'total' ? ratio * ratio : obscuration(seen),
      coreAt(eclipse, steps, at),
      fromSouth(sight.azimuth),
      sight.altitude,
      refrac(sight.altitude, PRESSURE, TEMPERATURE, constants.SE_TRUE_TO_APP),
      discDistance(seen) * sunRadiusAt(at),
      isPartial ? magnitude : ratio,
      eclipse.saros,
      UNKNOWN,
    ],
  };
}

/** Kilometres of the umbra, negative where it is one, at the place that the eclipse is greatest at then. */
function coreAt(eclipse: SolarEclipse, steps: number, at: number): number {
  return 2 * localSun(eclipse.elements, earthPoint(greatestAt(eclipse, at)), steps).inner * EARTH_RADIUS;
}

/**
 * The next eclipse of the Sun on the whole Earth after a Julian day, or backwards the last before it, of the kinds that
 * bits of `iftype` name: maximum, when it is at local noon, first and last touch of penumbra, umbra and its axis; 0 for
 * what there is not.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, sol_eclipse_when_glob } from 'nirayana/sweph';
 *
 * const { flag, data } = sol_eclipse_when_glob(2460310.5, 2, constants.SE_ECL_TOTAL, false);
 * flag === (constants.SE_ECL_TOTAL | constants.SE_ECL_CENTRAL); // => true
 * data[0].toFixed(3); // => '2460409.262'
 */
export function sol_eclipse_when_glob(
  tjd_start: number,
  ifl: number,
  iftype: number,
  backwards: boolean | number,
): Answer<readonly number[]> {
  requireNumbers({ tjd_start, ifl, iftype });
  return answered(zeros(10), () =>
    nextEclipse('solar', tjd_start, Boolean(backwards), (eclipse) => {
      if (!isWanted(solarKind(eclipse), iftype)) return undefined;
      return { at: eclipse.maximum, found: { flag: solarKind(eclipse), error: '', data: timesOf(eclipse) } };
    }),
  );
}

function timesOf(eclipse: SolarEclipse): number[] {
  const times = [eclipse.maximum, conjunctionOf(eclipse), eclipse.begins, eclipse.ends].map(dayOf);
  const parts = (['umbra', 'axis'] as const).flatMap((part) => {
    const on = umbraOnEarth(eclipse, part);
    return on ? [dayOf(on.from), dayOf(on.to)] : [0, 0];
  });
  return [...times, ...parts, 0, 0];
}

/**
 * Where an eclipse of the Sun is greatest at a Julian day, longitude and latitude, and what it is there; the flag is 0
 * where there is none.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { sol_eclipse_where } from 'nirayana/sweph';
 *
 * sol_eclipse_where(2460409.262, 2).data.slice(0, 2).map((value) => value.toFixed(1)); // => ['-104.2', '25.3']
 */
export function sol_eclipse_where(tjd_ut: number, ifl: number): EclipseOfSun {
  requireNumbers({ tjd_ut, ifl });
  const none = { flag: 0, error: '', data: zeros(10), attributes: zeros(11) };
  return withAttributes(none, () => {
    const at = instantOf(tjd_ut);
    const eclipse = eclipseAt('solar', at);
    if (!eclipse) return none;
    const place = greatestAt(eclipse, at);
    const { phase, attributes } = attributesAt(eclipse, at, place);
    const type = phase === 'none' ? 'partial' : phase;
    const data = [longitudeOf(place, tjd_ut), place.latitude, ...zeros(8)];
    return { flag: LOCAL[type] | centrality({ type, central: place.central }), error: '', data, attributes };
  });
}

function withAttributes(none: EclipseOfSun, calculate: () => EclipseOfSun): EclipseOfSun {
  const { attributes } = none;
  const told = answered(none.data, calculate);
  return { attributes, ...told };
}

/**
 * What a place [longitude, latitude, height] has of an eclipse of the Sun at a Julian day; the flag is 0 where it has
 * nothing of it.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { sol_eclipse_how } from 'nirayana/sweph';
 *
 * sol_eclipse_how(2460409.28, 2, [-96.8, 32.8, 0]).data[0].toFixed(3); // => '1.013'
 */
export function sol_eclipse_how(tjd_ut: number, ifl: number, geopos: readonly number[]): Answer<readonly number[]> {
  requireNumbers({ tjd_ut, ifl });
  requireTriple('geopos', geopos);
  return answered(zeros(11), () => {
    const at = instantOf(tjd_ut);
    const place = placeBy(geopos as unknown as readonly [number, number], tjd_ut);
    const eclipse = eclipseAt('solar', at);
    const seen = eclipse && attributesAt(eclipse, at, place);
    const isSeen = seen !== undefined && seen.phase !== 'none' && (seen.attributes[6] as number) > 0;
    if (eclipse && isSeen) {
      const flag = LOCAL[seen.phase] | constants.SE_ECL_VISIBLE | centrality(eclipse);
      return { flag, error: '', data: seen.attributes };
    }
    const { azimuth, altitude } = sightOf(defaultEphemeris, 'Sun', at, place);
    const apparent = refrac(altitude, PRESSURE, TEMPERATURE, constants.SE_TRUE_TO_APP);
    return { flag: 0, error: '', data: [0, 0, 0, 0, fromSouth(azimuth), altitude, apparent, 0, 0, 0, 0] };
  });
}

const VISIBLE = {
  first: constants.SE_ECL_1ST_VISIBLE,
  second: constants.SE_ECL_2ND_VISIBLE,
  third: constants.SE_ECL_3RD_VISIBLE,
  fourth: constants.SE_ECL_4TH_VISIBLE,
} as const;
const CONTACTS = ['first', 'second', 'third', 'fourth'] as const;

/**
 * The next eclipse of the Sun after a Julian day, or backwards the last before it, that a place [longitude, latitude,
 * height] sees: maximum, four contacts, rising and setting within it, and in `attributes` what it is at the maximum.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { sol_eclipse_when_loc } from 'nirayana/sweph';
 *
 * const { data, attributes } = sol_eclipse_when_loc(2460310.5, 2, [-96.797, 32.7767, 0], false);
 * data[0].toFixed(4); // => '2460409.2796'
 * attributes[9]; // => 139
 */
export function sol_eclipse_when_loc(
  tjd_start: number,
  ifl: number,
  geopos: readonly number[],
  backwards: boolean,
): EclipseOfSun {
  requireNumbers({ tjd_start, ifl });
  requireTriple('geopos', geopos);
  const none = { flag: 0, error: '', data: zeros(7), attributes: zeros(11) };
  return withAttributes(none, () =>
    nextEclipse('solar', tjd_start, Boolean(backwards), (eclipse) => {
      const place = placeBy(geopos as unknown as readonly [number, number], dayOf(eclipse.maximum));
      const seen = solarAtPlace(defaultEphemeris, eclipse, place);
      if (!seen?.isVisible) return undefined;
      const { attributes } = attributesAt(eclipse, seen.maximum, place);
      const found = {
        flag: localFlag(eclipse, seen, attributes[6] as number),
        error: '',
        data: localTimes(seen),
        attributes,
      };
      return { at: seen.maximum, found };
    }),
  );
}

function localFlag(eclipse: SolarEclipse, { type, contacts, maximum }: SolarAtPlace, apparent: number): number {
  const bits = contacts.reduce((sum, { code, isVisible }) => sum | (isVisible ? VISIBLE[code] : 0), 0);
  // Of the axis of the shadow the interface tells whether it misses the Earth at the maximum of the place.
  const central = greatestAt(eclipse, maximum).central ? 0 : constants.SE_ECL_NONCENTRAL;
  const most = apparent > 0 ? constants.SE_ECL_MAX_VISIBLE : 0;
  return bits | LOCAL[type] | constants.SE_ECL_VISIBLE | most | central;
}

function localTimes({ maximum, contacts, rises, sets }: SolarAtPlace): number[] {
  const times = CONTACTS.map((code) => contacts.find((contact) => contact.code === code)?.at);
  return [maximum, ...times, rises, sets].map((at) => (at === undefined ? 0 : dayOf(at)));
}
