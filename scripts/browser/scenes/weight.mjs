import { watchedContext } from '../watch.mjs';

const MOST_BYTES = 50_000;

/** What a first page weighs with all that it loads, and how long an answer takes on this machine. */
export async function weight({ tally, site, browser }) {
  await tally.check(`a first page is below ${MOST_BYTES / 1000} kB over the wire`, async () => {
    const paths = ['/', '/hi', ...site.pages.flatMap(({ path, query }) => [path, `${path}?${query}`])];
    const weights = [];
    for (const path of paths) weights.push({ path, bytes: await bytesOf(browser, site, path) });
    const heavy = weights.toSorted((a, b) => b.bytes - a.bytes);
    const told = heavy.slice(0, 3).map(({ path, bytes }) => `${path.split('?')[0]} ${(bytes / 1000).toFixed(1)} kB`);
    // The first page of a visit is the list or a form; a result comes after one.
    const first = heavy.filter(({ path }) => !path.includes('?') && path !== '');
    if (heavy.some(({ bytes }) => bytes > MOST_BYTES)) throw new Error(told.join(', '));
    return `${told.join(', ')}; the heaviest form or list ${((first[0]?.bytes ?? 0) / 1000).toFixed(1)} kB`;
  });
  await tally.check('answers are rendered fast', async () => {
    const times = [];
    for (const { slug, path, query } of site.pages) {
      const best = [];
      for (let round = 0; round < 3; round += 1) {
        const start = performance.now();
        await (await fetch(`${site.base}${path}?${query}`)).text();
        best.push(performance.now() - start);
      }
      times.push({ slug, time: Math.min(...best) });
    }
    times.sort((a, b) => a.time - b.time);
    const { slug, time } = times.at(-1);
    return `${times[12].time.toFixed(1)} ms in the middle, ${time.toFixed(1)} ms at most (${slug})`;
  });
}

async function bytesOf(browser, site, path) {
  const { context } = await watchedContext(browser, site);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(site.base + path, { waitUntil: 'load' });
  await context.close();
  return bytes;
}
