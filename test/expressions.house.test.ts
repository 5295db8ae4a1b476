import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { allTools } from '../src/entries/index.js';
import { REQUEST_ID_PATTERN } from '../src/service/http/request-id.js';

const SOURCE = join(import.meta.dirname, '../src');

interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly at: string;
}

function literalsOf(file: string): Expression[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = parsed.getLineAndCharacterOfPosition(node.pos);
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const literals = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap(literalsOf);

const patterns = allTools.flatMap(({ slug, inputSchema }) =>
  Object.entries(inputSchema.properties).flatMap(([field, { pattern }]) =>
    pattern === undefined ? [] : [{ source: pattern, flags: 'u', at: `${field} of ${slug}` }],
  ),
);

const all = new Map(
  [...literals, ...patterns, { source: REQUEST_ID_PATTERN, flags: '', at: 'the id of a request' }].map((one) => [
    `/${one.source}/${one.flags}`,
    one,
  ]),
);

let check: typeof import('recheck').checkSync;
beforeAll(async () => {
  // In this process: the other ways need Java or a program for the platform.
  process.env['RECHECK_SYNC_BACKEND'] = 'pure';
  ({ checkSync: check } = await import('recheck'));
});

describe('a regular expression', () => {
  it('takes a time that grows with the text and no faster', { timeout: 300_000 }, () => {
    const slow = [...all].flatMap(([expression, { source, flags, at }]) => {
      const { status } = check(source, flags, { timeout: 60_000 });
      return status === 'safe' ? [] : [`${at}: ${expression} is ${status}`];
    });
    expect(slow).toEqual([]);
  });

  it('that does not is found out', () => {
    expect(literals.length).toBeGreaterThan(100);
    expect(check('(\\p{L}[\\p{L}.\\s]*)$', 'u').status).toBe('vulnerable');
  });
});
