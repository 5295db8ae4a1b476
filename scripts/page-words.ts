import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Options } from 'tsup';

/** The words of the pages in all languages are one file of both kinds of module: half a megabyte that neither has twice. */

export const PAGE_WORDS = 'page-words.cjs';

const PAGES = fileURLToPath(new URL('../src/', import.meta.url));
const MODULE = /^(?:languages\/pages|feeds|pages\/shared|tools\/[\w-]+\/page)\/(?:[\w-]+-)?words\.ts$/;

/** A path below the pages as it is written in imports. */
const written = (path: string) => path.replaceAll('\\', '/');

/** The file, in CommonJS. */
export function pageWords(): string {
  const modules = readdirSync(PAGES, { encoding: 'utf8', recursive: true })
    .map(written)
    .filter((path) => MODULE.test(path))
    .sort();
  const { outputFiles } = buildSync({
    stdin: {
      contents: `module.exports = { ${modules.map((path) => `'${path}': require('./${path}')`).join(', ')} };`,
      resolveDir: PAGES,
    },
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** What a module of words is in the package: its part of the file. */
export function pageWordsStayOutside(): EsbuildPlugin {
  return {
    name: 'page-words-stay-outside',
    setup(build) {
      build.onResolve({ filter: /^virtual:page-words$/ }, () => ({ path: `./${PAGE_WORDS}`, external: true }));
      build.onLoad({ filter: /words\.ts$/ }, ({ path: file }) => {
        const path = written(file.slice(PAGES.length));
        if (!MODULE.test(path) || file !== join(PAGES, path)) return undefined;
        const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
        const contents = `import all from 'virtual:page-words';\nconst part = all['${path}'];\n${names
          .map(([, name]) => `export const ${name} = part.${name};`)
          .join('\n')}`;
        return { contents, loader: 'js' };
      });
    },
  };
}
