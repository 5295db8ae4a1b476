import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** A package of which something is in the build. */
export interface Taken {
  readonly name: string;
  /** '' of what came within another package, which does not tell it. */
  readonly version: string;
  /** As SPDX has it. */
  readonly licence: string;
  /** The whole text of its licence, and of the notice that goes with it. */
  readonly text: string;
}

/** The folder of the package that a file belongs to; the last one, since packages have packages. */
const FOLDER = /^(?:.*?:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** What a package has put into a file of its own build, as its bundler marks it. */
const WITHIN = /^\/\/#region .*node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm;

/** Texts of packages that came within another and are not installed. */
const TEXTS = new URL('./licences/', import.meta.url);

/** The files of which something is in what a build has written. */
export function inputsOf({ outputs }: Metafile): string[] {
  const written = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return [...new Set(written.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path))];
}

/**
 * The packages that files belong to, each once, in the order of their names.
 *
 * @throws Error where a package has no text of its licence
 */
export function packagesOf(files: readonly string[]): Taken[] {
  const folders = new Set<string>();
  const within = new Set<string>();
  for (const file of files) {
    const [path = '', folder] = FOLDER.exec(file) ?? [];
    if (folder === undefined) continue;
    folders.add(folder);
    const whole = folder + file.slice(path.length - 1);
    for (const [, name = ''] of readFileSync(whole, 'utf8').matchAll(WITHIN)) within.add(name);
  }
  const installed = [...folders].map(installedIn);
  const names = new Set(installed.map(({ name }) => name));
  const others = [...within].filter((name) => !names.has(name)).map(withinAnother);
  return [...installed, ...others].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function installedIn(folder: string): Taken {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file));
  if (!license || !files.some((file) => !/^notice/i.test(file)))
    throw new Error(`${name}, of which something is in the build, has no text of its licence.`);
  const text = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, licence: license, text: text.join('\n\n') };
}

function withinAnother(name: string): Taken {
  const file = new URL(`${name}.txt`, TEXTS);
  if (!existsSync(file))
    throw new Error(
      `${name} is within a package of the build: put the text of its licence into scripts/release/licences.`,
    );
  return { name, version: '', licence: 'MIT', text: readFileSync(file, 'utf8').trim() };
}

const LINE = '-'.repeat(80);

/** The file that goes with the package. */
export function licencesText(taken: readonly Taken[]): string {
  const list = taken.map(({ name, version, licence }) => `${[name, version].filter(Boolean).join(' ')}, ${licence}`);
  const texts = taken.map(({ text }, at) => `${LINE}\n${list[at]}\n${LINE}\n\n${text}\n`);
  return `${HEAD}\n\n${list.join('\n')}\n\n\n${texts.join('\n\n')}`;
}

const HEAD = `What the files beside this one have of other packages, each under its own licence, whose text is below. What is
in them of data, and where it is from, is told by NOTICE.`;

/** Notes what builds take of packages, and tells all of it after each. */
export class LicencesOfBuild {
  readonly #files = new Set<string>();
  readonly #tell: (taken: readonly Taken[]) => void;

  constructor(tell: (taken: readonly Taken[]) => void) {
    this.#tell = tell;
  }

  note(metafile: Metafile): void {
    for (const file of inputsOf(metafile)) this.#files.add(file);
  }

  readonly plugin: Plugin = {
    name: 'licences',
    setup: (build) => {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        if (!metafile) return;
        this.note(metafile);
        this.#tell(packagesOf([...this.#files]));
      });
    },
  };
}
