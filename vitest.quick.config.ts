import { defineConfig } from 'vitest/config';
import { common, source } from './vitest.config.js';

/** More than half of the time of `npm test`. */
const SLOW = [
  // Servers, stores and other processes, for which the tests wait.
  'test/service/{account,store,jobs,batch,threads,node,cli}/**',
  'test/service/mcp/serve.unit.test.ts',
  // Every tool in every language: its names, the first line of its page, the entries of its calendar.
  'test/calculation/locale.golden.test.ts',
  'test/tools/page/answer.unit.test.ts',
  'test/feeds/feeds.unit.test.ts',
  // Every link of every page.
  'test/site/{door,siblings,files}.unit.test.ts',
  // Every tool for births in each form of a copy, every chart as crowded as it can be.
  'test/calculation/births.property.test.ts',
  'test/charts/chart-svg.property.test.ts',
];

/** `npm run test:quick` and `npm run test:watch`: what ends within a minute and a half on two cores. */
export default defineConfig({
  ...common,
  test: { ...common.test, ...source, exclude: [...source.exclude, ...SLOW] },
});
