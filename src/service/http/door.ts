import { STATUS_BY_CODE } from '../../base/errors.js';
import type { Lazy } from '../../base/lazy.js';
import { errorEnvelope } from '../../calculation/envelopes.js';
import type { IsGone } from '../web/long.js';
import type { Body, FormBody } from './body.js';
import type { Document } from './documents.js';

/** A request as a part of the service reads it, whatever brought it. */
export interface Asked {
  readonly method: string;
  /** Scheme and host that the client asked, such as `https://example.org`. */
  readonly origin: string;
  /** As it was sent, percent-encoded, without the path of a mount. */
  readonly pathname: string;
  /** With its question mark, '' for none. */
  readonly search: string;
  /** The client's own, where it is safe, or a new one. */
  readonly requestId: string;
  /** Whom a limit counts the request against. */
  readonly client: string;
  /** Where nobody knows, the client has not gone. */
  readonly isGone?: IsGone | undefined;
  /** A header by its name in small letters. */
  readonly header: (name: string) => string | null;
  /** Whether an answer may be sent in gzip: the client takes it, and nothing between here and there encodes it again. */
  readonly takesGzip?: boolean;
  /** Reads the body, of as many bytes as are given at most, or as many as the service takes of any request. */
  readonly json: (most?: number) => Promise<Body>;
  /** Reads the body as the fields of a form. */
  readonly form: () => Promise<FormBody>;
}

/** A part of the service that stands beside the public calculators, such as the keyed interface. */
export interface Door<Made extends Served = Served> {
  /** All paths that begin with this one and a slash, and this one itself, lead here. */
  readonly path: string;
  readonly answer: (asked: Asked) => Made | Promise<Made>;
  /** What it loads when it is first needed. */
  readonly part?: Pick<Lazy<unknown>, 'get' | 'hasFailed'>;
}

/** What is told of every answer, and holds neither birth data nor keys. */
export interface Answered {
  readonly at: Date;
  readonly requestId: string;
  readonly method: string;
  /** The kind of address, such as `calculator`, or the path of a door, such as `/mcp`; never what the client wrote. */
  readonly route: string;
  /** The slug of a tool that exists, or ''. */
  readonly tool: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** A response before it becomes one. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The same where its body may be a stream: what is as long as somebody's store is. */
export interface Served extends Omit<Answer, 'body'> {
  readonly body: string | ReadableStream<Uint8Array> | null;
}

/** An answer on its way to the client. */
export interface Reply extends Served {
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

export interface MountOptions {
  /**
   * Where links in responses point, such as `https://example.org`, to be followed by `basePath`. Default: the origin of
   * each request.
   */
  readonly baseUrl?: string;
  /** The path under which the handler is mounted and every request comes in, such as `/astro`. Default: none. */
  readonly basePath?: string;
}

/** Where a service stands. */
interface Mount {
  /** A path as seen from where the service is mounted; '' for one outside of it, which no route has. */
  readonly inside: (pathname: string) => string;
  /** Where links point, for a request to an origin. */
  readonly urlAt: (origin: string) => string;
}

/** @throws TypeError for a `baseUrl` or a `basePath` that makes no sense. */
export function mountOf({ baseUrl, basePath = '' }: MountOptions): Mount {
  const path = mountPath(basePath);
  const url = baseUrl === undefined ? undefined : withoutSlash(baseUrl);
  // Whoever names the path twice gets links that lead nowhere.
  if (path !== '' && url?.endsWith(path)) {
    throw new TypeError(`The option baseUrl must be the address before basePath, without ${path} at its end.`);
  }
  return {
    inside(pathname) {
      if (pathname === path) return '/';
      return pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : '';
    },
    urlAt: (origin) => (url ?? origin) + path,
  };
}

/** Scheme, host and path without a slash at the end, ready to be followed by a path. */
export function withoutSlash(url: string): string {
  const { origin, pathname } = new URL(url);
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return origin + pathname.slice(0, end);
}

function mountPath(basePath: unknown): string {
  const path = pathFrom(basePath);
  if (path !== undefined) return path;
  throw new TypeError('The option basePath must be a path as addresses have it, such as "/astro".');
}

/** A path as addresses have it, without a slash at the end; undefined for what is none. */
export function pathFrom(value: unknown): string | undefined {
  if (value === '' || value === '/') return '';
  if (typeof value !== 'string' || value.includes('//') || !URL.canParse(value, 'http://localhost')) return undefined;
  const { host, pathname } = new URL(value, 'http://localhost');
  return host === 'localhost' && pathname === value ? value.replace(/\/$/, '') : undefined;
}
