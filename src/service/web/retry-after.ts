import { reasonOf } from '../../base/reasons.js';

/** The header that says how long to wait, for an error that knows it. */
export function retryAfterOf(refusal: unknown): Readonly<Record<string, string>> {
  const reason = reasonOf(Object(refusal));
  return reason?.code === 'rate_limited' ? { 'Retry-After': String(reason.facts.seconds) } : {};
}
