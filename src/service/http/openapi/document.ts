import type { AnyTool } from '../../../calculation/tool.js';
import { operationIds } from '../../../catalog/descriptions.js';
import { FAMILIES, type Family, paths } from '../../../catalog/paths.js';
import { allTools } from '../../../tools/registry.js';
import { MAX_BODY_BYTES } from '../body.js';
import {
  components,
  current,
  descriptionRef,
  headerRefs,
  jsonContent,
  optionRefs,
  parameterRef,
  responseRefs,
  successRef,
} from './components.js';
import { indexExample, successExamples } from './examples.js';
import { PLACE_EXAMPLE, PLACE_PARAMETERS } from './places.js';
import { schemaRef } from './references.js';
import { schemaName } from './schemas.js';

const INFO = {
  title: 'Vedic astrology calculators',
  // The version of this interface. Calculations carry versions of their own.
  version: '1.0.0',
  description:
    'Deterministic sidereal calculators. Each takes a JSON object and answers with one envelope; no key is needed. ' +
    'Both families of paths serve the same tools and share one rate limit per client and tool.',
  contact: { name: 'nirayana authors' },
  license: { name: 'MIT', identifier: 'MIT' },
};

const TAGS = {
  index: 'What there is.',
  places: 'Places by name.',
  tools: 'The calculators.',
  'agent-tools': 'The same calculators at the addresses that the index names.',
  service: 'Whether the service is well.',
};

/**
 * The machine-readable description of the public calculators: OpenAPI 3.1, made from the registry. Clients are as well
 * served by one family of paths, and generated with half of the functions.
 */
export async function openApi(baseUrl: string, families: readonly Family[] = FAMILIES): Promise<object> {
  const left = FAMILIES.filter((family) => !families.includes(family)) as readonly string[];
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: baseUrl }],
    security: [],
    tags: Object.entries(TAGS)
      .filter(([name]) => !left.includes(name))
      .map(([name, description]) => ({ name, description })),
    paths: {
      [paths.index]: { get: indexOperation(baseUrl) },
      [paths.openapi]: { get: openApiOperation() },
      [paths.places]: { get: placesOperation() },
      ...Object.fromEntries(families.flatMap((family) => allTools.map((tool) => calculatorPath(tool, family)))),
      [paths.health]: { get: healthOperation() },
      [paths.readiness]: { get: readinessOperation() },
    },
    components: components(baseUrl, await successExamples()),
  };
}

function indexOperation(baseUrl: string) {
  return {
    operationId: 'list_tools',
    tags: ['index'],
    summary: 'The index of tools',
    description:
      'All tools with their inputs and addresses. An Accept header that ranks text/html above application/json is ' +
      'answered with the page for people that stands at the root of the service.',
    ...reading(current('ToolIndex', indexExample(baseUrl))),
  };
}

function openApiOperation() {
  const { title, version } = INFO;
  const family = {
    name: 'family',
    in: 'query',
    description: 'Describes the calculators of one family of paths only. Without it both are described.',
    schema: { type: 'string', enum: FAMILIES },
  };
  const example = { openapi: '3.1.0', info: { title, version }, paths: {} };
  return {
    operationId: 'describe_api',
    tags: ['index'],
    summary: 'This description',
    description: 'OpenAPI 3.1 in JSON.',
    ...reading(current('OpenApi', example), { parameters: [family] }),
  };
}

function placesOperation() {
  return {
    operationId: 'find_places',
    tags: ['places'],
    summary: 'Places by name',
    description:
      'Cities and towns with coordinates and time zone, the likeliest first. Show the attribution with them. ' +
      'An empty list means that the place is not known: ask for coordinates and a zone.',
    ...reading(current('PlaceList', PLACE_EXAMPLE), {
      parameters: PLACE_PARAMETERS,
      responses: responseRefs('RateLimited', 'EngineUnavailable'),
    }),
  };
}

function healthOperation() {
  return {
    operationId: 'read_health',
    tags: ['service'],
    summary: 'Alive',
    description: 'Answers as long as the service is alive.',
    parameters: [parameterRef('RequestId')],
    responses: {
      200: alive(),
      ...responseRefs('InvalidInput', 'InternalError', 'Other'),
    },
  };
}

function readinessOperation() {
  return {
    operationId: 'read_readiness',
    tags: ['service'],
    summary: 'Able to serve',
    description: 'Answers after one trial calculation.',
    parameters: [parameterRef('RequestId')],
    responses: {
      200: alive(),
      ...responseRefs('InvalidInput', 'InternalError'),
      503: {
        description: 'The trial calculation failed.',
        headers: headerRefs('X-Request-Id'),
        content: jsonContent('Unavailable', { status: 'unavailable' }),
      },
      ...responseRefs('Other'),
    },
  };
}

function alive() {
  return {
    description: 'It is.',
    headers: headerRefs('X-Request-Id'),
    content: jsonContent('Alive', { status: 'ok' }),
  };
}

function calculatorPath(tool: AnyTool, family: Family) {
  const ids = operationIds(family, tool.slug);
  const get = {
    operationId: ids.describe,
    tags: [family],
    summary: `${tool.title}: description`,
    description: 'Metadata, the JSON Schema of the input and an example.',
    ...reading(descriptionRef(), { responses: responseRefs('NotFound') }),
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

/** What every GET of a document takes and answers. */
function reading(
  success: object,
  { parameters = [], responses = {} }: { readonly parameters?: readonly object[]; readonly responses?: object } = {},
) {
  return {
    parameters: [...parameters, parameterRef('IfNoneMatch'), parameterRef('RequestId')],
    responses: {
      200: success,
      ...responseRefs('NotModified', 'InvalidInput', 'InternalError', 'Other'),
      ...responses,
    },
  };
}

function calculating(tool: AnyTool) {
  return {
    parameters: [parameterRef('RequestId'), ...optionRefs(tool)],
    requestBody: {
      required: true,
      description: `A JSON object of at most ${MAX_BODY_BYTES} bytes.`,
      content: { 'application/json': { schema: schemaRef(`${schemaName(tool)}Input`), example: tool.example } },
    },
    responses: {
      200: successRef(tool),
      ...responseRefs(
        'InvalidInput',
        'NotFound',
        'BodyTooLarge',
        'BodyNotJson',
        'EngineError',
        'RateLimited',
        'InternalError',
        'EngineUnavailable',
        'Other',
      ),
    },
  };
}
