import { type Command, Option } from 'commander';
import { parametersOf } from '../../calculation/conventions.js';
import type { AnyTool } from '../../calculation/define.js';
import { inputMeaning } from '../../catalog/flattened-inputs.js';
import { filledFields, NATAL_BIRTH } from '../../contract/birth-fields.js';
import { formatOf } from '../../schema/formats.js';
import type { FieldSchema, ObjectSchema } from '../../schema/validate.js';
import { UsageError } from './terminal.js';

/** A flag that gives a field of an input. */
export interface FieldFlag {
  readonly field: string;
  readonly option: Option;
}

/** The fields of an input that name one place. */
export interface PlaceFields {
  readonly latitude: string;
  readonly longitude: string;
  /** The zone that goes with it, where the input has one. */
  readonly zone: string | undefined;
  /** The text that names it, where the input has one. */
  readonly name: string | undefined;
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
export function birthFlags({ inputSchema, births }: Pick<AnyTool, 'inputSchema' | 'births'>): FieldFlag[] {
  const own = births?.['birth'];
  if (!own) return [];
  const common = NATAL_BIRTH.birth;
  return filledFields(common)
    .map(([usual, part]) => ({ usual, field: own[part] }))
    .filter((one): one is { usual: string; field: string } => one.field !== undefined)
    .filter(({ usual }) => !Object.hasOwn(inputSchema.properties, usual))
    .map(({ usual, field }) => {
      const value = valueName(inputSchema.properties[field] ?? {});
      return {
        field,
        option: new Option(`--${flagOf(usual)} <${value}>`, `The same as --${flagOf(field)}.`),
      };
    });
}

/**
 * A flag for each place of a tool: `--place`, or with the words before its latitude. The place of a timing tool is an
 * option; where a birth has the plain flag, it is `--at-place`.
 */
export function placeFlags({ inputSchema, options }: Pick<AnyTool, 'inputSchema' | 'options'>): PlaceFlag[] {
  const ofInput = placesOf(inputSchema);
  const zone = Object.hasOwn(inputSchema.properties, 'timezone') ? 'timezone' : undefined;
  const ofDay = { latitude: 'at_lat', longitude: 'at_lon', zone, name: undefined };
  const places = options.includes('place') ? [...ofInput, ofDay] : ofInput;
  return places.map((fields) => {
    const before = flagOf(fields.latitude).replace(/-?lat(itude)?$/, '');
    const isPlain = before === '' || places.length === 1 || (fields !== ofDay && ofInput.length === 1);
    const given = Object.values(fields).filter((field) => field !== undefined);
    return {
      fields,
      option: new Option(
        `--${isPlain ? '' : `${before}-`}place <name>`,
        `Name of a place, such as "Springfield, Illinois": gives ${given.map((field) => `--${flagOf(field)}`).join(', ')}.`,
      ),
    };
  });
}

function placesOf({ properties }: ObjectSchema): PlaceFields[] {
  const has = (field: string) => (Object.hasOwn(properties, field) ? field : undefined);
  return Object.keys(properties).flatMap((latitude) => {
    const [matched, before = ''] = /^(.*_)?lat(?:itude)?$/.exec(latitude) ?? [];
    if (matched === undefined) return [];
    const longitude = has(latitude.replace(/lat(itude)?$/, (word) => (word === 'lat' ? 'lon' : 'longitude')));
    if (longitude === undefined) return [];
    const zone =
      before === ''
        ? (has('birth_timezone') ?? has('timezone') ?? has('tz'))
        : (has(`${before}birth_timezone`) ?? has(`${before}timezone`));
    return [{ latitude, longitude, zone, name: has(`${before}place`) }];
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

function valueName({ type, format, enum: values }: FieldSchema): string {
  if (values) return values.length > 4 ? 'name' : values.join('|');
  const shape = /\(([^()]+)\)/.exec(formatOf(format)?.expected ?? '')?.[1];
  if (shape !== undefined) return shape;
  if (format === 'time-zone') return 'zone';
  return [type ?? []].flat().some((name) => name === 'number' || name === 'integer') ? 'number' : 'text';
}
