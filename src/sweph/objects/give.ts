import { constants } from '../constants.js';
import type { Answer } from '../refusals.js';

/** Takes the result of a call, as soon as the call is done. */
export type Callback<Result> = (result: Result) => void;

/** What cannot be told, and why. */
export interface Failure {
  readonly error: string;
}

/** A result to who waits for it and to who called. */
export function give<Result>(result: Result, callback: Callback<Result> | undefined): Result {
  callback?.(result);
  return result;
}

/** What an answer tells, or its failure. */
export function told<Data, Shape>(answer: Answer<Data>, shape: (answer: Answer<Data>) => Shape): Shape | Failure {
  return answer.flag === constants.ERR ? { error: answer.error } : shape(answer);
}
