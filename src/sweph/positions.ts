import { defaultEphemeris } from '../base/ephemeris/default.js';
import type { Body, Moment } from '../base/ephemeris/ephemeris.js';
import { type ApogeePosition, meanApogee, trueApogee } from '../base/ephemeris/lunar-apogee.js';
import { meanNode, type NodePosition, trueNode } from '../base/ephemeris/lunar-node.js';
import { type Observer, topocentricPosition } from '../base/ephemeris/topocentric.js';
import { CalculationError } from '../base/errors.js';
import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, wrap360 } from '../base/math/angle.js';
import { areFinite, requireNumbers } from './arguments.js';
import { constants } from './constants.js';
import { rightAngled, type Sextuple, spherical, type Triple, turned } from './coordinates.js';
import { axesAt, equinoxSpeedAt, nearZero, OBLIQUITY_J2000, obliquityOf, toJ2000 } from './frames.js';
import { apogeeDistanceAt, nodeDistanceAt } from './lunar-orbit.js';
import { ofEt, ofUt } from './moments.js';
import { type Answer, failure, notHere, refused } from './refusals.js';
import type { Seen } from './seen.js';
import { STRAIGHT, seenStraight } from './seen-straight.js';
import { ayanamsaAt, zodiacStartAt } from './sidereal.js';
import { state } from './state.js';
import { placeBy } from './turning.js';

const { SEFLG_SIDEREAL, SEFLG_NONUT, SEFLG_J2000, SEFLG_EQUATORIAL, SEFLG_XYZ, SEFLG_RADIANS, SEFLG_TOPOCTR } =
  constants;
const EPHEMERIDES = constants.SEFLG_JPLEPH | constants.SEFLG_SWIEPH | constants.SEFLG_MOSEPH;
const SPEEDS = constants.SEFLG_SPEED | constants.SEFLG_SPEED3;
const UNBENT = constants.SEFLG_NOABERR | constants.SEFLG_NOGDEFL;

/** The bodies by their numbers. */
const BODIES: readonly Body[] = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
];

/** The body of a number, or undefined. */
export function bodyOf(ipl: number): Body | undefined {
  return BODIES[ipl];
}

/** What the flags of a call mean together, and the flag that its answer has. */
export function flagsOf(iflag: number): number {
  let flags = iflag & ~(constants.SEFLG_JPLHOR | constants.SEFLG_JPLHOR_APPROX | constants.SEFLG_CENTER_BODY);
  if (flags & (constants.SEFLG_HELCTR | constants.SEFLG_BARYCTR | constants.SEFLG_TRUEPOS)) flags |= UNBENT;
  if (flags & (SEFLG_J2000 | SEFLG_SIDEREAL)) flags |= SEFLG_NONUT;
  const ephemeris = flags & EPHEMERIDES;
  // There is one ephemeris; the flag says again what was asked for, since programs compare it.
  return ephemeris === 0 ? flags | constants.SEFLG_SWIEPH : flags;
}

const NOTHING: Sextuple = [0, 0, 0, 0, 0, 0];

/**
 * Where a body is at a Julian day of Universal Time: longitude, latitude, distance and with `SEFLG_SPEED` their rates a
 * day, or what other flags ask for. For `SE_ECL_NUT` the true and the mean obliquity and the nutation in longitude and
 * obliquity.
 *
 * @throws CalculationError `invalid_input` for what is no number. All else is told in `error`, with the flag `ERR`.
 *
 * @example
 * import { calc_ut, constants } from 'nirayana/sweph';
 *
 * const flags = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
 * const { flag, data } = calc_ut(2451545, constants.SE_MOON, flags);
 * flag === flags; // => true
 * data[0].toFixed(4); // => '223.3238'
 */
export function calc_ut(tjd_ut: number, ipl: number, iflag: number): Answer<Sextuple> {
  if (!areFinite(tjd_ut, ipl, iflag)) requireNumbers({ tjd_ut, ipl, iflag });
  try {
    return calculated(ofUt(tjd_ut), ipl, iflag);
  } catch (error) {
    return refused(error, NOTHING);
  }
}

/**
 * {@link calc_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError as {@link calc_ut}.
 *
 * @example
 * import { calc, constants } from 'nirayana/sweph';
 *
 * calc(2451545, constants.SE_SUN, constants.SEFLG_SWIEPH).data[0].toFixed(4); // => '280.3682'
 */
export function calc(tjd_et: number, ipl: number, iflag: number): Answer<Sextuple> {
  if (!areFinite(tjd_et, ipl, iflag)) requireNumbers({ tjd_et, ipl, iflag });
  try {
    return calculated(ofEt(tjd_et), ipl, iflag);
  } catch (error) {
    return refused(error, NOTHING);
  }
}

function calculated(moment: Moment, ipl: number, iflag: number): Answer<Sextuple> {
  const flags = flagsOf(iflag);
  if (ipl === constants.SE_ECL_NUT) return { flag: flags, error: '', data: nutationOf(moment.tt, flags) };
  if (!isHere(ipl)) return failure(notHere(`the body ${ipl} is not here`), NOTHING);
  if (isNowhere(ipl, flags)) return { flag: flags, error: '', data: NOTHING };
  return { flag: flags, error: '', data: placeAt(moment, ipl, flags) };
}

/** Whether a body is the centre from which it is seen, or a point of the Moon's orbit that nobody sees from elsewhere. */
function isNowhere(ipl: number, flags: number): boolean {
  const centred = flags & (constants.SEFLG_HELCTR | constants.SEFLG_BARYCTR);
  if (centred === 0) return ipl === constants.SE_EARTH;
  return isLunarPoint(ipl) || (ipl === constants.SE_SUN && (flags & constants.SEFLG_HELCTR) !== 0);
}

function isLunarPoint(ipl: number): boolean {
  return ipl >= constants.SE_MEAN_NODE && ipl <= constants.SE_OSCU_APOG;
}

function isHere(ipl: number): boolean {
  return bodyOf(ipl) !== undefined || isLunarPoint(ipl) || ipl === constants.SE_EARTH;
}

function nutationOf(tt: number, flags: number): Sextuple {
  const { meanObliquity, longitude, obliquity } = axesAt(tt);
  const unit = flags & SEFLG_RADIANS ? RADIANS_PER_DEGREE : 1;
  return [(meanObliquity + obliquity) * unit, meanObliquity * unit, longitude * unit, obliquity * unit, 0, 0];
}

/** Mean distance of the Moon, astronomical units, and its mean eccentricity: ELP 2000-82B, for points without a distance. */
const MEAN_DISTANCE = 384400 / 149597870.7;
const MEAN_ECCENTRICITY = 0.054900489;

function lunarPoint(ipl: number, tt: number): Seen {
  switch (ipl) {
    case constants.SE_MEAN_NODE:
      return onEcliptic(meanNode(tt), MEAN_DISTANCE);
    case constants.SE_TRUE_NODE:
      return trueNodeAt(tt);
    case constants.SE_MEAN_APOG:
      return besideIt(meanApogee(tt), MEAN_DISTANCE * (1 + MEAN_ECCENTRICITY));
    default:
      return besideIt(trueApogee(defaultEphemeris, tt), apogeeDistanceAt(tt));
  }
}

function trueNodeAt(tt: number): Seen {
  const distance = nodeDistanceAt(tt);
  return onEcliptic(trueNode(defaultEphemeris, tt), distance);
}

function onEcliptic({ longitude, speed }: NodePosition, distance: number): Seen {
  return { longitude, latitude: 0, distance, speed, latitudeSpeed: 0, distanceSpeed: 0 };
}

function besideIt({ longitude, latitude, speed, latitudeSpeed }: ApogeePosition, distance: number): Seen {
  return { longitude, latitude, distance, speed, latitudeSpeed, distanceSpeed: 0 };
}

/** Half the span, days, over which the rate of a distance is a difference where the place is one from the surface. */
const HALF_SPAN = 1 / 1440;

function seenAt(moment: Moment, ipl: number, flags: number): Seen {
  const body = ipl === constants.SE_EARTH ? 'Earth' : bodyOf(ipl);
  if (body === undefined) return lunarPoint(ipl, moment.tt);
  if (flags & STRAIGHT || body === 'Earth') return seenStraight(body, moment.tt, flags, observerBy(moment, flags));
  if ((flags & SEFLG_TOPOCTR) === 0) return withDistanceSpeed(defaultEphemeris.position(body, moment.tt));
  const observer = observerSet();
  const from = (days: number) =>
    topocentricPosition(defaultEphemeris, body, { ut: moment.ut + days, tt: moment.tt + days }, observer);
  const here = from(0);
  if ((flags & SPEEDS) === 0) return withDistanceSpeed(here);
  const distanceSpeed = (from(HALF_SPAN).distance - from(-HALF_SPAN).distance) / (2 * HALF_SPAN);
  return { ...here, distanceSpeed };
}

function observerSet(): Observer {
  if (!state.observer) throw new CalculationError('engine_error', 'geographic position has not been set');
  return state.observer;
}

/** The observer with the longitude at which the Earth, by our own delta-T, stands as by the one that is set. */
export function observerBy({ ut }: Moment, flags: number): Observer | undefined {
  if ((flags & SEFLG_TOPOCTR) === 0) return undefined;
  const { latitude, longitude, height = 0 } = observerSet();
  return { ...placeBy([longitude, latitude], ut), height };
}

function withDistanceSpeed(place: Omit<Seen, 'distanceSpeed'> & { readonly distanceSpeed?: number }): Seen {
  return place.distanceSpeed === undefined ? { ...place, distanceSpeed: 0 } : (place as Seen);
}

/** The flags under which a longitude is counted otherwise and nothing else changes. */
const PLAIN = ~(SEFLG_J2000 | SEFLG_EQUATORIAL | SEFLG_XYZ | SEFLG_RADIANS | constants.SEFLG_ICRS);

function placeAt(moment: Moment, ipl: number, flags: number): Sextuple {
  return toldAs(seenAt(moment, ipl, flags), moment, flags);
}

/** A place in the frame of the ephemeris as the flags of a call want it told. */
export function toldAs(seen: Seen, moment: Moment, flags: number): Sextuple {
  const hasSpeed = (flags & SPEEDS) !== 0;
  if ((flags & PLAIN) === flags) {
    const longitude = wrap360(seen.longitude + originAt(moment.tt, flags));
    if (!hasSpeed) return [longitude, seen.latitude, seen.distance, 0, 0, 0];
    const speed = seen.speed + originSpeedAt(moment.tt, flags);
    return [longitude, seen.latitude, seen.distance, speed, seen.latitudeSpeed, seen.distanceSpeed];
  }
  return told(seen, moment.tt, flags, hasSpeed);
}

/** What is added to a longitude in the frame of the ephemeris, degrees. */
function originAt(tt: number, flags: number): number {
  if (flags & SEFLG_SIDEREAL) return -zodiacStartAt(tt);
  const { precession, longitude } = axesAt(tt);
  return flags & SEFLG_NONUT ? precession : precession + longitude;
}

/** Half the span, days, over which rates of slow frames are differences. */
const FRAME_HALF_SPAN = 1;

function originSpeedAt(tt: number, flags: number): number {
  if ((flags & (SEFLG_SIDEREAL | SEFLG_NONUT)) === 0) return equinoxSpeedAt(tt);
  const before = originAt(tt - FRAME_HALF_SPAN, flags);
  return nearZero(originAt(tt + FRAME_HALF_SPAN, flags) - before) / (2 * FRAME_HALF_SPAN);
}

/** Half the span, days, over which the rates in turned axes are differences of the place carried on evenly. */
const TURN_HALF_SPAN = 0.01;

/** A place in the axes and the units of its flags. */
function told(seen: Seen, tt: number, flags: number, hasSpeed: boolean): Sextuple {
  const carried = (days: number): Triple =>
    inAxes(
      [
        seen.longitude + days * seen.speed,
        seen.latitude + days * seen.latitudeSpeed,
        seen.distance + days * seen.distanceSpeed,
      ],
      tt + days,
      flags,
    );
  const here = inUnits(carried(0), flags);
  if (!hasSpeed) return [here[0], here[1], here[2], 0, 0, 0];
  const [before, after] = [carried(-TURN_HALF_SPAN), carried(TURN_HALF_SPAN)];
  const rates = inUnits(
    [
      flags & SEFLG_XYZ ? after[0] - before[0] : nearZero(after[0] - before[0]),
      after[1] - before[1],
      after[2] - before[2],
    ],
    flags,
  ).map((change) => change / (2 * TURN_HALF_SPAN)) as unknown as Triple;
  return [...here, ...rates];
}

/** A place of the frame of the ephemeris in the axes of flags: longitude, latitude, distance, or right-angled. */
function inAxes(place: Triple, tt: number, flags: number): Triple {
  const isEquatorial = (flags & SEFLG_EQUATORIAL) !== 0;
  // On the equator a zodiac has no place: the mean equinox counts.
  const counted = isEquatorial ? flags & ~SEFLG_SIDEREAL : flags;
  const ecliptic = flags & SEFLG_J2000 ? inJ2000(place, tt, counted) : ofDate(place, tt, counted);
  const obliquity = flags & SEFLG_J2000 ? OBLIQUITY_J2000 : obliquityOf(axesAt(tt), (flags & SEFLG_NONUT) !== 0);
  const vector = isEquatorial ? turned(ecliptic, -obliquity) : ecliptic;
  return flags & SEFLG_XYZ ? vector : spherical(vector);
}

function ofDate([longitude, latitude, distance]: Triple, tt: number, flags: number): Triple {
  return rightAngled([longitude + originAt(tt, flags), latitude, distance]);
}

function inJ2000(place: Triple, tt: number, flags: number): Triple {
  const vector = toJ2000(rightAngled(place), tt);
  if ((flags & SEFLG_SIDEREAL) === 0) return vector;
  const [longitude, latitude, distance] = spherical(vector);
  return rightAngled([longitude - ayanamsaAt(tt), latitude, distance]);
}

/** Angles in radians where a flag says so. */
function inUnits(values: Triple, flags: number): Triple {
  if ((flags & SEFLG_RADIANS) === 0 || (flags & SEFLG_XYZ) !== 0) return values;
  return [values[0] / DEGREES_PER_RADIAN, values[1] / DEGREES_PER_RADIAN, values[2]];
}
