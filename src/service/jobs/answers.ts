import { keyedError, STATUS_BY_KEYED_CODE } from '../../jobs/refusals.js';
import { type Answer, json } from '../http/door.js';
import { retryAfterOf } from '../web/retry-after.js';

/** JSON that is ready, as it was given before. */
export function ready(body: string, status: number, headers: Answer['headers'] = {}): Answer {
  return { ...json(null, status, headers), body };
}

interface RefusedOptions {
  /** Where HTTP knows a finer status than the code has. */
  readonly status?: number;
  readonly headers?: Answer['headers'];
}

/** An error of the keyed interface. It tells nothing of what is not meant for the caller. */
export function refused(error: unknown, { status, headers = {} }: RefusedOptions = {}): Answer {
  const told = keyedError(error);
  const asks = told.code === 'unauthorized' ? { 'WWW-Authenticate': 'ApiKey' } : retryAfterOf(error);
  return json({ error: told }, status ?? STATUS_BY_KEYED_CODE[told.code], { ...asks, ...headers });
}
