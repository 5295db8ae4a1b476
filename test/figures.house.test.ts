import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { createHandler } from '../src/entries/http.js';
import { createMcpHandler } from '../src/entries/mcp.js';

const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

/** Documents whose figures are written, or printed to be copied, by a command that they name. */
const WRITTEN_BY: Readonly<Record<string, RegExp>> = {
  'docs/accuracy.md': /`npm run accuracy`/,
  'docs/coming-from-swisseph.md': /accuracy\.md/,
  'docs/mutation.md': /`npm run test:mutation/,
  'docs/performance.md': /`npm run bench`/,
};

const ORIGIN = 'https://example.test';
const textOf = async (answer: Response | Promise<Response>) => (await answer).text();
const openapi = await textOf(
  createHandler({ baseUrl: ORIGIN })(new Request(`${ORIGIN}/api/public/tools/openapi.json`)),
);
const listed = (query: string) => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  return textOf(
    createMcpHandler({ baseUrl: ORIGIN })(new Request(`${ORIGIN}/mcp${query}`, { method: 'POST', headers, body })),
  );
};
const [short, full] = [await listed(''), await listed('?schemas=full')];
const bytesOf = (text: string) => Buffer.byteLength(text);

/** What is measured here: in the unit of the figure, which may be out by a twentieth. */
const MEASURED: Readonly<Record<string, number>> = {
  openapi: bytesOf(openapi) / 1_000,
  'openapi, gzip': gzipSync(openapi).length / 1_000,
  'short list': bytesOf(short) / 1_000,
  'short list, tokens': short.length / 3.5,
  'full list': bytesOf(full) / 1_000_000,
};

/** A figure is measured here, or a file has it: a constant of the code, the limit of a test, or a document that a command writes. */
type Source = keyof typeof MEASURED | readonly [file: string, has: string];

const BODY: Source = ['src/service/http/body.ts', 'MAX_BODY_BYTES = 64 * 1024'];
const PLACE: Source = ['src/calculation/cost.ts', 'PLACE_MILLISECONDS = 40'];
const PLACE_BYTES: Source = ['src/calculation/cost.ts', 'PLACE_KILOBYTES = 250'];
const PERFORMANCE = (has: string): Source => ['docs/performance.md', has];

const PACK = PERFORMANCE('The pack has 699,232 bytes, as base64 932 kB');

const FIGURES: Readonly<Record<string, Readonly<Record<string, Source>>>> = {
  'README.md': { '0.7 MB': PACK, '0.93 MB': PACK, '33 kB': PERFORMANCE('33.2 kB') },
  'docs/batch.md': { '65,536 bytes': BODY },
  'docs/charts.md': { '17 kB': ['README.md', '| `nirayana/charts` | 17 |'] },
  'docs/conventions.md': { '0.7 MB': PACK },
  'docs/http.md': {
    '64 bytes': ['src/base/errors.ts', 'LONGEST_REPEAT = 64'],
    '65,536 bytes': BODY,
    '16 MiB': ['src/service/http/body.ts', 'MAX_DISCARDED_BYTES = 16 * 1024 * 1024'],
    '40 ms': PLACE,
    '250 kB': PLACE_BYTES,
    '16 KiB': ['src/service/node/serve.ts', 'maxHeaderSize: 16_384'],
    '64 KiB': BODY,
  },
  'docs/keyed.md': {
    '1 MiB': ['src/service/jobs/order.ts', 'MOST_CALCULATIONS_BYTES = 1024 * 1024'],
    '4 MiB': ['src/service/jobs/calculations-table.ts', 'MOST_BYTES = 4 * 1024 * 1024'],
    '150 ms': ['src/service/jobs/run.ts', 'TURN_MILLISECONDS = 150'],
    '64 KiB': BODY,
    '512 KiB': ['src/service/jobs/http-interpreter.ts', 'LONGEST_ANSWER = 512 * 1024'],
  },
  'docs/mcp.md': {
    '38 kB': 'short list',
    '10,900 tokens': 'short list, tokens',
    '1.05 MB': 'full list',
    '900 tokens': ['test/service/mcp/text.unit.test.ts', 'LONGEST = 3_150'],
    '64 KiB': BODY,
  },
  'docs/openapi.md': { '1,426 kB': 'openapi', '179 kB': 'openapi, gzip' },
  'docs/operating.md': {
    '8 MiB': ['src/service/node/observers.ts', 'MAX_WAITING_BYTES = 8 * 1024 * 1024'],
    '0.5 ms': ['src/service/node/metrics.ts', 'BUCKETS = [0.0005,'],
    '1,426 kB': 'openapi',
    '179 kB': 'openapi, gzip',
    '120 MB': PERFORMANCE('| 100000 | 125.1 |'),
    '40 ms': PLACE,
    '250 kB': PLACE_BYTES,
    '512 MB': ['src/service/threads/calculation-threads.ts', 'HEAP_MEGABYTES = 512'],
  },
  'docs/pages.md': { '0.8 MB': PERFORMANCE('798, 784 and 7 in Hindi'), '33 kB': PERFORMANCE('33.2 kB') },
  'docs/places.md': { '559 kB': ['README.md', '| `nirayana/places` | 559 |'] },
  'docs/security.md': {
    '16 bytes': ['src/service/store/passwords.ts', 'SALT_BYTES = 16'],
    // A chapter of the standard.
    '3.5 tokens': ['docs/security.md', '| 3.5 tokens |'],
    '40 ms': PLACE,
    '512 MB': ['src/service/threads/calculation-threads.ts', 'HEAP_MEGABYTES = 512'],
  },
  'docs/sky.md': { '0.7 MB': PACK },
};

const UNITS = 'kB|MB|GB|KiB|MiB|bytes|ms|µs|tokens|%|tools|calculators|slugs';
const FIGURE = new RegExp(String.raw`(?<![\w.,])(\d[\d,]*(?:\.\d+)?)\s(${UNITS})(?!\w)`, 'g');

/** The figures that a document tells, without its code. */
function figuresOf(document: string): string[] {
  const code = new Marked().lexer(readFileSync(document, 'utf8')).filter(({ type }) => type === 'code');
  const prose = code.reduce((rest, { raw }) => rest.replace(raw, '\n'), readFileSync(document, 'utf8'));
  return [...prose.matchAll(FIGURE)].map(([, number, unit]) => `${number} ${unit}`);
}

function isTrue(figure: string, source: Source | undefined): boolean {
  if (source === undefined) return false;
  if (typeof source !== 'string') return readFileSync(source[0], 'utf8').includes(source[1]);
  const told = Number.parseFloat(figure.replaceAll(',', ''));
  return Math.abs((MEASURED[source] as number) / told - 1) < 0.05;
}

describe('the figures of the documents', () => {
  it.each(DOCUMENTS)('of %s are measured here or have a source', (document) => {
    const written = WRITTEN_BY[document];
    if (written) return expect(readFileSync(document, 'utf8')).toMatch(written);
    const known = FIGURES[document] ?? {};
    const told = new Set(figuresOf(document));
    expect([...told].filter((figure) => !isTrue(figure, known[figure]))).toEqual([]);
    expect(Object.keys(known).filter((figure) => !told.has(figure))).toEqual([]);
  });
});

it('every curl of the documents stands in a block that is run', () => {
  const unrun = DOCUMENTS.flatMap((document) => {
    const blocks = new Marked().lexer(readFileSync(document, 'utf8')).filter(({ type }) => type === 'code');
    return blocks.flatMap((block) => {
      const { lang, text } = block as { readonly lang?: string; readonly text: string };
      // The keyed interface wants a key and a store: test/keyed.house.test.ts runs these.
      const isRun = lang === 'sh' || document === 'docs/keyed.md';
      return isRun || !/(?:^|\$ )curl /m.test(text) ? [] : [`${document}: ${text.split('\n')[0]}`];
    });
  });
  expect(unrun).toEqual([]);
});

it('every command that the documents name is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
  const files = readdirSync('src/service/cli/commands');
  const commands = new Set(['help', ...files.map((name) => name.replace(/\.ts$/, ''))]);
  const lost = [...DOCUMENTS, 'CONTRIBUTING.md'].flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    const scriptsNamed = [...text.matchAll(/npm run ([\w:-]+)/g)].filter(
      ([, name = '']) => !Object.hasOwn(scripts, name),
    );
    const run = [...text.matchAll(/npx (?:-y )?nirayana ([a-z]+)/g)].filter(([, name = '']) => !commands.has(name));
    return [...scriptsNamed, ...run].map(([named]) => `${document}: ${named}`);
  });
  expect(lost).toEqual([]);
});
