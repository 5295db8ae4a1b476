import { type Calculation, calculateRead } from './calculate.js';
import type { ConventionName } from './conventions.js';
import type { Defaults, OptionsNamed } from './options.js';
import { readInput } from './read-input.js';
import type { Tool } from './tool.js';

/** A tool on tables asks nobody where a body is and which clock a place has. */
const NOBODY: Defaults = {
  ephemeris: {
    description: { library: 'none', version: 'none', source: 'none' },
    span: { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY },
    position: unasked,
    motion: unasked,
  },
  zones: { at: unasked, named: unasked, caveats: unasked, forms: 'none', unknown: unasked },
};

function unasked(): never {
  throw new Error('A tool on tables asks for no position and no zone.');
}

/**
 * {@link calculate} for a tool that rests on tables alone. Neither the ephemeris nor the borders of zones come into the
 * bundle of whoever uses nothing else.
 */
export function calculateFromTables<Input, Result, Option extends ConventionName>(
  tool: Tool<Input, Result, string, Option>,
  input: unknown,
  environment?: OptionsNamed<NoInfer<Option>>,
): Calculation<Result> {
  return calculateRead(NOBODY, tool, readInput(tool, input, 'wide', NOBODY.zones), environment);
}
