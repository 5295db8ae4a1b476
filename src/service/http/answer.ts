import { STATUS_BY_CODE } from '../../base/errors.js';
import { errorEnvelope } from '../../calculation/error.js';
import type { Document } from './documents.js';

/** A response before it becomes one. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** An answer on its way to the client. Its body may be a stream where a handler of one's own gives one. */
export interface Reply extends Omit<Answer, 'body'> {
  readonly body: string | ReadableStream<Uint8Array> | null;
  /** The body as it is sent, where it was made for an earlier answer: all answers share it, also those that wait. */
  readonly bytes?: Uint8Array<ArrayBuffer> | undefined;
  readonly requestId: string;
  /** Whether it is of the public interface, which may be read by any origin. */
  readonly isPublic: boolean;
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

/** A document, or 304 where the client holds it already. */
export function documentAnswer(
  document: Pick<Document, 'type' | 'body' | 'etag'>,
  asked: { readonly header: (name: string) => string | null },
  more: Answer['headers'],
): Answer {
  const { type, etag } = document;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300', ...more };
  if (holds(asked.header('if-none-match'), etag)) return { status: 304, headers, body: null };
  return { status: 200, headers: { 'Content-Type': type, ...headers }, body: document.body };
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2), so a W/ in front of a tag does not matter. */
export function holds(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.trim() === '*' || ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) === true;
}

const EXPOSED = 'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id';

/** All headers of an answer but those of the connection. */
export function headersOf({ headers, requestId, isPublic }: Omit<Reply, 'body'>): Answer['headers'] {
  // The headers of the answer come last: V8 takes twenty times as long to add to a copy of them.
  if (!isPublic) return { 'X-Content-Type-Options': 'nosniff', 'X-Request-Id': requestId, ...headers };
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': EXPOSED,
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    ...headers,
  };
}

export function toResponse(reply: Reply, method: string): Response {
  const body = method === 'HEAD' ? null : (reply.bytes ?? reply.body);
  return new Response(body, { status: reply.status, headers: headersOf(reply) });
}
