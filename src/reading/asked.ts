import { oneOf, refusal, requireOptions } from '../base/input/options.js';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/locale/locales.js';

/** In whose language something was typed. */
export interface ReadOptions {
  /** English without one. Names of months, letters of directions and the order of day and month hang on it. */
  readonly locale?: LanguageCode | undefined;
}

/**
 * What was typed and by whom, of which no compiler has told.
 *
 * @throws CalculationError `invalid_input` for what is no text, and for an option or a language that there is not.
 */
export function requireAsked(typed: unknown, options: ReadOptions, others: readonly string[] = []): void {
  if (typeof typed !== 'string') throw refusal('What was typed must be a text.');
  requireOptions(options, ['locale', ...others]);
  oneOf('locale', LANGUAGE_CODES, options.locale ?? 'en');
}
