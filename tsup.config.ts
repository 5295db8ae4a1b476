import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { methodologyForEsbuild } from './scripts/methodology.js';

const tools = readdirSync('src/tools').map((file) => file.replace(/\.ts$/, ''));

const PACK = 'src/ephemeris/pack/nirayana-1800-2200.cjs';

/** Entries of their own for the tools, in a folder: whoever takes one of them bundles no other. */
const toolsIn = (folder: string) =>
  Object.fromEntries(tools.map((name) => [`${folder}/${name}`, `src/tools/${name}.ts`]));

const entry = { index: 'src/index.ts', http: 'src/http.ts', node: 'src/node.ts', ...toolsIn('tools') };

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The ephemeris pack is one module that both builds share, so it is copied and not bundled. */
const packStaysOutside: Plugin = {
  name: 'pack-stays-outside',
  setup(build) {
    build.onResolve({ filter: /\/pack\/nirayana-1800-2200\.cjs$/ }, () => ({
      path: './ephemeris-pack.cjs',
      external: true,
    }));
  },
};

/** The compact build computes with astronomy-engine and never meets the pack. */
const compactEphemeris: Plugin = {
  name: 'compact-ephemeris',
  setup(build) {
    build.onResolve({ filter: /\/ephemeris\/default\.js$/ }, () => ({
      path: resolve('src/ephemeris/default-without-pack.ts'),
    }));
  },
};

const code: Options = {
  entry,
  target: 'es2022',
  platform: 'neutral',
  // Keeps each tool in chunks of its own, shared by the entries.
  splitting: true,
  removeNodeProtocol: false,
  external: [/^node:/],
  // Its files are many and what is used of them is little: taken in, it costs no time at the start.
  noExternal: [/^temporal-/],
  esbuildPlugins: [packStaysOutside, methodologyForEsbuild()],
};

const esModules: Options = { ...code, format: 'esm', entry: { ...entry, bin: 'src/bin.ts' } };

const commonJs: Options = {
  ...code,
  format: 'cjs',
  // Some of these are ES modules only, so the CommonJS build carries them inside.
  noExternal: [/^temporal-/, 'typebox', 'astronomy-engine', '@photostructure/tz-lookup'],
};

/** The library once more, on the other engine; in chunks of its own. */
const compact = { compact: 'src/compact.ts', ...toolsIn('compact/tools') };

const types: Options = {
  entry: { ...entry, compact: 'src/compact.ts' },
  format: ['esm', 'cjs'],
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0', types: ['node'] } },
};

/** `tsup` builds the package; `tsup --no-dts` builds what the server and the command line run. */
export default defineConfig(({ dts }) => {
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  cpSync(PACK, 'dist/ephemeris-pack.cjs');
  if (dts === false) return [esModules];
  const onCompact = (build: Options): Options => ({ ...build, entry: compact, esbuildPlugins: [compactEphemeris] });
  return [esModules, commonJs, onCompact(esModules), onCompact(commonJs), types];
});
