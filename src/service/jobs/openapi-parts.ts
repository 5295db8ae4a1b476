import { MOST_INPUTS } from '../../jobs/calculations.js';
import { WORDED_TOOLS } from '../../jobs/interpreter/findings.js';
import { keyedError, unauthorized, unavailable } from '../../jobs/refusals.js';
import { OUTPUTS } from '../../jobs/states.js';
import { schemaRef } from '../http/openapi/references.js';
import { wrongMethod } from '../http/refusals.js';
import { REQUEST_ID_PATTERN } from '../http/request-id.js';

type HeaderName = keyof typeof HEADERS;

export const RATE = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const satisfies readonly HeaderName[];

export function answer(text: string, schema: string, example: unknown, more: readonly HeaderName[] = []) {
  return {
    description: text,
    headers: headers([...more, 'X-Request-Id']),
    content: { 'application/json': { schema: schemaRef(schema), example } },
  };
}

export function failing(text: string, error: Error, more: readonly HeaderName[] = []) {
  return answer(text, 'Failure', { error: keyedError(error) }, more);
}

export function unauthorised() {
  return failing('The key is missing, malformed, wrong or revoked.', unauthorized(), ['WWW-Authenticate']);
}

/** What any request may be answered with. */
export function always() {
  return {
    500: failing('An unexpected failure.', new Error('unexpected')),
    502: failing('The store cannot be reached.', unavailable()),
    default: failing('Whatever else HTTP does not allow, such as 405 for a method.', wrongMethod('POST, OPTIONS')),
  };
}

export function refTo(kind: string, name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}

export function headers(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, refTo('headers', name)]));
}

export const HEADERS = {
  'X-Request-Id': {
    description: 'The id of the request: what the client sent if that is a plain token, else a new one.',
    schema: { type: 'string' },
  },
  'WWW-Authenticate': { description: 'ApiKey', schema: { type: 'string' } },
  ETag: { description: 'Strong entity tag.', schema: { type: 'string' } },
  Link: { description: 'Where the results go on, as rel="next"; absent at their end.', schema: { type: 'string' } },
  'RateLimit-Limit': {
    description: 'Jobs of an account in a minute. The three are left out where there is no limit.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'Jobs left in the window.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the window frees a slot.', schema: { type: 'integer' } },
  'Retry-After': { description: 'Seconds to wait. Of a job: while it is not finished.', schema: { type: 'integer' } },
} as const;

export const PARAMETERS = {
  Output: {
    name: 'output',
    in: 'query',
    description:
      'What the job is to give: the calculated result, or that and an interpretation of it, in the language of the ' +
      `option locale. Calculations have one of: ${WORDED_TOOLS.join(', ')}.`,
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
  From: {
    name: 'from',
    in: 'query',
    description: 'The place of the first input that is asked about; the first of all has 0.',
    schema: { type: 'integer', minimum: 0, maximum: MOST_INPUTS, default: 0 },
  },
  Limit: {
    name: 'limit',
    in: 'query',
    description: 'How many are asked about.',
    schema: { type: 'integer', minimum: 1, maximum: MOST_INPUTS, default: MOST_INPUTS },
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description: "The client's own id for the request.",
    schema: { type: 'string', pattern: REQUEST_ID_PATTERN },
  },
} as const;
