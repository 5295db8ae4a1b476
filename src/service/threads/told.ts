import { CalculationError, type ErrorCode, isCalculationError } from '../../base/errors.js';
import { type Reason, reasonOf, withReasonOf } from '../../base/reasons.js';
import type { SuccessEnvelope } from '../../calculation/envelopes.js';

/** What comes of a calculation in a thread. */
export type Told =
  | { readonly envelope: SuccessEnvelope }
  | { readonly refused: Refused }
  /** A bug: what the operator is told. */
  | { readonly failed: { readonly message: string; readonly stack: string | undefined } };

/** A `CalculationError` as plain data: between threads an error loses its class and its reasons. */
interface Refused {
  readonly code: ErrorCode;
  readonly message: string;
  readonly reason: Reason | undefined;
  readonly fields: readonly { readonly field: string; readonly message: string; readonly reason: Reason | undefined }[];
}

export function toldOf(error: unknown): Told {
  if (isCalculationError(error)) {
    const { code, message, fieldErrors } = error;
    const fields = fieldErrors.map((one) => ({ field: one.field, message: one.message, reason: reasonOf(one) }));
    return { refused: { code, message, reason: reasonOf(error), fields } };
  }
  if (!(error instanceof Error)) return { failed: { message: String(error), stack: undefined } };
  return { failed: { message: error.message, stack: error.stack } };
}

/** What was told. @throws what the calculation did */
export function heard(told: Told): SuccessEnvelope {
  if ('envelope' in told) return told.envelope;
  if ('failed' in told) throw Object.assign(new Error(told.failed.message), { stack: told.failed.stack });
  const { code, message, reason, fields } = told.refused;
  const errors = fields.map((one) => withReasonOf({ field: one.field, message: one.message }, one.reason));
  throw withReasonOf(new CalculationError(code, message, errors), reason);
}
