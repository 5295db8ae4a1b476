// `npm run test:clients`: checks openapi.json with Redocly and Spectral, generates clients from it, checks their types,
// and calls every tool of a running server with them.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from './build.mjs';
import { folderWith, run, runSteps } from './own-folder.mjs';

const PACKAGES = {
  '@hey-api/openapi-ts': '0.80.16',
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  esbuild: '0.27.7',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  typescript: '5.9.3',
};

buildIfStale({ runnable: true });
const folder = folderWith('clients', PACKAGES);
const work = join(folder, 'work');
const bin = (name, ...args) => run(join(folder, 'node_modules/.bin', name), args, { cwd: work });

const { serve } = await import('../dist/node.js');
const server = await serve({ port: 0, requestsPerMinute: 0 });

rmSync(work, { recursive: true, force: true });
mkdirSync(work);
writeFileSync(join(work, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
writeFileSync(
  join(work, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: false,
      skipLibCheck: false,
      noEmit: true,
    },
  }),
);

const documents = {};
for (const family of ['both', 'tools', 'agent-tools']) {
  const query = family === 'both' ? '' : `?family=${family}`;
  const response = await fetch(`${server.url}/api/public/tools/openapi.json${query}`);
  documents[family] = await response.json();
  // Checkers do not like the address of a test.
  const published = { ...documents[family], servers: [{ url: 'https://nirayana.test' }] };
  writeFileSync(join(work, `${family}.json`), JSON.stringify(published));
}

const calculations = Object.entries(documents.tools.paths)
  .filter(([, { post }]) => post)
  .map(([path, { post }]) => ({
    path,
    name: post.operationId.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
    slug: path.split('/').at(-1),
    example: post.requestBody.content['application/json'].example,
  }));

/** A client program that calls every tool, and what its types must know. */
function program(imports, call, search) {
  const calls = calculations.map(
    (calculation) => `{
  const { data, error } = await ${call(calculation)};
  if (!data) throw new Error(error.error.message);
  const slug: '${calculation.slug}' = data.tool;
  called.push(slug);
  const known: boolean = data.provenance.birth_time_known;
  if (typeof known !== 'boolean' || typeof data.result !== 'object') throw new Error(slug);
}`,
  );
  return `${imports}
const called: string[] = [];
${calls.join('\n')}
{
  const input = { birth_date: '1990-02-30', latitude: 28.6139, longitude: 77.209 };
  const { data, error } = await ${call({ ...calculations[0], body: 'input' })};
  if (data) throw new Error('That day does not exist.');
  const [first] = error.error.field_errors;
  if (first?.field !== 'birth_date') throw new Error(JSON.stringify(error));
}
{
  const { data } = await ${search};
  const zone: string | undefined = data?.places[0]?.timezone;
  if (zone !== 'Asia/Kolkata') throw new Error(String(zone));
}
{
  const { data } = await ${call(calculations[0])};
  const sign: SignName | undefined = data?.result.rashi.name;
  const codes: CaveatCode[] | undefined = data?.provenance.caveats.map(({ code }) => code);
  // @ts-expect-error there is no such sign
  const none: SignName = 'Ophiuchus';
  if (sign !== 'Capricorn' || !codes || !none) throw new Error(String(sign));
}
console.log(called.length);
`;
}

async function typedAndCalled(name, source) {
  writeFileSync(join(work, `${name}.ts`), source);
  const config = { extends: './tsconfig.json', files: [`${name}.ts`] };
  writeFileSync(join(work, `tsconfig.${name}.json`), JSON.stringify(config));
  bin('tsc', '-p', `tsconfig.${name}.json`);
  const bundle = join(work, `${name}.mjs`);
  bin(
    'esbuild',
    `${name}.ts`,
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
    `--outfile=${bundle}`,
  );
  const child = await runAside(bundle);
  if (child.trim() !== String(calculations.length)) throw new Error(`Called ${child} of ${calculations.length}.`);
}

/** Runs a program while the server in this process goes on answering. */
async function runAside(file) {
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  return stdout;
}

const steps = [];
for (const family of Object.keys(documents)) {
  steps.push([
    `Redocly finds nothing in the document of ${family}`,
    () => {
      bin('redocly', 'lint', '--extends=recommended-strict', '--max-problems=1000', `${family}.json`);
    },
  ]);
  steps.push([
    `Spectral finds nothing in the document of ${family}`,
    () => bin('spectral', 'lint', '--fail-severity=hint', '--ruleset=.spectral.yaml', `${family}.json`),
  ]);
}
steps.push([
  'openapi-typescript and openapi-fetch call every tool',
  () => {
    bin('openapi-typescript', 'tools.json', '-o', 'schema.d.ts');
    const imports = `import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';
type SignName = components['schemas']['SignName'];
type CaveatCode = components['schemas']['Caveat']['code'];
const client = createClient<paths>({ baseUrl: '${server.url}' });`;
    return typedAndCalled(
      'openapi-fetch',
      program(
        imports,
        ({ path, example, body = JSON.stringify(example) }) => `client.POST('${path}', { body: ${body} })`,
        "client.GET('/api/public/places', { params: { query: { q: 'Varanasi' } } })",
      ),
    );
  },
]);
steps.push([
  'the client of hey-api calls every tool',
  () => {
    bin('openapi-ts', '-i', 'tools.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch', '--silent');
    const imports = `import { client } from './hey-api/client.gen.js';
import type { Caveat, SignName } from './hey-api/types.gen.js';
import * as calls from './hey-api/sdk.gen.js';
type CaveatCode = Caveat['code'];
client.setConfig({ baseUrl: '${server.url}' });`;
    return typedAndCalled(
      'hey-api',
      program(
        imports,
        ({ name, example, body = JSON.stringify(example) }) => `calls.${name}({ body: ${body} })`,
        "calls.findPlaces({ query: { q: 'Varanasi' } })",
      ),
    );
  },
]);

try {
  await runSteps(steps);
} finally {
  await server.close();
}
