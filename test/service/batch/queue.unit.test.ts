import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runTool, sunSignTool } from '../../../src/entries/index.js';
import type { Calculation, Chunk } from '../../../src/service/batch/chunk.js';
import { inOrder } from '../../../src/service/batch/in-order.js';
import { claim } from '../../../src/service/batch/queue/chunk-table.js';
import { type ChunkWorker, startChunkWorker } from '../../../src/service/batch/queue/chunk-worker.js';
import { Queued } from '../../../src/service/batch/queue/queued.js';
import type { Database } from '../../../src/service/store/database.js';
import { migrate } from '../../../src/service/store/migrations.js';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { type Cluster, hasPostgres, startCluster } from '../../support/postgres.js';

const now = new Date('2026-01-01T00:00:00Z');
const CALCULATION: Calculation = { tool: 'sun-sign', now: now.getTime(), conventions: {}, baseUrl: '' };
const VERSION = 'test';

const inputs = Array.from({ length: 900 }, (_, index) => ({ month: 1 + (index % 13), day: 1 + (index % 28) }));

async function* chunks(size = 10): AsyncGenerator<Chunk> {
  for (let at = 0; at < inputs.length; at += size) {
    const lines = inputs.slice(at, at + size).map((input) => `${JSON.stringify(input)}\n`);
    yield {
      bytes: new TextEncoder().encode(lines.join('')),
      count: lines.length,
      refused: new Map([[0, 'It is refused.']]),
    };
  }
}

/** What all chunks must give. */
function expected(size = 10): string {
  return inputs
    .map((input, index) => {
      const envelope = runTool(sunSignTool, input, { now });
      const { tool, calculated_at } = envelope;
      const refused = {
        tool,
        error: { code: 'invalid_input', message: 'It is refused.', field_errors: [] },
        calculated_at,
      };
      return `${JSON.stringify(index % size === 0 ? refused : envelope)}\n`;
    })
    .join('');
}

describe.skipIf(!hasPostgres)('chunks that go through PostgreSQL', { timeout: 60_000 }, () => {
  let cluster: Cluster;
  let url: string;
  const databases: Database[] = [];
  const workers: ChunkWorker[] = [];
  beforeAll(async () => {
    cluster = await startCluster();
    url = await cluster.createDatabase();
  }, 60_000);
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await Promise.all(databases.splice(0).map((database) => database.close()));
  });
  afterAll(() => cluster.remove());

  async function open(): Promise<Database> {
    const database = await openPostgres(url);
    await migrate(database);
    databases.push(database);
    return database;
  }

  async function startWorker(version = VERSION): Promise<ChunkWorker> {
    const worker = startChunkWorker({ database: await open(), version, report: () => {} });
    workers.push(worker);
    return worker;
  }

  async function run(queued: Queued): Promise<string> {
    let text = '';
    const work = (chunk: Chunk) => queued.run(CALCULATION, chunk);
    for await (const { result } of inOrder(chunks(), work, { most: queued.mostChunks })) {
      text += new TextDecoder().decode(result.bytes);
    }
    return text;
  }

  async function rows(): Promise<number> {
    const [row] = await (await open()).query<{ count: number }>('select count(*) as count from nirayana.batch_chunks');
    return row?.count ?? -1;
  }

  it('come back in order from several workers, and leave nothing behind', async () => {
    await startWorker();
    await startWorker();
    const queued = new Queued(await open(), { version: VERSION, onSilence: () => {} });
    expect(await run(queued)).toBe(expected());
    expect(await rows()).toBe(0);
    await queued.close();
  });

  it('are calculated again where a worker is gone with one', async () => {
    const database = await open();
    const queued = new Queued(await open(), { version: VERSION, onSilence: () => {} });
    const result = run(queued);
    let taken: Awaited<ReturnType<typeof claim>>;
    while (!taken) taken = await claim(database, VERSION);
    await startWorker();
    // As if its time were over.
    await database.query(
      'update nirayana.batch_chunks set lease_until = clock_timestamp() where batch = $1 and number = $2',
      [taken.batch, taken.number],
    );
    expect(await result).toBe(expected());
    await queued.close();
  });

  it('are given back by a worker that is stopped', async () => {
    const first = await startWorker();
    const queued = new Queued(await open(), { version: VERSION, onSilence: () => {} });
    const result = run(queued);
    await first.stop();
    await startWorker();
    expect(await result).toBe(expected());
    await queued.close();
  });

  it('of a batch that ends are deleted', async () => {
    const queued = new Queued(await open(), { version: VERSION, onSilence: () => {} });
    const result = run(queued).catch((error: Error) => error.name);
    while ((await rows()) < queued.mostChunks) await new Promise((resolve) => setTimeout(resolve, 20));
    await queued.close();
    expect(await result).toBe('AbortError');
    expect(await rows()).toBe(0);
  });

  it('of a batch that was killed are deleted by a worker', async () => {
    const database = await open();
    const queued = new Queued(database, { version: 'another', onSilence: () => {} });
    const result = run(queued).catch(() => {});
    while ((await rows()) < queued.mostChunks) await new Promise((resolve) => setTimeout(resolve, 20));
    await database.query("update nirayana.batch_chunks set wanted_until = clock_timestamp() - interval '1 second'");
    await startWorker();
    while ((await rows()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await queued.close();
    await result;
  });

  it('that end every worker are given up', async () => {
    const database = await open();
    const queued = new Queued(await open(), { version: VERSION, onSilence: () => {} });
    const result = run(queued);
    result.catch(() => {});
    while ((await rows()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await database.query('update nirayana.batch_chunks set attempts = 5');
    await startWorker();
    await expect(result).rejects.toThrow('Some lines have ended every worker that has tried them.');
    await queued.close();
  });

  it('fail in a sentence when the database goes away', async () => {
    const queued = new Queued(await open(), { version: VERSION, onSilence: () => {} });
    const result = run(queued);
    result.catch(() => {});
    while ((await rows()) < queued.mostChunks) await new Promise((resolve) => setTimeout(resolve, 20));
    await cluster.stop('SIGQUIT');
    await expect(result).rejects.toThrow('The database of DATABASE_URL cannot be used: ');
    await queued.close();
    await cluster.start();
  });

  it('are taken by workers of the same version alone', async () => {
    await startWorker('older');
    const queued = new Queued(await open(), { version: VERSION, onSilence: () => {} });
    const result = run(queued);
    while ((await rows()) < queued.mostChunks) await new Promise((resolve) => setTimeout(resolve, 20));
    const [row] = await (await open()).query<{ taken: number }>(
      'select count(*) as taken from nirayana.batch_chunks where attempts > 0',
    );
    expect(row?.taken).toBe(0);
    await startWorker();
    expect(await result).toBe(expected());
    await queued.close();
  });
});
