import { CalculationError } from '../../errors.js';
import { isRecord } from '../../input/options.js';
import type { Terminal } from './terminal.js';

/** @throws CalculationError for a text that is not JSON */
export function fromJson(text: string): unknown {
  try {
    // Some shells put a byte order mark before what they pipe.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new CalculationError('invalid_input', 'The input is not valid JSON.');
  }
}

/** @throws CalculationError for what cannot be read, or not as UTF-8 */
export async function textOf(input: Terminal['input']): Promise<string> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of input) chunks.push(chunk);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CalculationError('invalid_input', `Standard input cannot be read: ${reason}.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new CalculationError('invalid_input', 'The input is not valid UTF-8.');
  }
}

/** A JSON input with the fields that flags give, which win. Anything but an object is left to be refused as it is. */
export function withFields(value: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  return isRecord(value) ? { ...value, ...fields } : value;
}
