import { parametersOf } from '../../calculation/conventions.js';
import type { AnyTool } from '../../calculation/define.js';
import { operationIds } from '../../catalog/descriptions.js';
import { FAMILIES, type Family, paths } from '../../catalog/paths.js';
import { allTools } from '../../registry.js';
import { MAX_BODY_BYTES } from './body.js';
import {
  components,
  headerRefs,
  jsonContent,
  optionRef,
  parameterRef,
  RATE_HEADERS,
  responseRefs,
  schemaName,
  schemaRef,
} from './openapi-components.js';
import { PLACE_PARAMETERS, PLACE_SCHEMAS } from './openapi-places.js';

/** The machine-readable description of the public calculators: OpenAPI 3.1, made from the registry. */
export function openApi(baseUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vedic astrology calculators',
      // The version of this interface. Calculations carry versions of their own.
      version: '1.0.0',
      description:
        'Deterministic sidereal calculators. Each takes a JSON object and answers with one envelope; no key is needed. ' +
        'Both families of paths serve the same tools and share one rate limit per client and tool.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    security: [],
    tags: [
      { name: 'index', description: 'What there is.' },
      { name: 'places', description: 'Places by name.' },
      { name: 'tools', description: 'The calculators.' },
      { name: 'agent-tools', description: 'The same calculators at the addresses that the index names.' },
    ],
    paths: {
      [paths.index]: { get: indexOperation() },
      [paths.openapi]: { get: openApiOperation() },
      [paths.places]: { get: placesOperation() },
      ...Object.fromEntries(FAMILIES.flatMap((family) => allTools.map((tool) => calculatorPath(tool, family)))),
    },
    components: components(PLACE_SCHEMAS),
  };
}

function indexOperation() {
  const summary = 'The index of tools';
  const page = { 'text/html': { schema: { type: 'string' } } };
  return {
    operationId: 'list_tools',
    tags: ['index'],
    summary,
    description: 'An Accept header that ranks text/html above application/json is answered with a page for people.',
    ...reading({ ...jsonContent('ToolIndex'), ...page }),
  };
}

function openApiOperation() {
  return {
    operationId: 'describe_api',
    tags: ['index'],
    summary: 'This description',
    ...reading({ 'application/json': { schema: { type: 'object' } } }),
  };
}

function placesOperation() {
  const { parameters, responses } = reading(jsonContent('PlaceList'), 'InvalidInput');
  return {
    operationId: 'find_places',
    tags: ['places'],
    summary: 'Places by name',
    description:
      'Cities and towns with coordinates and time zone, the likeliest first. Show the attribution with them. ' +
      'An empty list means that the place is not known: ask for coordinates and a zone.',
    parameters: [...PLACE_PARAMETERS, ...parameters],
    responses,
  };
}

function calculatorPath(tool: AnyTool, family: Family) {
  const ids = operationIds(family, tool.slug);
  const get = {
    operationId: ids.describe,
    tags: [family],
    summary: `${tool.title}: description`,
    description: 'Metadata, the JSON Schema of the input and an example.',
    ...reading(jsonContent('ToolDescription'), 'NotFound'),
  };
  const post = {
    operationId: ids.calculate,
    tags: [family],
    summary: tool.title,
    description: tool.description,
    ...calculating(tool),
  };
  return [paths.calculator(family, tool.slug), { get, post }] as const;
}

/** What every GET takes and answers. */
function reading(content: object, ...more: readonly ('NotFound' | 'InvalidInput')[]) {
  return {
    parameters: [parameterRef('IfNoneMatch'), parameterRef('RequestId')],
    responses: {
      200: { description: 'The current state.', headers: headerRefs('ETag', 'X-Request-Id'), content },
      ...responseRefs('NotModified', ...more, 'InternalError'),
    },
  };
}

function calculating(tool: AnyTool) {
  const name = schemaName(tool);
  return {
    parameters: [parameterRef('RequestId'), ...Object.keys(parametersOf(tool.options)).map(optionRef)],
    requestBody: {
      required: true,
      description: `A JSON object of at most ${MAX_BODY_BYTES} bytes.`,
      content: { 'application/json': { schema: schemaRef(`${name}Input`), example: tool.example } },
    },
    responses: {
      200: {
        description: 'The calculation.',
        headers: headerRefs(...RATE_HEADERS, 'X-Request-Id'),
        content: jsonContent(`${name}Success`),
      },
      ...responseRefs(
        'InvalidInput',
        'NotFound',
        'BodyTooLarge',
        'BodyNotJson',
        'EngineError',
        'RateLimited',
        'InternalError',
        'EngineUnavailable',
      ),
    },
  };
}
