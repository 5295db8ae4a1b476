import { isCalculationError } from '../base/errors.js';
import { constants } from './constants.js';

/** What a call gives that tells of failures in its result. */
export interface Answer<Data> {
  /** What was calculated with, or `ERR`. */
  readonly flag: number;
  /** Empty, or what is wrong. */
  readonly error: string;
  readonly data: Data;
}

/**
 * What is not here, in one sentence. A function whose result has no room for a sentence throws it; the others put it into
 * their `error`, as the interface has it.
 */
export function notHere(what: string): string {
  return `nirayana/sweph: ${what}; docs/sweph.md lists what is here.`;
}

/** An answer, or a failure that a caller can act on as one with the flag `ERR`; an argument of the wrong kind is thrown. */
export function answered<Data>(none: Data, calculate: () => Answer<Data>): Answer<Data> {
  try {
    return calculate();
  } catch (error) {
    return refused(error, none);
  }
}

/** What was thrown, as an answer; throws it on where it is no failure of the calculation. */
export function refused<Data>(error: unknown, none: Data): Answer<Data> {
  if (!isCalculationError(error) || error.code === 'invalid_input') throw error;
  return { flag: constants.ERR, error: error.message, data: none };
}

/** A failure with its sentence. */
export function failure<Data>(error: string, data: Data): Answer<Data> {
  return { flag: constants.ERR, error, data };
}
