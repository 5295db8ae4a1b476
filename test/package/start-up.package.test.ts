import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/languages/locale/locales.js';
import { filesAtTheStart } from '../support/module-graph.js';
import { consumer, run } from '../support/processes.js';

const dist = join(consumer, 'node_modules/nirayana/dist');
const KILOBYTE = 1_000;

/** The files that an entry loads before its first line runs, and their bytes together without the pack. */
function loadedBy(entry: string) {
  const files = [...filesAtTheStart(join(dist, entry))];
  const code = files.filter((file) => !file.includes('ephemeris-pack'));
  return { files, bytes: code.reduce((sum, file) => sum + statSync(file).size, 0) };
}

// Time goes with files and bytes; `npm run bench:start` measures it.
describe('the start of a program', () => {
  it.each([
    ['index.js', 8, 2_020],
    ['tools/sun-sign.js', 9, 2_020],
    ['compact.js', 3, 1_950],
    ['compact.cjs', 3, 2_000],
    ['ephemeris.js', 3, 100],
    ['bin.js', 4, 10],
  ])('loads few files and bytes with %s', (entry, mostFiles, mostKilobytes) => {
    const { files, bytes } = loadedBy(entry);
    process.stdout.write(
      `${entry} loads ${files.length} files, ${Math.round(bytes / KILOBYTE)} kB without the pack.\n`,
    );
    expect(files.length).toBeLessThanOrEqual(mostFiles);
    // The words of pages and the texts of methodology come with the first page.
    expect(files.filter((file) => /page-words|methodology/.test(file))).toEqual([]);
    expect(bytes).toBeLessThan(mostKilobytes * KILOBYTE);
  });
});

const PLAIN = "{ date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } }";

/** What a program in CommonJS prints, as JSON. */
async function printed(program: string): Promise<unknown> {
  const { code, output, errors } = await run(process.execPath, ['--input-type=commonjs', '--eval', program]);
  expect([code, errors]).toEqual([0, '']);
  return JSON.parse(output);
}

describe('a first call in CommonJS', () => {
  it.each([
    ['nothing', '', 1, 15],
    ['moonSign', `nirayana.moonSign(${PLAIN});`, 7, 755],
    ['moonSign in Hindi', `nirayana.moonSign(${PLAIN}, { locale: 'hi' });`, 8, 820],
    ['sunSign', 'nirayana.sunSign({ month: 5, day: 17 });', 4, 750],
    ['panchang', "nirayana.panchang({ date: '2026-11-26', latitude: 25.3, longitude: 83 });", 15, 985],
    ['birthChart', `nirayana.birthChart(${PLAIN});`, 21, 880],
  ])('loads what %s needs and no other language', async (_name, call, mostFiles, mostKilobytes) => {
    const list = 'Object.keys(require.cache).map((file) => [file, require("fs").statSync(file).size])';
    const program = `const nirayana = require('nirayana'); ${call} console.log(JSON.stringify(${list}));`;
    const loaded = (await printed(program)) as [string, number][];
    const code = loaded.filter(([file]) => !file.includes('ephemeris-pack'));
    const bytes = code.reduce((sum, [, size]) => sum + size, 0);
    process.stdout.write(`${call || 'require'} loads ${code.length} files, ${Math.round(bytes / KILOBYTE)} kB.\n`);
    expect(code.length).toBeLessThanOrEqual(mostFiles);
    expect(bytes).toBeLessThan(mostKilobytes * KILOBYTE);
    expect(code.filter(([file]) => /(?:names|words)-(?:uk|ru|fr|de|es)\.cjs$/.test(file))).toEqual([]);
  });

  it('of any tool answers as the ES module does, whatever was loaded before', async () => {
    const program = `(async () => {
      const library = await import('nirayana');
      const now = new Date('2026-01-01T00:00:00Z');
      const moved = [];
      const LANGUAGES = ${JSON.stringify(LOCALES)};
      for (const [index, { slug, functionName, example }] of library.tools.concat(library.furtherTools).entries()) {
        for (const file of Object.keys(require.cache)) if (file.includes('library')) delete require.cache[file];
        delete require.cache[require.resolve('nirayana')];
        const alone = require('nirayana');
        for (const locale of ['en', LANGUAGES[index % LANGUAGES.length]]) {
          const [here, there] = [alone, library].map((each) => JSON.stringify(each[functionName](example, { now, locale })));
          if (here !== there) moved.push(slug + ' ' + locale);
        }
      }
      console.log(JSON.stringify(moved));
    })();`;
    expect(await printed(program)).toEqual([]);
  });

  it('is of a module like others: its names are listed, can be taken apart and replaced', async () => {
    const program = `
      const nirayana = require('nirayana');
      const { moonSign } = nirayana;
      const isListed = Object.keys(nirayana).includes('moonSign') && { ...nirayana }.moonSign === moonSign;
      nirayana.moonSign = () => 'mine';
      console.log(JSON.stringify([isListed, typeof moonSign, nirayana.moonSign()]));`;
    expect(await printed(program)).toEqual([true, 'function', 'mine']);
  });
});
