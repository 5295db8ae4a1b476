// A server for `npm run bench:http`, in a process of its own: nirayana, plain or constant, or the nirayana that is built
// in another folder, which a second word names. It tells its parent where it listens and, when asked, how it has fared.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';

const [kind, folder = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2);
const built = (entry) => import(pathToFileURL(join(folder, 'dist', entry)).href);
const [{ findTool, runTool }, { serve }] = await Promise.all([built('index.js'), built('node.js')]);

const JSON_TYPE = 'application/json; charset=utf-8';

/** What anybody would write: reads the body, parses it, calculates and writes the text. Nothing is checked or limited. */
function plain(request, response) {
  const tool = findTool(request.url.slice(request.url.lastIndexOf('/') + 1));
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const input = JSON.parse(Buffer.concat(chunks).toString());
    const text = JSON.stringify(runTool(tool, input, { now: new Date(), inputs: 'specified' }));
    response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(text) });
    response.end(text);
  });
}

const constant = getRequestListener(() => new Response('{"status":"ok"}', { headers: { 'Content-Type': JSON_TYPE } }));

async function start() {
  if (kind === 'nirayana' || kind === 'before') return (await serve({ port: 0, requestsPerMinute: 0 })).url;
  const server = createServer(kind === 'plain' ? plain : constant).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${server.address().port}`;
}

const delay = monitorEventLoopDelay({ resolution: 1 });
let begun = process.cpuUsage();
const answers = {
  'begin measuring': () => {
    delay.reset();
    delay.enable();
    begun = process.cpuUsage();
  },
  'end measuring': () => {
    delay.disable();
    const { user, system } = process.cpuUsage(begun);
    return { delay: delay.percentile(99) / 1e6, processor: user + system };
  },
  memory: () => {
    globalThis.gc();
    const { rss, heapUsed } = process.memoryUsage();
    return { rss, heapUsed };
  },
};
process.on('message', (question) => process.send(answers[question]() ?? {}));
process.on('disconnect', () => process.exit());
process.send({ url: await start() });
