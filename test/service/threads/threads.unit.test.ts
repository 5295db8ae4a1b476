import { expect, it } from 'vitest';
import { Threads } from '../../../src/service/threads/threads.js';

it('threads that cannot be started let all that wait for them fail, and say why', async () => {
  // Less than Node needs to begin.
  const threads = new Threads({ most: 1, limits: { maxOldGenerationSizeMb: 1, maxYoungGenerationSizeMb: 1 } });
  const calculation = { tool: 'sun-sign', now: 0, conventions: {}, baseUrl: '' };
  const lost = () => threads.run('chunk', [calculation, { bytes: new Uint8Array(), count: 0, refused: new Map() }]);
  for (const one of [lost(), lost(), lost()]) {
    await expect(one).rejects.toThrow('A thread has failed: Worker terminated due to reaching memory limit');
  }
  expect(threads.hasFailed).toBe(true);
  await threads.close();
  await expect(lost()).rejects.toThrow('The threads are ended.');
});
