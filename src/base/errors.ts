import { because } from './reasons.js';

/** One failing input field, as it appears in `error.field_errors`. */
export interface FieldError {
  /** The name of the input. */
  readonly field: string;
  /** What is wrong with it, in one sentence. */
  readonly message: string;
}

/** The closed set of error codes of the public interface. */
export type ErrorCode =
  | 'invalid_input'
  | 'not_found'
  | 'rate_limited'
  | 'engine_unavailable'
  | 'engine_error'
  | 'internal_error';

/**
 * The HTTP status each code travels with. The pairing lives here and nowhere else.
 *
 * @example
 * import { runTool, STATUS_BY_CODE, sunSignTool } from 'nirayana';
 *
 * const envelope = runTool(sunSignTool, { month: 2, day: 30 }, { now: new Date() });
 * 'error' in envelope ? STATUS_BY_CODE[envelope.error.code] : 200; // => 400
 */
export const STATUS_BY_CODE = /* @__PURE__ */ Object.freeze({
  invalid_input: 400,
  not_found: 404,
  engine_error: 422,
  rate_limited: 429,
  internal_error: 500,
  engine_unavailable: 502,
} as const satisfies Record<ErrorCode, number>);

/**
 * A failure a caller can act on. Anything else that is thrown is a bug and reports `internal_error`.
 *
 * @example
 * import { CalculationError, sunSign } from 'nirayana';
 *
 * try {
 *   sunSign({ month: 2, day: 30 });
 * } catch (error) {
 *   if (!(error instanceof CalculationError)) throw error;
 *   error.code; // => 'invalid_input'
 *   error.fieldErrors; // => [{ field: 'day', message: 'Month 2 has no day 30.' }]
 * }
 */
export class CalculationError extends Error {
  override readonly name = 'CalculationError';
  readonly code: ErrorCode;
  readonly fieldErrors: readonly FieldError[];

  constructor(code: ErrorCode, message: string, fieldErrors: readonly FieldError[] = [], options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

/**
 * Whether something thrown is a {@link CalculationError}. Told by its name, since one program may hold the
 * package twice.
 *
 * @example
 * import { isCalculationError, sunSign } from 'nirayana';
 *
 * try {
 *   sunSign({ month: 2, day: 30 });
 * } catch (error) {
 *   isCalculationError(error); // => true
 * }
 * isCalculationError(new Error('another')); // => false
 */
export function isCalculationError(error: unknown): error is CalculationError {
  return (
    error instanceof Error &&
    error.name === 'CalculationError' &&
    Object.hasOwn(STATUS_BY_CODE, (error as CalculationError).code)
  );
}

/** What an error repeats of a text, bytes of JSON. No field and no zone has a longer name. */
const LONGEST_REPEAT = 64;

/** A text as an error repeats it: whole, or its beginning and an ellipsis where it is longer than any name could be. */
export function shortened(text: string): string {
  let [bytes, end] = [0, 0];
  for (const character of text) {
    // Control characters and halves of surrogate pairs take six letters.
    for (const one of JSON.stringify(character).slice(1, -1)) bytes += bytesOf(one);
    if (bytes > LONGEST_REPEAT) return `${text.slice(0, end)}…`;
    end += character.length;
  }
  return text;
}

/** The bytes of one character in UTF-8, counted here: not every engine has a TextEncoder. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) as number;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Fields that the one-sentence message names. */
const NAMED_FIELDS = 10;

/** `invalid_input` with one item per failing field, or for the first of `count` where more fail. */
export function invalidInput(fieldErrors: readonly FieldError[], count = fieldErrors.length): CalculationError {
  const named = fieldErrors.slice(0, NAMED_FIELDS).map(({ field }) => field);
  const more = count > named.length ? ` and ${count - named.length} more` : '';
  const message = `The input is not valid: see ${named.join(', ')}${more}.`;
  return because(new CalculationError('invalid_input', message, fieldErrors), 'fields', { count });
}
