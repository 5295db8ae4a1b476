import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pointsSince } from './changelog.js';
import type { RecordedRelease } from './changes.js';
import { recordedRelease, type Tree } from './recorded-release.js';

/** What the first release is compared with: what moved since is told, so that the rule holds before there is a tag. */
const BEFORE_ANY = '4b51319c';

/** Recorded answers that those of today are held against. */
export interface Base {
  /** The tag of the last release, or a commit where there was none yet. */
  readonly revision: string;
  readonly isRelease: boolean;
  readonly tree: Tree;
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 });
}

/** The last release, or what stands for it before the first; undefined in a clone without history. */
export function lastBase(): Base | undefined {
  const [tag] = tried('tag', '--list', 'v[0-9]*', '--sort=-v:refname', '--merged', 'HEAD').split('\n');
  if (tag) return { revision: tag, isRelease: true, tree: treeOf(tag) };
  if (tried('rev-parse', '--verify', '--quiet', `${BEFORE_ANY}^{commit}`) === '') return undefined;
  return { revision: BEFORE_ANY, isRelease: false, tree: treeOf(BEFORE_ANY) };
}

/** What git answers, and nothing where there is no such thing or no git. */
function tried(...words: readonly string[]): string {
  try {
    return git(...words);
  } catch {
    return '';
  }
}

/** A revision of the repository. */
function treeOf(revision: string): Tree {
  const listed = git('ls-tree', '-r', '--name-only', revision, 'golden', 'package.json', 'CHANGELOG.md').split('\n');
  const present = new Set(listed);
  return {
    read: (path) => (present.has(path) ? git('show', `${revision}:${path}`) : undefined),
    names: (folder) => listed.filter((path) => path.startsWith(`${folder}/`)).map((path) => basename(path)),
  };
}

/** What lies in the folder of the repository. */
export const today: Tree = {
  read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
  names: (folder) => readdirSync(folder),
};

/** What was recorded, what is, and what the changelog tells since. */
export interface Since {
  readonly before: RecordedRelease;
  readonly after: RecordedRelease;
  readonly points: readonly string[];
}

export function since({ tree }: Base, now: Tree = today): Since {
  const changelogOf = ({ read }: Tree) => read('CHANGELOG.md') ?? '';
  return {
    before: recordedRelease(tree),
    after: recordedRelease(now),
    points: pointsSince(changelogOf(tree), changelogOf(now)),
  };
}
