// Rewrites golden/versions.json from golden/expected, and tells what the changelog has still to say. It refuses results
// that moved under an unchanged calculation_version since the last release.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { allTools } from '../src/entries/index.js';
import { brokenMoves, unmovedVersions } from './release/moves.js';
import { lastBase, since, today } from './release/trees.js';

const FILE = 'golden/versions.json';

const versions = Object.fromEntries(
  allTools.map(({ slug, calculationVersion }) => {
    const expected = readFileSync(`golden/expected/${slug}.json`);
    return [
      slug,
      { calculation_version: calculationVersion, sha256: createHash('sha256').update(expected).digest('hex') },
    ];
  }),
);
const text = `${JSON.stringify(versions, null, 2)}\n`;

const base = lastBase();
if (base === undefined) process.stdout.write('There is no history: nothing is held against the last release.\n');
const found = base && since(base, { ...today, read: (path) => (path === FILE ? text : today.read(path)) });
const unmoved = found ? unmovedVersions(found.before, found.after) : [];
if (unmoved.length > 0) {
  process.stderr.write(`${unmoved.join('\n')}\n`);
  process.exitCode = 1;
} else {
  writeFileSync(FILE, text);
  const broken = found ? brokenMoves(found.before, found.after, found.points) : [];
  if (broken.length > 0) process.stdout.write(`To be put right before it is ready:\n- ${broken.join('\n- ')}\n`);
}
