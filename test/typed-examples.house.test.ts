import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FENCED = /^```ts\n(.*?)^```$/gms;

/** The examples of a document that are written in TypeScript, by file names of their own. */
const examples = new Map(
  readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      [...readFileSync(`docs/${name}`, 'utf8').matchAll(FENCED)].map(
        ([, code = ''], index) => [resolve(`docs/${name}.${index + 1}.ts`), code] as const,
      ),
    )
    .filter(([, code]) => code.includes("from 'nirayana")),
);

it('examples in TypeScript compile as a strict program has them', { timeout: 240_000 }, () => {
  expect(examples.size).toBeGreaterThan(10);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.webworker.d.ts'],
    types: [],
    exactOptionalPropertyTypes: true,
    paths: { nirayana: [resolve('src/entries/index.ts')], 'nirayana/*': [resolve('src/entries/*.ts')] },
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => examples.has(resolve(file)) || fileExists(file);
  host.readFile = (file) => examples.get(resolve(file)) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const code = examples.get(resolve(file));
    return code === undefined
      ? getSourceFile.call(host, file, ...rest)
      : ts.createSourceFile(file, code, ts.ScriptTarget.ES2023);
  };
  const program = ts.createProgram([...examples.keys()], options, host);
  const wrong = program.getSourceFiles().flatMap((file) => {
    if (!examples.has(resolve(file.fileName))) return [];
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ start = 0, messageText }) => {
      const { line } = file.getLineAndCharacterOfPosition(start);
      return `${file.fileName.slice(resolve('.').length + 1)}, line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
  expect(wrong).toEqual([]);
});
