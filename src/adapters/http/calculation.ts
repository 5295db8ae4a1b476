import { type Conventions, conventionsFromTexts } from '../../calculation/conventions.js';
import type { AnyTool } from '../../calculation/define.js';
import { type RunOptions, runTool } from '../../envelope/run.js';
import { CalculationError, STATUS_BY_CODE } from '../../errors.js';
import { type Answer, failure, json } from './answer.js';
import { readJson } from './body.js';
import type { RateLimitDecision, RateLimiter } from './rate-limit.js';
import { tooManyRequests, unavailable } from './refusals.js';
import type { Route } from './routes.js';

/** One request on its way through the handler. */
export interface Call {
  readonly request: Request;
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

/** A POST: counted, read, validated and calculated, in this order. Every answer to a request that counted says so. */
export async function calculation(
  call: Call,
  tool: AnyTool,
  limit: LimitedOptions | UnlimitedOptions,
): Promise<Answer> {
  const { request, at, baseUrl, environment, report } = call;
  const counted = await count(call, tool, limit);
  if ('status' in counted) return counted;
  const options = optionsOf(request, tool);
  if (options instanceof CalculationError) return failure(tool.slug, options, at, { headers: counted.headers });
  const body = await readJson(request);
  if ('status' in body) {
    const error = new CalculationError('invalid_input', body.message);
    return failure(tool.slug, error, at, { status: body.status, headers: counted.headers });
  }
  const envelope = runTool<never, unknown>(tool, body.value, {
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
function optionsOf({ url }: Request, { options }: AnyTool): Partial<Conventions> | CalculationError {
  const { searchParams } = new URL(url);
  if (searchParams.size === 0) return {};
  try {
    return conventionsFromTexts(options, searchParams);
  } catch (error) {
    if (error instanceof CalculationError) return error;
    throw error;
  }
}

/** The headers of a request that may go on, or the answer to one that may not. */
async function count(
  { request, at, report }: Call,
  { slug }: AnyTool,
  { rateLimiter, clientId }: LimitedOptions | UnlimitedOptions,
): Promise<Answer | Pick<Answer, 'headers'>> {
  if (!rateLimiter) return { headers: {} };
  // The key leaves the family out: neither is a way round the other.
  const key = `${clientId(request)} ${slug}`;
  let decision: RateLimitDecision;
  try {
    decision = await rateLimiter.take(key, at.getTime());
  } catch (error) {
    report(error);
    return failure(slug, unavailable(), at);
  }
  const headers = rateHeaders(decision);
  if (decision.allowed) return { headers };
  const { resetSeconds } = decision;
  const wait = { 'Retry-After': String(resetSeconds) };
  return failure(slug, tooManyRequests(resetSeconds), at, { headers: { ...headers, ...wait } });
}

function rateHeaders({ limit, remaining, resetSeconds }: RateLimitDecision): Answer['headers'] {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
  };
}
