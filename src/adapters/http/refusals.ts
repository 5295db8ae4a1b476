import { CalculationError } from '../../errors.js';

/** What the service itself refuses, in words. The OpenAPI document shows them as examples. */

export function unknownTool(slug: string): CalculationError {
  return new CalculationError('not_found', `There is no tool ${JSON.stringify(slug)}.`);
}

export function wrongMethod(allowed: string): CalculationError {
  return new CalculationError('invalid_input', `The method must be one of ${allowed}.`);
}

export function tooManyRequests(seconds: number): CalculationError {
  return new CalculationError('rate_limited', `Too many requests. A slot is free in ${seconds} seconds.`);
}

export function unavailable(): CalculationError {
  return new CalculationError('engine_unavailable', 'The service is not available. Try again later.');
}
