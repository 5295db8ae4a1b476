import { parametersOf } from '../../calculation/conventions.js';
import type { AnyTool } from '../../calculation/define.js';
import { isRecord } from '../../input/options.js';
import { publishedFields, publishedInput, publishedResult } from '../../schema/published.js';
import { PLACE_SCHEMAS } from '../http/openapi/places.js';
import { object, SCHEMAS, schemaName, successSchema } from '../http/openapi/schemas.js';
import { PLACE_QUERY } from './place-search.js';

/** A schema of an object, as tools are listed with. */
export interface ListedSchema {
  readonly [keyword: string]: unknown;
  readonly type: 'object';
}

/** What a tool takes: its input, and beside it the options of which it has use. */
export function argumentsSchema({ inputSchema, options }: AnyTool): ListedSchema {
  const published = publishedInput(inputSchema);
  // A name of both, such as locale, is described as the input has it.
  return listed({
    ...published,
    properties: { ...published.properties, ...publishedFields(parametersOf(options)), ...published.properties },
  });
}

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
  const { $ref, type, properties, description, ...rest } = node;
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
