import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
const DOCUMENTS = [...readdirSync('.'), ...['docs', 'golden', 'recipes'].flatMap(filesBelow)].filter((name) =>
  name.endsWith('.md'),
);
const CODE = ['src', 'test', 'scripts', 'bench'].flatMap(filesBelow).filter((name) => /\.(?:m?js|tsx?)$/.test(name));

const marked = new Marked();
const textOf = (file: string) => readFileSync(file, 'utf8');
const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;

function tokensOf<Type extends Token['type']>(document: string, type: Type): Extract<Token, { type: Type }>[] {
  const found: Token[] = [];
  marked.walkTokens(marked.lexer(textOf(document)), (token) => {
    if (token.type === type) found.push(token);
  });
  return found as Extract<Token, { type: Type }>[];
}

/** Where a link of a document leads inside the repository, from its root; nowhere for one that leads out of it. */
function linksOf(document: string) {
  return tokensOf(document, 'link').flatMap(({ href }) => {
    const [path = '', anchor = ''] = href.split('#');
    const file = path === '' ? document : relative('.', join(dirname(document), path));
    return /^[a-z]+:/i.test(href) ? [] : [{ href, file, anchor }];
  });
}

/** The anchors of the headings, as the sites that show Markdown make them. */
const anchorsOf = (document: string) =>
  tokensOf(document, 'heading').map(({ text }) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

const leadsSomewhere = (file: string, anchor = '') =>
  isThere(file) && (anchor === '' || anchorsOf(file).includes(anchor));

/** What a check finds in each document, as "document: what". */
const inAll = (documents: readonly string[], find: (document: string) => readonly string[]) =>
  documents.flatMap((document) => find(document).map((found) => `${document}: ${found}`));

describe('the documents', () => {
  it('have links only to files and headings that there are', () => {
    const lost = inAll(DOCUMENTS, (document) =>
      linksOf(document).flatMap(({ href, file, anchor }) => (leadsSomewhere(file, anchor) ? [] : [href])),
    );
    expect(lost).toEqual([]);
  });

  it('hold no character that no reader sees, by which signs of formulas were lost once', () => {
    expect(DOCUMENTS.filter((document) => /(?![\n\t])\p{Cc}/u.test(textOf(document)))).toEqual([]);
  });

  it('name only files and folders that there are', () => {
    const lost = inAll(DOCUMENTS, (document) =>
      tokensOf(document, 'codespan')
        .map(({ text }) => text)
        .filter((text) => /^(?:src|test|docs|golden|scripts|bench)\/[\w./-]+$/.test(text) && !isThere(text)),
    );
    expect(lost).toEqual([]);
  });

  it('are named by the code only where they are', () => {
    const lost = inAll(CODE, (file) =>
      [...textOf(file).matchAll(/\bdocs\/[\w./-]+\.md(?:#([\w-]+))?/g)].flatMap(([named, anchor]) =>
        leadsSomewhere(named.split('#')[0] as string, anchor) ? [] : [named],
      ),
    );
    expect(lost).toEqual([]);
  });

  it('have no line of prose that is longer than 120 characters', () => {
    const long = inAll(DOCUMENTS, (document) => {
      const apart = [...tokensOf(document, 'code'), ...tokensOf(document, 'table')].map(({ raw }) => raw);
      const prose = apart.reduce((rest, raw) => rest.replace(raw, '\n'), textOf(document));
      return prose.split('\n').filter((line) => [...line].length > 120);
    });
    expect(long).toEqual([]);
  });
});

it('the list of documents leads to each of them', () => {
  const pages = DOCUMENTS.filter((document) => /^docs\/(?!README)[\w-]+\.md$/.test(document));
  const linked = new Set(linksOf('docs/README.md').map(({ file }) => file));
  expect(pages.filter((page) => !linked.has(page))).toEqual([]);
});

describe('the decisions', () => {
  const pages = DOCUMENTS.filter((document) => /^docs\/decisions\/(?!README)/.test(document));

  it('have each page in their list', () => {
    expect(new Set(linksOf('docs/decisions/README.md').map(({ file }) => file))).toEqual(new Set(pages));
  });

  it('have an address of their own and at most five lines', () => {
    const amiss = inAll(pages, (page) => {
      const anchors = anchorsOf(page);
      const twice = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
      const long = textOf(page)
        .split(/^(?=#)/m)
        .filter((section) => section.startsWith('### ') && section.trim().split('\n').length > 6);
      return [...twice, ...long];
    });
    expect(amiss).toEqual([]);
  });
});
