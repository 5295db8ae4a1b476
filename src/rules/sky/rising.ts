import { defaultEphemeris } from '../../base/ephemeris/default.js';
import { earthOrientation } from '../../base/ephemeris/earth.js';
import { type Ephemeris, momentOfUniversalTime } from '../../base/ephemeris/ephemeris.js';
import { equatorial } from '../../base/ephemeris/horizon.js';
import { type Air, refraction as refractionOf } from '../../base/ephemeris/refraction.js';
import { type HorizonEvent, passagesOf } from '../../base/ephemeris/rise-set.js';
import type { Observer } from '../../base/ephemeris/topocentric.js';
import { heightAbove } from '../../base/ephemeris/topocentric-height.js';
import { instantAt, momentOf, type SkyInstant, type When } from '../../base/input/instant.js';
import { checkedEphemeris, isRecord, oneOf, refusal, requireOptions } from '../../base/input/options.js';
import { atan2, DEGREES_PER_RADIAN, wrap180, wrap360 } from '../../base/math/angle.js';
import { beyondEphemeris, firstOf, requireWithin } from './first-passage.js';
import { observerOf } from './position.js';
import { seeing, type Target } from './target.js';

/** The options of {@link rising} and {@link setting}. */
export interface RisingOptions {
  /** What of the disc counts. Default: `upper`. A star has none. */
  readonly disc?: 'upper' | 'centre' | 'lower';
  /**
   * How much the air lifts what is on the horizon: degrees, 0 to 2, or the air from which it is computed. Default: 34/60,
   * the 34 minutes of almanacs.
   */
  readonly refraction?: number | Air;
  /** How high the horizon appears, degrees, -45 to 45: hills above 0, a deep view below. Default: 0. */
  readonly horizon?: number;
  /**
   * Whether the longitude itself is to rise, as the centre of the Earth sees it, without latitude and parallax. Default:
   * false.
   */
  readonly longitudeAlone?: boolean;
  /** How many days on it is looked for, above 0 and up to 400. Default: 2. */
  readonly within?: number;
  /** Computes positions. Default: the ephemeris of the package. */
  readonly ephemeris?: Ephemeris;
}

const OPTIONS = ['disc', 'refraction', 'horizon', 'longitudeAlone', 'within', 'ephemeris'] as const;
const REFRACTION = 34 / 60;
/** Degrees. Beyond, a body could turn above or below between two looks and be missed. */
const HIGHEST_HORIZON = 45;
const LIMBS = { upper: 1, centre: 0, lower: -1 } as const;

/**
 * The first rising of a body or a star at or after an instant, or null where there is none within two days, or within as
 * many as an option says. As seen from the place itself, on the ellipsoid and at its height; the horizon stays where the
 * options have it, whatever the height.
 *
 * @throws CalculationError `invalid_input` for what is no body or star, no instant, place or option; `engine_error` outside
 * 1800 to 2200.
 *
 * @example
 * import { rising } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209, height: 216 };
 * const midnight = new Date('2026-01-01T00:00:00+05:30');
 * rising('Jupiter', midnight, delhi).utc; // => '2026-01-01T12:44:50Z'
 * const air = { pressure: 990, temperature: 8 };
 * rising('Sun', midnight, delhi, { disc: 'centre', refraction: air, horizon: 0.5 }).utc; // => '2026-01-01T01:48:16Z'
 */
export function rising(target: Target, when: When, place: Observer, options: RisingOptions = {}): SkyInstant | null {
  return next('rise', { target, when, place, options });
}

/**
 * The first setting of a body or a star at or after an instant, or null where there is none, as {@link rising} has it.
 *
 * @throws CalculationError as {@link rising}.
 *
 * @example
 * import { setting } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * setting('Venus', new Date('2026-03-01T00:00:00+05:30'), delhi).utc; // => '2026-03-01T13:48:06Z'
 */
export function setting(target: Target, when: When, place: Observer, options: RisingOptions = {}): SkyInstant | null {
  return next('set', { target, when, place, options });
}

interface Asked {
  readonly target: Target;
  readonly when: When;
  readonly place: Observer;
  readonly options: RisingOptions;
}

function next(event: HorizonEvent['event'], { target, when, place, options }: Asked): SkyInstant | null {
  requireOptions(options, OPTIONS);
  const {
    disc = 'upper',
    horizon = 0,
    longitudeAlone = false,
    within = 2,
    ephemeris: given = defaultEphemeris,
  } = options;
  const limb = LIMBS[oneOf('disc', ['upper', 'centre', 'lower'], disc)];
  requireWithin(within);
  if (!(typeof horizon === 'number' && Math.abs(horizon) <= HIGHEST_HORIZON)) {
    throw refusal('The option horizon must be a number of degrees from -45 to 45.');
  }
  if (typeof longitudeAlone !== 'boolean') throw refusal('The option longitudeAlone must be true or false.');
  const ephemeris = checkedEphemeris(given, defaultEphemeris);
  const { positionAt, radius, days } = seeing(ephemeris, target);
  const heightOf = heightAbove(observerOf(place), {
    radius: limb * radius,
    altitude: horizon - liftOf(options.refraction, horizon),
    longitudeAlone,
  });
  const { ut: start } = momentOf(when);
  return firstOf((span) => passagesOf({ positionAt, heightOf, days }, span), event, { start, within, ephemeris });
}

/** Degrees by which the air lifts what appears on the horizon. */
function liftOf(refraction: number | Air = REFRACTION, horizon: number): number {
  if (typeof refraction === 'number') {
    if (refraction >= 0 && refraction <= 2) return refraction;
  } else if (isRecord(refraction)) {
    requireOptions(refraction, ['pressure', 'temperature']);
    const { pressure, temperature } = refraction;
    if (pressure >= 0 && pressure <= 1200 && temperature >= -100 && temperature <= 60) {
      return refractionOf(horizon, refraction);
    }
  }
  throw refusal(
    'The option refraction must be degrees from 0 to 2, or { pressure, temperature } in hectopascals and degrees Celsius.',
  );
}

/** The options of {@link dawn} and {@link dusk}. */
export interface TwilightOptions extends Pick<RisingOptions, 'within' | 'ephemeris'> {
  /** How deep the centre of the Sun is below the horizon: 6, 12 or 18 degrees. Default: `civil`. */
  readonly twilight?: 'civil' | 'nautical' | 'astronomical';
}

const DEPTHS = { civil: 6, nautical: 12, astronomical: 18 } as const;

/**
 * When the twilight of the morning begins next, at or after an instant; null where it does not within two days, or within
 * as many as an option says, as in white nights.
 *
 * @throws CalculationError as {@link rising}.
 *
 * @example
 * import { dawn } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * dawn(new Date('2026-01-01T00:00:00+05:30'), delhi, { twilight: 'nautical' }).utc; // => '2026-01-01T00:48:39Z'
 * dawn(new Date('2026-06-21T00:00:00Z'), { latitude: 65, longitude: 25 }); // => null
 */
export function dawn(when: When, place: Observer, options: TwilightOptions = {}): SkyInstant | null {
  return rising('Sun', when, place, twilightOf(options));
}

/**
 * When the twilight of the evening ends next, at or after an instant; null as of {@link dawn}.
 *
 * @throws CalculationError as {@link rising}.
 *
 * @example
 * import { dusk } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * dusk(new Date('2026-01-01T00:00:00+05:30'), delhi).utc; // => '2026-01-01T12:31:19Z'
 */
export function dusk(when: When, place: Observer, options: TwilightOptions = {}): SkyInstant | null {
  return setting('Sun', when, place, twilightOf(options));
}

function twilightOf(options: TwilightOptions): RisingOptions {
  requireOptions(options, ['twilight', 'within', 'ephemeris']);
  const { twilight = 'civil', ...rest } = options;
  const depth = DEPTHS[oneOf('twilight', ['civil', 'nautical', 'astronomical'], twilight)];
  return { ...rest, disc: 'centre', refraction: 0, horizon: -depth };
}

/** The options of {@link upperTransit} and {@link lowerTransit}. */
export type MeridianOptions = Pick<RisingOptions, 'ephemeris'>;

/**
 * The first passage of a body or a star over the meridian of a place above the pole, at or after an instant: where it is
 * highest, but for what its declination changes.
 *
 * @throws CalculationError as {@link rising}.
 *
 * @example
 * import { upperTransit } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * upperTransit('Sun', new Date('2026-01-01T00:00:00+05:30'), delhi).utc; // => '2026-01-01T06:54:38Z'
 */
export function upperTransit(target: Target, when: When, place: Observer, options: MeridianOptions = {}): SkyInstant {
  return nextAtHourAngle(0, { target, when, place, options });
}

/**
 * The first passage of a body or a star over the meridian of a place below the pole, at or after an instant.
 *
 * @throws CalculationError as {@link rising}.
 *
 * @example
 * import { lowerTransit } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * lowerTransit('Moon', new Date('2026-01-01T00:00:00+05:30'), delhi).utc; // => '2026-01-01T04:36:05Z'
 */
export function lowerTransit(target: Target, when: When, place: Observer, options: MeridianOptions = {}): SkyInstant {
  return nextAtHourAngle(180, { target, when, place, options });
}

/** Degrees of hour angle a day, of the stars: no body has more but by its retrograde motion, a hundredth. */
const FASTEST = 360.99;
const TOLERANCE_DAYS = 1e-9;
const MAX_ROUNDS = 12;

function nextAtHourAngle(wanted: number, { target, when, place, options }: Asked): SkyInstant {
  requireOptions(options, ['ephemeris']);
  const ephemeris = checkedEphemeris(options.ephemeris ?? defaultEphemeris, defaultEphemeris);
  const { positionAt } = seeing(ephemeris, target);
  const { longitude } = observerOf(place);
  /** Degrees, [0, 360), that the hour angle has still to go. */
  const missing = (at: number) => {
    const moment = momentOfUniversalTime(at);
    if (moment.tt > ephemeris.span.last) throw beyondEphemeris();
    const earth = earthOrientation(moment);
    const { x, y } = equatorial(positionAt(moment.tt), earth);
    return wrap360(wanted - earth.siderealTime - longitude + atan2(y, x) * DEGREES_PER_RADIAN);
  };
  const { ut: start } = momentOf(when);
  let at = start + missing(start) / FASTEST;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const step = wrap180(missing(at)) / FASTEST;
    at += step;
    if (Math.abs(step) < TOLERANCE_DAYS) break;
  }
  return instantAt(Math.max(at, start));
}
