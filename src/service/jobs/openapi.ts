import { CalculationError } from '../../base/errors.js';
import { parametersOf } from '../../calculation/convention-parameters.js';
import { MOST_INPUTS } from '../../jobs/calculations.js';
import { idempotencyConflict, insufficientCredits, noResults, noSuchJob, Refusal } from '../../jobs/refusals.js';
import { CAREER_DNA_OPTIONS } from '../../jobs/request.js';
import { careerDnaTool } from '../../tools/career-dna/tool.js';
import { MAX_BODY_BYTES, NOT_JSON, tooLarge } from '../http/body.js';
import { schemaRef } from '../http/openapi/references.js';
import { tooManyRequests } from '../http/refusals.js';
import { HOLDER_PARAMETERS, holderPaths, holderSchemas, jobList } from './openapi-holder.js';
import { always, answer, failing, HEADERS, headers, PARAMETERS, RATE, refTo, unauthorised } from './openapi-parts.js';
import { ACCEPTANCE_EXAMPLE, CALCULATIONS_EXAMPLE, JOB_EXAMPLE, keyedSchemas } from './openapi-schemas.js';
import { MOST_CALCULATIONS_BYTES } from './order.js';
import { CALCULATIONS_PATH, CAREER_DNA_PATH, JOBS_PATH, OPENAPI_PATH, RESULTS } from './paths.js';

const INFO = {
  title: 'Vedic astrology jobs',
  // The version of this interface. Calculations carry versions of their own.
  version: '1.0.0',
  description:
    'Jobs for holders of a key. An input costs one credit of the allowance of its output; the progress of a job and its ' +
    'result are read by polling.',
  contact: { name: 'nirayana authors' },
  license: { name: 'MIT', identifier: 'MIT' },
};

/** The machine-readable description of the keyed interface: OpenAPI 3.1. */
export function keyedOpenApi(baseUrl: string): object {
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: baseUrl }],
    security: [{ key: [] }],
    tags: [
      { name: 'jobs', description: 'What is asked for, and what has become of it.' },
      { name: 'account', description: 'What the holder of a key has.' },
    ],
    paths: {
      [CAREER_DNA_PATH]: { post: careerDna() },
      [CALCULATIONS_PATH]: { post: calculations() },
      [JOBS_PATH]: { get: jobList() },
      [`${JOBS_PATH}/{job_id}`]: { get: job() },
      [`${JOBS_PATH}/{job_id}${RESULTS}`]: { get: results() },
      ...holderPaths(),
      [OPENAPI_PATH]: { get: description() },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      headers: HEADERS,
      parameters: { ...PARAMETERS, ...HOLDER_PARAMETERS },
      schemas: { ...keyedSchemas(), ...holderSchemas() },
    },
  };
}

function careerDna() {
  return {
    operationId: 'start_career_dna',
    tags: ['jobs'],
    summary: 'Career DNA',
    description:
      'Starts a job that reads a birth chart for livelihood, by rules that are named in the result. The birth is checked ' +
      'before a credit moves.',
    parameters: [
      refTo('parameters', 'Output'),
      ...Object.entries(parametersOf(CAREER_DNA_OPTIONS)).map(([name, { description, format: _, ...schema }]) => ({
        name,
        in: 'query',
        description,
        schema,
      })),
      refTo('parameters', 'IdempotencyKey'),
      refTo('parameters', 'RequestId'),
    ],
    requestBody: body('CareerDnaRequest', careerDnaTool.example, MAX_BODY_BYTES),
    responses: {
      ...ordered(MAX_BODY_BYTES),
      422: failing(
        'Well formed, but without an answer, such as a local time that a clock change has skipped.',
        new CalculationError('engine_error', 'The local time 02:30 does not exist on that day.'),
        RATE,
      ),
      ...always(),
    },
  };
}

function calculations() {
  return {
    operationId: 'start_calculations',
    tags: ['jobs'],
    summary: 'Calculations',
    description:
      'Starts a job that asks one of the tools of the public interface about up to ' +
      `${MOST_INPUTS} inputs, a credit each. An input without an answer has its error in its place, and its credit is ` +
      'returned when the job is done.',
    parameters: [
      refTo('parameters', 'Output'),
      refTo('parameters', 'IdempotencyKey'),
      refTo('parameters', 'RequestId'),
    ],
    requestBody: body('CalculationsRequest', CALCULATIONS_EXAMPLE, MOST_CALCULATIONS_BYTES),
    responses: { ...ordered(MOST_CALCULATIONS_BYTES), ...always() },
  };
}

function body(schema: string, example: unknown, mostBytes: number) {
  return {
    required: true,
    description: `A JSON object of at most ${mostBytes} bytes.`,
    content: { 'application/json': { schema: schemaRef(schema), example } },
  };
}

/** What every order may be answered with. */
function ordered(mostBytes: number) {
  return {
    202: answer('The job is accepted.', 'JobAcceptance', ACCEPTANCE_EXAMPLE, [...RATE, 'Retry-After']),
    400: failing(
      'Fields fail, one item for each of them.',
      new Refusal('invalid_input', 'The input is not valid: see birth_time.'),
      RATE,
    ),
    401: unauthorised(),
    402: failing(
      'There are too few credits left. None is taken.',
      insufficientCredits('calculated', { at: new Date(Date.UTC(2026, 4, 3)) }),
      RATE,
    ),
    409: failing('The Idempotency-Key was used with another body.', idempotencyConflict(), RATE),
    413: failing(
      `The body is larger than ${mostBytes} bytes.`,
      new Refusal('invalid_input', tooLarge(mostBytes).message),
      RATE,
    ),
    415: failing(
      'The body is declared as something other than JSON.',
      new Refusal('invalid_input', NOT_JSON.message),
      RATE,
    ),
    429: failing('Too many jobs in a minute.', tooManyRequests(12), [...RATE, 'Retry-After']),
  };
}

function job() {
  return {
    operationId: 'read_job',
    tags: ['jobs'],
    summary: 'A job',
    description: 'How far a job is, and its result once it has succeeded. Asking is free and is not counted.',
    parameters: [refTo('parameters', 'JobId'), refTo('parameters', 'RequestId')],
    responses: {
      200: answer('The job as it is.', 'Job', JOB_EXAMPLE, ['Retry-After']),
      400: failing(
        'A parameter is not accepted.',
        new Refusal('invalid_input', 'The input is not valid: see verbose.'),
      ),
      401: unauthorised(),
      404: failing('There is no such job of this account, or it was deleted.', noSuchJob()),
      ...always(),
    },
  };
}

function results() {
  return {
    operationId: 'read_results',
    tags: ['jobs'],
    summary: 'The results of a job',
    description:
      'The answers of a job of many inputs, once it has succeeded: a line of JSON for each input, in their order, as the ' +
      'public interface would have answered it. Where not all that are left fit into one answer, the header Link leads ' +
      'to the next.',
    parameters: [
      refTo('parameters', 'JobId'),
      refTo('parameters', 'From'),
      refTo('parameters', 'Limit'),
      refTo('parameters', 'RequestId'),
    ],
    responses: {
      200: {
        description: 'Lines of JSON.',
        headers: headers(['Link', ...RATE, 'X-Request-Id']),
        content: { 'application/x-ndjson': { schema: { type: 'string' } } },
      },
      400: failing('A parameter is not accepted.', new Refusal('invalid_input', 'The input is not valid: see limit.')),
      401: unauthorised(),
      404: failing('There is no such job of this account, it has not succeeded, or it has one input.', noResults()),
      429: failing('Answers were asked for too often in a minute.', tooManyRequests(12), [...RATE, 'Retry-After']),
      ...always(),
    },
  };
}

function description() {
  return {
    operationId: 'describe_keyed_api',
    tags: ['jobs'],
    summary: 'This description',
    description: 'OpenAPI 3.1 in JSON. It needs no key.',
    security: [],
    parameters: [refTo('parameters', 'RequestId')],
    responses: {
      200: answer('The current state.', 'OpenApi', { openapi: '3.1.0', info: { title: INFO.title }, paths: {} }, [
        'ETag',
      ]),
      304: { description: 'The client holds the current state.', headers: headers(['ETag']) },
      ...always(),
    },
  };
}
