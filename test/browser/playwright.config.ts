import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.js';
import type { Home } from './site.js';
import { FILES_LEFT_OUT, SCENES_LEFT_OUT } from './without-server.js';

const isCi = Boolean(process.env['CI']);

/** What is asked of a site of files alone. */
const OF_FILES = 'device.spec.ts';

/**
 * `npm run test:browser`: goes through the pages with Chromium, as people do: those of the built server, and those that a
 * device writes without a server and without a network.
 */
export default defineConfig<object, { readonly home: Home }>({
  globalSetup: './setup.ts',
  reporter: [['list'], ['./reporter.ts']],
  outputDir: '../../node_modules/.cache/browser',
  // Babel has nothing to do in what is built.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // What fails once and not again is told as flaky.
  retries: isCi ? 1 : 0,
  // Some go through every page of a language.
  timeout: 600_000,
  projects: [
    { name: 'server', testIgnore: OF_FILES },
    { name: 'written', testMatch: 'files.setup.ts' },
    {
      name: 'files',
      dependencies: ['written'],
      testIgnore: Object.keys(FILES_LEFT_OUT).map((name) => `${name}.spec.ts`),
      grepInvert: SCENES_LEFT_OUT.map(({ named }) => named),
      use: { home: 'files' },
    },
  ],
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
