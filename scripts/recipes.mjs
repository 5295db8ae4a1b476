// `npm run test:recipes`: runs the files of recipes/ as they are, on the packed package, and asks each for calculations.
// `npm run test:recipes -- next` runs one of them. A step names the files that it runs; test/recipes.house.test.ts
// wants each file named.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from '../test/browser/chromium.js';
import { buildIfStale } from './build.mjs';
import { folderWith, root, run, runSteps } from './own-folder.mjs';
import { containerOf } from './recipes/container.mjs';
import { cacheKeeps, whileNginx } from './recipes/nginx.mjs';
import { isThere, shardSteps } from './recipes/shards.mjs';
import { freePort, whileRunning } from './while-running.mjs';
import { workerdConfig } from './workerd-config.mjs';

/** The first of each line of Node that loads ES modules by `require`. */
const NODES = { 'node-20': '20.19.0', 'node-22': '22.12.0', 'node-24': '24.9.0' };

const PACKAGES = {
  ...Object.fromEntries(
    Object.entries(NODES).map(([name, version]) => [name, `npm:node-${process.platform}-${process.arch}@${version}`]),
  ),
  '@duckdb/node-api': '1.5.6-r.1',
  bun: '1.4.5',
  deno: '2.9.6',
  'dockerfile-ast': '0.7.1',
  'dockerfile-utils': '0.16.3',
  esbuild: '0.27.7',
  express: '5.3.0',
  fastify: '5.12.8',
  '@hono/node-server': '2.1.8',
  hono: '4.13.19',
  hyparquet: '1.31.5',
  'kubernetes-models': '5.1.0',
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  workerd: '1.20261117.1',
  yaml: '2.9.1',
};

const SLUG = 'vedic-moon-sign-calculator';
const BIRTH = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };

buildIfStale();
// Turbopack wants to know where a folder really is.
const folder = realpathSync(folderWith('recipes', PACKAGES));
const work = join(folder, 'work');
const bin = (name) => join(folder, 'node_modules/.bin', name);
const nodeOf = (name) => join(folder, 'node_modules', name, 'bin/node');

rmSync(work, { recursive: true, force: true });
mkdirSync(work);
const [{ filename }] = JSON.parse(
  run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', work], { cwd: root }),
);
run(
  'npm',
  ['install', '--no-save', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', join(work, filename)],
  { cwd: folder },
);
cpSync(join(root, 'recipes'), work, { recursive: true });
// Deno resolves what a package.json asks for.
writeFileSync(join(work, 'package.json'), JSON.stringify({ private: true, dependencies: { nirayana: '*' } }));

function expect(actual, expected) {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`It is ${is} and should be ${should}.`);
}

/** What every recipe that mounts the service under a path must do. */
async function mounted(url) {
  const path = '/astro';
  await calculates(url + path);
  const { openapi } = await (await fetch(`${url}${path}/api/public/tools`)).json();
  // Next writes localhost for every address of the machine itself.
  expect(openapi.replace('//localhost:', '//127.0.0.1:'), `${url}${path}/api/public/tools/openapi.json`);
  const { places } = await (await fetch(`${url}${path}/api/public/places?q=Varanasi`)).json();
  expect(places[0].timezone, 'Asia/Kolkata');
  for (const home of [path, `${path}/`]) expect((await fetch(url + home)).status, 200);
  expect((await fetch(`${url}${path}/nowhere`)).status, 404);
  expect(await (await fetch(url)).text(), 'The rest of the application.');
}

/** @param base of the addresses in answers, which stand at `url` here */
async function calculates(url, base = 'https://example.org/astro') {
  const post = (body, type = 'application/json') =>
    fetch(`${url}/api/public/tools/${SLUG}`, { method: 'POST', body, headers: { 'Content-Type': type } });
  const { result, methodology_url } = await (await post(JSON.stringify(BIRTH))).json();
  expect(result.rashi.name, 'Capricorn');
  expect((await fetch(methodology_url.replace(base, url))).status, 200);
  expect((await post('{"birth_date":')).status, 400);
  expect((await post('birth_date=1990-05-17', 'application/x-www-form-urlencoded')).status, 415);
  expect((await post(' '.repeat(70_000))).status, 413);
}

const serverOf = (file, command = process.execPath, ...args) => [
  `recipes/${file} answers`,
  () => whileRunning(command, [...args, basename(file)], { cwd: join(work, dirname(file)) }, (url) => mounted(url)),
];

/** The same bytes as everywhere, of answers and of charts. */
const recordedIn = (name, ...args) => [
  `${name} calculates and draws every recorded byte`,
  () => {
    const [source, program] = [join(root, 'scripts/recorded.ts'), join(work, 'recorded.mjs')];
    run(bin('esbuild'), [source, '--bundle', '--platform=node', '--format=esm', `--outfile=${program}`]);
    run(bin(name), [...args, program, join(root, 'golden')]);
  },
];

/** By `require`, as programs in CommonJS and their tests do. */
const requiredIn = (name, command) => [`${name} loads every entry by require`, () => requireAll(command)];

const shards = shardSteps({ work, path: join(folder, 'node_modules/.bin') });

const steps = [
  ['docs/recipes/README.md shows code that runs', overview],
  ...Object.keys(NODES).map((name) => requiredIn(name, nodeOf(name))),
  requiredIn('bun', bin('bun')),
  serverOf('express/server.mjs'),
  serverOf('fastify/server.mjs'),
  serverOf('hono/server.mjs'),
  serverOf('bun/server.ts', bin('bun')),
  recordedIn('bun'),
  serverOf('deno/server.mjs', bin('deno'), 'run', '--no-remote', '--allow-net', '--allow-env'),
  recordedIn('deno', 'run', '--no-remote', '--allow-read', '--allow-env'),
  ['recipes/workers/{wrangler.json,worker.mjs} answers in workerd', workers],
  ['recipes/next/app/astro/[[...path]]/route.js builds and answers', next],
  ['recipes/react/moon-sign.jsx loads the calculator apart and shows a sign', react],
  ['recipes/systemd/{nirayana@,nirayana-worker}.service are units without a fault', systemd],
  ['recipes/systemd/nirayana@.service serves as it says', unit],
  [
    'recipes/nginx/nirayana.conf hands requests round to two such units, and loses none while one is started anew',
    nginx,
  ],
  ['recipes/nginx/cache.conf keeps what is of nobody, and no birth and no choice', cache],
  ['recipes/container/Containerfile serves and is healthy as it says', container],
  ['recipes/parallel/shards.sh gives the bytes of one run, with two parts killed', shards.parallel],
  ['recipes/parallel/shards.sh gives the bytes of one run over ssh, with two parts killed', shards.parallelOverSsh],
  ['parallel --pipepart loses a block that was killed, so that numbers are handed out', shards.pipepart],
  ['recipes/dask/shards.py gives the bytes of one run, with two parts killed', shards.dask],
  ['recipes/slurm/shards.sh gives the bytes of one run, with a part and a node killed', shards.slurm],
  ['recipes/kubernetes/shards.yaml is a Job of its API, whose parts are those of one run', kubernetes],
  ['recipes/duckdb/signs.mjs asks the answers of births that it has written', duckdb],
  ['recipes/starters/matrimony/{server,matches}.js matches each pair once', matrimony],
  ['recipes/starters/panchang/{build.js,index.html,app.js,worker.js} opens without a network', panchangOffline],
  ['recipes/starters/notebook/manglik.ipynb counts over Parquet', notebook],
];

/** The code of the page about all recipes, which has no file of its own. */
function overview() {
  const page = readFileSync(join(root, 'docs/recipes/README.md'), 'utf8');
  const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)];
  expect(blocks.length, 1);
  writeFileSync(join(work, 'overview.mjs'), blocks[0][1]);
  run(process.execPath, ['overview.mjs'], { cwd: work });
}

function requireAll(command) {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entries = Object.keys(exports).map((path) => path.replace('*', path.includes('tools') ? SLUG : 'hi'));
  const program = `const loaded = ${JSON.stringify(entries)}.map((path) => require('nirayana' + path.slice(1)));
const { moonSign } = loaded[0];
console.log(loaded.length, moonSign(${JSON.stringify(BIRTH)}).result.rashi.name);
`;
  writeFileSync(join(work, 'required.cjs'), program);
  // Node 22.12 warns of what it has only just allowed.
  const env = { ...process.env, NODE_NO_WARNINGS: '1' };
  const { stdout, stderr } = spawnSync(command, ['required.cjs'], { cwd: work, env, encoding: 'utf8' });
  expect([stdout, stderr], [`${entries.length} Capricorn\n`, '']);
}

async function workers() {
  const cwd = join(work, 'workers');
  const { main, compatibility_date, minify, define } = JSON.parse(readFileSync(join(cwd, 'wrangler.json'), 'utf8'));
  const told = readFileSync(join(root, 'docs/recipes/runtimes.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const bundled = (name, defined, weight) => {
    const flags = Object.entries(defined).map(([flag, value]) => `--define:${flag}=${value}`);
    const args = ['--bundle', '--format=esm', '--conditions=workerd,worker,browser', '--target=es2024'];
    run(
      bin('esbuild'),
      [main, ...args, ...(minify ? ['--minify'] : []), ...flags, `--outfile=${name}`, '--log-level=error'],
      { cwd },
    );
    const [, megabytes] = weight.exec(told);
    const weighs = gzipSync(readFileSync(join(cwd, name))).length / 1e6;
    if (Math.abs(weighs - megabytes) > 0.05)
      throw new Error(`${name} has ${weighs.toFixed(2)} MB and not ${megabytes}.`);
    return name;
  };
  const hindi = { NIRAYANA_WITHOUT_HI: 'true' };
  bundled('whole.mjs', {}, /all fourteen languages the bundle has ([\d.]+) MB/);
  const english = bundled('english.mjs', { ...define, ...hindi }, /English alone ([\d.]+) MB/);
  const both = bundled('both.mjs', define, /English and Hindi, as above, ([\d.]+) MB/);
  for (const [module, languages] of [
    [english, ['en']],
    [both, ['en', 'hi']],
  ]) {
    const port = await freePort();
    writeFileSync(join(cwd, 'config.capnp'), workerdConfig({ port, module, compatibilityDate: compatibility_date }));
    await whileRunning(bin('workerd'), ['serve', 'config.capnp'], { cwd, env: { PORT: port } }, async (url) => {
      await mounted(url);
      await speaks(`${url}/astro`, languages);
    });
  }
}

/** That pages are there in these languages and lead to no other one. */
async function speaks(url, languages) {
  const page = await (await fetch(`${url}/tools/${SLUG}`)).text();
  expect([...new Set([...page.matchAll(/hreflang="(\w\w)"/g)].map(([, code]) => code))].sort(), languages);
  for (const code of ['hi', 'ta']) {
    const status = languages.includes(code) ? 200 : 404;
    for (const path of [`/${code}/panchang?place=Varanasi`, `/sitemap-${code}.xml`]) {
      expect((await fetch(url + path)).status, status);
    }
    const { places, error } = await (await fetch(`${url}/api/public/places?q=Varanasi&locale=${code}`)).json();
    if (status === 200) expect(places[0].label, 'वाराणसी, उत्तर प्रदेश, भारत');
    else expect(error.field_errors[0].message, `Must be one of: ${languages.join(', ')}.`);
  }
}

async function next() {
  const cwd = join(work, 'next');
  // The rest of an application that has this route.
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ private: true }));
  mkdirSync(join(cwd, 'app'), { recursive: true });
  writeFileSync(join(cwd, 'app/route.js'), "export const GET = () => new Response('The rest of the application.');\n");
  writeFileSync(join(cwd, 'next.config.mjs'), `export default { turbopack: { root: ${JSON.stringify(folder)} } };\n`);
  run(bin('next'), ['build'], { cwd, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
  const port = await freePort();
  const args = ['start', '--port', String(port), '--hostname', '127.0.0.1'];
  await whileRunning(bin('next'), args, { cwd, env: { PORT: port } }, (url) => mounted(url));
}

async function react() {
  const cwd = join(work, 'react');
  writeFileSync(
    join(cwd, 'page.jsx'),
    `import { prerender } from 'react-dom/static';
import { MoonSign } from './moon-sign.jsx';
const { prelude } = await prerender(<MoonSign birth={${JSON.stringify(BIRTH)}} />);
console.log((await new Response(prelude).text()).replaceAll(/<[^>]*>/g, ''));
`,
  );
  const bundle = ['--bundle', '--splitting', '--format=esm', '--minify', '--jsx=automatic', '--outdir=out'];
  const external = ['--external:react', '--external:react/*', '--external:react-dom', '--external:react-dom/*'];
  const out = ['--out-extension:.js=.mjs', '--log-level=error'];
  run(bin('esbuild'), ['page.jsx', ...bundle, ...external, ...out], { cwd });
  const page = join(cwd, 'out/page.mjs');
  if (statSync(page).size > 10_000) throw new Error('The calculator stands in the file of the page.');
  expect(run(process.execPath, [page]).trim(), 'Moon in Capricorn');
}

/** A unit, with the paths of this machine. */
function unitHere(name) {
  const text = readFileSync(join(work, 'systemd', name), 'utf8');
  return text.replace('/usr/bin/node', process.execPath).replace('/opt/nirayana', folder);
}

function systemd() {
  if (!isThere('systemd-analyze')) return { skippedBecause: 'there is no systemd-analyze here' };
  const here = join(work, 'systemd/here');
  mkdirSync(here);
  const verified = (name, text) => {
    writeFileSync(join(here, name), text);
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(here, name)], {
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  for (const name of ['nirayana@.service', 'nirayana-worker.service']) {
    const text = unitHere(name);
    expect(verified(name, text), '');
    const unsound = verified(name, text.replace('DynamicUser=', 'DynamicUsers='));
    if (!unsound.includes('DynamicUsers')) throw new Error(`${name} with an unknown setting is let pass: ${unsound}`);
  }
}

/** Starts the unit of a port, as systemd would, and ends it when it has been asked. */
async function whileUnit(port, ask) {
  const text = unitHere('nirayana@.service').replaceAll('%i', String(port));
  const settings = new Map([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  const [command, ...args] = settings.get('ExecStart').split(' ');
  const env = Object.fromEntries(
    settings
      .get('Environment')
      .split(' ')
      .map((one) => one.split('=')),
  );
  await whileRunning(command, args, { cwd: work, env }, ask);
}

async function unit() {
  await whileUnit(await freePort(), async (url) => {
    await calculates(url);
    const { openapi } = await (await fetch(`${url}/api/public/tools`)).json();
    expect(openapi, 'https://example.org/astro/api/public/tools/openapi.json');
  });
}

async function nginx() {
  if (!isThere('nginx', '-v')) return { skippedBecause: 'there is no nginx here' };
  const cwd = join(work, 'nginx');
  const [first, second, front, plain] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const site = readFileSync(join(cwd, 'nirayana.conf'), 'utf8')
    .replace(':8787', `:${first}`)
    .replace(':8788', `:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${front};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replaceAll('/var/log/nginx', cwd);
  await whileUnit(first, async () => {
    await whileUnit(second, async () => {
      await whileNginx({ cwd, site, front }, async (url) => {
        await calculates(`${url}/astro`);
        const statuses = await Promise.all(Array.from({ length: 60 }, () => sunSign(url)));
        expect(
          [200, 429].map((one) => statuses.filter((status) => status === one).length),
          [30, 30],
        );
      });
    });
    await whileNginx({ cwd, site, front }, async (url) => {
      let isOver = false;
      const clients = Array.from({ length: 20 }, async () => {
        const statuses = [];
        while (!isOver) statuses.push(await sunSign(url));
        return statuses;
      });
      for (let round = 0; round < 3; round++) await whileUnit(second, () => sleep(1_000));
      isOver = true;
      const statuses = (await Promise.all(clients)).flat();
      expect([...new Set(statuses)].sort(), [200, 429]);
    });
  });
}

function cache() {
  if (!isThere('nginx', '-v')) return { skippedBecause: 'there is no nginx here' };
  return cacheKeeps({ work, bin: join(folder, 'node_modules/nirayana/dist/bin.js'), expect, calculates });
}

/** The status of a calculation, which counts in the rate limit. */
async function sunSign(url) {
  const request = { method: 'POST', body: '{"month":5,"day":17}', headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(`${url}/astro/api/public/tools/sun-sign`, request);
  await response.text();
  return response.status;
}

async function container() {
  const text = readFileSync(join(work, 'container/Containerfile'), 'utf8');
  const { env, installs, command, check } = containerOf(text, folder);
  for (const [sound, unsound] of UNSOUND) expect(isRefused(text.replace(sound, unsound)), true);
  const app = join(work, 'app');
  // Nothing stands above the folder of an image; here npm would else install into the next folder that has modules.
  mkdirSync(join(app, 'node_modules'), { recursive: true });
  // What the file takes from the registry is the package that was packed here.
  for (const [program, ...args] of installs) {
    const own = args.map((word) => (word.startsWith('nirayana@') ? join(work, filename) : word));
    run(program, [...own, '--prefer-offline'], { cwd: app, env: { ...process.env, ...env } });
  }
  expect(
    readdirSync(join(app, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['nirayana', 'temporal-polyfill', 'temporal-spec', 'temporal-utils'],
  );
  const port = await freePort();
  const [program, ...args] = command;
  const [asks, ...question] = check;
  // It is not the owner of its folder, and needs not to be: nothing is written.
  await whileRunning(program, args, { cwd: app, env: { ...env, PORT: port } }, async (url) => {
    await calculates(url);
    run(asks, question, { env: { ...process.env, PORT: String(port) } });
  });
}

/** What no Containerfile of ours may have, so that the rules are seen to hold. */
const UNSOUND = [
  ['USER 1000\n', ''],
  ['USER 1000', 'USER 0'],
  ['USER 1000', 'USER node'],
  [':24-slim', ''],
  ['PORT=8787', 'API_KEY=1'],
  ['WORKDIR /app', 'WORKDIR app'],
  ['RUN', 'COPY . .\nRUN'],
  [/^HEALTHCHECK.*$/m, ''],
];

function isRefused(text) {
  try {
    containerOf(text, folder);
    return false;
  } catch {
    return true;
  }
}

async function kubernetes() {
  const { parse } = createRequire(join(folder, 'package.json'))('yaml');
  const { Job } = await import(join(folder, 'node_modules/kubernetes-models/batch/v1/Job.js'));
  const job = parse(readFileSync(join(work, 'kubernetes/shards.yaml'), 'utf8'));
  new Job(job).validate();
  await shards.kubernetes(job);
}

async function duckdb() {
  const cwd = join(work, 'duckdb');
  const births = `SELECT range AS id, CAST(DATE '1950-01-01' + CAST(range AS INTEGER) AS DATE) AS birth_date,
    '10:20' AS birth_time, 28.6139 AS latitude, 77.209 AS longitude FROM range(10000)`;
  writeFileSync(
    join(cwd, 'births.mjs'),
    `import { DuckDBInstance } from '@duckdb/node-api';
const connection = await (await DuckDBInstance.create()).connect();
await connection.run(\`COPY (${births}) TO 'births.parquet'\`);
`,
  );
  run(process.execPath, ['births.mjs'], { cwd });
  const env = { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` };
  const printed = run(process.execPath, ['signs.mjs'], { cwd, env });
  const counts = [...printed.matchAll(/^\w+\t([0-9]+)\t1950-01-\w+$/gm)].map(([, births]) => Number(births));
  expect([counts.length, counts.reduce((sum, births) => sum + births, 0)], [12, 10_000]);
}

async function matrimony() {
  await whileRunning(process.execPath, ['server.js'], { cwd: join(work, 'starters/matrimony') }, async (url) => {
    const put = (id, profile) => fetch(`${url}/profiles/${id}`, { method: 'PUT', body: JSON.stringify(profile) });
    const birth = { date: '1992-06-03', time: '11:15', lat: 28.6139, lon: 77.209 };
    expect((await put('asha', { position: 'bride', known: birth })).status, 204);
    expect((await put('ravi', { position: 'groom', known: { nakshatra_name: 'Rohini', pada: 2 } })).status, 204);
    expect(
      (await put('anil', { position: 'groom', known: { date: '1990-05-17', lat: 28.6139, lon: 77.209 } })).status,
      204,
    );
    const wrong = await put('wrong', { position: 'groom', known: { ...birth, time: '25:00' } });
    expect([wrong.status, (await wrong.json()).fields.map(({ field }) => field)], [400, ['time']]);
    const list = (headers = {}) => fetch(`${url}/profiles/asha/matches`, { headers });
    const first = await list();
    const { matches } = await first.json();
    expect(
      matches.map(({ id, possible }) => [id, possible !== null]),
      matches[0].id === 'ravi'
        ? [
            ['ravi', false],
            ['anil', true],
          ]
        : [
            ['anil', true],
            ['ravi', false],
          ],
    );
    expect(matches[0].score >= matches[1].score, true);
    const again = await list({ 'If-None-Match': first.headers.get('etag') });
    expect([again.status, again.headers.get('x-pairs-calculated')], [304, '2']);
  });
}

async function panchangOffline() {
  const cwd = join(work, 'starters/panchang');
  run(process.execPath, ['build.js'], { cwd });
  const types = { html: 'text/html', js: 'text/javascript' };
  const files = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : request.url.slice(1);
    if (!existsSync(join(cwd, 'out', name))) return response.writeHead(404).end();
    response
      .writeHead(200, { 'Content-Type': types[name.split('.').at(-1)] })
      .end(readFileSync(join(cwd, 'out', name)));
  });
  await new Promise((listening) => files.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${files.address().port}/`;
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // Nobody answers any more, as on a train.
    await new Promise((closed) => {
      files.close(closed);
      files.closeAllConnections();
    });
    await page.reload();
    await page.fill('[name=date]', '2026-01-01');
    const lines = await page.locator('dd').allTextContents();
    expect(lines.slice(0, 2), ['Thursday, Pausha shukla', 'Trayodashi until 2026-01-01 22:22']);
    await page.fill('[name=latitude]', '95');
    expect((await page.locator('[role=alert]').textContent()).length > 10, true);
  } finally {
    await browser.close();
    files.close();
  }
}

/** Runs the cells of a notebook one after the other, as its kernel does. */
function notebook() {
  const cwd = join(work, 'starters/notebook');
  const { cells } = JSON.parse(readFileSync(join(cwd, 'manglik.ipynb'), 'utf8'));
  const code = cells.filter(({ cell_type }) => cell_type === 'code').map(({ source }) => source.join(''));
  writeFileSync(join(cwd, 'cells.mjs'), `${code.join('\n')}\nconsole.log('rows', rows.length);\n`);
  const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
  const printed = run(bin('deno'), ['run', '--no-remote', '-A', 'cells.mjs'], {
    cwd,
    env: { ...process.env, PATH: path },
  });
  expect(printed.trimEnd().split('\n').at(-1), 'rows 8760');
  for (const reference of ['from the lagna', 'from the Moon', 'from either']) expect(printed.includes(reference), true);
}

const [, , ...only] = process.argv;
const isAsked = (name) => only.some((one) => name.replace(/^recipes\//, '').startsWith(one));
await runSteps(steps.filter(([name]) => only.length === 0 || isAsked(name)));
