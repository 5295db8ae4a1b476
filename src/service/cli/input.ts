import { CalculationError, shortened } from '../../base/errors.js';
import { isRecord } from '../../base/input/options.js';
import type { AnyTool } from '../../calculation/tool.js';
import { MAX_BODY_BYTES } from '../http/body.js';
import type { Terminal } from './settings.js';

/** @throws CalculationError for an argument that is not JSON, which is told as it came: shells take quotes away */
export function fromArgument(text: string, tool: AnyTool): unknown {
  const value = fromJson(text);
  if (value !== undefined) return value;
  const flags = `Some shells take its quotes away; flags need none, see: nirayana help ${tool.functionName}`;
  throw new CalculationError('invalid_input', `${JSON.stringify(shortened(text))} is not valid JSON. ${flags}`);
}

/** @throws CalculationError for what cannot be read, or not as JSON */
export async function fromStandardInput(input: Terminal['input']): Promise<unknown> {
  const text = await textOf(input);
  const value = fromJson(text);
  if (value !== undefined) return value;
  const isEmpty = text.trim() === '';
  throw new CalculationError(
    'invalid_input',
    isEmpty ? 'Standard input is empty. It takes the input as JSON.' : 'Standard input is not valid JSON.',
  );
}

/** Undefined for a text that is not JSON. */
function fromJson(text: string): unknown {
  try {
    // Some shells put a byte order mark before what they pipe.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

class TooLong extends Error {}

/** @throws CalculationError for what cannot be read, or not as UTF-8, and for more than HTTP takes of a body */
async function textOf(input: Terminal['input']): Promise<string> {
  const chunks: Uint8Array[] = [];
  try {
    let size = 0;
    for await (const chunk of input) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw new TooLong();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof TooLong) {
      throw new CalculationError('invalid_input', `Standard input is larger than ${MAX_BODY_BYTES} bytes.`);
    }
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
