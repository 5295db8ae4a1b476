import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What a reader follows at once. */
const MOST_LINES = 250;

/** Rooms of words alone. */
const WORDS = /(?:^|\/)(?:names|words)\//;

const files = ['src', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
    .map((file) => join(folder, file)),
);

/** Whether something runs statements or is called: a table and words may have functions, but of one expression. */
function isFollowed(node: ts.Node): boolean {
  if (ts.isBlock(node)) return true;
  if (ts.isCallExpression(node) && node.arguments.some(isFunctionIn)) return true;
  return ts.forEachChild(node, (child) => isFollowed(child) || undefined) === true;
}

function isFunctionIn(node: ts.Node): boolean {
  return ts.isFunctionLike(node) || ts.forEachChild(node, (child) => isFunctionIn(child) || undefined) === true;
}

/** The lines of a file but those of constants at its top that are rows or words. */
function linesToFollow(file: string): number {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length - 1;
  if (lines <= MOST_LINES || WORDS.test(file)) return 0;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  return source.statements
    .filter((each) => ts.isVariableStatement(each) && !isFollowed(each))
    .reduce((left, each) => left - (lineOf(each.getEnd()) - lineOf(each.getFullStart())), lines);
}

describe('a file', () => {
  it.each(files)(`%s has at most ${MOST_LINES} lines beside tables and words`, (file) => {
    expect(linesToFollow(file)).toBeLessThanOrEqual(MOST_LINES);
  });
});
