import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The interfaces of what pages say. */
const INTERFACES =
  /^src\/(?:tools\/[\w-]+\/page|feeds|gathered\/\w+|languages\/(?:pages|pages\/\w+|account)|pages\/shared)\/(?:[\w-]+-)?words\.ts$/;

/** Where words stand, and where they are read no more than that. */
const WORDS = /^src\/languages\/[a-z]{2}\//;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !WORDS.test(file));

/** Layers below words, which can read none. */
const BELOW = /\/src\/(?:base|calendar|charts|contract|places|rules|sweph)\//;

/**
 * Leaves of `wanted`, the declarations by name, those that a program never reads: by name, by the keys of a type, taken
 * apart, or all at once. Types are asked for where one of the names stands of which one is still unread, since they cost
 * the time.
 */
function leaveUnread(program: ts.Program, wanted: ReadonlyMap<string, Set<ts.Node>>): void {
  const checker = program.getTypeChecker();

  function note(node: ts.Node, names: readonly string[]): void {
    const unread = names.filter((name) => wanted.get(name)?.size);
    if (unread.length === 0) return;
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    for (const name of unread) {
      for (const part of parts) {
        for (const declaration of part.getProperty(name)?.declarations ?? []) wanted.get(name)?.delete(declaration);
      }
    }
  }

  function keysOf(argument: ts.Expression): string[] {
    const given = checker.getTypeAtLocation(argument);
    const type = checker.getBaseConstraintOfType(given) ?? given;
    return (type.isUnion() ? type.types : [type]).flatMap((key) => (key.isStringLiteral() ? [key.value] : []));
  }

  function look(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      note(node.expression, [node.name.text]);
    } else if (ts.isElementAccessExpression(node)) {
      note(node.expression, keysOf(node.argumentExpression));
    } else if (ts.isObjectBindingPattern(node)) {
      const names = node.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
      note(node, names);
    } else if (ts.isCallExpression(node) && /^Object\.(?:entries|values|keys)$/.test(node.expression.getText())) {
      for (const argument of node.arguments) {
        const type = checker.getTypeAtLocation(argument);
        note(
          argument,
          checker.getPropertiesOfType(type).map(({ name }) => name),
        );
      }
    }
    ts.forEachChild(node, look);
  }

  program.getSourceFiles().filter(mayRead).forEach(look);
}

const mayRead = ({ fileName }: ts.SourceFile) => !fileName.includes('node_modules') && !BELOW.test(`/${fileName}`);

/** The properties that the interfaces of a file declare. */
function declaredIn(source: ts.SourceFile): ts.PropertySignature[] {
  const within = (node: ts.Node): ts.PropertySignature[] => {
    const own = ts.isPropertySignature(node) ? [node] : [];
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => void children.push(child));
    return [...own, ...children.flatMap(within)];
  };
  return source.statements.filter(ts.isInterfaceDeclaration).flatMap(within);
}

// Making the program of all sources takes most of a minute where other things run.
it('every word that a language must have is shown by something', { timeout: 600_000 }, () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const declared = program.getSourceFiles().flatMap((source) => {
    const path = source.fileName.replace(/.*(?=src\/)/, '');
    if (!INTERFACES.test(path)) return [];
    return declaredIn(source).map((word) => ({ path, word, name: word.name.getText(source) }));
  });
  const wanted = new Map<string, Set<ts.Node>>();
  for (const { name, word } of declared) wanted.set(name, (wanted.get(name) ?? new Set()).add(word));
  leaveUnread(program, wanted);
  const unread = declared.flatMap(({ path, word, name }) => (wanted.get(name)?.has(word) ? [`${path}: ${name}`] : []));
  expect(declared.length).toBeGreaterThan(1000);
  expect(unread).toEqual([]);
});
