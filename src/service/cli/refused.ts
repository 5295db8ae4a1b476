import type { FieldError } from '../../base/errors.js';

/** What is wrong with an input as it stands on standard error: a sentence, then a line for each field. */
export function refusedText(message: string, fields: readonly FieldError[]): string {
  return `nirayana: ${message}\n${fields.map(({ field, message: why }) => `  ${field}: ${why}\n`).join('')}`;
}
