// What the site without a server has, what a visitor of it loads to calculate, and what subscribers of calendars do:
// `npm run bench:size`. `-- --write` puts the tables into docs/performance.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildIfStale } from '../scripts/build.mjs';
import { table, tell } from './written.mjs';

buildIfStale({ runnable: true });
const { createHandler } = await import('nirayana/http');

const BIN = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
/** Of three scripts. */
const LANGUAGES = ['en', 'hi', 'ml'];
const PLACE = 'at_lat=25.3176&at_lon=82.9739&on_tz=Asia/Kolkata';
const FEEDS = { vrata: PLACE, panchang: PLACE, transits: `${PLACE}&sign=Leo` };
const ORIGIN = 'https://example.test';
const handle = createHandler({ baseUrl: ORIGIN });

const kilobytes = (bytes) => (bytes / 1000).toLocaleString('en', { maximumFractionDigits: 0 });
const row = (name, texts) => {
  const sums = [(text) => text.length, (text) => gzipSync(text).length].map((size) =>
    texts.reduce((sum, text) => sum + size(text), 0),
  );
  return [name, ...sums.map(kilobytes)];
};

/** A file of JavaScript and all that it imports at its start. */
function loaded(file, known = new Set()) {
  known.add(file);
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:import|from)\s*"(\.[^"]+)"/g)) {
    const imported = join(dirname(file), name);
    if (!known.has(imported)) loaded(imported, known);
  }
  return known;
}

async function calendar(feed, language) {
  const answer = await handle(new Request(`${ORIGIN}/calendars/${feed}.ics?${FEEDS[feed]}&lang=${language}`));
  const text = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(text.toString());
  return row(`${feed}, ${language}, ${text.toString().match(/^BEGIN:VEVENT/gm).length} entries`, [text]);
}

const folder = mkdtempSync(join(tmpdir(), 'nirayana-size-'));
try {
  execFileSync(process.execPath, [BIN, 'site', '--out', folder], { stdio: 'ignore' });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const read = (file) => readFileSync(file);
  const places = readdirSync(join(folder, 'app')).find((name) => name.startsWith('places.'));
  const calendars = [];
  for (const feed of Object.keys(FEEDS))
    for (const language of ['en', 'hi']) calendars.push(await calendar(feed, language));
  tell({ command: 'bench:size' }, [
    table(
      ['of the site without a server', 'kB', 'in gzip'],
      [
        row(
          `all ${files.length.toLocaleString('en')} files`,
          files.map(({ parentPath, path, name }) => read(join(parentPath ?? path, name))),
        ),
        ...LANGUAGES.map((language) =>
          row(`the worker, ${language}`, [...loaded(join(folder, `worker-${language}.js`))].map(read)),
        ),
        row('the list of places', [read(join(folder, 'app', places))]),
      ],
    ),
    table(['calendar of two years in Varanasi', 'kB', 'in gzip'], calendars),
  ]);
} finally {
  rmSync(folder, { recursive: true });
}
