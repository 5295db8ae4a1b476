import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { build as esbuild } from 'esbuild';
import { minify } from 'terser';
import { defineConfig, type Options } from 'tsup';
import { declarationOf, writeDeclarations } from './scripts/declarations.js';
import { pageAssetsForEsbuild } from './scripts/page-assets.js';
import { LicencesOfBuild, licencesText } from './scripts/release/licences.js';
import { unusedLeaves } from './scripts/unused-leaves.js';
import { VIRTUAL_MODULES, virtualModule } from './scripts/virtual.js';

const PLACES = 'src/places/data/geonames.js';

/** The tools that are served are those with a page. */
const TOOLS = readdirSync('src/tools').filter((name) => existsSync(`src/tools/${name}/page`));

const entry = {
  index: 'src/entries/index.ts',
  sky: 'src/entries/sky.ts',
  sweph: 'src/entries/sweph.ts',
  swisseph: 'src/entries/swisseph.ts',
  http: 'src/entries/http.ts',
  jobs: 'src/entries/jobs.ts',
  mcp: 'src/entries/mcp.ts',
  node: 'src/entries/node.ts',
  places: 'src/entries/places.ts',
  verify: 'src/entries/verify.ts',
};

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * What is a file of its own in the package: the places, which are loaded with the first search, the texts of methodology,
 * which come with the first page, the documents, and the hashes that `verify` compares with.
 */
const OUTSIDE: readonly (readonly [RegExp, (path: string) => string])[] = [
  [/\/data\/geonames\.js$/, () => 'places-data.js'],
  [/^virtual:(?:methodology|recorded|documents)/, (path) => fileOfVirtual(path)],
];

const fileOfVirtual = (module: string) => `${module.replace('virtual:', '')}.js`;

const filesOfTheirOwn: Plugin = {
  name: 'files-of-their-own',
  setup(build) {
    for (const [filter, fileOf] of OUTSIDE) {
      build.onResolve({ filter }, ({ path }) => ({ path: `./${fileOf(path)}`, external: true }));
    }
  },
};

/** Modules of Node under whichever name they are asked for; what was a package in CommonJS finds them too. */
const nodeModules: Plugin = {
  name: 'node-modules',
  setup(build) {
    const namespace = 'node-module';
    build.onResolve({ filter: /^(?:node:)?[a-z\d_/]+$/ }, ({ path, kind }) => {
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

/** The licences of all that is taken in stand beside it. A package without one ends the build. */
const licences = new LicencesOfBuild((taken) => {
  writeFileSync('dist/THIRD-PARTY-LICENSES.txt', licencesText(taken));
});

/** Packages in CommonJS that are taken in. What they need of esbuild would else be loaded by every entry. */
const COMMON_JS = ['cli-progress', 'commander', 'pino', 'piscina', 'prom-client'];

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
      const names = Object.keys(require(path)).filter((name) => name !== 'default');
      const contents = `import all from ${file}; export default all; export const { ${names.join(', ')} } = all;`;
      const { outputFiles, metafile } = await esbuild({
        metafile: true,
        stdin: { contents, resolveDir: '.' },
        bundle: true,
        format: 'esm',
        platform: 'node',
        // Names stay as they are: stacks and classes tell them.
        minifyWhitespace: true,
        minifySyntax: true,
        write: false,
        plugins: [nodeModules],
      });
      licences.note(metafile);
      return {
        contents: outputFiles[0]?.text.replace(THREAD_OF_POOL, 'new URL("./piscina-thread.js", import.meta.url)') ?? '',
      };
    });
  },
};

/** How `piscina` finds the file that its threads run, which is beside the one that it becomes part of. */
const THREAD_OF_POOL = /\(0,\s*\w+\.resolve\)\(__dirname,\s*"worker\.js"\)/;

/** Nor does that file have to be CommonJS to import another. */
const poolImports: Plugin = {
  name: 'pool-imports',
  setup(build) {
    build.onLoad({ filter: /piscina[\\/]dist[\\/]worker\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/new Function\('specifier', .*?\)'\)/, '(file) => import(file)'),
    }));
  },
};

/** No file of ours does anything when it is loaded, so one that nothing is taken from need not be. */
const nothingForNothing: NonNullable<Options['plugins']>[number] = {
  name: 'nothing-for-nothing',
  renderChunk: (code) => ({ code: code.replace(/^import "\.{1,2}\/chunk-\w+\.js";\n/gm, '') }),
};

/**
 * Comments and white space are a ninth of what every start reads, and a sixth of its time. Names stay as they are, since
 * stacks tell them, and so do the marks by which a bundler leaves out what nobody uses: esbuild would drop these with the
 * other comments.
 */
const withoutSpace: NonNullable<Options['plugins']>[number] = {
  name: 'without-space',
  async renderChunk(code, { path }) {
    if (!path.endsWith('.js')) return undefined;
    const format = { comments: /@__(?:PURE|NO_SIDE_EFFECTS)__/, preserve_annotations: true, max_line_len: 120 };
    const { code: short = code } = await minify(code, { module: true, compress: false, mangle: false, format });
    return { code: short };
  },
};

/** Whoever wants them installs them. */
const OPTIONAL = ['astronomy-engine', 'pg', '@electric-sql/pglite', '@resvg/resvg-js', '@napi-rs/nice'];

const code: Options = {
  format: 'esm',
  target: 'es2022',
  // Letters of Devanagari and Cyrillic as they are: escaped they take twice the bytes.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  platform: 'neutral',
  // What the entries share is in one file: two dozen smaller ones take several times as long to load.
  splitting: true,
  removeNodeProtocol: false,
  plugins: [nothingForNothing, withoutSpace],
  external: OPTIONAL,
  // Their files are many and what is used of them is little: taken in, it costs no time at the start.
  noExternal: [/^temporal-/, 'commander', 'csv-parse', 'cli-progress', /^@modelcontextprotocol\//, /^zod/, /^hono/],
};

/** The service on the device, with each language: they are made of what the server is made of. */
const workers = Object.fromEntries(
  readdirSync('src/entries/workers').map((file) => [
    `worker-${file.replace(/\.ts$/, '')}`,
    `src/entries/workers/${file}`,
  ]),
);

const library: Options = {
  ...code,
  entry: {
    ...entry,
    bin: 'src/entries/bin.ts',
    'store-thread': 'src/service/store/thread.ts',
    thread: 'src/service/threads/thread.ts',
    'verify-thread': 'src/service/device/verify-thread.ts',
    ...workers,
    'piscina-thread': 'node_modules/piscina/dist/worker.js',
  },
  esbuildPlugins: [
    filesOfTheirOwn,
    commonJsIsMadeApart,
    nodeModules,
    poolImports,
    unusedLeaves,
    protocolWithoutValidator,
    pageAssetsForEsbuild(),
    licences.plugin,
  ],
};

/**
 * In a file of its own, so that the library need not be cut where the two meet. What is in both is little once a bundler
 * has left out what nobody uses.
 */
const charts = { charts: 'src/entries/charts.ts' };

/** Likewise, for who makes calendars. */
const ical = { ical: 'src/entries/ical.ts' };

/** Likewise, so that a form carries no more than what it reads. The instants of births are those of the library. */
const read = { read: 'src/entries/read.ts' };

const instantsOfTheLibrary: Plugin = {
  name: 'instants-of-the-library',
  setup(build) {
    const filter = /\/reading\/instant(?:-named|-at-offset)?\.js$/;
    build.onResolve({ filter }, () => ({ path: './index.js', external: true, sideEffects: false }));
  },
};

/** Likewise, so that whoever speaks one language loads no tool. */
const languages = {
  languages: 'src/entries/languages.ts',
  ...Object.fromEntries(
    readdirSync('src/entries/languages').map((file) => [
      `languages/${file.replace(/\.ts$/, '')}`,
      `src/entries/languages/${file}`,
    ]),
  ),
};

/** Sources of what has types, by their entries. Each tool has its own, though its path leads into the file of them all. */
const typed = {
  ...entry,
  ...charts,
  ...ical,
  ...read,
  ...languages,
  ...Object.fromEntries(TOOLS.map((name) => [`tools/${name}`, `src/tools/${name}/tool.ts`])),
};

const types: Options = {
  entry: Object.fromEntries(Object.entries(typed).map(([name, source]) => [name, declarationOf(source)])),
  format: 'esm',
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
};

function writeFilesOfTheirOwn(): void {
  cpSync(PLACES, 'dist/places-data.js');
  for (const name of VIRTUAL_MODULES) writeFileSync(`dist/${fileOfVirtual(name)}`, virtualModule(name) ?? '');
}

/** `tsup` builds the package; `tsup --no-dts` builds what the server and the command line run. */
export default defineConfig(({ dts }) => {
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  writeFilesOfTheirOwn();
  if (dts === false) return library;
  writeDeclarations(Object.values(typed));
  return [
    library,
    { ...code, entry: charts, esbuildPlugins: [unusedLeaves, licences.plugin] },
    { ...code, entry: ical, esbuildPlugins: [filesOfTheirOwn, unusedLeaves, licences.plugin] },
    { ...code, entry: read, esbuildPlugins: [instantsOfTheLibrary, unusedLeaves, licences.plugin] },
    { ...code, entry: languages, esbuildPlugins: [unusedLeaves, licences.plugin] },
    types,
  ];
});
