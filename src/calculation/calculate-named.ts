import { defaultEphemeris } from '../base/ephemeris/default.js';
import { CalculationError } from '../base/errors.js';
import { ZONE_NAMES } from '../base/input/zone-names.js';
import { because } from '../base/reasons.js';
import { type Calculation, calculateRead } from './calculate.js';
import type { ConventionName } from './conventions.js';
import type { Defaults, OptionsNamed } from './options.js';
import { readInput } from './read-input.js';
import type { Tool } from './tool.js';

const NAMED: Defaults = { ephemeris: defaultEphemeris, zones: { ...ZONE_NAMES, at: nowhere } };

function nowhere(): never {
  const message = 'calculateNamed finds no time zone for coordinates: name one.';
  throw because(new CalculationError('engine_error', message), 'no_zone_found', {});
}

/**
 * {@link calculate} for inputs that all name their time zone. The finder of zones does not come into the bundle
 * of an application that calculates by nothing else; one that the option `zoneAt` gives is asked.
 * {@link calculateAtOffset} does without the history of zones too.
 *
 * @throws CalculationError as {@link calculate} does, and `engine_error` for coordinates without a zone.
 *
 * @example
 * import { calculateNamed, moonSignTool } from 'nirayana';
 *
 * const place = { latitude: 28.6139, longitude: 77.209 };
 * const { result } = calculateNamed(moonSignTool, { date: '1990-05-17', time: '10:20', zone: 'Asia/Kolkata', place });
 * result.rashi.name; // => 'Capricorn'
 */
export function calculateNamed<Input, Result, Option extends ConventionName>(
  tool: Tool<Input, Result, string, Option>,
  input: unknown,
  environment?: OptionsNamed<NoInfer<Option>>,
): Calculation<Result> {
  return calculateRead(NAMED, tool, readInput(tool, input, 'wide', NAMED.zones), environment);
}
