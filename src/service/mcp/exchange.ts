import {
  createMcpHandler,
  INVALID_REQUEST,
  isLegacyRequest,
  PARSE_ERROR,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { type CalculationError, isCalculationError } from '../../base/errors.js';
import { isRecord } from '../../base/input/options.js';
import { placesFor } from '../../calculation/cost.js';
import type { Body } from '../http/body.js';
import {
  furtherPlaces,
  MESSAGE_TIMES,
  PNG_TIMES,
  type RateLimiter,
  SEARCH_TIMES,
  searchKey,
} from '../http/rate-limit.js';
import { tooManyRequests, unavailable } from '../http/refusals.js';
import type { Charge } from './calculation.js';
import { DRAW_CHART, mayBePng } from './draw-chart.js';
import { type Listing, SHORT_LIST } from './listing.js';
import { idOf } from './message-id.js';
import type { ServerOptions } from './server.js';
import { FIND_PLACE, slugCalled, toolListText } from './tools.js';

/** What the protocol has for a refusal by HTTP itself. */
const REFUSED = -32_000;

/** Batches left the protocol in 2025-06: one body would ask for any number of answers. */
const NO_BATCH = 'A batch is not accepted. Send one message in each request.';

export interface Exchange {
  /** The body of the request, within the limits of the service. */
  readonly json: () => Promise<Body>;
  /** Counts a message in the limit. */
  readonly count: (message: unknown) => Promise<Counted>;
  /** What the address asks to be listed. */
  readonly listing: () => Listing;
  /** Makes the server that answers it. */
  readonly server: (answers: Pick<ServerOptions, 'refusal' | 'list' | 'listing'> & Pick<Counted, 'charge'>) => Server;
  readonly report: (error: unknown) => void;
}

interface Answering extends Pick<Exchange, 'report'> {
  readonly server: () => Server;
}

/**
 * One request of Streamable HTTP and its answer, which is always one JSON document. There are no sessions, so there is
 * nothing to GET or to DELETE.
 */
export async function exchange(request: Request, parts: Exchange): Promise<Response> {
  const answer = await answerTo(request, parts);
  // Any page may ask: there are no credentials, and nothing is told that a page could not calculate itself.
  answer.headers.set('Access-Control-Allow-Origin', '*');
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

async function answerTo(
  request: Request,
  { json, count, listing: listingOf, server, report }: Exchange,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
  if (request.method !== 'POST') return refused(405, REFUSED, `The method must be one of ${METHODS}.`);
  try {
    const body = await json();
    const message = 'status' in body ? undefined : body.value;
    const counted = await count(message);
    if (counted.refusal && !counted.isCall) return tooMany(message, counted);
    if ('status' in body) return refused(body.status, body.status === 400 ? PARSE_ERROR : REFUSED, body.message);
    if (Array.isArray(message)) return refused(400, INVALID_REQUEST, NO_BATCH);
    const listing = listed(listingOf);
    if (typeof listing === 'string')
      return refused(400, INVALID_REQUEST, listing, { id: isRecord(message) ? idOf(message) : null });
    const isEarlier = await isLegacyRequest(request, message);
    const { refusal, charge } = counted;
    const made = () => server({ refusal, list: () => [], listing, ...(charge && { charge }) });
    const answer = await (isEarlier ? withoutEnvelope : withEnvelope)(request, message, { server: made, report });
    return isListed(message) ? withTools(answer, listing) : answer;
  } catch (error) {
    report(error);
    return refused(500, -32_603, 'The request failed unexpectedly.');
  }
}

/** The protocol since 2026-07-28: each request tells of its client and its version. */
async function withEnvelope(request: Request, parsedBody: unknown, { server, report }: Answering): Promise<Response> {
  let failure: unknown;
  const onerror = (error: unknown) => {
    failure = error;
  };
  const answer = await createMcpHandler(server, { legacy: 'reject', onerror }).fetch(request, { parsedBody });
  // What is told beside another answer is a mistake of the client.
  if (answer.status >= 500) report(failure);
  return answer;
}

/** The protocol until 2025-11-25: each request stands for itself, and the handshake is one of them. */
async function withoutEnvelope(request: Request, parsedBody: unknown, { server }: Answering): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const connected = server();
  await connected.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await connected.close();
  }
}

function isListed(message: unknown): boolean {
  return isRecord(message) && message['method'] === 'tools/list';
}

/** As the SDK writes the list of tools of a server that has none. Within a text of JSON the quotes would be escaped. */
const NO_TOOLS = '"tools":[]';

/** The list of tools is written once, and not by the SDK for every client. */
async function withTools(answer: Response, listing: Listing): Promise<Response> {
  const text = await answer.text();
  const at = text.indexOf(NO_TOOLS);
  const told =
    at < 0 ? text : `${text.slice(0, at)}"tools":${toolListText(listing)}${text.slice(at + NO_TOOLS.length)}`;
  return new Response(told, { status: answer.status, headers: answer.headers });
}

/** What an address asks to be listed, or what is wrong with it. */
function listed(listing: () => Listing): Listing | string {
  try {
    return listing();
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    return error.fieldErrors.map(({ field, message }) => `${field}: ${message}`).join(' ');
  }
}

/** A message that is one too many is refused before anything looks at it. */
function tooMany(message: unknown, { refusal, seconds }: Counted): Response {
  const id = isRecord(message) ? idOf(message) : null;
  const headers = seconds === undefined ? {} : { 'Retry-After': String(seconds) };
  return refused(refusal?.code === 'rate_limited' ? 429 : 502, REFUSED, refusal?.message ?? '', { id, headers });
}

const METHODS = 'POST, OPTIONS';

const PREFLIGHT = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};

interface Refusing {
  readonly id?: string | number | null;
  readonly headers?: Readonly<Record<string, string>>;
}

function refused(status: number, code: number, message: string, { id = null, headers }: Refusing = {}): Response {
  const more = { ...headers, ...(status === 405 && { Allow: METHODS }) };
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id }, { status, headers: more });
}

interface Counting {
  readonly rateLimiter: RateLimiter | undefined;
  readonly client: string;
  /** Whether charts can be drawn as PNG. */
  readonly drawsPng: boolean;
  /** Whether a list of tools has whole schemas, and so a megabyte. */
  readonly listsAll: boolean;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/** What a limit says of a message. */
interface Counted {
  /** Whether it calls a tool, which refuses in words that a model reads. */
  readonly isCall: boolean;
  readonly refusal?: CalculationError;
  /** Seconds until a slot is free, where it is refused for their number. */
  readonly seconds?: number;
  readonly charge?: Charge;
}

/** What a message is counted against. */
interface Window extends Pick<Counted, 'isCall'> {
  readonly key: string;
  readonly times?: number;
  /** Places that it takes at once. Default 1. */
  readonly places?: number;
}

/**
 * Counts a message: a call of a calculator and a search as those over HTTP are counted, so that neither is a way round
 * the other, lists with whole schemas by their bytes as results are, and all others of a client in one window.
 */
export function messageCounter({ rateLimiter, now, report, ...asked }: Counting) {
  return async (message: unknown): Promise<Counted> => {
    const { isCall, key, times, places = 1 } = windowOf(message, asked);
    if (!rateLimiter) return { isCall };
    const take = async (wanted: number) => {
      try {
        return await rateLimiter.take(key, now().getTime(), times, wanted);
      } catch (error) {
        report(error);
        return undefined;
      }
    };
    const decision = await take(places);
    if (!decision) return { isCall, refusal: unavailable() };
    const { allowed, limit, resetSeconds } = decision;
    if (!allowed) return { isCall, refusal: tooManyRequests(resetSeconds), seconds: resetSeconds };
    const charge: Charge = async (places) => {
      const more = furtherPlaces(places, limit);
      if (more === 0) return undefined;
      const further = await take(more);
      if (!further) return unavailable();
      return further.allowed ? undefined : tooManyRequests(further.resetSeconds);
    };
    return { isCall, charge };
  };
}

function windowOf(
  message: unknown,
  { client, drawsPng, listsAll }: Pick<Counting, 'client' | 'drawsPng' | 'listsAll'>,
): Window {
  const { method, params } = isRecord(message) ? message : {};
  const name = method === 'tools/call' && isRecord(params) ? params['name'] : undefined;
  if (drawsPng && name === DRAW_CHART && isRecord(params) && mayBePng(params['arguments'])) {
    return { isCall: true, key: `${client} png`, times: PNG_TIMES };
  }
  const slug = slugCalled(name);
  if (slug !== undefined) return { isCall: true, key: `${client} ${slug}` };
  const isCall = name === FIND_PLACE;
  if (isCall || method === 'completion/complete') return { isCall, key: searchKey(client), times: SEARCH_TIMES };
  if (listsAll && method === 'tools/list') {
    const places = placesFor(0, toolListText({ ...SHORT_LIST, schemas: 'full' }).length / 1000);
    return { isCall, key: `${client} list`, places };
  }
  return { isCall, key: `${client} mcp`, times: MESSAGE_TIMES };
}
