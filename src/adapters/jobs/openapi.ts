import { careerDnaTool } from '../../career/career-dna.js';
import { OUTPUTS } from '../../jobs/plans.js';
import {
  idempotencyConflict,
  insufficientCredits,
  keyedError,
  noInterpreter,
  noSuchJob,
  Refusal,
  unauthorized,
  unavailable,
} from '../../jobs/refusals.js';
import { MAX_BODY_BYTES, NOT_JSON, TOO_LARGE } from '../http/body.js';
import { schemaRef } from '../http/openapi/references.js';
import { tooManyRequests, wrongMethod } from '../http/refusals.js';
import { REQUEST_ID_PATTERN } from '../http/request-id.js';
import { ACCEPTANCE_EXAMPLE, JOB_EXAMPLE, keyedSchemas } from './openapi-schemas.js';
import { CAREER_DNA_PATH, JOBS_PATH, OPENAPI_PATH } from './paths.js';

const INFO = {
  title: 'Vedic astrology jobs',
  // The version of this interface. Calculations carry versions of their own.
  version: '1.0.0',
  description:
    'Jobs for holders of a key. A job costs one credit of the allowance of its output; its progress and its result are ' +
    'read by polling.',
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
    tags: [{ name: 'jobs', description: 'What is asked for, and what has become of it.' }],
    paths: {
      [CAREER_DNA_PATH]: { post: careerDna() },
      [`${JOBS_PATH}/{job_id}`]: { get: job() },
      [OPENAPI_PATH]: { get: description() },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      headers: HEADERS,
      parameters: PARAMETERS,
      schemas: keyedSchemas(),
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
      refTo('parameters', 'IdempotencyKey'),
      refTo('parameters', 'RequestId'),
    ],
    requestBody: {
      required: true,
      description: `A JSON object of at most ${MAX_BODY_BYTES} bytes.`,
      content: { 'application/json': { schema: schemaRef('CareerDnaRequest'), example: careerDnaTool.example } },
    },
    responses: {
      202: answer('The job is accepted.', 'JobAcceptance', ACCEPTANCE_EXAMPLE, [...RATE, 'Retry-After']),
      400: failing(
        'Fields fail, one item for each of them.',
        new Refusal('invalid_input', 'The input is not valid: see birth_time.'),
        RATE,
      ),
      401: unauthorised(),
      402: failing('There is no credit left.', insufficientCredits('calculated'), RATE),
      409: failing('The Idempotency-Key was used with another body.', idempotencyConflict(), RATE),
      413: failing(
        `The body is larger than ${MAX_BODY_BYTES} bytes.`,
        new Refusal('invalid_input', TOO_LARGE.message),
        RATE,
      ),
      415: failing(
        'The body is declared as something other than JSON.',
        new Refusal('invalid_input', NOT_JSON.message),
        RATE,
      ),
      422: failing(
        'Well formed, but without an answer, such as a local time that a clock change has skipped.',
        noInterpreter(),
        RATE,
      ),
      429: failing('Too many jobs in a minute.', tooManyRequests(12), [...RATE, 'Retry-After']),
      ...always(),
    },
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

type HeaderName = keyof typeof HEADERS;

const RATE = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const satisfies readonly HeaderName[];

function answer(text: string, schema: string, example: unknown, more: readonly HeaderName[] = []) {
  return {
    description: text,
    headers: headers([...more, 'X-Request-Id']),
    content: { 'application/json': { schema: schemaRef(schema), example } },
  };
}

function failing(text: string, error: Error, more: readonly HeaderName[] = []) {
  return answer(text, 'Failure', { error: keyedError(error) }, more);
}

function unauthorised() {
  return failing('The key is missing, malformed, wrong or revoked.', unauthorized(), ['WWW-Authenticate']);
}

/** What any request may be answered with. */
function always() {
  return {
    500: failing('An unexpected failure.', new Error('unexpected')),
    502: failing('The store cannot be reached.', unavailable()),
    default: failing('Whatever else HTTP does not allow, such as 405 for a method.', wrongMethod('POST, OPTIONS')),
  };
}

function refTo(kind: string, name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}

function headers(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, refTo('headers', name)]));
}

const HEADERS = {
  'X-Request-Id': {
    description: 'The id of the request: what the client sent if that is a plain token, else a new one.',
    schema: { type: 'string' },
  },
  'WWW-Authenticate': { description: 'ApiKey', schema: { type: 'string' } },
  ETag: { description: 'Strong entity tag.', schema: { type: 'string' } },
  'RateLimit-Limit': {
    description: 'Jobs of an account in a minute. The three are left out where there is no limit.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'Jobs left in the window.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the window frees a slot.', schema: { type: 'integer' } },
  'Retry-After': { description: 'Seconds to wait. Of a job: while it is not finished.', schema: { type: 'integer' } },
} as const;

const PARAMETERS = {
  Output: {
    name: 'output',
    in: 'query',
    description:
      'What the job is to give: the calculated result, or that and a text of the interpreter of this service.',
    schema: { type: 'string', enum: OUTPUTS, default: 'calculated' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'For 24 hours the same key with the same body and output gives the first answer again and takes no further credit.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  JobId: { name: 'job_id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: "The client's own id for the request.",
    schema: { type: 'string', pattern: REQUEST_ID_PATTERN },
  },
} as const;
