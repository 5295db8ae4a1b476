import { defaultEphemeris } from '../base/ephemeris/default.js';
import { momentAt } from '../base/ephemeris/ephemeris.js';
import { asin, DEGREES_PER_RADIAN } from '../base/math/angle.js';
import { type LunarAtPlace, lunarAtPlace, sightOf } from '../rules/eclipse/at-place.js';
import { type GeographicPlace, STEP_DAYS } from '../rules/eclipse/earth-point.js';
import { type LunarContactCode, type LunarEclipse, lunarType } from '../rules/eclipse/lunar-eclipse.js';
import { lunarDepth, penumbralMagnitude, umbralMagnitude } from '../rules/eclipse/lunar-elements.js';
import { requireNumbers, requireTriple } from './arguments.js';
import { constants } from './constants.js';
import { eclipseAt, fromSouth, isWanted, lunarKind, nextEclipse, UNKNOWN } from './eclipses.js';
import { refrac } from './horizon.js';
import { type Answer, answered } from './refusals.js';
import type { EclipseOfSun } from './solar-eclipses.js';
import { dayOf, instantOf, placeBy } from './turning.js';

const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

const PRESSURE = 1013.25;
const TEMPERATURE = 10;
/** Equatorial radii of the Earth in an astronomical unit. */
const RADII_PER_UNIT = 149597870.7 / 6378.137;

/** What a place has of an eclipse at an instant, milliseconds since 1970. */
function attributesAt(eclipse: LunarEclipse, at: number, place: GeographicPlace) {
  const moment = momentAt(at);
  const depth = lunarDepth(eclipse.elements, (moment.tt - eclipse.elements.at) / STEP_DAYS);
  const [inner, outer] = [umbralMagnitude(depth), penumbralMagnitude(depth)];
  const { azimuth, altitude } = sightOf(defaultEphemeris, 'Moon', at, place);
  const away = defaultEphemeris.position('Moon', moment.tt).distance * RADII_PER_UNIT;
  const [umbral, penumbral] = [Math.max(0, inner), Math.max(0, outer)];
  return {
    type: outer > 0 ? lunarType(inner) : undefined,
    attributes: [
      umbral,
      penumbral,
      0,
      0,
      fromSouth(azimuth),
      altitude,
      refrac(altitude, PRESSURE, TEMPERATURE, constants.SE_TRUE_TO_APP),
      asin(Math.min(1, depth.apart / away)) * DEGREES_PER_RADIAN,
      umbral,
      eclipse.saros,
      UNKNOWN,
    ],
  };
}

/** The order in which the interface has the contacts. */
const ORDER: readonly LunarContactCode[] = [
  'partial_begins',
  'partial_ends',
  'total_begins',
  'total_ends',
  'penumbral_begins',
  'penumbral_ends',
];

/**
 * The next eclipse of the Moon after a Julian day, or backwards the last before it, of the kinds that bits of `ifltype`
 * name: maximum, and the first and last touch of umbra, totality and penumbra; 0 for what there is not.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, lun_eclipse_when } from 'nirayana/sweph';
 *
 * const { flag, data } = lun_eclipse_when(2460676.5, 2, 0, false);
 * flag === constants.SE_ECL_TOTAL; // => true
 * data[0].toFixed(3); // => '2460748.791'
 */
export function lun_eclipse_when(
  tjd_start: number,
  ifl: number,
  ifltype: number,
  backwards: boolean,
): Answer<readonly number[]> {
  requireNumbers({ tjd_start, ifl, ifltype });
  return answered(zeros(8), () =>
    nextEclipse('lunar', tjd_start, Boolean(backwards), (eclipse) => {
      if (!isWanted(lunarKind(eclipse), ifltype)) return undefined;
      const times = ORDER.map((code) => eclipse.contacts.find((contact) => contact.code === code)?.at);
      const data = [eclipse.maximum, undefined, ...times].map((at) => (at === undefined ? 0 : dayOf(at)));
      return { at: eclipse.maximum, found: { flag: lunarKind(eclipse), error: '', data } };
    }),
  );
}

/**
 * What an eclipse of the Moon is at a Julian day, with where the Moon stands over a place [longitude, latitude, height];
 * the flag is 0 where there is none or the Moon is below the horizon.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { lun_eclipse_how } from 'nirayana/sweph';
 *
 * lun_eclipse_how(2460748.791, 2, [-96.8, 32.8, 0]).data[0].toFixed(3); // => '1.178'
 */
export function lun_eclipse_how(tjd_ut: number, ifl: number, geopos: readonly number[]): Answer<readonly number[]> {
  requireNumbers({ tjd_ut, ifl });
  requireTriple('geopos', geopos);
  return answered(zeros(11), () => {
    const at = instantOf(tjd_ut);
    const eclipse = eclipseAt('lunar', at);
    if (!eclipse) return { flag: 0, error: '', data: zeros(11) };
    const place = placeBy(geopos as unknown as readonly [number, number], tjd_ut);
    const { type, attributes } = attributesAt(eclipse, at, place);
    const isUp = (attributes[6] as number) > 0;
    return { flag: type !== undefined && isUp ? lunarKind({ type }) : 0, error: '', data: attributes };
  });
}

const VISIBLE: Readonly<Record<LunarContactCode, number>> = {
  penumbral_begins: constants.SE_ECL_PENUMBBEG_VISIBLE,
  partial_begins: constants.SE_ECL_PARTBEG_VISIBLE,
  total_begins: constants.SE_ECL_TOTBEG_VISIBLE,
  total_ends: constants.SE_ECL_TOTEND_VISIBLE,
  partial_ends: constants.SE_ECL_PARTEND_VISIBLE,
  penumbral_ends: constants.SE_ECL_PENUMBEND_VISIBLE,
};

/**
 * The next eclipse of the Moon after a Julian day, or backwards the last before it, that a place [longitude, latitude,
 * height] sees: maximum while it is up, contacts that it sees, moonrise and moonset within it, and in `attributes` what it
 * is at that maximum.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { lun_eclipse_when_loc } from 'nirayana/sweph';
 *
 * const { data, attributes } = lun_eclipse_when_loc(2460919.5, 2, [77.209, 28.6139, 0], false);
 * data[0].toFixed(3); // => '2460926.258'
 * attributes[9]; // => 128
 */
export function lun_eclipse_when_loc(
  tjd_start: number,
  ifl: number,
  geopos: readonly number[],
  backwards: boolean,
): EclipseOfSun {
  requireNumbers({ tjd_start, ifl });
  requireTriple('geopos', geopos);
  const attributes = zeros(11);
  const told = answered<readonly number[]>(zeros(10), () =>
    nextEclipse('lunar', tjd_start, Boolean(backwards), (eclipse) => {
      const place = placeBy(geopos as unknown as readonly [number, number], dayOf(eclipse.maximum));
      const seen = lunarAtPlace(defaultEphemeris, eclipse, place);
      if (!seen.isVisible) return undefined;
      const found = { flag: flagOf(seen), error: '', data: timesOf(seen) };
      return { at: seen.maximum, found: { ...found, ...pick(attributesAt(eclipse, seen.maximum, place)) } };
    }),
  );
  return { attributes, ...told };
}

function pick({ attributes }: { readonly attributes: readonly number[] }) {
  return { attributes };
}

function flagOf({ type, contacts, rises, sets, maximum }: LunarAtPlace): number {
  const bits = contacts.reduce((sum, { code, isVisible }) => sum | (isVisible ? VISIBLE[code] : 0), 0);
  const isWhole = maximum !== rises && maximum !== sets;
  return bits | lunarKind({ type }) | constants.SE_ECL_VISIBLE | (isWhole ? constants.SE_ECL_MAX_VISIBLE : 0);
}

function timesOf({ maximum, contacts, rises, sets }: LunarAtPlace): number[] {
  const times = ORDER.map((code) => contacts.find((contact) => contact.code === code && contact.isVisible)?.at);
  return [maximum, undefined, ...times, rises, sets].map((at) => (at === undefined ? 0 : dayOf(at)));
}
