import { defaultEphemeris } from '../base/ephemeris/default.js';
import { type Calculation, calculateRead } from './calculate.js';
import type { ConventionName } from './conventions.js';
import { offsetZones } from './offset-zones.js';
import type { Defaults, OptionsNamed } from './options.js';
import { readInput } from './read-input.js';
import type { Tool } from './tool.js';

const OFFSETS = /* @__PURE__ */ offsetZones('calculateAtOffset');

const AT_OFFSET: Defaults = { ephemeris: defaultEphemeris, zones: OFFSETS };

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
export function calculateAtOffset<Input, Result, Option extends ConventionName>(
  tool: Tool<Input, Result, string, Option>,
  input: unknown,
  environment?: OptionsNamed<NoInfer<Option>>,
): Calculation<Result> {
  return calculateRead(AT_OFFSET, tool, readInput(tool, input, 'wide', OFFSETS), environment);
}
