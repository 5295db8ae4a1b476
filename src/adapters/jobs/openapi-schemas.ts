import { careerDnaTool } from '../../career/career-dna.js';
import { STATUS_BY_KEYED_CODE } from '../../jobs/refusals.js';
import { ESTIMATED_SECONDS, JOB_COST, JOB_STATUSES, type JobView } from '../../jobs/states.js';
import { publishedInput, publishedResult } from '../../schema/published.js';
import { schemaRef } from '../http/openapi/references.js';
import { list, object, SCHEMAS } from '../http/openapi/schemas.js';
import type { Acceptance } from './accept.js';
import { JOBS_PATH } from './paths.js';

const TEXT = { type: 'string' } as const;
const WHOLE = { type: 'integer', minimum: 0 } as const;
const INSTANT = { type: 'string', format: 'date-time', description: 'UTC.' } as const;

/** Null until the job is so far. */
function later(schema: object) {
  return { anyOf: [schema, { type: 'null' }] };
}

/** What the operations of the keyed interface take and answer. */
export function keyedSchemas(): Readonly<Record<string, object>> {
  return {
    CareerDnaRequest: publishedInput(careerDnaTool.inputSchema),
    JobAcceptance: object({
      job_id: { ...TEXT, format: 'uuid' },
      poll_url: { ...TEXT, description: 'Path to read the job at.' },
      estimated_seconds: { ...WHOLE, description: 'What to expect where no other job waits.' },
      credits_deducted: WHOLE,
      credits_remaining: { ...WHOLE, description: 'Of the allowance for this output.' },
    }),
    Job: object({
      job_id: { ...TEXT, format: 'uuid' },
      status: { ...TEXT, enum: JOB_STATUSES },
      progress: { type: 'number', minimum: 0, maximum: 1 },
      created_at: INSTANT,
      started_at: later(INSTANT),
      finished_at: later(INSTANT),
      estimated_seconds: WHOLE,
      credits_deducted: WHOLE,
      credits_refunded: { ...WHOLE, description: 'All that was deducted where the job has failed, else 0.' },
      result: later(schemaRef('CareerDnaResult')),
      error: later(schemaRef('Problem')),
    }),
    CareerDnaResult: careerDnaResult(),
    Failure: object({ error: schemaRef('Problem') }),
    Problem: object({
      code: { ...TEXT, enum: Object.keys(STATUS_BY_KEYED_CODE) },
      message: { ...TEXT, description: 'One English sentence or two.' },
      field_errors: list('FieldError', 'One item for each failing field.'),
    }),
    ...Object.fromEntries(
      ['FieldError', 'OpenApi', 'Provenance', 'BirthTimeRange', 'Caveat'].map((name) => [
        name,
        SCHEMAS[name] as object,
      ]),
    ),
  };
}

/** The result of the calculation with what stands beside it. */
function careerDnaResult(): object {
  const { required, properties } = publishedResult(careerDnaTool.resultSchema) as {
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, object>>;
  };
  const interpretation = {
    ...object({ text: TEXT }),
    description: 'The words of the interpreter, where output=interpreted was asked for.',
  };
  return {
    type: 'object',
    required: [...required, 'provenance'],
    properties: { ...properties, provenance: schemaRef('Provenance'), interpretation },
  };
}

const ID = '7f9c24e8-3b12-4fef-91e0-5d1a3c1f0b77';

export const ACCEPTANCE_EXAMPLE: Acceptance = {
  job_id: ID,
  poll_url: `${JOBS_PATH}/${ID}`,
  estimated_seconds: ESTIMATED_SECONDS.calculated,
  credits_deducted: JOB_COST,
  credits_remaining: 99,
};

export const JOB_EXAMPLE: JobView = {
  job_id: ID,
  status: 'running',
  progress: 0,
  created_at: '2026-01-01T00:00:00Z',
  started_at: '2026-01-01T00:00:01Z',
  finished_at: null,
  estimated_seconds: ESTIMATED_SECONDS.calculated,
  credits_deducted: JOB_COST,
  credits_refunded: 0,
  result: null,
  error: null,
};
