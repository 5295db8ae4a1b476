export type { LimitedOptions, UnlimitedOptions } from './adapters/http/calculation.js';
export { clientKey } from './adapters/http/client-key.js';
export type { Answered } from './adapters/http/door.js';
export {
  type CommonHandlerOptions,
  createHandler,
  type Handler,
  type HandlerOptions,
} from './adapters/http/handler.js';
export {
  type RateLimitDecision,
  type RateLimiter,
  SlidingWindowLimiter,
  type SlidingWindowOptions,
} from './adapters/http/rate-limit.js';
