import pages from 'virtual:methodology-markdown';
import {
  type CacheHint,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
  Server,
  type Tool,
} from '@modelcontextprotocol/server';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { shortened } from '../../base/errors.js';
import type { ZoneFinder } from '../../base/time/zone-at.js';
import { methodologyUrl } from '../../calculation/tool.js';
import { type Listing, SHORT_LIST } from './listing.js';
import { completions, promptList, promptOf } from './prompts.js';
import { type CallOptions, callTool, toolList, toolMeant } from './tools.js';

/** What every MCP server of the calculators takes. */
export interface McpOptions {
  /** Default: the clock of the runtime. */
  readonly now?: () => Date;
  /** Finds the time zone of coordinates. Default: an offline table. */
  readonly zoneAt?: ZoneFinder;
  /** Computes positions. Default: the bundled ephemeris. */
  readonly ephemeris?: Ephemeris;
  /**
   * Draws an SVG of 404 by 404 as a PNG, for `draw_chart`; undefined where that cannot be done, for want of a renderer.
   * `svgToPng` of `nirayana/node` does it. Default: charts are given as SVG alone.
   */
  readonly png?: (svg: string) => Promise<Uint8Array | undefined>;
  /** Told of whatever went wrong in the server itself, of which a client learns nothing. */
  readonly onError?: (error: unknown) => void;
}

/** What a server is made with for one connection or one request. */
export interface ServerOptions extends McpOptions {
  /** Where `methodology_url` points. Default: the resources of the server. */
  readonly baseUrl?: string | undefined;
  readonly refusal?: CallOptions['refusal'];
  readonly calling?: CallOptions['calling'];
  /** Whether the person at the client may be asked, as over a connection of its own. */
  readonly mayAsk?: boolean;
  /** What is listed, and so how much an answer holds. Default: all tools, in few words. */
  readonly listing?: Listing;
  /** The list of tools, where another part writes it. */
  readonly list?: () => Tool[];
}

const INSTRUCTIONS = `Deterministic calculators of Vedic (sidereal) astrology.
- Give places by name ("Pune, India"): coordinates and zone are found, and the answer says which place was taken. If more than one may be meant, ask.
- Two people are matched by one call.
- Few need the options: ayanamsha (lahiri, raman, krishnamurti, true_chitra … or degrees@moment, such as 23.86@2000-01-01), node (mean, true), day (zone, nominal), time_within (minutes by which a birth time is doubtful), clock (standard or an offset, for births before 1970), locale (en, uk, ru, hi, fr, de, es).
- A birth time that is not known is left out. Never invent one: the answer says what holds anyway.
- Take signs, degrees, houses, dates and scores from the answers and calculate none yourself. The text has the essentials; with structured: true the answer holds all as JSON.
- Pass on every sentence of provenance.uncertainty ("Uncertain" in the text) and the disclaimer ("Note").
- What the numbers mean is tradition: say so. Claim nothing of health, death, money or law.
- An error names each failing field: mend those, or ask for them.
- The resources nirayana://methodology/<tool id> tell how each calculator works.`;

const CAPABILITIES = { tools: {}, resources: {}, prompts: {}, completions: {} };

/** The documents are the same until the next release, as those over HTTP are. */
const HINT: CacheHint = { ttlMs: 300_000, cacheScope: 'public' };
const CACHE_HINTS = {
  'tools/list': HINT,
  'prompts/list': HINT,
  'resources/list': HINT,
  'resources/templates/list': HINT,
  'resources/read': HINT,
};

/** What a person answers is compared with what was found, and validated by nothing else. */
const NO_VALIDATOR = {
  getValidator: () => {
    throw new Error('No answer of a client is validated.');
  },
};

/** A server of the protocol, ready to be connected: one for each connection, or over HTTP for each request. */
export function calculatorServer(options: ServerOptions = {}): Server {
  const { name, version } = packageJson;
  const server = new Server(
    { name, version, title: 'Vedic astrology calculators' },
    {
      capabilities: CAPABILITIES,
      instructions: INSTRUCTIONS,
      cacheHints: CACHE_HINTS,
      jsonSchemaValidator: NO_VALIDATOR,
    },
  );
  handle(server, options);
  return server;
}

function handle(server: Server, options: ServerOptions): void {
  const { onError, baseUrl = RESOURCE_BASE, listing = SHORT_LIST } = options;
  const { list = () => toolList(listing) } = options;
  const guarded = <Result>(answer: () => Result | Promise<Result>) => withoutDetails(answer, onError);
  server.setRequestHandler('tools/list', () => ({ tools: list() }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
    guarded(async () => {
      const canAsk = options.mayAsk === true && server.getClientCapabilities()?.elicitation !== undefined;
      const said = canAsk ? (mcpReq.inputResponses ?? {}) : undefined;
      const called = await callTool(params.name, params.arguments ?? {}, {
        ...callOptions(options, baseUrl),
        said,
        tellsAll: listing.schemas === 'full',
      });
      return called ?? unknownTool(params.name);
    }),
  );
  server.setRequestHandler('resources/list', () => ({ resources: resourceList() }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [RESOURCE_TEMPLATE] }));
  server.setRequestHandler('resources/read', ({ params }) => {
    const read = readResource(params.uri, baseUrl);
    if (!read) throw new ResourceNotFoundError(params.uri, 'There is no such resource.');
    return read;
  });
  server.setRequestHandler('prompts/list', () => ({ prompts: [...promptList] }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt =
      promptOf(params.name, params.arguments ?? {}) ?? invalid(`Unknown prompt: ${shortened(params.name)}`);
    return 'missing' in prompt ? invalid(`The prompt needs: ${prompt.missing.join(', ')}.`) : prompt.says;
  });
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) =>
    guarded(async () => {
      const isPrompt = ref.type === 'ref/prompt';
      const values = isPrompt ? await completions(argument.name, argument.value) : slugsFrom(argument.value);
      return { completion: { values } };
    }),
  );
}

function callOptions(options: ServerOptions, baseUrl: string) {
  const { now = () => new Date(), zoneAt, ephemeris, onError, refusal, calling, png } = options;
  return {
    now: now(),
    baseUrl,
    environment: { ...(zoneAt !== undefined && { zoneAt }), ...(ephemeris !== undefined && { ephemeris }) },
    ...(onError !== undefined && { onError }),
    ...(refusal !== undefined && { refusal }),
    ...(calling !== undefined && { calling }),
    ...(png !== undefined && { png }),
  };
}

function unknownTool(name: string): never {
  const meant = toolMeant(name);
  return invalid(`Unknown tool: ${shortened(name)}${meant === undefined ? '' : `. Did you mean ${meant}?`}`);
}

function invalid(message: string): never {
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** The protocol tells a client the message of whatever is thrown: one of ours is for the operator alone. */
async function withoutDetails<Result>(
  answer: () => Result | Promise<Result>,
  onError: McpOptions['onError'],
): Promise<Result> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    quietly(onError)(error);
    throw new ProtocolError(ProtocolErrorCode.InternalError, 'The request failed unexpectedly.');
  }
}

/** An observer that fails must not cost the client its answer. */
export function quietly(onError: McpOptions['onError']): (error: unknown) => void {
  return (error) => {
    try {
      onError?.(error);
    } catch {
      // Nobody is left to be told.
    }
  };
}

/** Links lead to resources where no service is behind them: `nirayana://methodology/<slug>`. */
const RESOURCE_BASE = 'nirayana:/';

const MARKDOWN = 'text/markdown';

/** A page for each calculator: rule, sources, where traditions differ. */
function resourceList(): Resource[] {
  return Object.entries(pages).map(([slug, page]) => ({
    uri: methodologyUrl(slug, RESOURCE_BASE),
    name: slug,
    title: `Methodology: ${/^# (.*)$/m.exec(page)?.[1] ?? slug}`,
    mimeType: MARKDOWN,
    size: new TextEncoder().encode(page).length,
  }));
}

const RESOURCE_TEMPLATE = {
  uriTemplate: methodologyUrl('{slug}', RESOURCE_BASE),
  name: 'methodology',
  title: 'Methodology of a calculator',
  description: 'How it calculates, step by step, with sources and the readings of other traditions.',
  mimeType: MARKDOWN,
} satisfies ResourceTemplateType;

/** The page of an address, as it is listed or as results link to it; undefined for another. */
function readResource(uri: string, baseUrl: string): ReadResourceResult | undefined {
  const slug = Object.keys(pages).find((one) =>
    [RESOURCE_BASE, baseUrl].some((base) => uri === methodologyUrl(one, base)),
  );
  const text = slug === undefined ? undefined : pages[slug];
  return text === undefined ? undefined : { contents: [{ uri, mimeType: MARKDOWN, text }] };
}

/** The slugs that begin with what was typed. */
function slugsFrom(typed: string): string[] {
  return Object.keys(pages).filter((slug) => slug.startsWith(typed));
}
