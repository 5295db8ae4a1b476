import { test as base, expect } from '@playwright/test';
import { build } from 'esbuild';
import { methodologyOf } from '../../scripts/methodology.js';
import { pageAssetsForEsbuild } from '../../scripts/page-assets.js';
import { at, wide } from './fixtures.js';
import { clippedText, openFolds, sidewaysScroll } from './sight.js';
import { PATHS } from './site.js';

type Handle = (request: Request) => Promise<Response>;

const OUT = 'node_modules/.cache/browser-pseudo/handler.mjs';
const ORIGIN = 'https://example.org';

/** The service from its sources, in the language that nobody speaks: what is built for users has no way in for it. */
async function pseudoHandler(): Promise<Handle> {
  await build({
    entryPoints: ['test/browser/pseudo-handler.ts'],
    outfile: OUT,
    bundle: true,
    format: 'esm',
    platform: 'node',
    charset: 'utf8',
    logLevel: 'error',
    packages: 'external',
    plugins: [
      pageAssetsForEsbuild(),
      {
        name: 'methodology',
        setup(builder) {
          builder.onResolve({ filter: /^virtual:methodology/ }, ({ path }) => ({ path, namespace: 'methodology' }));
          builder.onLoad({ filter: /.*/, namespace: 'methodology' }, ({ path }) => ({
            contents: `export default ${methodologyOf(path)};`,
          }));
        },
      },
    ],
  });
  const built: { readonly handle: Handle } = await import(new URL(`../../${OUT}`, import.meta.url).href);
  return built.handle;
}

const test = base.extend<object, { readonly handle: Handle }>({
  handle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture asks for.
    async ({}, use) => use(await pseudoHandler()),
    { scope: 'worker' },
  ],
});

test.use({ ...wide(375, 667), baseURL: ORIGIN, contextOptions: { reducedMotion: 'reduce' } });

test('words that are 40 % longer are cut nowhere on a phone', async ({ page, handle }) => {
  await page.route('**/*', async (route) => {
    const response = await handle(new Request(route.request().url(), { headers: { Accept: 'text/html' } }));
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  });
  const findings: string[] = [];
  for (const path of PATHS) {
    const { headers } = await handle(new Request(`${ORIGIN}${path}?example`));
    for (const address of [path, String(headers.get('location'))]) {
      await page.goto(address);
      await openFolds(page);
      expect(await page.locator('h1').textContent()).toContain('ö');
      findings.push(
        ...at(address.replace(/\?.*/, '?…'), [...(await sidewaysScroll(page)), ...(await clippedText(page))]),
      );
    }
  }
  expect(findings).toEqual([]);
});
