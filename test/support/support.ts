import { CalculationError } from '../../src/base/errors.js';
import type { Caveat } from '../../src/base/input/caveats.js';
import { FOR_PROGRAMS } from '../../src/languages/en/caveats.js';
import { caveatSentence } from '../../src/languages/words/caveats/caveat-words.js';

/** A frozen clock: the same inputs give the same bytes on every machine and every day. */
export const NOW = new Date('2026-01-01T00:00:00Z');

export const options = { now: NOW, baseUrl: 'https://example.test' };

/**
 * How often a property is tried. The seed is fixed so that a run of the suite says the same to everybody;
 * PROPERTY_SEED=… tries other inputs.
 */
export function runs(numRuns: number): { readonly numRuns: number; readonly seed: number } {
  return { numRuns, seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_101) };
}

/** The words of a text: a long list of them on few lines. */
export function words([text = '']: TemplateStringsArray): string[] {
  return text.trim().split(/\s+/);
}

/** The calculation error that an action ends with. */
export function errorOf(action: () => unknown): CalculationError {
  try {
    action();
  } catch (error) {
    if (error instanceof CalculationError) return error;
    throw error;
  }
  throw new Error('It should have failed.');
}

/** The value, or undefined where the calculation refuses the input with `engine_error`: dates, zones and the poles. */
export function unlessRefused<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof CalculationError && error.code === 'engine_error') return undefined;
    throw error;
  }
}

/** Milliseconds since 1970 of a local date-time with offset, which before standard time has seconds that `Date` refuses. */
export function epochOf(local: string): number {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(local);
  if (!parts) throw new TypeError(`${local} is no local date-time with offset.`);
  const [, wall, sign, hours, minutes, seconds = '0'] = parts;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return Date.parse(`${wall}Z`) - (sign === '-' ? -offset : offset) * 1000;
}

/** "Sun" or "Moon" as the name of a graha, without its article. */
export const SUN_OR_MOON_BARE = /(?<!\b[Tt]he (?:natal |tropical )?)\b(?:Sun|Moon)\b(?! signs?\b)/;

/** What caveats say as one text, undefined when there are none. */
export function textOf(caveats: readonly Caveat[]): string | undefined {
  return caveats.map((caveat) => caveatSentence(FOR_PROGRAMS, caveat)).join(' ') || undefined;
}
