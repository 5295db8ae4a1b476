// `npm run test:browser`: goes through the pages of the built server with Chromium, as people do: every tool with and
// without script, on a phone and on a desk, by keys, in the dark, on paper, in seven languages.

import { chromiumPath, launch } from './browser/chromium.mjs';
import { Tally } from './browser/tally.mjs';
import { buildIfStale } from './build.mjs';

const executable = chromiumPath();
if (executable === undefined) {
  process.stdout.write(
    'There is no Chromium on the path, and the variable CHROMIUM names none: the pages were not looked at.\n',
  );
  const isRequired = Boolean(process.env.CI);
  process.stdout.write(isRequired ? '0 passed, 1 failed\n' : '0 passed, 0 failed, 1 skipped\n');
  process.exit(isRequired ? 1 : 0);
}

buildIfStale({ runnable: true });
// The built server is there only now.
const { SCENES } = await import('./browser/scenes.mjs');
const { startSite } = await import('./browser/site.mjs');

/** `npm run test:browser -- keyboard` runs only what has that word in the name of its file's scene. */
const wanted = process.argv.slice(2);
const isWanted = ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word));

const tally = new Tally();
const site = await startSite();
const browser = await launch(executable);
const start = performance.now();
try {
  for (const [name, scene] of Object.entries(SCENES).filter(isWanted)) {
    process.stdout.write(`${name}\n`);
    const before = performance.now();
    await scene({ tally, site, browser });
    process.stdout.write(`  ${((performance.now() - before) / 1000).toFixed(1)} s\n`);
  }
  await tally.check('the server had nothing to report', () => {
    if (site.errors.length > 0) throw site.errors[0];
  });
} finally {
  await browser.close();
  await site.close();
}
process.stdout.write(`${((performance.now() - start) / 1000).toFixed(0)} s in all\n`);
tally.end();
