import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ToolDescription } from '../src/calculation/tool.js';
import { type LanguageCode, OFFERED } from '../src/languages/locale/locales.js';
import { birthTables } from './birth-tables.js';
import { TRANSLATED_INTO } from './methodology.js';

const FOLDERS = new URL('../src/tools/', import.meta.url);
const LANGUAGES = new URL('../src/languages/', import.meta.url);
const README = new URL('../README.md', import.meta.url);

/** Of a line, as they are formatted. */
const WIDTH = 120;

/** How many tools the public index has. */
const INDEXED = 25;

type Listed = ToolDescription & { readonly place: number };

/** What lists every tool, as it follows from the folders of tools and languages: the text of each file by its path. */
export async function toolLists(): Promise<Readonly<Record<string, string>>> {
  const inOrder = await listedTools();
  const bySlug = inOrder.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  return {
    'src/tools/listed.ts': written([
      ...bySlug.map(({ slug, functionName }) => imported(`${functionName}Tool`, `${slug}/tool`)),
      '',
      ...frozen('INDEXED', inOrder.slice(0, INDEXED)),
      ...frozen('FURTHER', inOrder.slice(INDEXED)),
    ]),
    'src/tools/exports.ts': written(bySlug.map(({ slug }) => `export * from './${slug}/tool.js';`)),
    'src/tools/pages.ts': record(inOrder, {
      name: 'PAGES',
      type: 'ToolPage<Slug>',
      from: '../pages/shell/tool-page.js',
      kind: 'Page',
      file: 'page/page',
    }),
    'src/tools/texts.ts': record(inOrder, {
      name: 'TEXTS',
      type: 'Teller<ResultOf<Slug>>',
      from: '../contract/telling/telling.js',
      kind: 'Text',
      file: 'text',
    }),
    ...wordsOfTools(bySlug),
    ...namesOfLanguages(),
    ...offeredLanguages(),
    'README.md': readme(inOrder),
    'docs/births.md': birthTables(inOrder),
  };
}

/** Every tool with a place in the list, in that order. */
async function listedTools(): Promise<Listed[]> {
  const slugs = readdirSync(FOLDERS).filter((name) => existsSync(new URL(`${name}/tool.ts`, FOLDERS)));
  const tools = await Promise.all(slugs.map(toolOf));
  const isListed = (tool: ToolDescription): tool is Listed => tool.place !== null;
  const inOrder = tools.filter(isListed).toSorted((one, other) => one.place - other.place);
  for (const [index, { slug, place }] of inOrder.entries()) {
    if (place !== index + 1) throw new Error(`${slug} has place ${place} of the tools, where ${index + 1} is free.`);
  }
  return inOrder;
}

async function toolOf(slug: string): Promise<ToolDescription> {
  const exported: Readonly<Record<string, unknown>> = await import(new URL(`${slug}/tool.ts`, FOLDERS).href);
  const tools = Object.entries(exported).filter(([name]) => name.endsWith('Tool'));
  const found = tools.find(([name, tool]) => name === `${(tool as ToolDescription).functionName}Tool`);
  const tool = found?.[1] as ToolDescription | undefined;
  if (tool?.slug === slug) return tool;
  throw new Error(
    `src/tools/${slug}/tool.ts has no tool of that slug that is named after its function, as in sunSignTool.`,
  );
}

function written(lines: readonly string[]): string {
  return `// Written by \`npm run tools\`, from the folders.\n${lines.join('\n')}\n`;
}

function imported(name: string, file: string): string {
  return `import { ${name} } from './${file}.js';`;
}

/** With its type by name: in declarations the compiler would write out what every tool takes and gives. */
function frozen(name: string, tools: readonly Listed[]): string[] {
  const names = tools.map(({ functionName }) => `${functionName}Tool`);
  return [
    `export const ${name}: readonly (`,
    ...names.map((tool) => `  | typeof ${tool}`),
    ')[] = /* @__PURE__ */ Object.freeze([',
    ...names.map((tool) => `  ${tool},`),
    ']);',
  ];
}

interface RecordOf {
  readonly name: string;
  readonly type: string;
  readonly from: string;
  readonly kind: string;
  readonly file: string;
}

/** A record that the compiler holds complete and each of its own tool. */
function record(tools: readonly Listed[], { name, type, from, kind, file }: RecordOf): string {
  const types = [...new Set([...type.matchAll(/(\w+)</g)].map(([, word]) => word as string))];
  const [outer, ...ofRegistry] = types;
  const imports = tools.map(({ slug, functionName }) => ({
    slug,
    line: imported(`${functionName}${kind}`, `${slug}/${file}`),
  }));
  const registry = `import type { ${[...ofRegistry, 'ToolSlug'].join(', ')} } from './registry.js';`;
  return written([
    `import type { ${outer} } from '${from}';`,
    ...[...imports, { slug: 'registry', line: registry }]
      .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
      .map(({ line }) => line),
    '',
    `export const ${name}: { readonly [Slug in ToolSlug]: ${type} } = {`,
    ...tools.map(({ slug, functionName }) => `  ${isName(slug) ? slug : `'${slug}'`}: ${functionName}${kind},`),
    '};',
  ]);
}

/** What each language says of each tool, each language in a file of its own. */
function wordsOfTools(tools: readonly Listed[]): Readonly<Record<string, string>> {
  const codes = readdirSync(LANGUAGES).filter((name) => existsSync(new URL(`${name}/tools`, LANGUAGES)));
  const text = written([
    "import type { WordsOfTools } from '../pages/tool-words.js';",
    ...tools.map(({ slug }) => imported(camelCase(slug), `tools/${slug}`)),
    '',
    'export const tools: WordsOfTools = {',
    ...tools.map(({ slug }) => (isName(slug) ? `  ${slug},` : `  '${slug}': ${camelCase(slug)},`)),
    '};',
  ]);
  return Object.fromEntries(codes.map((code) => [`src/languages/${code}/tools.ts`, text]));
}

/**
 * All names of each language but those of observances as one object. One by one: of the object of a module a bundler
 * keeps every name where one is asked for.
 */
function namesOfLanguages(): Readonly<Record<string, string>> {
  const codes = readdirSync(LANGUAGES).filter((name) => existsSync(new URL(`${name}/names.ts`, LANGUAGES)));
  return Object.fromEntries(
    codes.map((code) => {
      const kinds = [...new Set(exportedBy(new URL(`${code}/names.ts`, LANGUAGES)))].toSorted();
      const text = written([
        "import type { Names } from '../names/kinds.js';",
        'import {',
        ...kinds.map((kind) => `  ${kind},`),
        "} from './names.js';",
        "import type { observances } from './observances.js';",
        '',
        'export const names: Omit<Names, keyof typeof observances> = {',
        ...kinds.map((kind) => `  ${kind},`),
        '};',
      ]);
      return [`src/languages/${code}/listed.ts`, text];
    }),
  );
}

/**
 * What follows from a language that is offered: how its folder, its methods and its doubtful terms are read, its entry of
 * the package and its worker.
 */
function offeredLanguages(): Readonly<Record<string, string>> {
  const apart = OFFERED.filter((code) => code !== 'en');
  const there = written([
    referenceIn('../'),
    "import type { LanguageCode } from './codes.js';",
    '',
    '/** The languages that a bundler was not told to leave out; English always is, since errors are told in it. */',
    'export const LANGUAGE_CODES: readonly LanguageCode[] = (',
    '  [',
    "    'en',",
    ...apart.map((code) => `    ${isThere(code)} && '${code}',`),
    '  ] as const',
    ').filter((code) => code !== false);',
  ]);
  const flags = written([
    '/** Each is defined, with whatever value, by a bundler that is to leave a language out. */',
    ...apart.map((code) => `declare const ${flagOf(code)}: unknown;`),
  ]);
  const folders = reading(
    OFFERED,
    [
      "import type { Language } from './language.js';",
      CODES,
      "import type { PageWords } from './pages/page-words.js';",
    ],
    [
      'export interface Folder {',
      '  readonly language: () => Promise<Language>;',
      '  readonly pages: () => Promise<{ readonly pages: PageWords }>;',
      '}',
      '',
      '/** How what each language says is read. */',
      'export const FOLDERS: { readonly [code in LanguageCode]?: Folder | undefined } = {',
    ],
    (code) => [
      '{',
      `  language: () => import('./${code}/index.js').then(({ ${code} }) => ${code}),`,
      `  pages: () => import('./${code}/pages.js'),`,
      '}',
    ],
  );
  const doubtful = reading(
    OFFERED.filter((code) => existsSync(new URL(`${code}/doubtful.ts`, LANGUAGES))),
    [CODES, "import type { DoubtfulTerm } from './words/doubtful.js';"],
    [
      'type Doubtful = { readonly [code in LanguageCode]?: (() => Promise<readonly DoubtfulTerm[]>) | undefined };',
      '',
      '/** The terms of each language that whoever speaks it may call otherwise, read when they are asked for. */',
      'export const DOUBTFUL: Doubtful = {',
    ],
    (code) => [`() => import('./${code}/doubtful.js').then(({ doubtful }) => doubtful)`],
  );
  const places = reading(
    OFFERED.filter(hasPlaces),
    [CODES, "import type { PlaceNames } from './words/place-names.js';"],
    [
      'export type Named = { readonly [code in LanguageCode]?: (() => Promise<PlaceNames>) | undefined };',
      '',
      '/** What languages call the places of their states, read with the first search that needs it. */',
      'export const PLACE_NAMES: Named = {',
    ],
    (code) => [`() => import('./${code}/places.js').then(({ places }) => places)`],
  );
  const methods = reading(
    TRANSLATED_INTO,
    [CODES],
    [
      'type Methods = { readonly [code in LanguageCode]?: (() => Promise<{ readonly default: string }>) | undefined };',
      '',
      '/** The pages of methodology that each language has of its own: by slug, as JSON in gzip and base64. */',
      'export const METHODS: Methods = {',
    ],
    (code) => [`() => import('virtual:methodology-in-${code}')`],
  );
  const intents = collected(
    ['en', ...apart],
    'intents',
    [CODES, "import type { IntentWords } from './words/intent-words.js';"],
    [
      'type Intents = { readonly [code in LanguageCode]?: IntentWords | undefined };',
      '',
      '/** The words of intents by language. All are searched, whatever language is asked for. */',
      'export const INTENT_WORDS: Intents = {',
    ],
  );
  const regions = collected(
    apart,
    'regions',
    [CODES],
    [
      '/** What languages call the regions of countries: a line each, with the country, the English name and the own one. */',
      'export const REGION_NAMES: { readonly [code in LanguageCode]?: string | undefined } = {',
    ],
  );
  const entries = OFFERED.flatMap((code): [string, string][] => [
    [`src/entries/languages/${code}.ts`, entryOf(code)],
    [`src/entries/workers/${code}.ts`, workerOf(code)],
  ]);
  const lists = {
    'src/languages/locale/there.ts': there,
    'src/languages/flags.d.ts': flags,
    'src/languages/folders.ts': folders,
    'src/languages/doubtful.ts': doubtful,
    'src/languages/place-names.ts': places,
    'src/languages/methods.ts': methods,
    'src/languages/intents.ts': intents,
    'src/languages/region-names.ts': regions,
  };
  return { ...lists, ...Object.fromEntries(entries) };
}

const CODES = "import type { LanguageCode } from './locale/locales.js';";

/** For programs whose files lead here: they take no declarations that nobody names. */
const referenceIn = (folder: string) => `/// <reference path="${folder}flags.d.ts" />`;

/** The constant by which a bundler is told to leave a language out. */
function flagOf(code: string): string {
  return `NIRAYANA_WITHOUT_${code.toUpperCase()}`;
}

/** What is true unless a bundler was told to leave the language out. */
export function isThere(code: string): string {
  return `typeof ${flagOf(code)} === 'undefined'`;
}

/** An object of what is read of each language. What a bundler knows not to be there it takes in neither. */
function reading(
  codes: readonly LanguageCode[],
  imports: readonly string[],
  opened: readonly string[],
  read: (code: LanguageCode) => readonly string[],
): string {
  const lines = codes.flatMap((code) => {
    const [first = '', ...rest] = read(code);
    if (code === 'en') return [`${[`  ${code}: ${first}`, ...rest.map((line) => `  ${line}`)].join('\n')},`];
    const short = `  ${code}: ${isThere(code)} ? ${first} : undefined,`;
    if (rest.length === 0 && short.length <= WIDTH) return [short];
    const there = [`      ? ${first}`, ...rest.map((line) => `        ${line}`)];
    return [`  ${code}:`, `    ${isThere(code)}`, ...there, '      : undefined,'];
  });
  return written([referenceIn('./'), '', ...imports, '', ...opened, ...lines, '};']);
}

/** An object of what each language has in its file of a name. */
function collected(
  codes: readonly LanguageCode[],
  name: string,
  types: readonly string[],
  opened: readonly string[],
): string {
  const imports = codes.map((code) => `import { ${name} as ${code} } from './${code}/${name}.js';`);
  return reading(codes, byPath([...imports, ...types]), opened, (code) => [code]);
}

function entryOf(code: string): string {
  const from = (file: string) => `'../../languages/${code}/${file}.js'`;
  const named = (name: string) => {
    const exported = exportedBy(new URL(`${code}/${name}.ts`, LANGUAGES)).at(-1) as string;
    return `export { ${exported === name ? name : `${exported} as ${name}`} } from ${from(name)};`;
  };
  // A language may lack what tradition says of placements.
  const hasPlacements = existsSync(new URL(`${code}/placements.ts`, LANGUAGES));
  return written(
    byPath([
      "export type { Language } from '../../languages/language.js';",
      `export { calendarWords } from ${from('ical')};`,
      `export { ${code} } from ${from('index')};`,
      named('meanings'),
      `export * from ${from('names')};`,
      ...(hasPlacements ? [named('placements')] : []),
      ...(hasPlaces(code) ? [named('places')] : []),
    ]),
  );
}

/** Whether a language has names of the places of its states. */
function hasPlaces(code: string): boolean {
  return existsSync(new URL(`${code}/places.ts`, LANGUAGES));
}

function workerOf(code: string): string {
  const own = [
    ...(code === 'en' ? [] : [`import { pages } from '../../languages/${code}/pages.js';`]),
    ...(hasPlaces(code) ? [`import { places } from '../../languages/${code}/places.js';`] : []),
  ];
  const said = hasPlaces(code) ? 'pages, places' : 'pages';
  const spoken = [...(code === 'en' ? [] : [`{ locale: '${code}', ${said} }`]), "{ locale: 'en', pages: english }"];
  return written([
    ...byPath([...own, "import { pages as english } from '../../languages/en/pages.js';"]),
    "import type { WorkerSettings } from '../../service/device/settings.js';",
    "import { startWorker } from '../../service/device/worker.js';",
    '',
    '/** Starts the worker of the pages in its language. JSON tells in English what is wrong. */',
    'export function start(settings: WorkerSettings): void {',
    '  const scope = self as unknown as ServiceWorkerGlobalScope;',
    ...(spoken.length === 1
      ? [`  startWorker(scope, settings, [${spoken}]);`]
      : ['  startWorker(scope, settings, [', ...spoken.map((each) => `    ${each},`), '  ]);']),
    '}',
  ]);
}

/** Lines that import or export, in the order that the formatter wants. */
function byPath(lines: readonly string[]): string[] {
  const pathOf = (line: string) => line.split(' from ').at(-1) as string;
  return lines.toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
}

/** What a file of names exports, also from those that it passes on. */
function exportedBy(file: URL): string[] {
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name as string);
  const passedOn = [...text.matchAll(/^export \* from '(.+)\.js';/gm)];
  return [...passedOn.flatMap(([, path]) => exportedBy(new URL(`${path}.ts`, file))), ...own];
}

function camelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function isName(slug: string): boolean {
  return /^\w+$/.test(slug);
}

const ROW = /^\| `([\w-]+)` \| `\w+` \| .*\n/gm;

/** The README with a row for each tool: those that there are stay in their order and words. */
function readme(tools: readonly Listed[]): string {
  const text = readFileSync(README, 'utf8');
  const rows = [...text.matchAll(ROW)];
  const kept = rows.filter(([, slug]) => tools.some((tool) => tool.slug === slug));
  const added = tools.filter(({ slug }) => !rows.some(([, other]) => other === slug));
  const table = [
    ...kept.map(([row]) => row),
    ...added.map(({ slug, functionName, description }) => `| \`${slug}\` | \`${functionName}\` | ${description} |\n`),
  ];
  const [first] = rows;
  if (!first) throw new Error('README.md has no table of the tools.');
  return (
    text.slice(0, first.index) + table.join('') + text.slice(first.index + rows.map(([row]) => row).join('').length)
  );
}
