import { existsSync, readdirSync } from 'node:fs';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { FileHost, ORIGIN, ROOT } from './files.js';

/** The languages that are offered. */
export const LANGUAGES: readonly string[] = LANGUAGE_CODES;

/** The pages of several tools. */
const GATHERED = ['kundli', 'matching', 'career'];

export const SLUGS = readdirSync('src/tools').filter((name) => existsSync(`src/tools/${name}/answers.ts`));

/** The pages with a form: of each tool, and those of several. */
export const PATHS = [...GATHERED.map((name) => `/${name}`), ...SLUGS.map((slug) => `/tools/${slug}`)];

/** Every page that is no page of a tool. */
export const SITE_PATHS = [
  '/',
  '/festivals',
  '/festivals/maha_shivaratri',
  '/festivals/ekadashi',
  '/tools?q=moon',
  '/tools?q=zzzz',
  '/methodology',
  '/docs',
  '/docs/http',
  '/docs?q=rate+limit',
  '/languages',
  '/languages/ml',
  '/choices',
  '/verify',
  '/tools/no-such-tool',
];

/** The instant of the server: the day of most examples, so that marks of the present are drawn. */
const NOW = new Date('2026-01-01T06:30:00Z');

/** What the API tells of a tool. */
export interface ToolOfSite {
  readonly slug: string;
  readonly example: Readonly<Record<string, unknown>>;
  readonly takesPlace: boolean;
}

interface Described {
  readonly paths: Readonly<Record<string, { readonly post?: Operation }>>;
}
interface Operation {
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly requestBody: { readonly content: { readonly 'application/json': Pick<ToolOfSite, 'example'> } };
}

/** What stands behind the pages: a server, or files and the device of their reader. */
export type Home = 'server' | 'files';

/** The built site, with what its pages are compared with. */
export interface Site {
  readonly base: string;
  /** What a server answers to a path of it. */
  readonly ask: Ask;
  /** Who sends the files, where there is no server. */
  readonly files?: FileHost;
  readonly tools: readonly ToolOfSite[];
  /** What went wrong in the server. */
  readonly errors: unknown[];
  /** The address of an example tells what a form with its details leads to. */
  readonly queryOf: (path: string) => URLSearchParams;
  readonly close: () => Promise<void>;
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** What is built has no types before the declarations are. */
type Serve = (options: object) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
type MakeHandler = (options: object) => (request: Request) => Promise<Response>;

const builtFile = (name: string) => import(new URL(`../../dist/${name}.js`, import.meta.url).href);

/** Starts the built site as a visitor meets it. */
export const startHome = (home: Home) => (home === 'server' ? startSite() : startFiles());

/** Starts the built server. */
export async function startSite(options: { readonly basePath?: string } = {}): Promise<Site> {
  const { serve }: { readonly serve: Serve } = await builtFile('node');
  const errors: unknown[] = [];
  const server = await serve({
    port: 0,
    requestsPerMinute: 0,
    now: () => NOW,
    onError: (error: unknown) => errors.push(error),
    ...options,
  });
  const base = server.url + (options.basePath ?? '');
  const ask: Ask = (path, init) => fetch(base + path, init);
  return { base, ask, errors, ...(await examplesOf(ask)), close: () => server.close() };
}

/** Serves the site of files, beside a handler of which a worker has to give the answers. */
async function startFiles(): Promise<Site> {
  const { createHandler }: { readonly createHandler: MakeHandler } = await builtFile('http');
  const handle = createHandler({ baseUrl: ORIGIN, basePath: ROOT, now: () => NOW });
  const ask: Ask = (path, init) => handle(new Request(ORIGIN + ROOT + path, init));
  const files = await FileHost.start(NOW.getTime());
  return { base: files.url, ask, errors: [], files, ...(await examplesOf(ask)), close: () => files.close() };
}

async function examplesOf(ask: Ask): Promise<Pick<Site, 'tools' | 'queryOf'>> {
  const description: Described = await (await ask('/api/public/tools/openapi.json?family=tools')).json();
  const tools = Object.entries(description.paths).flatMap(([path, { post }]) => {
    if (post === undefined) return [];
    const { example } = post.requestBody.content['application/json'];
    const takesPlace = (post.parameters ?? []).some(({ $ref = '' }) => $ref.endsWith('/at_lat'));
    return [{ slug: String(path.split('/').at(-1)), example, takesPlace }];
  });
  const queries = new Map(await Promise.all(PATHS.map(async (path) => [path, await exampleQuery(ask, path)] as const)));
  return { tools, queryOf: (path: string) => new URLSearchParams(queries.get(path)) };
}

async function exampleQuery(ask: Ask, path: string): Promise<URLSearchParams> {
  const response = await ask(`${path}?example`, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || location === null) throw new Error(`${path}?example: ${response.status}`);
  return new URL(location, ORIGIN).searchParams;
}

/** A page of the site in a language. */
export function pagePath(language: string, path: string): string {
  const prefix = language === 'en' ? '' : `/${language}`;
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** A kind of page, by what stands before its path. */
export interface Kind {
  readonly name: string;
  readonly path: string;
}

/** The pages that a form has: itself, its result, the result without a time, the refusal and its methodology. */
export function kindsOf(site: Site, path: string): Kind[] {
  const query = site.queryOf(path);
  const unknown = withoutTime(query);
  // A query that no form takes: every value of it is wrong.
  const refused = new URLSearchParams([...query].map(([name]) => [name, 'nonsense']));
  return [
    { name: 'form', path },
    { name: 'result', path: `${path}?${query}` },
    ...(unknown ? [{ name: 'time unknown', path: `${path}?${unknown}` }] : []),
    { name: 'refused', path: `${path}?${refused}` },
    ...(path.startsWith('/tools/') ? [{ name: 'methodology', path: path.replace('tools', 'methodology') }] : []),
  ];
}

/** Query of a birth whose time is not known. */
function withoutTime(query: URLSearchParams): URLSearchParams | undefined {
  const copy = new URLSearchParams(query);
  for (const prefix of ['', 'a_', 'b_']) {
    if (!copy.has(`${prefix}time`)) continue;
    copy.delete(`${prefix}time`);
    copy.set(`${prefix}time_unknown`, '1');
  }
  return String(copy) === String(query) ? undefined : copy;
}

/** Every kind of page. */
export const allKinds = (site: Site): Kind[] => [
  ...SITE_PATHS.map((path) => ({ name: 'site', path })),
  ...PATHS.flatMap((path) => kindsOf(site, path)),
];

/** Whether a page has words of its own in a language: methodology is English where it is not written in it. */
export function isWritten({ name, path }: Kind, language: string): boolean {
  if (name !== 'methodology' || language === 'en') return true;
  return existsSync(`${path.replace('/methodology', `docs/methodology/${language}`)}.md`);
}

/** What has as many words in every language, and is made by the same code for all tools, is looked at once. */
export function isTold({ name, path }: Kind, language: string): boolean {
  if (language === 'en' || !['methodology', 'refused'].includes(name)) return true;
  return /\/(?:panchang|vedic-moon-sign-calculator)(?:\?|$)/.test(path);
}

/** Whether each page is looked at in each language, which takes an hour. */
export const IS_WHOLE = process.env['WHOLE'] === '1';

/** Every how many pages a language has one looked at: English all of them, Hindi half, and the others all between them. */
const SHARES: Readonly<Record<string, number>> = { en: 1, hi: 2 };
const SHARE = 8;

/** What is looked at in a language. */
export function shareOf<T>(language: string, all: readonly T[]): T[] {
  const first = LANGUAGES.indexOf(language);
  const share = IS_WHOLE ? 1 : (SHARES[language] ?? SHARE);
  return all.filter((_, index) => (index + first) % share === 0);
}
