import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesAtTheStart } from '../support/module-graph.js';
import { consumer } from '../support/processes.js';

const dist = join(consumer, 'node_modules/nirayana/dist');
const KILOBYTE = 1_000;

/** The files that an entry loads before its first line runs, and their bytes together. */
function loadedBy(entry: string) {
  const files = [...filesAtTheStart(join(dist, entry))];
  return { files, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}

// Time goes with files and bytes; `npm run bench:start` measures it.
describe('the start of a program', () => {
  it.each([
    ['index.js', 29, 1_650],
    ['bin.js', 4, 10],
  ])('loads few files and bytes with %s', (entry, mostFiles, mostKilobytes) => {
    const { files, bytes } = loadedBy(entry);
    process.stdout.write(`${entry} loads ${files.length} files, ${Math.round(bytes / KILOBYTE)} kB.\n`);
    expect(files.length).toBeLessThanOrEqual(mostFiles);
    // The texts of methodology come with the first page.
    expect(files.filter((file) => /methodology/.test(file))).toEqual([]);
    expect(bytes).toBeLessThan(mostKilobytes * KILOBYTE);
  });
});
