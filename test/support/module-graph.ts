import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

interface Import {
  readonly name: string;
  /** By `import()`. */
  readonly isLater: boolean;
}

/** A file and every file of the package that it loads. */
export function filesOf(entry: string): Set<string> {
  return reached(entry, () => true);
}

/** A file and every file of the package that is loaded with it, before any of its code runs. */
export function filesAtTheStart(entry: string): Set<string> {
  return reached(entry, ({ isLater }) => !isLater);
}

/** What a file and every file of the package that it loads take from outside the package. */
export function foreignImports(entry: string): string[] {
  const names = [...filesOf(entry)].flatMap((file) => importsOf(file).map(({ name }) => name));
  return [...new Set(names.filter((name) => !isInside(name)))];
}

function reached(entry: string, counts: (each: Import) => boolean): Set<string> {
  const files = new Set([entry]);
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    for (const { name } of importsOf(file).filter(counts)) if (isInside(name)) files.add(resolve(dirname(file), name));
  }
  return files;
}

function isInside(name: string): boolean {
  return name.startsWith('./') || name.startsWith('../');
}

const known = new Map<string, readonly Import[]>();

/** Read from the syntax: comments and texts of packages that were taken in have examples of imports in them. */
function importsOf(file: string): readonly Import[] {
  const found = known.get(file) ?? importsIn(readFileSync(file, 'utf8'));
  known.set(file, found);
  return found;
}

function importsIn(text: string): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier) add(node.moduleSpecifier, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (node.arguments[0]) add(node.arguments[0], true);
    }
    ts.forEachChild(node, visit);
  };
  const add = (specifier: ts.Expression, isLater: boolean) => {
    if (ts.isStringLiteralLike(specifier)) imports.push({ name: specifier.text, isLater });
  };
  visit(ts.createSourceFile('file.js', text, ts.ScriptTarget.Latest));
  return imports;
}
