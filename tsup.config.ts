import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import { build as esbuild } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { type CommonJsLibrary, commonJsLibrary } from './scripts/commonjs-library.js';
import { METHODOLOGY_MODULES, methodologyOf } from './scripts/methodology.js';
import { pageAssetsForEsbuild } from './scripts/page-assets.js';
import { unusedLeaves } from './scripts/unused-leaves.js';

const PACK = 'src/base/ephemeris/pack/nirayana-1800-2200.cjs';
const PLACES = 'src/places/data/geonames.cjs';

/** The tools that are served are those with a page. */
const TOOLS = readdirSync('src/tools').filter((name) => existsSync(`src/tools/${name}/page`));

const entry = {
  index: 'src/entries/index.ts',
  sky: 'src/entries/sky.ts',
  http: 'src/entries/http.ts',
  jobs: 'src/entries/jobs.ts',
  mcp: 'src/entries/mcp.ts',
  node: 'src/entries/node.ts',
  places: 'src/entries/places.ts',
};

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * The ephemeris pack is a file of its own, of each kind of module: to find the exports of a CommonJS one, Node reads all
 * of its 0.9 MB once more when an ES module asks for it.
 */
const packStaysOutside = (file: string): Plugin => ({
  name: 'pack-stays-outside',
  setup(build) {
    build.onResolve({ filter: /\/pack\/nirayana-1800-2200\.cjs$/ }, () => ({ path: file, external: true }));
  },
});

/** The places are one file of both kinds: it is loaded with the first search. */
const placesStayOutside: Plugin = {
  name: 'places-stay-outside',
  setup(build) {
    build.onResolve({ filter: /\/data\/geonames\.cjs$/ }, () => ({ path: './places-data.cjs', external: true }));
  },
};

const fileOfVirtual = (module: string) => `${module.replace('virtual:', '')}.cjs`;

/** The texts of methodology likewise: they come with the first page, and with the protocol for AI clients. */
const methodologyStaysOutside: Plugin = {
  name: 'methodology-stays-outside',
  setup(build) {
    build.onResolve({ filter: /^virtual:methodology/ }, ({ path }) => ({
      path: `./${fileOfVirtual(path)}`,
      external: true,
    }));
  },
};

/** Packages that only some servers need, in CommonJS: each is a file of its own, loaded with the first use. */
const ASIDE = ['pino', 'prom-client'];

const packagesStayAside: Plugin = {
  name: 'packages-stay-aside',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(?:${ASIDE.join('|')})$`) }, ({ path }) => ({
      path: `./${path}.cjs`,
      external: true,
    }));
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

/** Modules of Node under whichever name they are asked for; a `require` of an ES module finds them too. */
const nodeModules: Plugin = {
  name: 'node-modules',
  setup(build) {
    const namespace = 'node-module';
    build.onResolve({ filter: /^(?:node:)?[a-z_/]+$/ }, ({ path, kind }) => {
      if (!isBuiltin(path)) return undefined;
      return kind === 'require-call'
        ? { path, namespace }
        : { path: `node:${path.replace('node:', '')}`, external: true };
    });
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/** The server of the protocol has nothing to validate: what it would load for that is a third of it. */
const protocolWithoutValidator: Plugin = {
  name: 'protocol-without-validator',
  setup(build) {
    const filter = /^@modelcontextprotocol\/server\/_shims$/;
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'protocol' }));
    build.onLoad({ filter: /.*/, namespace: 'protocol' }, () => ({
      contents: 'export class DefaultJsonSchemaValidator {}\nexport const process = {};',
    }));
  },
};

/** Packages in CommonJS that the command line takes in. What they need of esbuild would else be loaded by every entry. */
const COMMON_JS = ['cli-progress', 'commander'];

const commonJsIsMadeApart: Plugin = {
  name: 'common-js-is-made-apart',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(?:${COMMON_JS.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'common-js',
    }));
    build.onLoad({ filter: /.*/, namespace: 'common-js' }, async ({ path }) => {
      const require = createRequire(import.meta.url);
      const file = JSON.stringify(require.resolve(path));
      const names = Object.keys(require(path)).join(', ');
      const { outputFiles } = await esbuild({
        stdin: { contents: `import all from ${file}; export const { ${names} } = all;`, resolveDir: '.' },
        bundle: true,
        format: 'esm',
        platform: 'node',
        write: false,
        plugins: [nodeModules],
      });
      return { contents: outputFiles[0]?.text ?? '' };
    });
  },
};

/** What is another file in the compact build, which computes with astronomy-engine and speaks English. */
const COMPACT: readonly (readonly [RegExp, string])[] = [
  [/\/ephemeris\/default\.js$/, 'src/base/ephemeris/default-without-pack.ts'],
  [/\/caveat-message\.js$/, 'src/languages/words/caveats/caveat-message-in-english.ts'],
  [/\/spoken\.js$/, 'src/languages/locale/spoken-compact.ts'],
];

/** The compact build never meets the pack. */
const compactEphemeris: Plugin = {
  name: 'compact-ephemeris',
  setup(build) {
    for (const [filter, path] of COMPACT) build.onResolve({ filter }, () => ({ path: resolve(path) }));
  },
};

/** No file of ours does anything when it is loaded, so one that nothing is taken from need not be. */
const nothingForNothing: NonNullable<Options['plugins']>[number] = {
  name: 'nothing-for-nothing',
  renderChunk: (code) => ({ code: code.replace(/^import "\.{1,2}\/chunk-\w+\.js";\n/gm, '') }),
};

/** Whoever wants them installs them. */
const OPTIONAL = ['pg', '@electric-sql/pglite', '@resvg/resvg-js'];

const code: Options = {
  target: 'es2022',
  // Letters of Devanagari and Cyrillic as they are: escaped they take twice the bytes.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  platform: 'neutral',
  // What the entries share is in one file: two dozen smaller ones take several times as long to load.
  splitting: true,
  removeNodeProtocol: false,
  plugins: [nothingForNothing],
  external: OPTIONAL,
  // Their files are many and what is used of them is little: taken in, it costs no time at the start.
  noExternal: [
    /^temporal-/,
    'astronomy-engine',
    '@photostructure/tz-lookup',
    'commander',
    'csv-parse',
    'cli-progress',
    /^@modelcontextprotocol\//,
    /^zod/,
    /^hono/,
  ],
};

const plugins = [
  commonJsIsMadeApart,
  nodeModules,
  placesStayOutside,
  zoneBordersAsModule,
  unusedLeaves,
  protocolWithoutValidator,
  methodologyStaysOutside,
  pageAssetsForEsbuild(),
];

const esModules: Options = {
  ...code,
  format: 'esm',
  entry: {
    ...entry,
    bin: 'src/entries/bin.ts',
    'batch-worker': 'src/service/batch/worker.ts',
    'store-thread': 'src/service/store/thread.ts',
    'calculation-thread': 'src/service/node/calculation-thread.ts',
  },
  esbuildPlugins: [packStaysOutside('./ephemeris-pack.js'), packagesStayAside, ...plugins],
};

const { resolve: fileOf } = createRequire(import.meta.url);

const aside: Options = {
  target: 'es2022',
  platform: 'node',
  format: 'cjs',
  entry: Object.fromEntries(ASIDE.map((name) => [name, fileOf(name)])),
  // Names stay as they are: stacks and classes tell them.
  esbuildOptions: (options) => {
    options.minifyWhitespace = true;
    options.minifySyntax = true;
  },
  splitting: false,
};

const { index: _, ...furtherEntries } = entry;

const commonJs = ({ fromParts }: CommonJsLibrary): Options => ({
  ...code,
  format: 'cjs',
  entry: furtherEntries,
  // The address of a file, by which it finds the one of a thread.
  shims: true,
  esbuildPlugins: [packStaysOutside('./ephemeris-pack.cjs'), fromParts, ...plugins],
});

/** The library once more, on the other engine, and what gives it a pack after all; in chunks of their own. */
const compact = {
  compact: 'src/entries/compact.ts',
  'compact/sky': 'src/entries/sky.ts',
  ephemeris: 'src/entries/ephemeris.ts',
};

/**
 * In a file of its own, so that the library need not be cut where the two meet. What is in both is little once a bundler
 * has left out what nobody uses.
 */
const charts = { charts: 'src/entries/charts.ts' };

const languagesOf = (folder: string, path: string) =>
  Object.fromEntries(
    readdirSync(`src/entries/${folder}`).map((file) => [
      `${path}/${file.replace(/\.ts$/, '')}`,
      `src/entries/${folder}/${file}`,
    ]),
  );

/** Likewise, so that whoever words results in one language loads no tool, and who wants names alone no meanings. */
const words = {
  words: 'src/entries/words.ts',
  ...languagesOf('words', 'words'),
  'words/meanings': 'src/entries/meanings.ts',
  ...languagesOf('meanings', 'words/meanings'),
};

const types: Options = {
  entry: {
    ...entry,
    ...compact,
    ...charts,
    ...words,
    ...Object.fromEntries(TOOLS.map((name) => [`tools/${name}`, `src/tools/${name}/tool.ts`])),
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
    const source = readFileSync(`src/tools/${tool}/tool.ts`, 'utf8');
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
export default defineConfig(async ({ dts }) => {
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  writePack();
  cpSync(PLACES, 'dist/places-data.cjs');
  for (const name of METHODOLOGY_MODULES) {
    writeFileSync(`dist/${fileOfVirtual(name)}`, `module.exports = ${methodologyOf(name)};\n`);
  }
  if (dts === false) return [esModules, aside];
  writeToolEntries('tools', '../index');
  writeToolEntries('compact/tools', '../../compact');
  const onCompact = (build: Options): Options => ({
    ...build,
    entry: compact,
    esbuildPlugins: [compactEphemeris, zoneBordersAsModule, unusedLeaves],
  });
  const ofCharts = (build: Options): Options => ({ ...build, entry: charts, esbuildPlugins: [unusedLeaves] });
  const ofWords = (build: Options): Options => ({ ...build, entry: words, esbuildPlugins: [unusedLeaves] });
  const library = await commonJsLibrary({
    target: 'es2022',
    charset: 'utf8',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    plugins: [packStaysOutside('../ephemeris-pack.cjs')],
  });
  await library.write('dist');
  const commonJsRest = commonJs(library);
  const apart = [esModules, commonJsRest].flatMap((build) => [onCompact(build), ofCharts(build), ofWords(build)]);
  return [esModules, aside, commonJsRest, ...apart, types];
});
