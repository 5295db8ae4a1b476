import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type LanguageCode, OFFERED } from '../src/languages/locale/locales.js';
import { Anchors, type Rendered, renderMarkdown } from './markdown.js';

/**
 * Carries docs/methodology into the code, so that it is served without a file system: the module `virtual:methodology`
 * holds every page as HTML, for people, `virtual:methodology-in-hi` and the like those that are written in another
 * language too, packed, since most readers want none of them, and `virtual:methodology-markdown` the English ones as they
 * are written, for AI clients.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGES = join(ROOT, 'docs/methodology');
const TOOLS = join(ROOT, 'src/tools');
const TESTS = join(ROOT, 'test/tools');

/** The languages of the folders beside the English pages: until a language has its own, its readers have these. */
export const TRANSLATED_INTO = OFFERED.filter((locale) => locale !== 'en' && existsSync(join(PAGES, locale)));

let kept: ReturnType<typeof renderTranslated> | undefined;
const translated = () => (kept ??= renderTranslated());

const MODULES: Readonly<Record<string, () => object | string>> = {
  'virtual:methodology': () =>
    Object.fromEntries(
      Object.entries(renderMethodology()).map(([slug, text]) => [slug, { ...text, tested: testedOf(slug) }]),
    ),
  ...Object.fromEntries(
    TRANSLATED_INTO.map((locale) => [
      `virtual:methodology-in-${locale}`,
      () => packedAsText(translated()[locale] ?? {}),
    ]),
  ),
  'virtual:methodology-markdown': methodologyMarkdown,
};

export const METHODOLOGY_MODULES = Object.keys(MODULES);

/** Every page as HTML, by slug. */
export function renderMethodology(folder = PAGES): Record<string, Rendered> {
  return rendered(folder, namesIn(folder, '.md'));
}

/**
 * The pages in the languages of readers as HTML, by language and slug. They lead to every page, as English ones do, and
 * have the anchors of the English page, so that an address with one leads to the same place in each language.
 */
export function renderTranslated(folder = PAGES): Partial<Record<LanguageCode, Record<string, Rendered>>> {
  const served = namesIn(folder, '.md');
  const english = renderMethodology(folder);
  const anchorsOf = (slug: string) => {
    const ids = [...(english[slug]?.html ?? '').matchAll(/<h\d id="([^"]*)"/g)].flatMap(([, id]) => id ?? []);
    const of = (text: string) => {
      const id = ids.shift();
      if (id === undefined) throw new Error(`The English page of ${slug} has no heading for “${text}”.`);
      return id;
    };
    return { of };
  };
  return Object.fromEntries(
    TRANSLATED_INTO.map((locale) => [locale, rendered(join(folder, locale), served, anchorsOf)]),
  );
}

function rendered(
  folder: string,
  served: readonly string[],
  anchorsOf: (slug: string) => Pick<Anchors, 'of'> = () => new Anchors(),
): Record<string, Rendered> {
  const pages = namesIn(folder, '.md').map((slug) => {
    const markdown = readFileSync(join(folder, `${slug}.md`), 'utf8');
    const addressOf = (href: string) => {
      const target = addressOfPage(href, served);
      // Where the pages stand is told when one is written.
      return target === undefined || target === href ? target : `~/methodology/${target}`;
    };
    return [slug, renderMarkdown(markdown, { addressOf, anchors: anchorsOf(slug) })] as const;
  });
  return Object.fromEntries(pages);
}

const LINK = /\[([^\]]*)\]\(([^()\s]+)\)/g;

/** Every page as Markdown, by slug, with the links between them as addresses of resources. */
function methodologyMarkdown(folder = PAGES): Record<string, string> {
  const slugs = namesIn(folder, '.md');
  const link = (_: string, text: string, href: string) => {
    const target = addressOfPage(href, slugs);
    if (target === undefined) return text;
    return `[${text}](${target === href ? href : `nirayana://methodology/${target}`})`;
  };
  const page = (slug: string) => readFileSync(join(folder, `${slug}.md`), 'utf8').replace(LINK, link);
  return Object.fromEntries(slugs.map((slug) => [slug, page(slug)]));
}

const ROOM = /\/rules\/([a-z]+)\//g;

/** What holds the rules of a tool: its recorded answers, the laws of all tools, tests of its own and those of the rules that it calls. */
function testedOf(slug: string) {
  const [recorded, cases] =
    slug === 'career-dna'
      ? ['golden/career-dna/expected.json', 'golden/career-dna/cases.json']
      : [`golden/expected/${slug}.json`, `golden/cases/${slug}.json`];
  const sources = namesIn(join(TOOLS, slug), '.ts').map((name) =>
    readFileSync(join(TOOLS, slug, `${name}.ts`), 'utf8'),
  );
  const rooms = new Set(
    sources.flatMap((text) => [...text.matchAll(ROOM)].map(([, room = '']) => `test/rules/${room}/`)),
  );
  const own = namesIn(TESTS, '.test.ts').filter((name) => name.startsWith(`${slug}.`));
  return {
    recorded: (JSON.parse(readFileSync(join(ROOT, cases), 'utf8')) as readonly object[]).length,
    by: [
      recorded,
      'test/registry.property.test.ts',
      ...own.map((name) => `test/tools/${name}.test.ts`),
      ...[...rooms].sort(),
    ],
  };
}

/** The slugs of the tools, named like their folders, that have no page yet. */
export function toolsWithoutPage(): string[] {
  const pages = new Set(namesIn(PAGES, '.md'));
  return readdirSync(TOOLS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !pages.has(entry.name))
    .map(({ name }) => name);
}

/** The pages that one language has and another has not, and those of no English page, as `hi/panchang`. */
export function translationsAstray(folder = PAGES): string[] {
  const english = new Set(namesIn(folder, '.md'));
  const slugsOf = (locale: LanguageCode) => namesIn(join(folder, locale), '.md');
  const all = new Set(TRANSLATED_INTO.flatMap(slugsOf));
  return TRANSLATED_INTO.flatMap((locale) => {
    const own = new Set(slugsOf(locale));
    return [...all].filter((slug) => !own.has(slug) || !english.has(slug)).map((slug) => `${locale}/${slug}`);
  });
}

/** The page that a link leads to, or the link where it leads elsewhere; undefined where the file it names is not served, so that only its text stays. */
function addressOfPage(href: string, slugs: readonly string[]): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return href;
  const [, slug = '', fragment = ''] = /^(?:\.{1,2}\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return slugs.includes(slug) ? slug + fragment : undefined;
}

function namesIn(folder: string, extension: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => basename(file, extension))
    .sort();
}

/** JSON in gzip and base64, which any runtime can unpack. */
function packedAsText(value: object): string {
  return gzipSync(JSON.stringify(value), { level: 9 }).toString('base64');
}

/** What a module holds, as an expression. */
export function methodologyOf(name: string): string {
  const missing = toolsWithoutPage();
  if (missing.length > 0) throw new Error(`docs/methodology has no page for ${missing.join(', ')}.`);
  const astray = translationsAstray();
  if (astray.length > 0)
    throw new Error(`docs/methodology lacks a language, or its English page, for ${astray.join(', ')}.`);
  return JSON.stringify(MODULES[name]?.());
}
