import { defaultEphemeris } from '../../base/ephemeris/default.js';
import { type EarthOrientation, generalPrecession, movingEquinox, toTrueEquinox } from '../../base/ephemeris/earth.js';
import type { Body, Ephemeris, Moment } from '../../base/ephemeris/ephemeris.js';
import { type Observer, topocentricPosition } from '../../base/ephemeris/topocentric.js';
import { grahaAt, type Node, type NodeKind } from '../../base/ephemeris/tracks.js';
import { momentOf, type When } from '../../base/input/instant.js';
import { checkedEphemeris, isRecord, oneOf, refusal, requireOptions } from '../../base/input/options.js';
import { wrap360 } from '../../base/math/angle.js';
import { ownZero, type ZodiacZero, zodiacStart } from '../../base/zodiac/ayanamsha.js';
import { AYANAMSHAS, type Ayanamsha } from '../../base/zodiac/ayanamsha-names.js';
import { type AnySky, zodiacSpeed } from '../../base/zodiac/positions.js';

/** Where a body appears and how it moves. Nothing is rounded. */
export interface BodyPosition {
  /** Apparent longitude in the zodiac of the options, degrees in [0, 360). */
  readonly longitude: number;
  /** Apparent latitude from the mean ecliptic of date, degrees in [-90, 90]. */
  readonly latitude: number;
  /** Distance when the light left, astronomical units. */
  readonly distance: number;
  /** Rate of the longitude, degrees per day of Terrestrial Time; negative while retrograde. */
  readonly speed: number;
  /** Rate of the latitude, degrees per day. */
  readonly latitudeSpeed: number;
}

/** A node: a direction on the ecliptic, at no distance. */
export interface NodePosition extends Omit<BodyPosition, 'distance'> {
  readonly distance: null;
}

/** What {@link position} gives for a body or a node. */
export type PositionOf<Name extends SkyBody> = Name extends Node ? NodePosition : BodyPosition;

/**
 * Where a body, or a node of the Moon, appears: light time, aberration and the bending of light at the Sun are in it.
 *
 * @throws CalculationError `invalid_input` for what is no body, no instant or no option, `engine_error` for an instant
 * outside 1800 to 2200.
 *
 * @example
 * import { position } from 'nirayana/sky';
 *
 * const moon = position('Moon', new Date('1990-05-17T04:50:00Z'));
 * moon.longitude.toFixed(6); // => '294.849700'
 * moon.speed.toFixed(4); // => '12.8529'
 *
 * const tropical = position('Moon', { jd: 2448028.5, scale: 'ut' }, { zodiac: 'tropical' });
 * tropical.longitude.toFixed(6); // => '315.994265'
 */
export function position<Name extends SkyBody>(body: Name, when: When, options: SkyOptions = {}): PositionOf<Name> {
  requireBody(body);
  const settings = settingsOf(options);
  const moment = momentOf(when);
  return placeOf(settings, body, moment, originOf(settings, moment.tt)) as PositionOf<Name>;
}

/** The position of a body whose zodiac has an origin that is known. */
export function placeOf(
  settings: Settings,
  body: SkyBody,
  moment: Moment,
  origin: Origin,
): BodyPosition | NodePosition {
  if (body === 'Rahu' || body === 'Ketu') {
    const { longitude, speed } = grahaAt(settings.ephemeris, body, settings.node, moment.tt);
    return {
      longitude: wrap360(longitude + origin.longitude),
      latitude: 0,
      distance: null,
      speed: speed + origin.speed,
      latitudeSpeed: 0,
    };
  }
  const { ephemeris, observer } = settings;
  const seen = observer ? topocentricPosition(ephemeris, body, moment, observer) : ephemeris.position(body, moment.tt);
  return {
    longitude: wrap360(seen.longitude + origin.longitude),
    latitude: seen.latitude,
    distance: seen.distance,
    speed: seen.speed + origin.speed,
    latitudeSpeed: seen.latitudeSpeed,
  };
}

/** What has a position: the bodies of the ephemeris, the ascending node of the Moon (Rahu) and the point opposite to it. */
export type SkyBody = Body | Node;

/** The bodies, in the order in which a chart lists them. */
export const SKY_BODIES = [
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
  'Rahu',
  'Ketu',
] as const satisfies readonly SkyBody[];

/**
 * Where longitudes are counted from.
 *
 * - `sidereal`: the zero point of the ayanamsha, without nutation, as in Vedic charts.
 * - `tropical`: the true equinox of date, with nutation, as in Western charts and almanacs.
 * - `mean_tropical`: the mean equinox of date, without nutation.
 * - `j2000`: the mean equinox of J2000.0, carried along the moving ecliptic: sidereal before an ayanamsha is taken off.
 *
 * The latitude is that from the mean ecliptic of date in all of them.
 */
const ZODIACS = ['sidereal', 'tropical', 'mean_tropical', 'j2000'] as const;
export type Zodiac = (typeof ZODIACS)[number];

/** A sidereal zodiac of one's own: how far behind the mean equinox it began at an instant. */
export interface OwnAyanamsha {
  /** Mean ayanamsha at that instant, degrees in [-360, 360]; the general precession carries it from there. */
  readonly value: number;
  readonly at: When;
}

/** What changes how the sky is told. Without any: the sidereal zodiac of Lahiri, the mean node, the centre of the Earth. */
export interface SkyOptions {
  /** Default: `sidereal`. */
  readonly zodiac?: Zodiac;
  /** Where the sidereal zodiac begins: by name, or by the value at an instant. Default: `lahiri`. */
  readonly ayanamsha?: Ayanamsha | OwnAyanamsha;
  /** Whether Rahu is the mean or the true (osculating) node. Default: `mean`. */
  readonly node?: NodeKind;
  /** A place from which bodies are seen (topocentric), with a height in metres; nodes stay. Default: `geocentric`. */
  readonly observer?: 'geocentric' | Observer;
  /** Computes positions. Default: the ephemeris of the package. */
  readonly ephemeris?: Ephemeris;
}

/** The options of a caller, complete. */
export interface Settings extends AnySky {
  readonly zodiac: Zodiac;
  readonly observer: Observer | undefined;
}

export const SKY_OPTIONS = ['zodiac', 'ayanamsha', 'node', 'observer', 'ephemeris'] as const;

/** Checks options and completes them. `known` are the names that the function takes. */
export function settingsOf(options: SkyOptions, known: readonly string[] = SKY_OPTIONS): Settings {
  requireOptions(options, known);
  const {
    zodiac = 'sidereal',
    ayanamsha = 'lahiri',
    node = 'mean',
    observer = 'geocentric',
    ephemeris = defaultEphemeris,
  } = options;
  return {
    zodiac: oneOf('zodiac', ZODIACS, zodiac),
    ayanamsha: zeroOf(ayanamsha),
    node: oneOf('node', ['mean', 'true'], node),
    observer: observer === 'geocentric' ? undefined : observerOf(observer),
    ephemeris: checkedEphemeris(ephemeris, defaultEphemeris),
  };
}

/** Where the zodiac of an ayanamsha begins; refuses what is none. */
function zeroOf(ayanamsha: Ayanamsha | OwnAyanamsha): ZodiacZero {
  if (typeof ayanamsha !== 'object' || ayanamsha === null) return oneOf('ayanamsha', AYANAMSHAS, ayanamsha);
  requireOptions(ayanamsha, ['value', 'at']);
  const { value, at } = ayanamsha;
  if (!isBetween(value, 360)) throw refusal('The value of an ayanamsha must be a number of degrees from -360 to 360.');
  return ownZero(value, momentOf(at, 'at').tt);
}

/** Metres: the deepest mine and the highest balloon lie far inside. */
const HEIGHTS = [-20_000, 100_000] as const;

/** Refuses what is no place, or one whose height is beyond all mines and balloons. */
export function observerOf(observer: Observer): Observer {
  requireCoordinates(observer, 'option observer, where it is not geocentric,');
  const { height = 0 } = observer;
  if (typeof height === 'number' && height >= HEIGHTS[0] && height <= HEIGHTS[1]) return observer;
  throw refusal('The height of the observer must be a number of metres between -20000 and 100000.');
}

/** Refuses what is no place at sea level: a height that changed nothing would pass for one that was heeded. */
export function requirePlace(place: unknown): void {
  requireCoordinates(place, 'place');
  if ((place as { readonly height?: unknown }).height == null) return;
  throw refusal(
    'The place must be without a height, which would change nothing here: give one to the option observer, or to rising and setting.',
  );
}

function requireCoordinates(place: unknown, what: string): void {
  if (isRecord(place)) {
    const { latitude, longitude } = place;
    if (isBetween(latitude, 90) && isBetween(longitude, 180)) return;
  }
  throw refusal(`The ${what} must have a latitude from -90 to 90 and a longitude from -180 to 180, degrees.`);
}

function isBetween(value: unknown, limit: number): boolean {
  return typeof value === 'number' && value >= -limit && value <= limit;
}

/** Refuses what is no body. */
export function requireBody(body: unknown): void {
  if (!isBody(body)) throw refusal(`The body must be one of: ${SKY_BODIES.join(', ')}.`);
}

/** Refuses a node, and what is no body. */
export function requireDistant(body: unknown): asserts body is Body {
  requireBody(body);
  if (body !== 'Rahu' && body !== 'Ketu') return;
  throw refusal('The body must be the Sun, the Moon or a planet: a node is a direction on the ecliptic.');
}

/** A switch is compiled to comparisons of pointers; a look into the list takes several times as long. */
function isBody(body: unknown): boolean {
  switch (body as SkyBody) {
    case 'Sun':
    case 'Moon':
    case 'Mercury':
    case 'Venus':
    case 'Mars':
    case 'Jupiter':
    case 'Saturn':
    case 'Uranus':
    case 'Neptune':
    case 'Pluto':
    case 'Rahu':
    case 'Ketu':
      return true;
    default:
      return false;
  }
}

/** What a zodiac adds to a longitude in the frame of the ephemeris, degrees, and to its speed, degrees per day. */
interface Origin {
  readonly longitude: number;
  readonly speed: number;
}

/** Half the span, days, over which the rate of the precession is a difference. */
const PRECESSION_HALF_SPAN = 50;

/** The origin of the zodiac at a Julian day of Terrestrial Time; `earth` where it is known already. */
export function originOf(settings: Settings, julianDayTt: number, earth?: EarthOrientation): Origin {
  const { zodiac, ephemeris, ayanamsha } = settings;
  switch (zodiac) {
    case 'sidereal':
      return {
        longitude: -zodiacStart(ephemeris, ayanamsha, julianDayTt),
        speed: -zodiacSpeed(settings, julianDayTt),
      };
    case 'tropical':
      return {
        longitude: earth?.toTrueEquinox ?? toTrueEquinox(julianDayTt),
        speed: movingEquinox(julianDayTt).speed,
      };
    case 'mean_tropical': {
      const before = generalPrecession(julianDayTt - PRECESSION_HALF_SPAN);
      const after = generalPrecession(julianDayTt + PRECESSION_HALF_SPAN);
      return {
        longitude: generalPrecession(julianDayTt) / 3600,
        speed: (after - before) / 3600 / (2 * PRECESSION_HALF_SPAN),
      };
    }
    case 'j2000':
      return STILL;
  }
}

const STILL: Origin = { longitude: 0, speed: 0 };
