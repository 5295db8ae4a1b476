import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { discrepancies } from '../../scripts/kill/checks.js';
import type { Interpreter } from '../../src/jobs/interpretation.js';
import type { Allowances } from '../../src/jobs/states.js';
import type { Body } from '../../src/service/http/body.js';
import type { Answer, Asked } from '../../src/service/http/door.js';
import { createKeyed, type Keyed, type KeyedOptions } from '../../src/service/jobs/keyed.js';
import { createAccount } from '../../src/service/store/accounts.js';
import type { Database } from '../../src/service/store/database.js';
import { createKey } from '../../src/service/store/keys.js';
import { migrate } from '../../src/service/store/migrations.js';
import { careerDnaTool } from '../../src/tools/career-dna/tool.js';
import { type RunningStore, STORES } from './stores.js';

export const CAREER_DNA = '/api/b2b/career-dna';

export interface Question {
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the example. */
  readonly body?: Body;
}

/** A request as the service brings it to a door. */
function asked(method: string, address: string, { key, headers = {}, body }: Question = {}): Asked {
  const { origin, pathname, search } = new URL(address, 'https://example.test');
  const sent = new Map(Object.entries({ ...headers, ...(key !== undefined && { 'x-api-key': key }) }));
  return {
    method,
    origin,
    pathname,
    search,
    requestId: 'request-1',
    client: '203.0.113.7',
    header: (name) => sent.get(name) ?? null,
    json: async () => body ?? { value: careerDnaTool.example },
    form: () => Promise.reject(new Error('There is no form.')),
  };
}

export interface Answered extends Answer {
  /** Its body, read. */
  readonly told: Readonly<Record<string, unknown>>;
}

export async function ask(keyed: Keyed, method: string, address: string, question: Question = {}): Promise<Answered> {
  const answer = await keyed.door.answer(asked(method, address, question));
  const isJson = answer.headers['Content-Type']?.startsWith('application/json') === true;
  return { ...answer, told: answer.body !== null && isJson ? JSON.parse(answer.body) : {} };
}

/** Asks for a job. */
export function order(
  keyed: Keyed,
  key: string | undefined,
  { query = '', ...question }: Omit<Question, 'key'> & { readonly query?: string } = {},
): Promise<Answered> {
  return ask(keyed, 'POST', CAREER_DNA + query, { ...question, key });
}

export async function poll(keyed: Keyed, key: string, id: unknown): Promise<Answered['told']> {
  return (await ask(keyed, 'GET', `/api/b2b/jobs/${id}`, { key })).told;
}

/** A minute of a machine that has nothing else to do, and more of a busy one. */
const POLLS = 3_000;

/** The job when it is so far, or as it is after many looks. */
export async function until(
  look: () => Promise<Answered['told']>,
  isSo: (job: Answered['told']) => boolean,
): Promise<Answered['told']> {
  for (let looks = 1; ; looks++) {
    const job = await look();
    if (isSo(job) || looks === POLLS) return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function finished(keyed: Keyed, key: string, id: unknown): Promise<Answered['told']> {
  return until(() => poll(keyed, key, id), isEnded);
}

const isEnded = ({ status }: Answered['told']) => status === 'succeeded' || status === 'failed';

/** The same, without the waits between the tries of a job that fails. */
export function ended(keyed: Keyed, database: Database, key: string, id: unknown): Promise<Answered['told']> {
  const look = async () => {
    await database.query('update nirayana.jobs set due_at = clock_timestamp() where id = $1', [id]);
    return poll(keyed, key, id);
  };
  return until(look, isEnded);
}

/** What an interpreter gives that has a text for the first statement. */
export function sentencesFor({ statements }: Parameters<Interpreter>[0], text = 'A text.') {
  return { sentences: [{ text, statements: statements.slice(0, 1).map(({ id }) => id) }] };
}

export interface Customer {
  readonly account: string;
  readonly key: string;
}

export async function customer(
  database: Database,
  { calculated = 100, interpreted = 5 }: Partial<Allowances> = {},
): Promise<Customer> {
  const at = new Date();
  const allowances = { calculated, interpreted };
  const { id } = await createAccount(database, { name: 'A customer', plan: 'custom', allowances, at });
  const made = await createKey(database, { account: id, at });
  if (!made) throw new Error('There is no account.');
  return { account: id, key: made.key };
}

interface Watched extends Keyed {
  /** What was told to the operator. */
  readonly errors: readonly unknown[];
}

interface Bench {
  readonly database: () => Database;
  /** The keyed interface on that database, without a limit, stopped after the test. */
  readonly keyed: (options?: Partial<KeyedOptions>) => Watched;
  /** The same with a customer of its own. */
  readonly served: (
    options?: Partial<KeyedOptions>,
    allowances?: Partial<Allowances>,
  ) => Promise<Customer & { readonly service: Watched }>;
}

/** Tests on a database of each kind of store. After all of them its books must agree. */
export function onEachStore(tests: (bench: Bench) => void): void {
  describe.each(STORES)('on $name', ({ isHere, start }) => {
    describe.skipIf(!isHere)('the keyed interface', { timeout: 120_000 }, () => {
      let store: RunningStore;
      let database: Database;
      const running: Keyed[] = [];
      beforeAll(async () => {
        store = await start();
        database = await store.open();
        await migrate(database);
      }, 180_000);
      afterEach(async () => {
        await Promise.all(running.splice(0).map((one) => one.stop()));
      });
      afterAll(async () => {
        const wrong = await discrepancies(database);
        await store.stop();
        if (wrong.length > 0) throw new Error(`The books do not agree: ${JSON.stringify(wrong)}`);
      });
      const keyed = (options: Partial<KeyedOptions> = {}): Watched => {
        const errors: unknown[] = [];
        const one = createKeyed({
          store: { database: async () => database, exists: () => true },
          retentionDays: 30,
          works: true,
          now: () => new Date(),
          report: (error) => errors.push(error),
          ...options,
        });
        running.push(one);
        return { ...one, errors };
      };
      const served: Bench['served'] = async (options, allowances) => ({
        service: keyed(options),
        ...(await customer(database, allowances)),
      });
      tests({ database: () => database, keyed, served });
    });
  });
}
