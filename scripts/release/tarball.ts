import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Taken } from './licences.js';
import type { PackageJson } from './package-json.js';

/** The most that the package may weigh: docs/decisions/package.md, "What it may weigh". */
const MOST = { packed: 6_500_000, unpacked: 24_000_000, files: 500 } as const;

/** Kinds of files that the package has, and no other: documents are in the repository. */
const KINDS = /^(?:dist\/(?:[\w-]+\/)?[\w.-]+\.(?:js|d\.ts)|dist\/THIRD-PARTY-LICENSES\.txt)$/;

/** What stands beside dist. */
export const BESIDE = ['CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'SECURITY.md', 'package.json'] as const;

/** A package as it would be published, unpacked. */
export interface Unpacked {
  readonly folder: string;
  /** Bytes of the tarball. */
  readonly packed: number;
}

/** Figures of a package. */
export interface Weight {
  readonly packed: number;
  readonly unpacked: number;
  readonly files: number;
}

export function weightOf({ folder, packed }: Unpacked): Weight {
  const files = filesIn(folder);
  const unpacked = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
  return { packed, unpacked, files: files.length };
}

/** What is wrong with a package as it would be published, a sentence each. */
export function faultsOf(unpacked: Unpacked): string[] {
  const { folder } = unpacked;
  const files = filesIn(folder);
  const pkg = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const weight = weightOf(unpacked);
  return [
    ...files
      .filter((path) => !BESIDE.includes(path as never) && !KINDS.test(path))
      .map((path) => `${path} is of a kind that the package does not have.`),
    ...BESIDE.filter((path) => !files.includes(path)).map((path) => `${path} is missing.`),
    ...(['packed', 'unpacked', 'files'] as const)
      .filter((what) => weight[what] > MOST[what])
      .map(
        (what) =>
          `The package has ${weight[what]} ${what === 'files' ? 'files' : `bytes ${what}`}, more than ${MOST[what]}.`,
      ),
    ...targetsOf(pkg)
      .filter((target) => !isThere(target, files))
      .map((target) => `${target} is exported and is not there.`),
    ...commandsOf(pkg, folder, files),
    ...files
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) => faultsOfCode(path, readFileSync(join(folder, path), 'utf8'))),
    ...licenceFaults(files.includes(LICENCES) ? readFileSync(join(folder, LICENCES), 'utf8') : ''),
  ];
}

const LICENCES = 'dist/THIRD-PARTY-LICENSES.txt';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => statSync(join(folder, path)).isFile() && !path.startsWith('node_modules'),
  );
}

/** Where the paths of the package lead, without the dot and slash. */
function targetsOf({ exports }: PackageJson): string[] {
  return Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .map((target) => target.replace(/^\.\//, ''));
}

/** A path with a star leads to something where a file has its beginning and its end. */
function isThere(target: string, files: readonly string[]): boolean {
  const [start = '', end] = target.split('*');
  return end === undefined
    ? files.includes(target)
    : files.some((path) => path.startsWith(start) && path.endsWith(end));
}

function commandsOf({ bin }: PackageJson, folder: string, files: readonly string[]): string[] {
  return Object.entries(bin).flatMap(([name, target]) => {
    const path = target.replace(/^\.\//, '');
    const isCommand =
      files.includes(path) && readFileSync(join(folder, path), 'utf8').startsWith('#!/usr/bin/env node\n');
    return isCommand ? [] : [`The command ${name} is no program of Node: ${path}.`];
  });
}

/** Sources stay in the repository, and nothing leads to where they were when the package was built. */
function faultsOfCode(path: string, code: string): string[] {
  return /^\/\/# sourceMappingURL=/m.test(code) ? [`${path} leads to a map of its source.`] : [];
}

/** Each package that is named at the head has its text below. */
function licenceFaults(text: string): string[] {
  const lines = linesOf(text);
  if (lines.length === 0) return [`${LICENCES} names no package.`];
  return lines
    .filter((line) => text.split(`\n${line}\n`).length < 3)
    .map((line) => `${LICENCES} has no text of ${line}.`);
}

/** The packages that the list of licences begins with. */
export function licencesNamed(folder: string): Omit<Taken, 'text'>[] {
  return linesOf(readFileSync(join(folder, LICENCES), 'utf8')).map((line) => {
    const [told = '', licence = ''] = line.split(', ');
    const [name = '', version = ''] = told.split(' ');
    return { name, version, licence };
  });
}

function linesOf(text: string): string[] {
  const [, list = ''] = text.split('\n\n', 2);
  return list.split('\n').filter((line) => /^\S+(?: \S+)?, [\w.-]+$/.test(line));
}
