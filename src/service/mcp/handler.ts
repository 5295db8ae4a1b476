import { DEFAULTS, resolveEnvironment } from '../../calculation/options.js';
import { discardBody, readJson } from '../http/body.js';
import type { LimitedOptions, UnlimitedOptions } from '../http/calculation.js';
import { type MountOptions, mountOf } from '../http/door.js';
import type { Handler } from '../http/handler.js';
import type { RateLimiter } from '../http/rate-limit.js';
import type { Elsewhere } from '../web/long.js';
import { type Exchange, exchange, messageCounter } from './exchange.js';
import { listingFrom } from './listing.js';
import { calculatorServer, type McpOptions, quietly } from './server.js';

/** What the handler takes: the options of a server, where links point, and a limit on the calls of a client. */
export type McpHandlerOptions = McpOptions & MountOptions & (LimitedOptions | UnlimitedOptions);

/**
 * The calculators over Streamable HTTP as one function from request to response, without sessions: mount it on a path
 * such as `/mcp`.
 *
 * @throws TypeError for a `baseUrl` that is no absolute URL and a `basePath` that is no path; CalculationError
 * `invalid_input` for a `zoneAt` or an `ephemeris` that is none.
 *
 * @example
 * import { createMcpHandler } from 'nirayana/mcp';
 *
 * const handle = createMcpHandler({ baseUrl: 'https://example.org' });
 * const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
 * const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
 * const response = await handle(new Request('https://example.org/mcp', { method: 'POST', headers, body }));
 * (await response.json()).result.tools[0].name; // => 'find_place'
 */
export function createMcpHandler(options: McpHandlerOptions = {}): Handler {
  const serve = served(options);
  const report = quietly(options.onError);
  return async (request) => {
    const client = options.clientId?.(request) ?? '';
    const answer = await serve(request, { client, json: () => readJson(request), report });
    if (answer.status !== 200) await discardBody(request);
    answer.headers.set('X-Content-Type-Options', 'nosniff');
    return answer;
  };
}

/** What carries a request, beside itself. */
interface Carried extends Pick<Exchange, 'json' | 'report'> {
  /** Whom a limit counts the calls against. */
  readonly client: string;
}

export interface ServedOptions extends Omit<McpOptions, 'onError'>, MountOptions {
  readonly rateLimiter?: RateLimiter | undefined;
  /** Does what takes long beside the loop that answers. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** Answers the requests of clients, whatever carries them. */
export function served(options: ServedOptions) {
  const { now = () => new Date(), zoneAt, ephemeris, png, rateLimiter, elsewhere } = options;
  const { urlAt } = mountOf(options);
  const given = { ...(zoneAt !== undefined && { zoneAt }), ...(ephemeris !== undefined && { ephemeris }) };
  // Here, and not when the first client asks: it is no error of theirs.
  resolveEnvironment(given, DEFAULTS);
  return (request: Request, { client, json, report }: Carried): Promise<Response> => {
    const { origin, searchParams } = new URL(request.url);
    const baseUrl = urlAt(origin);
    const listing = () => listingFrom({ schemas: searchParams.get('schemas'), tools: searchParams.get('tools') });
    const listsAll = searchParams.get('schemas') === 'full';
    const count = messageCounter({ rateLimiter, client, drawsPng: png !== undefined, listsAll, now, report });
    const server: Exchange['server'] = ({ charge, ...answers }) =>
      calculatorServer({
        ...given,
        ...answers,
        calling: { elsewhere, client, charge },
        ...(png !== undefined && { png }),
        now,
        baseUrl,
        onError: report,
      });
    return exchange(request, { json, report, count, listing, server });
  };
}
