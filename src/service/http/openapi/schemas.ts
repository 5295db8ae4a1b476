import { type ErrorCode, STATUS_BY_CODE } from '../../../base/errors.js';
import { CONVENTION_TEXTS } from '../../../calculation/convention-parameters.js';
import { CONVENTION_NAMES } from '../../../calculation/conventions.js';
import type { AnyTool } from '../../../calculation/tool.js';
import { birthTimeRangeSchema } from '../../../contract/birth-time-range.js';
import { CAVEAT_CODES } from '../../../languages/en/caveats.js';
import { schemaRef } from './references.js';

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const URI = { type: 'string', format: 'uri' } as const;
const INSTANT = { type: 'string', format: 'date-time', description: 'UTC.' } as const;
const OBJECT = { type: 'object', additionalProperties: true } as const;

/** An object all of whose properties are there unless named as optional. */
export function object(properties: Readonly<Record<string, object>>, optional: readonly string[] = []) {
  return { type: 'object', required: Object.keys(properties).filter((name) => !optional.includes(name)), properties };
}

export function list(name: string, description?: string) {
  return { type: 'array', items: schemaRef(name), ...(description !== undefined && { description }) };
}

/** One of a closed set of texts. */
function oneOf(values: readonly string[]) {
  return { type: 'string', enum: values };
}

/** The name of a tool's schemas, fit for generated types: VedicMoonSignCalculator. */
export function schemaName(tool: AnyTool): string {
  return pascalCase(tool.slug);
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The name of the envelope of one error code: InvalidInputEnvelope. */
export function errorSchemaName(code: ErrorCode): string {
  return `${pascalCase(code).replace(/Error$/, '')}ErrorEnvelope`;
}

/** What a calculation of a tool is answered with. Its input and its result are components of their own. */
export function successSchema(tool: AnyTool): object {
  const name = schemaName(tool);
  return object(
    {
      tool: oneOf([tool.slug]),
      calculation_version: TEXT,
      input: schemaRef(`${name}Input`),
      result: schemaRef(`${name}Result`),
      labels: {
        type: 'object',
        description:
          'What names and codes of the result are called, by path (`rashi.name`), in the language of the parameter `locale`; absent without it.',
        additionalProperties: TEXT,
      },
      provenance: schemaRef('Provenance'),
      methodology_url: URI,
      calculated_at: INSTANT,
      disclaimer: TEXT,
    },
    ['labels'],
  );
}

function errorEnvelope(codes: readonly string[]) {
  return object({
    tool: { ...TEXT, description: 'The slug as sent; empty where the path has none.' },
    error: object({
      code: oneOf(codes),
      message: { ...TEXT, description: 'One English sentence or two.' },
      field_errors: list('FieldError', 'One item for each failing field.'),
    }),
    calculated_at: INSTANT,
  });
}

const CODES = Object.keys(STATUS_BY_CODE) as ErrorCode[];

/** What is no part of a tool. */
export const SCHEMAS: Readonly<Record<string, object>> = {
  Provenance: object(
    {
      zodiac_system: TEXT,
      ayanamsha: TEXT,
      ayanamsha_value_deg: { type: 'number' },
      ephemeris: object({ library: TEXT, version: TEXT, source: TEXT }),
      location_resolution: TEXT,
      timezone_resolution: TEXT,
      dst_applied: FLAG,
      calculation_version: TEXT,
      birth_time_known: FLAG,
      birth_time_range: schemaRef('BirthTimeRange'),
      birth_time_range_a: schemaRef('BirthTimeRange'),
      birth_time_range_b: schemaRef('BirthTimeRange'),
      uncertainty: { type: ['string', 'null'], description: 'The messages of the caveats, joined; null without any.' },
      caveats: list('Caveat', 'What could make the answer another one, or leaves a part of it out.'),
      house_system: TEXT,
      options: {
        type: 'object',
        description: 'The options that the request has named; absent when there are none.',
        properties: Object.fromEntries(CONVENTION_NAMES.map((name) => [name, CONVENTION_TEXTS[name].schema])),
      },
    },
    ['house_system', 'options', 'birth_time_range', 'birth_time_range_a', 'birth_time_range_b'],
  ),
  BirthTimeRange: birthTimeRangeSchema(),
  Caveat: object({
    code: oneOf(CAVEAT_CODES),
    message: { ...TEXT, description: 'A sentence, English unless the parameter `locale` names another language.' },
    facts: { ...OBJECT, description: 'What the sentence is made of. The code tells which facts there are.' },
  }),
  FieldError: object({
    field: { ...TEXT, description: 'The name of the input.' },
    message: { ...TEXT, description: 'What is wrong with it, in one sentence.' },
  }),
  ErrorEnvelope: errorEnvelope(CODES),
  ...Object.fromEntries(CODES.map((code) => [errorSchemaName(code), errorEnvelope([code])])),
  ToolIndex: object({
    tools: list('IndexEntry'),
    further_tools: list('IndexEntry', 'Tools beyond those of `tools`, with the same fields.'),
    openapi: URI,
  }),
  IndexEntry: object({
    id: TEXT,
    title: TEXT,
    description: TEXT,
    inputs: list('InputField'),
    describe: URI,
    calculate: URI,
    method: oneOf(['POST']),
    human_page: URI,
    operationId: TEXT,
    methodology_url: URI,
    calculation_version: TEXT,
  }),
  InputField: object(
    {
      name: TEXT,
      type: oneOf(['string', 'number', 'integer', 'array']),
      required: FLAG,
      description: TEXT,
      example: { description: 'A value that works.' },
      nullable: FLAG,
      pattern: TEXT,
      minimum: { type: 'number' },
      maximum: { type: 'number' },
      enum: { type: 'array', items: TEXT },
      items: { ...OBJECT, description: 'What a list may have, each value once.' },
    },
    ['description', 'example', 'nullable', 'pattern', 'minimum', 'maximum', 'enum', 'items'],
  ),
  ToolDescription: object({
    tool: TEXT,
    title: TEXT,
    summary: TEXT,
    calculation_version: TEXT,
    methodology_url: URI,
    operationId: TEXT,
    input_schema: { ...OBJECT, description: 'JSON Schema of the body to send.' },
    example_request: OBJECT,
    disclaimer: TEXT,
  }),
  OpenApi: { ...OBJECT, description: 'An OpenAPI 3.1 document.' },
  Alive: object({ status: oneOf(['ok']) }),
  Unavailable: object({ status: oneOf(['unavailable']) }),
};
