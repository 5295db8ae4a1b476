import { expect, it } from 'vitest';
import { ownTurn } from '../../../src/service/web/turns.js';

it('lets others go on between any two who wait for a turn', async () => {
  const seen: string[] = [];
  let isOver = false;
  const tick = () => {
    seen.push('|');
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  await Promise.all(['a', 'b', 'c'].map((name) => ownTurn().then(() => seen.push(name))));
  isOver = true;
  expect(seen.join('')).toMatch(/a\|+b\|+c/);
});
