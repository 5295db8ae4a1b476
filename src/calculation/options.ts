import { defaultEphemeris } from '../ephemeris/default.js';
import { CalculationError, invalidInput, shortened } from '../errors.js';
import { isRecord } from '../schema/validate.js';
import { requireAcceptedInstant } from '../time/accepted.js';
import { CLOCK, type Clock, clockReading } from '../time/clock.js';
import { type ZoneFinder, zoneAt } from '../time/zone-at.js';
import { AYANAMSHAS } from '../zodiac/ayanamsha.js';
import type { Sky } from '../zodiac/sidereal.js';

/**
 * The options of the library: everything a calculation takes from outside its input. No tool reads a clock, a file or a network itself. The sky is
 * the bundled ephemeris, Lahiri and the mean node unless an option says otherwise.
 *
 * @example
 * import { moonSign } from 'nirayana';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { provenance } = moonSign(birth, { ayanamsha: 'raman' });
 * provenance.ayanamsha; // => 'Raman'
 * provenance.ayanamsha_value_deg; // => 22.276314
 */
export interface Environment extends Sky {
  /** Stands in where an input leaves out its date. There is no default: the library never reads a clock. */
  readonly now?: Clock;
  /** Finds the time zone of coordinates. Default: an offline table. */
  readonly zoneAt: ZoneFinder;
}

/** What a calculation is given beside its input, complete. */
export interface CalculationContext {
  /** The clock, where the caller has given one. */
  readonly now?: Date;
  readonly zoneAt: ZoneFinder;
  readonly sky: Sky;
}

/**
 * The environment's clock in milliseconds since 1970, on the whole second, for an input that leaves out `field`.
 *
 * @throws CalculationError `invalid_input` when there is no clock, `engine_error` when it is outside the accepted dates.
 */
export function requireNow({ now }: CalculationContext, field: string): number {
  if (!now)
    throw invalidInput([{ field, message: 'This field is required when no current time is given (the option now).' }]);
  const rounded = Math.round(now.getTime() / 1000) * 1000;
  requireAcceptedInstant(rounded, 'The current time');
  return rounded;
}

/** What stands in where a caller does not choose. */
export type Defaults = Pick<Environment, 'ephemeris' | 'zoneAt'>;

export const DEFAULTS: Defaults = { ephemeris: defaultEphemeris, zoneAt };

const OPTIONS = ['now', 'zoneAt', 'ephemeris', 'ayanamsha', 'node'] as const satisfies readonly (keyof Environment)[];

/**
 * The environment of a calculation from the options of a caller, which no schema checks: a misspelt one would silently
 * give another zodiac.
 *
 * @throws CalculationError `invalid_input` for an option that there is not or that makes no sense.
 */
export function resolveEnvironment(options: Partial<Environment>, defaults: Defaults): CalculationContext {
  if (!isRecord(options)) throw refusal(`The options must be an object of: ${OPTIONS.join(', ')}.`);
  const unknown = Object.keys(options).find((name) => !(OPTIONS as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw refusal(`There is no option ${JSON.stringify(shortened(unknown))}; there are: ${OPTIONS.join(', ')}.`);
  }
  const { now, zoneAt: finder = defaults.zoneAt, ephemeris = defaults.ephemeris } = options;
  const { ayanamsha = 'lahiri', node = 'mean' } = options;
  const shown = now === undefined ? undefined : clockReading(now);
  if (now !== undefined && shown === undefined) throw refusal(`The option now must be ${CLOCK}.`);
  if (typeof finder !== 'function') throw refusal('The option zoneAt must be a function of latitude and longitude.');
  // Ours is one; asked for its span it would read the pack, which may never be needed.
  if (ephemeris !== defaults.ephemeris && !isEphemeris(ephemeris)) {
    throw refusal(
      'The option ephemeris must have the functions position and motion, a span from first to last and a description of library, version and source.',
    );
  }
  return {
    // A copy, since asked a second time a clock may show another instant.
    ...(shown !== undefined && { now: new Date(shown) }),
    zoneAt: finder,
    sky: {
      ephemeris,
      ayanamsha: oneOf('ayanamsha', AYANAMSHAS, ayanamsha),
      node: oneOf('node', ['mean', 'true'], node),
    },
  };
}

function isEphemeris(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['description']) || !isRecord(value['span'])) return false;
  const { library, version, source } = value['description'];
  const { first, last } = value['span'];
  const isDescribed = [library, version, source].every((text) => typeof text === 'string');
  const hasSpan = typeof first === 'number' && typeof last === 'number';
  return isDescribed && hasSpan && typeof value['position'] === 'function' && typeof value['motion'] === 'function';
}

function oneOf<const Value extends string>(option: string, values: readonly Value[], value: Value): Value {
  if (values.includes(value)) return value;
  throw refusal(`The option ${option} must be one of: ${values.join(', ')}.`);
}

function refusal(message: string): CalculationError {
  return new CalculationError('invalid_input', message);
}
