import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { methodologyForEsbuild } from './scripts/methodology.js';
import { unusedLeaves } from './scripts/unused-leaves.js';

const PACK = 'src/ephemeris/pack/nirayana-1800-2200.cjs';
const PLACES = 'src/places/data/geonames.cjs';

const TOOLS = readdirSync('src/tools').map((file) => file.replace(/\.ts$/, ''));

const entry = {
  index: 'src/index.ts',
  sky: 'src/sky.ts',
  http: 'src/http.ts',
  node: 'src/node.ts',
  places: 'src/places.ts',
};

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * The ephemeris pack is a file of its own, of each kind of module: to find the exports of a CommonJS one, Node reads all
 * of its 0.9 MB once more when an ES module asks for it.
 */
const packStaysOutside = (file: string): Plugin => ({
  name: 'pack-stays-outside',
  setup(build) {
    build.onResolve({ filter: /\/pack\/nirayana-1800-2200\.cjs$/ }, () => ({ path: `./${file}`, external: true }));
  },
});

/** The places are one file of both kinds: it is loaded with the first search. */
const placesStayOutside: Plugin = {
  name: 'places-stay-outside',
  setup(build) {
    build.onResolve({ filter: /\/data\/geonames\.cjs$/ }, () => ({ path: './places-data.cjs', external: true }));
  },
};

/** As an ES module, the borders of zones leave a bundle that does not need them. */
const zoneBordersAsModule: Plugin = {
  name: 'zone-borders-as-module',
  setup(build) {
    build.onLoad({ filter: /tz-lookup[\\/]tz\.js$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8').replace('"undefined"!=typeof module&&(module.exports=tzlookup);', '')}\nexport default tzlookup;`,
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
  target: 'es2022',
  platform: 'neutral',
  // What the entries share is in one file: two dozen smaller ones take several times as long to load.
  splitting: true,
  removeNodeProtocol: false,
  external: [/^node:/],
  // Their files are many and what is used of them is little: taken in, it costs no time at the start.
  noExternal: [/^temporal-/, 'astronomy-engine', '@photostructure/tz-lookup'],
};

const plugins = [placesStayOutside, zoneBordersAsModule, unusedLeaves, methodologyForEsbuild()];

const esModules: Options = {
  ...code,
  format: 'esm',
  entry: { ...entry, bin: 'src/bin.ts' },
  esbuildPlugins: [packStaysOutside('ephemeris-pack.js'), ...plugins],
};

const commonJs: Options = {
  ...code,
  format: 'cjs',
  entry,
  esbuildPlugins: [packStaysOutside('ephemeris-pack.cjs'), ...plugins],
};

/** The library once more, on the other engine, and what gives it a pack after all; in chunks of their own. */
const compact = { compact: 'src/compact.ts', 'compact/sky': 'src/sky.ts', ephemeris: 'src/ephemeris.ts' };

const types: Options = {
  entry: {
    ...entry,
    ...compact,
    ...Object.fromEntries(TOOLS.map((name) => [`tools/${name}`, `src/tools/${name}.ts`])),
  },
  format: ['esm', 'cjs'],
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0', types: ['node'] } },
};

/**
 * The path of each tool leads into the file of them all: whoever bundles takes of it what that tool needs, and whoever
 * does not loads one file in place of two dozen.
 */
function writeToolEntries(folder: string, library: string): void {
  mkdirSync(`dist/${folder}`, { recursive: true });
  for (const tool of TOOLS) {
    const source = readFileSync(`src/tools/${tool}.ts`, 'utf8');
    const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    const list = names.join(', ');
    writeFileSync(`dist/${folder}/${tool}.js`, `export { ${list} } from '${library}.js';\n`);
    const commonJs = [
      `const { ${list} } = require('${library}.cjs');`,
      ...names.map((name) => `exports.${name} = ${name};`),
    ];
    writeFileSync(`dist/${folder}/${tool}.cjs`, `${commonJs.join('\n')}\n`);
  }
}

function writePack(): void {
  cpSync(PACK, 'dist/ephemeris-pack.cjs');
  const text: string = createRequire(import.meta.url)(resolve(PACK));
  writeFileSync('dist/ephemeris-pack.js', `export default '${text}';\n`);
  writeFileSync('dist/nirayana-1800-2200.nrp', Buffer.from(text, 'base64'));
}

/** `tsup` builds the package; `tsup --no-dts` builds what the server and the command line run. */
export default defineConfig(({ dts }) => {
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  writePack();
  cpSync(PLACES, 'dist/places-data.cjs');
  if (dts === false) return [esModules];
  writeToolEntries('tools', '../index');
  writeToolEntries('compact/tools', '../../compact');
  const onCompact = (build: Options): Options => ({
    ...build,
    entry: compact,
    esbuildPlugins: [compactEphemeris, zoneBordersAsModule, unusedLeaves],
  });
  return [esModules, commonJs, onCompact(esModules), onCompact(commonJs), types];
});
