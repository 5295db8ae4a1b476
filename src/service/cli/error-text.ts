import type { Command } from 'commander';
import { type FieldError, invalidInput } from '../../base/errors.js';
import type { AnyTool } from '../../calculation/define.js';
import type { ErrorEnvelope } from '../../calculation/error.js';
import { allFieldFlags, placeFlags, typed } from './flags.js';

/** A failure for people, with a line for each failing field. */
export function errorText({ error: { message, field_errors: fields } }: ErrorEnvelope): string {
  const lines = fields.map((one) => `  ${one.field}: ${one.message}\n`);
  return `nirayana: ${message}\n${lines.join('')}`;
}

/** An error that names the flags, where some were typed, and not the fields that they give. */
export function byFlags(envelope: ErrorEnvelope, tool: AnyTool, command: Command): ErrorEnvelope {
  const { error } = envelope;
  const flags = allFieldFlags(tool);
  const areTyped = [...flags, ...placeFlags(tool)].some(({ option }) => typed(option, command) !== undefined);
  if (!areTyped || error.field_errors.length === 0) return envelope;
  const named = error.field_errors.map(({ field, message }): FieldError => {
    const own = flags.filter((flag) => flag.field === field);
    const given = own.find(({ option }) => typed(option, command) !== undefined);
    const place = placeFlags(tool).find(({ fields }) => [fields.latitude, fields.longitude].includes(field));
    return {
      field: (given ?? own.at(-1))?.option.long ?? field,
      message: place && !given ? `${message} Or give ${place.option.long}.` : message,
    };
  });
  return { ...envelope, error: { ...error, message: invalidInput(named).message, field_errors: named } };
}
