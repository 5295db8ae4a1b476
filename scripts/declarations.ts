import { readdirSync } from 'node:fs';
import ts from 'typescript';

const FOLDER = '.declarations';

/** Where the declarations of a source are. A file below node_modules would be left to be imported from there. */
export const declarationOf = (source: string) => source.replace(/^src(.*)\.ts$/, `${FOLDER}$1.d.ts`);

/**
 * Writes a file of declarations for each source, those that changed since it did so last. What bundles them would read
 * the whole source once more for each folder with an entry, which is all tools, and run out of memory.
 */
export function writeDeclarations(sources: readonly string[]): void {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      types: ['node'],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: 'src',
      outDir: FOLDER,
      incremental: true,
      tsBuildInfoFile: `${FOLDER}/built.json`,
    },
    '.',
  );
  const ambient = readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => `src/${file}`);
  const program = ts.createIncrementalProgram({ rootNames: [...sources, ...ambient], options });
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
}
