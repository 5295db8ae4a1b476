import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A piece of code that a document or a doc comment shows. */
export interface Example {
  /** Where it stands, relative to the repository. */
  readonly file: string;
  readonly line: number;
  /** What the doc comment belongs to. */
  readonly of: string;
  readonly code: string;
}

const COMMENT_AND_NAME =
  /\/\*\*((?:(?!\*\/).)*)\*\/\s*(?:(?:export|async|function|class|const|interface|type|readonly) )*(\w+)/gs;
const EXAMPLE_TAG = /^@example\n((?:(?!@).*(?:\n|$))*)/gm;

/** Every `@example` in the doc comments of a folder, with the name of what it documents. */
export function examplesIn(folder: string): Example[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).flatMap((name) => examplesOf(join(folder, name)));
}

function examplesOf(file: string): Example[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(COMMENT_AND_NAME)].flatMap(({ index, 1: comment = '', 2: of = '' }) => {
    const lines = comment.replaceAll(/^ *\* ?/gm, '');
    return [...lines.matchAll(EXAMPLE_TAG)].map((example) => ({
      file,
      line: lineAt(text, index) + lineAt(lines, example.index) - 1,
      of,
      code: example[1] ?? '',
    }));
  });
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** JavaScript in which every announced value, `expression; // => value`, is asserted on the line where it stands. */
export function asserting(code: string, module: ts.ModuleKind): string {
  const checked = code.replaceAll(/^(\s*)(.+?);\s*\/\/ => (.+)$/gm, '$1deepStrictEqual(($2), ($3));');
  if (checked.includes('// =>')) throw new Error(`Only an expression with a semicolon has a value to show: ${code}`);
  const source = `import { deepStrictEqual } from 'node:assert'; ${checked}`;
  return ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2022, module } }).outputText;
}
