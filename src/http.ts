export { clientKey } from './adapters/http/client-key.js';
export { createHandler, type Handler, type HandlerOptions } from './adapters/http/handler.js';
export {
  type RateLimitDecision,
  type RateLimiter,
  SlidingWindowLimiter,
  type SlidingWindowOptions,
} from './adapters/http/rate-limit.js';
