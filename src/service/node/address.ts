import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Asked } from '../http/door.js';
import { isHost } from '../http/handler.js';
import type { RequestBody } from './request-body.js';

/** Where a request leads. */
export type Address = Pick<Asked, 'origin' | 'pathname' | 'search'>;

/** Express and Connect take the path of a mount off `url` and keep the whole address. */
type Mounted = IncomingMessage & { readonly originalUrl?: unknown };

/** Targets that a URL parser would leave as they are, but for their dot segments. */
const PLAIN_TARGET = /^\/[\w!$&()*+,\-./:;=@~]*(?:\?[\w!$&()*+,\-./:;=@~?%]*)?$/;
const DOT_SEGMENT = /\/\.\.?(?:[/?]|$)/;
const PLAIN_HOST = /^[\w.-]+(?::\d+)?$/;

/**
 * Reads the addresses of requests, with `hostname` for those that name no host; undefined for what is part of no URL.
 * The origin of the latest host is kept, since clients seldom ask for another.
 */
export function addressReader(hostname = ''): (incoming: IncomingMessage) => Address | undefined {
  let latest: { readonly base: string; readonly origin: string | undefined } = { base: '', origin: undefined };
  return (incoming) => {
    const target = targetOf(incoming);
    if (/^https?:\/\//.test(target)) return parsed(target, target);
    const base = baseOf(incoming, hostname);
    if (base !== latest.base) latest = { base, origin: originOf(base) };
    const { origin } = latest;
    return origin === undefined || !target.startsWith('/') ? undefined : within(origin, target);
  };
}

function baseOf({ headers, socket }: IncomingMessage, hostname: string): string {
  const scheme = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
  return `${scheme}://${headers.host || headers[':authority'] || hostname}`;
}

function within(origin: string, target: string): Address | undefined {
  if (!PLAIN_TARGET.test(target) || DOT_SEGMENT.test(target)) return parsed(origin + target, target);
  const query = target.indexOf('?');
  if (query === -1) return { origin, pathname: target, search: '' };
  return { origin, pathname: target.slice(0, query), search: query === target.length - 1 ? '' : target.slice(query) };
}

function targetOf({ url = '', originalUrl }: Mounted): string {
  return (typeof originalUrl === 'string' && originalUrl.startsWith('/') ? originalUrl : url) || '/';
}

function parsed(address: string, target: string): Address | undefined {
  // A URL parser would take a backslash for a slash.
  if (target.replace(/\?.*/s, '').includes('\\') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { origin, pathname, search, username, password } = url;
  return username === '' && password === '' && isHost(url) ? { origin, pathname, search } : undefined;
}

/** The origin of a scheme and a Host header; undefined where that holds more or less than a host. */
function originOf(base: string): string | undefined {
  if (!URL.canParse(base)) return undefined;
  const url = new URL(base);
  const host = base.slice(base.indexOf('//') + 2);
  const isWhole = PLAIN_HOST.test(host) || url.hostname === host.replace(/:\d+$/, '').toLowerCase();
  return isWhole && isHost(url) ? url.origin : undefined;
}

/** A request and what its answer is written to. */
export interface Exchange extends Pick<Asked, 'method' | 'requestId'> {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: RequestBody;
}

/** Whom to count a request against. */
export type ClientOf = (exchange: Exchange, address: Address) => string;
