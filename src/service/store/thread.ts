import { parentPort, workerData } from 'node:worker_threads';
import { openEmbedded } from './embedded.js';
import { type Failure, failureOf, type Statement, type ThreadData, type Told } from './thread-protocol.js';

/** A thread with the embedded store: it does one statement after the other, as they come. */
const { folder } = workerData as ThreadData;
const opening = openEmbedded(folder);

const answer = async ({ id, sql, values }: Statement): Promise<Told> => {
  try {
    const database = await opening;
    if (values) return { id, rows: await database.query(sql, values) };
    await database.script(sql);
    return { id, rows: [] };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
};

let last: Promise<unknown> = opening.catch(() => undefined);

parentPort?.on('message', (asked: Statement | 'close') => {
  last = last.then(async () => {
    if (asked !== 'close') {
      parentPort?.postMessage(await answer(asked));
      return;
    }
    const failure: Failure | undefined = await opening
      .then((database) => database.close())
      .then(() => undefined, failureOf);
    parentPort?.postMessage({ id: 0, ...(failure ? { failure } : { rows: [] }) } satisfies Told);
    parentPort?.close();
  });
});
