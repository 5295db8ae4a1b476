import { expect, test } from './fixtures.js';
import { PATHS } from './site.js';

const MOST_BYTES = 50_000;

test(`a first page is below ${MOST_BYTES / 1000} kB over the wire`, async ({ browser, baseURL, site }) => {
  // The first page of a visit is the list or a form; a result comes after one.
  const first = ['/', '/hi', ...PATHS];
  const weights: { readonly path: string; readonly bytes: number }[] = [];
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Each page is weighed as the first of its visit.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  for (const path of [...first, ...PATHS.map((one) => `${one}?${site.queryOf(one)}`)]) {
    bytes = 0;
    await page.goto(baseURL + path, { waitUntil: 'load' });
    weights.push({ path, bytes });
  }
  await page.close();
  weights.sort((a, b) => b.bytes - a.bytes);
  const told = (all: typeof weights) =>
    all.map(({ path, bytes }) => `${path.split('?')[0]} ${(bytes / 1000).toFixed(1)} kB`).join(', ');
  const heaviest = told(weights.filter(({ path }) => first.includes(path)).slice(0, 1));
  console.log(`${told(weights.slice(0, 3))}; the heaviest form or list ${heaviest}`);
  expect(told(weights.filter(({ bytes }) => bytes > MOST_BYTES))).toBe('');
});
