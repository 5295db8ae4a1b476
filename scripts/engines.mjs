// `npm run test:engines`: makes everything that is recorded on every engine that can be had here, and compares one hash.
// `npm run test:engines -- bun quickjs` asks some of them. Node, Bun, Deno and workerd come as npm packages; SpiderMonkey,
// JavaScriptCore and Firefox are Debian's (libmozjs-102-dev, libjavascriptcoregtk-4.0-bin, firefox-esr): without them they
// are skipped.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { getQuickJS } from 'quickjs-emscripten';
import { OFFERED } from '../src/languages/locale/locales.js';
import { launchOptions } from '../test/browser/chromium.js';
import { folderWith, root, run, runSteps } from './own-folder.mjs';
import { recordedIn } from './recorded-hashes.js';
import { virtualModule } from './virtual.js';
import { freePort, whileRunning } from './while-running.mjs';
import { workerdConfig } from './workerd-config.mjs';

const NODES = { 'node-20': '20.19.0', 'node-22': '22.12.0', 'node-24': '24.9.0', 'node-26': '26.12.1' };

const PACKAGES = {
  ...Object.fromEntries(
    Object.entries(NODES).map(([name, version]) => [name, `npm:node-${process.platform}-${process.arch}@${version}`]),
  ),
  bun: '1.4.5',
  deno: '2.9.6',
  workerd: '1.20261117.1',
};

/** Where the package of an engine is, each in a folder of its own: whoever asks one of them fetches no other. */
const packageOf = (name) => folderWith(`engine-${name}`, { [name]: PACKAGES[name] });

const made = join(root, 'node_modules/.cache/engines/made');
mkdirSync(made, { recursive: true });
const programs = {
  script: join(made, 'script.js'),
  worker: join(made, 'worker.mjs'),
  page: join(made, 'page.js'),
  older: join(made, 'older.js'),
};

async function bundle(outfile, contents, format) {
  await build({
    stdin: { contents, resolveDir: join(root, 'scripts/engines'), loader: 'ts' },
    bundle: true,
    format,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    charset: 'utf8',
    // Each of them runs what the others run.
    target: 'es2022',
    outfile,
    logLevel: 'error',
    plugins: [
      {
        name: 'recorded',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
          onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({ contents: virtualModule(path) ?? '' }));
        },
      },
    ],
  });
}

/** Methods of ES2023, which Debian's SpiderMonkey 102 is older than; everything else of it is its own. */
const OLDER = `for (const [name, of] of Object.entries({ toReversed: 'reverse', toSorted: 'sort', toSpliced: 'splice' })) {
  if (name in Array.prototype) continue;
  const value = function (...given) { const copy = [...this]; copy[of](...given); return copy; };
  Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
}
for (const name of ['findLast', 'findLastIndex']) {
  if (name in Array.prototype) continue;
  const value = function (holds) {
    for (let index = this.length - 1; index >= 0; index -= 1) {
      if (holds(this[index], index, this)) return name === 'findLast' ? this[index] : index;
    }
    return name === 'findLast' ? undefined : -1;
  };
  Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
}
`;

const codes = OFFERED.toSorted();
const IMPORT = [
  ...codes.map((code) => `import { pages as ${code} } from '../../src/languages/${code}/pages.ts';`),
  "import { hashOfAll } from './program.ts';",
].join('\n');
const HASH = `hashOfAll([${codes}])`;
writeFileSync(programs.older, OLDER);
await bundle(programs.script, `${IMPORT} (globalThis.print ?? console.log)(${HASH});`, 'iife');
await bundle(programs.worker, `${IMPORT} export default { fetch: () => new Response(${HASH}) };`, 'esm');
await bundle(programs.page, `${IMPORT} fetch('/told', { method: 'POST', body: ${HASH} });`, 'iife');

/** The same of what is recorded, made of nothing but the files. */
const expected = expectedHash();

function expectedHash() {
  const golden = join(root, 'golden');
  const { answers, charts, interpretations } = recordedIn(golden);
  const hash = createHash('sha256');
  for (const slug of Object.keys(answers)) {
    const recorded = JSON.parse(readFileSync(join(golden, `expected/${slug}.json`), 'utf8'));
    for (const { envelope } of recorded) hash.update(JSON.stringify(envelope));
  }
  for (const name of Object.keys(charts)) hash.update(readFileSync(join(golden, `charts/${name}.svg`)));
  for (const code of Object.keys(interpretations))
    hash.update(readFileSync(join(golden, `interpretations/${code}.txt`)));
  return hash.digest('hex');
}

function same(hash) {
  if (hash.trim() !== expected) throw new Error(`It makes ${hash.trim()} in place of ${expected}.`);
}

const bin = (name) => join(packageOf(name), 'node_modules/.bin', name);
const nodeOf = (name) => join(packageOf(name), 'node_modules', name, 'bin/node');

/** A program of a package that runs a script and prints what it prints. */
const packaged = (name, program, ...args) => [name, () => same(run(program(), [...args, programs.script]))];

/** The same of a program of the machine, where it is installed. */
const installed = (name, command, ...args) => [
  name,
  () => {
    if (!isOnPath(command)) return { skippedBecause: `there is no ${command} here` };
    return same(run(command, [...args, programs.script]));
  },
];

function isOnPath(command) {
  return (process.env.PATH ?? '').split(':').some((path) => existsSync(join(path, command)));
}

const INTERPRETED = ['--no-ion', '--no-baseline', '--no-blinterp'];

const steps = [
  ...Object.keys(NODES).map((name) => packaged(name, () => nodeOf(name))),
  packaged('node-20 without a compiler', () => nodeOf('node-20'), '--jitless'),
  packaged('bun', () => bin('bun')),
  packaged('deno', () => bin('deno'), 'run', '--no-remote'),
  ['workerd', workerd],
  ['chromium', inChromium],
  ['firefox', inFirefox],
  installed('javascriptcore', 'jsc'),
  installed('javascriptcore without a compiler', 'jsc', '--useJIT=false'),
  installed('spidermonkey', 'js102', '-f', programs.older, '-f'),
  installed('spidermonkey without a compiler', 'js102', ...INTERPRETED, '-f', programs.older, '-f'),
  ['quickjs', inQuickJs],
];

async function workerd() {
  const port = await freePort();
  writeFileSync(
    join(made, 'config.capnp'),
    workerdConfig({ port, module: 'worker.mjs', compatibilityDate: '2026-11-01' }),
  );
  const asked = async (url) => same(await (await fetch(url)).text());
  await whileRunning(bin('workerd'), ['serve', 'config.capnp'], { cwd: made, env: { PORT: port } }, asked);
}

/** A page that tells its hash to the server that it comes from. */
async function whileServed(open) {
  let tell = () => {};
  const told = new Promise((resolve) => {
    tell = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url === '/told') {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      tell(Buffer.concat(chunks).toString());
      return response.end();
    }
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    return response.end(isScript ? readFileSync(programs.page) : '<!doctype html><script src="/page.js"></script>');
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    await open(`http://127.0.0.1:${server.address().port}/`, told);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const within = (milliseconds) =>
  new Promise((_, refuse) => {
    setTimeout(() => refuse(new Error(`It has told nothing within ${milliseconds} ms.`)), milliseconds).unref();
  });

const LONGEST_WAIT = 180_000;

async function inChromium() {
  const browser = await chromium.launch(launchOptions());
  try {
    await whileServed(async (url, told) => {
      // The script keeps the page from being loaded for as long as it runs.
      await (await browser.newPage()).goto(url, { waitUntil: 'commit' });
      same(await Promise.race([told, within(LONGEST_WAIT)]));
    });
  } finally {
    await browser.close();
  }
}

/** Needs no driver: it is opened on a page. */
async function inFirefox() {
  if (!isOnPath('firefox-esr')) return { skippedBecause: 'there is no firefox-esr here' };
  const profile = mkdtempSync(join(made, 'firefox-'));
  await whileServed(async (url, told) => {
    const child = spawn('firefox-esr', ['--headless', '--no-remote', '--profile', profile, url], {
      stdio: 'ignore',
      env: { ...process.env, HOME: profile },
    });
    try {
      same(await Promise.race([told, within(LONGEST_WAIT)]));
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
  });
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return undefined;
}

async function inQuickJs() {
  const engine = (await getQuickJS()).newContext();
  const printed = engine.evalCode(`let told; globalThis.print = (text) => { told = text; };`);
  printed.dispose();
  const evaluation = engine.evalCode(readFileSync(programs.script, 'utf8'));
  if (evaluation.error) throw new Error(JSON.stringify(evaluation.error.consume(engine.dump)));
  evaluation.dispose();
  const told = engine.evalCode('told');
  if (told.error) throw new Error('It told nothing.');
  same(told.value.consume(engine.getString));
  engine.dispose();
}

const [, , ...only] = process.argv;
const unknown = only.filter((one) => !steps.some(([name]) => name.startsWith(one)));
if (unknown.length > 0) {
  throw new Error(`There is no engine ${unknown.join(', ')}. There are: ${steps.map(([name]) => name).join(', ')}.`);
}
await runSteps(steps.filter(([name]) => only.length === 0 || only.some((one) => name.startsWith(one))));
