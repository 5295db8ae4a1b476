import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Where an export is defined, and its name there. */
export interface Origin {
  readonly file: string;
  readonly name: string;
}

const known = new Map<string, ReadonlyMap<string, Origin>>();

/** The values that a module of ours exports, and where each is from; types are none. */
export function exportsOf(file: string): ReadonlyMap<string, Origin> {
  const found = known.get(file) ?? readExports(file);
  known.set(file, found);
  return found;
}

function readExports(file: string): Map<string, Origin> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return new Map(source.statements.flatMap((statement) => [...exportedBy(statement, file)]));
}

function exportedBy(statement: ts.Statement, file: string): Iterable<readonly [string, Origin]> {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly ? [] : handedOn(statement, file);
  return namesOf(statement).map((name) => [name, { file, name }]);
}

function handedOn({ moduleSpecifier, exportClause }: ts.ExportDeclaration, file: string) {
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  const exported = from === undefined ? undefined : exportsOf(resolve(dirname(file), from.replace(/\.js$/, '.ts')));
  if (!exportClause) return exported ?? [];
  if (!ts.isNamedExports(exportClause)) throw new Error(`${file} exports a namespace.`);
  return exportClause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName = name }): readonly [string, Origin] => {
      const origin = exported ? exported.get(propertyName.text) : { file, name: name.text };
      if (!origin) throw new Error(`${file} exports ${name.text}, which is not in ${from}.`);
      return [name.text, origin];
    });
}

/** The names of values that a statement declares and exports. */
function namesOf(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => textOf(name));
  const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isValue && statement.name ? [statement.name.text] : [];
}

function textOf(name: ts.BindingName): string {
  if (ts.isIdentifier(name)) return name.text;
  throw new Error('An export of the library takes things apart.');
}

/**
 * What a module takes from other modules of ours, where it is defined; of a namespace what is read by its name. Files
 * with markup export nothing that is asked for.
 */
export function takenBy(file: string): Origin[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      return [...exportedBy(statement, file)].map(([, origin]) => origin);
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    const from = resolve(dirname(file), statement.moduleSpecifier.text.replace(/\.js$/, '.ts'));
    if (!bindings || !statement.moduleSpecifier.text.startsWith('.') || !existsSync(from)) return [];
    const names = ts.isNamespaceImport(bindings)
      ? [...text.matchAll(new RegExp(`\\b${bindings.name.text}\\.(\\w+)`, 'g'))].map(([, name]) => name as string)
      : bindings.elements.map(({ name, propertyName = name }) => propertyName.text);
    return names.flatMap((name) => exportsOf(from).get(name) ?? []);
  });
}
