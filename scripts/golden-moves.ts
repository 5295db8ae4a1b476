// Holds what is recorded against the last release, by the rule of docs/versions.md. Before the first release, or with a
// folder or git revision (npm run golden:moves -- 3c5a3d7), it compares with the answers of an early time:
// golden/renamed.json tells which keys moved and which defects were mended, every other difference is listed. With --near
// it lists how far which keys moved where an entry lets numbers be near what they were.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Comparison, compareAnswers, type Entry, type Nearness, note } from './golden/moves.js';
import { brokenMoves } from './release/moves.js';
import { type Base, lastBase, since } from './release/trees.js';

interface Answer {
  readonly name: string;
  readonly envelope: unknown;
}

const EARLY = '3c5a3d7';

const root = new URL('../', import.meta.url);
const say = (line: string) => process.stdout.write(`${line}\n`);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { near: { type: 'boolean', default: false } },
});

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** Reads the recorded answers of a tool then: one that is newer has none. */
function answersOf(time: string): (slug: string) => Answer[] {
  const isFolder = existsSync(time);
  const paths = isFolder ? readdirSync(time) : git('ls-tree', '--name-only', time, 'golden/expected/').split('\n');
  const present = new Set(paths.map((path) => path.replace(/^.*\//, '')));
  return (slug) => {
    const file = `${slug}.json`;
    if (!present.has(file)) return [];
    const text = isFolder ? readFileSync(`${time}/${file}`, 'utf8') : git('show', `${time}:golden/expected/${file}`);
    return JSON.parse(text) as Answer[];
  };
}

/** How many values are not what they were and not listed, and entries that nothing was found for. */
function differencesFrom(time: string): number {
  const answersThen = answersOf(time);
  const renamed = JSON.parse(readFileSync(new URL('golden/renamed.json', root), 'utf8')) as Record<string, Entry[]>;
  const slugs = readdirSync(new URL('golden/expected/', root)).map((file) => file.replace(/\.json$/, ''));
  const used = new Set<Entry>();
  let different = 0;
  for (const slug of slugs) {
    const entries = [...(renamed['every tool'] ?? []), ...(renamed[slug] ?? [])];
    different += tell(slug, compared(slug, answersThen(slug), entries, used));
  }
  const idle = Object.entries(renamed).flatMap(([slug, entries]) =>
    entries.filter((entry) => !used.has(entry)).map((entry) => `${slug}: ${JSON.stringify(entry)} matches nothing`),
  );
  for (const line of idle) say(line);
  say(`${different} values differ outside what golden/renamed.json lists.`);
  return different + idle.length;
}

function compared(slug: string, then: readonly Answer[], entries: readonly Entry[], used: Set<Entry>): Comparison[] {
  const now = JSON.parse(readFileSync(new URL(`golden/expected/${slug}.json`, root), 'utf8')) as Answer[];
  return then.map(({ name, envelope }) => {
    const one = compareAnswers(entries, name, envelope, now.find((each) => each.name === name)?.envelope);
    for (const entry of one.used) used.add(entry);
    return { ...one, differences: one.differences.map((sentence) => `  ${name}: ${sentence}`) };
  });
}

/** How many values of a tool are different. */
function tell(slug: string, cases: readonly Comparison[]): number {
  const sum = (of: 'values' | 'moved' | 'mended') => cases.reduce((total, each) => total + each[of], 0);
  const differences = cases.flatMap((each) => each.differences);
  const counts = `${sum('values')} values, ${sum('moved')} moved, ${sum('mended')} of defects`;
  say(`${slug}: ${cases.length} cases, ${counts}, ${differences.length} different`);
  const near = new Map<string, Nearness>();
  for (const each of cases) for (const [key, { count, farthest }] of each.near) note(near, key, farthest, count);
  if (options.near) {
    for (const [key, { count, farthest }] of near)
      say(`  ${key}: ${count} near, at most ${Number(farthest.toPrecision(3))}`);
  }
  for (const sentence of differences) say(sentence);
  return differences.length;
}

/** How many rules what is recorded breaks. */
function brokenSince(base: Base): number {
  const { before, after, points } = since(base);
  const broken = brokenMoves(before, after, points);
  for (const sentence of broken) say(sentence);
  say(`${broken.length} moves since ${base.revision} are against the rule of docs/versions.md.`);
  return broken.length;
}

const [time] = positionals;
if (time !== undefined) process.exitCode = differencesFrom(time) === 0 ? 0 : 1;
else {
  const base = lastBase();
  if (base === undefined) throw new Error('There is no history to compare with. Fetch it, with its tags.');
  // From the first release on that is what later answers are held against.
  const early = base.isRelease ? 0 : differencesFrom(EARLY);
  process.exitCode = early + brokenSince(base) === 0 ? 0 : 1;
}
