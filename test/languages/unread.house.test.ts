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

/** The declarations of the properties that a program reads: by name, by the keys of a type, taken apart, or all at once. */
function propertiesRead(program: ts.Program): Set<ts.Node> {
  const checker = program.getTypeChecker();
  const read = new Set<ts.Node>();

  function note(type: ts.Type, names: readonly string[]): void {
    const parts = type.isUnion() ? type.types : [type];
    const found = parts.flatMap((part) => names.map((name) => part.getProperty(name)));
    for (const property of found) for (const declaration of property?.declarations ?? []) read.add(declaration);
  }

  function keysOf(argument: ts.Expression): string[] {
    const given = checker.getTypeAtLocation(argument);
    const type = checker.getBaseConstraintOfType(given) ?? given;
    return (type.isUnion() ? type.types : [type]).flatMap((key) => (key.isStringLiteral() ? [key.value] : []));
  }

  function look(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      note(checker.getTypeAtLocation(node.expression), [node.name.text]);
    } else if (ts.isElementAccessExpression(node)) {
      note(checker.getTypeAtLocation(node.expression), keysOf(node.argumentExpression));
    } else if (ts.isObjectBindingPattern(node)) {
      const names = node.elements.map(({ propertyName, name }) => (propertyName ?? name).getText());
      note(checker.getTypeAtLocation(node), names);
    } else if (ts.isCallExpression(node) && /^Object\.(?:entries|values|keys)$/.test(node.expression.getText())) {
      const types = node.arguments.map((argument) => checker.getTypeAtLocation(argument));
      for (const type of types)
        note(
          type,
          checker.getPropertiesOfType(type).map(({ name }) => name),
        );
    }
    ts.forEachChild(node, look);
  }

  program.getSourceFiles().filter(isOurs).forEach(look);
  return read;
}

const isOurs = ({ fileName }: ts.SourceFile) => !fileName.includes('node_modules');

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
  const read = propertiesRead(program);
  const unread = program.getSourceFiles().flatMap((source) => {
    const path = source.fileName.replace(/.*(?=src\/)/, '');
    if (!INTERFACES.test(path)) return [];
    return declaredIn(source).flatMap((word) => (read.has(word) ? [] : [`${path}: ${word.name.getText()}`]));
  });
  expect(unread).toEqual([]);
});
