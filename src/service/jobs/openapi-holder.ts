import { Refusal } from '../../jobs/refusals.js';
import { JOB_STATUSES, OUTPUTS, PLANS, type Task } from '../../jobs/states.js';
import { schemaRef } from '../http/openapi/references.js';
import { list, object } from '../http/openapi/schemas.js';
import { LISTED } from './holder.js';
import type { ListedJob } from './job-list.js';
import { always, answer, failing, refTo, unauthorised } from './openapi-parts.js';
import { ACCOUNT_PATH, KEYS_PATH } from './paths.js';

const TEXT = { type: 'string' } as const;
const WHOLE = { type: 'integer', minimum: 0 } as const;
const DATE = { type: 'string', format: 'date' } as const;
const INSTANT = { type: 'string', format: 'date-time', description: 'UTC.' } as const;
const KINDS = ['career-dna', 'calculations'] as const satisfies readonly Task['kind'][];
const LATER = { anyOf: [INSTANT, { type: 'null' }] } as const;

/** What is told of the account of a key, beside its jobs. */
export function holderPaths() {
  return { [ACCOUNT_PATH]: { get: account() }, [KEYS_PATH]: { get: keys() } };
}

function account() {
  return {
    operationId: 'read_account',
    tags: ['account'],
    summary: 'The account',
    description: 'The plan, what is left of its credits, and what was used in a month, day by day in UTC.',
    parameters: [refTo('parameters', 'Month'), refTo('parameters', 'RequestId')],
    responses: {
      200: answer('The account as it is.', 'Account', ACCOUNT_EXAMPLE),
      400: refusedParameter('month'),
      401: unauthorised(),
      ...always(),
    },
  };
}

export function jobList() {
  return {
    operationId: 'list_jobs',
    tags: ['jobs'],
    summary: 'The jobs',
    description: 'The jobs of the account, the newest first, with nothing of whom they are about.',
    parameters: [refTo('parameters', 'Cursor'), refTo('parameters', 'JobLimit'), refTo('parameters', 'RequestId')],
    responses: {
      200: answer('A part of the list.', 'Jobs', { jobs: [LISTED_EXAMPLE], next_cursor: null }),
      400: refusedParameter('cursor'),
      401: unauthorised(),
      ...always(),
    },
  };
}

function keys() {
  return {
    operationId: 'list_keys',
    tags: ['account'],
    summary: 'The keys',
    description: 'The keys of the account, oldest first. What a key itself is was shown when it was made.',
    parameters: [refTo('parameters', 'RequestId')],
    responses: {
      200: answer('All keys, also revoked ones.', 'Keys', { keys: [KEY_EXAMPLE] }),
      400: refusedParameter('verbose'),
      401: unauthorised(),
      ...always(),
    },
  };
}

function refusedParameter(name: string) {
  return failing('A parameter is not accepted.', new Refusal('invalid_input', `The input is not valid: see ${name}.`));
}

/** The parameters of these operations. */
export const HOLDER_PARAMETERS = {
  Month: {
    name: 'month',
    in: 'query',
    description: 'The month whose use is told, in UTC. Default: the one that runs.',
    schema: { ...TEXT, pattern: '^2\\d{3}-(?:0[1-9]|1[0-2])$' },
  },
  Cursor: {
    name: 'cursor',
    in: 'query',
    description: 'Where the list goes on: next_cursor of the answer before.',
    schema: TEXT,
  },
  JobLimit: {
    name: 'limit',
    in: 'query',
    description: 'How many jobs are listed at most.',
    schema: { type: 'integer', minimum: 1, maximum: LISTED.most, default: LISTED.usual },
  },
} as const;

/** What these operations answer. */
export function holderSchemas(): Readonly<Record<string, object>> {
  return {
    Account: object({
      account_id: TEXT,
      name: TEXT,
      plan: { ...TEXT, enum: PLANS },
      credits_return_on: { ...DATE, description: 'The day, UTC, with which the next allowance begins.' },
      calculated: schemaRef('Holding'),
      interpreted: schemaRef('Holding'),
      use: object({
        month: { ...TEXT, description: 'YYYY-MM, in UTC.' },
        days: list('DayOfUse', 'The days on which something was used, in their order.'),
      }),
    }),
    Holding: object({
      balance: { ...WHOLE, description: 'What can be spent now.' },
      allowance: { ...WHOLE, description: 'What the plan gives for a month.' },
      month: { ...WHOLE, description: 'What is left of this month. It ends with it.' },
      lasting: { ...WHOLE, description: 'What does not end with the month.' },
    }),
    DayOfUse: object({
      date: { ...DATE, description: 'In UTC.' },
      calculated: { ...WHOLE, description: 'Without what was given back.' },
      interpreted: WHOLE,
    }),
    Jobs: object({
      jobs: list('ListedJob', 'The newest first.'),
      next_cursor: { anyOf: [TEXT, { type: 'null' }], description: 'Where the list goes on; null at its end.' },
    }),
    ListedJob: object({
      job_id: { ...TEXT, format: 'uuid' },
      kind: { ...TEXT, enum: KINDS },
      tool: { anyOf: [TEXT, { type: 'null' }], description: 'The slug of the tool of calculations.' },
      output: { ...TEXT, enum: OUTPUTS },
      status: { ...TEXT, enum: JOB_STATUSES },
      progress: { type: 'number', minimum: 0, maximum: 1 },
      created_at: INSTANT,
      finished_at: LATER,
      input_count: WHOLE,
      failed_count: { ...WHOLE, description: 'Inputs without an answer so far.' },
      credits_deducted: WHOLE,
      credits_refunded: WHOLE,
    }),
    Keys: object({ keys: list('Key', 'Oldest first.') }),
    Key: object({
      key_id: { ...TEXT, description: 'By which it is revoked. Not the key itself.' },
      name: { ...TEXT, description: "What its holder calls it, '' for nothing." },
      created_at: INSTANT,
      last_used_at: { ...LATER, description: 'Within an hour.' },
      revoked_at: LATER,
    }),
  };
}

const ACCOUNT_EXAMPLE = {
  account_id: 'acc_4Hk0yQ2mVb7TzR1x',
  name: 'Example Ltd',
  plan: 'starter',
  credits_return_on: '2026-12-01',
  calculated: { balance: 774, allowance: 1000, month: 774, lasting: 0 },
  interpreted: { balance: 38, allowance: 50, month: 38, lasting: 0 },
  use: { month: '2026-11', days: [{ date: '2026-11-20', calculated: 226, interpreted: 12 }] },
};

const LISTED_EXAMPLE: ListedJob = {
  job_id: '7f9c24e8-3b12-4fef-91e0-5d1a3c1f0b77',
  kind: 'calculations',
  tool: 'vedic-moon-sign-calculator',
  output: 'calculated',
  status: 'succeeded',
  progress: 1,
  created_at: '2026-01-01T00:00:00Z',
  finished_at: '2026-01-01T00:00:02Z',
  input_count: 2,
  failed_count: 0,
  credits_deducted: 2,
  credits_refunded: 0,
};

const KEY_EXAMPLE = {
  key_id: 'key_4Hk0yQ2mVb7T',
  name: 'Website',
  created_at: '2026-01-01T00:00:00Z',
  last_used_at: null,
  revoked_at: null,
};
