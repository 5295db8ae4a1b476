import { isRecord } from '../../base/input/options.js';
import { publishedFields, publishedInput, publishedResult } from '../../base/schema/published.js';
import type { FieldSchema } from '../../base/schema/validate.js';
import { parametersOf } from '../../calculation/convention-parameters.js';
import type { AnyTool } from '../../calculation/tool.js';
import { placesOf } from '../../catalog/place-fields.js';
import { PLACE_SCHEMAS } from '../http/openapi/places.js';
import { object, SCHEMAS, schemaName, successSchema } from '../http/openapi/schemas.js';
import { placeArgument } from './named-places.js';
import { PLACE_QUERY } from './place-search.js';

/** A schema of an object, as tools are listed with. */
export interface ListedSchema {
  readonly [keyword: string]: unknown;
  readonly type: 'object';
}

/** What a tool takes: its input, places by name, the options of which it has use, and whether all is to be told. */
export function argumentsSchema(tool: AnyTool): ListedSchema {
  const { inputSchema, options } = tool;
  const published = publishedInput(inputSchema);
  const places = placesOf(tool);
  const found = new Set(places.flatMap(({ latitude, longitude, zone }) => [latitude, longitude, zone]));
  const required = (published.required ?? []).filter((field) => !found.has(field));
  // A name of both, such as locale, is described as the input has it.
  return listed({
    ...published,
    required,
    properties: {
      ...published.properties,
      ...publishedFields(parametersOf(options)),
      ...published.properties,
      ...Object.fromEntries(places.map((fields) => [placeArgument(fields), { type: 'string', description: PLACE }])),
      [STRUCTURED]: { type: 'boolean', description: 'Whether the answer has all of the result as JSON too.' },
    },
  });
}

/** The argument that asks for structured content. */
export const STRUCTURED = 'structured';

const PLACE = 'City, region or country: gives the coordinates and zone that are left out.';

/**
 * The same in few words, for a list that a model reads in every conversation: what an input must have is described, what
 * it may have is named. Bounds and forms are told by the error where one is missed.
 */
export function shortArguments(tool: AnyTool): ListedSchema {
  const { required, properties } = argumentsSchema(tool) as ListedSchema & {
    required: readonly string[];
    properties: Readonly<Record<string, Nullable>>;
  };
  const optional = new Set(Object.keys(parametersOf(tool.options)));
  const places = new Set(placesOf(tool).map(placeArgument));
  const short = Object.entries(properties).map(([name, schema]) => {
    const type = typeOf(schema);
    const values = schema.enum && !optional.has(name) && isShort(schema.enum) && { enum: schema.enum };
    // There are clients that refuse a tool with an array that does not say what it holds.
    const items = schema.items && { items: shortItems(schema.items) };
    const { description = '' } = schema;
    const isUntold = required.includes(name) && !values;
    const told = places.has(name)
      ? 'City, country'
      : (SHORT[name] ?? /YYYY-MM(-DD)?/.exec(description)?.[0] ?? (isUntold ? description : undefined));
    return [name, { type, ...(told !== undefined && { description: told }), ...values, ...items }];
  });
  return { type: 'object', properties: Object.fromEntries(short), ...(required.length > 0 && { required }) };
}

/** A field as it is listed: one that may be null has its types apart. */
type Nullable = FieldSchema & { readonly anyOf?: readonly FieldSchema[] };

function typeOf({ type, anyOf }: Nullable): FieldSchema['type'] {
  return type ?? anyOf?.find((one) => one.type !== 'null')?.type;
}

/** What a list holds: its codes where they are few, and of objects what each needs and by what names the rest goes. */
function shortItems(items: NonNullable<FieldSchema['items']>): object {
  if (items.type === 'string') return isShort(items.enum) ? items : { type: items.type };
  const fields: Readonly<Record<string, Nullable>> = items.properties;
  const properties = Object.entries(fields).map(([name, schema]) => [name, { type: typeOf(schema) }]);
  return { type: 'object', properties: Object.fromEntries(properties), required: items.required };
}

/** What a name does not tell by itself. */
const SHORT: Readonly<Record<string, string>> = {
  birth_time: 'HH:MM; left out if unknown',
  time: 'HH:MM; left out if unknown',
  observance_codes: 'Such as ekadashi, lakshmi_puja',
  candidates: 'Each with an id, and a birth or a nakshatra',
};

/** What a tool answers: the success envelope. */
export function envelopeSchema(tool: AnyTool): ListedSchema {
  const name = schemaName(tool);
  return listed(successSchema(tool), {
    ...SCHEMAS,
    ...IN_EVERY_ENVELOPE,
    [`${name}Input`]: { type: 'object', description: 'The fields that were sent, without the options.' },
    [`${name}Result`]: publishedResult(tool.resultSchema),
  });
}

/** What a search for places takes. */
export function placeQuerySchema(): ListedSchema {
  return listed(PLACE_QUERY);
}

/** What a search for places answers. */
export function placesSchema(): ListedSchema {
  return listed(PLACE_SCHEMAS.PlaceList, PLACE_SCHEMAS);
}

/**
 * More values than these are not listed, which a model would read in every conversation; a description has examples, and
 * the error for another value lists all.
 */
const MOST_VALUES = 100;

function isShort(values: readonly unknown[] = []): boolean {
  return values.length <= MOST_VALUES;
}

const TEXT = { type: 'string' };

const { Provenance } = SCHEMAS as { Provenance: ReturnType<typeof object> };

/** Shorter than in the OpenAPI document, since a list of tools has them once for each: lists of values are left out. */
const IN_EVERY_ENVELOPE = {
  Provenance: { ...Provenance, properties: { ...Provenance.properties, options: { type: 'object' } } },
  Caveat: object({ code: TEXT, message: TEXT }),
};

const REFERENCE = '#/components/schemas/';

/** A schema with what it refers to in the place of each reference, and one type in each part: some clients know no more. */
function listed(schema: object, components: Components = {}): ListedSchema {
  return part(schema, components) as ListedSchema;
}

type Components = Readonly<Record<string, object>>;

function part(node: unknown, components: Components): unknown {
  if (Array.isArray(node)) return node.map((one) => part(one, components));
  if (!isRecord(node)) return node;
  const { $ref, type, properties, description, enum: values, ...further } = node;
  const rest = { ...further, ...(Array.isArray(values) && isShort(values) && { enum: values }) };
  const own = {
    ...(typeof $ref === 'string' && (part(components[$ref.slice(REFERENCE.length)], components) as object)),
    ...(description !== undefined && { description }),
  };
  const others = {
    ...Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, part(inner, components)])),
    ...(isRecord(properties) && { properties: fieldParts(properties, components) }),
  };
  if (!Array.isArray(type)) return { ...own, ...(type !== undefined && { type }), ...others };
  return { ...own, anyOf: type.map((one) => (one === 'null' ? { type: one } : { type: one, ...others })) };
}

/** What stands in `properties` is named by fields, of which one may be called as a keyword is. */
function fieldParts(properties: Readonly<Record<string, unknown>>, components: Components): object {
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, part(field, components)]));
}
