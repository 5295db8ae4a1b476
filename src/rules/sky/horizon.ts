import type { Place } from '../../base/ephemeris/ascendant.js';
import { defaultEphemeris } from '../../base/ephemeris/default.js';
import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { HORIZON_DEFINITIONS, type HorizonDefinition, type RisingBody } from '../../base/ephemeris/horizon.js';
import { type HorizonEvent, horizonEvents } from '../../base/ephemeris/rise-set.js';
import { DAILY_SUN_LATITUDE, sunPassages } from '../../base/ephemeris/sun-passages.js';
import { instantAt, momentOf, type SkyInstant, type When } from '../../base/input/instant.js';
import { checkedEphemeris, oneOf, requireOptions } from '../../base/input/options.js';
import { endOf, firstOf, requireWithin } from './first-passage.js';
import { requirePlace } from './position.js';

/** The options of {@link sunrise}, {@link sunset}, {@link moonrise} and {@link moonset}. */
export interface HorizonOptions {
  /** What counts as rising. Default: `standard`, which is what the tools tell. */
  readonly definition?: HorizonDefinition;
  /** How many days on it is looked for, above 0 and up to 400. Default: 2. */
  readonly within?: number;
  /** Computes positions. Default: the ephemeris of the package. */
  readonly ephemeris?: Ephemeris;
}

const OPTIONS = ['definition', 'within', 'ephemeris'] as const;

/** Days within which the Sun that rises and sets daily does so, wherever they begin. */
const DAILY = 1.5;

/**
 * The first sunrise at or after an instant, or null where there is none within two days, or within as many as an option
 * says, as happens beyond the polar circles.
 *
 * @throws CalculationError `invalid_input` for an instant, a place or an option that is none; `engine_error` outside 1800
 * to 2200.
 *
 * @example
 * import { sunrise } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const midnight = new Date('2026-01-01T00:00:00+05:30');
 * sunrise(midnight, delhi).utc; // => '2026-01-01T01:43:54Z'
 * sunrise(midnight, delhi, { definition: 'hindu_rising' }).utc; // => '2026-01-01T01:48:07Z'
 * sunrise(midnight, { latitude: 78.2, longitude: 15.6 }); // => null
 */
export function sunrise(when: When, place: Place, options: HorizonOptions = {}): SkyInstant | null {
  return next('Sun', 'rise', { when, place, options });
}

/**
 * The first sunset at or after an instant, or null where there is none within two days, or within as many as an option
 * says.
 *
 * @throws CalculationError as {@link sunrise}.
 *
 * @example
 * import { sunset } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * sunset(new Date('2026-01-01T00:00:00+05:30'), delhi).utc; // => '2026-01-01T12:05:27Z'
 */
export function sunset(when: When, place: Place, options: HorizonOptions = {}): SkyInstant | null {
  return next('Sun', 'set', { when, place, options });
}

/**
 * The first moonrise at or after an instant, or null where there is none within two days, or within as many as an option
 * says. About once a month a date has none.
 *
 * @throws CalculationError as {@link sunrise}.
 *
 * @example
 * import { moonrise } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * moonrise(new Date('2026-01-01T00:00:00+05:30'), delhi).utc; // => '2026-01-01T09:44:51Z'
 */
export function moonrise(when: When, place: Place, options: HorizonOptions = {}): SkyInstant | null {
  return next('Moon', 'rise', { when, place, options });
}

/**
 * The first moonset at or after an instant, or null where there is none within two days, or within as many as an option
 * says.
 *
 * @throws CalculationError as {@link sunrise}.
 *
 * @example
 * import { moonset } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * moonset(new Date('2026-01-01T00:00:00+05:30'), delhi).utc; // => '2025-12-31T23:24:27Z'
 */
export function moonset(when: When, place: Place, options: HorizonOptions = {}): SkyInstant | null {
  return next('Moon', 'set', { when, place, options });
}

interface Asked {
  readonly when: When;
  readonly place: Place;
  readonly options: HorizonOptions;
}

function next(body: RisingBody, event: HorizonEvent['event'], { when, place, options }: Asked): SkyInstant | null {
  requireOptions(options, OPTIONS);
  const { definition = 'standard', within = 2, ephemeris: given = defaultEphemeris } = options;
  const question = { body, place, definition: oneOf('definition', HORIZON_DEFINITIONS, definition) };
  requireWithin(within);
  const ephemeris = checkedEphemeris(given, defaultEphemeris);
  requirePlace(place);
  const start = momentOf(when).ut;
  const search = { start, within, ephemeris };
  if (body === 'Sun' && Math.abs(place.latitude) <= DAILY_SUN_LATITUDE && start + DAILY < endOf(search)) {
    return instantAt(sunPassages({ ephemeris, sunrise: question.definition }, place).first(start, event));
  }
  return firstOf((span) => horizonEvents(ephemeris, question, span), event, search);
}
