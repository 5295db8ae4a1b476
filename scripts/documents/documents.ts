import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { DocumentText } from '../../src/pages/shell/documents.js';
import { renderMarkdown } from '../markdown.js';
import { type ApiEntry, apiEntries } from './api.js';
import { apiPages } from './api-pages.js';
import { type ServedDocument, servedDocuments } from './served.js';
import { heldOf, heldOfApi, testedSection } from './tested.js';

/**
 * Carries the documents and the reference of what is exported into the package, as one text that is unpacked when the
 * first of them is read: as pages of the source they would be a fourteenth of all that is installed.
 */
export function packedDocuments(): string {
  const json = Buffer.from(JSON.stringify(allDocuments()));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: json.length };
  return brotliCompressSync(json, { params }).toString('base64');
}

/** Every page below `/docs`, by its name; that of '' is the list of all. */
function allDocuments(): Record<string, DocumentText> {
  const served = servedDocuments();
  const documents = new Map(served.map(({ file, name }) => [file, name]));
  const names = new Set(documents.values());
  const written = served.map((document) => [document.name, documentText(document, documents)] as const);
  const addressOf = (href: string) => addressFrom('README.md', href, documents);
  const reference = apiPages(knownEntries(), { documents: names, addressOf }).map(({ name, ...page }) => {
    return [name, { ...page, group: 'api', tested: testedSection(heldOfApi(name)) }] as const;
  });
  return Object.fromEntries<DocumentText>([...written, ...reference]);
}

function documentText(document: ServedDocument, documents: ReadonlyMap<string, string>): DocumentText {
  const { file, group } = document;
  const markdown = withoutGap(readFileSync(file, 'utf8'));
  const addressOf = (href: string) => addressFrom(file, href, documents);
  const { title, contents, html } = renderMarkdown(markdown, { addressOf });
  return { title, group, lead: leadOf(html), contents, html, tested: testedSection(heldOf(document)) };
}

/** What stands before the first heading of the second level is of that level, so that none is left out. */
function withoutGap(markdown: string): string {
  const [first = '', ...rest] = markdown.split(/^(?=## )/m);
  return [first.replaceAll(/^### /gm, '## '), ...rest].join('');
}

/** Letters of what is told of a page in a list and to search engines. */
const LONGEST_LEAD = 160;

/** The first sentences of a page, as text. */
function leadOf(html: string): string {
  const [, first = ''] = /<p>([\s\S]*?)<\/p>/.exec(html) ?? [];
  const text = plain(first);
  if (text.length <= LONGEST_LEAD) return text;
  const cut = text.slice(0, LONGEST_LEAD);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf(': '));
  return end > LONGEST_LEAD / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Where a link of a document leads among the pages; undefined where the file that it names is none. */
function addressFrom(file: string, href: string, documents: ReadonlyMap<string, string>): string | undefined {
  if (/^(?:[a-z]+:|#)/i.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const behind = fragment === undefined ? '' : `#${fragment}`;
  const target = posix.join(posix.dirname(file), path);
  const name = documents.get(target);
  if (name !== undefined) return `~/docs${name === '' ? '' : `/${name}`}${behind}`;
  const [, slug] = /^docs\/methodology\/([\w-]+)\.md$/.exec(target) ?? [];
  return slug === undefined ? undefined : `~/methodology/${slug}${behind}`;
}

const CACHE = 'node_modules/.cache/documents/api.json';

/** The reference, read from the source where that has changed: it takes the compiler a dozen seconds. */
export function knownEntries(): readonly ApiEntry[] {
  const hash = hashOfSource();
  try {
    const known = JSON.parse(readFileSync(CACHE, 'utf8')) as { readonly hash: string; readonly entries: ApiEntry[] };
    if (known.hash === hash) return known.entries;
  } catch {
    // There is none yet.
  }
  const entries = apiEntries();
  mkdirSync(dirname(CACHE), { recursive: true });
  // In one step, since another process may be reading it.
  const written = `${CACHE}.${process.pid}`;
  writeFileSync(written, JSON.stringify({ hash, entries }));
  renameSync(written, CACHE);
  return entries;
}

/** What is told hangs on the source, but for the pages, of which nothing is exported, and on what reads it. */
function hashOfSource(): string {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(?:site|pages)\//.test(name))
    .map((name) => join('src', name));
  const hash = createHash('sha256');
  for (const file of ['scripts/documents/api.ts', ...files.sort()]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
