import { defineConfig } from 'vitest/config';
import { common, source } from './vitest.config.js';

const SLOW = [
  'test/service/mcp/serve.unit.test.ts',
  // Every tool in every language: its names, its hours by a clock of twelve, the first line of its page, the entries of
  // its calendar.
  'test/calculation/locale.golden.test.ts',
  'test/pages/hours.unit.test.ts',
  'test/tools/page/answer.unit.test.ts',
  'test/feeds/feeds.unit.test.ts',
  // Every tool as an AI client asks it, and what each costs.
  'test/service/mcp/tools.unit.test.ts',
  'test/calculation/cost.unit.test.ts',
  // Every link of every page, every schema in every checker.
  'test/site/{door,siblings,files}.unit.test.ts',
  'test/base/schema/published.unit.test.ts',
];

/**
 * `npm run test:quick` and `npm run test:watch`: examples and golden bytes, which end within a minute and a half on two
 * cores. Properties and references ask thousands of births, and wait for `npm test`.
 */
export default defineConfig({
  ...common,
  test: {
    ...common.test,
    ...source,
    include: ['test/**/*.{unit,golden}.test.ts'],
    exclude: [...source.exclude, ...SLOW],
  },
});
