import type { CalculationError } from '../../base/errors.js';
import { isRecord } from '../../base/input/options.js';
import { placesFor } from '../../calculation/cost.js';
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
import { SHORT_LIST } from './listing.js';
import { FIND_PLACE, slugCalled, toolListText } from './tools.js';

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
export interface Counted {
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
