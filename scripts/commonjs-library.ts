import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type BuildOptions, build as esbuild, type Plugin } from 'esbuild';
import { exportsOf, type Origin, takenBy } from './module-names.js';
import { marked } from './unused-leaves.js';

/*
 * The library in CommonJS, cut so that a first call loads what it needs and little else. Node reads and compiles every
 * byte of a file before its first line runs, so the start of a process goes with the files that are loaded:
 *
 * - `index.cjs` has the names of everything that is exported, and loads a part when one of them is first read;
 * - `library/core.cjs` is what most tools need;
 * - `library/<tool>.cjs` is what one tool alone needs, `library/<folder>-<file>.cjs` what some do, by its first file;
 * - `library/names-<language>.cjs` is what things are called in a language, `library/words-<language>.cjs` what is said
 *   in it; the English words are where they are said.
 *
 * A part asks for another when it first uses something of it. Within a part nothing is looked up, so what runs often
 * costs what it did.
 */

const ENTRY = resolve('src/entries/index.ts');
const FOLDER = 'library';
const CORE = 'core';
/** What no tool needs, such as `runTool`, and what all tools are listed in. */
const [REST, REGISTRY] = ['rest', 'registry'];
/** A file that so many tools need is part of core. */
const MANY = 24;
/** Files of one language. */
const OF_LANGUAGE = /^src\/(languages)\/(uk|ru|hi|fr|de|es)\//;
const SOURCE = /[\\/]src[\\/].*\.ts$/;

interface PartOfFile {
  readonly part: string;
  /** Tells what the file exports from what others do. */
  readonly number: number;
  /** Names that are read outside of the part. */
  readonly wanted: Set<string>;
}

/** The part of each file of the library. */
type Parts = ReadonlyMap<string, PartOfFile>;

export interface CommonJsLibrary {
  /** For other builds of CommonJS: what is in a part is taken from there, so that nothing is twice in a process. */
  readonly fromParts: Plugin;
  /** Writes `index.cjs` and the parts into a folder. */
  readonly write: (folder: string) => Promise<void>;
}

/** @param options what holds for the other builds too: target, letters, plugins */
export async function commonJsLibrary(options: BuildOptions): Promise<CommonJsLibrary> {
  const parts = await partsOf(options);
  return {
    fromParts: takenFromParts(parts, `./${FOLDER}`, undefined),
    async write(folder) {
      mkdirSync(`${folder}/${FOLDER}`, { recursive: true });
      writeFileSync(`${folder}/index.cjs`, indexOf(parts));
      const names = [...new Set([...parts.values()].map(({ part }) => part))];
      const packages = await Promise.all(names.map((name) => writePart(parts, name, options, folder)));
      const twice = packages.flat().find((file, index, all) => all.indexOf(file) !== index);
      if (twice !== undefined) throw new Error(`Two parts have ${twice}: a process would load it twice.`);
    },
  };
}

/** Which tools reach a file decides on its part. */
async function partsOf(options: BuildOptions): Promise<Parts> {
  const { metafile } = await esbuild({
    ...options,
    entryPoints: [ENTRY],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'dist',
  });
  const tools = readdirSync('src/tools')
    .map((name) => `src/tools/${name}/tool.ts`)
    .filter((file) => existsSync(file));
  const toolsOf = new Map<string, string[]>();
  for (const tool of tools) {
    const reached = new Set([tool]);
    for (const file of reached) {
      const found = metafile.inputs[file]?.imports ?? [];
      for (const { path } of found) if (path.startsWith('src/') && !OF_LANGUAGE.test(path)) reached.add(path);
      toolsOf.set(file, [...(toolsOf.get(file) ?? []), tool.split('/').at(-2) ?? '']);
    }
  }
  const files = Object.keys(metafile.inputs).filter((file) => SOURCE.test(`/${file}`) && resolve(file) !== ENTRY);
  const firstOf = new Map<string, string>();
  const parts: Parts = new Map(
    files.map((file, number) => {
      const own = toolsOf.get(file) ?? [];
      if (!firstOf.has(own.join())) firstOf.set(own.join(), file);
      const part = partOf(file, own, firstOf.get(own.join()) as string);
      return [resolve(file), { part, number, wanted: new Set() }];
    }),
  );
  noteWanted(parts);
  return parts;
}

function noteWanted(parts: Parts): void {
  for (const { file, name } of exportsOf(ENTRY).values()) parts.get(file)?.wanted.add(name);
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  for (const file of sources.map((name) => resolve('src', name))) {
    for (const { file: from, name } of takenBy(file)) {
      const found = parts.get(from);
      if (found && found.part !== parts.get(file)?.part) found.wanted.add(name);
    }
  }
}

function partOf(file: string, tools: readonly string[], first: string): string {
  const [, kind, language] = OF_LANGUAGE.exec(file) ?? [];
  if (language !== undefined) return `${kind}-${language}`;
  if (file === 'src/tools/registry.ts') return REGISTRY;
  if (tools.length >= MANY) return CORE;
  return tools.length > 1 ? first.replace(/^src\/|\.ts$/g, '').replaceAll('/', '-') : (tools[0] ?? REST);
}

const named = ({ file, name }: Origin, parts: Parts) => `${name}_${parts.get(file)?.number}`;

function partAt({ file }: Origin, parts: Parts): string {
  const found = parts.get(file);
  if (!found) throw new Error(`${relative('.', file)} belongs to no part of the library.`);
  return found.part;
}

/** Takes from other parts what they have: a file of one is replaced by one that only hands on. */
function takenFromParts(parts: Parts, folder: string, own: string | undefined): Plugin {
  return {
    name: 'taken-from-parts',
    setup(build) {
      build.onResolve({ filter: /^\..*\.js$/ }, ({ path, resolveDir, namespace }) => {
        const file = resolve(resolveDir, path.replace(/\.js$/, '.ts'));
        const found = namespace === 'file' ? parts.get(file) : undefined;
        return found && found.part !== own ? { path: relative('.', file), namespace: 'part' } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
        contents: [...exportsOf(resolve(path))]
          .filter(([, { file, name }]) => parts.get(file)?.wanted.has(name))
          .map(([name, origin]) => {
            const from = `${folder}/${partAt(origin, parts)}.cjs`;
            return `export { ${named(origin, parts)} as ${name} } from ${JSON.stringify(from)};\n`;
          })
          .join(''),
        resolveDir: resolve(dirname(path)),
      }));
      build.onResolve({ filter: /\.cjs$/, namespace: 'part' }, ({ path }) => ({ path, external: true }));
    },
  };
}

/** @returns the files of packages that are in it */
async function writePart(parts: Parts, name: string, options: BuildOptions, folder: string): Promise<string[]> {
  const exported = [...parts]
    .filter(([, { part }]) => part === name)
    .flatMap(([file, { wanted }]) => [...wanted].map((wantedName) => ({ file, name: wantedName })));
  const contents = exported.map(
    (origin) => `export { ${origin.name} as ${named(origin, parts)} } from ${JSON.stringify(origin.file)};\n`,
  );
  const { outputFiles, metafile } = await esbuild({
    ...options,
    metafile: true,
    stdin: { contents: contents.join(''), resolveDir: '.', sourcefile: `${name}.ts`, loader: 'ts' },
    bundle: true,
    format: 'cjs',
    write: false,
    plugins: [takenFromParts(parts, '.', name), wordsLater, ...(options.plugins ?? [])],
  });
  writeFileSync(`${folder}/${FOLDER}/${name}.cjs`, asPart(outputFiles?.[0]?.text ?? '', name));
  return Object.keys(metafile.inputs).filter((file) => file.includes('node_modules/'));
}

/** A record by language reads that of a language when it is asked for it. */
const wordsLater: Plugin = {
  name: 'words-later',
  setup(build) {
    build.onLoad({ filter: SOURCE }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const isOfAll = !OF_LANGUAGE.test(relative('.', path)) && /from '\.[^']*\/hi\.js'/.test(source);
      return { contents: marked(isOfAll ? withGetters(source) : source), loader: 'ts' };
    });
  },
};

function withGetters(source: string): string {
  return source.replace(/^( +)(uk|ru|hi|fr|de|es): (.+),$/gm, '$1get $2() { return $3; },');
}

/**
 * A part as esbuild writes it, with three differences. What it takes of core is read once, at its head. Any other file
 * is loaded where something of it is first read. Exports are values, not getters, of which there are a thousand: that
 * is right since none of them changes.
 */
function asPart(code: string, name: string): string {
  const files = new Map<string, { readonly file: string; readonly load: string }>();
  const declared = /^var (import_\w+) = ((?:__toESM\()?require\("([^"]+\.cjs)"\)\)?);\n/gm;
  let body = code.replace(declared, (_, variable: string, load: string, file: string) => {
    files.set(variable, { file, load });
    return '';
  });
  const ofCore = new Set<string>();
  const later = new Map<string, string>();
  body = body.replace(/\b(import_\w+)\b(?:\.(\w+))?/g, (found, variable: string, read: string | undefined) => {
    const from = files.get(variable);
    if (!from) return found;
    if (read === undefined) throw new Error(`${name} takes ${from.file} as a whole.`);
    if (from.file === `./${CORE}.cjs`) {
      ofCore.add(read);
      return read;
    }
    const id = `from_${from.file.replace(/^.*\/|\.cjs$/g, '').replaceAll(/\W/g, '_')}`;
    later.set(id, from.load);
    return `${id}().${read}`;
  });
  const taken = [...ofCore].find((read) => new RegExp(`\\b(?:var|let|const|function|class) ${read}\\b`).test(code));
  if (taken !== undefined) throw new Error(`${name} has a ${taken} of its own.`);
  const ofCoreRead = [...ofCore].join(', ');
  const heads = [...later].map(([id, load]) => `let loaded_${id};\nconst ${id} = () => (loaded_${id} ??= ${load});\n`);
  if (ofCoreRead !== '') heads.unshift(`const { ${ofCoreRead} } = require('./${CORE}.cjs');\n`);
  const exported = /^__export\((\w+), (\{[^}]*\})\);\nmodule\.exports = __toCommonJS\(\1\);\n/m;
  const list = exported.exec(body)?.[2]?.replaceAll('() => ', '');
  if (list === undefined) throw new Error(`${name} exports nothing.`);
  const own = body.replace(exported, () => heads.join('')).replace(/^\/\/ part:.*\n\n?/gm, '');
  const rest = own.replace(/^var \w+_exports = \{\};\n/m, '');
  return `${withoutHelpers(rest)}Object.assign(exports, ${list});\n`;
}

/** Without what esbuild writes at the head for exports; other helpers stay where they are used. */
function withoutHelpers(code: string): string {
  const end = code.search(/^(?:\/\/ |const |let )/m);
  const used = /__(?:toESM|commonJS)\(/.test(code.slice(end));
  return used ? code : code.slice(end);
}

/** What is exported, each name with a getter that puts the value in its own place. */
function indexOf(parts: Parts): string {
  const exported = [...exportsOf(ENTRY)];
  const lines = exported.map(([name, origin]) => {
    const part = partAt(origin, parts);
    return `late('${name}', () => require('./${FOLDER}/${part}.cjs').${named(origin, parts)});`;
  });
  return `'use strict';
Object.defineProperty(exports, '__esModule', { value: true });
function late(name, read) {
  const set = (value) => Object.defineProperty(exports, name, { value, enumerable: true, configurable: true, writable: true });
  Object.defineProperty(exports, name, {
    enumerable: true,
    configurable: true,
    get: () => {
      const value = read();
      set(value);
      return value;
    },
    set,
  });
}
${lines.join('\n')}
// For Node, which reads from this which names an ES module can import.
0 && (module.exports = { ${exported.map(([name]) => name).join(', ')} });
`;
}
