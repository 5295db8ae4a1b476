import { CalculationError, isCalculationError } from '../../base/errors.js';
import { ZONE_NAMES } from '../../base/input/zone-names.js';
import type { Lazy } from '../../base/lazy.js';
import { readClock } from '../../base/time/clock.js';
import type { ToldConventions } from '../../calculation/conventions.js';
import { conventionsFromTexts } from '../../calculation/conventions-from-texts.js';
import { costOf } from '../../calculation/cost.js';
import { type ReadInput, readInput } from '../../calculation/read-input.js';
import type { RunOptions } from '../../calculation/run.js';
import type { AnyTool } from '../../calculation/tool.js';
import type { Choices } from '../../pages/shell/choice-names.js';
import type { OnDevice } from '../../pages/shell/device.js';
import type { Documents } from '../../pages/shell/documents.js';
import { type Elsewhere, envelopeOf } from '../web/long.js';
import { retryAfterOf } from '../web/retry-after.js';
import type { Shelf } from '../web/shelf.js';
import { mostBytesOf } from './body.js';
import { type Answer, type Asked, failure, json } from './door.js';
import type { Host, KeptPages } from './kept-pages.js';
import {
  FEED_TIMES,
  furtherPlaces,
  type RateLimitDecision,
  type RateLimiter,
  rateHeaders,
  SEARCH_TIMES,
  searchKey,
} from './rate-limit.js';
import { tooManyRequests, unavailable } from './refusals.js';
import type { Route } from './routes.js';

/** One request on its way through the service. */
export interface Call {
  readonly asked: Asked;
  readonly route: Route;
  /** When it came. */
  readonly at: Date;
  /** Where links in the answer point. */
  readonly baseUrl: string;
  readonly host: Host;
  readonly environment: NonNullable<RunOptions['environment']>;
  /** Does what takes long beside this loop. */
  readonly elsewhere: Elsewhere | undefined;
  /** How the service runs on the device of a reader, where it does. */
  readonly onDevice: OnDevice | undefined;
  /** The documents, where they are served. */
  readonly documents: Pick<Lazy<Documents>, 'get'> | undefined;
  /** What the reader of pages keeps for all of them. */
  readonly choices: Choices;
  /** Keeps what takes long to make. */
  readonly shelf: Shelf;
  /** Keeps the pages that are the same for everybody. */
  readonly kept: KeptPages;
  readonly report: (error: unknown) => void;
}

/** Options of a handler that limits how many calculations a client gets: both of them. */
export interface LimitedOptions {
  /** Counts the calculations of each client and tool. */
  readonly rateLimiter: RateLimiter;
  /** Whom to count a request against, usually the `clientKey` of its address. */
  readonly clientId: (request: Request) => string;
}

/** Options of a handler without a limit: neither of them. */
export interface UnlimitedOptions {
  readonly rateLimiter?: undefined;
  readonly clientId?: undefined;
}

interface Counted extends Pick<Answer, 'headers'> {
  /** Requests that the window holds; undefined where nothing counts. */
  readonly limit?: number;
  /** Why the request may not go on. */
  readonly refusal?: CalculationError;
}

const UNCOUNTED: Counted = { headers: {} };

/** A POST: counted, read, validated and calculated, in this order. Every answer to a request that counted says so. */
export async function calculation(call: Call, tool: AnyTool, limiter: RateLimiter | undefined): Promise<Answer> {
  const { asked, baseUrl, environment, elsewhere } = call;
  const { client, isGone } = asked;
  // A clock that tells no time is no error of the client.
  const at = readClock(call.at);
  let counted: Counted = limiter ? await count(call, tool, limiter) : UNCOUNTED;
  const refused = (error: unknown, status?: number) =>
    failure(tool.slug, error, at, { headers: counted.headers, ...(status !== undefined && { status }) });
  if (counted.refusal) return refused(counted.refusal);
  const conventions = optionsOf(asked, tool);
  if (conventions instanceof CalculationError) return refused(conventions);
  const body = await asked.json(mostBytesOf(tool));
  if ('status' in body) return refused(new CalculationError('invalid_input', body.message), body.status);
  const read = inputOf(tool, body.value);
  if (read instanceof CalculationError) return refused(read);
  const places = costOf(tool, read, conventions);
  const more = furtherPlaces(places, counted.limit);
  if (more > 0) {
    counted = await count(call, tool, limiter, more);
    if (counted.refusal) return refused(counted.refusal);
  }
  try {
    const asking = { at, baseUrl, environment, conventions, places };
    const envelope = envelopeOf(tool, read, asking, { elsewhere, client, isGone });
    return json(envelope instanceof Promise ? await envelope : envelope, 200, counted.headers);
  } catch (error) {
    if (!isCalculationError(error)) call.report(error);
    return failure(tool.slug, error, at, { headers: { ...counted.headers, ...retryAfterOf(error) } });
  }
}

function inputOf(tool: AnyTool, value: unknown): ReadInput | CalculationError {
  try {
    return readInput(tool, value, 'specified', ZONE_NAMES);
  } catch (error) {
    if (error instanceof CalculationError) return error;
    throw error;
  }
}

/** The options that the query of an address gives, or what is wrong with them. */
function optionsOf({ search }: Asked, { options }: AnyTool): ToldConventions | CalculationError {
  if (search === '') return {};
  try {
    return conventionsFromTexts(options, new URLSearchParams(search));
  } catch (error) {
    if (error instanceof CalculationError) return error;
    throw error;
  }
}

type Countable = Pick<Call, 'asked' | 'at' | 'report'>;

/** Counts a calculation of so many places: what the answer to it says of the limit. */
export async function count(
  call: Countable,
  { slug }: AnyTool,
  limiter: RateLimiter | undefined,
  places = 1,
): Promise<Counted> {
  // The key leaves the family out: neither is a way round the other.
  return limiter ? taken(call, limiter, { key: `${call.asked.client} ${slug}`, times: 1, places }) : UNCOUNTED;
}

/** Counts a search, what is asked by a form, or a large document as several of them. */
export async function countSearch(call: Countable, limiter: RateLimiter | undefined, places = 1): Promise<Counted> {
  const { client } = call.asked;
  return limiter ? taken(call, limiter, { key: searchKey(client), times: SEARCH_TIMES, places }) : UNCOUNTED;
}

/** Counts a calendar of so many places that has to be made. */
export async function countFeed(call: Countable, limiter: RateLimiter | undefined, places: number): Promise<Counted> {
  const key = `${call.asked.client} feed`;
  return limiter ? taken(call, limiter, { key, times: FEED_TIMES, places }) : UNCOUNTED;
}

async function taken(
  { at, report }: Countable,
  limiter: RateLimiter,
  { key, times, places }: { readonly key: string; readonly times: number; readonly places: number },
): Promise<Counted> {
  let decision: RateLimitDecision;
  try {
    decision = await limiter.take(key, at.getTime(), times, places);
  } catch (error) {
    report(error);
    return { headers: {}, refusal: unavailable() };
  }
  const headers = rateHeaders(decision);
  const { allowed, limit, resetSeconds } = decision;
  return allowed ? { headers, limit } : { headers, limit, refusal: tooManyRequests(resetSeconds) };
}
