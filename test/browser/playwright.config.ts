import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium.js';

const isCi = Boolean(process.env['CI']);

/** `npm run test:browser`: goes through the pages of the built server with Chromium, as people do. */
export default defineConfig({
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
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
