import { type Command, Option } from 'commander';
import { formatOf } from '../../base/schema/formats.js';
import type { FieldSchema } from '../../base/schema/validate.js';
import { parametersOf } from '../../calculation/convention-parameters.js';
import type { AnyTool } from '../../calculation/tool.js';
import { usualBirthFields } from '../../calculation/usual-birth.js';
import { inputMeaning } from '../../catalog/flattened-inputs.js';
import { type PlaceFields, placesOf } from '../../catalog/place-fields.js';
import { UsageError } from './settings.js';

/** A flag that gives a field of an input. */
export interface FieldFlag {
  readonly field: string;
  readonly option: Option;
}

/** A flag that gives the fields of a place by its name. */
export interface PlaceFlag {
  readonly fields: PlaceFields;
  readonly option: Option;
}

/** The flags of a tool's fields, in the order of its schema. */
export function fieldFlags({ inputSchema }: Pick<AnyTool, 'inputSchema'>): FieldFlag[] {
  return Object.entries(inputSchema.properties).map(([field, schema]) =>
    fieldFlag(field, schema, inputSchema.required?.includes(field) ? 'Required. ' : ''),
  );
}

/** The flags of the options that a tool takes, which choose a convention. */
export function optionFlags({ options }: Pick<AnyTool, 'options'>): FieldFlag[] {
  return Object.entries(parametersOf(options)).map(([name, schema]) => fieldFlag(name, schema));
}

function fieldFlag(field: string, schema: FieldSchema, before = ''): FieldFlag {
  return { field, option: new Option(`--${flagOf(field)} <${valueName(schema)}>`, before + inputMeaning(schema)) };
}

/** The flags of a birth by the names that most tools have for its fields, where a tool has others. */
export function birthFlags(tool: Pick<AnyTool, 'inputSchema' | 'births'>): FieldFlag[] {
  return [...usualBirthFields(tool)].map(([usual, field]) => {
    const value = valueName(tool.inputSchema.properties[field] ?? {});
    return { field, option: new Option(`--${flagOf(usual)} <${value}>`, `The same as --${flagOf(field)}.`) };
  });
}

/** A flag for each place of a tool. */
export function placeFlags(tool: Pick<AnyTool, 'inputSchema' | 'options'>): PlaceFlag[] {
  return placesOf(tool).map((fields) => {
    const { argument, latitude, longitude, zone, name } = fields;
    const given = [latitude, longitude, zone, name].filter((field) => field !== undefined);
    return {
      fields,
      option: new Option(
        `--${flagOf(argument)} <name>`,
        `Name of a place, such as "Springfield, Illinois": gives ${given.map((field) => `--${flagOf(field)}`).join(', ')}.`,
      ),
    };
  });
}

/** Every flag that gives a single field or option of a tool; where a field has two, its own one wins and is the last. */
export function allFieldFlags(tool: AnyTool): FieldFlag[] {
  return [...birthFlags(tool), ...fieldFlags(tool), ...optionFlags(tool)];
}

/** @throws UsageError for a flag after another one that was left without its value, and was read as that */
export function requireValues(command: Command): void {
  for (const option of command.options) {
    const value = typed(option, command);
    if (command.options.some(({ long }) => long === value)) {
      throw new UsageError(`${option.long} needs a value, and "${value}" is a flag.`);
    }
  }
}

/** What was typed as the value of an option. */
export function typed(option: Option, command: Command): string | undefined {
  return command.getOptionValue(option.attributeName()) as string | undefined;
}

/** `birth_date` is `--birth-date`. */
export function flagOf(field: string): string {
  return field.replaceAll('_', '-');
}

function valueName({ type, format, enum: values, items }: FieldSchema): string {
  if (items) return items.type === 'object' ? 'row;row' : 'name,name';
  if (values) return values.length > 4 ? 'name' : values.join('|');
  const shape = /\(([^()]+)\)/.exec(formatOf(format)?.expected ?? '')?.[1];
  if (shape !== undefined) return shape;
  if (format === 'time-zone') return 'zone';
  return [type ?? []].flat().some((name) => name === 'number' || name === 'integer') ? 'number' : 'text';
}
