import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { blocksOf, withBlocks } from '../scripts/accuracy/tables.js';
import { ascendant } from '../src/base/ephemeris/ascendant.js';
import { momentAt } from '../src/base/ephemeris/ephemeris.js';
import { zoneOf } from '../src/base/time/named-zone.js';
import { offsetAt } from '../src/base/time/zone.js';
import { createHandler } from '../src/entries/http.js';
import { createMcpHandler } from '../src/entries/mcp.js';
import { orientation } from '../src/entries/sky.js';
import { toSidereal } from './support/default-sky.js';

const pagesOf = (folder: string) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : []));
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...pagesOf('docs')];
const ALL_DOCUMENTS = [...DOCUMENTS, 'CHANGELOG.md', ...pagesOf('docs/decisions'), ...pagesOf('docs/recipes')];

/** Documents that are the output of benchmarks, which name their commands and days themselves. */
const OF_BENCHES = ['docs/performance.md', 'docs/scaling.md'];

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
const index = await textOf(
  handle(new Request(`${ORIGIN}/api/public/tools`, { headers: { Accept: 'application/json' } })),
);
/** Arc-seconds that the Moon moves in a second, in the mean of a month. */
const MOON = (360 * 3_600) / (27.321_582 * 86_400);

/** What is measured here: in the unit of the figure, which may be out by a twentieth. */
const MEASURED: Readonly<Record<string, number>> = {
  openapi: bytesOf(openapi) / 1_000,
  'openapi, gzip': gzipSync(openapi).length / 1_000,
  'short list': bytesOf(short) / 1_000,
  'short list, tokens': short.length / 3.5,
  'full list': bytesOf(full) / 1_000_000,
  series: gzipSync(readFileSync('src/base/ephemeris/series/nirayana-series.js')).length / 1_000,
  'tools of the index': (JSON.parse(index) as { readonly tools: readonly unknown[] }).tools.length,
  // The step of a double near the Julian days of our years, in seconds.
  'step of a Julian day': 2 ** -31 * 86_400,
  // Arc-seconds, by the mean motion of either.
  'Moon in a step': 2 ** -31 * 86_400 * MOON,
  'Moon in a second': MOON,
  'Moon in a minute': 60 * MOON,
  'Sun in a second': (360 * 3_600) / (365.2422 * 86_400),
  microdegree: 0.0036,
  sign: 30 * 3_600,
  nakshatra: (360 / 27) * 3_600,
  pada: (360 / 108) * 3_600,
  nutation: Math.max(
    ...Array.from({ length: 700 }, (_, at) =>
      Math.abs(orientation({ jd: 2451545 + 10 * at, scale: 'tt' }).nutationInLongitude),
    ),
  ),
};

/**
 * A figure is measured here, or a file has it: a constant of the code, the limit of a test, or another document, which has
 * to name there by what command it was taken.
 */
type Source = keyof typeof MEASURED | readonly [file: string, has: string];

const BODY: Source = ['src/service/http/body.ts', 'MAX_BODY_BYTES = 64 * 1024'];
const PLACE: Source = ['src/calculation/cost.ts', 'PLACE_MILLISECONDS = 40'];
const PLACE_BYTES: Source = ['src/calculation/cost.ts', 'PLACE_KILOBYTES = 250'];
const PERFORMANCE = (has: string): Source => ['docs/performance.md', has];
const DISCARDED: Source = ['src/service/http/body.ts', 'MAX_DISCARDED_BYTES = 16 * 1024 * 1024'];
const DISCARD: Source = ['src/service/http/body.ts', 'MAX_DISCARD_MILLISECONDS = 5_000'];
const HEAP: Source = ['src/service/threads/calculation-threads.ts', 'HEAP_MEGABYTES = 512'];
const TABLE: Source = ['src/service/threads/sky-table.ts', '// => 13906816'];
const CLOSING: Source = ['src/service/node/connections.ts', 'GRACE_MILLISECONDS = 5_000'];
const KEPT_ALIVE: Source = ['src/service/node/serve.ts', 'keepAliveTimeout: 65_000'];

const DEAREST: Source = ['src/service/threads/calculation-threads.ts', 'LONGEST_MILLISECONDS = 20_000'];
const LEASE: Source = ['src/service/jobs/running.ts', 'LEASE_SECONDS = 12'];
const GRACE: Source = ['src/service/jobs/worker.ts', 'GRACE_MILLISECONDS = 4_000'];

const SWEPH = (name: string, has: string): Source => [`scripts/sweph/${name}-cases.ts`, has];
/** What the code bounds, wherever a document tells of it. */
const LIMITS: Readonly<Record<string, Source>> = {
  '40 ms': PLACE,
  '250 kB': PLACE_BYTES,
  '64 KiB': BODY,
  '65,536 bytes': BODY,
  '16 MiB': DISCARDED,
  '512 MB': HEAP,
  '12 seconds': LEASE,
  '48 minutes': ['src/rules/muhurta/activity-tables.ts', 'ONE_MUHURTA_MINUTES = 48'],
  '900 tokens': ['test/service/mcp/text.unit.test.ts', 'LONGEST = 3_150'],
  '64 bytes': ['src/base/errors.ts', 'LONGEST_REPEAT = 64'],
  '60 seconds': ['src/service/http/rate-limit.ts', 'windowMilliseconds = 60_000'],
  '150 ms': ['src/service/jobs/run.ts', 'TURN_MILLISECONDS = 150'],
  '4 MiB': ['src/service/jobs/calculations-table.ts', 'MOST_BYTES = 4 * 1024 * 1024'],
  '15 minutes': ['src/rules/natal/rising-sign.ts', 'SAFE_MINUTES = 15'],
  '32 MiB': ['src/service/store/passwords.ts', '{ ln: 15, r: 8, p: 3 }'],
  '26 kB': 'series',
  '19″': 'nutation',
  '0.55″': 'Moon in a second',
};

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
    '37 kB': PERFORMANCE('36.7 kB'),
  },
  'CHANGELOG.md': {
    '6.5 MB': ['scripts/release/tarball.ts', 'packed: 6_500_000'],
    '16 MB': ['src/service/store/store.ts', 'LEAST_FREE = 16 * 1024 * 1024'],
  },
  'docs/accuracy.md': {
    '108,000″': 'sign',
    '48,000″': 'nakshatra',
    '12,000″': 'pada',
    '33″': 'Moon in a minute',
    '0.04″': 'Sun in a second',
  },
  'docs/conventions.md': {
    '240 seconds': ['src/base/input/mean-time.ts', '= 240'],
    '28 s': ['test/base/time/calendar.unit.test.ts', '21_208'],
    '720 minutes': ['src/base/input/birth.ts', 'MOST_MINUTES_WITHIN = 720'],
    '0.0036″': 'microdegree',
  },
  'docs/http.md': {
    '16 KiB': ['src/service/node/serve.ts', 'maxHeaderSize: 16_384'],
    'five seconds': DISCARD,
    '10 seconds': ['src/service/node/serve.ts', 'headersTimeout: 10_000'],
    '20 seconds': ['src/service/node/serve.ts', 'requestTimeout: 20_000'],
    '30 seconds': ['src/service/node/serve.ts', 'SILENCE_MILLISECONDS = 30_000'],
    '65 seconds': ['src/service/node/serve.ts', 'keepAliveTimeout: 65_000'],
  },
  'docs/for-ai-clients.md': { '13,900 tokens': 'short list, tokens' },
  'docs/keyed.md': {
    'four seconds': GRACE,
    'two minutes': ['src/service/jobs/keyed.ts', 'INTERPRETER_MILLISECONDS = 120_000'],
    'two seconds': ['src/jobs/states.ts', '1 << (now - 1)'],
    '1 MiB': ['src/service/jobs/order.ts', 'MOST_CALCULATIONS_BYTES = 1024 * 1024'],
    '512 KiB': ['src/service/jobs/http-interpreter.ts', 'LONGEST_ANSWER = 512 * 1024'],
  },
  'docs/mcp.md': {
    '49 kB': 'short list',
    '13,900 tokens': 'short list, tokens',
    '1.35 MB': 'full list',
  },
  'docs/openapi.md': { '1,735 kB': 'openapi', '219 kB': 'openapi, gzip' },
  'docs/operating.md': {
    '13.9 MB': ['src/service/threads/sky-table.ts', '// => 13906816'],
    '8 MiB': ['src/service/node/observers.ts', 'MAX_WAITING_BYTES = 8 * 1024 * 1024'],
    '0.5 ms': ['src/service/node/metrics.ts', 'BUCKETS = [0.0005,'],
    '1,735 kB': 'openapi',
    '219 kB': 'openapi, gzip',
    '40 ms': PLACE,
    '250 kB': PLACE_BYTES,
    '512 MB': ['src/service/threads/calculation-threads.ts', 'HEAP_MEGABYTES = 512'],
    'two seconds': ['src/service/node/observers.ts', 'FLUSH_MILLISECONDS = 2_000'],
    '2.5 s': ['src/service/node/metrics.ts', '0.5, 1, 2.5]'],
    '20 seconds': DEAREST,
    'five seconds': ['src/service/node/connections.ts', 'GRACE_MILLISECONDS = 5_000'],
    'four seconds': GRACE,
  },
  'docs/pages.md': {
    'five minutes': ['src/pages/shell/respond.ts', 'max-age=300'],
  },
  'docs/security.md': {
    '16 bytes': ['src/service/store/passwords.ts', 'SALT_BYTES = 16'],
    '20 s': DEAREST,
  },
  'docs/decisions/base.md': { '25 tools': 'tools of the index' },
  'docs/decisions/ephemeris.md': { '14 MB': TABLE },
  'docs/decisions/http.md': { 'five seconds': DISCARD },
  'docs/decisions/jobs.md': { 'two seconds': ['src/jobs/states.ts', '1 << (now - 1)'] },
  'docs/decisions/node.md': { 'five seconds': CLOSING, '65 s': KEPT_ALIVE, '20 seconds': DEAREST },
  'docs/decisions/package.md': {
    '6.5 MB': ['scripts/release/tarball.ts', 'packed: 6_500_000'],
    '24 MB': ['scripts/release/tarball.ts', 'unpacked: 24_000_000'],
    'five seconds': CLOSING,
  },
  'docs/decisions/pages.md': { 'five minutes': ['src/pages/shell/respond.ts', 'max-age=300'] },
  'docs/decisions/store.md': {
    '16 MB': ['src/service/store/embedded.ts', 'shared_buffers=16MB'],
    '2 s': ['src/service/store/store.ts', 'lockMilliseconds: 2_000'],
    '4 s': ['src/service/store/store.ts', 'statementMilliseconds: 4_000'],
    '5 s': ['src/service/store/store.ts', 'answerMilliseconds: 5_000'],
    'two seconds': ['src/service/store/store.ts', 'heartbeatMilliseconds: 2_000'],
    'five minutes': ['src/service/store/store.ts', 'answerMilliseconds: 300_000'],
    '30 minutes': ['src/jobs/logins.ts', 'IDLE_MINUTES = 30'],
  },
  'docs/recipes/deployment.md': { 'five seconds': CLOSING },
  'docs/sky.md': {
    '0.00004 s': 'step of a Julian day',
    '0.000022″': 'Moon in a step',
    '0.7 s': ['test/rules/sky/rising.reference.test.ts', '%s within 0.7 s'],
    '9 s': ['test/rules/sky/occultations.reference.test.ts', 'target).toBeLessThan(9)'],
  },
};

/** Of the Earth against the stars, milliseconds. */
const SIDEREAL_DAY = 86_164_091;

const DURATIONS = 's|ms|µs|min|seconds?|milliseconds?|minutes';
const SIZES = 'kB|MB|GB|KiB|MiB|GiB|bytes|tokens';
const UNITS = `${SIZES}|%|tools|calculators|slugs|${DURATIONS}`;
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const PART = 'half a|an? (?:third|quarter|fifth|tenth|hundredth|thousandth) of a';
const WORD = `${PART}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|sixty|ninety`;
/** No part of a longer number, of a date, or of an angle or a clock (23°15′00.658″, 5 h 53 min). */
const BEGIN = String.raw`(?<![\w.,′−-])(?<!\bh )`;
/** What only a measurement or a limit has: a size, a time, a share, an angle in arc-seconds, a rate, a broken ratio. */
const FIGURE = new RegExp(
  [
    `${BEGIN}${NUMBER} (?:${UNITS})`,
    `${BEGIN}(?:${WORD}) (?:${DURATIONS})`,
    `${BEGIN}${NUMBER}″`,
    String.raw`${BEGIN}\d[\d,]*\d (?:[a-z]+ )?(?:a|per) second`,
    String.raw`${BEGIN}\d*\.\d+ (?:times|of (?:the|its|that|what))`,
  ]
    .map((one) => String.raw`${one}(?!\w)`)
    .join('|'),
  'g',
);
/** A column of figures, by its head. */
const COLUMN = new RegExp(String.raw`(?<!\w)(?:${SIZES}|ms|µs|seconds|″)(?!\w)`);
const IS_DURATION = new RegExp(String.raw`(?<!\w)(?:${DURATIONS}|second|times|of (?:the|its|that|what))$`);

/** What of operating.md is asked about: the rest it has from performance.md, rounded. */
const PLAIN = /^(?:[\d.,]+|[a-z]+) (?!min$|times$)[\w%µ]+$/;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const figuresIn = (text: string) => [...oneLine(text).matchAll(FIGURE)].map(([figure]) => figure);

/** What a command writes into a document, which it names at its beginning. */
const WRITTEN = /<!-- (?:(ledger): written by npm run \S+|(bench:\S+)) -->.*?<!-- end of (?:\1|\2) -->/gs;

/** The paragraphs of a document, without its code and what commands write: a table is that of the words before it. */
function paragraphsOf(text: string): string[] {
  const code = new Marked().lexer(text).filter(({ type }) => type === 'code');
  const prose = code.reduce((rest, { raw }) => rest.replace(raw, '\n'), text).replaceAll(WRITTEN, '\n');
  const paragraphs = prose.split(/\n\s*\n|\n(?=\s*(?:[*-]|\d+\.) )/).filter((one) => one.trim() !== '');
  let words = '';
  return paragraphs.map((one) => {
    if (one.startsWith('|')) return `${words}\n${one}`;
    words = one;
    return one;
  });
}

/** The figures of a paragraph; of a table also the columns that have a unit in its head. */
function toldIn(paragraph: string): string[] {
  const [head = ''] = paragraph.split('\n').filter((line) => line.startsWith('|'));
  const columns = head.split('|').filter((cell) => COLUMN.test(cell) && !cell.includes('`'));
  return [...figuresIn(paragraph), ...columns.map((cell) => cell.trim())];
}

/** What prints a figure or holds it. */
const COMMAND = /`(?:npm (?:run|start)|npx|nirayana|node|du) |`test\//;
/** A day, or a test, which holds it on every day. */
const TAKEN = /`test\/|\b(?:October|November|December) 20\d\d|\b20\d\d-\d\d-\d\d\b/;
const TO_A_BENCH = new RegExp(String.raw`\b(?:${OF_BENCHES.map((name) => name.slice('docs/'.length)).join('|')})\b`);

/** Whether some text says how a figure was taken: by what command and, if it hangs on machine and day, when. */
function isProved(figure: string, text: string): boolean {
  const line = oneLine(text);
  // It is rounded from what a benchmark prints, so that no words of it can be held against those.
  if (figure.endsWith(' times') && TO_A_BENCH.test(line)) return true;
  return COMMAND.test(line) && (!IS_DURATION.test(figure) || TAKEN.test(line));
}

/** Whether another document still tells a figure, in what a command wrote or in a section that says how it was taken. */
function isToldBy(document: string, has: string, figure: string): boolean {
  const text = readFileSync(document, 'utf8');
  if (text.match(WRITTEN)?.some((block) => block.includes(has))) return true;
  const sections = text.split(/^(?=#)/m).filter((section) => oneLine(section).includes(has));
  return sections.some((section) => isProved(figure, section));
}

function isTrue(figure: string, source: Source | undefined): boolean {
  if (source === undefined) return false;
  if (typeof source !== 'string') {
    const [file, has] = source;
    return file.endsWith('.md') ? isToldBy(file, has, figure) : readFileSync(file, 'utf8').includes(has);
  }
  const told = Number.parseFloat(figure.replaceAll(',', ''));
  return Math.abs((MEASURED[source] as number) / told - 1) < 0.05;
}

describe('the figures of the documents', () => {
  it.each(ALL_DOCUMENTS.filter((name) => !OF_BENCHES.includes(name)))(
    'of %s name what prints them, are measured here or have a source',
    (document) => {
      const known = { ...LIMITS, ...FIGURES[document] };
      const told = paragraphsOf(readFileSync(document, 'utf8')).flatMap((paragraph) =>
        toldIn(paragraph)
          .filter((figure) => document !== 'docs/operating.md' || PLAIN.test(figure))
          .map((figure) => ({ figure, paragraph })),
      );
      const bare = told.filter((one) => !isProved(one.figure, one.paragraph) && !isTrue(one.figure, known[one.figure]));
      expect([...new Set(bare.map(({ figure }) => figure))]).toEqual([]);
      const lost = Object.keys(FIGURES[document] ?? {}).filter((one) => !told.some(({ figure }) => figure === one));
      expect(lost).toEqual([]);
    },
  );
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

it('each duration of docs/performance.md names its command, its test or its day', () => {
  const unproved = paragraphsOf(readFileSync('docs/performance.md', 'utf8')).filter((paragraph) => {
    const isSaid = /npm run|`test\/|November 2026/.test(paragraph);
    return !isSaid && figuresIn(paragraph).some((figure) => /\d (?:s|ms|µs|seconds|minutes)$/.test(figure));
  });
  expect(unproved).toEqual([]);
});

it.each(Object.entries(blocksOf(JSON.parse(readFileSync('docs/accuracy.json', 'utf8')))))(
  '%s shows the ledger of docs/accuracy.json',
  (document, blocks) => {
    const text = readFileSync(document, 'utf8');
    expect(text).toBe(withBlocks(text, blocks));
  },
);

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
