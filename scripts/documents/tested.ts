import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { renderMarkdown } from '../markdown.js';
import type { ServedDocument } from './served.js';

/** A test, a folder of tests or a command, with what it holds of a page. */
interface Held {
  readonly by: string;
  readonly what: string;
}

const SAYS = 'what it says';

/**
 * The tests that hold what a document says, beside those that hold all documents. test/documents-tested.house.test.ts
 * wants each to name the document, or some of what stands in it as code.
 */
export const OWN_TESTS: Readonly<Record<string, readonly string[]>> = {
  'CHANGELOG.md': ['test/scripts/release/set.unit.test.ts'],
  'CONTRIBUTING.md': ['test/figures.house.test.ts'],
  'README.md': ['test/documents.house.test.ts', 'test/settings.house.test.ts', 'test/package/bundle.package.test.ts'],
  'SECURITY.md': ['test/scripts/release/package.unit.test.ts'],
  'docs/README.md': ['test/documents.house.test.ts'],
  'docs/accounts.md': [
    'test/service/account/account.unit.test.ts',
    'test/service/cli/accounts.unit.test.ts',
    'test/service/store/credits.unit.test.ts',
  ],
  'docs/accuracy.md': ['test/figures.house.test.ts'],
  'docs/batch.md': [
    'test/service/batch/batch.unit.test.ts',
    'test/service/batch/tables.unit.test.ts',
    'test/service/batch/shards.unit.test.ts',
  ],
  'docs/births.md': ['test/contract/birth.unit.test.ts', 'test/catalog/birth-columns.unit.test.ts'],
  'docs/charts.md': [
    'test/charts/chart-svg.unit.test.ts',
    'test/charts/timeline.property.test.ts',
    'test/charts/month.property.test.ts',
  ],
  'docs/coming-from-swisseph.md': ['test/coming-from-swisseph.house.test.ts'],
  'docs/command-line.md': ['test/settings.house.test.ts', 'test/service/cli/cli.unit.test.ts'],
  'docs/conventions.md': [
    'test/calculation/conventions.unit.test.ts',
    'test/languages/words/caveats.unit.test.ts',
    'test/base/input/other-clocks.unit.test.ts',
  ],
  'docs/decisions/README.md': ['test/markdown.house.test.ts'],
  'docs/decisions/dependencies.md': ['test/package/contents.package.test.ts'],
  'docs/for-ai-clients.md': ['test/service/mcp/documents.unit.test.ts', 'test/service/mcp/tools.unit.test.ts'],
  'docs/for-app-developers.md': ['test/package/bundle.package.test.ts', 'test/package/consumer.package.test.ts'],
  'docs/for-operators.md': ['test/service/cli/cli.unit.test.ts'],
  'docs/for-page-visitors.md': ['test/package/examples.package.test.ts'],
  'docs/for-sceptics.md': ['test/browser/verify.spec.ts', 'test/package/peers.package.test.ts'],
  'docs/getting-started.md': ['test/package/examples.package.test.ts'],
  'docs/http.md': ['test/service/http/openapi.unit.test.ts', 'test/service/http/host.unit.test.ts'],
  'docs/ical.md': ['test/ical.house.test.ts', 'test/ical/ical.unit.test.ts'],
  'docs/keyed.md': [
    'test/keyed.house.test.ts',
    'test/service/jobs/calculations.unit.test.ts',
    'test/service/jobs/door.unit.test.ts',
  ],
  'docs/languages.md': ['test/methodology.house.test.ts', 'test/pages/language.unit.test.ts'],
  'docs/mcp.md': ['test/service/mcp/handler.unit.test.ts', 'test/service/mcp/tools.unit.test.ts'],
  'docs/mutation.md': ['test/figures.house.test.ts'],
  'docs/openapi.md': ['test/service/http/openapi.unit.test.ts'],
  'docs/operating.md': [
    'test/settings.house.test.ts',
    'test/service/node/log.unit.test.ts',
    'test/service/node/metrics.unit.test.ts',
  ],
  'docs/pages.md': ['test/site/files.unit.test.ts', 'test/feeds/feeds.unit.test.ts', 'test/site/choices.unit.test.ts'],
  'docs/performance.md': ['test/figures.house.test.ts', 'test/calculation/cost.unit.test.ts'],
  'docs/placements.md': ['test/languages/words/placements.property.test.ts'],
  'docs/places.md': ['test/places/find-places.unit.test.ts', 'test/places/queries.reference.test.ts'],
  'docs/read.md': ['test/reading/typed.unit.test.ts', 'test/reading/typed.property.test.ts'],
  'docs/scaling.md': ['test/figures.house.test.ts'],
  'docs/security.md': ['test/security.house.test.ts', 'test/service/account/account.unit.test.ts'],
  'docs/site.md': ['test/service/device/answers.unit.test.ts'],
  'docs/sky.md': ['test/rules/sky/sky.unit.test.ts', 'test/rules/sky/sky.reference.test.ts'],
  'docs/sweph.md': ['test/sweph/listed.house.test.ts', 'test/sweph/calls.reference.test.ts'],
  'docs/swisseph.md': ['test/sweph/shapes.reference.test.ts'],
  'docs/upgrading.md': ['test/scripts/release/set.unit.test.ts'],
  'docs/verify.md': ['test/verify/verify.unit.test.ts', 'test/browser/verify.spec.ts'],
  'docs/versions.md': ['test/scripts/release/moves.unit.test.ts', 'test/scripts/release/set.unit.test.ts'],
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
    ...(OWN_TESTS[file] ?? []).map((by) => ({ by, what: SAYS })),
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
