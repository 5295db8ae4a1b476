import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { pageAssetsForVite } from './scripts/page-assets.js';
import { threadsForVite } from './scripts/threads.js';
import { virtualForVite } from './scripts/virtual.js';

/** What every run has. */
export const common = {
  plugins: [virtualForVite(), pageAssetsForVite(), threadsForVite()],
  test: {
    reporters: ['minimal', './scripts/reporter.ts'],
    // Vitest leaves a core free, which of two is half: many tests wait for a process that they started.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // CI runs several projects of one clone, in which nothing changes; elsewhere what is made of docs would become stale.
    experimental: { fsModuleCache: Boolean(process.env['CI']) },
  },
};

/** What puts another module or part in the place of ours would do so for every test that comes after it in the same process. */
const MOCKS = [
  'test/pages/shell/environment.unit.test.ts',
  'test/languages/{pseudo,speak-only}.unit.test.ts',
  'test/service/{device/*,http/left-out}.unit.test.ts',
];

/** What takes minutes and changes rarely: `npm run test:long`. */
export const LONG = [
  // Every page in every language, every field with every hostile text.
  'test/pages/language.unit.test.ts',
  'test/pages/form/hostile.unit.test.ts',
  // Each day of four centuries, each body at ten thousand instants, and how the pack is made.
  'test/base/ephemeris/{astronomy-engine.unit,engines.property}.test.ts',
  'test/scripts/ephemeris/**/*.test.ts',
];

/** What waits for processes and sockets may fail where a machine of CI stands still, and then not once more. */
const retry = process.env['CI'] ? 1 : 0;

/** What waits for stores, processes and sockets: `npm run test:service`. */
export const SERVICE = ['test/service/{account,store,jobs,batch,threads,node,cli}/**/*.test.ts'];

/** The tests of modules. */
export const source = {
  name: 'source',
  include: ['test/**/*.test.ts'],
  exclude: ['test/**/*.{package,house}.test.ts', ...MOCKS, ...LONG, ...SERVICE],
  // What hangs is to be told, and what waits for a busy machine not.
  testTimeout: 60_000,
  // Nothing here keeps state that a test could notice, and loading everything for each file doubles the time.
  isolate: false,
};

export default defineConfig({
  ...common,
  test: {
    ...common.test,
    projects: [
      { extends: true, test: source },
      { extends: true, test: { ...source, name: 'long', include: LONG, exclude: [] } },
      {
        extends: true,
        test: { ...source, name: 'service', retry, include: SERVICE, exclude: ['test/**/*.{package,house}.test.ts'] },
      },
      { extends: true, test: { name: 'mocks', include: MOCKS, testTimeout: 60_000 } },
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
          retry,
          // Only these wait for the package to be built, packed and installed.
          globalSetup: 'test/support/packed-package.ts',
        },
      },
    ],
  },
});
