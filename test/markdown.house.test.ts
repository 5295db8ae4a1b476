import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';

const { files: published } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
const DOCUMENTS = [
  ...readdirSync('.'),
  ...['docs', 'golden'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((name) => name.endsWith('.md'));

const marked = new Marked();
const textOf = (document: string) => readFileSync(document, 'utf8');

function tokensOf<Type extends Token['type']>(document: string, type: Type): Extract<Token, { type: Type }>[] {
  const found: Token[] = [];
  marked.walkTokens(marked.lexer(textOf(document)), (token) => {
    if (token.type === type) found.push(token);
  });
  return found as Extract<Token, { type: Type }>[];
}

/** Where a link of a document leads inside the repository, from its root; undefined for one that leads out of it. */
function targetOf(document: string, href: string): { readonly file: string; readonly anchor: string } | undefined {
  if (/^[a-z]+:/i.test(href)) return undefined;
  const [path = '', anchor = ''] = href.split('#');
  return { file: path === '' ? document : relative('.', join(dirname(document), path)), anchor };
}

/** The anchors of the headings, as the sites that show Markdown make them. */
function anchorsOf(document: string): string[] {
  return tokensOf(document, 'heading').map(({ text }) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

const isPublished = (file: string) => published.some((entry) => file === entry || file.startsWith(`${entry}/`));

describe.each(DOCUMENTS)('%s', (document) => {
  const links = tokensOf(document, 'link').flatMap(({ href }) => targetOf(document, href) ?? []);

  it('has links only to what there is', () => {
    for (const { file, anchor } of links) {
      expect(statSync(file, { throwIfNoEntry: false }), file).toBeDefined();
      if (anchor !== '') expect(anchorsOf(file), file).toContain(anchor);
    }
  });

  it('names only files and folders that there are', () => {
    const named = tokensOf(document, 'codespan').map(({ text }) => text);
    const paths = named.filter((text) => /^(?:src|test|docs|golden|scripts|bench)\/[\w./-]+$/.test(text));
    expect(paths.filter((path) => statSync(path, { throwIfNoEntry: false }) === undefined)).toEqual([]);
  });

  it.runIf(isPublished(document))('has links only to what is in the package beside it', () => {
    expect(links.map(({ file }) => file).filter((file) => !isPublished(file))).toEqual([]);
  });

  it('has no line of prose that is longer than 120 characters', () => {
    const apart = [...tokensOf(document, 'code'), ...tokensOf(document, 'table')].map(({ raw }) => raw);
    const prose = apart.reduce((rest, raw) => rest.replace(raw, '\n'), textOf(document));
    expect(prose.split('\n').filter((line) => [...line].length > 120)).toEqual([]);
  });
});
