import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, Renderer } from 'marked';
import { LANGUAGE_CODES, type LanguageCode } from '../src/languages/locale/locales.js';

/**
 * Carries docs/methodology into the code, so that it is served without a file system: the module `virtual:methodology`
 * holds every page as HTML, for people, `virtual:methodology-translated` those that are written in other languages
 * too, and `virtual:methodology-markdown` the English ones as they are written, for AI clients.
 */

const MODULES: Readonly<Record<string, () => object>> = {
  'virtual:methodology': renderMethodology,
  'virtual:methodology-translated': renderTranslated,
  'virtual:methodology-markdown': methodologyMarkdown,
};

export const METHODOLOGY_MODULES = Object.keys(MODULES);
const PAGES = fileURLToPath(new URL('../docs/methodology', import.meta.url));
const TOOLS = fileURLToPath(new URL('../src/tools', import.meta.url));

/** A page as it is served. */
export interface MethodologyPage {
  readonly title: string;
  /** Its headings of the second level, with their anchors. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  /** Without its title. */
  readonly html: string;
}

/** The languages of the folders beside the English pages: until a language has its own, its readers have these. */
export const TRANSLATED_INTO = LANGUAGE_CODES.filter((locale) => locale !== 'en' && existsSync(join(PAGES, locale)));

/** Every page as HTML, by slug. */
export function renderMethodology(folder = PAGES): Record<string, MethodologyPage> {
  return rendered(folder, namesIn(folder, '.md'));
}

/**
 * The pages in the languages of readers as HTML, by language and slug. They lead to every page, as English ones do, and
 * have the anchors of the English page, so that an address with one leads to the same place in each language.
 */
export function renderTranslated(folder = PAGES): Partial<Record<LanguageCode, Record<string, MethodologyPage>>> {
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
): Record<string, MethodologyPage> {
  const pages = namesIn(folder, '.md').map((slug) => {
    const markdown = readFileSync(join(folder, `${slug}.md`), 'utf8');
    return [slug, pageFrom(markdown, served, anchorsOf(slug))] as const;
  });
  return Object.fromEntries(pages);
}

function pageFrom(markdown: string, slugs: readonly string[], anchors: Pick<Anchors, 'of'>): MethodologyPage {
  const contents: { id: string; text: string }[] = [];
  const labels = new Labels();
  let title = '';
  let section = '';
  const marked = new Marked({
    renderer: {
      link(token) {
        const target = addressOf(token.href, slugs);
        if (target === undefined) return this.parser.parseInline(token.tokens);
        token.href = target;
        return false;
      },
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        section = text;
        if (depth === 1) {
          title = text;
          return '';
        }
        const id = anchors.of(text);
        if (depth === 2) contents.push({ id, text });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      codespan(token) {
        return breakable(Renderer.prototype.codespan.call(this, token));
      },
      code(token) {
        return scrolling(Renderer.prototype.code.call(this, token), labels.of(section));
      },
      table(token) {
        const table = Renderer.prototype.table
          .call(this, token)
          .replaceAll(/<th[^>]*><\/th>/g, '<td></td>')
          .replaceAll(/<th\b/g, '<th scope="col"');
        return scrolling(table, labels.of(section));
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, contents, html };
}

/** Names of fields break between their parts, in the narrow columns of a phone, and never within one. */
function breakable(code: string): string {
  return code.replaceAll(/_(?=\w)|\.(?=[a-z])/g, '$&<wbr/>');
}

/** What is too wide scrolls in itself, so that the keyboard must come to it. */
function scrolling(html: string, label: string): string {
  return `<div class="tbl" role="group" aria-label="${label}" tabindex="0">${html}</div>\n`;
}

/** Ids of headings as GitHub makes them, so that links lead to the same place there and here. */
class Anchors {
  readonly #taken = new Map<string, number>();

  of(text: string): string {
    const id = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const before = this.#taken.get(id) ?? 0;
    this.#taken.set(id, before + 1);
    return before === 0 ? id : `${id}-${before}`;
  }
}

/** Names for what scrolls in a section, each another, ready to stand in an attribute. */
class Labels {
  readonly #taken = new Map<string, number>();

  of(section: string): string {
    const count = (this.#taken.get(section) ?? 0) + 1;
    this.#taken.set(section, count);
    const name = count === 1 ? section : `${section} (${count})`;
    return name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  }
}

const LINK = /\[([^\]]*)\]\(([^()\s]+)\)/g;

/** Every page as Markdown, by slug, with the links between them as addresses of resources. */
function methodologyMarkdown(folder = PAGES): Record<string, string> {
  const slugs = namesIn(folder, '.md');
  const link = (_: string, text: string, href: string) => {
    const target = addressOf(href, slugs);
    if (target === undefined) return text;
    return `[${text}](${target === href ? href : `nirayana://methodology/${target}`})`;
  };
  const page = (slug: string) => readFileSync(join(folder, `${slug}.md`), 'utf8').replace(LINK, link);
  return Object.fromEntries(slugs.map((slug) => [slug, page(slug)]));
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

/** Where a link leads on the served page; undefined where the file it names is not served, so that only its text stays. */
function addressOf(href: string, slugs: readonly string[]): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return href;
  const [, slug = '', fragment = ''] = /^(?:\.{1,2}\/)?([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  // The pages are neighbours: /methodology/<slug>.
  return slugs.includes(slug) ? slug + fragment : undefined;
}

function namesIn(folder: string, extension: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => basename(file, extension))
    .sort();
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
