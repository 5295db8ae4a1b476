import type { Place } from '../base/ephemeris/ascendant.js';
import { invalidInput } from '../base/errors.js';
import { because } from '../base/reasons.js';
import { type ObjectSchema, readFields } from '../base/schema/validate.js';
import { type CalendarDate, formatDate, nextDate, readDate } from '../base/time/calendar.js';
import type { InPlace } from '../contract/inputs.js';
import { type Calculation, calculateRead } from './calculate.js';
import type { ConventionName } from './conventions.js';
import { DEFAULTS, type OptionsNamed } from './options.js';
import { readInput } from './read-input.js';
import { requireTool, type Tool } from './tool.js';

const DATE = { type: 'string', format: 'date' } as const;
const RANGE: ObjectSchema = {
  type: 'object',
  required: ['from', 'to'],
  properties: { from: DATE, to: DATE },
  additionalProperties: false,
};

/** A tool about one day: its input has a `date`, which is not that of a birth or beside that of a month. */
export type DayTool<Input, Result> = 'date' extends keyof Input
  ? Input extends { readonly lat: number } | { readonly target_month: string }
    ? never
    : Tool<Input, Result>
  : never;

/** The first and the last day, YYYY-MM-DD. */
export interface DayRangeAsked {
  readonly from: string;
  readonly to: string;
}

/**
 * The answers of a tool about a day for each day of a range, in order, each the same as that of a call of its own. Each
 * is calculated when it is asked for: a loop may end when it has found what it sought.
 *
 * @throws CalculationError `invalid_input` for a range that is none, and with each day what a call of its own would.
 *
 * @example
 * import { daysOf, panchangTool } from 'nirayana';
 *
 * const pune = { latitude: 18.5204, longitude: 73.8567 };
 * const days = [...daysOf(panchangTool, { from: '2026-01-01', to: '2026-01-03' }, pune)];
 * days.map(({ result }) => result.nakshatra.name); // => ['Rohini', 'Mrigashira', 'Ardra']
 */
export function daysOf<Input, Result, Option extends ConventionName>(
  tool: Tool<Input, Result, string, Option> & DayTool<Input, Result>,
  range: DayRangeAsked,
  input: (Omit<Input, 'date'> & { readonly place?: Place }) | InPlace<Omit<Input, 'date'>>,
  environment?: OptionsNamed<NoInfer<Option>>,
): Generator<Calculation<Result>, void, undefined> {
  requireTool(tool, 'daysOf');
  const { fieldErrors, count } = readFields(RANGE, { ...range });
  if (count > 0) throw invalidInput(fieldErrors, count);
  const { from } = range;
  const [first, last] = [readDate(from), readDate(range.to)];
  if (last < first) {
    throw invalidInput([because({ field: 'to', message: 'Must not be before from.' }, 'ends_before_start', {})]);
  }
  // What all days have in common is read once.
  const read = readInput(tool, { ...input, date: from }, 'wide', DEFAULTS.zones);
  return daysFrom(first, last, (date) =>
    calculateRead<Input, Result>(DEFAULTS, tool, { ...read, fields: { ...read.fields, date } }, environment),
  );
}

function* daysFrom<Answer>(first: CalendarDate, last: CalendarDate, answerOf: (date: string) => Answer) {
  for (let date = first; date <= last; date = nextDate(date)) yield answerOf(formatDate(date));
}
