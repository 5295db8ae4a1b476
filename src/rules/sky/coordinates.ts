import { earthOrientation, meanObliquity } from '../../base/ephemeris/earth.js';
import { J2000, type Moment } from '../../base/ephemeris/ephemeris.js';
import { lengthOf, type Sphere, scaled, sum, type Vector } from '../../base/ephemeris/places/geometric.js';
import { type Centre, type LightEffects, seenAs, type View } from '../../base/ephemeris/places/seen.js';
import { type CatalogueStar, frameMatrix, type Matrix } from '../../base/ephemeris/stars.js';
import { momentOf, type When } from '../../base/input/instant.js';
import { isRecord, oneOf, refusal } from '../../base/input/options.js';
import { atan2, cos, DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, sin, wrap180, wrap360 } from '../../base/math/angle.js';
import { observerOf, originOf, requireDistant, type SkyOptions, settingsOf } from './position.js';
import { starOf } from './target.js';

/** The options of {@link coordinates}. */
export interface CoordinatesOptions extends Pick<SkyOptions, 'zodiac' | 'ayanamsha' | 'observer'> {
  /** From where it is seen: the Earth (default), the Sun or the barycentre of the solar system. */
  readonly centre?: Centre;
  /**
   * How it is seen. `apparent` (default): light time, aberration and the bending of light at the Sun. `astrometric`: light
   * time alone. `true`: where it really is. Or each of the three by name. From the Sun and the barycentre there is no more
   * than the light time.
   */
  readonly light?: 'apparent' | 'astrometric' | 'true' | LightEffects;
  /**
   * `date` (default): the equator and the ecliptic of date; the longitude in the zodiac of the options. `j2000`: the mean
   * equator, equinox and ecliptic of J2000.0. `icrs`: the celestial reference frame, 0.02" from it.
   */
  readonly frame?: 'date' | 'j2000' | 'icrs';
}

/** Where something is seen, on the ecliptic and on the equator, and how it moves. Nothing is rounded. */
export interface Coordinates {
  /** Degrees in [0, 360). */
  readonly longitude: number;
  /** Degrees north of the ecliptic. */
  readonly latitude: number;
  /** Astronomical units; null of a star whose parallax is not known, and 0 of the centre itself. */
  readonly distance: number | null;
  /** Degrees in [0, 360): from the true equinox of date, or from that of the frame. */
  readonly rightAscension: number;
  /** Degrees north of the equator. */
  readonly declination: number;
  /** Rates of all five, degrees, or astronomical units, per day of Terrestrial Time. */
  readonly longitudeSpeed: number;
  readonly latitudeSpeed: number;
  readonly distanceSpeed: number | null;
  readonly rightAscensionSpeed: number;
  readonly declinationSpeed: number;
}

const OPTIONS = ['zodiac', 'ayanamsha', 'observer', 'centre', 'light', 'frame'] as const;
const LIGHTS = {
  apparent: { time: true, bending: true, aberration: true },
  astrometric: { time: true, bending: false, aberration: false },
  true: { time: false, bending: false, aberration: false },
} as const satisfies Record<string, LightEffects>;

/** Half the spans, days, over which rates are differences: from a place the parallax of the Moon turns fast. */
const HALF_SPAN = 0.01;
const HALF_SPAN_OF_PLACE = 1 / 1440;

/**
 * Where a body, the Earth or a star is seen from the Earth or a place on it, from the Sun or from the barycentre: on the
 * ecliptic and on the equator of date or of J2000, with the rates of all of it. By the ephemeris of the package.
 *
 * @throws CalculationError `invalid_input` for what is no body or star, no instant or no option, and for the centre itself;
 * `engine_error` outside 1800 to 2200.
 *
 * @example
 * import { coordinates } from 'nirayana/sky';
 *
 * const when = { jd: 2451545, scale: 'tt' };
 * const mars = coordinates('Mars', when, { centre: 'sun', zodiac: 'tropical' });
 * mars.longitude.toFixed(4); // => '359.4384'
 * mars.distance.toFixed(5); // => '1.39120'
 * coordinates('Mars', when, { light: 'astrometric', frame: 'j2000' }).rightAscension.toFixed(4); // => '330.5241'
 */
export function coordinates(target: Sphere | CatalogueStar, when: When, options: CoordinatesOptions = {}): Coordinates {
  const { centre = 'earth', light = 'apparent', frame = 'date', ...rest } = options;
  const settings = settingsOf(rest, OPTIONS);
  if (frame !== 'date' && (rest.zodiac || rest.ayanamsha)) {
    throw refusal('The options zodiac and ayanamsha are for the frame date: another one has its own equinox.');
  }
  const view: View = {
    centre: oneOf('centre', ['earth', 'sun', 'barycentre'], centre),
    light: lightOf(light),
    observer: settings.observer && observerOf(settings.observer),
  };
  if (view.observer && centre !== 'earth') throw refusal('The option observer is for the centre earth.');
  requireSeen(target, view);
  const moment = momentOf(when);
  const step = view.observer ? HALF_SPAN_OF_PLACE : HALF_SPAN;
  const seen = (tt: number) => seenAs(target, view, tt);
  const framed = FRAMES[oneOf('frame', ['date', 'j2000', 'icrs'], frame)];
  const [before, here, after] = [moment.tt - step, moment.tt, moment.tt + step].map((tt) =>
    framed(seen(tt), { tt, ut: moment.ut + tt - moment.tt }),
  ) as [Framed, Framed, Framed];
  const origin = frame === 'date' ? originOf(settings, moment.tt) : NO_ORIGIN;
  const rate = (of: (one: Framed) => number) => wrap180(of(after) - of(before)) / (2 * step);
  const isFar = typeof target !== 'string' && !(target.parallax > 0);
  return {
    longitude: wrap360(here.longitude + origin.longitude),
    latitude: here.latitude,
    distance: isFar ? null : here.distance,
    rightAscension: wrap360(here.rightAscension),
    declination: here.declination,
    longitudeSpeed: rate(({ longitude }) => longitude) + origin.speed,
    latitudeSpeed: rate(({ latitude }) => latitude),
    distanceSpeed: isFar ? null : (after.distance - before.distance) / (2 * step),
    rightAscensionSpeed: rate(({ rightAscension }) => rightAscension),
    declinationSpeed: rate(({ declination }) => declination),
  };
}

const NO_ORIGIN = { longitude: 0, speed: 0 };

function lightOf(light: CoordinatesOptions['light']): LightEffects {
  if (!isRecord(light)) return LIGHTS[oneOf('light', ['apparent', 'astrometric', 'true'], light as 'apparent')];
  const { time, bending, aberration } = light;
  const effects = [time, bending, aberration];
  if (effects.every((each) => typeof each === 'boolean')) return { time, bending, aberration } as LightEffects;
  throw refusal(
    'The option light must be apparent, astrometric, true, or { time, bending, aberration } of true or false.',
  );
}

/** Refuses what cannot be seen, and what looks at itself. */
function requireSeen(target: unknown, { centre, observer }: View): void {
  if (isRecord(target)) starOf(target);
  else if (target !== 'Earth') requireDistant(target);
  else if (centre === 'earth') throw refusal('The Earth is seen from the Sun or the barycentre.');
  if (target === 'Sun' && centre === 'sun' && !observer)
    throw refusal('The Sun is seen from the Earth or the barycentre.');
}

/** A direction on the ecliptic and on the equator, degrees, and its distance. */
interface Framed extends Pick<Coordinates, 'longitude' | 'latitude' | 'rightAscension' | 'declination'> {
  readonly distance: number;
}

const FRAMES = {
  /** Longitudes are left in the frame of the ephemeris, for the zodiac to be counted from. */
  date(vector: Vector, moment: Moment): Framed {
    const { toTrueEquinox, obliquity } = earthOrientation(moment);
    const equatorial = tilted(turned(vector, toTrueEquinox), obliquity);
    return framed(vector, equatorial);
  },
  j2000(vector: Vector, { tt }: Moment): Framed {
    const ecliptic = applied(frameMatrix(J2000), inverse(frameMatrix(tt), vector));
    return framed(ecliptic, tilted(ecliptic, meanObliquity(J2000) / 3600));
  },
  icrs(vector: Vector, { tt }: Moment): Framed {
    const equatorial = inverse(frameMatrix(tt), vector);
    return framed(tilted(equatorial, -meanObliquity(J2000) / 3600), equatorial);
  },
} as const;

function framed(ecliptic: Vector, equatorial: Vector): Framed {
  const [longitude, latitude] = anglesOf(ecliptic);
  const [rightAscension, declination] = anglesOf(equatorial);
  return { longitude, latitude, rightAscension, declination, distance: lengthOf(ecliptic) };
}

function anglesOf([x, y, z]: Vector): readonly [number, number] {
  return [atan2(y, x) * DEGREES_PER_RADIAN, atan2(z, Math.sqrt(x * x + y * y)) * DEGREES_PER_RADIAN];
}

/** Counted from a point that many degrees farther back. */
function turned([x, y, z]: Vector, degrees: number): Vector {
  const [c, s] = [cos(degrees * RADIANS_PER_DEGREE), sin(degrees * RADIANS_PER_DEGREE)];
  return [c * x - s * y, s * x + c * y, z];
}

/** From the ecliptic to the equator by its obliquity. */
function tilted([x, y, z]: Vector, degrees: number): Vector {
  const [c, s] = [cos(degrees * RADIANS_PER_DEGREE), sin(degrees * RADIANS_PER_DEGREE)];
  return [x, c * y - s * z, s * y + c * z];
}

function applied(m: Matrix, [x, y, z]: Vector): Vector {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

function inverse(m: Matrix, [x, y, z]: Vector): Vector {
  return sum(sum(scaled([m[0], m[1], m[2]], x), scaled([m[3], m[4], m[5]], y)), scaled([m[6], m[7], m[8]], z));
}
