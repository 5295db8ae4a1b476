import { errorEnvelope } from '../../envelope/error.js';
import { STATUS_BY_CODE } from '../../errors.js';
import type { Document } from './documents.js';

/** A response before it becomes one. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** JSON that is made anew for each request and kept by nobody. */
export function json(body: unknown, status = 200, headers: Answer['headers'] = {}): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

interface FailureOptions {
  /** Where HTTP knows a finer status than the code has. */
  readonly status?: number;
  readonly headers?: Answer['headers'];
}

/** An error envelope. It tells nothing of what is no `CalculationError`. */
export function failure(slug: string, error: unknown, at: Date, { status, headers }: FailureOptions = {}): Answer {
  const envelope = errorEnvelope(slug, error, at);
  return json(envelope, status ?? STATUS_BY_CODE[envelope.error.code], headers);
}

/** Pages load the stylesheet of their own host and nothing else; they have no inline script or style. */
const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** A document, or 304 where the client holds it already. */
export function documentAnswer({ type, body, etag }: Document, request: Request, more: Answer['headers']): Answer {
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300', ...more };
  if (holds(request.headers.get('If-None-Match'), etag)) return { status: 304, headers, body: null };
  const policy = type.startsWith('text/html') ? PAGE_HEADERS : {};
  return { status: 200, headers: { 'Content-Type': type, ...headers, ...policy }, body };
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2), so a W/ in front of a tag does not matter. */
function holds(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.trim() === '*' || ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) === true;
}

const EXPOSED = 'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id';

export function toResponse({ status, headers, body }: Answer, method: string, requestId: string): Response {
  return new Response(method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': EXPOSED,
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
    },
  });
}
