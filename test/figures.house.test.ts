import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { ascendant } from '../src/base/ephemeris/ascendant.js';
import { momentAt } from '../src/base/ephemeris/ephemeris.js';
import { zoneOf } from '../src/base/time/named-zone.js';
import { offsetAt } from '../src/base/time/zone.js';
import { createHandler } from '../src/entries/http.js';
import { createMcpHandler } from '../src/entries/mcp.js';
import { toSidereal } from './support/default-sky.js';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

/** Documents whose figures are written, or printed to be copied, by a command that they name. */
const WRITTEN_BY: Readonly<Record<string, RegExp>> = {
  'docs/accuracy.md': /`npm run accuracy`/,
  'docs/coming-from-swisseph.md': /accuracy\.md/,
  'docs/mutation.md': /`npm run test:mutation/,
  'docs/performance.md': /`npm run bench`/,
  'docs/scaling.md': /`npm run bench:scale`/,
};

const ORIGIN = 'https://example.test';
const textOf = async (answer: Response | Promise<Response>) => (await answer).text();
const handle = createHandler({ baseUrl: ORIGIN });
const openapi = await textOf(handle(new Request(`${ORIGIN}/api/public/tools/openapi.json`)));
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
  series: gzipSync(readFileSync('src/base/ephemeris/series/nirayana-series.js')).length / 1_000,
  // The step of a double near the Julian days of our years, in seconds.
  'step of a Julian day': 2 ** -31 * 86_400,
};

/** A figure is measured here, or a file has it: a constant of the code, the limit of a test, or a document that a command writes. */
type Source = keyof typeof MEASURED | readonly [file: string, has: string];

const BODY: Source = ['src/service/http/body.ts', 'MAX_BODY_BYTES = 64 * 1024'];
const PLACE: Source = ['src/calculation/cost.ts', 'PLACE_MILLISECONDS = 40'];
const PLACE_BYTES: Source = ['src/calculation/cost.ts', 'PLACE_KILOBYTES = 250'];
const PERFORMANCE = (has: string): Source => ['docs/performance.md', has];

const DEAREST: Source = ['src/service/threads/calculation-threads.ts', 'LONGEST_MILLISECONDS = 20_000'];
const LEASE: Source = ['src/service/jobs/running.ts', 'LEASE_SECONDS = 12'];
const GRACE: Source = ['src/service/jobs/worker.ts', 'GRACE_MILLISECONDS = 4_000'];

const SWEPH = (name: string, has: string): Source => [`scripts/sweph/${name}-cases.ts`, has];
const FIGURES: Readonly<Record<string, Readonly<Record<string, Source>>>> = {
  'docs/sweph.md': {
    '0.1 %': SWEPH('place', 'distance: 0.001'),
    '1 s': ['scripts/sweph/cases.ts', 'date: near(SECONDS)'],
    '7.5 s': ['scripts/sweph/cases.ts', 'near(7.5 * SECONDS)'],
    '40 %': SWEPH('sky', '0.4 : 0.01'),
    '0.7 s': ['scripts/sweph/cases.ts', 'turnListed(near(2e-4))'],
    '8 s': SWEPH('eclipse', 'lunarTimes(any, 8)'),
    '2 %': SWEPH('eclipse', '- 1) < 0.02'),
    '120 s': SWEPH('eclipse', 'globalTimes(120)'),
    '400 s': SWEPH('eclipse', 'time(400)'),
    '20 s': SWEPH('eclipse', 'secondsApart(a, b, i) / 20'),
  },
  'README.md': {
    '26 kB': 'series',
    '37 kB': PERFORMANCE('36.7 kB'),
    '0.77 s': ['docs/accuracy.md', '| 345 | 0.77 s | 1.57 s | 7.94 s |'],
    '7.94 s': ['docs/accuracy.md', '| 345 | 0.77 s | 1.57 s | 7.94 s |'],
  },
  'CONTRIBUTING.md': { '40 ms': PLACE },
  'docs/batch.md': { '65,536 bytes': BODY },
  'docs/charts.md': { '17 kB': ['README.md', '| `nirayana/charts` | 17 |'] },
  'docs/conventions.md': {
    '240 seconds': ['src/base/input/mean-time.ts', '= 240'],
    '15 minutes': ['src/rules/natal/rising-sign.ts', 'SAFE_MINUTES = 15'],
    '28 s': ['test/base/time/calendar.unit.test.ts', '21_208'],
    '720 minutes': ['src/base/input/birth.ts', 'MOST_MINUTES_WITHIN = 720'],
    'one second': ['docs/accuracy.md', 'One second of it is 0.55″ of the Moon'],
    '48 minutes': ['src/rules/muhurta/activity-tables.ts', 'ONE_MUHURTA_MINUTES = 48'],
  },
  'docs/http.md': {
    '64 bytes': ['src/base/errors.ts', 'LONGEST_REPEAT = 64'],
    '65,536 bytes': BODY,
    '16 MiB': ['src/service/http/body.ts', 'MAX_DISCARDED_BYTES = 16 * 1024 * 1024'],
    '40 ms': PLACE,
    '250 kB': PLACE_BYTES,
    '16 KiB': ['src/service/node/serve.ts', 'maxHeaderSize: 16_384'],
    '64 KiB': BODY,
    'five seconds': ['src/service/http/body.ts', 'MAX_DISCARD_MILLISECONDS = 5_000'],
    '60 seconds': ['src/service/http/rate-limit.ts', 'windowMilliseconds = 60_000'],
    '10 seconds': ['src/service/node/serve.ts', 'headersTimeout: 10_000'],
    '20 seconds': ['src/service/node/serve.ts', 'requestTimeout: 20_000'],
    '30 seconds': ['src/service/node/serve.ts', 'SILENCE_MILLISECONDS = 30_000'],
    '65 seconds': ['src/service/node/serve.ts', 'keepAliveTimeout: 65_000'],
  },
  'docs/for-ai-clients.md': { '13,900 tokens': 'short list, tokens' },
  'docs/keyed.md': {
    '12 seconds': LEASE,
    'four seconds': GRACE,
    'two minutes': ['src/service/jobs/keyed.ts', 'INTERPRETER_MILLISECONDS = 120_000'],
    'two seconds': ['src/jobs/states.ts', '1 << (now - 1)'],
    '1 MiB': ['src/service/jobs/order.ts', 'MOST_CALCULATIONS_BYTES = 1024 * 1024'],
    '4 MiB': ['src/service/jobs/calculations-table.ts', 'MOST_BYTES = 4 * 1024 * 1024'],
    '150 ms': ['src/service/jobs/run.ts', 'TURN_MILLISECONDS = 150'],
    '64 KiB': BODY,
    '512 KiB': ['src/service/jobs/http-interpreter.ts', 'LONGEST_ANSWER = 512 * 1024'],
  },
  'docs/mcp.md': {
    '49 kB': 'short list',
    '13,900 tokens': 'short list, tokens',
    '1.35 MB': 'full list',
    '900 tokens': ['test/service/mcp/text.unit.test.ts', 'LONGEST = 3_150'],
    '64 KiB': BODY,
  },
  'docs/openapi.md': { '1,735 kB': 'openapi', '219 kB': 'openapi, gzip' },
  'docs/operating.md': {
    '13.9 MB': ['src/service/threads/sky-table.ts', '// => 13906816'],
    '8 MiB': ['src/service/node/observers.ts', 'MAX_WAITING_BYTES = 8 * 1024 * 1024'],
    '0.5 ms': ['src/service/node/metrics.ts', 'BUCKETS = [0.0005,'],
    '1,735 kB': 'openapi',
    '219 kB': 'openapi, gzip',
    '120 MB': PERFORMANCE('| 100000 | 125.1 |'),
    '40 ms': PLACE,
    '250 kB': PLACE_BYTES,
    '512 MB': ['src/service/threads/calculation-threads.ts', 'HEAP_MEGABYTES = 512'],
    'two seconds': ['src/service/node/observers.ts', 'FLUSH_MILLISECONDS = 2_000'],
    '2.5 s': ['src/service/node/metrics.ts', '0.5, 1, 2.5]'],
    '13 s': PERFORMANCE('| vedic-moon-sign-calculator | 13.0 |'),
    '29 s': PERFORMANCE('29.0 s of processor time'),
    '44 s': PERFORMANCE('a request took 44 µs'),
    '20 seconds': DEAREST,
    'five seconds': ['src/service/node/connections.ts', 'GRACE_MILLISECONDS = 5_000'],
    'four seconds': GRACE,
  },
  'docs/pages.md': {
    'five minutes': ['src/pages/shell/respond.ts', 'max-age=300'],
    '0.8 MB': PERFORMANCE('798, 784 and 7 in Hindi'),
    '37 kB': PERFORMANCE('36.7 kB'),
  },
  'docs/places.md': { '580 kB': ['README.md', '| `nirayana/places` | 580 |'] },
  'docs/security.md': {
    '16 bytes': ['src/service/store/passwords.ts', 'SALT_BYTES = 16'],
    // A chapter of the standard.
    '3.5 tokens': ['docs/security.md', '| 3.5 tokens |'],
    '40 ms': PLACE,
    '20 s': DEAREST,
    '512 MB': ['src/service/threads/calculation-threads.ts', 'HEAP_MEGABYTES = 512'],
  },
  'docs/site.md': {
    '92 MB': PERFORMANCE('4,083 files of 92 MB'),
    '1.03 MB': PERFORMANCE('1.03 MB in gzip'),
    '0.53 MB': PERFORMANCE('0.53 MB on its way'),
  },
  'docs/sky.md': {
    '0.00004 s': 'step of a Julian day',
    '0.7 s': ['test/rules/sky/rising.reference.test.ts', '%s within 0.7 s'],
    '9 s': ['test/rules/sky/occultations.reference.test.ts', 'target).toBeLessThan(9)'],
  },
};

/** Of the Earth against the stars, milliseconds. */
const SIDEREAL_DAY = 86_164_091;

const DURATIONS = 's|ms|µs|seconds?|milliseconds?|minutes';
const UNITS = `kB|MB|GB|KiB|MiB|bytes|tokens|%|tools|calculators|slugs|${DURATIONS}`;
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const WORD =
  'half a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|sixty|ninety';
const FIGURE = new RegExp(String.raw`(?<![\w.,-])(?:(${NUMBER})\s(${UNITS})|(${WORD})\s(${DURATIONS}))(?!\w)`, 'g');

const IS_DURATION = new RegExp(` (?:${DURATIONS})$`);

const figuresIn = (text: string) => [...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/\s/, ' '));

/** The figures that a document tells, without its code. */
function figuresOf(document: string): string[] {
  const code = new Marked().lexer(readFileSync(document, 'utf8')).filter(({ type }) => type === 'code');
  const prose = code.reduce((rest, { raw }) => rest.replace(raw, '\n'), readFileSync(document, 'utf8'));
  return figuresIn(prose);
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

it.each(['page.js', 'style.css'])('docs/pages.md tells what %s weighs', async (name) => {
  const text = await textOf(handle(new Request(`${ORIGIN}/${name}`)));
  const row = new RegExp(`^\\| \`${name.replace('.', '\\.')}\` \\| ([\\d,]+) \\| ([\\d,]+) \\|$`, 'm');
  const [, plain = '', packed = ''] = row.exec(readFileSync('docs/pages.md', 'utf8')) ?? [];
  const shares = [bytesOf(text), gzipSync(text).length].map(
    (bytes, at) => bytes / Number([plain, packed][at]?.replaceAll(',', '')),
  );
  for (const share of shares) expect(Math.abs(share - 1)).toBeLessThan(0.05);
});

/** What names the command that prints a figure, the test that holds it, or the day on which it was taken. */
const SOURCE = /npm run|`test\/|November 2026/;

/** What a command writes into a document, which it names at its beginning. */
const WRITTEN = /<!-- ledger: written by npm run \S+ -->.*?<!-- end of ledger -->/gs;

const TIMED = ['docs/accuracy.md', 'docs/performance.md', 'docs/mutation.md'];
it.each(TIMED)('each duration of %s names its command, its test or its day', (document) => {
  const paragraphs = readFileSync(document, 'utf8').replaceAll(WRITTEN, '').split(/\n\n+/);
  const unproved = paragraphs.filter((paragraph, at) => {
    // A table is that of the words before it.
    const whole = paragraph.startsWith('|') ? `${paragraphs[at - 1]}\n${paragraph}` : paragraph;
    return figuresIn(paragraph).some((figure) => IS_DURATION.test(figure)) && !SOURCE.test(whole);
  });
  expect(unproved).toEqual([]);
});

it('every test that accuracy.md names is there', () => {
  const named = [...readFileSync('docs/accuracy.md', 'utf8').matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect(named).not.toEqual([]);
});

describe('of accuracy.md', () => {
  const told = readFileSync('docs/accuracy.md', 'utf8').replaceAll(/\s+/g, ' ');
  const NOON = Date.UTC(2026, 2, 20, 12);

  /** The least and the most whole minutes of a sidereal day in which a sign rises. */
  function minutesOfASign(latitude: number): readonly [number, number] {
    const steps = Array.from({ length: 12 }, () => 0);
    // A quarter of a minute of the Earth's turn.
    for (let step = 0; step < 5760; step += 1) {
      const moment = momentAt(NOON + (step * SIDEREAL_DAY) / 5760);
      const sign = Math.floor(toSidereal(ascendant(moment, { latitude, longitude: 0 })) / 30);
      steps[sign] = (steps[sign] ?? 0) + 1;
    }
    const minutes = steps.map((count) => (count * SIDEREAL_DAY) / 5760 / 60_000);
    return [Math.min(...minutes), Math.max(...minutes)];
  }

  it.each([
    [60, 'at 60° a sign takes 28 to 195 minutes', 28, 195],
    [66, 'at 66° from 3 to 235', 3, 235],
  ])('the signs at latitude %i rise so unevenly', (latitude, text, least, most) => {
    expect(told).toContain(text);
    const [shortest, longest] = minutesOfASign(latitude);
    expect(Math.abs(shortest - least)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(longest - most)).toBeLessThanOrEqual(0.5);
  });

  it('the clock of Amsterdam was so far ahead', () => {
    expect(told).toContain('Amsterdam in the summer of 1930 was 1 h 19 min 32 s ahead');
    expect(offsetAt(zoneOf('Europe/Amsterdam'), Date.UTC(1930, 6, 1))).toBe(3600 + 19 * 60 + 32);
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
