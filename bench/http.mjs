// Calculations a second over HTTP, by 50 connections: `npm run bench:http`. Our server, a plain one of node:http that
// does the same calculation, and the bare library @hono/node-server with a constant answer, each in a process of its own,
// take turns of some seconds, so that what slows the machine slows all alike. The time of the processor that a request
// takes is told too, which waiting for other programs is no part of. Ratios are taken within a round, and
// medians of rounds are printed. ROUNDS and SECONDS say how many and how long. `-- --write` puts the tables into
// docs/performance.md.
// `-- panchang birth-chart-calculator` measures these calculators in place of two usual ones, `-- --before <folder>` also
// the server that is built in another checkout, by the same bodies.
// `-- --requests 1000000` sends so many to our server instead, and prints its memory after each tenth.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { buildIfStale } from '../scripts/build.mjs';
import { table, tell, words } from './written.mjs';

buildIfStale({ runnable: true });
const { findTool } = await import('nirayana');

const ROUNDS = Number(process.env.ROUNDS ?? 15);
const SECONDS = Number(process.env.SECONDS ?? 2);
const CONNECTIONS = 50;
/** Until the compiler has done what it can. */
const WARMING_REQUESTS = 3000;
const USUAL = ['vedic-moon-sign-calculator', 'birth-chart-calculator'];
const { values, positionals } = parseArgs({
  args: words,
  options: { requests: { type: 'string' }, before: { type: 'string' } },
  allowPositionals: true,
});
const { requests, before } = values;
const TOOLS = positionals.length > 0 ? positionals : USUAL;

/** Births of different years, so that no memo of one moment can flatter a figure. */
function bodies({ example }) {
  const date = 'date' in example ? 'date' : 'birth_date';
  return Array.from({ length: 200 }, (_, index) =>
    JSON.stringify({ ...example, [date]: `${1901 + index}${example[date].slice(4)}` }),
  );
}

async function start(kind) {
  const path = fileURLToPath(new URL('http-server.mjs', import.meta.url));
  const child = fork(path, kind === 'before' ? [kind, resolve(before)] : [kind], { execArgv: ['--expose-gc'] });
  const [{ url }] = await once(child, 'message');
  const ask = async (question) => {
    const answer = once(child, 'message');
    child.send(question);
    return (await answer)[0];
  };
  return { kind, url, ask, stop: () => child.disconnect() };
}

async function load({ url }, slug, amount) {
  const headers = { 'content-type': 'application/json' };
  const path = `/api/public/tools/${slug}`;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    requests: bodies(findTool(slug)).map((body) => ({ method: 'POST', path, headers, body })),
    ...amount,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}${path} did not answer every request.`);
  return result;
}

/** A turn of one server: requests a second, milliseconds, and how late its event loop was. */
async function turn(server, slug) {
  await server.ask('begin measuring');
  const { requests, latency, duration } = await load(server, slug, { duration: SECONDS });
  const { delay, processor } = await server.ask('end measuring');
  const cost = processor / requests.total;
  return { rate: requests.total / duration, cost, p50: latency.p50, p99: latency.p99, delay };
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const medianOf = (turns, name) => median(turns.map((one) => one[name]));

async function compare(servers, slug) {
  const turns = new Map(servers.map(({ kind }) => [kind, []]));
  for (const server of servers) await load(server, slug, { amount: WARMING_REQUESTS });
  for (let round = 0; round < ROUNDS; round++) {
    // Who comes first alternates too.
    for (const server of round % 2 ? servers.toReversed() : servers) {
      turns.get(server.kind).push(await turn(server, slug));
    }
  }
  const ours = turns.get('nirayana');
  const others = servers.filter(({ kind }) => kind === 'plain' || kind === 'before').map(({ kind }) => kind);
  const ratio = (kind, name) => median(ours.map((one, round) => one[name] / turns.get(kind)[round][name])).toFixed(2);
  return {
    absolute: [...turns].map(([kind, of]) => [
      `${slug}, ${kind}`,
      ...['rate', 'cost'].map((name) => String(Math.round(medianOf(of, name)))),
      ...['p50', 'p99', 'delay'].map((name) => medianOf(of, name).toFixed(1)),
    ]),
    relative: others.map((kind) => [
      `${slug}, nirayana by ${kind}`,
      ...['rate', 'cost', 'p99'].map((name) => ratio(kind, name)),
    ]),
  };
}

/** Whether the memory of the server is level. */
async function sendMany(server, count) {
  const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);
  const rows = [];
  for (let sent = count / 10; sent <= count; sent += count / 10) {
    await load(server, TOOLS[0], { amount: count / 10 });
    const { rss, heapUsed } = await server.ask('memory');
    rows.push([String(sent), megabytes(rss), megabytes(heapUsed)]);
  }
  return rows;
}

const kinds = ['nirayana', ...(requests ? [] : [...(before ? ['before'] : []), 'plain', 'constant'])];
const servers = await Promise.all(kinds.map(start));
try {
  if (requests) {
    const rows = await sendMany(servers[0], Number(requests));
    tell({ command: 'bench:http', mark: 'bench:http, memory' }, [
      table(['requests', 'RSS, MiB', 'heap after a collection, MiB'], rows),
    ]);
  } else {
    const compared = [];
    for (const slug of TOOLS) compared.push(await compare(servers, slug));
    tell({ command: 'bench:http', more: `${ROUNDS} rounds of ${SECONDS} s` }, [
      table(
        ['calculation, server', 'requests/s', 'processor, µs a request', 'p50, ms', 'p99, ms', 'event loop p99, ms'],
        compared.flatMap(({ absolute }) => absolute),
      ),
      table(
        ['ratios', 'requests', 'processor', 'p99'],
        compared.flatMap(({ relative }) => relative),
      ),
    ]);
  }
} finally {
  for (const server of servers) server.stop();
}
