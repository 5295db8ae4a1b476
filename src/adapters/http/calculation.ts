import type { Conventions } from '../../calculation/conventions.js';
import { conventionsFromTexts } from '../../calculation/conventions-from-texts.js';
import type { AnyTool } from '../../calculation/define.js';
import { type RunOptions, runTool } from '../../envelope/run.js';
import { CalculationError, STATUS_BY_CODE } from '../../errors.js';
import { type Answer, failure, json } from './answer.js';
import type { Asked } from './door.js';
import { type RateLimitDecision, type RateLimiter, rateHeaders, SEARCH_TIMES, searchKey } from './rate-limit.js';
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
  readonly environment: NonNullable<RunOptions['environment']>;
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
  /** Why the request may not go on. */
  readonly refusal?: CalculationError;
}

const UNCOUNTED: Counted = { headers: {} };

/** A POST: counted, read, validated and calculated, in this order. Every answer to a request that counted says so. */
export async function calculation(call: Call, tool: AnyTool, limiter: RateLimiter | undefined): Promise<Answer> {
  const { asked, at, baseUrl, environment, report } = call;
  const counted: Counted = limiter ? await count(call, tool, limiter) : UNCOUNTED;
  if (counted.refusal) return failure(tool.slug, counted.refusal, at, { headers: counted.headers });
  const options = optionsOf(asked, tool);
  if (options instanceof CalculationError) return failure(tool.slug, options, at, { headers: counted.headers });
  const body = await asked.json();
  if ('status' in body) {
    const error = new CalculationError('invalid_input', body.message);
    return failure(tool.slug, error, at, { status: body.status, headers: counted.headers });
  }
  const envelope = runTool(tool, body.value, {
    now: at,
    inputs: 'specified',
    baseUrl,
    environment: { ...environment, ...options },
    onError: report,
  });
  const status = 'error' in envelope ? STATUS_BY_CODE[envelope.error.code] : 200;
  return json(envelope, status, counted.headers);
}

/** The options that the query of an address gives, or what is wrong with them. */
function optionsOf({ search }: Asked, { options }: AnyTool): Partial<Conventions> | CalculationError {
  if (search === '') return {};
  try {
    return conventionsFromTexts(options, new URLSearchParams(search));
  } catch (error) {
    if (error instanceof CalculationError) return error;
    throw error;
  }
}

type Countable = Pick<Call, 'asked' | 'at' | 'report'>;

/** Counts a calculation: what the answer to it says of the limit. */
export async function count(call: Countable, { slug }: AnyTool, limiter: RateLimiter | undefined): Promise<Counted> {
  // The key leaves the family out: neither is a way round the other.
  return limiter ? taken(call, limiter, { key: `${call.asked.client} ${slug}`, times: 1 }) : UNCOUNTED;
}

/** Counts a search, or what is asked by a form. */
export async function countSearch(call: Countable, limiter: RateLimiter | undefined): Promise<Counted> {
  return limiter ? taken(call, limiter, { key: searchKey(call.asked.client), times: SEARCH_TIMES }) : UNCOUNTED;
}

async function taken(
  { at, report }: Countable,
  limiter: RateLimiter,
  { key, times }: { readonly key: string; readonly times: number },
): Promise<Counted> {
  let decision: RateLimitDecision;
  try {
    decision = await limiter.take(key, at.getTime(), times);
  } catch (error) {
    report(error);
    return { headers: {}, refusal: unavailable() };
  }
  const headers = rateHeaders(decision);
  return decision.allowed ? { headers } : { headers, refusal: tooManyRequests(decision.resetSeconds) };
}
