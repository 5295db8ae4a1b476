// A process that owns a data directory as a server does: `node <bundle of this file> <folder>`, the thread of the store
// beside it. It tells what it cannot do, and for each line that it is given whether it has the store open. SIGTERM stops it in order.
import { createStore } from '../../src/service/store/store.js';

const [data = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const store = createStore({ data, report: (error) => say(String(error)) });

process.stdin.on('data', () => {
  store.database().then(
    () => say('opened'),
    (error) => say(String(error)),
  );
});
process.once('SIGTERM', async () => {
  await store.close();
  process.exit(0);
});
