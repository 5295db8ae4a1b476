// What a cache in front of the pages answers of an almanac's traffic: `npm run bench:cache`, where nginx is installed.
// The traffic is assumed: of 100 visits 60 to the day of a place, 12 to a month, 5 from calendars, 10 to pages that are
// the same for all and 13 to a birth. Places are asked for as by Zipf's law, in seven languages. The first of the visits
// are sent to the server alone, all of them through nginx with recipes/nginx/cache.conf, and the time of the server's
// processor for each is told. All come within minutes, so that hardly anything that is kept grows old; the share grows
// with the visits until each place was asked for, and is told on the way. REQUESTS, PLACES and CONNECTIONS say how many.
// `-- --write` puts the tables into docs/performance.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../scripts/build.mjs';
import { uniform } from '../scripts/uniform.mjs';
import { table, tell } from './written.mjs';

buildIfStale({ runnable: true });
const { findPlaces } = await import('nirayana/places');

const REQUESTS = Number(process.env.REQUESTS ?? 200_000);
const PLACES = Number(process.env.PLACES ?? 400);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 20);
const ALONE = 2_000;
/** After so many visits the share is told. */
const TOLD = [20_000, 60_000];
const HOST = 'almanac.example';
/** In hundredths of the visits. */
const LANGUAGES = { en: 45, hi: 25, ru: 8, uk: 7, de: 5, fr: 5, es: 5 };
const KINDS = { day: 60, month: 12, calendar: 5, fixed: 10, birth: 13 };
const NAMES = {
  day: 'days',
  month: 'months',
  calendar: 'calendars',
  fixed: 'pages that are the same for all',
  birth: 'births',
};
const FIXED = [
  '/tools',
  '/methodology',
  '/tools/panchang',
  '/tools/birth-chart-calculator',
  '/kundli',
  '/matching',
  '/',
  '/festivals',
];

function weighted(weights, at) {
  let rest = at * Object.values(weights).reduce((sum, one) => sum + one, 0);
  for (const [name, weight] of Object.entries(weights)) {
    rest -= weight;
    if (rest < 0) return name;
  }
  return Object.keys(weights)[0];
}

/** The places that are asked for, the largest of the countries where almanacs are read. */
function places() {
  const found = new Map();
  for (const country of ['IN', 'NP', 'LK', 'MU', 'US', 'GB', 'CA', 'AE', 'SG', 'DE', 'UA', 'FR', 'ES', 'AU']) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      for (const place of findPlaces(letter, { country, limit: 20 }).slice(0, 20))
        found.set(`${place.name} ${country}`, place);
    }
  }
  return [...found.values()].sort((one, other) => other.population - one.population).slice(0, PLACES);
}

/** The visits, each an address as links have it. */
function* visits() {
  const random = uniform(20261129);
  const all = places();
  const shares = Object.fromEntries(all.map((_, index) => [index, 1 / (index + 1)]));
  const today = new Date().toISOString().slice(0, 10);
  for (let count = 0; count < REQUESTS; count++) {
    const kind = weighted(KINDS, random());
    const language = weighted(LANGUAGES, random());
    const { name, country, latitude, longitude, timezone } = all[weighted(shares, random())];
    const base = language === 'en' ? '' : `/${language}`;
    const at = `on_tz=${timezone}&at_lat=${latitude}&at_lon=${longitude}&at_place=${encodeURIComponent(`${name}, ${country}`)}`;
    if (kind === 'day') yield [kind, `${base}/tools/panchang?on=${today}&${at}`];
    else if (kind === 'month') yield [kind, `${base}/tools/panchang-month?target_month=${today.slice(0, 7)}&${at}`];
    else if (kind === 'calendar') yield [kind, `/calendars/vrata.ics?${at}&lang=${language}`];
    else if (kind === 'fixed') yield [kind, base + FIXED[Math.floor(random() * FIXED.length)]];
    else yield [kind, `${base}/tools/birth-chart-calculator?${birth(random, { latitude, longitude, timezone })}`];
  }
}

function birth(random, { latitude, longitude, timezone }) {
  const date = new Date(Date.UTC(1950, 0, 1) + Math.floor(random() * 25_000) * 86_400_000).toISOString().slice(0, 10);
  const two = (most) => String(Math.floor(random() * most)).padStart(2, '0');
  return `date=${date}&time=${two(24)}:${two(60)}&lat=${latitude}&lon=${longitude}&tz=${timezone}`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Runs a program until it answers, and stops it after. */
async function whileRunning(command, args, { port, env = {} }, use) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  try {
    for (let tries = 0; tries < 200; tries++) {
      if (
        await fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      await sleep(50);
    }
    return await use(child.pid);
  } finally {
    agent.destroy();
    agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    child.kill();
    await once(child, 'exit');
  }
}

/** Milliseconds of processor that a process has used, by Linux. */
function processorOf(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** Of one server: those of the one before it are gone. */
let agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function ask(port, path, redirects = 3) {
  return new Promise((done, fail) => {
    const headers = { Host: HOST, Accept: 'text/html', 'Accept-Encoding': 'gzip', 'Sec-Fetch-Site': 'same-origin' };
    const request = get({ port, path, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        const { location } = answer.headers;
        if (location && redirects > 0) done(ask(port, location.replace(`http://${HOST}`, ''), redirects - 1));
        else done({ status: answer.statusCode, cache: answer.headers['x-cache'] ?? '-', path });
      });
    });
    // A connection may be closed by the other side while it is used again.
    request.on('error', (error) => (request.reusedSocket ? done(ask(port, path, redirects)) : fail(error)));
  });
}

const count = (visits) => visits.toLocaleString('en');
const share = (part, of) => `${((100 * part) / of).toFixed(1)} %`;

/** Sends all visits, and tells what came of each kind and of the first of them. */
async function replay(port, asked) {
  const [told, early] = [{}, []];
  const waiting = asked[Symbol.iterator]();
  let [visits, hits] = [0, 0];
  const client = async () => {
    for (const [kind, path] of waiting) {
      const { status, cache } = await ask(port, path);
      told[kind] ??= { visits: 0, fromCache: 0, failed: 0 };
      told[kind].visits++;
      const isKept = cache === 'HIT' || cache === 'STALE' || cache === 'UPDATING';
      if (isKept) told[kind].fromCache++;
      hits += Number(isKept);
      if (TOLD.includes(++visits)) early.push([`the first ${count(visits)}`, count(visits), share(hits, visits), '']);
      if (status !== 200) told[kind].failed++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return { told, early, hits };
}

const folder = mkdtempSync(join(tmpdir(), 'nirayana-cache-'));
try {
  const [server, front] = [await freePort(), await freePort()];
  const conf = readFileSync(new URL('../recipes/nginx/cache.conf', import.meta.url), 'utf8')
    .replace(':8787', `:${server}`)
    .replace('listen 80;', `listen 127.0.0.1:${front};`)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/var/log/nginx', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'main.conf'),
    `daemon off; ${user} pid ${folder}/pid; events {} http { ${temporary.join(' ')}\n${conf}}`,
  );
  const serve = {
    port: server,
    env: { PORT: String(server), HOST: '127.0.0.1', BASE_URL: `http://${HOST}`, RATE_LIMIT_PER_MINUTE: '0' },
  };
  const bin = [new URL('../dist/bin.js', import.meta.url).pathname, 'serve'];
  // What a link leads to: whoever asks for it is redirected no more. A birth is asked for once.
  const asked = await whileRunning(process.execPath, bin, serve, async () => {
    const canonical = new Map();
    const visited = [];
    for (const [kind, path] of visits()) {
      const isLed = kind === 'day' || kind === 'month';
      if (isLed && !canonical.has(path)) canonical.set(path, (await ask(server, path)).path);
      visited.push([kind, canonical.get(path) ?? path]);
    }
    return visited;
  });
  const addresses = new Set(asked.filter(([kind]) => kind !== 'birth').map(([, path]) => path)).size;
  /** Sends visits to a port, and tells what came of them and what the server did for them. */
  const sent = async (port, pid, visited) => {
    const before = processorOf(pid);
    const replayed = await replay(port, visited);
    return { ...replayed, visits: visited.length, milliseconds: (processorOf(pid) - before) / visited.length };
  };
  const alone = await whileRunning(process.execPath, bin, serve, (pid) => sent(server, pid, asked.slice(0, ALONE)));
  const args = ['-e', 'stderr', '-p', folder, '-c', 'main.conf'];
  const cached = await whileRunning(process.execPath, bin, serve, (pid) =>
    whileRunning('nginx', args, { port: front }, () => sent(front, pid, asked)),
  );
  tell({ command: 'bench:cache', more: `${PLACES} places, ${count(addresses)} addresses that are of nobody` }, [
    table(
      ['server', 'visits', "ms of the server's processor a visit"],
      [
        ['alone', count(alone.visits), alone.milliseconds.toFixed(2)],
        ['behind nginx', count(cached.visits), cached.milliseconds.toFixed(2)],
        ['the second by the first', '', (cached.milliseconds / alone.milliseconds).toFixed(2)],
      ],
    ),
    table(
      ['behind nginx', 'visits', 'from the cache', 'failed'],
      [
        ['all of them', count(cached.visits), share(cached.hits, cached.visits), ''],
        ...Object.entries(cached.told).map(([kind, { visits, fromCache, failed }]) => [
          NAMES[kind],
          count(visits),
          share(fromCache, visits),
          String(failed),
        ]),
        ...cached.early,
      ],
    ),
  ]);
} finally {
  agent.destroy();
  rmSync(folder, { recursive: true });
}
