import type PgBoss from 'pg-boss';
import { OUTPUTS, type Output } from '../../jobs/plans.js';
import type { Database, Statements } from '../store/database.js';
import { required } from '../store/peer.js';

/**
 * Which jobs are waiting. A message holds the id of a job and nothing else; whoever takes one answers for the job from
 * then on, since the message is gone.
 */
export interface Queue {
  /** Does nothing where a message of this job is waiting. */
  readonly send: (statements: Statements, job: Waiting) => Promise<void>;
  /** The id of the first job, or else of the one that waits longest, its message deleted, undefined where none is due. */
  readonly take: (statements: Statements, output: Output) => Promise<string | undefined>;
  readonly remove: (statements: Statements, job: Pick<Waiting, 'id' | 'output'>) => Promise<void>;
}

interface Waiting {
  readonly id: string;
  readonly output: Output;
  /** Seconds that it is not to be taken for. Default 0. */
  readonly delay?: number;
  /** Whether it goes before those that have not been begun, since its caller has waited already. Default false. */
  readonly isFirst?: boolean;
}

const nameOf = (output: Output) => `career-dna-${output}`;

/** The queue of a database, made where it is missing. Two servers may do so at the same time. */
export async function openQueue(database: Database): Promise<Queue> {
  const Boss = required<typeof PgBoss>('pg-boss');
  // What it would look after, messages that nobody finished, does not exist here.
  const boss = new Boss({ db: asked(database), schema: 'pgboss', supervise: false, schedule: false });
  await alone(database, async () => {
    await boss.start();
    for (const output of OUTPUTS) await boss.createQueue(nameOf(output));
  });
  return {
    async send(statements, { id, output, delay = 0, isFirst = false }) {
      await boss.send(nameOf(output), {}, { id, db: asked(statements), startAfter: delay, priority: Number(isFirst) });
    },
    async take(statements, output) {
      const db = asked(statements);
      const [message] = await boss.fetch(nameOf(output), { db });
      if (message) await boss.deleteJob(nameOf(output), message.id, { db });
      return message?.id;
    },
    async remove(statements, { id, output }) {
      await boss.deleteJob(nameOf(output), id, { db: asked(statements) });
    },
  };
}

/** Any number that nothing else in the database locks. */
const LOCK = 7_105_110_106;

/** Servers that start together would stumble over each other: the tables of a queue are not made under one lock. */
async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  // Nobody else has an embedded store, and its only connection would wait for itself.
  if (database.kind === 'embedded') return work();
  await database.transaction(async ({ query }) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK]);
    await work();
  });
}

/** Statements as pg-boss asks for them. */
function asked(statements: Statements | Database): PgBoss.Db {
  return {
    async executeSql(sql: string, values?: unknown[]) {
      if (values) return { rows: [...(await statements.query(sql, values))] };
      const [, inner] = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(sql) ?? [];
      if (inner === undefined) return { rows: [...(await statements.query(sql))] };
      // A transaction of ours is undone where a statement of it fails; theirs would stay open on a shared connection.
      if ('transaction' in statements) await statements.transaction((within) => within.script(inner));
      else await statements.script(inner);
      return { rows: [] };
    },
  };
}
