export type { LimitedOptions, UnlimitedOptions } from '../service/http/calculation.js';
export { clientKey } from '../service/http/client-key.js';
export type { Answered } from '../service/http/door.js';
export {
  type CommonHandlerOptions,
  createHandler,
  type Handler,
  type HandlerOptions,
} from '../service/http/handler.js';
export {
  type RateLimitDecision,
  type RateLimiter,
  SlidingWindowLimiter,
  type SlidingWindowOptions,
} from '../service/http/rate-limit.js';
