/** Ids that are safe to write into a log and a header. */
export const REQUEST_ID_PATTERN = '^[A-Za-z0-9._:-]{1,100}$';

const SAFE = new RegExp(REQUEST_ID_PATTERN);

/** The client's own X-Request-Id where it is safe, else a new one. */
export function requestIdOf(request: Request): string {
  const sent = request.headers.get('X-Request-Id') ?? '';
  return SAFE.test(sent) ? sent : crypto.randomUUID();
}
