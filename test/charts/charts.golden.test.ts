import { describe, expect, it } from 'vitest';
import { chartSamples, timelineSamples } from '../../src/verify/chart-samples.js';
import { LANGUAGES } from '../support/languages.js';

/** `npx vitest run test/charts/charts.golden.test.ts -u` records them anew: look at each that has changed. */
describe.each(Object.entries({ ...chartSamples(LANGUAGES), ...timelineSamples(LANGUAGES) }))('%s', (name, draw) => {
  it('has the recorded bytes', async () => {
    await expect(`${draw()}\n`).toMatchFileSnapshot(`../../golden/charts/${name}.svg`);
  });
});
