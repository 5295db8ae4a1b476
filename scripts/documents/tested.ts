import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { renderMarkdown } from '../markdown.js';
import type { ServedDocument } from './served.js';

/** A test, a folder of tests or a command, with what it holds of a page. */
interface Held {
  readonly by: string;
  readonly what: string;
}

/**
 * What holds a document beside what holds all documents: a test or a command, with what of the page it holds.
 * test/documents-tested.house.test.ts wants the page named by the test, or what stands in both named here as code.
 */
export const OWN_TESTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'CHANGELOG.md': {
    'test/scripts/release/set.unit.test.ts': 'that a release takes its section "Unreleased" as it stands',
  },
  'CONTRIBUTING.md': {
    'test/figures.house.test.ts': 'its figures, and that there is each `npm run` that it names',
  },
  'README.md': {
    'test/documents.house.test.ts': 'the table of calculators: each once, with its function',
    'test/package/bundle.package.test.ts': 'the table of sizes',
    'test/package/mcp.package.test.ts': 'the lines for AI clients, started as they stand',
  },
  'SECURITY.md': {
    'test/scripts/release/package.unit.test.ts': 'that it is in the package',
  },
  'docs/README.md': {
    'test/markdown.house.test.ts': 'its links, which lead to every document',
  },
  'docs/accounts.md': {
    'test/service/account/account.unit.test.ts':
      'the pages below `/account`: login, sessions, keys, the file of credits',
    'test/service/cli/accounts.unit.test.ts': 'the commands, such as `accounts list`, and what they refuse',
    'test/service/store/credits.unit.test.ts':
      'plans from `free` to `scale`, months, and that no credit is lost or charged twice',
  },
  'docs/accuracy.md': {
    'npm run accuracy': 'its tables, written from all reference rows',
  },
  'docs/batch.md': {
    'test/service/batch/batch.unit.test.ts': 'interrupts, resuming, `--force`, `--select` and the order of lines',
    'test/service/batch/tables.unit.test.ts': 'CSV and Parquet: columns, `--date-format dmy`, places, passing through',
    'test/service/batch/shards.unit.test.ts': 'that parts made by `--shard` are together the whole',
  },
  'docs/births.md': {
    'test/contract/birth.unit.test.ts': 'births as `birth` makes them, and as tools take them',
    'test/catalog/birth-columns.unit.test.ts':
      'the names of columns, from `birth_date` to those of two people such as `person_a_birth_date`',
  },
  'docs/charts.md': {
    'test/charts/chart-svg.unit.test.ts': 'the styles `north`, `south` and `east`, titles, ids and what is refused',
    'test/charts/timeline.property.test.ts': '`periodsSvg` and `timelineSvg`: labels that never lie on each other',
    'test/charts/month.property.test.ts': '`moonSvg` and `monthSvg`',
  },
  'docs/coming-from-swisseph.md': {
    'test/coming-from-swisseph.house.test.ts': 'that each function of the Swiss Ephemeris has its row, had or missing',
  },
  'docs/command-line.md': {
    'test/settings.house.test.ts': 'that it lists every command and every option',
    'test/service/cli/cli.unit.test.ts':
      'what commands print and how they end: `tools`, `calc`, `--compact`, standard input',
  },
  'docs/conventions.md': {
    'test/calculation/conventions.unit.test.ts':
      'the options, such as `ayanamsha` and `node`, and which tool takes which',
    'test/languages/words/caveats.unit.test.ts':
      'that caveats are sentences in every language, with each `nakshatra` by its name',
    'test/base/input/other-clocks.unit.test.ts': 'clocks before 1970: `standard`, mean time, and when a doubt is told',
  },
  'docs/decisions/README.md': {
    'test/markdown.house.test.ts': 'its links, which lead to every page of decisions',
  },
  'docs/decisions/dependencies.md': {
    'test/package/contents.package.test.ts': 'that each package which is taken in has its row',
  },
  'docs/for-ai-clients.md': {
    'test/service/mcp/documents.unit.test.ts':
      'instructions and prompts: places, unknown times, `provenance.uncertainty`',
    'test/service/mcp/tools.unit.test.ts': 'the tools by their names, such as `vedic_compatibility`, and their answers',
  },
  'docs/for-app-developers.md': {
    'test/package/bundle.package.test.ts': 'that `calculateAtOffset` and paths of single tools leave out what they say',
    'test/package/consumer.package.test.ts':
      'what is imported and its types, `nirayana/charts` too, in an empty project',
  },
  'docs/for-operators.md': {
    'test/service/cli/cli.unit.test.ts':
      '`nirayana serve`: `TRUSTED_PROXIES`, `BASE_URL`, `/readyz`, a folder that cannot be written',
  },
  'docs/for-page-visitors.md': {
    'test/browser/visits.spec.ts': 'that every calculator can be filled in and read, with script and without',
  },
  'docs/for-sceptics.md': {
    'npm run test:engines': 'step 5: one hash of all that is recorded, on every engine',
    'npm run bench:peers': 'step 5: other libraries against the same tables',
    'test/registry.golden.test.ts': 'step 2: the answers in `golden/expected`, byte for byte',
    'test/browser/verify.spec.ts': 'that the page `/verify` makes them anew and tells a changed one',
  },
  'docs/getting-started.md': {
    'test/package/examples.package.test.ts': 'its examples, run against the packed package',
  },
  'docs/http.md': {
    'test/service/http/openapi.unit.test.ts':
      'that `/api/public/tools/openapi.json` describes what the service answers',
    'test/service/http/host.unit.test.ts': 'addresses in answers of `createHandler`, with a base address and without',
  },
  'docs/ical.md': {
    'test/ical.house.test.ts': 'that it has every code that calendars take',
    'test/ical/ical.unit.test.ts': '`vrataIcal`, `panchangIcal` and the others, against what is subscribed to',
  },
  'docs/keyed.md': {
    'test/keyed.house.test.ts': 'its commands, which take a job to its end',
    'test/service/jobs/calculations.unit.test.ts': 'jobs of many inputs: credits, parts of an answer, `Retry-After`',
    'test/service/jobs/door.unit.test.ts': 'jobs of `career-dna`, keys, credits and what is refused',
  },
  'docs/languages.md': {
    'test/methodology.house.test.ts': 'which languages have methods, such as that of `vedic-compatibility-calculator`',
    'test/pages/language.unit.test.ts': 'that the pages of a `locale` have no word in Latin letters but names',
  },
  'docs/mcp.md': {
    'test/package/mcp.package.test.ts': 'the lines for clients, started as they stand',
    'test/service/mcp/handler.unit.test.ts': '`/mcp` on a server: versions, limits, `?schemas=full`, hostile clients',
    'test/service/mcp/tools.unit.test.ts': 'the list of tools, `find_place`, `draw_chart`, places by name',
  },
  'docs/mutation.md': {
    'npm run test:mutation': 'its tables, by the same mutants of the seed',
  },
  'docs/openapi.md': {
    'test/service/http/openapi.unit.test.ts': 'the description: each `operationId`, status and example',
    'npm run test:clients': 'clients that are generated from it call every tool',
  },
  'docs/operating.md': {
    'test/settings.house.test.ts': 'that its table has every setting, with its default',
    'test/service/node/log.unit.test.ts':
      'lines of the log with `request_id` and `route`, and what never stands in them',
    'test/service/node/metrics.unit.test.ts': '`/metrics`: `nirayana_http_requests_total` and the others',
  },
  'docs/pages.md': {
    'test/site/files.unit.test.ts': '`/sitemap.xml`, `/robots.txt` and what a first visit weighs',
    'test/feeds/feeds.unit.test.ts': 'the calendars: `vrata`, `panchang`, `transits`',
    'test/site/choices.unit.test.ts': '`/choices`: what is kept, for whom, and what caches are told',
  },
  'docs/performance.md': {
    'npm run bench': 'its first table; each other one names its command',
  },
  'docs/placements.md': {
    'test/languages/words/placements.property.test.ts':
      'that what `placements` says are facts of the chart, each with its source',
  },
  'docs/places.md': {
    'test/places/find-places.unit.test.ts': 'searches: other names (`Bombay`), scripts, typing errors, countries',
    'test/places/queries.reference.test.ts': '`golden/reference/place_queries.tsv`: what careless strangers type',
  },
  'docs/read.md': {
    'test/reading/typed.unit.test.ts': 'dates, times, angles and places, and each `fault`',
    'test/reading/typed.property.test.ts': 'that what languages write is read in them, by `readDate` and `readTime`',
  },
  'docs/scaling.md': {
    'npm run bench:scale': 'its tables, and the model that is made of them',
  },
  'docs/security.md': {
    'test/security.house.test.ts': 'that each point names tests that there are, or says that it has none',
    'test/service/account/account.unit.test.ts':
      'the cookie (`HttpOnly`, `SameSite=Lax`, `__Host-`), guesses, sessions',
  },
  'docs/site.md': {
    'test/service/device/answers.unit.test.ts': 'what the worker answers, such as `/offline`',
    'test/browser/device.spec.ts': 'visits without a network, and that no query leaves the device',
  },
  'docs/sky.md': {
    'test/rules/sky/sky.unit.test.ts': 'instants (`Temporal.Instant`, Julian days), charts, rising, what is refused',
    'test/rules/sky/sky.reference.test.ts':
      'positions, charts and events of `nirayana/sky` against the Swiss Ephemeris',
  },
  'docs/sweph.md': {
    'test/sweph/listed.house.test.ts': 'the bound of every difference that is listed',
    'test/sweph/calls.reference.test.ts': 'calls of `nirayana/sweph` beside those of the package `sweph`',
  },
  'docs/swisseph.md': {
    'test/sweph/shapes.reference.test.ts': 'functions of `nirayana/swisseph` by their names, with callbacks',
  },
  'docs/upgrading.md': {
    'test/scripts/release/set.unit.test.ts': 'what `npm run release` puts into files, such as `package.json`',
  },
  'docs/verify.md': {
    'test/verify/verify.unit.test.ts': 'the function `verify`, `onProgress` and `signal`',
    'test/browser/verify.spec.ts': 'the page `/verify`',
  },
  'docs/versions.md': {
    'test/scripts/release/moves.unit.test.ts': 'that no result moves under the same `calculation_version`',
  },
};

const TYPED_EXAMPLE = /^```ts\n(?:(?!^```$)[^\n]*\n)*?[^\n]*from 'nirayana/gm;
const RUN_EXAMPLE = /^```(?:js|ts|sh)$/gm;

/** What holds a document, from what stands in it. */
export function heldOf({ file, group }: ServedDocument): Held[] {
  const text = readFileSync(file, 'utf8');
  const isOfDocs = group === 'document' || group === 'index';
  const typed = isOfDocs ? count(text, TYPED_EXAMPLE) : 0;
  const run = isOfDocs || file === 'README.md' ? count(text, RUN_EXAMPLE) : 0;
  const held = [
    ...Object.entries(OWN_TESTS[file] ?? {}).map(([by, what]) => ({ by, what })),
    ...(group === 'decision' ? roomsOf(file) : []),
    ...(group === 'recipe' ? ofRecipes(file) : []),
    ...(run > 0
      ? [
          {
            by: 'test/package/examples.package.test.ts',
            what: `its ${counted(run, 'example')}, run against the packed package`,
          },
        ]
      : []),
    ...(typed > 0
      ? [
          {
            by: 'test/typed-examples.house.test.ts',
            what: `its ${counted(typed, 'example')} in TypeScript, compiled in strict mode`,
          },
        ]
      : []),
    ...(isOfDocs || ['README.md', 'CONTRIBUTING.md'].includes(file)
      ? [
          {
            by: 'test/figures.house.test.ts',
            what: 'its figures, each measured or with a source, and the commands that it names',
          },
        ]
      : []),
    { by: 'test/markdown.house.test.ts', what: 'its links, headings, lines and the files that it names' },
    { by: 'test/site/documents.unit.test.ts', what: 'its links as a page' },
  ];
  return held.filter(({ by }, at) => held.findIndex((other) => other.by === by) === at);
}

function ofRecipes(file: string): Held[] {
  const shown = file.startsWith('docs/')
    ? [{ by: 'test/recipes.house.test.ts', what: 'the files that it shows, which are those of the folder recipes' }]
    : [];
  return [{ by: 'npm run test:recipes', what: 'the recipes, installed and asked for calculations' }, ...shown];
}

/** What a decision is of: rooms of src, of which the tests stand in a folder of the same name. */
function roomsOf(file: string): Held[] {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const row = index.split('\n').find((line) => line.includes(`](${file.split('/').at(-1)})`)) ?? '';
  const rooms = [...row.matchAll(/`([\w/-]+)`/g)].map(([, room = '']) => room);
  const [first = ''] = rooms;
  const parent = first.includes('/') ? first.slice(0, first.lastIndexOf('/') + 1) : '';
  return rooms
    .map((room) =>
      room.includes('/') ? room : ([room, parent + room].find((one) => existsSync(`src/${one}`)) ?? room),
    )
    .map((room) => (room === 'test' ? 'test' : `test/${room}`))
    .filter((folder) => existsSync(folder))
    .map((by) => ({ by, what: `what it decides, in ${counted(testsIn(by), 'file')} of tests` }));
}

const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:test|spec)\.ts$/.test(name)).length;

/** What holds a page of the reference. */
export function heldOfApi(name: string): Held[] {
  const [, tool] = /^api\/tools\/(.+)$/.exec(name) ?? [];
  const ofTool = tool === undefined ? [] : ofTools(tool);
  return [
    ...ofTool,
    {
      by: 'test/documents.house.test.ts',
      what: 'its examples, of which every function and class has one, run as they stand',
    },
    { by: 'npm run docs:api', what: 'its links, and that no type is used that is not exported' },
    { by: 'test/package/consumer.package.test.ts', what: 'the types as the packed package has them' },
    { by: 'test/site/documents.unit.test.ts', what: 'its links as a page' },
  ];
}

function ofTools(tool: string): Held[] {
  const own = readdirSync('test/tools').filter(
    (name) => name.startsWith(`${tool}.`) || name.startsWith(`${tool}-stated.`),
  );
  const cases = `golden/cases/${tool}.json`;
  return [
    ...own.map((name) => ({ by: `test/tools/${name}`, what: 'the calculation' })),
    ...(existsSync(cases)
      ? [{ by: 'test/registry.golden.test.ts', what: `the answers to \`${cases}\`, byte for byte` }]
      : []),
  ];
}

const count = (text: string, expression: RegExp) => [...text.matchAll(expression)].length;
const counted = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** How the tests of a file are run in a clone. */
const RUN_BY: readonly (readonly [RegExp, string])[] = [
  [/\.package\.test\.ts$/, 'npm run test:package'],
  [/^test\/browser\//, 'npm run test:browser'],
  [/^test\/service\/(?:account|store|jobs|batch|threads|node|cli)\//, 'npm run test:service'],
  [/^test\/pages\/language\.unit/, 'npm run test:long'],
  [/^(?:test|golden)(?:\/|$)/, 'npm test'],
];

/** The last section of every page. */
export function testedSection(held: readonly Held[]): string {
  const commands = new Set(held.flatMap(({ by }) => RUN_BY.find(([of]) => of.test(by))?.[1] ?? []));
  const lines = held.map(({ by, what }) => `- \`${by}\`: ${what}`);
  const run = `In a clone ${[...commands].map((command) => `\`${command}\``).join(', ')} ${commands.size === 1 ? 'runs' : 'run'} these tests.`;
  return renderMarkdown(`## How this page is tested\n\n${lines.join('\n')}\n\n${run}\n`, { addressOf: () => undefined })
    .html;
}
