import { CalculationError } from '../../base/errors.js';
import { nearest } from '../../base/nearest.js';
import { because } from '../../base/reasons.js';
import { allTools } from '../../tools/registry.js';

/** What the service itself refuses, in words. The OpenAPI document shows them as examples. */

export function unknownTool(slug: string): CalculationError {
  const meant = nearest(
    slug,
    allTools.map((tool) => tool.slug),
  );
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return new CalculationError('not_found', `There is no tool ${JSON.stringify(slug)}.${hint}`);
}

export function nothingHere(): CalculationError {
  return new CalculationError('not_found', 'There is nothing at this address.');
}

export function wrongMethod(allowed: string): CalculationError {
  return new CalculationError('invalid_input', `The method must be one of ${allowed}.`);
}

export function tooManyRequests(seconds: number): CalculationError {
  const message = `Too many requests. A slot is free in ${seconds} seconds.`;
  return because(new CalculationError('rate_limited', message), 'rate_limited', { seconds });
}

export function unavailable(): CalculationError {
  return new CalculationError('engine_unavailable', 'The service is not available. Try again later.');
}
