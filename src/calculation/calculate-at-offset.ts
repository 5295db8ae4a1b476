import { defaultEphemeris } from '../base/ephemeris/default.js';
import { CalculationError, shortened } from '../base/errors.js';
import type { Zones } from '../base/input/zone.js';
import { because } from '../base/reasons.js';
import { fixedZone } from '../base/time/zone.js';
import { type Calculation, calculateRead } from './calculate.js';
import type { Defaults, Environment } from './options.js';
import { readInput } from './read-input.js';
import type { Tool } from './tool.js';

const FORMS = 'an offset such as +05:30, or LMT';

const OFFSETS: Zones = {
  at: nowhere,
  named: (name) => (/^utc$/i.test(name) ? fixedZone(0, name) : undefined),
  caveats: () => [],
  forms: FORMS,
  unknown: (name) => {
    const shown = shortened(name);
    const message = `calculateAtOffset knows no time zone by its name, ${JSON.stringify(shown)} neither; send ${FORMS}.`;
    return because(new CalculationError('engine_error', message), 'unknown_zone', { shown });
  },
};

const AT_OFFSET: Defaults = { ephemeris: defaultEphemeris, zones: OFFSETS };

function nowhere(): never {
  const message = `calculateAtOffset finds no time zone for coordinates: send ${FORMS}.`;
  throw because(new CalculationError('engine_error', message), 'no_zone_found', {});
}

/**
 * {@link calculate} for inputs whose zone is an offset such as `+05:30`, local mean time (`LMT`) or `UTC`. Neither what
 * finds a zone nor the history of zones comes into the bundle of an application that calculates by nothing else.
 *
 * @throws CalculationError as {@link calculate} does, and for a zone by its name and for coordinates without a zone.
 *
 * @example
 * import { calculateAtOffset, moonSignTool } from 'nirayana';
 *
 * const place = { latitude: 28.6139, longitude: 77.209 };
 * const { result } = calculateAtOffset(moonSignTool, { date: '1990-05-17', time: '10:20', zone: '+05:30', place });
 * result.rashi.name; // => 'Capricorn'
 */
export function calculateAtOffset<Input, Result>(
  tool: Tool<Input, Result>,
  input: unknown,
  environment: Partial<Environment> = {},
): Calculation<Result> {
  return calculateRead(AT_OFFSET, tool, readInput(tool, input, 'wide', OFFSETS), environment);
}
