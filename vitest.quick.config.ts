import { defineConfig } from 'vitest/config';
import { common, source } from './vitest.config.js';

/** More than half of the time of all. */
const LONG = [
  // Servers, stores and other processes, for which the tests wait.
  'test/service/{store,jobs,batch,threads,node,cli}/**',
  // Every page in every language, every field with every hostile text.
  'test/pages/language.unit.test.ts',
  'test/pages/form/hostile.unit.test.ts',
  // Each day of four centuries, each body at ten thousand instants, and how the pack is made.
  'test/base/ephemeris/{astronomy-engine.unit,engines.property}.test.ts',
  'test/scripts/ephemeris/**',
];

/** `npm run test:quick` and `npm run test:watch`: what ends within a minute and a half on two cores. */
export default defineConfig({
  ...common,
  test: { ...common.test, ...source, exclude: [...source.exclude, ...LONG] },
});
