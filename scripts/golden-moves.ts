// Compares the recorded answers of another time with those of today: npm run golden:moves -- [folder or git revision].
// With --near it lists how far which keys moved where an entry lets numbers be near what they were.
// golden/renamed.json tells which keys moved and which defects were mended; every other difference is listed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareAnswers, type Entry, type Nearness, note } from './golden/moves.js';

interface Answer {
  readonly name: string;
  readonly envelope: unknown;
}

const root = new URL('../', import.meta.url);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { near: { type: 'boolean', default: false } },
});
const [before = '3c5a3d7'] = positionals;
const renamed = JSON.parse(readFileSync(new URL('golden/renamed.json', root), 'utf8')) as Record<string, Entry[]>;
const slugs = readdirSync(new URL('golden/expected/', root)).map((file) => file.replace(/\.json$/, ''));

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** The files of answers that there were then: a tool that is newer has none. */
const recordedThen = new Set(
  existsSync(before)
    ? readdirSync(before)
    : git('ls-tree', '--name-only', before, 'golden/expected/')
        .split('\n')
        .map((path) => path.replace(/^.*\//, '')),
);

function recorded(slug: string): Answer[] {
  const file = `${slug}.json`;
  if (!recordedThen.has(file)) return [];
  const text = existsSync(before)
    ? readFileSync(`${before}/${file}`, 'utf8')
    : git('show', `${before}:golden/expected/${file}`);
  return JSON.parse(text) as Answer[];
}

let different = 0;
const used = new Set<Entry>();
for (const slug of slugs) {
  const entries = [...(renamed['every tool'] ?? []), ...(renamed[slug] ?? [])];
  const now = JSON.parse(readFileSync(new URL(`golden/expected/${slug}.json`, root), 'utf8')) as Answer[];
  const cases = recorded(slug).map(({ name, envelope }) => {
    const answer = now.find((each) => each.name === name);
    const compared = compareAnswers(entries, name, envelope, answer?.envelope);
    for (const entry of compared.used) used.add(entry);
    return { ...compared, differences: compared.differences.map((sentence) => `  ${name}: ${sentence}`) };
  });
  const sum = (of: 'values' | 'moved' | 'mended') => cases.reduce((total, each) => total + each[of], 0);
  const differences = cases.flatMap((each) => each.differences);
  different += differences.length;
  process.stdout.write(
    `${slug}: ${cases.length} cases, ${sum('values')} values, ${sum('moved')} moved, ${sum('mended')} of defects, ${differences.length} different\n`,
  );
  const near = new Map<string, Nearness>();
  for (const each of cases) for (const [key, { count, farthest }] of each.near) note(near, key, farthest, count);
  if (options.near) {
    for (const [key, { count, farthest }] of near) {
      process.stdout.write(`  ${key}: ${count} near, at most ${Number(farthest.toPrecision(3))}\n`);
    }
  }
  for (const sentence of differences) process.stdout.write(`${sentence}\n`);
}
const idle = Object.entries(renamed).flatMap(([slug, entries]) =>
  entries.filter((entry) => !used.has(entry)).map((entry) => `${slug}: ${JSON.stringify(entry)} matches nothing\n`),
);
process.stdout.write(`${idle.join('')}${different} values differ outside what golden/renamed.json lists.\n`);
process.exitCode = different + idle.length === 0 ? 0 : 1;
