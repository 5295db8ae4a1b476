import { defineConfig } from 'vitest/config';
import { methodologyForVite } from './scripts/methodology.js';

export default defineConfig({
  plugins: [methodologyForVite()],
  test: {
    reporters: ['minimal', './scripts/reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.{package,house}.test.ts'],
          testTimeout: 20_000,
          // Nothing here keeps state that a test could notice, and loading everything for each file doubles the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'house', include: ['test/**/*.house.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['test/**/*.package.test.ts'],
          testTimeout: 60_000,
          // Only these wait for the package to be built, packed and installed.
          globalSetup: 'test/support/packed-package.ts',
        },
      },
    ],
  },
});
