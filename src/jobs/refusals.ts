import {
  CalculationError,
  type ErrorCode,
  type FieldError,
  isCalculationError,
  STATUS_BY_CODE,
} from '../base/errors.js';
import { returnOf } from './credits.js';

/** The error codes of the keyed interface: those of the public one and three of its own. */
export type KeyedErrorCode = ErrorCode | 'unauthorized' | 'insufficient_credits' | 'idempotency_conflict';

/** The HTTP status that each code travels with. */
export const STATUS_BY_KEYED_CODE = /* @__PURE__ */ Object.freeze({
  ...STATUS_BY_CODE,
  unauthorized: 401,
  insufficient_credits: 402,
  idempotency_conflict: 409,
} as const satisfies Record<KeyedErrorCode, number>);

/** What the keyed interface answers a request or a job with that it cannot serve. */
export interface KeyedError {
  readonly code: KeyedErrorCode;
  /** One sentence in the caller's words. */
  readonly message: string;
  readonly field_errors: readonly FieldError[];
}

/** A request that is refused; thrown, so that a transaction which it ends is undone. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: KeyedErrorCode;

  constructor(code: KeyedErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** An error as the caller is told of it: nothing of one that is ours. */
export function keyedError(error: unknown): KeyedError {
  if (error instanceof Refusal) return { code: error.code, message: error.message, field_errors: [] };
  if (!isCalculationError(error)) return keyedError(unexpected());
  return { code: error.code, message: error.message, field_errors: error.fieldErrors };
}

/** Whether the caller is to be told of it, and not we. */
export function isForCaller(error: unknown): boolean {
  return error instanceof Refusal || isCalculationError(error);
}

/** The same for a key that is missing, malformed, wrong or revoked: a stranger learns nothing. */
export function unauthorized(): Refusal {
  return new Refusal('unauthorized', 'Send a valid key in the header X-API-Key.');
}

export function insufficientCredits(output: string, { cost = 1, at }: { cost?: number; at: Date }): Refusal {
  const left = cost === 1 ? 'no credit' : `fewer than ${cost} credits`;
  const told = `The account has ${left} left for ${output} outputs this month.`;
  return new Refusal('insufficient_credits', `${told} Its monthly credits return on ${returnOf(at)}, 00:00 UTC.`);
}

export function idempotencyConflict(): Refusal {
  return new Refusal('idempotency_conflict', 'This Idempotency-Key was used with another body in the last 24 hours.');
}

/** The first of two requests with one Idempotency-Key has no answer yet. */
export function stillAnswering(): Refusal {
  return new Refusal(
    'idempotency_conflict',
    'A request with this Idempotency-Key is being answered. Send it again later.',
  );
}

export function noSuchJob(): Refusal {
  return new Refusal('not_found', 'There is no such job.');
}

/** Where a job has none, is not done, or is none. */
export function noResults(): Refusal {
  return new Refusal('not_found', 'There are no results of such a job.');
}

/** What a caller is told while the store cannot be reached. */
export function unavailable(): Refusal {
  return new Refusal('engine_unavailable', 'The keyed interface is not available. Try again later.');
}

/** A job whose interpreter has failed too often. */
export function interpreterFailed(): Refusal {
  return new Refusal('engine_unavailable', 'The interpreter gave no usable answer. The credits are returned.');
}

/** A job that no worker has brought to its end. */
export function neverFinished(): Refusal {
  return new Refusal('internal_error', 'The job could not be finished. The credits are returned.');
}

function unexpected(): CalculationError {
  return new CalculationError('internal_error', 'The request failed unexpectedly.');
}
