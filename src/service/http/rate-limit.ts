/** Requests that a window of a limiter admits where nothing else is said. */
export const DEFAULT_LIMIT = 30;

/** What a limiter says to one request. */
export interface RateLimitDecision {
  readonly allowed: boolean;
  /** Requests allowed per window. */
  readonly limit: number;
  /** Requests left in the window. */
  readonly remaining: number;
  /** Whole seconds until the window frees a slot, or to one that is refused as many as it needs; at least 1. */
  readonly resetSeconds: number;
}

/** How many times the limit of a calculator a client may search for places and tools, and ask with forms. */
export const SEARCH_TIMES = 4;

/** The same for messages of MCP that neither calculate nor search. */
export const MESSAGE_TIMES = 10;

/** The same for a chart as PNG, which takes the processor as long as some thirty calculations. */
export const PNG_TIMES = 1 / 3;

/** The same for calendars of two years, of which each takes as many places as its parts. */
export const FEED_TIMES = 2;

/** Requests that a window holds: a whole number, since a client is told of it. */
export function windowOf(limit: number, times: number): number {
  return Math.max(1, Math.floor(limit * times));
}

/** Places of a window that a request takes: what costs more than the whole window could else never be asked for. */
export function placesIn(limit: number, places: number): number {
  return Math.min(limit, Math.max(1, Math.ceil(places)));
}

/** What a request takes beside the one place that it had before anything was known of it. */
export function furtherPlaces(places: number, limit: number | undefined): number {
  return limit === undefined ? 0 : placesIn(limit, places) - 1;
}

/** The key of the searches and forms of a client, whatever they come by. */
export function searchKey(client: string): string {
  return `${client} search`;
}

/** What every answer to a request that was counted says of it, and how long to wait to one that is refused. */
export function rateHeaders({ allowed, limit, remaining, resetSeconds }: RateLimitDecision) {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
    ...(!allowed && { 'Retry-After': String(resetSeconds) }),
  };
}

/**
 * Counts requests. Asynchronous where a shared store stands behind it; one that throws makes the answer a 502.
 *
 * @example
 * import { createHandler, type RateLimiter } from 'nirayana/http';
 *
 * const closed: RateLimiter = { take: () => ({ allowed: false, limit: 1, remaining: 0, resetSeconds: 60 }) };
 * const handle = createHandler({ rateLimiter: closed, clientId: () => 'everybody' });
 * const request = new Request('https://example.org/api/public/tools/sun-sign', { method: 'POST' });
 * (await handle(request)).status; // => 429
 */
export interface RateLimiter {
  /**
   * Counts one request against a key, at an instant in milliseconds since 1970.
   *
   * @param times how many times the limit the window of this key holds, 1 when left out: what costs less than a
   * calculation is asked for more often, and what costs more has a part of it, one request at least. A limiter of one's own may pass over it.
   * @param places how many requests it counts as, 1 when left out: a long calculation takes one for each forty
   * milliseconds of it, though no more than the whole window. A limiter of one's own may pass over it too.
   */
  take(
    key: string,
    nowMilliseconds: number,
    times?: number,
    places?: number,
  ): RateLimitDecision | Promise<RateLimitDecision>;
}

export interface SlidingWindowOptions {
  /** Requests admitted per window and key. Default 30. */
  readonly limit?: number;
  /** Default one minute. */
  readonly windowMilliseconds?: number;
  /** Keys held at most, 2 or more; beyond it those unused for longest are forgotten. Default 100,000. */
  readonly maxKeys?: number;
}

/**
 * A sliding log in memory: it keeps the instants of the admitted requests of each key, so that no window of the given
 * length, wherever it begins, admits more than the limit. Refused requests are not counted.
 *
 * @throws RangeError for a limit, window or number of keys that is too small or no whole number.
 *
 * @example
 * import { clientKey, createHandler, SlidingWindowLimiter } from 'nirayana/http';
 *
 * const rateLimiter = new SlidingWindowLimiter({ limit: 1 });
 * const handle = createHandler({ rateLimiter, clientId: () => clientKey('203.0.113.7') });
 * const url = 'https://example.org/api/public/tools/sun-sign';
 * const headers = { 'Content-Type': 'application/json' };
 * const post = () => handle(new Request(url, { method: 'POST', headers, body: '{"month":5,"day":17}' }));
 * (await post()).status; // => 200
 * (await post()).status; // => 429
 */
export class SlidingWindowLimiter implements RateLimiter {
  readonly #limit: number;
  readonly #window: number;
  readonly #generationSize: number;
  /**
   * Logs, each in order of time, in two generations: those used since `#since`, and those last used before. A new
   * generation begins when this one is a window old, by when every log of the one before it has expired, or when it is
   * full. So idle keys leave without anyone looking for them.
   */
  #recent = new Map<string, number[]>();
  #older = new Map<string, number[]>();
  #since = Number.NEGATIVE_INFINITY;

  constructor({ limit = DEFAULT_LIMIT, windowMilliseconds = 60_000, maxKeys = 100_000 }: SlidingWindowOptions = {}) {
    this.#limit = atLeast(1, 'limit', limit);
    this.#window = atLeast(1, 'windowMilliseconds', windowMilliseconds);
    this.#generationSize = Math.floor(atLeast(2, 'maxKeys', maxKeys) / 2);
  }

  /** How many keys are held. */
  get size(): number {
    return this.#recent.size + this.#older.size;
  }

  /**
   * Counts one request against a key, unless it is refused. The instant is in milliseconds since 1970; `times` is how
   * many times the limit the window of the key holds, `places` how many requests it counts as.
   *
   * @throws RangeError for an instant that no Date can show.
   */
  take(key: string, nowMilliseconds: number, times = 1, places = 1): RateLimitDecision {
    const limit = windowOf(this.#limit, times);
    const wanted = placesIn(limit, places);
    if (!(Number.isFinite(nowMilliseconds) && Math.abs(nowMilliseconds) <= LAST_INSTANT)) {
      throw new RangeError(`nowMilliseconds must be milliseconds since 1970, not ${nowMilliseconds}.`);
    }
    const log = this.#use(key, nowMilliseconds);
    const expired = nowMilliseconds - this.#window;
    // A clock that was set back leaves instants in the future, which would lock the key until the clock caught up.
    while (newest(log) > nowMilliseconds) log.pop();
    while (oldest(log) <= expired) log.shift();
    const tooMany = log.length + wanted - limit;
    const allowed = tooMany <= 0;
    if (allowed) for (let place = 0; place < wanted; place++) log.push(nowMilliseconds);
    // The one with whose end there is room.
    const freeing = allowed ? oldest(log) : (log[tooMany - 1] as number);
    return {
      allowed,
      limit,
      remaining: limit - log.length,
      resetSeconds: Math.max(1, Math.ceil((freeing - expired) / 1000)),
    };
  }

  /** The log of a key, moved to the recent generation. */
  #use(key: string, nowMilliseconds: number): number[] {
    const isFull = this.#recent.size >= this.#generationSize && !this.#recent.has(key);
    const isPast = nowMilliseconds < this.#since || nowMilliseconds >= this.#since + this.#window;
    if (isFull || isPast) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#since = nowMilliseconds;
    }
    const log = this.#recent.get(key) ?? this.#older.get(key) ?? [];
    this.#older.delete(key);
    this.#recent.set(key, log);
    return log;
  }
}

/** The furthest from 1970 that a Date can be, milliseconds (ECMA-262, section 21.4.1.1). */
const LAST_INSTANT = 8.64e15;

function oldest(log: readonly number[]): number {
  return log[0] ?? Number.POSITIVE_INFINITY;
}

function newest(log: readonly number[]): number {
  return log.at(-1) ?? Number.NEGATIVE_INFINITY;
}

function atLeast(least: number, name: string, value: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new RangeError(`${name} must be a whole number, at least ${least}, not ${value}.`);
}
