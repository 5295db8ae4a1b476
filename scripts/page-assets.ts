import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync } from 'esbuild';
import type { Options } from 'tsup';
import type { Plugin } from 'vitest/config';

/**
 * Carries the stylesheet, the script and the mark of the pages into the code, so that they are served without a file
 * system: the module `virtual:page-assets`.
 */

const MODULE = 'virtual:page-assets';
const FOLDER = new URL('../src/pages/assets/', import.meta.url);

const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

/** What browsers are sent. Pictures are base64. */
export function pageAssets(): Record<'style' | 'script' | 'device' | 'verify' | 'mark' | 'icon' | 'sample', string> {
  const style = transformSync(textOf('style.css'), { loader: 'css', minify: true }).code;
  const picture = (name: string) => readFileSync(new URL(name, FOLDER)).toString('base64');
  return {
    style,
    script: scriptOf('client/page.ts'),
    device: scriptOf('client/offline.ts'),
    verify: scriptOf('client/verify.ts'),
    mark: textOf('mark.svg'),
    icon: picture('icon.png'),
    sample: picture('sample.png'),
  };
}

function scriptOf(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(name, FOLDER))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Each asset, with the beginning of its hash for its name. */
function source(): string {
  const assets = Object.entries(pageAssets()).map(([name, content]) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return [name, { content, hash }] as const;
  });
  return `export default ${JSON.stringify(Object.fromEntries(assets))};`;
}

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** For tsup and esbuild. */
export function pageAssetsForEsbuild(): EsbuildPlugin {
  return {
    name: 'page-assets',
    setup(build) {
      build.onResolve({ filter: /^virtual:page-assets$/ }, ({ path }) => ({ path, namespace: 'page-assets' }));
      build.onLoad({ filter: /.*/, namespace: 'page-assets' }, () => ({ contents: source(), loader: 'js' }));
    },
  };
}

/** For Vite and Vitest. */
export function pageAssetsForVite(): Plugin {
  return {
    name: 'page-assets',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? source() : undefined),
  };
}
