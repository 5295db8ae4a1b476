import { CONVENTION_NAMES, CONVENTIONS, parametersOf } from '../../calculation/conventions.js';
import type { AnyTool } from '../../calculation/define.js';
import { STATUS_BY_CODE } from '../../errors.js';
import { CAVEAT_CODES } from '../../locale/caveats.js';
import { allTools } from '../../registry.js';
import { MAX_BODY_BYTES } from './body.js';
import { REQUEST_ID_PATTERN } from './request-id.js';

/** The shared part of the OpenAPI document: what its operations refer to. */
export function components(more: Readonly<Record<string, object>>) {
  return {
    schemas: { ...SCHEMAS, ...more, ...Object.fromEntries(allTools.flatMap(toolSchemas)) },
    responses: RESPONSES,
    headers: HEADERS,
    parameters: { ...PARAMETERS, ...optionParameters() },
  };
}

/** The name of a tool's schemas, fit for generated types: VedicMoonSignCalculator. */
export function schemaName(tool: AnyTool): string {
  return tool.slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function schemaRef(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

export function parameterRef(name: keyof typeof PARAMETERS) {
  return { $ref: `#/components/parameters/${name}` };
}

/** Refers to the query parameter of an option. */
export function optionRef(name: string) {
  return { $ref: `#/components/parameters/${name}` };
}

function optionParameters() {
  return Object.fromEntries(
    Object.entries(parametersOf(CONVENTION_NAMES)).map(([name, { description, ...schema }]) => [
      name,
      { name, in: 'query', description, schema },
    ]),
  );
}

export function headerRefs(...names: readonly (keyof typeof HEADERS)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** Responses by status. */
export function responseRefs(...names: readonly (keyof typeof STATUSES)[]) {
  return Object.fromEntries(names.map((name) => [STATUSES[name], { $ref: `#/components/responses/${name}` }]));
}

export function jsonContent(name: string) {
  return { 'application/json': { schema: schemaRef(name) } };
}

/** On 200, 429 and every other answer to a request that counted. */
export const RATE_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

const HEADERS = {
  'X-Request-Id': {
    description: 'The id of the request: what the client sent if that is a plain token, else a new one.',
    schema: { type: 'string' },
  },
  ETag: { description: 'Strong entity tag.', schema: { type: 'string' } },
  'RateLimit-Limit': {
    description: 'Requests allowed per window, client and tool. The three are left out where there is no limit.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'Requests left in the window.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the window frees a slot.', schema: { type: 'integer' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
} as const;

const PARAMETERS = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'Entity tags that the client holds.',
    schema: { type: 'string' },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: "The client's own id for the request.",
    schema: { type: 'string', pattern: REQUEST_ID_PATTERN },
  },
} as const;

const STATUSES = {
  NotModified: 304,
  InvalidInput: STATUS_BY_CODE.invalid_input,
  NotFound: STATUS_BY_CODE.not_found,
  BodyTooLarge: 413,
  BodyNotJson: 415,
  EngineError: STATUS_BY_CODE.engine_error,
  RateLimited: STATUS_BY_CODE.rate_limited,
  InternalError: STATUS_BY_CODE.internal_error,
  EngineUnavailable: STATUS_BY_CODE.engine_unavailable,
} as const;

const RESPONSES: Record<keyof typeof STATUSES, object> = {
  NotModified: { description: 'The client holds the current state.', headers: headerRefs('ETag', 'X-Request-Id') },
  InvalidInput: errorResponse(
    'The body is not JSON, or fields or parameters fail (`invalid_input`): one item per failing field.',
  ),
  NotFound: errorResponse('There is no such tool (`not_found`).'),
  BodyTooLarge: errorResponse(`The body is larger than ${MAX_BODY_BYTES} bytes (\`invalid_input\`).`),
  BodyNotJson: errorResponse('The body is declared as something other than JSON (`invalid_input`).'),
  EngineError: errorResponse('Well formed, but without an answer, such as an unknown time zone (`engine_error`).'),
  RateLimited: errorResponse('Too many requests (`rate_limited`).', 'Retry-After'),
  InternalError: errorResponse('An unexpected failure (`internal_error`).'),
  EngineUnavailable: errorResponse('Temporarily unavailable (`engine_unavailable`).'),
};

function errorResponse(description: string, ...names: readonly (keyof typeof HEADERS)[]) {
  return { description, headers: headerRefs(...RATE_HEADERS, ...names, 'X-Request-Id'), content: jsonContent('Error') };
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const URI = { type: 'string', format: 'uri' } as const;
const INSTANT = { type: 'string', format: 'date-time', description: 'UTC.' } as const;
const OBJECT = { type: 'object' } as const;

/** An object all of whose properties are there unless named as optional. */
export function object(properties: Readonly<Record<string, object>>, optional: readonly string[] = []) {
  return { type: 'object', required: Object.keys(properties).filter((name) => !optional.includes(name)), properties };
}

const ENVELOPE = {
  calculation_version: TEXT,
  provenance: schemaRef('Provenance'),
  methodology_url: URI,
  calculated_at: INSTANT,
  disclaimer: TEXT,
};

function toolSchemas(tool: AnyTool): [string, object][] {
  const name = schemaName(tool);
  const { calculation_version, ...rest } = ENVELOPE;
  const success = object({
    tool: { const: tool.slug },
    calculation_version,
    input: schemaRef(`${name}Input`),
    result: schemaRef(`${name}Result`),
    ...rest,
  });
  return [
    [`${name}Input`, tool.inputSchema],
    [`${name}Result`, tool.resultSchema],
    [`${name}Success`, success],
  ];
}

const SCHEMAS = {
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
      uncertainty: { type: ['string', 'null'], description: 'The messages of the caveats, joined; null without any.' },
      caveats: {
        type: 'array',
        description: 'What could make the answer another one, or leaves a part of it out.',
        items: object({ code: { enum: CAVEAT_CODES }, message: { ...TEXT, description: 'An English sentence.' } }),
      },
      house_system: TEXT,
      options: {
        type: 'object',
        description: 'The options that the request has named; absent when there are none.',
        properties: Object.fromEntries(CONVENTION_NAMES.map((name) => [name, CONVENTIONS[name].schema])),
      },
    },
    ['house_system', 'options'],
  ),
  Error: object({
    tool: { ...TEXT, description: 'The slug as sent; empty where the path has none.' },
    error: object({
      code: { enum: Object.keys(STATUS_BY_CODE) },
      message: TEXT,
      field_errors: { type: 'array', items: object({ field: TEXT, message: TEXT }) },
    }),
    calculated_at: INSTANT,
  }),
  ToolIndex: object({
    tools: { type: 'array', items: schemaRef('IndexEntry') },
    further_tools: {
      type: 'array',
      items: schemaRef('IndexEntry'),
      description: 'Tools beyond those of `tools`, with the same fields.',
    },
    openapi: URI,
  }),
  IndexEntry: object({
    id: TEXT,
    title: TEXT,
    description: TEXT,
    inputs: { type: 'array', items: schemaRef('InputField') },
    describe: URI,
    calculate: URI,
    method: { const: 'POST' },
    human_page: URI,
    operationId: TEXT,
    methodology_url: URI,
    calculation_version: TEXT,
  }),
  InputField: object(
    {
      name: TEXT,
      type: { enum: ['string', 'number', 'integer'] },
      required: FLAG,
      description: TEXT,
      example: { description: 'A value that works.' },
      nullable: FLAG,
      pattern: TEXT,
      minimum: { type: 'number' },
      maximum: { type: 'number' },
      enum: { type: 'array', items: TEXT },
    },
    ['description', 'example', 'nullable', 'pattern', 'minimum', 'maximum', 'enum'],
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
};
