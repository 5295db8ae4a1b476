import { publishedInput, publishedResult } from '../../base/schema/published.js';
import { MOST_COLUMNS } from '../../calculation/selection.js';
import { MOST_INPUTS } from '../../jobs/calculations.js';
import { STATUS_BY_KEYED_CODE } from '../../jobs/refusals.js';
import { estimatedSeconds, INPUT_COST, JOB_STATUSES, type JobView } from '../../jobs/states.js';
import { LANGUAGE_CODES } from '../../languages/locale/locales.js';
import { careerDnaTool } from '../../tools/career-dna/tool.js';
import { allTools } from '../../tools/registry.js';
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
      credits_refunded: {
        ...WHOLE,
        description: 'All that was deducted where the job has failed, else one for each input without an answer.',
      },
      result: {
        anyOf: [schemaRef('CareerDnaResult'), schemaRef('CalculationsResult'), { type: 'null' }],
        description: 'What was asked for, once the job has succeeded.',
      },
      error: later(schemaRef('Problem')),
    }),
    CareerDnaResult: careerDnaResult(),
    Interpretation: interpretation(),
    CalculationsRequest: calculationsRequest(),
    CalculationsResult: object({
      tool: TEXT,
      input_count: WHOLE,
      failed_count: { ...WHOLE, description: 'Inputs without an answer.' },
      results_url: { ...TEXT, description: 'Path to read the answers at.' },
    }),
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

function interpretation(): object {
  return {
    ...object({
      locale: { ...TEXT, enum: LANGUAGE_CODES },
      written_by: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { ...TEXT, enum: ['rules', 'interpreter'] },
          version: { ...TEXT, description: 'Of the rules.' },
        },
      },
      sentences: {
        type: 'array',
        items: object({
          text: TEXT,
          statements: { type: 'array', minItems: 1, items: TEXT, description: 'What it rests on.' },
        }),
      },
      text: { ...TEXT, description: 'All sentences.' },
    }),
    description: 'The result in words, where output=interpreted was asked for.',
  };
}

function calculationsRequest(): object {
  return {
    type: 'object',
    required: ['tool', 'inputs'],
    properties: {
      tool: { ...TEXT, enum: allTools.map(({ slug }) => slug) },
      inputs: {
        type: 'array',
        minItems: 1,
        maxItems: MOST_INPUTS,
        items: { type: 'object', description: 'An input of the tool, as the public interface takes it.' },
      },
      options: {
        type: 'object',
        description: 'The options of the tool: its query parameters in the public interface, for all inputs.',
      },
      select: {
        type: 'array',
        minItems: 1,
        maxItems: MOST_COLUMNS,
        items: TEXT,
        description:
          'Paths of a result: each answer is an object of these in place of an envelope. Beside them stand fields of the ' +
          'input (`id` and `input.…`) and `error`.',
      },
    },
    additionalProperties: false,
  };
}

export const CALCULATIONS_EXAMPLE = {
  tool: 'vedic-moon-sign-calculator',
  inputs: [
    { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 },
    { birth_date: '1984-11-02', birth_time: null, latitude: 19.076, longitude: 72.8777 },
  ],
  options: { ayanamsha: 'raman' },
};

/** The result of the calculation with what stands beside it. */
function careerDnaResult(): object {
  const { required, properties } = publishedResult(careerDnaTool.resultSchema) as {
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, object>>;
  };
  return {
    type: 'object',
    required: [...required, 'provenance'],
    properties: { ...properties, provenance: schemaRef('Provenance'), interpretation: schemaRef('Interpretation') },
  };
}

const ID = '7f9c24e8-3b12-4fef-91e0-5d1a3c1f0b77';

export const ACCEPTANCE_EXAMPLE: Acceptance = {
  job_id: ID,
  poll_url: `${JOBS_PATH}/${ID}`,
  estimated_seconds: estimatedSeconds('calculated', 1),
  credits_deducted: INPUT_COST,
  credits_remaining: 99,
};

export const JOB_EXAMPLE: JobView = {
  job_id: ID,
  status: 'running',
  progress: 0,
  created_at: '2026-01-01T00:00:00Z',
  started_at: '2026-01-01T00:00:01Z',
  finished_at: null,
  estimated_seconds: estimatedSeconds('calculated', 1),
  credits_deducted: INPUT_COST,
  credits_refunded: 0,
  result: null,
  error: null,
};
