import { KEY_PREFIX } from '../../jobs/keys.js';

/** Ids that are safe to write into a log and a header, but for a key that was sent in the wrong header. */
export const REQUEST_ID_PATTERN = '^[A-Za-z0-9._:-]{1,100}$';

const SAFE = new RegExp(REQUEST_ID_PATTERN);

/** The client's own X-Request-Id where it is safe, else a new one. */
export function requestIdOf(sent: string | null): string {
  return sent !== null && SAFE.test(sent) && !sent.includes(KEY_PREFIX) ? sent : crypto.randomUUID();
}
