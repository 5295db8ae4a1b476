import { describe, expect, it } from 'vitest';
import { CHART_SAMPLES, TIMELINE_SAMPLES } from './samples.js';

/** `npx vitest run test/charts/charts.golden.test.ts -u` records them anew: look at each that has changed. */
describe.each(Object.entries({ ...CHART_SAMPLES, ...TIMELINE_SAMPLES }))('%s', (name, draw) => {
  it('has the recorded bytes', async () => {
    await expect(`${draw()}\n`).toMatchFileSnapshot(`../../golden/charts/${name}.svg`);
  });
});
