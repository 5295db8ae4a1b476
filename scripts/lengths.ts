// `npm run lengths`: the ten longest files beside tables and words. A file that has two subjects is mostly among them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Rooms of words alone. */
const WORDS = /(?:^|\/)(?:languages|names|words)\//;

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
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  return source.statements
    .filter((each) => ts.isVariableStatement(each) && !isFollowed(each))
    .reduce((left, each) => left - (lineOf(each.getEnd()) - lineOf(each.getFullStart())), text.split('\n').length - 1);
}

const files = ['src', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !WORDS.test(file)),
);
const longest = files.map((file) => ({ file, lines: linesToFollow(file) })).sort((a, b) => b.lines - a.lines);
for (const { file, lines } of longest.slice(0, 10)) process.stdout.write(`${lines} ${file}\n`);
