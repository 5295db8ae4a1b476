import { type ErrorCode, STATUS_BY_CODE } from '../../../base/errors.js';
import { publishedInput, publishedResult } from '../../../base/schema/published.js';
import { parametersOf } from '../../../calculation/convention-parameters.js';
import { CONVENTION_NAMES } from '../../../calculation/conventions.js';
import type { AnyTool } from '../../../calculation/tool.js';
import { allTools } from '../../../tools/registry.js';
import { MAX_BODY_BYTES } from '../body.js';
import { REQUEST_ID_PATTERN } from '../request-id.js';
import { descriptionExample, errorExamples, type Successes, successExample } from './examples.js';
import { PLACE_SCHEMAS } from './places.js';
import { References, schemaRef } from './references.js';
import { errorSchemaName, SCHEMAS, schemaName, successSchema } from './schemas.js';
import { shapes } from './shapes.js';

/** The shared part of the OpenAPI document: what its operations refer to. */
export function components(baseUrl: string, answers: Successes) {
  const references = new References(publishedShapes());
  const ofTools = Object.fromEntries(allTools.flatMap((tool) => toolSchemas(tool, references)));
  return {
    schemas: { ...SCHEMAS, ...PLACE_SCHEMAS, ...references.used(), ...ofTools },
    responses: {
      ToolDescription: current('ToolDescription', descriptionExample(baseUrl)),
      ...errorResponses(),
      ...Object.fromEntries(allTools.map((tool) => calculated(tool, baseUrl, answers))),
    },
    headers: HEADERS,
    parameters: { ...PARAMETERS, ...optionParameters() },
  };
}

export function parameterRef(name: keyof typeof PARAMETERS) {
  return { $ref: `#/components/parameters/${name}` };
}

/** Refers to the query parameters of the options that a tool takes. */
export function optionRefs({ options }: AnyTool) {
  return Object.keys(parametersOf(options)).map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function optionParameters() {
  return Object.fromEntries(
    Object.entries(parametersOf(CONVENTION_NAMES)).map(([name, { description, format: _, ...schema }]) => [
      name,
      { name, in: 'query', description, schema },
    ]),
  );
}

export function headerRefs(...names: readonly (keyof typeof HEADERS)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function responseRef(name: string) {
  return { $ref: `#/components/responses/${name}` };
}

/** Responses by status. */
export function responseRefs(...names: readonly (keyof typeof STATUSES)[]) {
  return Object.fromEntries(names.map((name) => [STATUSES[name], responseRef(name)]));
}

/** A calculation that succeeds, the same under both families. */
export function successRef(tool: AnyTool) {
  return responseRef(schemaName(tool));
}

/** The description of a tool. */
export function descriptionRef() {
  return responseRef('ToolDescription');
}

/** A document as it stands. */
export function current(name: string, example: unknown) {
  return {
    description: 'The current state.',
    headers: headerRefs('ETag', 'X-Request-Id'),
    content: jsonContent(name, example),
  };
}

export function jsonContent(name: string, example: unknown) {
  return { 'application/json': { schema: schemaRef(name), example } };
}

/** On 200, 429 and every other answer to a request that counted. */
const RATE_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

const HEADERS = {
  'X-Request-Id': {
    description: 'The id of the request: what the client sent if that is a plain token, else a new one.',
    schema: { type: 'string' },
  },
  ETag: { description: 'Strong entity tag.', schema: { type: 'string' } },
  'RateLimit-Limit': {
    description:
      'Requests allowed per window, client and tool; a calculation of more than 40 ms counts as several. The three are left out where there is no limit.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'Requests left in the window.', schema: { type: 'integer' } },
  'RateLimit-Reset': {
    description: 'Seconds until the window frees a slot, or on 429 as many as are needed.',
    schema: { type: 'integer' },
  },
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
  Other: 'default',
} as const;

function errorResponses(): Record<keyof typeof STATUSES, object> {
  const examples = errorExamples();
  const response = (
    name: keyof typeof examples,
    code: ErrorCode | undefined,
    description: string,
    ...more: readonly (keyof typeof HEADERS)[]
  ) => ({
    description,
    headers: headerRefs(...RATE_HEADERS, ...more, 'X-Request-Id'),
    content: jsonContent(code === undefined ? 'ErrorEnvelope' : errorSchemaName(code), examples[name]),
  });
  return {
    NotModified: { description: 'The client holds the current state.', headers: headerRefs('ETag', 'X-Request-Id') },
    InvalidInput: response(
      'InvalidInput',
      'invalid_input',
      'The request is not as it should be: the body is not JSON, or fields fail, one item for each of them.',
    ),
    NotFound: response('NotFound', 'not_found', 'There is no such tool.'),
    BodyTooLarge: response('BodyTooLarge', 'invalid_input', `The body is larger than ${MAX_BODY_BYTES} bytes.`),
    BodyNotJson: response('BodyNotJson', 'invalid_input', 'The body is declared as something other than JSON.'),
    EngineError: response(
      'EngineError',
      'engine_error',
      'Well formed, but without an answer, such as an unknown time zone.',
    ),
    RateLimited: response('RateLimited', 'rate_limited', 'Too many requests.', 'Retry-After'),
    InternalError: response('InternalError', 'internal_error', 'An unexpected failure.'),
    EngineUnavailable: response('EngineUnavailable', 'engine_unavailable', 'Temporarily unavailable.'),
    Other: response('Other', undefined, 'Whatever else HTTP does not allow: 405 for a method, 408, 417 or 431.'),
  };
}

function publishedShapes(): Record<string, object> {
  return Object.fromEntries(Object.entries(shapes()).map(([name, shape]) => [name, publishedResult(shape)]));
}

function toolSchemas(tool: AnyTool, references: References): [string, object][] {
  const name = schemaName(tool);
  return [
    [`${name}Input`, references.within(publishedInput(tool.inputSchema))],
    [`${name}Result`, references.within(publishedResult(tool.resultSchema))],
    [`${name}Success`, successSchema(tool)],
  ];
}

function calculated(tool: AnyTool, baseUrl: string, answers: Successes): [string, object] {
  const name = schemaName(tool);
  return [
    name,
    {
      description: 'The calculation.',
      headers: headerRefs(...RATE_HEADERS, 'X-Request-Id'),
      content: jsonContent(`${name}Success`, successExample(answers, tool, baseUrl)),
    },
  ];
}
